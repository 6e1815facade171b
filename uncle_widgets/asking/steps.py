"""Work it out: which small question is asked, what was answered to it, and what the page shows of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from uncle_widgets.asking import shapes
from uncle_widgets.asking.facts import Card
from uncle_widgets.asking.state import Asked, Attempt
from uncle_widgets.probability.typed_numbers import CHANCE, NumberRule, parse_number
from uncle_widgets.refusal import Refusal

TRIES = 2
"""After so many wrong answers the line is shown."""
MOST_CARDS, MOST_MEAN = 999_999, 9_999
"""The largest count, and the largest average, that a field takes."""
OUTCOMES = ("first", "second")
"""What a right answer at the first and at the second try is called."""


def rule_of(ask: shapes.Ask) -> NumberRule:
    """What the field of a small question takes."""
    if ask["judged"] == "chance":
        return CHANCE
    if ask["judged"] == "count":
        return NumberRule(0, MOST_CARDS, ask["unit"], whole=True)
    return NumberRule(-MOST_MEAN, MOST_MEAN, ask["unit"])


def is_right(ask: shapes.Judge, number: str) -> bool:
    """Whether an answer is right. Raise Refusal if it is no number that could be."""
    value = parse_number(number, rule_of(ask))
    share = value / 100 if ask["judged"] == "chance" else value
    # A page without Python compares floats: both allow for their last places.
    return Fraction(ask["low"]) - EPSILON <= share <= Fraction(ask["high"]) + EPSILON


EPSILON = Fraction(1, 10**9)


def attempts_at(asked: Asked, card: Card) -> list[Attempt]:
    """What was answered to the small questions of the question on show, in order."""
    wanted = asked.place, asked.question, card.settings
    fresh = asked.attempts[asked.attempts_from :]
    return [one for one in fresh if (one.place, one.question, one.settings) == wanted]


def work(asks: Sequence[shapes.Judge], attempts: Sequence[Attempt], lines: int) -> shapes.Work:
    """The steps of Work it out as they are after these attempts."""
    steps = [_step(ask, [one.number for one in attempts if one.step == at]) for at, ask in enumerate(asks)]
    at = next((at for at, step in enumerate(steps) if not step["outcome"]), -1)
    return {"steps": steps, "at": at, "lines": lines}


def _step(ask: shapes.Judge, numbers: Sequence[str]) -> shapes.WorkStep:
    wrong: list[str] = []
    outcome = ""
    for number in numbers:
        if outcome:
            break
        if not number:
            outcome = "shown"
        elif is_right(ask, number):
            outcome = OUTCOMES[len(wrong)]
        else:
            wrong.append(number)
            outcome = "shown" if len(wrong) == TRIES else ""
    asked: shapes.Ask = {
        "line": ask["line"], "words": ask["words"], "judged": ask["judged"], "unit": ask["unit"],
        "hint": ask["hint"], "reason": ask["reason"], "left": ask["left"],
    }  # fmt: skip
    return {**asked, "outcome": outcome, "wrong": wrong}


def attempted(asked: Asked, card: Card, attempt: Attempt) -> Asked:
    """With one more attempt. Raise Refusal if its small question is not the one that is asked now."""
    if not card.asks:
        raise Refusal("This question has no small steps.")
    here = work(card.asks, attempts_at(replace(asked, place=attempt.place, question=attempt.question), card), 0)
    if here["at"] < 0:
        raise Refusal("All steps are done.")
    if attempt.step != here["at"]:
        raise Refusal(f"Expected an answer to step {here['at'] + 1} of {len(card.asks)}.")
    if attempt.number:
        is_right(card.asks[attempt.step], attempt.number)
    return replace(asked, attempts=(*asked.attempts, attempt))


def outcomes(asks: Sequence[shapes.Judge], attempts: Sequence[Attempt]) -> str:
    """How each step went, for the log: 'first second shown'; empty if nobody began."""
    steps = work(asks, attempts, 0)["steps"]
    return " ".join(step["outcome"] or "open" for step in steps) if attempts else ""
