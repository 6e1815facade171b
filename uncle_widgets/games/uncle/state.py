"""Moves, State and View of the U.N.C.L.E. card game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from uncle_widgets.engine.game import Seat, Watcher
from uncle_widgets.engine.values import Told, Value
from uncle_widgets.games.uncle.cards import DECK, VALUES, Cards
from uncle_widgets.games.uncle.options import Options

Phase = Literal["deal", "play", "draw", "tie", "over"]


@dataclass(frozen=True)
class Lay:
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


Move: TypeAlias = Lay | Draw
LAYS = {value: Lay(value) for value in VALUES}
DRAWS = {value: Draw(value) for value in VALUES}


class Laid(NamedTuple):
    """Who laid which card."""

    seat: Seat
    card: int


@dataclass(frozen=True)
class State(Value):
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
    tie_drawn: Cards = ()
    """What `tied` have drawn in this round of the tie, in their order."""
    winners: tuple[Seat, ...] = ()
    why: str = ""

    @property
    def pile(self) -> tuple[Laid, ...]:
        return self.plays[self.opened :]

    @property
    def total(self) -> int:
        return sum(laid.card for laid in self.pile)


OPEN = ("chips", "pot", "turns", "piles", "reshuffles", "seat", "phase")
TIE = ("tied", "tie_drawn", "tie_out", "winners", "why")


def shared(table: State | View, names: Sequence[str] = OPEN + TIE) -> dict[str, Any]:
    """What a State and a View of it hold under the same names."""
    return {name: getattr(table, name) for name in names}


@dataclass(frozen=True, repr=False)
class View(Told, Value):
    """What one watcher may know. Bags are sorted: order would tell whose is whose.

    `unseen` are the cards that they cannot place: hidden hands, the draw pile, and what they are
    supposed not to remember (option `memory`). `plays` are the plays they remember, those of
    the pile last; `drawn` their own cards in the order they came (nothing where they are supposed
    to forget what they played).
    """

    seats: int
    options: Options
    me: Watcher
    hands: tuple[Cards | None, ...]
    sizes: tuple[int, ...]
    chips: tuple[int, ...]
    pot: int
    pile: tuple[Laid, ...]
    covered: int
    """Cards of the pile that the watcher does not remember; they lie under `pile`."""
    total: int
    unseen: Cards
    draw_count: int
    aside: Cards | None
    """The put-aside cards, or None where the watcher does not remember them."""
    aside_count: int
    plays: tuple[Laid, ...]
    turns: int
    """How many cards have been played, remembered or not."""
    drawn: Cards
    reshuffles: tuple[int, ...]
    piles: int
    """Piles put aside so far."""
    seat: Seat
    phase: Phase
    tied: tuple[Seat, ...] = ()
    tie_drawn: Cards = ()
    tie_out: Cards = ()
    """What has been drawn in this tie and does not go back."""
    winners: tuple[Seat, ...] = ()
    why: str = ""

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
        from_pile = self.options.tie_break == "draw_pile" and len(self.tie_out) <= self.draw_count
        return self.tie_out if from_pile else ()

    @property
    def next(self) -> Seat:
        """Who plays after the seat whose turn it is."""
        return (self.seat + 1) % self.seats

    @property
    def first(self) -> int:
        """How many cards had been played before the first remembered one of the pile."""
        return self.turns - len(self.pile)
