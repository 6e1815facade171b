"""What can happen in the Mr. T card game, each under its clause."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.games.mr_t.cards import Card, Cards


@dataclass(frozen=True)
class PilesDealt(Event, clause="MRT-4 MRT-5"):
    """All cards are dealt out; each seat takes three of its `each` into its hand. `seat` is None."""

    each: int


@dataclass(frozen=True)
class Dealt(Event, clause="MRT-6", secret="card"):
    """One of the three cards of a hand; its name is the seat's own secret."""

    card: Card | None


@dataclass(frozen=True)
class Committed(Event, clause="MRT-17 MRT-7", secret="card top"):
    """A seat has chosen: the `top` of its pile, or a `card` of its hand. Nobody else sees which."""

    card: Card | None
    top: bool | None
    flip: bool

    def cites(self) -> tuple[str, ...]:
        return ("MRT-7",) if self.flip else ("MRT-17",)


@dataclass(frozen=True)
class AllCommitted(Event, clause="MRT-17"):
    """The last has chosen: now all see which of them play from the pile. `seat` is None."""

    tops: tuple[Seat, ...]


@dataclass(frozen=True)
class Turned(Event, clause="MRT-8 MRT-17"):
    """The top card of a seat's pile, which goes face up with the others."""

    card: Card
    flip: bool

    def cites(self) -> tuple[str, ...]:
        return ("MRT-8",) if self.flip else ("MRT-17",)


@dataclass(frozen=True)
class Revealed(Event, clause="MRT-8 MRT-3 MRT-17"):
    """All cards of a flip or a step, face up together: '' for a seat that did not play. `seat` is None."""

    cards: tuple[Card, ...]
    held: tuple[Seat, ...]
    """Who played from the hand."""
    flip: bool

    def cites(self) -> tuple[str, ...]:
        return ("MRT-8", "MRT-3") if self.flip else ("MRT-17", "MRT-3")


@dataclass(frozen=True)
class LoneMrT(Event, clause="MRT-10 MRT-9"):
    """No two cards match and one of them is MR. T."""


@dataclass(frozen=True)
class Stalemate(Event, clause="MRT-12 MRT-13"):
    """Nobody collects: the cards are all `alike`, or all different. `seat` is None."""

    alike: bool


@dataclass(frozen=True)
class ShowdownStarted(Event, clause="MRT-14 MRT-16"):
    """These show the same name, and try to match a target. `seat` is None."""

    members: tuple[Seat, ...]
    name: Card
    targets: Cards


@dataclass(frozen=True)
class DoubleShowdown(Event, clause="MRT-21 MRT-22"):
    """Two pairs: each tries to match the other's name. `seat` is None."""

    pairs: tuple[tuple[Seat, ...], ...]
    targets: Cards
    """For each pair what it must match."""


@dataclass(frozen=True)
class TargetsPlaced(Event, clause="MRT-29 MRT-28"):
    """In the two-player game: the two targets. `seat` is None."""

    targets: Cards


@dataclass(frozen=True)
class NoDecision(Event, clause="MRT-18 MRT-31"):
    """Nobody, or everybody, hit a target: play again. `seat` is None."""

    everybody: bool
    members: tuple[Seat, ...]
    two: bool

    def cites(self) -> tuple[str, ...]:
        return ("MRT-31",) if self.two else ("MRT-18",)


@dataclass(frozen=True)
class ThirdDropped(Event, clause="MRT-19 MRT-20"):
    """Two of three hit: the third is out of the showdown, and what they show is a target too."""

    target: Card


@dataclass(frozen=True)
class RanDry(Event, clause="G11 G20"):
    """A seat in a showdown has no card to play."""

    two: bool

    def cites(self) -> tuple[str, ...]:
        return ("G20",) if self.two else ("G11",)


@dataclass(frozen=True)
class NobodyWins(Event, clause="G11 G27"):
    """A showdown ends without a winner, and its cards stay on the board. `seat` is None."""

    members: tuple[Seat, ...]


@dataclass(frozen=True)
class ShowdownWon(Event, clause="MRT-15 MRT-16 MRT-23 MRT-31"):
    """The only one to hit; or (`dry`) the only one who can still play."""

    double: bool
    two: bool
    dry: bool

    def cites(self) -> tuple[str, ...]:
        if self.dry:
            return ("G20",) if self.two else ("G11",)
        return ("MRT-31",) if self.two else ("MRT-23",) if self.double else ("MRT-15", "MRT-16")


@dataclass(frozen=True)
class Collected(Event, clause="MRT-24"):
    """Won cards go face down under the pile."""

    cards: int


@dataclass(frozen=True)
class PlayerOut(Event, clause="MRT-25"):
    """A seat has no cards left."""


@dataclass(frozen=True)
class TwoPlayerGame(Event, clause="G17 G28 MRT-27"):
    """Two are left and play the two-player game on, or one round for a `tie`. `seat` is None."""

    tie: bool

    def cites(self) -> tuple[str, ...]:
        return ("G28",) if self.tie else ("MRT-27", "G17")


@dataclass(frozen=True)
class GameOver(Event, clause="MRT-33"):
    """The game ends under `rule`; no winners where it was broken off. `seat` is None."""

    winners: tuple[Seat, ...]
    why: str
    rule: str

    def cites(self) -> tuple[str, ...]:
        return tuple(self.rule.split())
