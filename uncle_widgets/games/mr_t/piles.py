"""Piles: the cards of many games at once, face down and on the board. Needs NumPy; for batch play alone.

A card is the number of its name, in the order of NAMES. Arrays are flat, with a row for each game of each seat or
space: `seat * n + game`, `space * n + game`. A pile is a ring. What is dealt lies in it as shuffled; of what is
won the next card is drawn from its batch when it is turned, as chance does in the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.lanes import Words
from uncle_widgets.games.mr_t.cards import HAND, ORDER, SPACES, Deck, cards_of

Ints: TypeAlias = NDArray[np.integer[Any]]
Cards: TypeAlias = NDArray[np.uint8]

LOW, HALF = np.uint64(0xFFFFFFFF), np.uint64(32)
CLOCKWISE = np.arange(SPACES)


def below(bounds: Any, fractions: Words) -> NDArray[np.int64]:
    """A number from 0 to below its bound (one, or one each) from each fraction of 2^32."""
    return ((fractions * np.asarray(bounds).astype(np.uint64)) >> HALF).view(np.int64)


def shuffled(deck: Deck, n: int, word: Callable[[int], Words]) -> Cards:
    """(cards, n): each game's deck in an order of its own. `word(at)` is number `at` of their random words."""
    cards = np.array([ORDER[name] for name in cards_of(deck)], np.uint8)
    pack = np.repeat(cards[:, np.newaxis], n, axis=1)
    flat, games = pack.ravel(), np.arange(n)
    for at in range(len(cards) - 1):
        if at % 2 == 0:  # a word is good for two cards
            drawn = word(at // 2)
        place = below(len(cards) - at, drawn >> HALF if at % 2 else drawn & LOW)
        place += at
        place *= n
        place += games
        picked = flat.take(place)
        flat[place] = pack[at]
        pack[at] = picked
    return pack


class Piles:
    """The piles of all seats, and what lies on the four spaces.

    `counts`: how many cards each pile has. `depths`: how many lie on each space.
    """

    def __init__(self, pack: Cards, seats: int, ordered: bool) -> None:
        """`pack` (cards, n) as dealt: the hands' cards first. `ordered`: what is won keeps its order."""
        cards, n = pack.shape
        each = cards // seats - HAND
        self.seats, self.ordered = seats, ordered
        self.ring = 64 if cards < 64 else 128  # more than there are cards, so that a full ring is no empty one
        self.last = self.ring - 1
        piles = np.zeros((seats, n, self.ring), np.uint8)
        piles[:, :, :each] = pack[HAND * seats :].reshape(each, seats, n).transpose(1, 2, 0)
        self._piles = piles.ravel()
        self._ends = np.tile((np.arange(self.ring, dtype=np.uint8) + 1) & self.last, seats * n).astype(np.uint8)
        self._heads = np.zeros(seats * n, np.int64)
        self.counts = np.full(seats * n, each)
        self._stacks = np.zeros(SPACES * n * self.ring, np.uint8)
        self.depths = np.zeros(SPACES * n, np.int64)

    def draw(self, rows: Ints, fractions: Words) -> Cards:
        """The next card of each of these piles, which are distinct and have one."""
        heads, start = self._heads.take(rows), rows * self.ring
        first = start + heads
        place = below((self._ends.take(first) - heads) & self.last, fractions)
        place += heads
        place &= self.last
        place += start
        cards = self._piles.take(place)
        self._piles[place] = self._piles.take(first)
        self._heads[rows] = (heads + 1) & self.last
        self.counts[rows] -= 1
        return cards

    def lay(self, spaces: Ints, cards: Cards) -> None:
        """A card on top of each of these spaces, which are distinct."""
        depths = self.depths.take(spaces)
        self._stacks[spaces * self.ring + depths] = cards
        self.depths[spaces] = depths + 1

    def collect(self, winners: Ints, homes: Ints, games: Ints, spaces: Ints) -> None:
        """Each of these piles gets what lies on its game's spaces, those whose bits are set, from its home on."""
        n = len(self.depths) // SPACES
        around = (homes[:, np.newaxis] + CLOCKWISE) % SPACES
        sources = around * n + games[:, np.newaxis]
        sizes = self.depths.take(sources) * (spaces[:, np.newaxis] >> around & 1)
        self.depths[sources[sizes > 0]] = 0
        each, sizes = sizes.sum(axis=1), sizes.ravel()
        run = np.arange(each.sum())
        begun = sizes.cumsum() - sizes
        cards = self._stacks.take(np.repeat(sources.ravel() * self.ring - begun, sizes) + run)
        tails = self._heads.take(winners) + self.counts.take(winners)
        place = (np.repeat(tails - (each.cumsum() - each), each) + run) & self.last
        ends = place + 1 if self.ordered else np.repeat(tails + each, each)
        place += np.repeat(winners * self.ring, each)
        self._piles[place] = cards
        self._ends[place] = ends & self.last
        self.counts[winners] += each

    def keep(self, games: Ints) -> None:
        """Go on with these games alone, in this order."""
        self._heads, self.counts = (kept(each, self.seats, games) for each in (self._heads, self.counts))
        self._piles, self._ends = (kept(each, self.seats, games, self.ring) for each in (self._piles, self._ends))
        self._stacks, self.depths = kept(self._stacks, SPACES, games, self.ring), kept(self.depths, SPACES, games)


def kept(flat: NDArray[Any], rows: int, games: Ints, wide: int = 1) -> NDArray[Any]:
    """A flat array of so many rows of games, each with `wide` values, for these games alone."""
    found: NDArray[Any] = flat.reshape(rows, -1, wide).take(games, axis=1).ravel()
    return found
