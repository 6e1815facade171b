"""What can happen in Say Uncle, each under its clause."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.games.say_uncle.cards import HIGH_ACE, Card, Cards, Run


@dataclass(frozen=True)
class DealerChosen(Event, clause="G8"):
    """Chance says who deals first."""


@dataclass(frozen=True)
class RoundStarted(Event, clause="SAY-7 G7"):
    """`seat` deals; the first round is number 1."""

    number: int


@dataclass(frozen=True)
class Dealt(Event, clause="SAY-3 G1", secret="card"):
    """One card face down to `seat`."""

    card: Card | None


@dataclass(frozen=True)
class Burned(Event, clause="SAY-4 G2"):
    """For three players one card is put aside unseen; `seat` is None."""


@dataclass(frozen=True)
class LaidOut(Event, clause="SAY-5 SAY-6"):
    """A card of the tableau; `seat` is None."""

    card: Card


@dataclass(frozen=True)
class Drafted(Event, clause="SAY-12"):
    """A card goes from the tableau to a hand; `left` remain there."""

    card: Card
    left: int


@dataclass(frozen=True)
class Turning(Event, clause="SAY-18"):
    """`seat` turns a card and so does not call."""


@dataclass(frozen=True)
class CardTurned(Event, clause="SAY-13 SAY-14"):
    """`seat` has turned up a card of the stock; `left` remain there."""

    card: Card
    left: int


@dataclass(frozen=True)
class Passed(Event, clause="SAY-15"):
    """`seat` does not want the turned card."""

    card: Card


@dataclass(frozen=True)
class Took(Event, clause="SAY-14 SAY-16", secret="discard"):
    """`seat` has put a card away, which they alone know, and takes the turned one."""

    card: Card
    discard: Card | None


@dataclass(frozen=True)
class AllPassed(Event, clause="SAY-17"):
    """Nobody wants the card; `seat`, who turned it, puts it away."""

    card: Card


@dataclass(frozen=True)
class Called(Event, clause="SAY-18 SAY-19"):
    """`seat` lays the hand open and says uncle."""


@dataclass(frozen=True)
class Stopped(Event, clause="G4 G21"):
    """The stock is used up, and `seat` does not call either."""


@dataclass(frozen=True)
class StockOut(Event, clause="SAY-22"):
    """The last card is settled and nobody has called; `seat` is None."""


@dataclass(frozen=True)
class Revealed(Event, clause="SAY-19 SAY-8"):
    """All hands lie open; `seat` has the best run. `runs` and `hands` by seat."""

    runs: tuple[Run, ...]
    hands: tuple[Cards, ...]

    def cites(self) -> tuple[str, ...]:
        winner = self.seat if self.seat is not None else 0
        mine, second = self.runs[winner], max(run for seat, run in enumerate(self.runs) if seat != winner)
        told = []
        if mine.length == second.length:
            told.append("SAY-10" if mine.top == second.top else "SAY-9")
        if mine.length > 1 and (mine.top == HIGH_ACE or mine.top == mine.length):
            told.append("SAY-11")
        return (*told, "SAY-8", "SAY-19")


@dataclass(frozen=True)
class Scored(Event, clause="SAY-20 SAY-21 SAY-22"):
    """`seat` has won the round; `caller` is None where nobody called."""

    points: int
    caller: Seat | None

    def cites(self) -> tuple[str, ...]:
        if self.caller is None:
            return ("SAY-22",)
        return ("SAY-20",) if self.caller == self.seat else ("SAY-21",)


@dataclass(frozen=True)
class Penalised(Event, clause="SAY-21 G13"):
    """`seat` called and lost: a point less, or none where they have none (`waived`)."""

    waived: bool

    def cites(self) -> tuple[str, ...]:
        return ("SAY-21", "G13") if self.waived else ("SAY-21",)


@dataclass(frozen=True)
class MatchOver(Event, clause="SAY-23"):
    """`seat` has reached the target."""

    points: int
