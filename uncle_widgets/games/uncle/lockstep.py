"""Lockstep: many games at the same turn. All of them have the same seat on turn, so a hand is a row of words.

A turn is some sixty NumPy calls, each on all games. A game that is over goes on without a pot, which changes no
chips, until enough of them are over: then they are taken out.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.lanes import GAMMA, Lanes, Words, mix
from uncle_widgets.games.uncle.cards import FULL, HAND
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.packed import (
    BYTES,
    CARD,
    EMPTY,
    FULL_DECK,
    HITTING,
    bag,
    count,
    hitting,
    ranked,
    worth,
)
from uncle_widgets.games.uncle.state import DRAWS, LAYS, State

SWEEP = 8
"""Turns between two looks for games that are over; they are taken out where they are an eighth or more."""
LOW, HALF = np.uint64(0xFFFFFFFF), np.uint64(32)
THREE = np.uint64(HAND)
TEN, NINE, WHOLE = np.uint8(10), np.uint8(BYTES + 1), np.uint8(FULL)


class Lockstep:
    """Games `first` to `first + n - 1` of a seed. After `play` or `play_on`: `chips` (seats, n), `lengths` (n,),
    and where `stocks_too` is set `stocks` (n,), the draw piles at the end.

    `trace`, a list, gets every move of a single game as its record writes it, and some after its end.
    """

    def __init__(
        self, options: Options, strategies: Sequence[str], seed: int, first: int, n: int,
        stocks_too: bool = False, trace: list[str] | None = None,
    ) -> None:  # fmt: skip
        self.options, self.greedy, self.trace = options, [name == "greedy" for name in strategies], trace
        self.seats = seats = len(strategies)
        self.eager, self.stocks_too = options.reshuffle == "eager", stocks_too
        self.chips = np.zeros((seats, n), np.uint8)
        self.lengths = np.zeros(n, np.int32)
        self.stocks = np.zeros(n if stocks_too else 0, np.uint64)
        self.turn, self.swept, self.words_drawn, self.begins = 0, 0, 0, 0
        self.numbers = np.arange(n)
        words = np.full((seats + 5, n), EMPTY)
        words[0] = Lanes(seed, first, n).words
        words[3] = FULL_DECK
        words[4] = 0
        small = np.zeros((seats + 3, n), np.uint8)
        small[1] = options.pot_chips
        self._lay_out(words, small)

    def _lay_out(self, words: Words, small: NDArray[np.uint8]) -> None:
        """Name the rows of the games that go on, and make room to reckon in.

        `pile` is a sum of cards; `stock` and `hands` are bags. `turns` are those played since the last sweep.
        """
        self._words, self._small = words, small
        self.stream, self._word, self._part, self.stock, self.pile, *self.hands = words
        self.total, self.pot, self.turns, *self.won = small
        width = words.shape[1]
        self._card, self._rank, self._spare = np.empty((3, width), np.uint64)
        self._value, self._tens = np.empty((2, width), np.uint8)
        self._flag = np.empty(width, np.bool_)

    def play(self) -> None:
        """All games to their end."""
        for at in range(HAND * self.seats):
            self._fraction(at % 2 == 1)
            self._draw(at % self.seats)
        self._finish()

    def play_on(self, states: Sequence[State]) -> None:
        """All games to their end, as many from each of these states as from any other.

        All states have had as many turns, and wait for the same seat's draw.
        """
        self.turn = self.swept = states[0].turns
        self.begins = states[0].seat + 1 - self.turn
        each = len(self.numbers) // len(states)
        words = [[bag(s.stock), sum(CARD[laid.card] for laid in s.pile), *map(bag, s.hands)] for s in states]
        small = [[s.total, s.pot, 0, *s.chips] for s in states]
        self._words[3:] = np.array(words, np.uint64).T.repeat(each, axis=1)
        self._small[:] = np.array(small, np.uint8).T.repeat(each, axis=1)
        self._fraction(False)
        self._refill(states[0].seat)
        self._finish()

    def _finish(self) -> None:
        """Play all games to their end from the turn that begins."""
        first = self.turn
        while self.turn < self.options.max_turns and len(self.numbers):
            seat = (self.turn + self.begins) % self.seats
            self._fraction((self.turn - first) % 2 == 1)
            self._lay(seat)
            self._pay(seat)
            self.turn += 1
            if self.stocks_too or self.turn % SWEEP == 0:
                self._sweep()
            self._refill(seat)
        self._retire(np.arange(len(self.numbers)))

    # -- a turn --

    def _fraction(self, second: bool) -> None:
        """A new fraction of 2^32 for each game: the first half of a new word, or the second of the same."""
        if second:
            np.right_shift(self._word, HALF, self._part)
            return
        self.words_drawn += 1
        np.add(self.stream, np.uint64(self.words_drawn * int(GAMMA) & (1 << 64) - 1), self._word)
        mix(self._word, self._part)
        np.bitwise_and(self._word, LOW, self._part)

    def _below(self, bound: Words | np.uint64) -> Words:
        """A number below `bound` from each fraction, which becomes what is left of it."""
        np.multiply(self._part, bound, self._part)
        np.right_shift(self._part, HALF, self._rank)
        np.bitwise_and(self._part, LOW, self._part)
        return self._rank

    def _draw(self, seat: int) -> None:
        """A card of the draw pile to `seat`."""
        card, stock, hand = self._card, self.stock, self.hands[seat]
        ranked(stock, self._below(count(stock, self._rank)), card)
        np.subtract(stock, card, stock)
        np.add(hand, card, hand)
        if self.trace is not None:
            self.trace += [str(DRAWS[int(value)]) for value in worth(card)]

    def _lay(self, seat: int) -> None:
        """`seat` lays one of three cards, each as likely, or, where they are greedy, that which makes an UNCLE."""
        card, value, hand, total = self._card, self._value, self.hands[seat], self.total
        ranked(hand, self._below(THREE), card)
        if self.greedy[seat]:
            rows = hitting(hand, total, self._rank, self._spare)
            card[rows] = HITTING[total[rows]]
        np.subtract(hand, card, hand)
        np.add(self.pile, card, self.pile)
        np.bitwise_count(card, value)
        np.subtract(NINE, value, value)
        np.add(total, value, total)
        if self.trace is not None:
            self.trace += [str(LAYS[int(laid)]) for laid in value]

    def _pay(self, seat: int) -> None:
        """Chips for an UNCLE of `seat`; a full pile is put aside."""
        value, tens, flag = self._value, self._tens, self._flag
        total, pot, won = self.total, self.pot, self.won[seat]
        np.not_equal(pot, 0, flag)
        np.add(self.turns, flag.view(np.uint8), self.turns)
        np.floor_divide(total, TEN, tens)
        np.multiply(tens, TEN, value)
        np.equal(value, total, flag)
        np.multiply(tens, flag.view(np.uint8), tens)
        np.minimum(tens, pot, out=tens)
        np.subtract(pot, tens, pot)
        np.add(won, tens, won)
        np.less(total, WHOLE, flag)
        np.multiply(total, flag.view(np.uint8), total)
        np.logical_not(flag, flag)
        self.pile[flag.nonzero()[0]] = 0

    def _refill(self, seat: int) -> None:
        """`seat` draws; an empty draw pile is made anew, at once or when it is needed."""
        if not self.eager:
            self._reshuffle()
        self._draw(seat)
        if self.eager:
            self._reshuffle()

    def _reshuffle(self) -> None:
        """The cards put aside are those that lie nowhere else."""
        rows = np.equal(self.stock, EMPTY, self._flag).nonzero()[0]
        if len(rows):
            rest = FULL_DECK - self.pile[rows]
            for hand in self.hands:
                rest -= hand[rows] - EMPTY
            self.stock[rows] = rest

    # -- the ends --

    def _sweep(self) -> None:
        """Take out the games that are over, where they are many."""
        over = np.count_nonzero(np.equal(self.pot, 0, self._flag))
        due = self.turn - self.swept > 200  # `turns` holds at most 255
        if not (due or over >= len(self.numbers) / 8 or (over and self.stocks_too)):
            return
        self._retire(np.flatnonzero(self._flag))
        open_ = np.flatnonzero(np.logical_not(self._flag, self._flag))
        self.numbers, self.swept = self.numbers[open_], self.turn
        self._lay_out(self._words.take(open_, axis=1), self._small.take(open_, axis=1))
        self.turns[:] = 0

    def _retire(self, rows: NDArray[np.intp]) -> None:
        """Write down how these ended."""
        numbers = self.numbers[rows]
        self.lengths[numbers] = self.swept + self.turns[rows].astype(np.int32)
        for seat, won in enumerate(self.won):
            self.chips[seat, numbers] = won[rows]
        if self.stocks_too:
            self.stocks[numbers] = self.stock[rows]
