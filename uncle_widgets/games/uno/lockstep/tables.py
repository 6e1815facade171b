"""Tables: the hands under way, a row of every array for each, and the draw pile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.uno.lockstep.bits import BIT, BIT_IN, CARDS, ONCE, WHOLE, Ints, N, Words, listed, which
from uncle_widgets.games.uno.lockstep.seating import Seating, seating
from uncle_widgets.games.uno.options import Options

PAIR = np.arange(2)[:, np.newaxis]
FRESH = np.arange(N, dtype=np.uint8)
RANDOM, GREEDY, BLUFFER = range(3)
"""The habits of a seat; a bluffer is greedy too, but with a Wild Draw Four."""
BROKEN = -1
"""Who went out in a hand that was broken off after too many turns. A dead hand (G10) cannot be: it needs all cards
but one in the hands, and who holds a Wild lays it."""


class Tables:
    """`width` tables. `said` takes down every move of their games, if there is one.

    A flat array of hands or piles has its rows one after the other. `rows` are numbers of tables, always
    distinct; `at` is the hand of a seat at a table: row * seats + seat.
    """

    number: Ints
    """Which game is played here, from 0; -1 none."""
    live: NDArray[np.uint8]
    """1 while a hand is under way."""
    places: Ints
    """Whose turn it is: see `seating`."""
    faces: Ints
    """What lies on top: see `bits`."""
    tops: Ints
    """The card itself."""
    due: Ints
    """Cards of the stack that must be answered (option stacking)."""
    stock: Ints
    """Cards in the draw pile."""
    begun: Ints
    """What the clock showed when this hand began, one more for each stack taken: a tick is a turn."""
    out: Ints
    """Who went out in the last hand, or BROKEN."""
    dealer: Ints
    hand: Ints
    """Hands finished in this match."""
    order: Ints
    """The order of seats in this hand."""
    lengths: Ints
    """Moves chosen in this match, without the turns of this hand."""
    scores: Ints
    """(width, seats)."""

    def __init__(
        self, options: Options, seats: int, habits: Sequence[int], width: int, said: list[list[str]] | None = None
    ) -> None:
        self.options, self.seats, self.said = options, seats, said
        self.seating: Seating = seating(options.mode, seats)
        self.greedy, self.dares = np.array(habits) != RANDOM, np.array(habits) == BLUFFER
        self.lanes = Lanes(0, 0, width)
        self.calls = options.uno_call == "window"
        self.forget = options.forget if self.calls else 0
        self.width = width
        self.clock, self.alarm = 0, options.max_turns
        for name in COLUMNS:
            setattr(self, name, np.zeros(width, dtype=np.int64))
        self.number -= 1
        self.live = np.zeros(width, dtype=np.uint8)
        self.scores = np.zeros((width, seats), dtype=np.int64)
        self._lay_out(np.zeros(2 * width * seats, dtype=np.uint64), np.zeros(width * N, dtype=np.uint8))

    def _lay_out(self, hands: Words, pile: NDArray[np.uint8]) -> None:
        self.hands, self.pile = hands, pile
        self.span = self.width * self.seats
        self.first, self.second = hands[: self.span], hands[self.span :]
        self.base = np.arange(self.width) * self.seats

    def keep(self, rows: Ints) -> None:
        """Go on with these tables alone."""
        hands = self.hands.reshape(2, self.width, self.seats)[:, rows].ravel()
        pile = self.pile.reshape(self.width, N)[rows].ravel()
        for name in (*COLUMNS, "live", "scores"):
            setattr(self, name, getattr(self, name)[rows])
        self.lanes.keep(rows)
        self.width = len(rows)
        self._lay_out(hands, pile)

    def say(self, rows: Ints, words: str | Iterable[str]) -> None:
        """Write a word down for each of these, or one for all, in the records of their games."""
        if self.said is not None:
            each = repeat(words, len(rows)) if isinstance(words, str) else words
            for number, word in zip(self.number[rows].tolist(), each, strict=True):
                self.said[number].append(word)

    def off(self, rows: Ints) -> Ints:
        """A card off the draw pile of each, which has one."""
        left = self.stock.take(rows)
        base = rows * N
        at = base + self.lanes.below(left, rows)
        cards = self.pile.take(at).astype(np.int64)
        left -= 1
        base += left
        self.pile[at] = self.pile.take(base)
        self.stock[rows] = left
        if self.said is not None:
            self.say(rows, drawn(cards))
        return cards

    def give(self, at: Ints, cards: Ints) -> None:
        """A card into each of these hands, or out of it."""
        place = (cards >= ONCE) * self.span
        place += at
        self.hands[place] = self.hands.take(place) ^ BIT.take(cards)

    def left(self, at: Ints) -> Ints:
        """Cards in each of these hands."""
        found: Ints = np.bitwise_count(self.first.take(at)) + np.bitwise_count(self.second.take(at))
        return found

    def draw(self, rows: Ints, at: Ints) -> Ints:
        """A card off the pile into each of these hands; where that was the last, the discards are shuffled."""
        cards = self.off(rows)
        self.give(at, cards)
        left = self.stock.take(rows)
        if not left.all():
            self.restock(rows[left == 0])
        return cards

    def force(self, rows: Ints, at: Ints, counts: Ints) -> None:
        """So many cards into each of these hands, or as many as there are."""
        quick = (self.stock.take(rows) > counts) & (counts & ~6 == 0)  # two, four or six
        slow = which(~quick)
        for done in (0, 2, 4):
            some = which(quick & (counts > done))
            if some.size:
                self.pair(rows.take(some), at.take(some))
        rows, at, counts = rows[slow], at[slow], counts[slow]
        while rows.size:
            if not self.stock.take(rows).all():
                there = self.filled(rows)
                rows, at, counts = rows[there], at[there], counts[there]
            self.draw(rows, at)
            more = which(counts > 1)
            rows, at, counts = rows[more], at[more], counts[more] - 1

    def pair(self, rows: Ints, at: Ints) -> None:
        """Two cards at once into each of these hands, from piles that hold more."""
        left = self.stock.take(rows)
        picks = self.lanes.each(left - PAIR, rows)
        base = rows * N
        first = second = np.uint64(0)
        left += base
        for pick in picks:
            pick += base
            left -= 1
            cards = self.pile.take(pick)
            self.pile[pick] = self.pile.take(left)
            first, second = first | BIT_IN[0].take(cards), second | BIT_IN[1].take(cards)
            if self.said is not None:
                self.say(rows, drawn(cards))
        self.stock[rows] = left - base
        self.first[at] = self.first.take(at) | first
        self.second[at] = self.second.take(at) | second

    def filled(self, rows: Ints) -> NDArray[np.bool_]:
        """Where there is a card to draw, after a shuffle of the discards if need be."""
        self.restock(rows[self.stock.take(rows) == 0])
        return self.stock.take(rows) > 0

    def restock(self, rows: Ints) -> None:
        """The discards but the top one become the draw pile, which is empty."""
        tops = self.tops.take(rows)
        laid = []
        for hands, whole, bit in zip((self.first, self.second), WHOLE, BIT_IN, strict=True):
            held = np.bitwise_or.reduce(hands.reshape(-1, self.seats)[rows], axis=1)
            laid.append(whole & ~held & ~bit.take(tops))
        self.pile.reshape(-1, N)[rows], self.stock[rows] = listed(*laid)

    def finish(self, rows: Ints, out: Any) -> None:
        """These hands are over, won by the seats `out`, or BROKEN."""
        self.live[rows] = 0
        self.lengths[rows] += self.clock - self.begun[rows]
        self.out[rows] = out


def drawn(cards: Ints) -> Iterator[str]:
    """What is written for cards that come off the draw pile."""
    return (f"d{CARDS[card]}" for card in cards)


COLUMNS = (
    "number", "places", "faces", "tops", "due", "stock", "begun", "out", "dealer", "hand", "order",
    "lengths",
)  # fmt: skip
