"""Trials in batch: the cards that a view hides, dealt and laid for many trials at once. Needs NumPy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.packs import Packs
from uncle_widgets.games.uncle.cards import HAND
from uncle_widgets.probability.dealing import Piece

SHOWN = 3
"""Piles of a piece whose totals are told one by one."""


def lands(
    deck: Sequence[int], seats: int, hit: bool, start: int, target: int, seed: int, first: int, n: int
) -> Iterator[Piece]:
    """Whether a pile that stands at `start` is ever exactly `target`.

    Each seat in turn lays any of its three cards, or with `hit` the one that makes an UNCLE, and draws another
    while there is one.
    """
    lanes = Lanes(seed, first, n)
    packs, each = Packs(lanes, deck), np.arange(n)
    hands = [packs.hand(HAND) for _ in range(seats)]
    total = np.full(n, start)
    rows, seat = [total.copy()], 0
    while (going := total < target).any():
        hand = hands[seat]
        slot = lanes.below(len(hand))
        if hit:
            makes = hand == 10 - total % 10
            slot = np.where(makes.any(axis=0), makes.argmax(axis=0), slot)
        total += np.where(going, hand[slot, each], 0)
        rows.append(np.where(going, total, 0))  # 0 where the pile stands no more
        if packs.left:
            hand[slot, each] = packs.draw()
        else:
            hand[slot, each] = hand[-1]
            hands[seat] = hand[:-1]
        seat = (seat + 1) % seats
    yield Piece((total == target).tolist(), _feet(np.array(rows[1:]), start, target))


def back(values: Sequence[int], target: int, seed: int, first: int, n: int) -> Iterator[Piece]:
    """The same of a new pile of which each card goes back before the next."""
    lanes, cards = Lanes(seed, first, n), np.array(values)
    total, rows = np.zeros(n, dtype=np.int64), []
    while (going := total < target).any():
        total += np.where(going, cards[lanes.below(len(cards))], 0)
        rows.append(np.where(going, total, 0))
    yield Piece((total == target).tolist(), _feet(np.array(rows), 0, target))


def _feet(rows: NDArray[np.int64], start: int, target: int) -> tuple[list[int], list[tuple[int, ...]]]:
    """How many piles stood at each total after `start`, up to the target; and the last piles' totals."""
    feet = np.bincount(rows.ravel(), minlength=target + 1)[start + 1 : target + 1]
    last = [tuple(total for total in pile if total) for pile in rows.T[-SHOWN:].tolist()]
    return feet.tolist(), last
