"""How a prediction is judged: exact, near or far, which mistake it fits; and what a row of them scores.

One verdict for Watch, Play, lessons and practice; saved pages and quizzes look it up in ranges (see `ranges`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from statistics import median
from typing import Literal

from uncle_widgets.probability.reasons import Ask, Mistake
from uncle_widgets.probability.show import amount, of_hundred

Band = Literal["exact", "near", "far"]
WITHIN = Fraction(105, 1000)
"""Off by less than this a chance is near: what is off prints as ten of 100 at most."""
SAME = Fraction(15, 1000)
"""Off by less than this it is exact: what is off prints as one of 100 at most."""
BILLION = 10**9
"""Distances are compared in whole billionths, because a saved page works in floats: 0.52 from 0.415 is 0.105."""


def distance(a: Fraction | float, b: Fraction | float = 0) -> int:
    """How far apart two numbers are, in billionths, rounded half to even. In integers: a page asks thousands."""
    (over, under), (other, below) = a.as_integer_ratio(), b.as_integer_ratio()
    under, apart = under * below, abs(over * below - other * under)
    whole, rest = divmod(apart * BILLION, under)
    return whole + (2 * rest > under or (2 * rest == under and whole % 2))


_WITHIN, _SAME = distance(WITHIN), distance(SAME)


@dataclass(frozen=True)
class Judged:
    """One question's answer: the exact number, a chance from 0 to 1 or an amount in `measure`.

    A chance is judged in hundredths, d = 100 (said - exact), with neither of the two rounded before: |d| < 10.5 is
    near, since d is then printed as ten at most, and |d| < 1.5 is exact. An amount is near within a tenth of the
    answer, and always within a tenth of a unit; it is exact where both are printed the same.
    """

    exact: Fraction
    measure: str

    def off(self, said: Fraction) -> Fraction:
        """How far off, in the answer's own scale."""
        return Fraction(distance(said, self.exact), BILLION)

    @cached_property
    def reach(self) -> Fraction:
        """How far off is still near; of a chance anything less than this."""
        return WITHIN if self.measure == "chance" else max(abs(self.exact) / 10, Fraction(1, 10))

    @cached_property
    def fits(self) -> Fraction:
        """How close a number must be to a mistake's to bear its name: 6 of 100; for amounts 6% of the
        answer or a tenth of a unit, whichever is more."""
        if self.measure == "chance":
            return Fraction(6, 100)
        return max(abs(self.exact) * Fraction(6, 100), Fraction(1, 10))

    @cached_property
    def rounded_fits(self) -> int:
        """`fits` in billionths."""
        return distance(self.fits)

    def band(self, said: Fraction) -> Band:
        """Where an answer lies; no mistake has a say in it."""
        off = distance(said, self.exact)
        if self.measure == "chance":
            return "exact" if off < _SAME else "near" if off < _WITHIN else "far"
        if amount(said, self.measure) == amount(self.exact, self.measure):
            return "exact"
        return "near" if off <= distance(self.reach) else "far"


@dataclass(frozen=True)
class Verdict:
    """What became of a prediction. There is a mistake only where it is far, and fits one."""

    band: Band
    mistake: Mistake | None = None

    @property
    def near(self) -> bool:
        """Whether it is near, or even exact."""
        return self.band != "far"


def verdict(said: Fraction, judged: Judged, own: Sequence[Mistake], general: Sequence[Mistake]) -> Verdict:
    """The verdict on a prediction: its band, and where it is far the mistake that it fits.

    It fits a mistake that it is close to (`Judged.fits`) and at most half as far from as from the exact answer.
    The nearest is named; of equally near ones a lesson's `own` comes first, then the one that is listed first.
    """
    band = judged.band(said)
    if band == "far":
        off, fits = distance(said, judged.exact), judged.rounded_fits
        close = [one for one in (*own, *general) if (near := _rounded_gap(said, one)) <= fits and 2 * near <= off]
        if close:
            return Verdict(band, close[0] if len(close) == 1 else min(close, key=lambda one: _gap(said, one)))
    return Verdict(band)


STEP = Fraction(3, 100)
"""A chance in a step of Work it out is right within this of the printed hundredths."""
LEAST = Fraction(1, 20)
"""An average in a step is right within a twentieth of itself, and always within this."""


def right_between(ask: Ask) -> tuple[Fraction, Fraction]:
    """The lowest and the highest right answer to a small question, in its own scale: both are right."""
    match ask.judged:
        case "chance":
            printed = Fraction(of_hundred(ask.number), 100)
            return max(Fraction(), printed - STEP), min(Fraction(1), printed + STEP)
        case "mean":
            off = max(abs(ask.number) / 20, LEAST)
            return ask.number - off, ask.number + off
    return ask.number, ask.number


def _gap(said: Fraction, mistake: Mistake) -> Fraction:
    """How far a prediction is from a mistake's number. A side of an edge has no number: a listed number that the
    prediction all but is tells more of what was reckoned than on which side of an edge it lies."""
    return SAME if mistake.side else abs(said - mistake.value)


def _rounded_gap(said: Fraction, mistake: Mistake) -> int:
    """The same in billionths."""
    return _SAME if mistake.side else distance(said, mistake.value)


def score(said: Sequence[Fraction], exact: Sequence[Fraction]) -> Fraction:
    """From 0 to 1: how much nearer the answers are than the best single number would be for all of them.

    1 less their mean distance divided by that of the median of the exact answers, and never below 0;
    where all exact answers are equal, the share of answers that are exactly that.
    """
    if not exact or len(said) != len(exact):
        raise ValueError(
            f"Each question needs one answer, and there must be a question: {len(said)} answers for {len(exact)}."
        )
    middle = median(exact)
    best = sum((abs(x - middle) for x in exact), Fraction())
    off = sum((abs(x - y) for x, y in zip(said, exact, strict=True)), Fraction())
    if not best:
        return Fraction(sum(x == y for x, y in zip(said, exact, strict=True)), len(exact))
    return max(Fraction(), 1 - off / best)
