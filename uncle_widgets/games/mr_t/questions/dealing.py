"""Trials in batch. Needs NumPy.

Flips from the common bag (M-L1, M-L2), and M-L6's whole games in lockstep: whether an event came in each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.mr_t.cards import MR_T, Card, Cards
from uncle_widgets.games.mr_t.lockstep import Lockstep
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.piles import Ints
from uncle_widgets.games.mr_t.questions.survival import HALF, LEADS, LENGTHS, LOW
from uncle_widgets.games.packs import Packs
from uncle_widgets.probability.dealing import Dealer, Piece

Bools: TypeAlias = NDArray[np.bool_]

WIDTH = 10_000
"""Games at once, all that a page asks for: the longest of them, eight times the mean, is waited for once."""
NOBODY = -1


class Flips(NamedTuple):
    """Flips of as many players, one in each trial: `cards` (players, trials) and what they are."""

    cards: Ints
    alike: Bools
    """Two or more are alike."""
    lone: Bools
    """All are different, and one is MR. T, which wins (MRT-10)."""
    stale: Bools
    """Nobody is paid: all alike, or all different without MR. T (MRT-11, 12)."""


def flips(unseen: Cards, bags: Sequence[Cards], lanes: Lanes) -> Iterator[Flips]:
    """One flip after the other, until there are too few cards. `bags`: for each player the cards that may be next
    on a pile whose cards are known; empty for a pile that nobody has seen, whose cards are any of `unseen`."""
    names = sorted({*unseen, *chain(*bags), MR_T})
    packs, known = Packs(lanes, [names.index(card) for card in unseen]), [_places(names, bag) for bag in bags]
    while packs.left >= sum(not len(bag) for bag in known):
        cards = np.array([bag[lanes.below(len(bag))] if len(bag) else packs.draw() for bag in known])
        ordered = np.sort(cards, axis=0)
        same = ordered[1:] == ordered[:-1]
        alike, tee = same.any(axis=0), (cards == names.index(MR_T)).any(axis=0)
        yield Flips(cards, alike, ~alike & tee, same.all(axis=0) | ~alike & ~tee)


def _places(names: Sequence[Card], bag: Cards) -> NDArray[np.int64]:
    return np.array([names.index(card) for card in bag], np.int64)


def flipped(event: Callable[[Flips], Bools], unseen: Cards, bags: Sequence[Cards]) -> Dealer:
    """Who deals many flips at once: whether `event` came in each."""

    def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
        yield Piece(event(next(flips(unseen, bags, Lanes(seed, first, n)))).tolist())

    return dealer


def decided(flip: int, stale: bool, unseen: Cards, players: int) -> Dealer:
    """The same of flips one after the other: whether the first so many are `stale`, or all but the last."""

    def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
        found = [one.stale for one in islice(flips(unseen, [()] * players, Lanes(seed, first, n)), flip)]
        before = np.logical_and.reduce([*found[:-1], np.full(n, True)])
        yield Piece((before & (found[-1] == stale)).tolist())

    return dealer


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
