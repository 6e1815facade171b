"""Batch: many games of one game in lockstep on arrays. What a game's `batch.py` offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from uncle_widgets.engine.game import Game


class Ends(NamedTuple):
    """How games ended, as NumPy arrays of whole numbers, a row each in the order of their numbers.

    `winners` (n,): bit s is set where seat s won, or shared. `scores` (n, seats): the game's own points.
    `lengths` (n,): how many moves the players chose. `rounds` (n,): as the kit's `rounds` counts, if it does.
    """

    winners: Any
    scores: Any
    lengths: Any
    rounds: Any = None

    @classmethod
    def joined(cls, parts: Sequence[Ends]) -> Ends:
        """The games of one after those of the other; at least one."""
        import numpy as np  # whoever has played them has it

        columns = zip(*parts, strict=True)
        return cls(*(None if column[0] is None else np.concatenate(column) for column in columns))


def lockstep(package: str) -> Callable[[], Any]:
    """What gives the `batch.py` of a game's folder: it is imported when it is asked for, since it needs NumPy."""
    return lambda: import_module(f"{package}.batch")


class Batch(Protocol):
    """Many games at once. Game `number` of a seed is the same game in any batch.

    One that can also play on from positions, for the coach, is a `PlaysOn` (`engine/rollouts.py`) too.
    """

    def why_not(self, game: Game[Any, Any, Any], strategies: Sequence[str]) -> str:
        """Why these must be played step by step ('the rule of stacking'), or '' where they need not."""
        ...

    def play(self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int) -> Ends:
        """Games `first` to `first + n - 1`, one strategy a seat."""
        ...

    def moves(self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, number: int) -> list[str]:
        """Every move of one of these games, chance's too, as its record writes them."""
        ...
