"""What an explainer shows of a question, as plain values: computed here, drawn elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.question import Curve, Knob, Mistake, Node, Question
from uncle_widgets.probability.show import about, amount, fraction, hundred_dots, of_hundred, one_in, percent
from uncle_widgets.probability.trials import Estimate

NEAR = {"chance": 0.025}
"""How close a prediction must come to a wrong reckoning to be named after it; else a tenth of the span."""


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


def in_force(question: Question[Any], knob: Knob) -> Any:
    """The choice of a knob that the question goes by."""
    return getattr(question, knob.name) if knob.value is None else knob.value


def answered(question: Question[Any], view: Any) -> dict[str, Any]:
    """The answer in its four ways, the dots, the reasons; everything that is covered at first."""
    exact = question.exact(view)
    number = question.number(view)
    reasons = question.derive(view)
    return {
        "answer": _ways(question, view, number),
        "bars": _bars(question, view, exact),
        "dots": _dots(question, view, number) if question.measure == "chance" else [],
        "lines": [
            {
                "letter": "abcdefghijklmnopqrstuvwxyz"[k % 26],
                "words": line.words,
                "formula": line.formula,
                "value": line.value,
                "lit": list(line.lit),
            }
            for k, line in enumerate(reasons.lines)
        ],
        "tree": _tree(reasons.tree) if reasons.tree else None,
        "curve": _curve(reasons.curve) if reasons.curve else None,
        "misconception": question.misconception,
        "apart": question.apart(view),
        "simulated": str(exact) if isinstance(exact, Estimate) else "",
    }


def _ways(question: Question[Any], view: Any, number: Fraction) -> dict[str, Any]:
    if question.measure != "chance":
        shown = amount(number, question.measure)
        return {"value": float(number), "lead": shown, "says": question.says(view), "fraction": fraction(number)}
    return {
        "value": float(number),
        "hundred": of_hundred(number),
        "about": about(number).rsplit(" ", 1)[0],
        "says": question.says(view),
        "fraction": fraction(number),
        "percent": percent(number),
        "odds": one_in(number),
    }


def _bars(question: Question[Any], view: Any, exact: Fraction | Dist[Any] | Estimate) -> list[list[Any]]:
    """A bar for each outcome of a distribution, or for each choice of the first knob."""
    if isinstance(exact, Dist):
        return [[str(x), float(p), percent(p), False] for x, p in sorted(exact.items(), key=lambda item: item[0])]
    knobs = [knob for knob in question.knobs(view) if not knob.supposes]
    if not knobs or len(knobs[0].choices) > 8:
        return []
    rows: list[list[Any]] = []
    for value, label in knobs[0].choices:
        other = question.at(**{knobs[0].name: value})
        if other.ask(view) is not None:
            number = other.number(view)
            chosen = in_force(question, knobs[0]) == value
            rows.append([label, float(number), amount(number, question.measure), chosen])
    return rows if len(rows) > 1 else []


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


def _curve(curve: Curve) -> dict[str, Any]:
    return {
        "title": curve.title,
        "x": list(curve.x),
        "y": [float(p) for p in curve.exact],
        "limit": None if curve.limit is None else float(curve.limit),
        "limit_label": curve.limit_label,
    }


def fitting(question: Question[Any], view: Any, prediction: float, number: Fraction) -> Mistake | None:
    """The wrong reckoning that a prediction fits: near it, and nearer to it than to the answer."""
    low, high = question.span(view)
    near = NEAR.get(question.measure, (high - low) / 20)
    off = abs(prediction - float(number))
    found = [
        (abs(prediction - float(mistake.value)), mistake)
        for mistake in question.mistakes(view)
        if abs(prediction - float(mistake.value)) <= min(near, off)
    ]
    found.sort(key=lambda pair: pair[0])
    return found[0][1] if found and off > near / 4 else None


def verdict(prediction: float, number: Fraction, measure: str) -> str:
    """The prediction against the answer, in a sentence."""
    said, exact = amount(prediction, measure), amount(number, measure)
    gap = abs(prediction - float(number))
    if gap < (0.005 if measure == "chance" else 0.05):
        return f"You said {said}. That is the answer, to the nearest hundredth."
    more = "more" if prediction > number else "less"
    by = f"{gap * 100:.0f} of 100" if measure == "chance" else amount(gap, measure)
    return f"You said {said}; it is {exact}. You expected {by} {more}."


def settings_text(settings: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in settings.items())
