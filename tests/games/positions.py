"""Positions of real games, from which tests play on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from uncle_widgets.engine.game import Choice, Game, Over
from uncle_widgets.engine.match import choose
from uncle_widgets.engine.players import Player


def choices(game: Game[Any, Any, Any], player: Player, rng: Random, chance: float) -> Iterator[tuple[Any, Choice]]:
    """(state, turn) at which a seat has more than one move, game after game, one in so many; without end."""
    players = [player] * game.seats
    while True:
        state = game.start()
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Choice) and len(turn.moves) > 1 and rng.random() < chance:
                yield state, turn
            state = game.play(state, choose(game, state, turn, players, rng)).state


def ready(game: Game[Any, Any, Any], state: Any, batch: Any, player: Player, rng: Random) -> Any | None:
    """The next state that `batch` takes up, or None where the game is over before."""
    players = [player] * game.seats
    while not batch.ready(state):
        turn = game.turn(state)
        if isinstance(turn, Over):
            return None
        state = game.play(state, choose(game, state, turn, players, rng)).state
    return state


def check_agreement(lockstep: Any, rules: Any, games: int) -> None:
    """A seat's mean shares at many positions: those of lockstep of many games each, those by the rules of `games`.

    Alike over all positions within 4 standard errors, and over the half of them where lockstep gives the seat
    more, and the half where it gives less.
    """
    order = np.argsort(lockstep, kind="stable")
    for some in (order, *np.array_split(order, 2)):
        spread = (lockstep * (1 - lockstep))[some].sum() / games  # of the sum; a share varies no more than a win
        assert abs((rules - lockstep)[some].sum()) <= 4 * max(spread, 1 / games**2) ** 0.5
    assert lockstep.std() > 0.05, "positions that differ"
