"""The odds of THRUSH at their bounds, and ways home that keep their own equation throw by throw."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.board import OURS
from uncle_widgets.games.thrush.lockstep.landing import AGENT, CARD, _best
from uncle_widgets.games.thrush.log import NONE, Seen
from uncle_widgets.games.thrush.trips import HOME, turns_to

F = Fraction


@pytest.mark.parametrize(
    "ask",
    [
        lambda: odds.captures(0),
        lambda: odds.captures(1, -1),
        lambda: odds.prison_turns(0),
        lambda: odds.arming_turns(F(0)),
        lambda: odds.arming_turns(F(-1, 2)),
        lambda: odds.arming_turns(F(3, 2)),
        lambda: odds.arming_turns(F(1, 2), wins=0),
        lambda: odds.arming_turns(F(1, 2), jail_turns=0),
    ],
)
def test_what_is_out_of_bounds_is_refused(ask: Any) -> None:
    with pytest.raises(ValueError, match="Expected"):
        ask()


def test_what_is_just_within_bounds_is_answered() -> None:
    assert dict(odds.captures(1, 0)) == {0: F(2, 3), odds.MORE: F(1, 3)}
    assert dict(odds.prison_turns(1)) == {1: 1}
    assert dict(odds.prison_turns(2)) == {1: F(1, 6), 2: F(5, 6)}
    assert [odds.freed(n) for n in range(3)] == [0, F(1, 6), F(11, 36)]
    assert odds.arming_turns(F(1), wins=1, jail_turns=1) == F(3, 2) + F(1, 2)
    assert odds.lands(()) == 0


@pytest.mark.parametrize("target", [HOME, OURS.chiefs[0], OURS.spaces[5]])
@pytest.mark.parametrize("exact", [False, True])
def test_the_mean_from_each_space_is_one_turn_and_the_mean_from_where_each_throw_best_leads(
    target: str, exact: bool
) -> None:
    """A throw moves by either die, or by the total of a double (TH-8, TH-9); the goal is reached where one may stop."""
    trip = turns_to(OURS, target, exact)
    for place in (*OURS.spaces, OURS.start):
        least: dict[int, float] = {}
        for count in (1, 2, 3, 4, 5, 6, 8, 10, 12):
            least[count] = min(
                0.0 if way.end in trip.ends else trip.mean[way.end] for way in OURS.ways(place, count)
            )
            if target == HOME and OURS.homes(place, count, exact):
                least[count] = 0.0
        whole = sum(least[a + b] if a == b else min(least[a], least[b]) for a, b in product(range(1, 7), repeat=2))
        assert trip.mean[place] == pytest.approx(1 + whole / 36, abs=1e-11)


def test_logs_are_equal_where_all_their_entries_are() -> None:
    first, second = Seen("look", 0, 1, "X01", 3), Seen("take", 1, 2, "X02")
    log = NONE.add(first).add(second)
    assert log == NONE.add(first).add(second)
    assert hash(log) == hash(NONE.add(first).add(second))
    for other in (NONE, NONE.add(first), NONE.add(second), NONE.add(second).add(first), log.add(second), "log"):
        assert log != other
    assert [len(one) for one in (NONE, NONE.add(first), log)] == [0, 1, 2]


@pytest.mark.parametrize("opener", range(4))
@pytest.mark.parametrize("chance", [0.2, 0.5])
def test_of_hands_as_likely_to_hold_my_chief_the_first_by_seats_is_robbed_whoever_opened(
    opener: int, chance: float
) -> None:
    """As the greedy player chooses step by step; with an agent to be had, a chance of a fifth is too small."""
    seats, rows = 4, np.arange(1)
    tables: Any = SimpleNamespace(
        seats=seats,
        opener=np.array([opener]),
        hands=np.ones((seats, 1), np.uint64),
        matched=lambda seat, rows: np.array([False]),
        knowledge=SimpleNamespace(odds=lambda seat, rows, held: np.full((seats, 1), chance)),
        lanes=Lanes(1, 0, 1),
    )
    for me in range(seats):
        offers = np.zeros((2 * seats, 1), np.bool_)
        rivals = [seat for seat in range(seats) if seat != me]
        offers[[2 * seat + CARD for seat in rivals]] = True
        (chosen,) = _best(tables, me, rows, offers)
        first = min(rivals, key=lambda seat: (opener + seat) % seats)
        assert divmod(chosen, 2) == (first, CARD)
        offers[2 * rivals[-1] + AGENT] = True
        (chosen,) = _best(tables, me, rows, offers)
        assert divmod(chosen, 2) == ((first, CARD) if chance > 0.2 else (rivals[-1], AGENT))
