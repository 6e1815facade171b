"""How a lesson ended, as plain values for the page: what was said against what is so, and the misses by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from uncle_widgets.asking.sitting import FEWEST, SURE, sure_words
from uncle_widgets.games.attempt import Attempt, Marked
from uncle_widgets.games.words import capital, times
from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.probability.marking import WITHIN, Judged
from uncle_widgets.probability.show import amount, of_hundred
from uncle_widgets.school.receipts import of_attempt
from uncle_widgets.widgets.panel.panel import guessed_words

MINUS = "\N{MINUS SIGN}"


def report(
    attempt: Attempt,
    owned: Mapping[int, str],
    title: str,
    onward: str,
    practise: bool,
    trouble: str = "",
    student: str = "",
) -> dict[str, Any]:
    """See `shapes.Report`. `owned` has, by position, the kind of mistake that was said to be one's own there;
    `onward` names the next lesson, if there is one; `trouble` is why there are no more."""
    given = [(at, marked) for at, marked in enumerate(attempt.first) if marked is not None]
    measure = given[0][1].measure if given else "chance"
    dots = [_dot(attempt, at, marked, at in owned, marked.measure != measure) for at, marked in given]
    drawn = [dot for dot in dots if not dot["apart"]]
    short = attempt.plan.short if attempt.plan else trouble
    rows = attempt.confidence()
    many = [(SURE[level], mean) for level, (off, mean) in rows.items() if len(off) >= FEWEST]
    return {
        "title": title,
        "short": short,
        "near": attempt.near,
        "of": len(given),
        "found": found_words(attempt, owned),
        "unit": "out of 100" if measure == "chance" else measure,
        "band": float(100 * WITHIN) if measure == "chance" else 0.0,
        "low": 0.0 if measure == "chance" else _edge(drawn, min),
        "high": 100.0 if measure == "chance" else _edge(drawn, max),
        "dots": dots,
        "sure": [{"words": SURE[level], "off": list(off), "mean": mean} for level, (off, mean) in rows.items()],
        "sureWords": sure_words(many),
        "calibration": calibration([(marked.sure, marked.near) for _, marked in given]),
        "meaning": meaning(attempt, owned),
        "open": [at for at in attempt.misses if attempt.second[at] is None],
        "next": onward,
        "practise": _practise(attempt, owned) if practise else "",
        "receipt": of_attempt(attempt, student) if attempt.plan and given else "",
        "done": _done(attempt),
    }


SAID = 3
"""Guesses of one level of sureness before it is told how often they were close."""
MORE = "Say how sure you are a few more times, and a row appears here."


def calibration(guesses: Sequence[tuple[str, bool]]) -> str:
    """How often guesses of the surest level that has enough of them were close, from (level, close) pairs."""
    for level in reversed(SURE):
        close = [near for sure, near in guesses if sure == level]
        if len(close) >= SAID:
            return f"When you were {SURE[level].lower()} you were close {times(sum(close))} out of {len(close)}."
    return MORE if any(sure for sure, _ in guesses) else ""


SIDE, CLOSE = Fraction(7, 10), Fraction(8, 10)
"""The share of guesses that lie on one side, or are close, of which the end of a lesson speaks."""
GENERAL = {
    "high": "Most of your guesses were too high.",
    "low": "Most of your guesses were too low.",
    "close": "You can trust your guesses here.",
}


def meaning(attempt: Attempt, owned: Mapping[int, str]) -> str:
    """What the guesses show: the mistake that was made most often, else the side on which they lie, else how close
    they were. A lesson has its own sentences for these (`Plan.meaning`)."""
    given = [(at, marked) for at, marked in enumerate(attempt.first) if marked is not None]
    if not given:
        return ""
    own = attempt.plan.meaning if attempt.plan else {}
    for kind, _ in kinds_found(attempt, owned):
        if kind in own:
            return own[kind]
    sides = {
        "high": sum(marked.off > 0 for _, marked in given),
        "low": sum(marked.off < 0 for _, marked in given),
    }
    for side, many in sides.items():
        if many >= SIDE * len(given):
            return own.get(side) or GENERAL[side]
    if attempt.near >= CLOSE * len(given):
        return own.get("close") or GENERAL["close"]
    far, _ = max(given, key=lambda pair: (_gap(pair[1]), -pair[0]))
    most = "Most of your guesses were close. " if 2 * attempt.near > len(given) else ""
    return f"{most}The biggest gap was at position {far + 1}."


def _gap(marked: Marked) -> float:
    """How far off, in reaches of what is close: so that amounts and chances can be compared."""
    judged = Judged(marked.exact, marked.measure)
    return float(judged.off(marked.said)) / float(judged.reach)


def _done(attempt: Attempt) -> str:
    """The lesson, where a number was given to all of it."""
    if attempt.plan is None or None in attempt.first:
        return ""
    return f"{attempt.exercises[0].game.id} {attempt.plan.number}"


def found_words(attempt: Attempt, owned: Mapping[int, str]) -> str:
    """The mistakes that one said yes to, the commonest first: 'Twice you added the chances.'"""
    if not attempt.done:
        return "You didn't guess."
    return " ".join(f"{capital(times(n))} {KINDS[kind].done}." for kind, n in kinds_found(attempt, owned))


def kinds_found(attempt: Attempt, owned: Mapping[int, str]) -> list[tuple[str, int]]:
    """The kinds of the misses that one said yes to, and how many of each, the commonest first."""
    return Counter(owned[at] for at in attempt.misses if at in owned).most_common()


def _practise(attempt: Attempt, owned: Mapping[int, str]) -> str:
    """What the button to practice says; it practises the mistake that was made most often, if there is one."""
    return "Practise that" if kinds_found(attempt, owned) else "Practise"


def _dot(attempt: Attempt, at: int, marked: Marked, own: bool, apart: bool) -> dict[str, Any]:
    judged = Judged(marked.exact, marked.measure)
    scale = 100 if marked.measure == "chance" else 1
    again = attempt.second[at]
    found: dict[str, Any] = {
        "at": at,
        "apart": apart,
        "said": float(marked.said * scale),
        "exact": float(marked.exact * scale),
        "reach": float(judged.reach * scale),
        "near": marked.near,
        "off": off_words(marked),
        "words": guessed_words(marked.said, marked.exact, marked.measure),
        "name": "",
        "why": "",
    }
    if not marked.near:
        mistake = marked.mistake if own else None
        found["name"] = mistake.name if mistake else "Too high" if marked.off > 0 else "Too low"
        found["why"] = mistake.words if mistake else ""
    if again is not None:
        found |= {"again": float(again.said * scale), "againNear": again.near, "againWords": off_words(again)}
    return found


def off_words(marked: Marked) -> str:
    """'+23' of 100, or with its unit '−1.40 chips'; '0' where nothing is missing."""
    if marked.measure != "chance":
        words = amount(abs(marked.off), marked.measure)
        return (MINUS if marked.off < 0 else "+") + words
    off = of_hundred(Judged(marked.exact, marked.measure).off(marked.said))
    return f"{'' if not off else MINUS if marked.off < 0 else '+'}{off}"


def _edge(dots: Sequence[dict[str, Any]], choose: Any) -> float:
    """The least or greatest of what is drawn, with a little room."""
    values = [dot[key] for dot in dots for key in ("said", "exact")] or [0.0, 1.0]
    room = (max(values) - min(values) or 1.0) * 0.06
    least = min(0.0, min(values))
    return float(max(values) + room if choose is max else least - (room if least < 0 else 0.0))
