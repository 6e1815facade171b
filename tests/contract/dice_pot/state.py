"""Moves, State and View of dice and a pot. A die of 0 is not rolled yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from tests.contract.dice_pot.options import Options
from uncle_widgets.engine.game import Seat, Watcher
from uncle_widgets.engine.values import Told

Phase = Literal["roll", "choose", "over"]


@dataclass(frozen=True)
class Roll:
    """Chance: the die under a cup."""

    pips: int

    def __str__(self) -> str:
        return f"r{self.pips}"


@dataclass(frozen=True)
class Bid:
    """Stake a chip, or fold."""

    word: str

    def __str__(self) -> str:
        return self.word


STAKE, FOLD = Bid("stake"), Bid("fold")
Move: TypeAlias = Roll | Bid


@dataclass(frozen=True)
class State:
    chips: tuple[int, ...]
    dice: tuple[int, ...]
    bids: tuple[bool, ...] = ()
    """Who has staked, in the order of the seats."""
    pot: int = 0
    round: int = 0
    lifted: tuple[int, ...] = ()
    """The dice that were lifted in the last round; 0 for who folded."""
    phase: Phase = "roll"

    @property
    def seat(self) -> Seat:
        """Whose turn it is to roll or to choose."""
        return self.dice.index(0) if self.phase == "roll" else len(self.bids)


@dataclass(frozen=True, repr=False)
class View(Told):
    """What one watcher sees; `dice` has None for a cup that hides its die."""

    options: Options
    me: Watcher
    chips: tuple[int, ...]
    dice: tuple[int | None, ...]
    bids: tuple[bool, ...]
    pot: int
    round: int
    lifted: tuple[int, ...]
    phase: Phase
    seat: Seat

    @property
    def seats(self) -> int:
        return len(self.chips)

    @property
    def die(self) -> int:
        """The watcher's own die; 0 where there is none."""
        return (self.dice[self.me] or 0) if isinstance(self.me, int) else 0

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """The others who have not folded."""
        return tuple(s for s in range(self.seats) if s != self.me and (s >= len(self.bids) or self.bids[s]))
