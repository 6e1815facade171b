"""Hands played on from positions in lockstep: by the rules, and won as often as the rules say."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.positions import check_agreement, choices, ready
from tests.games.uno.tables import new
from uncle_widgets.engine.game import Over
from uncle_widgets.engine.match import choose, finished
from uncle_widgets.engine.rollouts import share
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.advice import horizon
from uncle_widgets.games.uno.batch import batch
from uncle_widgets.games.uno.lockstep import onward
from uncle_widgets.games.uno.rules import Uno
from uncle_widgets.games.uno.state import State

GREEDY = KIT.players["greedy"]
CASES: list[tuple[int, int, dict[str, Any]]] = [  # seats, positions, options
    (4, 40, {}),
    (2, 40, {"target": 50, "forget": 30}),
    (10, 20, {"target": 50, "memory": "top"}),
    (5, 40, {"forget": 60, "notice": 40, "draw_until": True}),
    (4, 40, {"stacking": True, "forget": 50, "forced_draw_keeps_window": True}),
    (3, 40, {"max_turns": 20, "uno_call": "auto"}),
    (4, 30, {"mode": "partners", "hands_per_pairing": 1}),
    (8, 20, {"mode": "tournament", "hands_per_pairing": 1}),
    (5, 40, {"mode": "elimination", "target": 60}),
    (3, 30, {"mode": "lowest", "illegal": "strict", "uno_call": "off"}),
]


def positions(game: Uno, n: int, rng: Random, chance: float = 0.1) -> list[State]:
    """Deals imagined at positions of matches, played on to a turn."""
    found: list[State] = []
    for real, turn in choices(game, GREEDY, rng, chance):
        world = game.imagine(game.view(real, turn.seat), rng)
        state = ready(game, game.play(world, rng.choice(turn.moves)).state, batch, GREEDY, rng)
        if state is not None:
            found.append(state)
        if len(found) == n:
            return found
    raise AssertionError("choices never end")


def winners(game: Uno, state: State, moves: list[str] | None, rng: Random) -> tuple[int, ...]:
    """Who wins the hand, by these moves or by greedy play."""
    view, players = game.view(state, 0), [GREEDY] * game.seats
    while (won := horizon(view, state)) is None:
        turn = game.turn(state)
        if isinstance(turn, Over):
            return tuple(turn.winners)
        move = choose(game, state, turn, players, rng) if moves is None else game.parse(moves.pop(0))
        state = game.play(state, move).state
    return tuple(won)


@pytest.mark.parametrize(("seats", "n", "options"), CASES)
def test_every_move_made_is_one_by_the_rules(seats: int, n: int, options: dict[str, Any]) -> None:
    """Hands of many positions at once, each played on once, to the same end."""
    game, rng = new(seats, **options), Random(1)
    states = positions(game, n, rng)
    said: list[list[str]] = [[] for _ in states]
    greedy = [seat % 2 == 0 for seat in range(seats)]
    ends = finished(onward.Onward(game.options, greedy, states, 1, 7, said=said).winners())
    for state, moves, won in zip(states, said, ends[:, 0].tolist(), strict=True):
        assert sum(1 << seat for seat in winners(game, state, moves, rng)) == won
        assert not moves


@pytest.mark.parametrize(("seats", "options"), [
    (4, {}),
    (6, {"forget": 50, "notice": 50}),
    (4, {"mode": "partners", "hands_per_pairing": 1, "stacking": True}),
])  # fmt: skip
def test_each_seat_wins_as_often_as_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    game, rng, each = new(seats, **options), Random(2), 3
    states = positions(game, 60, rng, 0.2)
    many = finished(batch.play_on(game, ["greedy"] * seats, states, 300, 5))
    by_rules = [[winners(game, state, None, rng) for _ in range(each)] for state in states]
    for seat in range(seats):
        lockstep = (many >> seat & 1) / np.maximum(np.bitwise_count(many), 1)
        rules = np.array([[share(won, seat) for won in row] for row in by_rules])
        check_agreement(lockstep.mean(axis=1), rules.mean(axis=1), each)


def test_how_many_states_are_played_on_at_once_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new(4)
    states = positions(game, 30, Random(3))
    whole = finished(batch.play_on(game, ["greedy"] * 4, states, 5, 1))
    assert whole.shape == (30, 5)
    monkeypatch.setattr(batch, "width", 35)
    monkeypatch.setattr(onward, "SWEEP", 3)
    assert np.array_equal(finished(batch.play_on(game, ["greedy"] * 4, states, 5, 1)), whole)
