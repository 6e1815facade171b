"""Playing many games: tables that are dealt to again when a hand is over, until no game is left."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from uncle_widgets.games.batch import Ends
from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.uno.lockstep import hands
from uncle_widgets.games.uno.lockstep.bits import Ints, which
from uncle_widgets.games.uno.lockstep.tables import Tables
from uncle_widgets.games.uno.lockstep.turns import turn
from uncle_widgets.games.uno.options import Options

WIDTH = 16_384
"""Tables at most; more are no quicker."""
WAITING = 4
"""When one table of so many waits for its next hand, hands are dealt at all that wait."""


class Games:
    """`n` games of a seed from number `first` on, at as many tables as pay. `hands` counts those played."""

    def __init__(
        self,
        options: Options,
        habits: Sequence[int],
        seed: int,
        first: int,
        n: int,
        said: list[list[str]] | None = None,
    ) -> None:
        self.seed, self.first, self.n = seed, first, n
        seats = len(habits)
        self.tables = Tables(options, seats, habits, min(n, WIDTH), said)
        self.begun = self.hands = 0
        self.ends = Ends(
            np.zeros(n, dtype=np.int32), np.zeros((n, seats), dtype=np.int32), np.zeros(n, dtype=np.int32)
        )

    def played(self) -> Ends:
        """All of them, to the end."""
        tables = self.tables
        while self.deal():
            least = tables.width - max(1, tables.width // WAITING)
            while np.count_nonzero(tables.live) > least:
                turn(tables)
        return self.ends

    def deal(self) -> bool:
        """Settle the hands that are over and deal the next ones; False when there is nothing left to play."""
        tables = self.tables
        rows = which(tables.live == 0)
        played = rows[tables.number[rows] >= 0]
        self.hands += played.size
        if played.size:
            over, winners = hands.settle(tables, played)
            self.close(played[over], winners[over])
        empty = rows[tables.number[rows] < 0]
        count = min(len(empty), self.n - self.begun)
        self.open(empty[:count])
        if count < len(empty):
            tables.keep(which(tables.number >= 0))
        rows = which(tables.live == 0)
        if rows.size:
            hands.sit(tables, rows)
        return tables.width > 0

    def open(self, rows: Ints) -> None:
        """New games at these tables."""
        tables = self.tables
        tables.number[rows] = np.arange(self.begun, self.begun + len(rows))
        tables.lanes.words[rows] = Lanes(self.seed, self.first + self.begun, len(rows)).words
        self.begun += len(rows)
        tables.scores[rows] = 0
        tables.order[rows] = (1 << tables.seats) - 1 if tables.options.mode == "elimination" else 0
        for column in (tables.lengths, tables.hand, tables.dealer):
            column[rows] = 0

    def close(self, rows: Ints, winners: Ints) -> None:
        """These games are over."""
        tables = self.tables
        number = tables.number[rows]
        self.ends.winners[number] = winners
        self.ends.scores[number] = tables.scores[rows]
        self.ends.lengths[number] = tables.lengths[rows]
        tables.number[rows] = -1
