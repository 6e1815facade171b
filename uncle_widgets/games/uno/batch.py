"""Many games of UNO at once: all players but `expert`, under every option. Needs NumPy."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import numpy as np

from uncle_widgets.engine.game import Game
from uncle_widgets.games.batch import Ends
from uncle_widgets.games.uno.lockstep.bits import Ints
from uncle_widgets.games.uno.lockstep.onward import Onward
from uncle_widgets.games.uno.lockstep.play import WIDTH, Games
from uncle_widgets.games.uno.lockstep.tables import BLUFFER, GREEDY, RANDOM
from uncle_widgets.games.uno.state import State

HABITS = {"random": RANDOM, "greedy": GREEDY, "heuristic": GREEDY, "bluffer": BLUFFER}
"""The strategies that can be played in lockstep."""


def why_not(game: Game[Any, Any, Any], strategies: Sequence[str]) -> str:
    """Who must be played step by step, or ''."""
    return next((f"{name} chooses move by move" for name in strategies if name not in HABITS), "")


def play(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int) -> Ends:
    """Games `first` to `first + n - 1` of the seed, one strategy a seat."""
    return Games(game.options, [HABITS[name] for name in strategies], seed, first, n).played()


def ready(state: State) -> bool:
    """A hand can be taken up where a turn begins."""
    return state.table.phase == "turn"


def play_on(
    game: Game[Any, Any, Any], strategies: Sequence[str], states: Sequence[State], copies: int, seed: int
) -> Generator[None, None, Ints]:
    """Who wins the hand, as bits: (states, copies), each state played on so many times. Yields now and then."""
    habits = [HABITS[name] for name in strategies]
    width = max(1, WIDTH // copies)
    parts = []
    for at in range(0, len(states), width):
        onward = Onward(game.options, habits, states[at : at + width], copies, seed, at * copies)
        parts.append((yield from onward.winners()))
    return np.concatenate(parts)


def moves(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, number: int) -> list[str]:
    """Every move of one of these games, chance's too, as its record writes them."""
    return told(game, strategies, seed, number, 1)[1][0]


def told(
    game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int
) -> tuple[Ends, list[list[str]]]:
    """How games end, as in `play`, and the moves of each."""
    said: list[list[str]] = [[] for _ in range(n)]
    return Games(game.options, [HABITS[name] for name in strategies], seed, first, n, said).played(), said
