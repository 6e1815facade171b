"""Trials in batch: hands dealt for many trials at once, and their runs. Needs NumPy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.packs import Packs
from uncle_widgets.games.say_uncle.cards import DECK, KINGS, SUITS
from uncle_widgets.probability.dealing import Piece


def longest(cards: NDArray[np.int64]) -> NDArray[np.int64]:
    """The length of the longest run of each hand; the cards are (size, n)."""
    held = np.zeros(
        (cards.shape[1], len(SUITS), KINGS + 2), dtype=np.int64
    )  # an ace is both, and nothing is above
    each = np.arange(cards.shape[1])
    for card in cards:
        held[each, card // KINGS, card % KINGS] = 1
    held[:, :, KINGS] = held[:, :, 0]
    found = np.zeros(cards.shape[1], dtype=np.int64)
    length = np.zeros((cards.shape[1], len(SUITS)), dtype=np.int64)
    for rank in range(KINGS + 1):
        length = (length + 1) * held[:, :, rank]
        np.maximum(found, length.max(axis=1), out=found)
    return np.minimum(found, KINGS)


def runs(size: int, least: int, just: bool, seed: int, first: int, n: int) -> Iterator[Piece]:
    """Whether so many cards of the pack have a longest run of `least` or more; of `least`, with `just`."""
    found = longest(Packs(Lanes(seed, first, n), DECK).hand(size))
    good: NDArray[Any] = found == least if just else found >= least
    yield Piece(good.tolist())
