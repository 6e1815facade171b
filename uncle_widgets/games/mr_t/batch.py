"""Many games of Mr. T at once: the players `random` and `greedy`, under every option. Needs NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uncle_widgets.engine.game import Game
from uncle_widgets.games.batch import Ends
from uncle_widgets.games.mr_t.lockstep import Lockstep

WIDTH = 16_384
"""Games at once: so many stay in the processor's caches."""
PLAYED = ("random", "greedy")


def why_not(game: Game[Any, Any, Any], strategies: Sequence[str]) -> str:
    """Who must be played step by step, or ''."""
    why = "the player {!r} weighs what piles may hold"
    return next((why.format(name) for name in strategies if name not in PLAYED), "")


def play(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int) -> Ends:
    """Games `first` to `first + n - 1` of the seed, one strategy a seat."""
    parts = []
    for at in range(0, n, WIDTH):
        games = Lockstep(game.options, strategies, seed, first + at, min(WIDTH, n - at))
        games.play()
        parts.append(Ends(games.winners, games.scores, games.lengths, games.flips))
    return Ends.joined(parts)


def moves(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, number: int) -> list[str]:
    """Every move of one of these games, chance's too, as its record writes them."""
    (found,) = records(game, strategies, seed, number, 1)
    return found


def records(
    game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int
) -> list[list[str]]:
    """The moves of each of these games."""
    said: list[list[str]] = [[] for _ in range(n)]
    Lockstep(game.options, strategies, seed, first, n, said).play()
    return said
