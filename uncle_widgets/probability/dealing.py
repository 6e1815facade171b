"""Many trials at once: what a question gives that deals in batch, beside its trial one at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeAlias


class Piece(NamedTuple):
    """Trials one after the other: `outcomes` are what `Question.once` gives, None for a trial struck out.

    `shown` is what the picture of these trials needs besides, as its `Growing.gather` says. A piece may be
    empty, where the work takes long: between two pieces the page breathes.
    """

    outcomes: Sequence[Any]
    shown: Any = None


Dealer: TypeAlias = Callable[[int, int, int], Iterator[Piece]]
"""`dealer(seed, first, n)`: trials `first` to `first + n - 1` of a seed, in order, in pieces of 50 ms at most.

Trial `number` of a seed is the same, whatever else is dealt with it.
"""


def with_numpy() -> bool:
    """Whether NumPy can be imported. It is not: that is left to whom deals."""
    return find_spec("numpy") is not None


NO_LAB = "The lab and simulations need NumPy, which is not installed."
