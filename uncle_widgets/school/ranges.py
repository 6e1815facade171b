"""Verdicts as ranges of numbers: a look-up that judges as the page does, for quizzes and pages without Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from uncle_widgets.games.attempt import Attempt
from uncle_widgets.probability.marking import SAME, WITHIN, Judged, Verdict

HUNDREDTH = Fraction(1, 100)


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
    low, high = span
    places = sorted({low, high, *(cut for cut in cuts if low < cut < high)})
    made = [Range(low, low, judge(low))]
    for before, place in pairwise(places):
        made = _joined(made, Range(before, place, judge((before + place) / 2), (False, False)))
        made = _joined(made, Range(place, place, judge(place)))
    return tuple(made)


def told(verdict: Verdict) -> tuple[str, ...]:
    """What a verdict says: its band, and kind, name and words of the mistake. A side has no number of its own."""
    mistake = verdict.mistake
    return (verdict.band, mistake.kind, mistake.name, mistake.words) if mistake else (verdict.band,)


def _joined(made: list[Range], more: Range) -> list[Range]:
    """`more` after `made`; as one with the last where the verdict says the same."""
    last = made[-1]
    if told(last.verdict) != told(more.verdict):
        return [*made, more]
    return [*made[:-1], Range(last.low, more.high, last.verdict, (last.closed[0], more.closed[1]))]


def of_position(attempt: Attempt, position: int) -> tuple[Range, ...]:
    """The ranges of a position (from 0) of a lesson in which nothing has been said, in the answer's own scale."""
    here = attempt.exercises[position]
    low, high = (Fraction(end) for end in here.posed.span)
    return ranges(lambda said: attempt.judged(position, said), (low, high), _cuts(attempt, position))


def _cuts(attempt: Attempt, position: int) -> Iterable[Fraction]:
    """Where the verdict may change: see `marking.verdict`, whose bounds these are."""
    here = attempt.exercises[position]
    judged = Judged(here.exact, here.question.measure)
    exact = judged.exact
    if judged.measure == "chance":
        reaches = [SAME, WITHIN]
    else:  # printed to two places, halves to the even digit
        printed = round(exact, 2)
        reaches = [judged.reach]
        yield from (printed - HUNDREDTH / 2, printed + HUNDREDTH / 2)
    for reach in reaches:
        yield from (exact - reach, exact + reach)
    values = [mistake.value for mistake in here.posed.mistakes]
    for value in [*values, *attempt.edges(position)]:
        yield value
        yield from (value - judged.fits, value + judged.fits)
        yield from ((2 * value + exact) / 3, 2 * value - exact)  # twice as near to the mistake as to the answer
        yield from ((value + other) / 2 for other in [*values, *attempt.edges(position)])
