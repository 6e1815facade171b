"""Where the Chiefs may be for many watchers at once: the Filter of `belief.py` in words of 64 bits. Needs NumPy.

A spot is a Chief space, or number of Chiefs + seat for a hand: four bits, which a word has for each Chief that was
ever seen, from the lowest on.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.bits import Ints, Words

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]

BITS, SPOT = np.uint64(4), np.uint64(15)
EACH = np.uint64(0x1111111111111111)
"""The lowest of each four bits."""
ZERO, ONE, TWO = np.uint64(0), np.uint64(1), np.uint64(2)


def shift(cards: Ints) -> Words:
    """Where the four bits of these Chiefs begin."""
    return cards.astype(np.uint64) * BITS


def mark(cards: Ints) -> Words:
    """The lowest of the four bits of these Chiefs."""
    return ONE << shift(cards)


def spot_of(words: Words, cards: Ints) -> Ints:
    """Where the words have these Chiefs."""
    return ((words >> shift(cards)) & SPOT).view(np.int64)


def some_of(words: Words) -> Words:
    """The lowest of each four bits, set where any of the four is."""
    words = words | words >> ONE
    return (words | words >> TWO) & EACH


class Worlds:
    """What watchers take to be possible: world k is `words[k]`, of weight `weights[k]`, for watcher `of[k]`.

    `seen` has for each watcher the marks of the Chiefs that they have ever seen, the same in all their worlds. The
    watchers are numbered from 0, and what the methods are told is an array of one for each watcher.
    """

    def __init__(self, seen: Words, of: Ints, words: Words, weights: Floats) -> None:
        self.seen, self.of, self.words, self.weights = seen, of, words, weights

    def on(self, spots: Ints) -> Words:
        """For each world the marks of the seen Chiefs that are on the spot."""
        words = self.words ^ spots.astype(np.uint64)[self.of] * EACH
        return ~some_of(words) & self.seen[self.of]

    def sight(self, cards: Ints, spots: Ints, rooms: Ints) -> None:
        """The watchers see this Chief on the spot, which holds so many cards."""
        marks = mark(cards)
        fresh = ((self.seen & marks) == ZERO)[self.of]
        left = np.where(fresh, rooms[self.of] - np.bitwise_count(self.on(spots)).astype(np.int64), 0)
        there = spot_of(self.words, cards[self.of]) == spots[self.of]
        self.words = np.where(fresh, self.words | (spots.astype(np.uint64) << shift(cards))[self.of], self.words)
        self.weights = np.where(fresh, self.weights * left, self.weights)
        self._only(np.flatnonzero(np.where(fresh, left > 0, there)))
        self.seen = self.seen | marks

    def _only(self, worlds: Ints) -> None:
        self.of, self.words, self.weights = self.of[worlds], self.words[worlds], self.weights[worlds]

    def move(self, source: Ints, target: Ints) -> None:
        """Everything on one spot goes to another."""
        self.words = self.words ^ self.on(source) * (source ^ target).astype(np.uint64)[self.of]

    def put(self, cards: Ints, target: Ints) -> None:
        """This Chief, which has been seen, goes to a spot."""
        change = spot_of(self.words, cards[self.of]) ^ target[self.of]
        self.words = self.words ^ change.astype(np.uint64) << shift(cards)[self.of]

    def guess(self, source: Ints, target: Ints, held: Ints, swapped: bool = False) -> None:
        """One of the `held` cards on a spot goes to another, nobody says which; what lay there comes for it, if
        they are `swapped`."""
        marks = self.on(source)
        others = held[self.of] - np.bitwise_count(marks).astype(np.int64)
        if swapped:
            self.move(target, source)
        change = (source ^ target).astype(np.uint64)[self.of]
        some = np.flatnonzero(others > 0)
        parts = [(self.of[some], self.words[some], self.weights[some] * others[some])]
        while (some := np.flatnonzero(marks)).size:
            lowest = marks[some] & (~marks[some] + ONE)
            parts.append((self.of[some], self.words[some] ^ lowest * change[some], self.weights[some]))
            marks[some] ^= lowest
        self.of, self.words, self.weights = (np.concatenate(part) for part in zip(*parts, strict=True))

    def settle(self) -> None:
        """In the order of the watchers; equal worlds are one, and the weights of a watcher add up to one."""
        self._only(np.lexsort((self.words, self.of)))
        new = np.ones(len(self.of), np.bool_)
        new[1:] = (self.words[1:] != self.words[:-1]) | (self.of[1:] != self.of[:-1])
        starts = np.flatnonzero(new)
        weights = np.add.reduceat(self.weights, starts)
        self._only(starts)
        self.weights = weights / np.bincount(self.of, weights, len(self.seen))[self.of]

    def certain(self) -> tuple[Words, Words]:
        """For each watcher, once settled: marks of the Chiefs that all worlds have on one spot, and one world."""
        starts = np.searchsorted(self.of, np.arange(len(self.seen)))
        every: Words = np.bitwise_and.reduceat(self.words, starts)
        some: Words = np.bitwise_or.reduceat(self.words, starts)
        return self.seen & ~some_of(every ^ some), self.words[starts]

    def share(self, values: Floats) -> Floats:
        """For each watcher the mean of what the worlds are worth, where weights add up to one."""
        return np.bincount(self.of, self.weights * values, len(self.seen)).astype(np.float64)
