"""Batch play: every game of it is a game by the rules, chosen as the players choose, the same in any batch."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pytest

import uncle_widgets as uw
from tests.games.batches import check_any_batch, check_ends, check_spread, peak
from tests.games.thrush.lockstep import TOWN, greedy, town
from tests.rounds import Repeats
from uncle_widgets.engine.game import Chance, Choice
from uncle_widgets.engine.match import replay
from uncle_widgets.games.thrush import KIT
from uncle_widgets.games.thrush.batch import batch
from uncle_widgets.games.thrush.board import OURS
from uncle_widgets.games.thrush.lockstep.maps import map_of
from uncle_widgets.games.thrush.lockstep.tables import bit
from uncle_widgets.games.thrush.players import nearest, to_home
from uncle_widgets.many.chunks import Task

SEED = 2026


SHORT, LONG = {"max_turns": 20}, {"board": TOWN, "max_turns": 200}
CASES: list[tuple[str, int, dict[str, Any]]] = [  # players (seat A first), games, options
    ("random random", 3, {}),
    ("greedy greedy", 40, {}),
    ("greedy greedy greedy", 40, {}),
    ("greedy greedy greedy greedy", 25, {}),
    ("random greedy random greedy", 25, {}),
    ("random random random", 300, SHORT),
    ("random random random random", 450, SHORT | {"jail_turns": 1}),
    ("random random", 400, SHORT | {"jail_pay": "immediate"}),
    ("random random random random", 15, LONG),
    ("random random random", 15, LONG | {"hq_entry": "exact", "jail_turns": 6}),
    ("random random", 20, LONG | {"full_bag": "exempt", "jail_double_moves": True}),
    ("random random random", 20, LONG | {"exchange_peek": True, "jail_pay": "immediate"}),
    ("greedy greedy", 50, {"board": TOWN}),
    ("greedy greedy greedy greedy", 40, {"board": TOWN}),
    ("greedy random random greedy", 20, {"board": TOWN}),
    ("greedy greedy greedy", 40, {"board": TOWN, "exchange_peek": True, "jail_pay": "immediate"}),
    ("greedy random greedy", 25, {"full_bag": "exempt", "hq_entry": "exact", "jail_double_moves": True}),
    ("greedy random", 30, {"board": TOWN, "exchange_peek": True, "full_bag": "exempt", "jail_turns": 1}),
    ("greedy greedy", 450, {"max_turns": 1}),
]


def task(players: str, n: int, options: dict[str, Any], first: int = 0) -> Task:
    names = tuple(players.split())
    return Task(KIT.new(len(names), **options), names, SEED, first, n)


def records(asked: Task) -> list[list[str]]:
    return batch.records(asked.game, asked.names, asked.seed, asked.first, asked.n)


def test_there_are_two_thousand_games_to_replay() -> None:
    assert sum(n for _, n, _ in CASES) >= 2000


@pytest.mark.parametrize(("players", "n", "options"), CASES)
def test_games_replay_by_the_rules_to_the_same_end(
    players: str, n: int, options: dict[str, Any], rounds: Repeats
) -> None:
    asked = task(players, rounds(n), options)
    check_ends(asked, records(asked))


@pytest.mark.soak
@pytest.mark.parametrize(("players", "n", "options"), CASES)
def test_a_hundred_thousand_games_replay(players: str, n: int, options: dict[str, Any]) -> None:
    for asked in task(players, n * 50, options, first=1_000_000).split(1000):
        check_ends(asked, records(asked))


SPREAD: list[tuple[str, int, dict[str, Any]]] = [
    ("random random random", 160, {"board": TOWN, "max_turns": 100}),
    ("greedy greedy greedy greedy", 60, {"board": TOWN}),
    ("greedy greedy greedy", 40, {}),
]


@pytest.mark.parametrize(("players", "n", "options"), SPREAD)
def test_batch_and_step_engine_agree(players: str, n: int, options: dict[str, Any]) -> None:
    check_spread(task(players, n, options), task(players, 4000, options, first=50_000))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "options"),
    [
        *((players, options) for players, _, options in SPREAD),
        ("greedy random greedy", {"board": TOWN, "exchange_peek": True}),
        ("greedy greedy", {"full_bag": "exempt", "jail_double_moves": True, "jail_pay": "immediate"}),
    ],
)
def test_fifty_thousand_agree(players: str, options: dict[str, Any]) -> None:
    check_spread(task(players, 50_000, options), task(players, 50_000, options, first=50_000))


@pytest.mark.sample
@pytest.mark.parametrize(
    ("players", "n", "options"),
    [
        ("random random random", 30, {"board": TOWN, "max_turns": 150}),
        ("greedy random greedy random", 25, {"board": TOWN, "exchange_peek": True, "jail_pay": "immediate"}),
        ("greedy greedy greedy greedy", 25, {"board": TOWN}),
        ("greedy greedy greedy", 15, {}),
    ],
)
def test_each_move_comes_as_often_as_the_rules_and_the_players_say(
    players: str, n: int, options: dict[str, Any]
) -> None:
    """Of each twelfth of what may come, how often it did less the chance of it, over all moves of many games.

    Where a greedy player does not choose at random, the record must have what they would do: so they know the same
    of where the Chiefs are, to the last detail that can tell.
    """
    asked = task(players, n, options)
    surplus: defaultdict[tuple[str, str, int], float] = defaultdict(float)
    variance: defaultdict[tuple[str, str, int], float] = defaultdict(float)
    for moves in records(asked):
        match = replay(asked.game, moves)
        for step, move in zip(match.steps, match.moves, strict=False):
            state, turn = step.state, asked.game.turn(step.state)
            if isinstance(turn, Chance):
                weights = {each: turn.odds[each] for each in sorted(turn.odds, key=str)}
                of = "chance"
            else:
                assert isinstance(turn, Choice)
                of = asked.names[turn.seat]
                likely = (
                    list(turn.moves) if of == "random" else greedy(asked.game.view(state, turn.seat), turn.moves)
                )
                weights = dict.fromkeys(likely, Fraction(1, len(likely)))
                assert move in weights, (move, likely, str(state.log))
            shares: Counter[int] = Counter()
            for at, weight in enumerate(weights.values()):
                shares[at * min(12, len(weights)) // len(weights)] += weight
            came = list(weights).index(move) * min(12, len(weights)) // len(weights)
            for part, share in shares.items():
                surplus[of, state.table.phase, part] += (part == came) - share
                variance[of, state.table.phase, part] += share * (1 - share)
    assert {("chance", "roll"), ("chance", "look")} <= {key[:2] for key in variance}
    for key, var in variance.items():
        assert abs(surplus[key]) < 4 * max(1.0, float(var) ** 0.5), key


@pytest.mark.parametrize(("players", "n", "options"), [CASES[0], CASES[4], CASES[13], CASES[15]])
def test_a_game_is_the_same_in_any_batch(players: str, n: int, options: dict[str, Any]) -> None:
    check_any_batch(task(players, 8, {"max_turns": 120} | options, first=5), [1, 5])


def test_how_wide_it_works_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = task("greedy random greedy", 150, {"board": TOWN, "max_turns": 300})
    monkeypatch.setattr(batch, "width", 77)
    narrow = batch.play(asked.game, asked.names, asked.seed, 0, 150)
    monkeypatch.undo()
    assert all(map(np.array_equal, narrow, batch.play(asked.game, asked.names, asked.seed, 0, 150)))


def test_a_record_is_the_same_alone_and_among_others() -> None:
    asked = task("random greedy", 20, {"board": TOWN}, first=40)
    assert batch.moves(asked.game, asked.names, SEED, 47) == records(asked)[7]
    assert len({tuple(moves) for moves in records(asked)}) == 20


def test_only_players_who_look_ahead_and_huge_boards_are_left_to_the_step_engine() -> None:
    for name in KIT.players:
        why = batch.why_not(KIT.new(2), ("random", name))
        assert (why == "") == (name in ("random", "greedy"))
        assert name in why or not why
    assert uw.simulate("thrush", 3, seats=2, max_turns=9).engine == "in lockstep"
    assert "'expert'" in uw.simulate("thrush", 2, seats=2, players=["greedy", "expert"], max_turns=9).engine
    huge = KIT.new(2, board=town(700, 65))
    assert batch.why_not(huge, ("random", "random")) == "a board of more than 64 intersections"


def test_a_game_of_a_batch_opens_on_the_table() -> None:
    found = uw.simulate("thrush", 60, seats=3, players="greedy", seed=3)
    longest = found.longest(1)[0]
    assert found.watch(longest).match.state.table.winners == tuple(
        seat for seat in range(3) if found.results.winners[longest] >> seat & 1
    )


def test_a_batch_takes_little_memory() -> None:
    """A million games take no more than these, and 14 bytes each."""
    assert peak(task("greedy random greedy random", 20_000, {"max_turns": 20})) < 40


def test_the_map_in_numbers_says_what_the_board_says() -> None:
    rng = Random(4)
    map_ = map_of(OURS, False)
    view: Any = KIT.new(2).view(KIT.new(2).start(), 0)
    for _ in range(300):
        place = rng.choice(OURS.spaces)
        at = np.array([[map_.number[place]]])
        for near, names in ((map_.to_agent, OURS.crossings), (map_.to_chief, OURS.chiefs)):
            some = rng.sample(range(len(names)), rng.randrange(len(names) + 1))
            bits = np.array([sum(1 << k for k in some)], np.uint64)
            assert near.turns(bits, at)[0, 0] == nearest(OURS, place, [names[k] for k in some])
        assert map_.home[at[0, 0]] == to_home(view, place)
    assert [int(word) for word in bit(np.arange(3))] == [1, 2, 4]
