"""Many games of UNO at once: the players `random`, `greedy` and `heuristic`, under every option. Needs NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uncle_widgets.engine.game import Game
from uncle_widgets.games.batch import Ends
from uncle_widgets.games.uno.lockstep.play import Games

GREEDY = {"random": False, "greedy": True, "heuristic": True}
"""The strategies that can be played in lockstep, and whether it is the greedy one."""


def why_not(game: Game[Any, Any, Any], strategies: Sequence[str]) -> str:
    """Who must be played step by step, or ''."""
    return next((f"{name} chooses move by move" for name in strategies if name not in GREEDY), "")


def play(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int) -> Ends:
    """Games `first` to `first + n - 1` of the seed, one strategy a seat."""
    return Games(game.options, [GREEDY[name] for name in strategies], seed, first, n).played()


def moves(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, number: int) -> list[str]:
    """Every move of one of these games, chance's too, as its record writes them."""
    return told(game, strategies, seed, number, 1)[1][0]


def told(
    game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int
) -> tuple[Ends, list[list[str]]]:
    """How games end, as in `play`, and the moves of each."""
    said: list[list[str]] = [[] for _ in range(n)]
    return Games(game.options, [GREEDY[name] for name in strategies], seed, first, n, said).played(), said
