"""T-L4 where a double that frees is moved at once: against turns played out, and against the same sums by hand."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from tests.games.thrush.tables import game, table
from uncle_widgets.games.thrush.questions.arming import Arming

F = Fraction


def turns(h: float, need: int, left: int, jail: int, rng: Random) -> int:
    """Turns until so many challenges are won, a double that frees being moved in the same turn."""
    played = 0
    while need:
        played += 1
        if left:
            left -= 1
            if rng.randint(1, 6) != rng.randint(1, 6):
                continue
            left = 0
        if rng.random() < h:
            if rng.randint(1, 6) <= 4:
                need -= 1
            else:
                left = jail
    return played


@pytest.mark.parametrize(("jail", "left"), [(1, 0), (3, 0), (3, 2), (5, 5)])
def test_a_double_that_frees_and_moves_loses_no_turn(jail: int, left: int) -> None:
    made = game(2, jail_double_moves=True, jail_turns=jail)
    state = table(made, "HQ E08" if left else "X15 E08", (1, 0), "X01", jail=(left, 0))
    posed = Arming(h="1/2").posed(made.view(state, 0))
    still = sum((F(5, 6) ** k for k in range(jail)), F(0)) - (1 - F(5, 6) ** jail)
    here = sum((F(5, 6) ** k for k in range(left)), F(0)) - (1 - F(5, 6) ** left)
    assert posed.number == here + 2 * (3 + still / 2)
    assert posed.given.endswith("The double that frees a player is moved at once.")
    rng = Random(jail)
    for found in (
        [turns(0.5, 2, left, jail, rng) for _ in range(4000)],
        [posed.once(rng)[0] for _ in range(4000)],
    ):
        assert abs(fmean(found) - float(posed.number)) < 4 * stdev(found) / sqrt(len(found))


def test_by_the_usual_rules_the_turn_of_the_double_is_lost() -> None:
    made = game(2)
    posed = Arming(h="1/2").posed(made.view(table(made, "X15 E08", (1, 0), "X01"), 0))
    assert posed.number == 2 * (3 + F(91, 36) / 2)
    assert posed.given.endswith("which costs 2.53 turns on average.")
