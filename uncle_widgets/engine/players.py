"""What a player is, and the one that any game has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias, TypeVar

M = TypeVar("M")

Player: TypeAlias = Callable[[Any, Sequence[Any], Random], Any]
"""(view of the seat, its legal moves, source of chance) -> one of the moves."""


def random_player(view: Any, moves: Sequence[M], rng: Random) -> M:
    """Any legal move, all equally likely."""
    return moves[rng.randrange(len(moves))]
