"""Games played on from positions in lockstep: by the rules, and won as often as the rules say."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.positions import check_agreement, choices
from uncle_widgets.engine.match import finish, finished
from uncle_widgets.engine.rollouts import share
from uncle_widgets.games import GAMES
from uncle_widgets.games.uncle.batch import batch
from uncle_widgets.games.uncle.lockstep import Lockstep
from uncle_widgets.games.uncle.rules import Uncle

KIT = GAMES["uncle"]
CASES: list[tuple[int, int, dict[str, Any]]] = [  # seats, positions, options
    (4, 60, {}),
    (2, 60, {"reshuffle": "lazy", "pot_chips": 30}),
    (3, 60, {"memory": "top", "tie_break": "draw_pile", "pot_chips": 20}),
    (6, 60, {"pot_chips": 12, "reshuffle": "lazy", "tie_break": "shared", "memory": "current_pile"}),
    (5, 60, {"max_turns": 30}),
]


def new(seats: int, options: dict[str, Any]) -> Uncle:
    game = KIT.new(seats, **options)
    assert isinstance(game, Uncle)
    return game


@pytest.mark.parametrize(("seats", "n", "options"), CASES)
def test_every_move_made_is_one_by_the_rules(seats: int, n: int, options: dict[str, Any]) -> None:
    """From deals imagined at real positions, each played on once, to the same chips after as many turns."""
    game, rng = new(seats, options), Random(1)
    names = [("greedy", "random")[seat % 2] for seat in range(seats)]
    played = 0
    for number, (real, turn) in enumerate(islice(choices(game, KIT.players["greedy"], rng, 0.1), n)):
        world = game.imagine(game.view(real, turn.seat), rng)
        state = game.play(world, rng.choice(turn.moves)).state
        if not batch.ready(state):
            continue
        trace: list[str] = []
        games = Lockstep(game.options, names, number, 0, 1, options.get("tie_break") == "draw_pile", trace)
        games.play_on([state])
        for text in trace:
            if state.phase not in ("play", "draw"):
                break
            state = game.play(state, game.parse(text)).state
        assert state.phase in ("tie", "over")
        assert state.chips == tuple(games.chips[:, 0])
        assert state.turns == games.lengths[0]
        played += 1
    assert played > n / 2


@pytest.mark.parametrize(("seats", "options"), [
    (4, {"pot_chips": 6}),
    (6, {"pot_chips": 9, "reshuffle": "lazy", "tie_break": "draw_pile"}),
    (3, {"pot_chips": 7, "tie_break": "shared", "max_turns": 15}),
])  # fmt: skip
def test_each_seat_wins_as_often_as_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    """Over the same positions, and over those where lockstep gives the seat most, and least."""
    game, rng, each = new(seats, options), Random(2), 3
    greedy = KIT.players["greedy"]
    found = (game.play(state, turn.moves[0]).state for state, turn in choices(game, greedy, rng, 0.4))
    states = list(islice(filter(batch.ready, found), 80))
    many = np.concatenate([finished(batch.play_on(game, ["greedy"] * seats, [state], 400, 5)) for state in states])
    by_rules = [[finish(game, state, [greedy] * seats, rng).winners for _ in range(each)] for state in states]
    for seat in range(seats):
        lockstep = (many >> seat & 1) / np.maximum(np.bitwise_count(many), 1)
        rules = np.array([[share(winners, seat) for winners in row] for row in by_rules])
        check_agreement(lockstep.mean(axis=1), rules.mean(axis=1), each)


def test_how_many_states_are_played_on_at_once_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = new(4, {}), Random(3)
    real, turn = next(choices(game, KIT.players["greedy"], rng, 0.02))
    worlds = [game.imagine(game.view(real, turn.seat), rng) for _ in range(30)]
    states = [game.play(world, turn.moves[0]).state for world in worlds]
    whole = finished(batch.play_on(game, ["greedy"] * 4, states, 5, 1))
    assert whole.shape == (30, 5)
    monkeypatch.setattr(batch, "width", 35)
    assert np.array_equal(finished(batch.play_on(game, ["greedy"] * 4, states, 5, 1)), whole)
