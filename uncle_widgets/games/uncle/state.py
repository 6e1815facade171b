"""Cards, moves, events, State and View of the U.N.C.L.E. card game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from uncle_widgets.engine.game import Event, Seat, Watcher
from uncle_widgets.engine.values import Told

Cards: TypeAlias = tuple[int, ...]
VALUES = (1, 2, 3, 4, 5, 6)
DECK: Cards = tuple(value for value in VALUES for _ in range(7))
HAND = 3
TENS = (10, 20, 30, 40, 50)
FULL = 50  # a pile of this total or more is put aside

Phase = Literal["deal", "play", "draw", "tie", "over"]


@dataclass(frozen=True)
class Play:
    """A seat lays this card on the pile."""

    card: int

    def __str__(self) -> str:
        return f"p{self.card}"


@dataclass(frozen=True)
class Draw:
    """Chance turns this card over: dealt, drawn, or drawn to break a tie."""

    card: int

    def __str__(self) -> str:
        return f"d{self.card}"


Move: TypeAlias = Play | Draw


class Laid(NamedTuple):
    """Who laid which card."""

    seat: Seat
    card: int


@dataclass(frozen=True)
class PotFilled(Event, clause="UNCLE-3"):
    """All chips lie in the pot; `seat` is None."""

    chips: int


@dataclass(frozen=True)
class Dealt(Event, clause="UNCLE-4 UNCLE-5", secret="card"):
    """One card to `seat`; its value is his alone."""

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
class GameOver(Event, clause="UNCLE-19 UNCLE-21"):
    """Chips are counted; no winners where the game was broken off. `seat` is None."""

    winners: tuple[Seat, ...]
    why: str

    def cites(self) -> tuple[str, ...]:
        return ("UNCLE-20", "UNCLE-19") if "draw" in self.why else self.clauses


@dataclass(frozen=True)
class State:
    """Everything. Hands, stock and aside are bags: sorted, their order means nothing."""

    hands: tuple[Cards, ...]
    chips: tuple[int, ...]
    pot: int
    stock: Cards = DECK
    aside: Cards = ()
    plays: tuple[Laid, ...] = ()
    """Every card played, in order; in an imagined state those that are remembered."""
    turns: int = 0
    """How many cards have been played, and `piles`, how many piles put aside."""
    piles: int = 0
    opened: int = 0
    """How many plays came before the pile on the table."""
    drawn: tuple[Cards, ...] = ()
    """For each seat every card dealt or drawn, in order."""
    reshuffles: tuple[int, ...] = ()
    """For each reshuffle, how many cards had been dealt or drawn before it, all seats together."""
    seat: Seat = 0
    phase: Phase = "deal"
    tied: tuple[Seat, ...] = ()
    tie_bag: Cards = ()
    """What a tied player may draw."""
    tie_out: Cards = ()
    """What has been drawn in this tie and does not go back."""
    tie_drawn: tuple[int, ...] = ()
    """What `tied` have drawn in this round of the tie, in their order."""
    winners: tuple[Seat, ...] = ()
    why: str = ""

    @property
    def pile(self) -> tuple[Laid, ...]:
        return self.plays[self.opened :]

    @property
    def total(self) -> int:
        return sum(laid.card for laid in self.pile)


@dataclass(frozen=True, repr=False)
class View(Told):
    """What one watcher may know. Bags are sorted: order would tell whose is whose.

    `unseen` are the cards that he cannot place: hidden hands, the draw pile, and what he is
    supposed not to remember (option `memory`). `plays` are the plays he remembers, those of
    the pile last; `drawn` his own cards in the order they came (nothing where he is supposed
    to forget what he played).
    """

    seats: int
    me: Watcher
    hands: tuple[Cards | None, ...]
    sizes: tuple[int, ...]
    chips: tuple[int, ...]
    pot: int
    pot_chips: int
    pile: tuple[Laid, ...]
    covered: int
    """Cards of the pile that he does not remember; they lie under `pile`."""
    total: int
    unseen: Cards
    draw_count: int
    aside: Cards | None
    """The put-aside cards, or None where he does not remember them."""
    aside_count: int
    plays: tuple[Laid, ...]
    played: int
    """How many cards have been played, remembered or not."""
    drawn: Cards
    reshuffles: tuple[int, ...]
    piles: int
    """Piles put aside so far."""
    seat: Seat
    phase: Phase
    tied: tuple[Seat, ...]
    tie_drawn: tuple[int, ...]
    winners: tuple[Seat, ...]
    why: str
    tie_out: Cards = ()
    """What has been drawn in this tie and does not go back."""
    reshuffle: str = "eager"
    tie_break: str = "full_deck"

    @property
    def hand(self) -> Cards:
        """The watcher's own hand; empty for one who has none."""
        return (self.hands[self.me] or ()) if isinstance(self.me, int) else ()

    @property
    def copies(self) -> dict[int, int]:
        """Unseen copies of each value, all six values named."""
        count = Counter(self.unseen)
        return {value: count[value] for value in VALUES}

    @property
    def shown(self) -> Cards:
        """Cards of the draw pile turned over in a tie, which no hand can hold."""
        from_pile = self.tie_break == "draw_pile" and len(self.tie_out) <= self.draw_count
        return self.tie_out if from_pile else ()

    @property
    def next(self) -> Seat:
        """Who plays after the seat whose turn it is."""
        return (self.seat + 1) % self.seats


def needed(total: int) -> int:
    """What is missing to the next ten: 1 to 10."""
    return 10 - total % 10


def pays(total: int, pot: int) -> int:
    """Chips that a pile of `total` pays to who made it (UNCLE-10, 13, 18)."""
    return min(total // 10, pot) if total in TENS else 0
