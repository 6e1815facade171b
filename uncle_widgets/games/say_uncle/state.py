"""Moves, Table, State and View of Say Uncle.

A State is a Table, which is everything that all may know, and the hidden rest. A View is the same Table
and what its watcher may know besides; so nothing hidden can slip into it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from uncle_widgets.engine.game import Seat, Watcher
from uncle_widgets.engine.values import Quick, Told, Value
from uncle_widgets.games.say_uncle.cards import DEALT, DECK, NAMES, Card, Cards
from uncle_widgets.games.say_uncle.options import Options

Phase = Literal["dealer", "deal", "lay", "draft", "turn", "flip", "offer", "last", "show", "over"]
NO_CARD: Card = -1


@dataclass(frozen=True)
class Draw:
    """Chance: this card comes off the pack: dealt, laid out or turned up."""

    card: Card

    def __str__(self) -> str:
        return f"d{NAMES[self.card]}"


@dataclass(frozen=True)
class Draft:
    """Take this card from the tableau."""

    card: Card

    def __str__(self) -> str:
        return f"p{NAMES[self.card]}"


@dataclass(frozen=True)
class Take:
    """Put this card of your own away, face down, and take the one that lies turned up."""

    discard: Card

    def __str__(self) -> str:
        return f"t{NAMES[self.discard]}"


@dataclass(frozen=True)
class Act:
    """A move that is one word."""

    word: str

    def __str__(self) -> str:
        return self.word


TURN, CALL, PASS, STOP = Act("turn"), Act("call"), Act("pass"), Act("stop")
ACTS = {act.word: act for act in (TURN, CALL, PASS, STOP)}


@dataclass(frozen=True)
class Dealer:
    """Chance: `seat` deals first (option first_dealer=random)."""

    seat: Seat

    def __str__(self) -> str:
        return f"dealer:{self.seat}"


Move: TypeAlias = Draw | Draft | Take | Act | Dealer

DRAWS = {card: Draw(card) for card in DECK}
DRAFTS = {card: Draft(card) for card in DECK}
TAKES = {card: Take(card) for card in DECK}


class Pick(NamedTuple):
    """Who drafted which card."""

    seat: Seat
    card: Card


class Offer(NamedTuple):
    """A card turned by `turner` and settled: `taker` took it, or everybody passed (-1)."""

    turner: Seat
    card: Card
    taker: Seat


class Result(NamedTuple):
    """How a round ended: whose hand was best, who had called (-1: nobody, the stock was used up)."""

    winner: Seat
    caller: Seat


@dataclass(frozen=True)
class Table(Value):
    """All that is public in this round and of the match."""

    seats: int
    scores: tuple[int, ...]
    phase: Phase = "deal"
    dealer: Seat = -1
    round: int = 0
    dealt: int = 0
    """Cards dealt face down so far, all seats together."""
    laid: Cards = ()
    """The tableau as it was laid out, card by card."""
    picks: tuple[Pick, ...] = ()
    offers: tuple[Offer, ...] = ()
    """The turned cards that are settled, in order."""
    turned: Card = NO_CARD
    """The card on offer."""
    passed: int = 0
    """How many have passed it."""
    turner: Seat = -1
    snake: bool = False
    result: Result | None = None
    """Set while the hands lie open at the end of a round."""
    winners: tuple[Seat, ...] = ()
    why: str = ""

    @property
    def first(self) -> Seat:
        """The seat at the dealer's left."""
        return (self.dealer + 1) % self.seats

    @property
    def seat(self) -> Seat:
        """Who acts, or gets the next card; -1 where nobody."""
        match self.phase:
            case "deal":
                return (self.first + self.dealt) % self.seats
            case "draft":
                return self.picker(len(self.picks))
            case "turn" | "flip" | "last":
                return self.turner
            case "offer":
                return (self.turner + self.passed) % self.seats
        return -1

    def asked(self, seat: Seat) -> int:
        """How many are asked about a turned card before this seat is."""
        return (seat - self.turner) % self.seats

    def picker(self, pick: int) -> Seat:
        """Who makes this pick of the draft, from 0 (SAY-7, G16)."""
        lap, at = divmod(pick, self.seats)
        return (self.first + (self.seats - 1 - at if self.snake and lap % 2 else at)) % self.seats

    @property
    def burnt(self) -> int:
        """Cards that are never turned: one for three players (SAY-4)."""
        return 1 if self.seats == 3 else 0

    @property
    def undealt(self) -> int:
        """Cards that nobody has seen turned, laid out or dealt, the burnt one among them."""
        return len(DECK) - self.dealt - len(self.laid) - len(self.offers) - (self.turned != NO_CARD)

    @property
    def stock(self) -> int:
        """Cards that are still to be turned."""
        return self.undealt - self.burnt

    @property
    def tableau(self) -> Cards:
        """What is left to draft, in the order it was laid out."""
        gone = {pick.card for pick in self.picks}
        return tuple(card for card in self.laid if card not in gone)

    @property
    def shown(self) -> bool:
        """Whether all hands lie open: the round is over."""
        return self.phase in ("show", "over")

    def dealt_to(self, seat: Seat) -> int:
        """How many of the face-down cards a seat has been dealt."""
        return (self.dealt + self.seats - 1 - (seat - self.first) % self.seats) // self.seats

    def gained(self, seat: Seat) -> Cards:
        """The cards that all have seen going into a hand: drafted, then taken."""
        picked = tuple(pick.card for pick in self.picks if pick.seat == seat)
        return picked + tuple(offer.card for offer in self.offers if offer.taker == seat)

    def taken(self, seat: Seat) -> int:
        """How many turned cards a seat has taken; so many it has put away."""
        return sum(offer.taker == seat for offer in self.offers)

    def size(self, seat: Seat) -> int:
        """Cards in a seat's hand before the round is over."""
        return self.dealt_to(seat) + sum(pick.seat == seat for pick in self.picks)


@dataclass(frozen=True)
class State(Value):
    """Everything. Hands, dealt cards and bag are sorted: their order means nothing.

    When a round is over the hands alone are kept: all other cards are gathered up for the next deal.
    """

    table: Table
    hands: tuple[Cards, ...]
    dealt: tuple[Cards, ...]
    """For each seat the cards it was dealt face down."""
    discards: tuple[Cards, ...]
    """For each seat the cards it has put away, in order."""
    bag: Cards = DECK
    """What is not dealt, laid out or turned; for three players the burnt card lies among them."""


@dataclass(frozen=True, repr=False)
class View(Told, Quick):
    """What one watcher may know: the public `table`, the hands open to them, their own dealt cards and discards.

    A hidden hand, its dealt cards and its discards are None.
    """

    options: Options
    me: Watcher
    table: Table
    hands: tuple[Cards | None, ...]
    dealt: tuple[Cards | None, ...]
    discards: tuple[Cards | None, ...]

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def seat(self) -> Seat:
        """Who acts now; -1 where nobody."""
        return self.table.seat

    @property
    def hand(self) -> Cards:
        """The watcher's own hand, sorted; empty for one who has none."""
        return (self.hands[self.me] or ()) if isinstance(self.me, int) else ()

    @property
    def five(self) -> Cards:
        """The cards that the watcher was dealt; empty for one who has none."""
        return (self.dealt[self.me] or ()) if isinstance(self.me, int) else ()

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """The other seats, in the order of play."""
        me = self.me if isinstance(self.me, int) else -1
        return tuple(seat for k in range(1, self.seats + 1) if (seat := (me + k) % self.seats) != me)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.table.scores

    @cached_property
    def unseen(self) -> Cards:
        """Cards that the watcher has never seen: hidden dealt cards, the stock and the burnt card, sorted.

        A hidden card that was put away since is among them.
        """
        table = self.table
        if table.shown:
            return ()
        seen = {*table.laid, table.turned, *(offer.card for offer in table.offers)}
        seen.update(card for cards in self.dealt if cards for card in cards)
        return tuple(card for card in DECK if card not in seen)

    def hidden(self, seat: Seat) -> int:
        """How many cards that the watcher has never seen a seat was dealt: 0 where they lie open."""
        return 0 if self.dealt[seat] is not None else self.table.dealt_to(seat)

    @property
    def whole(self) -> bool:
        """Whether no hidden hand has put a card away: each holds its five dealt cards and those it drafted."""
        return all(not self.table.taken(seat) for seat in range(self.seats) if self.hands[seat] is None)

    @property
    def settled(self) -> bool:
        """Whether the draft is over and every hand has its ten cards."""
        return self.phase in ("turn", "flip", "offer", "last") and self.table.dealt == DEALT * self.seats
