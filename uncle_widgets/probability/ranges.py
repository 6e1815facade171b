"""Verdicts as ranges of numbers: a look-up that judges as the page does, for quizzes and pages without Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, pairwise
from math import lcm
from typing import Any

from uncle_widgets.probability.marking import SAME, WITHIN, Judged, Verdict, verdict
from uncle_widgets.probability.reasons import Mistake

HUNDREDTH = Fraction(1, 100)
BILLION = 10**9


@dataclass(frozen=True)
class Range:
    """All numbers from `low` to `high` bear one verdict. `closed` tells whether each end belongs to it."""

    low: Fraction
    high: Fraction
    verdict: Verdict
    closed: tuple[bool, bool] = (True, True)

    def holds(self, said: Fraction) -> bool:
        """Whether a number lies in it."""
        above = self.low <= said if self.closed[0] else self.low < said
        return above and (said <= self.high if self.closed[1] else said < self.high)

    def written(self, scale: int = 1) -> tuple[Fraction, Fraction] | None:
        """Its least and greatest number of two places, times `scale`; None where there is none."""
        low, high = self.low * scale, self.high * scale
        least, most = -(-low // HUNDREDTH), high // HUNDREDTH
        least += least * HUNDREDTH == low and not self.closed[0]
        most -= most * HUNDREDTH == high and not self.closed[1]
        return (least * HUNDREDTH, most * HUNDREDTH) if least <= most else None


def ranges(
    judge: Callable[[Fraction], Verdict], span: tuple[Fraction, Fraction], cuts: Iterable[Fraction]
) -> tuple[Range, ...]:
    """The span cut into ranges of one verdict each, without a gap, from below.

    `cuts` are the numbers at which a verdict may change; more of them do no harm.
    """
    ends = [*span, *cuts]
    scale = 2 * lcm(*(end.denominator for end in ends))  # whole numbers are sorted faster; 2 keeps middles whole
    low, high, *inner = (end.numerator * (scale // end.denominator) for end in ends)
    places = sorted({low, high, *(cut for cut in inner if low < cut < high)})
    made: list[Range] = []
    start, closed, now = low, True, judge(Fraction(low, scale))

    def come_to(place: int, closes: bool, verdict: Verdict) -> None:
        """From `place` on the verdict is this one; `closes`: at the place itself already."""
        nonlocal start, closed, now
        if told(verdict) != told(now):
            made.append(Range(Fraction(start, scale), Fraction(place, scale), now, (closed, not closes)))
            start, closed, now = place, closes, verdict

    for before, place in pairwise(places):
        come_to(before, False, judge(Fraction(before + place, 2 * scale)))
        come_to(place, True, judge(Fraction(place, scale)))
    return (*made, Range(Fraction(start, scale), Fraction(high, scale), now, (closed, True)))


def told(verdict: Verdict) -> tuple[str, ...]:
    """What a verdict says: its band, and kind, name and words of the mistake. A side has no number of its own."""
    mistake = verdict.mistake
    return (verdict.band, mistake.kind, mistake.name, mistake.words) if mistake else (verdict.band,)


def cuts(judged: Judged, values: Sequence[Fraction]) -> Iterator[Fraction]:
    """Where a verdict may change, with mistakes of these values: see `marking.verdict`, whose bounds these are."""
    exact = judged.exact
    if judged.measure == "chance":
        reaches = [SAME, WITHIN]
    else:  # printed to two places, halves to the even digit
        printed = round(exact, 2)
        reaches = [judged.reach]
        yield from (printed - HUNDREDTH / 2, printed + HUNDREDTH / 2)
    for reach in reaches:
        yield from (exact - reach, exact + reach)
    fits = judged.fits
    for value in values:
        yield from (value, value - fits, value + fits)  # an edge is a value itself: its sides change there
        yield from (value - SAME, value + SAME)  # nearer than SAME it beats a side
        half = ((2 * value + exact) / 3, 2 * value - exact)  # twice as near to the mistake as to the answer
        yield from (place for place in half if abs(place - value) <= fits)
    yield from ((a + b) / 2 for a, b in combinations(values, 2) if abs(a - b) <= 2 * fits)


@lru_cache(4096)
def of_question(judged: Judged, mistakes: tuple[Mistake, ...], span: tuple[float, float]) -> tuple[Range, ...]:
    """The ranges of a question that is asked by itself, in the answer's own scale; many positions share them."""
    low, high = (Fraction(end) for end in span)
    places = cuts(judged, [one.value for one in mistakes])
    return ranges(lambda said: verdict(said, judged, (), mistakes), (low, high), places)


def table(found: Sequence[Range]) -> tuple[list[list[Any]], list[Mistake]]:
    """The ranges as a page without Python looks them up: [the last number of it in billionths, its band, the place
    of its mistake or -1]; and those mistakes."""
    mistakes = {told(one.verdict): one.verdict.mistake for one in found if one.verdict.mistake}
    places = {key: at for at, key in enumerate(mistakes)}
    made: list[list[Any]] = []
    for one in found:
        end = one.high * BILLION
        last = end.numerator // end.denominator
        last -= last == end and not one.closed[1]
        if not made or last > made[-1][0]:
            made.append([last, one.verdict.band, places.get(told(one.verdict), -1)])
    return made, [one for one in mistakes.values() if one]
