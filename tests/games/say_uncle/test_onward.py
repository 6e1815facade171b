"""Rounds played on from positions in lockstep: by the rules, and won as often as the rules say."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.positions import check_agreement, choices, ready
from uncle_widgets.engine.game import Choice
from uncle_widgets.engine.match import choose, finished
from uncle_widgets.games.say_uncle import KIT
from uncle_widgets.games.say_uncle.advice import horizon
from uncle_widgets.games.say_uncle.batch import batch
from uncle_widgets.games.say_uncle.lockstep import Lockstep
from uncle_widgets.games.say_uncle.rules import SayUncle
from uncle_widgets.games.say_uncle.state import State

GREEDY = KIT.players["greedy"]
CASES: list[tuple[int, int, dict[str, Any]]] = [  # seats, positions, options
    (3, 50, {}),
    (2, 50, {"last_call": True, "calls_after": 2, "dealer_rotation": "winner"}),
    (4, 50, {"snake_draft": True, "calls_after": 12, "last_call": True}),
    (4, 50, {"blind_draft": True, "first_dealer": "random"}),
]


def new(seats: int, options: dict[str, Any]) -> SayUncle:
    game = KIT.new(seats, **options)
    assert isinstance(game, SayUncle)
    return game


def positions(game: SayUncle, n: int, rng: Random, chance: float = 0.08) -> list[State]:
    """Deals imagined at positions of matches, played on to where a round can be taken up."""
    found: list[State] = []
    for real, turn in choices(game, GREEDY, rng, chance):
        world = game.imagine(game.view(real, turn.seat), rng)
        after = game.play(world, rng.choice(turn.moves)).state
        if not after.table.shown:
            state = ready(game, after, batch, GREEDY, rng)
            if state is not None and state.table.round == real.table.round:
                found.append(state)
        if len(found) == n:
            return found
    raise AssertionError("choices never end")


def winner(game: SayUncle, state: State, moves: list[str] | None, rng: Random) -> int:
    """Who wins the round, by these moves or by greedy play."""
    view, players = game.view(state, 0), [GREEDY] * game.seats
    while (won := horizon(view, state)) is None:
        turn = game.turn(state)
        move = choose(game, state, turn, players, rng) if moves is None else game.parse(moves.pop(0))
        if isinstance(turn, Choice):
            assert move in turn.moves
        state = game.play(state, move).state
    return won[0]


@pytest.mark.parametrize(("seats", "n", "options"), CASES)
def test_every_move_made_is_one_by_the_rules(seats: int, n: int, options: dict[str, Any]) -> None:
    """Rounds of many positions, each played on three times, to the same end."""
    game, rng = new(seats, options), Random(1)
    names = [("greedy", "random")[seat % 2] for seat in range(seats)]
    phases = set()
    for number, state in enumerate(positions(game, n, rng)):
        said: list[list[str]] = [[] for _ in range(3)]
        ends = Lockstep(game.options, names, number, 0, 3, said).play_on([state])
        for moves, won in zip(said, ends.tolist(), strict=True):
            assert winner(game, state, moves, rng) == won
            assert not moves
        phases.add(state.table.phase)
    assert phases == ({"turn"} if options.get("blind_draft") else {"draft", "turn"})


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"last_call": True})])
def test_each_seat_wins_as_often_as_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    game, rng, each = new(seats, options), Random(2), 3
    states = positions(game, 60, rng, 0.2)
    many = np.concatenate([finished(batch.play_on(game, ["greedy"] * seats, [state], 300, 5)) for state in states])
    by_rules = np.array([[winner(game, state, None, rng) for _ in range(each)] for state in states])
    for seat in range(seats):
        check_agreement((many == 1 << seat).mean(axis=1), (by_rules == seat).mean(axis=1), each)


def test_a_random_player_drafts_any_card_as_likely() -> None:
    """The next pick, over many games from one position."""
    game, rng = new(2, {}), Random(4)
    state = next(state for state in positions(game, 50, rng) if len(state.table.tableau) in range(4, 8))
    said: list[list[str]] = [[] for _ in range(4_000)]
    Lockstep(game.options, ["random"] * 2, 3, 0, 4_000, said).play_on([state])
    picks: defaultdict[str, int] = defaultdict(int)
    for moves in said:
        picks[moves[0]] += 1
    likely = 1 / len(state.table.tableau)
    assert len(picks) == len(state.table.tableau)
    for n in picks.values():
        assert abs(n / 4_000 - likely) <= 4 * (likely * (1 - likely) / 4_000) ** 0.5


def test_how_many_states_are_played_on_at_once_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = new(4, {}), Random(3)
    real, turn = next(found for found in choices(game, GREEDY, rng, 0.1) if found[0].table.phase == "draft")
    worlds = [game.imagine(game.view(real, turn.seat), rng) for _ in range(30)]
    states = [game.play(world, turn.moves[0]).state for world in worlds]
    whole = finished(batch.play_on(game, ["greedy"] * 4, states, 5, 1))
    assert whole.shape == (30, 5)
    monkeypatch.setattr(batch, "width", 35)
    assert np.array_equal(finished(batch.play_on(game, ["greedy"] * 4, states, 5, 1)), whole)
