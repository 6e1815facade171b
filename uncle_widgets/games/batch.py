"""Batch: many games of one game in lockstep on arrays. What a game's `batch.py` offers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from typing import Any, ClassVar, NamedTuple, Protocol

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
    """What gives the `batch` of a game's `batch.py`, which is imported when it is asked for: it needs NumPy."""
    return lambda: import_module(f"{package}.batch").batch


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


class LockstepBatch(ABC):
    """A `Batch`: a game's `batch.py` says who is played, and how games end that go at once."""

    width: int = 32_768
    """Games at once: so many stay in the processor's caches."""
    played: ClassVar[Sequence[str]]
    """The strategies that are played in lockstep."""
    slow: ClassVar[str]
    """Why another is played step by step, with {} for its name."""

    def why_not(self, game: Game[Any, Any, Any], strategies: Sequence[str]) -> str:
        """Who must be played step by step, or ''."""
        return next((self.slow.format(name) for name in strategies if name not in self.played), "")

    @abstractmethod
    def ends(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int,
        records: list[list[str]] | None = None,
    ) -> Ends:  # fmt: skip
        """Games `first` to `first + n - 1`, all at once; `records` (n of them, empty) gets the moves of each."""

    def play(self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int) -> Ends:
        """Games `first` to `first + n - 1` of the seed, one strategy a seat."""
        sizes = ((at, min(self.width, n - at)) for at in range(0, n, self.width))
        return Ends.joined([self.ends(game, strategies, seed, first + at, size) for at, size in sizes])

    def records(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int
    ) -> list[list[str]]:
        """The moves of each of these games, chance's too, as records write them."""
        made: list[list[str]] = [[] for _ in range(n)]
        self.ends(game, strategies, seed, first, n, made)
        return made

    def moves(self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, number: int) -> list[str]:
        """Every move of one of these games, chance's too, as its record writes them."""
        (found,) = self.records(game, strategies, seed, number, 1)
        return found


class LockstepRollouts(LockstepBatch):
    """A `PlaysOn` too (`engine/rollouts.py`): it plays on from positions, for the coach."""

    @abstractmethod
    def ready(self, state: Any) -> bool:
        """Whether a game can be taken up in this state."""

    @abstractmethod
    def winners_from(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], states: Sequence[Any], copies: int, seed: int,
        first: int,
    ) -> Generator[None, None, Any]:  # fmt: skip
        """Who wins, as bits: (states, copies), all at once; `first` is the number of their first game."""

    def play_on(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], states: Sequence[Any], copies: int, seed: int
    ) -> Generator[None, None, Any]:
        """Who wins, as bits: (states, copies), each state played on so many times. Yields now and then."""
        import numpy as np

        width, parts = max(1, self.width // copies), []
        for at in range(0, len(states), width):
            some = states[at : at + width]
            parts.append((yield from self.winners_from(game, strategies, some, copies, seed, at * copies)))
        return np.concatenate(parts)
