"""The contract of a game: four verbs, and one value that says whose turn it is.

States, moves and events are frozen; what looks like a change returns a new value.
Chance moves are moves: a face-down pile is kept as its contents, never as an order,
and a card is chosen when it is turned over. So every chance is exact, and no state,
record or undo holds the future.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from uncle_widgets.engine.options import told
from uncle_widgets.engine.values import frozen
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal as Refusal
from uncle_widgets.refusal import integer_in

Seat: TypeAlias = int
Watcher: TypeAlias = "int | str | None"
"""A seat number; None, who watches from outside and sees no hand; or EVERYTHING."""

EVERYTHING = "everything"
"""The watcher before whom all cards lie open; asked for by name, never a default."""

LETTERS = "ABCDEFGHIJ"
"""What seats are called where nobody has a name: A is seat 0."""


def check_watcher(watcher: Watcher, seats: int) -> Watcher:
    """The watcher, a seat as an int; a Refusal for what is no seat of these, None or EVERYTHING.

    Every game's `view` begins with it.
    """
    if type(watcher) is int and 0 <= watcher < seats:
        return watcher
    if watcher is None or (type(watcher) is str and watcher == EVERYTHING):
        return watcher
    if (seat := integer_in(watcher, 0, seats - 1)) is None:
        seen = str(watcher)[:40]
        raise Refusal(f"Expected a seat from 0 to {seats - 1}, None or '{EVERYTHING}' to watch, not {seen!r}.")
    return seat


S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)


@frozen
class Choice(Generic[M]):
    """One player must choose one of these moves."""

    seat: Seat
    moves: tuple[M, ...]


@frozen
class Chance(Generic[M]):
    """The deck or the dice decide, with these chances."""

    odds: Dist[M]


@dataclass(frozen=True)
class Over:
    """The game is over. Without winners, it was stopped early."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    why: str


@dataclass(frozen=True)
class Event:
    """Something that happened, under the clauses that its class names.

    A class may name fields that are `secret`. They are None for everyone except EVERYTHING and the `insiders`.
    """

    clauses: ClassVar[tuple[str, ...]] = ()
    """The clauses of its rules, as `rules.md` names them: 'UNCLE-7'."""
    secrets: ClassVar[tuple[str, ...]] = ()
    """The fields that are hidden."""
    seat: Seat | None

    def __init_subclass__(cls, *, clause: str = "", secret: str = "", **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if clause:
            cls.clauses = tuple(clause.split())
        if secret:
            cls.secrets = tuple(secret.split())

    def insiders(self) -> tuple[Seat | None, ...]:
        """The players who know the secret fields."""
        return (self.seat,)

    def seen_by(self, watcher: Watcher) -> Self:
        """Return the event as this viewer may know it."""
        if not self.secrets or watcher == EVERYTHING or (watcher is not None and watcher in self.insiders()):
            return self
        return replace(self, **dict.fromkeys(self.secrets))

    def cites(self) -> tuple[str, ...]:
        """The clauses of this event, the most informative first."""
        return self.clauses


@frozen
class Step(Generic[S]):
    """A state, with the events that led to it."""

    state: S
    events: tuple[Event, ...] = ()


class Game(Protocol[S, M, V_co]):
    """The rules of one game with fixed options."""

    @property
    def id(self) -> str:
        """The name of the game in records and calls: 'uncle'."""
        ...

    @property
    def seats(self) -> int:
        """How many play."""
        ...

    @property
    def options(self) -> Any:
        """The Options of the game (see `engine.options`), a frozen dataclass."""
        ...

    def start(self) -> S:
        """Return the state before the first move. Cards are dealt by moves of chance."""
        ...

    def turn(self, state: S) -> Choice[M] | Chance[M] | Over:
        """Return who or what moves next."""
        ...

    def play(self, state: S, move: M) -> Step[S]:
        """Return the next step. Raise Refusal if the move is not legal now."""
        ...

    def view(self, state: S, watcher: Watcher) -> V_co:
        """Return what this viewer may see, built from what is allowed."""
        ...

    def imagine(self, view: Any, rng: Random) -> S:
        """Return a full state, drawn at random from what the view leaves open."""
        ...

    def parse(self, text: str) -> M:
        """Return the move written as text; the inverse of str(move). Raise Refusal if the text is no move."""
        ...


class Brief:
    """A Game that prints as it would be made: `Uncle(4, pot_chips=20)`. For dataclasses with `repr=False`."""

    seats: int
    options: Any

    def __repr__(self) -> str:
        given = [f"{name}={value!r}" for name, value in told(self.options, always=False).items()]
        return f"{type(self).__name__}({', '.join([str(self.seats), *given])})"
