"""M-L6's trials in batch: whole games in lockstep, and whether an event came in each. Needs NumPy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from uncle_widgets.games.mr_t.lockstep import Lockstep
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.piles import Ints
from uncle_widgets.games.mr_t.questions.survival import HALF, LEADS, LENGTHS, LOW
from uncle_widgets.probability.dealing import Piece

WIDTH = 10_000
"""Games at once, all that a page asks for: the longest of them, eight times the mean, is waited for once."""
NOBODY = -1


class Rounds:
    """What is kept of games round by round: who first led as `event` says, and who ever had LOW or fewer."""

    def __init__(self, event: str, seats: int, n: int) -> None:
        self.event = event
        self.leader = np.full(n, NOBODY)
        self.low = np.zeros((seats, n), np.bool_)

    def hear(self, numbers: Ints, held: Ints) -> None:
        """A round is over in these games. `held` (seats, games): the cards of each seat."""
        self.low[:, numbers] |= held <= LOW
        leads = held >= HALF if self.event == "half" else held == LEADS.get(self.event, NOBODY)
        new = leads.any(axis=0) & (self.leader[numbers] == NOBODY)
        self.leader[numbers[new]] = leads[:, new].argmax(axis=0)

    def came(self, games: Lockstep) -> list[bool | None]:
        """Whether it came in each game, now that they are over; None where the condition was never met."""
        if self.event in LENGTHS:
            found: Any = games.flips > LENGTHS[self.event]
        elif self.event == "left":
            found = games.board > 0
        elif self.event == "comeback":
            won = games.winners >> np.arange(len(self.low))[:, np.newaxis] & 1
            found = (self.low & (won > 0)).any(axis=0)
        else:
            wins = games.winners >> np.maximum(self.leader, 0) & 1
            return [None if who == NOBODY else bool(won) for who, won in zip(self.leader, wins, strict=True)]
        return list(map(bool, found))


def survivals(event: str, seats: int, seed: int, first: int, n: int) -> Iterator[Piece]:
    """Games of greedy players from the deal by the usual rules; an empty piece before each flip of them all."""
    for at in range(first, first + n, WIDTH):
        size = min(WIDTH, first + n - at)
        rounds = Rounds(event, seats, size)
        games = Lockstep(Options(), ("greedy",) * seats, seed, at, size, heard=rounds.hear)
        while games.going:
            yield Piece(())
            games.step()
        yield Piece(rounds.came(games))
