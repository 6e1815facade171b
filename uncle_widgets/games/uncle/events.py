"""What can happen in the U.N.C.L.E. card game, each under its clause."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.games.uncle.cards import FULL


@dataclass(frozen=True)
class PotFilled(Event, clause="UNCLE-3"):
    """All chips lie in the pot; `seat` is None."""

    chips: int


@dataclass(frozen=True)
class Dealt(Event, clause="UNCLE-4 UNCLE-5", secret="card"):
    """One card to `seat`; its value is their own secret."""

    card: int | None


@dataclass(frozen=True)
class PileStarted(Event, clause="UNCLE-6 UNCLE-14"):
    """The first card of a pile."""

    first: bool

    def cites(self) -> tuple[str, ...]:
        return ("UNCLE-6",) if self.first else ("UNCLE-14", "UNCLE-7")


@dataclass(frozen=True)
class CardPlayed(Event, clause="UNCLE-9 UNCLE-7"):
    """A card on the pile: the total goes from `old` to `new`."""

    card: int
    old: int
    new: int


@dataclass(frozen=True)
class UncleMade(Event, clause="UNCLE-10 UNCLE-12 UNCLE-18"):
    """The total is exactly a ten: `chips` are paid, `due` were due."""

    total: int
    chips: int
    due: int

    def cites(self) -> tuple[str, ...]:
        short = ("UNCLE-18",) if self.chips < self.due else ()
        return (*short, "UNCLE-10", *(("UNCLE-12",) if self.total == FULL else ()))


@dataclass(frozen=True)
class Overshot(Event, clause="UNCLE-11"):
    """The total jumped over `ten`: legal, and worth nothing."""

    ten: int


@dataclass(frozen=True)
class Busted(Event, clause="UNCLE-13"):
    """The total is above 50: no chips."""

    total: int


@dataclass(frozen=True)
class PileAside(Event, clause="UNCLE-14"):
    """The finished pile is put aside."""

    total: int
    cards: int


@dataclass(frozen=True)
class CardDrawn(Event, clause="UNCLE-8", secret="card"):
    """The refill; its value is the drawer's alone."""

    card: int | None


@dataclass(frozen=True)
class Reshuffled(Event, clause="UNCLE-15 UNCLE-16"):
    """The cards put aside become the draw pile; `seat` is None."""

    cards: int


@dataclass(frozen=True)
class PotEmpty(Event, clause="UNCLE-17"):
    """The last chip is taken."""


@dataclass(frozen=True)
class TieDraw(Event, clause="UNCLE-20"):
    """A tied player draws, for all to see."""

    card: int


@dataclass(frozen=True)
class TieAgain(Event, clause="UNCLE-20"):
    """These seats drew the same high card and draw again; `seat` is None."""

    tied: tuple[Seat, ...]


@dataclass(frozen=True)
class GameOver(Event, clause="UNCLE-19 UNCLE-20 UNCLE-21 G7 G13"):
    """Chips are counted; no winners where the game was broken off. `seat` is None."""

    winners: tuple[Seat, ...]
    why: str

    def cites(self) -> tuple[str, ...]:
        if not self.winners:
            return ("G13",)
        if len(self.winners) > 1:
            return ("G7", "UNCLE-19")
        return ("UNCLE-20", "UNCLE-19") if "draw" in self.why else ("UNCLE-19", "UNCLE-21")
