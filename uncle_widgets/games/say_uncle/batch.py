"""Many matches of Say Uncle at once: all players but `expert`, under every option. Needs NumPy.

What a `Batch` offers, and a `PlaysOn`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import numpy as np

from uncle_widgets.engine.game import Game
from uncle_widgets.games.batch import Ends
from uncle_widgets.games.bits import Ints
from uncle_widgets.games.say_uncle.cards import DEALT
from uncle_widgets.games.say_uncle.lockstep import Lockstep
from uncle_widgets.games.say_uncle.state import State

WIDTH = 32_768
"""Games at once: so many stay in the processor's caches."""
PLAYED = ("random", "greedy", "drafter")


def why_not(game: Game[Any, Any, Any], strategies: Sequence[str]) -> str:
    """Who must be played step by step, or ''."""
    slow = (name for name in strategies if name not in PLAYED)
    return next((f"the player {name!r} weighs what rivals may hold" for name in slow), "")


def play(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int) -> Ends:
    """Games `first` to `first + n - 1` of the seed, one strategy a seat."""
    parts = []
    for at in range(0, n, WIDTH):
        parts.append(Lockstep(game.options, strategies, seed, first + at, min(WIDTH, n - at)).play())
    return Ends.joined(parts)


def moves(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, number: int) -> list[str]:
    """Every move of one of these games, chance's too, as its record writes them."""
    (found,) = records(game, strategies, seed, number, 1)
    return found


def ready(state: State) -> bool:
    """A round can be taken up where all hands have been dealt and somebody drafts, or begins a turn."""
    table = state.table
    return table.phase == "turn" or (table.phase == "draft" and table.dealt == DEALT * table.seats)


def play_on(
    game: Game[Any, Any, Any], strategies: Sequence[str], states: Sequence[State], copies: int, seed: int
) -> Generator[None, None, Ints]:
    """Who wins the round, as bits: (states, copies), each state played on so many times. Yields now and then."""
    width = max(1, WIDTH // copies)
    parts = []
    for at in range(0, len(states), width):
        some = states[at : at + width]
        games = Lockstep(game.options, strategies, seed, at * copies, len(some) * copies)
        parts.append(1 << games.play_on(some).reshape(len(some), copies))
        yield
    return np.concatenate(parts)


def records(
    game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int
) -> list[list[str]]:
    """The moves of each of these games."""
    said: list[list[str]] = [[] for _ in range(n)]
    Lockstep(game.options, strategies, seed, first, n, said).play()
    return said
