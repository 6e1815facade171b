"""Trials in batch: hands dealt, or whole rounds played, for many trials at once. Needs NumPy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.packs import Packs
from uncle_widgets.games.say_uncle.cards import DEALT, DECK, Cards
from uncle_widgets.games.say_uncle.lockstep import Lockstep
from uncle_widgets.games.say_uncle.packed import held, lengths, strengths
from uncle_widgets.games.say_uncle.questions.bots import CALLS_AT
from uncle_widgets.games.say_uncle.rules import SayUncle
from uncle_widgets.probability.dealing import Piece

ROUNDS = 2_500
"""Rounds at once: they take about a fiftieth of a second."""


def runs(size: int, least: int, just: bool, seed: int, first: int, n: int) -> Iterator[Piece]:
    """Whether so many cards of the pack have a longest run of `least` or more; of `least`, with `just`."""
    found = lengths(held(Packs(Lanes(seed, first, n), DECK).hand(size)))
    good: NDArray[Any] = found == least if just else found >= least
    yield Piece(good.tolist())


def somebody(hands: int, least: int, seed: int, first: int, n: int) -> Iterator[Piece]:
    """Whether one of so many hands of five has `least` in a row, or more."""
    best = _fives(DECK, hands, seed, first, n).max(axis=0)
    yield Piece((best >= least << 6).tolist())


def first_best(hands: int, seed: int, first: int, n: int) -> Iterator[Piece]:
    """Whether the first of so many hands of five is the best."""
    best = _fives(DECK, hands, seed, first, n).argmax(axis=0)
    yield Piece((best == 0).tolist())


def worse(mine: int, hands: int, pool: Cards, seed: int, first: int, n: int) -> Iterator[Piece]:
    """Whether so many hands of five, dealt from the pool, are all worse than the strength `mine`."""
    best = _fives(pool, hands, seed, first, n).max(axis=0)
    yield Piece((best < mine).tolist())


def _fives(pool: Cards, hands: int, seed: int, first: int, n: int) -> NDArray[np.int16]:
    """The strengths of so many hands of five, dealt from the pool: (hands, n)."""
    packs = Packs(Lanes(seed, first, n), pool)
    return np.array([strengths(held(packs.hand(DEALT))) for _ in range(hands)])


def calls(seats: int, seed: int, first: int, n: int) -> Iterator[Piece]:
    """Whether the caller wins a round of greedy players; None where nobody calls: see `bots.called_round`."""
    options = SayUncle(seats).options
    for at in range(first, first + n, ROUNDS):
        size = min(ROUNDS, first + n - at)
        called, won = Lockstep(options, ("greedy",) * seats, seed, at, size, calls_at=CALLS_AT).called()
        outcomes = zip(called.tolist(), won.tolist(), strict=True)
        yield Piece([wins if some else None for some, wins in outcomes])
