"""Moves, State and View of the Mr. T card game."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Literal, NamedTuple, TypeAlias

from uncle_widgets.engine.game import EVERYTHING, Seat, Watcher
from uncle_widgets.engine.values import Told, Value
from uncle_widgets.games.mr_t.cards import LETTER, NAMES, SPACES, Card, Cards
from uncle_widgets.games.mr_t.options import Options

Phase = Literal["deal", "flip", "targets", "step", "over"]


@dataclass(frozen=True)
class Draw:
    """Chance: this card is dealt, or turned up from a pile."""

    card: Card

    def __str__(self) -> str:
        return f"d{LETTER[self.card]}"


@dataclass(frozen=True)
class Play:
    """A commitment: the top of the own pile (no card named), or this card of the hand."""

    card: Card = ""

    def __str__(self) -> str:
        return f"h{LETTER[self.card]}" if self.card else "top"


Move: TypeAlias = Draw | Play
DRAWS = {name: Draw(name) for name in NAMES.values()}
SHOWS = {name: Play(name) for name in NAMES.values()}
TURN = Play()
TOP, HELD, HIDDEN = "top", "hand", "?"
"""What a commitment is, apart from a card's name: the pile's top; a hand card not shown yet; not known at all."""

Batch: TypeAlias = Cards
"""Cards won together: a bag, or under `collect=table_order` a sequence, the next card first."""


class Fight(NamedTuple):
    """A showdown that is going on: who is in it, what they try to match, and the spaces it is about."""

    members: tuple[Seat, ...]
    targets: Cards
    spaces: tuple[int, ...]


EMPTY: tuple[Cards, ...] = ((),) * SPACES


@dataclass(frozen=True, kw_only=True, repr=False)
class Shared(Value):
    """What all may know, of a State and of a View; only what `plays` are differs: see there."""

    fresh: tuple[int, ...]
    """How many never-seen cards each seat has on top of its pile."""
    won: tuple[tuple[Batch, ...], ...]
    """What lies under them: the batches that each seat has won, the first won first."""
    stacks: tuple[Cards, ...] = EMPTY
    """The cards on the four spaces, the lowest first."""
    phase: Phase = "deal"
    two: bool = False
    """Whether the two-player game is on."""
    fights: tuple[Fight, ...] = ()
    plays: tuple[str, ...] = ()
    """What each seat has committed: '' nothing (yet), TOP, or the name of a hand card."""
    turned: tuple[Card, ...] = ()
    """What each seat has turned up since all have committed; '' nothing."""
    flips: int = 0
    rounds: int = 0
    gone: tuple[bool, ...] = ()
    swept: tuple[Cards, ...] = EMPTY
    """The cards that were collected when the last cards were shown, as they lay."""
    takers: tuple[Seat, ...] = (-1,) * SPACES
    """Who took them from each space; -1 nobody."""
    passed: tuple[Cards, ...] = ()
    """For each seat the targets for which they turned the top of the pile while they had hand cards."""
    log: tuple[str, ...] = ()
    """Every flip and step so far as it is written: a letter for each who played, small where from the hand."""
    tie: bool = False
    """Whether this round settles a tie (G28)."""
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    why: str = ""

    @property
    def seats(self) -> int:
        return len(self.fresh)

    @property
    def shared(self) -> dict[str, Any]:
        """These fields alone, by name."""
        return {name: getattr(self, name) for name in SHARED}

    @property
    def piles(self) -> tuple[int, ...]:
        """How many cards each seat's pile has."""
        return tuple(map(self.piled, range(len(self.fresh))))

    def piled(self, seat: Seat) -> int:
        """How many cards the seat's pile has."""
        return self.fresh[seat] + sum(map(len, self.won[seat]))

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats still in the game."""
        return tuple([seat for seat, gone in enumerate(self.gone) if not gone])  # a list is sooner made

    def space(self, seat: Seat) -> int:
        """The seat's own space."""
        return own_space(self.seats, seat)


SHARED = [field.name for field in fields(Shared)]


@dataclass(frozen=True, kw_only=True)
class State(Shared):
    """Everything. `hands` and `bag` are bags."""

    hands: tuple[Cards, ...]
    bag: Cards
    """The cards of all piles that nobody has seen yet."""

    def owned(self, seat: Seat) -> int:
        return self.piled(seat) + len(self.hands[seat])

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays a card now, all at the same time."""
        if self.phase == "step":
            return tuple(sorted(seat for fight in self.fights for seat in fight.members))
        return self.active if self.phase in ("flip", "targets") else ()

    @property
    def chooser(self) -> Seat:
        """Who commits next; -1 where all have."""
        return next((seat for seat in self.players if not self.plays[seat]), -1)

    @property
    def turning(self) -> Seat:
        """Whose top card is turned up next; -1 where all are."""
        return next((s for s in self.players if self.plays[s] == TOP and not self.turned[s]), -1)


@dataclass(frozen=True, kw_only=True, repr=False)
class View(Told, Shared):
    """What one watcher may know. Bags are sorted.

    `unseen` are the cards that they cannot place: the never-seen cards of all piles and the hands that they
    do not see. `plays` hide what has been committed: HIDDEN before all have, then TOP or HELD; one's own is
    always named. A card committed from a hand counts among its `sizes` until it is shown.
    """

    options: Options
    me: Watcher
    hands: tuple[Cards | None, ...]
    sizes: tuple[int, ...]
    unseen: Cards
    seat: Seat
    """Who commits next; -1 nobody."""

    @property
    def hand(self) -> Cards:
        """The watcher's own hand; empty for one who has none."""
        return (self.hands[self.me] or ()) if isinstance(self.me, int) else ()

    @property
    def open(self) -> bool:
        """Whether every hand lies open."""
        return self.me == EVERYTHING

    def owned(self, seat: Seat) -> int:
        return self.piled(seat) + self.sizes[seat]

    def fight_of(self, seat: Watcher) -> Fight | None:
        """The showdown that the seat is in; None for who has no seat."""
        return next((fight for fight in self.fights if seat in fight.members), None)

    @property
    def board(self) -> int:
        """How many cards lie on the board."""
        return sum(map(len, self.stacks))

    def covered(self, fight: Fight) -> bool:
        """Whether what the showdown must match no longer lies open: in a double one, after its first step."""
        others = [cards for space, cards in enumerate(self.stacks) if space not in fight.spaces]
        return any(not cards or cards[-1] not in fight.targets for cards in others)

    @property
    def before_flip(self) -> bool:
        """Whether a preliminary flip comes next, nothing chosen or turned yet, and its cards are all forced."""
        return (
            self.phase == "flip" and not any(self.turned) and all(self.plays[seat] == TOP for seat in self.active)
        )

    @property
    def between_rounds(self) -> bool:
        """Whether a round begins: the board is empty, and nothing is turned."""
        return self.phase in ("flip", "targets") and not self.board and not any(self.turned)

    @property
    def fresh_step(self) -> bool:
        """Whether a step of a showdown begins: nobody has committed by choice, nothing is turned."""
        if self.phase != "step" or any(self.turned):
            return False
        members = [seat for fight in self.fights for seat in fight.members]
        return all(not self.plays[s] or (self.plays[s] == TOP and not self.sizes[s]) for s in members)


def own_space(seats: int, seat: Seat) -> int:
    """The space in front of a seat: at a table of two the seats sit at positions 1 and 3 (MRT-28)."""
    return 2 * seat if seats == 2 else seat


def target_space(own: int, other: int) -> int:
    """Where the targets of a two-player game go: the next space clockwise that is not the other's (G32)."""
    after = (own + 1) % SPACES
    return after if after != other else (own - 1) % SPACES
