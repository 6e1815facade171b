"""Whole games in a hurry are whole games by the rules."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from tests.rounds import Repeats
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.mr_t.course import Table, course
from uncle_widgets.games.mr_t.questions.survival import COUNTED, EVENTS, SEED, came
from uncle_widgets.probability.trials import Estimate, Tally


def count(seats: int, games: int, seed: int) -> dict[str, tuple[int, int]]:
    """Of so many games: event to (how often it came, in how many games its condition was met)."""
    rng = Random(seed)
    events = [event for event, tables in EVENTS.items() if seats in tables]
    yes, met = dict.fromkeys(events, 0), dict.fromkeys(events, 0)
    for _ in range(games):
        played = course(seats, rng)
        for event in events:
            outcome = came(event, played)
            met[event] += outcome is not None
            yes[event] += bool(outcome)
    return {event: (yes[event], met[event]) for event in events}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_games_are_like_games_by_the_rules(seats: int, rounds: Repeats) -> None:
    quick, slow, left = Tally(), Tally(), [0, 0]
    n, rng = rounds(120), Random(7)
    for seed in range(n):
        played = course(seats, rng)
        quick = quick.add(played.flips)
        match = play_on(Match.new(KIT.new(seats)), [KIT.player("greedy")] * seats, Random(seed))
        slow = slow.add(match.state.flips)
        left[0] += played.board > 0
        left[1] += any(match.state.stacks)
    assert slow.estimate().agrees(quick)
    assert abs(left[0] - left[1]) <= 4 * sqrt(n)


def test_no_card_is_lost_in_a_quick_game() -> None:
    for seats in (2, 3, 4):
        played = course(seats, Random(seats))
        assert sum(played.rounds[0]) == 60
        assert sum(played.rounds[-1]) + played.board <= 60
        assert played.winners
    table = Table(2, Random(1))
    table.deal(("JEFF",) * 12)
    assert table.counts() == (6, 6)


def test_what_is_kept_as_data_has_every_event() -> None:
    assert {(seats, event) for seats, rows in COUNTED.items() for event in rows} == {
        (seats, event) for event, tables in EVENTS.items() for seats in tables
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_kept_as_data_is_what_other_games_show(seats: int) -> None:
    found = count(seats, 1500, 5)
    for event, (yes, met) in COUNTED[seats].items():
        p = yes / met
        other = Tally(found[event][1], found[event][0], found[event][0])
        assert Estimate(p, sqrt(p * (1 - p) / met), met).agrees(other, 4.5), event


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "games"), [(2, 200_000), (3, 100_000), (4, 100_000)])
def test_what_is_kept_as_data_is_made_again(seats: int, games: int) -> None:
    assert count(seats, games, SEED) == COUNTED[seats]


def test_an_event_whose_condition_is_never_met_is_none() -> None:
    rng = Random(3)
    outcomes = {came("forty", course(2, rng)) for _ in range(60)}
    assert outcomes == {True, False, None}
