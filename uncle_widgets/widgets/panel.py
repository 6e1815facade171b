"""What an explainer shows of a question, as plain values: computed here, drawn elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from uncle_widgets.games.words import capital
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.marking import Judged
from uncle_widgets.probability.pictures import Graph
from uncle_widgets.probability.question import Knob, Node, Question
from uncle_widgets.probability.show import (
    about,
    amount,
    fraction,
    hundred_dots,
    odds_of,
    of_hundred,
    one_in,
    percent,
)
from uncle_widgets.probability.trials import Estimate

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SIBLINGS = 8
"""Choices of a setting, at most, that are shown beside each other."""
SHORT = 1_000_000
"""The largest denominator of a fraction that is shown for a mean that was solved for."""


def asked(question: Question[Any], view: Any) -> dict[str, Any]:
    """What stands above the answer, and may be seen before it."""
    return {
        "id": question.id,
        "title": question.title,
        "concept": question.concept,
        "ask": question.ask(view),
        "given": question.given(view),
        "model": question.model.words if question.model else "",
        "measure": question.measure,
        "says": question.says(view),
        "span": list(question.span(view)),
        "knobs": [
            {
                "name": knob.name,
                "label": knob.label,
                "model": knob.supposes,
                "choices": [[value, label] for value, label in knob.choices],
                "value": in_force(question, knob),
            }
            for knob in question.knobs(view)
        ],
    }


def nothing(position: str, question: Question[Any] | None, why: str) -> dict[str, Any]:
    """What stands where no question is asked: the chosen one, and why it is not."""
    title = question.title if question else "No question arises here."
    return {"key": position, "none": True, "title": title, "when": capital(why)}


def in_force(question: Question[Any], knob: Knob) -> Any:
    """The choice of a knob that the question goes by."""
    return getattr(question, knob.name) if knob.value is None else knob.value


def set_so(question: Question[Any], view: Any, settings: Mapping[str, Any]) -> Question[Any]:
    """The question with those of `settings` that make sense in `view`; as it is where it would not arise then."""
    wanted = {}
    for knob in question.knobs(view):
        values = [value for value, _ in knob.choices]
        value = settings.get(knob.name, in_force(question, knob))
        if values:
            wanted[knob.name] = value if value in values else values[0]
    made = question.at(**wanted)
    return made if made.ask(view) is not None else question


def certain(question: Question[Any], view: Any) -> str:
    """One sentence where the answer is never or always; else nothing."""
    if question.measure != "chance" or question.number(view) not in (0, 1):
        return ""
    who = "All 100" if question.number(view) else "None of 100"
    return f"{who} {question.says(view) or 'times'}."


def answered(question: Question[Any], view: Any) -> dict[str, Any]:
    """The answer in its four ways, the dots, the reasons; everything that is covered at first."""
    exact = question.exact(view)
    number = question.number(view)
    sure = certain(question, view)
    chance = question.measure == "chance"
    return {
        "headline": sure or headline(question, view, number),
        "certain": sure,
        "answer": _ways(question, view, number),
        "bars": _bars(exact) if isinstance(exact, Dist) else [],
        "dots": _dots(question, view, number) if chance and not sure else [],
        "steps": steps(question, view),
        "misconception": question.misconception,
        "apart": question.apart(view),
        "simulated": str(exact) if isinstance(exact, Estimate) else "",
    }


def headline(question: Question[Any], view: Any, number: Fraction) -> str:
    """'About 44 of 100 such hands hold a 3.'"""
    says = question.says(view)
    if question.measure == "chance":
        return f"{capital(about(number))} of 100 {says or 'times'}."
    return f"{amount(number, question.measure)} {says if says.startswith('on ') else 'on average'}."


def was(question: Question[Any], view: Any, now: Fraction) -> dict[str, Any]:
    """The answer as it was in `view`, its value and its words; they say so where it is `now` still."""
    number = question.number(view)
    chance = question.measure == "chance"
    words = f"{about(number).removeprefix('about ')} of 100" if chance else amount(number, question.measure)
    return {"value": float(number), "words": f"as before, {words}" if number == now else f"was {words}"}


def _ways(question: Question[Any], view: Any, number: Fraction) -> dict[str, Any]:
    if question.measure != "chance":
        rounded = question.solved and number.denominator > SHORT
        return {
            "value": float(number),
            "lead": amount(number, question.measure),
            "says": question.says(view),
            "fraction": f"{float(number):.6f}" if rounded else fraction(number),
            "rounded": rounded,
        }
    return {
        "value": float(number),
        "hundred": of_hundred(number),
        "about": about(number).rsplit(" ", 1)[0],
        "says": question.says(view),
        "fraction": fraction(number),
        "percent": percent(number),
        "one_in": one_in(number),
        "odds": odds_of(number),
    }


def siblings(question: Question[Any], view: Any) -> list[tuple[Any, str, Question[Any]]]:
    """(value, label, question) for each choice of the first setting that is no supposition, where it arises."""
    knobs = [knob for knob in question.knobs(view) if not knob.supposes]
    if not knobs or not 1 < len(knobs[0].choices) <= SIBLINGS:
        return []
    made = [(value, label, question.at(**{knobs[0].name: value})) for value, label in knobs[0].choices]
    return [(value, label, other) for value, label, other in made if other.ask(view) is not None]


def steps(question: Question[Any], view: Any) -> list[dict[str, Any]]:
    """The derivation, a page for each step: its lines, then its tree, its curve and its pictures."""
    reasons = question.derive(view)
    pages: list[dict[str, Any]] = [
        {"words": line.words, "formula": line.formula, "value": line.value, "lit": list(line.lit)}
        for line in reasons.lines
    ]
    if reasons.tree:
        pages.append({"words": "What can happen", "tree": _tree(reasons.tree)})
    if reasons.curve:
        curve = reasons.curve
        pages.append({"words": curve.title, "picture": Graph.of(curve).plain()})
    for picture in question.pictures(view):
        pages.append({"words": picture.title, "picture": picture.plain()})
    return [{"letter": LETTERS[k % 26], **page} for k, page in enumerate(pages)]


def _bars(exact: Dist[Any]) -> list[list[Any]]:
    """A bar for each outcome of a distribution."""
    return [[str(x), float(p), percent(p)] for x, p in sorted(exact.items(), key=lambda item: item[0])]


def _dots(question: Question[Any], view: Any, number: Fraction) -> list[dict[str, Any]]:
    parts = question.parts(view)
    counts = hundred_dots(parts, number)
    return [{"n": n, "words": part.words, "yes": part.yes} for n, part in zip(counts, parts, strict=True)]


def _tree(node: Node) -> dict[str, Any]:
    chance = "" if node.chance is None else percent(node.chance)
    return {
        "words": node.words,
        "chance": chance,
        "value": node.value,
        "children": [_tree(child) for child in node.children],
    }


def settings_text(settings: Mapping[str, Any]) -> str:
    """'card=3 others=blind', for the log."""
    return " ".join(f"{name}={value}" for name, value in settings.items())


def verdict_words(prediction: Fraction, number: Fraction, measure: str) -> str:
    """The prediction against the answer, in a sentence."""
    said, exact = amount(prediction, measure), amount(number, measure)
    if said == exact:
        return f"You said {said}. That is the answer, to the last digit shown."
    high = "high" if prediction > number else "low"
    gap = Judged(number, measure).off(prediction)
    if measure != "chance":
        return f"You said {said}; it is {exact}: {amount(gap, measure)} too {high}."
    by = f"{of_hundred(gap)} of 100" if 100 * gap >= 1 else "less than 1 of 100"
    return f"You said {said}; it is {exact}: {by} too {high}."
