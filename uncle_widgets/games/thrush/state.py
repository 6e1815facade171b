"""Moves, Table, State and View of THRUSH.

A State is a Table, which is everything that all may know, and the hidden rest. A View is the same Table
and what its watcher may know besides; so nothing hidden can slip into it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from uncle_widgets.engine.game import LETTERS, Seat, Watcher
from uncle_widgets.engine.values import Quick, Told, Value
from uncle_widgets.games.thrush.board import Board, Place
from uncle_widgets.games.thrush.cards import MOST_AGENTS, PAIRS, WORDS, Card, Pair
from uncle_widgets.games.thrush.log import NONE, Log
from uncle_widgets.games.thrush.options import Options

Phase = Literal[
    "setup", "jail", "roll", "move", "challenge", "arrest", "steal", "robbed", "look", "chief", "swap", "place",
    "over",
]  # fmt: skip


@dataclass(frozen=True)
class Assign:
    """Chance: the next seat's Assignment Card."""

    card: Card

    def __str__(self) -> str:
        return f"a-{WORDS[self.card]}"


@dataclass(frozen=True)
class Throw:
    """Chance: two dice, the lower first."""

    pair: Pair

    def __str__(self) -> str:
        return f"{self.pair[0]}{self.pair[1]}"


@dataclass(frozen=True)
class Go:
    """Move `count` steps along `path`: direction 1 is forward, -1 backward."""

    count: int
    path: str
    direction: int

    def __str__(self) -> str:
        return f"{self.count}{self.path}{'+' if self.direction == 1 else '-'}"


@dataclass(frozen=True)
class Die:
    """Chance: the die of a challenge."""

    pips: int

    def __str__(self) -> str:
        return f"c{self.pips}"


@dataclass(frozen=True)
class Rob:
    """Take one thing from `victim`: 'agent' or 'card'."""

    victim: Seat
    what: str

    def __str__(self) -> str:
        return f"rob:{LETTERS[self.victim]}:{self.what}"


@dataclass(frozen=True)
class Drawn:
    """Chance: the card that is stolen unseen."""

    card: Card

    def __str__(self) -> str:
        return f"s-{WORDS[self.card]}"


@dataclass(frozen=True)
class Turned:
    """Chance: the Chief that is seen."""

    card: Card

    def __str__(self) -> str:
        return f"l-{WORDS[self.card]}"


@dataclass(frozen=True)
class Swap:
    """Exchange this held card for the one on the board."""

    card: Card

    def __str__(self) -> str:
        return f"swap:{WORDS[self.card]}"


@dataclass(frozen=True)
class Put:
    """Place three agents on these empty intersections, in the board's order."""

    places: tuple[Place, ...]

    def __str__(self) -> str:
        return "place:" + ",".join(self.places)


@dataclass(frozen=True)
class Pay:
    """Leave prison for an agent on an empty intersection, or for a `card` on an empty Chief space."""

    place: Place
    card: Card | None = None

    def __str__(self) -> str:
        return f"pay:{self.place}" + ("" if self.card is None else f":{WORDS[self.card]}")


@dataclass(frozen=True)
class Act:
    """A move that is one word."""

    word: str

    def __str__(self) -> str:
        return self.word


ROLL, STAY, PASS, TAKE, LEAVE = map(Act, ("roll", "stay", "pass", "take", "leave"))
ACTS = (ROLL, STAY, PASS, TAKE, LEAVE)

Move: TypeAlias = Assign | Throw | Go | Die | Rob | Drawn | Turned | Swap | Put | Pay | Act

THROWS: dict[Pair, Move] = {pair: Throw(pair) for pair in PAIRS}
DICE: tuple[Move, ...] = tuple(Die(pips) for pips in range(1, 7))


@dataclass(frozen=True)
class Table(Value):
    """All that is public. Tuples by seat, unless said; Chief spaces in the board's order."""

    at: tuple[Place, ...]
    """Where each marker stands."""
    agents: frozenset[Place]
    """Intersections with a THRUSH agent."""
    chiefs: tuple[bool, ...]
    """Whether a card lies on each Chief space."""
    tokens: tuple[int, ...]
    """Agents held."""
    held: tuple[int, ...]
    """Chief Cards held."""
    jail: tuple[int, ...]
    """Throws left in prison; 0 for the free."""
    phase: Phase = "setup"
    seat: Seat = 0
    """Who is on turn; in the set-up, who gets a card or tosses."""
    dealt: int = 0
    """Assignments dealt."""
    tosses: tuple[Pair | None, ...] = ()
    """The last toss of each seat for the first turn."""
    tied: tuple[Seat, ...] = ()
    """Who still tosses, in order."""
    dice: Pair | None = None
    """The last throw of this turn."""
    die: int = 0
    """The die of this turn's challenge; 0 for none."""
    trail: tuple[Place, ...] = ()
    """The spaces of the last move, the one it began on first."""
    count: int = 0
    """The count of the last move."""
    victim: Seat = -1
    """Who is being robbed of a card."""
    turns: int = 0
    """Turns taken."""
    winners: tuple[Seat, ...] = ()
    why: str = ""

    @property
    def place(self) -> Place:
        """Where the marker on turn stands."""
        return self.at[self.seat]

    @property
    def full(self) -> bool:
        """Whether the seat on turn holds three agents."""
        return self.tokens[self.seat] == MOST_AGENTS


@dataclass(frozen=True)
class State(Value):
    """Everything. `cards` has -1 for an empty Chief space, None for a card that nobody has looked at:
    which it is, chance decides when it is turned. Hands are sorted."""

    table: Table
    assignments: tuple[Card | None, ...]
    hands: tuple[tuple[Card, ...], ...]
    cards: tuple[Card | None, ...]
    log: Log = NONE
    giving: Card | None = None
    """The card that is about to be exchanged."""


@dataclass(frozen=True, repr=False)
class View(Told, Quick):
    """What one watcher may know. `assignments`, `hands` and `cards` have None for what is hidden;
    of the cards on the board only EVERYTHING sees any: what a seat knows of them is in its `log`."""

    options: Options
    me: Watcher
    table: Table
    assignments: tuple[Card | None, ...]
    hands: tuple[tuple[Card, ...] | None, ...]
    cards: tuple[Card | None, ...]
    log: Log
    giving: Card | None = None

    @property
    def board(self) -> Board:
        return self.options.board

    @property
    def seats(self) -> int:
        return len(self.table.at)

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def seat(self) -> Seat:
        """Who is on turn."""
        return self.table.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The watcher's own Chief Cards."""
        return (self.hands[self.me] or ()) if isinstance(self.me, int) else ()

    @property
    def mine(self) -> Card | None:
        """The watcher's own assignment; None for who has none."""
        return self.assignments[self.me] if isinstance(self.me, int) else None

    @property
    def matched(self) -> bool:
        """Whether the watcher holds the Chief that they must bring home."""
        return self.mine is not None and self.mine in self.hand

    def matches(self, seat: Seat) -> bool | None:
        """Whether a seat holds its own Chief; None where the watcher cannot see that."""
        hand, assigned = self.hands[seat], self.assignments[seat]
        return None if hand is None or assigned is None else assigned in hand
