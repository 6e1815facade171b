"""The tables: what lies on each, as columns of arrays, and how they are dealt.

Seats are counted from whoever has the first turn, so that all games have the same seat on turn. Arrays are (n,), a
place for each game, or (seats, n).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.batch import Ends
from uncle_widgets.games.bits import Ints, Words
from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.thrush.cards import MOST_AGENTS
from uncle_widgets.games.thrush.lockstep.knowledge import Knowledge
from uncle_widgets.games.thrush.lockstep.maps import PAIRS, SUM, THROWN, map_of
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.state import Assign

Flags = NDArray[np.bool_]
ONE, NONE = np.uint64(1), np.uint64(0)
EMPTY = -1
"""No card, on a Chief space."""


def bit(at: Ints) -> Words:
    """Words with this one bit set."""
    return ONE << at.astype(np.uint64)


class Tables:
    """Games `first` to `first + n - 1` of a seed. `said`, if given, gets their moves as records have them.

    They are `dealt`, or laid out by `positions.py`, which says so by `begin`.
    """

    def __init__(
        self, options: Options, strategies: Sequence[str], seed: int, first: int, n: int,
        said: list[list[str]] | None = None,
    ) -> None:  # fmt: skip
        self.options, self.strategies, self.said = options, strategies, said
        self.map = map_of(options.board, options.exact)
        self.seats = seats = len(strategies)
        self.ends = Ends(np.zeros(n, np.uint16), np.zeros((n, seats), np.int16), np.zeros(n, np.int32))
        self.lanes = Lanes(seed, first, n)
        self.turns = 0
        self.numbers = np.arange(n)
        self.rows = np.arange(n)
        self.over: Flags = np.zeros(n, np.bool_)
        self.lengths = np.zeros(n, np.int32)
        self.agents: Words = np.full(n, self.map.crossings)
        """Intersections with an agent, as bits."""
        self.lies: Words = np.full(n, self.map.chiefs)
        """Chief spaces with a card, as bits."""
        self.at: Ints = np.full((seats, n), self.map.start)
        self.tokens: Ints = np.zeros((seats, n), np.int64)
        self.jail: Ints = np.zeros((seats, n), np.int64)
        self.hands: Words = np.zeros((seats, n), np.uint64)
        """Chief Cards, as bits."""

    def dealt(self) -> Tables:
        """The set-up: Assignments, Chiefs, and who has the first turn (TH-3 to TH-7)."""
        assigned = self._shuffled(self.seats)[: self.seats]
        self.say(self.rows, (" ".join(str(Assign(card)) for card in cards) for cards in assigned.T.tolist()))
        self.begin(assigned, self._shuffled(len(self.options.board.chiefs)), self._tossed())
        return self

    def begin(self, assigned: Ints, cards: Ints, opener: Ints) -> None:
        """What is dealt: Assignments (seats, n), by the seats' own letters; `cards` (Chief spaces, n), which card
        lies there, or EMPTY; and who has, or had, the first turn."""
        self.cards, self.opener = cards, opener
        order = self.order()
        self.assigned: Ints = np.take_along_axis(assigned, order, axis=0)
        self.mine = bit(self.assigned)
        self.greedy: Flags = np.array([name == "greedy" for name in self.strategies])[order]
        self.knowledge = Knowledge(len(self.options.board.chiefs), self.assigned, self.greedy)

    def order(self) -> Ints:
        """(seats, n): the letter of each seat, seats being counted from who has the first turn."""
        found: Ints = (self.opener + np.arange(self.seats)[:, np.newaxis]) % self.seats
        return found

    def _shuffled(self, count: int) -> Ints:
        """(Chiefs, n): all Chiefs, the first `count` of them at random."""
        chiefs = len(self.options.board.chiefs)
        found = np.repeat(np.arange(chiefs)[:, np.newaxis], len(self.rows), axis=1)
        for at in range(count):
            other = at + self.lanes.below(chiefs - at)
            found[at], found[other, self.rows] = found[other, self.rows], found[at].copy()
        return found

    def _tossed(self) -> Ints:
        """The seat of the highest toss; level leaders toss again (TH-7, G4)."""
        level = np.ones((self.seats, len(self.rows)), np.bool_)
        rows = self.rows
        while rows.size:
            sums = np.zeros((self.seats, len(rows)), np.int64)
            for seat in range(self.seats):
                among = np.flatnonzero(level[seat, rows])
                throws = self.lanes.below(len(PAIRS), rows[among])
                sums[seat, among] = SUM.take(throws)
                self.say(rows[among], (THROWN[throw] for throw in throws))
            level[:, rows] &= sums == sums.max(axis=0)
            rows = rows[level[:, rows].sum(axis=0) > 1]
        found: Ints = level.argmax(axis=0)
        return found

    def say(self, rows: Ints, words: Iterable[str]) -> None:
        """A word, or some, for each of these games."""
        if self.said is not None:
            for number, word in zip(self.numbers[rows].tolist(), words, strict=False):
                self.said[number] += word.split()

    def full(self, seat: int, rows: Ints) -> Flags:
        """Whether the seat holds three agents."""
        found: Flags = self.tokens[seat].take(rows) == MOST_AGENTS
        return found

    def matched(self, seat: int, rows: Ints) -> Flags:
        """Whether the seat holds its own Chief."""
        found: Flags = (self.hands[seat].take(rows) & self.mine[seat].take(rows)) != NONE
        return found

    def either(
        self, seat: int, rows: Ints, at_random: Callable[[Ints], Ints], by_greed: Callable[[Ints], Ints]
    ) -> Ints:
        """What the seat chooses in each of these games; both functions take places in `rows`."""
        self.lengths[rows] += 1
        greedy = self.greedy[seat].take(rows)
        found = np.zeros(len(rows), np.int64)
        for mine, choose in ((greedy, by_greed), (~greedy, at_random)):
            asked = np.flatnonzero(mine)
            if asked.size:
                found[asked] = choose(asked)
        return found

    # -- the ends --

    def won(self, seat: int, rows: Ints) -> None:
        """The seat is home in these games. They go on, and what they do is no longer written down."""
        rows = rows[~self.over[rows]]
        numbers, winner = self.numbers[rows], (self.opener[rows] + seat) % self.seats
        self.ends.winners[numbers] = 1 << winner
        self.ends.scores[numbers, winner] = 1
        self.ends.lengths[numbers] = self.lengths[rows]
        self.over[rows] = True

    def sweep(self) -> None:
        """Take out the games that are over, where they are an eighth or more, or are written down."""
        over = np.count_nonzero(self.over)
        if over and (self.said is not None or over >= len(self.rows) / 8):
            self._keep(np.flatnonzero(~self.over))

    def break_off(self) -> None:
        """Those that go on are broken off here (G31)."""
        left = np.flatnonzero(~self.over)
        self.ends.lengths[self.numbers[left]] = self.lengths[left]

    def _keep(self, rows: Ints) -> None:
        self.lanes.keep(rows)
        self.knowledge.keep(rows)
        for name in ("numbers", "over", "lengths", "agents", "lies", "opener"):
            setattr(self, name, getattr(self, name)[rows])
        for name in ("at", "tokens", "jail", "hands", "cards", "assigned", "mine", "greedy"):
            setattr(self, name, getattr(self, name).take(rows, axis=1))
        self.rows = np.arange(len(rows))
