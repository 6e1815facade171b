"""Hands played on from positions: tables laid out as the states of `state.py` are, each many times."""

from __future__ import annotations

from collections.abc import Generator, Sequence

import numpy as np

from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, WILD, Card
from uncle_widgets.games.uno.lockstep.bits import AT, CARDS, FIRST_WILD, FIRST_WILD4, ONCE, Ints, N, which
from uncle_widgets.games.uno.lockstep.seating import orders
from uncle_widgets.games.uno.lockstep.tables import Tables
from uncle_widgets.games.uno.lockstep.turns import turn
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.state import State
from uncle_widgets.games.uno.state import Table as Public

SWEEP = 8
"""Turns between two looks for hands that are over."""
NUMBERS: dict[Card, tuple[int, ...]] = {
    kind: tuple(number for number, card in enumerate(CARDS) if card == kind) for kind in dict.fromkeys(CARDS)
}
"""Card -> the numbers of its copies."""


class Onward:
    """The hands of these states, `copies` of each, which all wait for a turn."""

    def __init__(
        self, options: Options, habits: Sequence[int], states: Sequence[State], copies: int, seed: int,
        first: int = 0, said: list[list[str]] | None = None,
    ) -> None:  # fmt: skip
        self.tables = tables = Tables(options, len(habits), habits, len(states) * copies, said)
        self.copies, self.count = copies, len(states)
        tables.lanes = Lanes(seed, first, tables.width)
        tables.number = np.arange(tables.width)
        tables.live[:] = 1
        tables.alarm = 1
        self._lay_out(options, states)

    def _lay_out(self, options: Options, states: Sequence[State]) -> None:
        """Cards, top card and turn of each state."""
        tables, seats = self.tables, self.tables.seats
        seatings = {order: number for number, order in enumerate(orders(options, seats))}
        rows: list[list[int]] = []
        words: list[list[int]] = []
        pile = np.zeros((self.count, N), np.uint8)
        for state, stock in zip(states, pile, strict=True):
            table = state.table
            left = {card: list(numbers) for card, numbers in NUMBERS.items()}
            top = left[table.top].pop()
            hands = [[left[card].pop() for card in hand] for hand in state.hands]
            stock[: len(state.stock)] = [left[card].pop() for card in state.stock]
            words.append([_word(hand, second) for second in (False, True) for hand in hands])
            order = seatings[table.order]
            place = (order * 2 + (table.direction < 0)) * seats + table.seat
            rows.append([order, place, face(table), top, len(state.stock), -table.turns])
        each = np.array(rows).repeat(self.copies, axis=0)
        tables.order, tables.places, tables.faces, tables.tops, tables.stock, tables.begun = each.T.copy()
        tables.hands.reshape(2, tables.width, seats)[:] = (
            np.array(words, np.uint64).reshape(self.count, 2, seats).repeat(self.copies, axis=0).swapaxes(0, 1)
        )
        tables.pile.reshape(-1, N)[:] = pile.repeat(self.copies, axis=0)

    def winners(self) -> Generator[None, None, Ints]:
        """Play all on to the end of their hands: (states, copies), who wins as bits. Yields every SWEEP."""
        tables = self.tables
        won = np.zeros(tables.width, np.int64)
        bits = 1 << np.arange(tables.seats)
        while tables.width:
            for _ in range(SWEEP):
                turn(tables)
            over = which(tables.live == 0)
            if over.size * SWEEP >= tables.width:
                rows = over[tables.out[over] >= 0]
                won[tables.number[rows]] = tables.seating.team[tables.order[rows], tables.out[rows]] @ bits
                tables.keep(which(tables.live > 0))
            yield
        return won.reshape(self.count, self.copies)


def face(table: Public) -> int:
    """What the top card shows: see `bits`."""
    if COLOUR[table.top]:
        return AT[NUMBERS[table.top][0]]
    return (FIRST_WILD if table.top == WILD else FIRST_WILD4) + COLOURS.index(table.colour)


def _word(cards: Sequence[int], second: bool) -> int:
    """The cards of a hand that are in its first word, or in its second."""
    return sum(1 << AT[card] for card in cards if (card >= ONCE) == second)
