"""Verdicts as ranges: a look-up that judges as the page does."""

from fractions import Fraction
from functools import cache
from itertools import pairwise
from random import Random

import pytest

import uncle_widgets as uw
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.probability.marking import Verdict
from uncle_widgets.probability.ranges import Range, ranges, told


@cache
def attempts(game: str) -> list[Attempt]:
    """One at each lesson of a game, in which nothing has been said."""
    kit = uw.GAMES[game]
    return [Attempt(exercises(kit, plan), plan) for plan in plans(kit)]


@pytest.mark.sample
@pytest.mark.parametrize("game", uw.GAMES)
def test_ranges_judge_every_number_as_the_page_does(game: str) -> None:
    rng = Random(7)
    for attempt in attempts(game):
        for position, here in enumerate(attempt.exercises):
            found = attempt.ranges(position)
            low, high = (Fraction(end) for end in here.posed.span)
            said = [low + (high - low) * Fraction(rng.randrange(10**6), 10**6) for _ in range(40)]
            said += [low + (high - low) * Fraction(k, 100) for k in range(101)]
            for number in said:
                (held,) = [one for one in found if one.holds(number)]
                assert told(held.verdict) == told(attempt.judged(position, number)), (
                    here.place,
                    number,
                )


@pytest.mark.parametrize("game", uw.GAMES)
def test_ranges_cover_the_span_without_a_gap_and_neighbours_differ(game: str) -> None:
    for attempt in attempts(game):
        for position, here in enumerate(attempt.exercises):
            found = attempt.ranges(position)
            assert (found[0].low, found[-1].high) == tuple(map(Fraction, here.posed.span))
            for one, next_ in pairwise(found):
                assert one.high == next_.low
                assert one.closed[1] != next_.closed[0]
                assert told(one.verdict) != told(next_.verdict)
            assert sum(one.verdict.near for one in found) in (1, 2, 3)  # near, exact, near


def test_an_end_that_is_open_is_not_written() -> None:
    near, far = Verdict("near"), Verdict("far")
    found = ranges(lambda x: near if x < Fraction(1, 2) else far, (Fraction(0), Fraction(1)), [Fraction(1, 2)])
    assert [one.written(100) for one in found] == [(0, Fraction("49.99")), (50, 100)]
    assert Range(Fraction(1, 3), Fraction(1, 3), near).written() is None
