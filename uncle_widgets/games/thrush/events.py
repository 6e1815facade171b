"""What can happen in THRUSH, each event with its clauses."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import Card, Pair


@dataclass(frozen=True)
class Assigned(Event, clause="TH-4", secret="card"):
    """`seat` gets an Assignment Card; which, that seat alone knows."""

    card: Card | None


@dataclass(frozen=True)
class SetUp(Event, clause="TH-3 TH-5 TH-6"):
    """Cards on `chiefs` Chief spaces, agents on `agents` intersections, markers on START."""

    chiefs: int
    agents: int


@dataclass(frozen=True)
class Tossed(Event, clause="TH-7"):
    """A toss for the first turn."""

    pair: Pair


@dataclass(frozen=True)
class TossAgain(Event, clause="TH-7 G4"):
    """These seats are level and toss again; `seat` is None."""

    tied: tuple[Seat, ...]


@dataclass(frozen=True)
class Begins(Event, clause="TH-7"):
    """`seat` has the first turn."""


@dataclass(frozen=True)
class Rolled(Event, clause="TH-8"):
    """A throw of both dice to move with."""

    pair: Pair

    def cites(self) -> tuple[str, ...]:
        return ("TH-9",) if self.pair[0] == self.pair[1] else ("TH-8",)


@dataclass(frozen=True)
class Moved(Event, clause="TH-11"):
    """A move of `count` steps along `path`: `cells` are the spaces entered, from `begin` on."""

    count: int
    path: str
    begin: Place
    cells: tuple[Place, ...]
    start: bool = False
    crossed: bool = False
    """Whether it left an intersection, where another path could be taken."""

    def cites(self) -> tuple[str, ...]:
        return ("TH-10",) if self.start else ("TH-16", "TH-12", "TH-11") if self.crossed else ("TH-11",)


@dataclass(frozen=True)
class Challenges(Event, clause="TH-13"):
    """`seat` has stopped on an agent and must challenge."""

    place: Place
    full: bool

    def cites(self) -> tuple[str, ...]:
        return ("TH-13", "G10") if self.full else ("TH-13",)


@dataclass(frozen=True)
class Won(Event, clause="TH-14"):
    """The challenge is won with `pips`, and the agent taken."""

    pips: int
    place: Place


@dataclass(frozen=True)
class LimitHit(Event, clause="TH-23 TH-14 G10"):
    """The challenge is won with `pips`, but three agents are held already: this one stays."""

    pips: int
    place: Place


@dataclass(frozen=True)
class Jailed(Event, clause="TH-15"):
    """The challenge is lost with `pips`: to THRUSH HQ."""

    pips: int
    place: Place


@dataclass(frozen=True)
class JailTurn(Event, clause="TH-17"):
    """A throw in prison that was no double; `left` throws remain."""

    pair: Pair
    left: int


@dataclass(frozen=True)
class Released(Event, clause="TH-17 TH-18 G19 G20"):
    """Back on START: by a double (`pair`) or because the time is up."""

    why: str
    pair: Pair

    def cites(self) -> tuple[str, ...]:
        return ("TH-18", "G20") if self.why == "double" else ("TH-17", "G19")


@dataclass(frozen=True)
class Paid(Event, clause="TH-19", secret="card"):
    """Back on START for an agent on an intersection, or a Chief Card (which, the payer knows) on `place`."""

    place: Place
    agent: bool
    card: Card | None

    def cites(self) -> tuple[str, ...]:
        return ("TH-19",) if self.agent else ("TH-19", "G22")


@dataclass(frozen=True)
class Stays(Event, clause="G21 TH-17"):
    """One who could pay on arrest does not."""


@dataclass(frozen=True)
class Robs(Event, clause="TH-29"):
    """`seat` takes a Chief Card unseen from `victim`: chance says which."""

    victim: Seat


@dataclass(frozen=True)
class StoleAgent(Event, clause="TH-28"):
    """`seat` takes an agent from `victim`."""

    victim: Seat


@dataclass(frozen=True)
class StoleCard(Event, clause="TH-29 G16", secret="card"):
    """`seat` has a Chief Card of `victim`; both know which."""

    victim: Seat
    card: Card | None

    def insiders(self) -> tuple[Seat | None, ...]:
        return (self.seat, self.victim)


@dataclass(frozen=True)
class Spared(Event, clause="TH-28 TH-30 G16"):
    """`seat` takes nothing from whom they met."""


@dataclass(frozen=True)
class Looked(Event, clause="TH-20", secret="card"):
    """`seat` looks at the Chief on `place`."""

    place: Place
    card: Card | None


@dataclass(frozen=True)
class Left(Event, clause="TH-20 TH-25"):
    """The Chief on `place` stays there."""

    place: Place


@dataclass(frozen=True)
class Took(Event, clause="TH-21 TH-22 TH-24"):
    """The Chief on `place` is taken."""

    place: Place


@dataclass(frozen=True)
class Placed(Event, clause="TH-21 G33"):
    """Three agents go back to these intersections."""

    places: tuple[Place, ...]


@dataclass(frozen=True)
class Gives(Event, clause="TH-25 G24", secret="card"):
    """`seat` lays a Chief Card down on `place`, to have the one there unseen."""

    place: Place
    card: Card | None


@dataclass(frozen=True)
class Exchanged(Event, clause="TH-25 G24", secret="card got"):
    """`seat` lays `card` on `place` and has `got`, which lay there."""

    place: Place
    card: Card | None
    got: Card | None


@dataclass(frozen=True)
class GameWon(Event, clause="TH-32 TH-27 G30"):
    """`seat` is home by `door` with `card`, and shows it."""

    card: Card
    door: Place
    over: int
    """Steps that were left over (G27)."""

    def cites(self) -> tuple[str, ...]:
        return ("TH-32", "G27" if self.over else "TH-27", "G30")


@dataclass(frozen=True)
class BrokenOff(Event, clause="G31"):
    """The game is broken off after `turns` turns."""

    turns: int
