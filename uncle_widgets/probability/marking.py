"""How a prediction is judged: near or not, which mistake it fits, and what a row of them scores.

A share of 100 is judged by the hundredth, an amount by the size of its answer, as `Scale` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import median

from uncle_widgets.probability.question import Mistake


@dataclass(frozen=True)
class Judged:
    """One question's answer: the exact number, its unit, and the least and greatest that makes sense."""

    exact: Fraction
    measure: str
    span: tuple[float, float]

    @property
    def near(self) -> Fraction:
        """How far off is still near: ten of 100; a tenth of the answer for turns, 15 hundredths of it and at
        least a tenth of one for points; else a tenth of the span."""
        match self.measure:
            case "chance":
                return Fraction(1, 10)
            case "turns":
                return abs(self.exact) / 10
            case "points":
                return max(abs(self.exact) * Fraction(15, 100), Fraction(1, 10))
        return self._width / 10

    @property
    def fits(self) -> Fraction:
        """How close an answer must be to a mistake to bear its name: 6 of 100; for amounts 6% of the
        answer or a tenth of a unit, whichever is more."""
        if self.measure == "chance":
            return Fraction(6, 100)
        return max(abs(self.exact) * Fraction(6, 100), Fraction(1, 10))

    @property
    def _width(self) -> Fraction:
        low, high = self.span
        return Fraction(high) - Fraction(low)

    def telling(self, mistakes: Sequence[Mistake]) -> tuple[Mistake, ...]:
        """Of the general mistakes those that are at least 3 of 100 of the span from the answer."""
        return tuple(m for m in mistakes if abs(m.value - self.exact) >= self._width * Fraction(3, 100))


def is_near(said: Fraction, judged: Judged, mistakes: Sequence[Mistake] = ()) -> bool:
    """Whether an answer is near the exact one, and nearer to it than to any of the mistakes."""
    off = abs(said - judged.exact)
    return off <= judged.near and all(off < abs(said - m.value) for m in mistakes if m.value != judged.exact)


def mistaken(said: Fraction, judged: Judged, own: Sequence[Mistake], general: Sequence[Mistake]) -> Mistake | None:
    """The mistake that an answer fits: close to it, and nearer to it than to the exact answer.

    A lesson's `own` come first; among equals the nearest.
    """
    off = abs(said - judged.exact)
    for listed in (own, judged.telling(general)):
        found = [(abs(said - m.value), m) for m in listed if abs(said - m.value) <= judged.fits]
        close = [(gap, m) for gap, m in found if gap < off]
        if close:
            return min(close, key=lambda pair: pair[0])[1]
    return None


def score(said: Sequence[Fraction], exact: Sequence[Fraction]) -> Fraction:
    """From 0 to 1: how much nearer the answers are than the best single number would be for all of them.

    1 less their mean distance divided by that of the median of the exact answers, and never below 0;
    where all exact answers are equal, the share of answers that are exactly that.
    """
    if not exact or len(said) != len(exact):
        raise ValueError(f"Expected as many answers as questions, at least one, not {len(said)} for {len(exact)}.")
    middle = median(exact)
    best = sum((abs(x - middle) for x in exact), Fraction())
    off = sum((abs(x - y) for x, y in zip(said, exact, strict=True)), Fraction())
    if not best:
        return Fraction(sum(x == y for x, y in zip(said, exact, strict=True)), len(exact))
    return max(Fraction(), 1 - off / best)
