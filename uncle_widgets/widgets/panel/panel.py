"""What an explainer shows of a question, as plain values: computed here, drawn elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from fractions import Fraction
from math import floor
from typing import Any, TypeAlias

from uncle_widgets.asking import shapes
from uncle_widgets.games.words import capital
from uncle_widgets.probability.charts import Graph
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.marking import Judged, right_between
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Knob, Node
from uncle_widgets.probability.show import (
    about,
    amount,
    fraction,
    how_near,
    hundred_dots,
    odds_of,
    of_hundred,
    one_in,
    percent,
    short_fraction,
    trimmed,
)
from uncle_widgets.probability.trials import Estimate

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SIBLINGS = 8
"""Choices of a setting, at most, that are shown beside each other."""
FRACTION = re.compile(r"(\d+)(?:/| (?:out )?of )(\d+)")
"""In a reckoning: '41/87', '41 out of 87'."""
SHORT = 1_000_000
"""The largest denominator of a fraction that is shown for a mean that was solved for."""


def asked(posed: Posed[Any], trial: str) -> shapes.Question:
    """What stands above the answer, and may be seen before it; `trial` is what one trial does."""
    question = posed.question
    return {
        "id": question.id,
        "title": question.title,
        "concept": question.concept,
        "ask": posed.words,
        "given": posed.given,
        "model": posed.model.words if posed.model else "",
        "measure": posed.measure,
        "cases": posed.cases,
        "event": posed.event,
        "span": posed.span,
        "trial": question.one_trial or trial,
        "knobs": [
            {
                "name": knob.name,
                "label": knob.label,
                "model": knob.supposes,
                "choices": list(knob.choices),
                "value": in_force(question, knob),
            }
            for knob in posed.knobs
        ],
    }


def nothing(position: str, question: Question[Any] | None, why: str) -> shapes.Nothing:
    """What stands where no question is asked: the chosen one, and why it is not."""
    title = question.title if question else "There is no question here."
    return {"key": position, "none": True, "title": title, "when": capital(why)}


def in_force(question: Question[Any], knob: Knob) -> Any:
    """The choice of a knob that the question goes by."""
    return getattr(question, knob.name) if knob.value is None else knob.value


def set_now(posed: Posed[Any]) -> dict[str, Any]:
    """The choice of each knob."""
    return {knob.name: in_force(posed.question, knob) for knob in posed.knobs}


Pose: TypeAlias = Callable[[Question[Any]], Posed[Any] | None]
"""How a question is posed at the position that is looked at."""


def posing(view: Any) -> Pose:
    """At this one."""
    return lambda question: question.pose(view)


def set_so(question: Question[Any], pose: Pose, settings: Mapping[str, Any]) -> Posed[Any] | None:
    """The question posed with those of `settings` that make sense there; as it is where it would not arise
    then, and None where it does not arise at all. One setting may offer another."""
    found, last = pose(question), dict[str, Any]()
    for _ in fields(question):
        wanted = {}
        for knob in found.knobs if found else ():
            values = [value for value, _ in knob.choices]
            value = settings.get(knob.name, in_force(question, knob))
            if values:
                wanted[knob.name] = value if value in values else values[0]
        if wanted == last:  # nothing else is offered now
            break
        same = all(getattr(question, name) == value for name, value in wanted.items())
        made, last = question if same else question.at(**wanted), wanted
        again = None if found is None or made == found.question else pose(made)
        if again is None:
            break
        found = again
    return found


def certain(posed: Posed[Any]) -> str:
    """One sentence where the answer is never or always; else nothing."""
    if not posed.certain:
        return ""
    always, cases = bool(posed.number), posed.cases
    if cases.removeprefix("times") == "":
        return "This always happens." if always else "This never happens."
    return " ".join(filter(None, (f"{'All' if always else 'None'} of the {cases}", posed.event))) + "."


def answered(posed: Posed[Any], lesson: str) -> shapes.Answer:
    """The answer in its four ways, the dots, the reasons; everything that is covered at first."""
    exact, sure = posed.exact, certain(posed)
    return {
        "headline": sure or headline(posed),
        "certain": sure,
        "answer": _ways(posed),
        "bars": _bars(exact) if isinstance(exact, Dist) else [],
        "dots": _dots(posed) if posed.measure == "chance" and not sure else [],
        "steps": steps(posed),
        "asks": asks(posed),
        "idea": posed.derivation.idea,
        "misconception": posed.question.misconception,
        "apart": posed.apart,
        "simulated": _simulated(exact, posed.measure),
        "lesson": lesson,
    }


def _simulated(exact: Any, measure: str) -> str:
    """That trials found an answer, and how far off it may be: two standard errors. Nothing for an exact one."""
    if not isinstance(exact, Estimate):
        return ""
    chance = measure == "chance"
    off = f"{200 * exact.error:.1f}" if chance else f"{2 * exact.error:.2f} {measure}"
    if not float(off.split()[0]):
        off = "less than 0.1" if chance else f"less than 0.01 {measure}"
    return f"not exact: from {exact.n:,} trials, give or take {off}"


def headline(posed: Posed[Any]) -> str:
    """'About 44 out of 100 hands B might hold contain a 3.'"""
    if posed.measure == "chance":
        return f"{capital(about(posed.number, posed.simulated))} {posed.out_of_100}."
    cases = posed.cases
    return f"{amount(posed.number, posed.measure)} {cases if cases.startswith('on ') else 'on average'}."


def was(before: Posed[Any], now: Fraction) -> shapes.Was:
    """The answer as it was before, its value and its words; they say so where it is `now` still."""
    number, measure = before.number, before.measure
    chance = measure == "chance"
    words = f"{about(number).removeprefix('about ')} out of 100" if chance else amount(number, measure)
    return {"value": float(number), "words": f"Before: {words}{', the same' if number == now else ''}"}


def _ways(posed: Posed[Any]) -> shapes.Ways:
    number = posed.number
    if posed.measure != "chance":
        rounded = posed.question.solved and number.denominator > SHORT
        return {
            "value": float(number),
            "lead": amount(number, posed.measure),
            "cases": posed.cases,
            "event": "",
            "fraction": f"{float(number):.6f}" if rounded else short_fraction(number),
            "rounded": rounded,
        }
    return {
        "value": float(number),
        "hundred": of_hundred(number),
        "about": how_near(number, posed.simulated),
        "cases": posed.cases,
        "event": posed.event,
        "fraction": "" if posed.simulated else short_fraction(number),
        "percent": percent(number),
        "one_in": one_in(number),
        "odds": odds_of(number),
    }


def choices(posed: Posed[Any]) -> list[tuple[str, Any, str]]:
    """(setting, value, label) for each choice of the first setting that is no supposition; none of many."""
    knobs = [knob for knob in posed.knobs if not knob.supposes]
    if not knobs or not 1 < len(knobs[0].choices) <= SIBLINGS:
        return []
    return [(knobs[0].name, value, label) for value, label in knobs[0].choices]


def siblings(posed: Posed[Any], pose: Pose) -> list[tuple[str, Any, str, Posed[Any]]]:
    """(setting, value, label, posed) for each of the `choices` that arises."""
    now, question = set_now(posed), posed.question
    found = [
        (name, value, label, posed if value == now[name] else pose(question.at(**{name: value})))
        for name, value, label in choices(posed)
    ]
    return [(name, value, label, other) for name, value, label, other in found if other is not None]


def steps(posed: Posed[Any]) -> list[shapes.Step]:
    """The derivation, a page for each step: its lines, another way, then its tree, its curve and its pictures.

    A fraction that is too long to stand with the answer stands in the line that gives it.
    """
    reasons = posed.derivation
    pages: list[shapes.Step] = [
        {"letter": "", "words": line.words, "formula": line.formula, "value": line.value, "lit": list(line.lit)}
        for line in reasons.lines
    ]
    _in_full(posed, pages)
    for line in reasons.other:
        pages.append({
            "letter": "", "words": line.words, "formula": line.formula, "value": line.value,
            "lit": list(line.lit), "other": True,
        })  # fmt: skip
    if reasons.tree:
        pages.append({"letter": "", "words": "What can happen", "tree": _tree(reasons.tree)})
    if reasons.curve:
        curve = reasons.curve
        pages.append({"letter": "", "words": curve.title, "picture": Graph.of(curve).plain()})
    for picture in posed.pictures:
        pages.append({"letter": "", "words": picture.title, "picture": picture.plain()})
    return [{**page, "letter": LETTERS[k % 26]} for k, page in enumerate(pages)]


def asks(posed: Posed[Any]) -> list[shapes.Judge]:
    """The small questions of Work it out, in order; none where it is not offered."""
    found: list[shapes.Judge] = []
    for at, line in enumerate(posed.derivation.lines):
        if ask := line.ask:
            low, high = right_between(ask)
            left = [(each.words, each.factor, of_hundred(each.chance)) for each in ask.left]
            found.append({
                "line": at, "words": ask.words, "judged": ask.judged, "unit": ask.unit, "hint": ask.hint,
                "reason": ask.reason, "left": left, "low": float(low), "high": float(high),
            })  # fmt: skip
    return found


def _in_full(posed: Posed[Any], pages: list[shapes.Step]) -> None:
    """Add the fraction of the answer to the last line that shows it, if it stands nowhere else."""
    number = posed.number
    if short_fraction(number) or posed.simulated or posed.question.solved:
        return
    exact = fraction(number)
    found = (pair for page in pages for pair in FRACTION.findall(page["formula"].replace(",", "")))
    if "/" not in exact or any(Fraction(int(part), int(whole) or 1) == number for part, whole in found):
        return
    shown = amount(number, posed.measure), f"{about(number)} out of 100"
    for page in pages[::-1]:
        if page["value"] in shown:
            page["formula"] = f"{page['formula']} (exactly {exact})"
            return


def _bars(exact: Dist[Any]) -> list[tuple[str, float, str]]:
    """A bar for each outcome of a distribution."""
    return [(str(x), float(p), percent(p)) for x, p in sorted(exact.items(), key=lambda item: item[0])]


def _dots(posed: Posed[Any]) -> list[shapes.Dots]:
    parts = posed.parts
    counts = hundred_dots(parts, posed.number)
    return [{"n": n, "words": part.words, "yes": part.yes} for n, part in zip(counts, parts, strict=True)]


def _tree(node: Node) -> shapes.Branch:
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
    """How far off a prediction is: 'Spot on.', 'Close: 7 too high.' or as `guessed_words`."""
    judged, chance = Judged(number, measure), measure == "chance"
    band, gap = judged.band(prediction), judged.off(prediction)
    by = str(of_hundred(gap)) if chance else amount(gap, measure)
    if band == "exact":
        return "Spot on (within 1)." if by == "1" else "Spot on."
    if band == "far":
        return guessed_words(prediction, number, measure)
    return f"Close: {by} too {'high' if prediction > number else 'low'}."


def guessed_words(prediction: Fraction, number: Fraction, measure: str) -> str:
    """A guess and the answer, a chance out of 100: "You guessed 20. It's 88." """
    if measure == "chance":
        tenths = Fraction(floor(1000 * prediction + Fraction(1, 2)), 10)  # half up, as on a page without Python
        return f"You guessed {trimmed(tenths)}. It's {of_hundred(number)}."
    return f"You guessed {trimmed(prediction)}. It's {amount(number, measure)}."
