"""Packs: cards dealt for many trials at once. Needs NumPy; for trials in batch alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.lanes import Lanes
from uncle_widgets.probability.dealing import Piece


class Packs:
    """A pack of the same cards for each lane. A card is drawn where it is needed, any that is left as likely."""

    def __init__(self, lanes: Lanes, cards: Sequence[int]) -> None:
        self.lanes = lanes
        self.left = len(cards)
        """Cards left, of each pack as many."""
        self._cards = np.repeat(np.array(cards, dtype=np.int64)[:, np.newaxis], len(lanes.words), axis=1)
        self._flat = self._cards.reshape(-1)
        self._lanes = np.arange(len(lanes.words))

    def draw(self) -> NDArray[np.int64]:
        """One card of each pack: (n,)."""
        at = self.lanes.below(self.left) * len(self._lanes) + self._lanes
        drawn: NDArray[np.int64] = self._flat.take(at)
        self.left -= 1
        self._flat[at] = self._cards[self.left]
        return drawn

    def hand(self, cards: int) -> NDArray[np.int64]:
        """So many cards of each pack, in the order drawn: (cards, n)."""
        return np.array([self.draw() for _ in range(cards)]).reshape(cards, len(self._lanes))


def holds(good: Sequence[bool], draws: int, seed: int, first: int, n: int) -> Iterator[Piece]:
    """Whether one of so many cards drawn is good, of a pack that has for each card whether it is."""
    packs = Packs(Lanes(seed, first, n), range(len(good)))
    yield Piece(np.logical_or.reduce(np.array(good)[packs.hand(draws)]).tolist())
