"""Lanes: chances for many games at once, each game with a stream of its own. Needs NumPy; for batch play alone.

A stream is SplitMix64 (Steele, Lea and Flood 2014): a counter that grows by GAMMA, and is mixed. A game's
stream follows from the seed and its number, so that it is the same in any batch.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.integer[Any]]
Words: TypeAlias = NDArray[np.uint64]

GAMMA = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
SHIFTS = np.uint64(30), np.uint64(27), np.uint64(31)


def mix(words: Words, spare: Words) -> Words:
    """Each word scattered over all 64 bits, in place; one to one. `spare` is as large, and is spoilt."""
    for shift, factor in zip(SHIFTS, (FIRST, SECOND, None), strict=True):
        np.bitwise_xor(words, np.right_shift(words, shift, spare), words)
        if factor is not None:
            np.multiply(words, factor, words)
    return words


def mixed(words: Words) -> Words:
    """The same of a copy."""
    return mix(words.copy(), np.empty_like(words))


def scaled(words: Words, bounds: Any) -> NDArray[np.int64]:
    """The upper half of each word as a number from 0 to below its bound. The words are used up."""
    words >>= np.uint64(32)
    words *= np.asarray(bounds).astype(np.uint64)
    words >>= np.uint64(32)
    return words.view(np.int64)


class Lanes:
    """The streams of games `first` to `first + n - 1`. `words` holds where each stands: a row a game."""

    def __init__(self, seed: int, first: int, n: int) -> None:
        key = mixed(mixed(np.array([seed], dtype=np.uint64) * GAMMA + GAMMA))  # once more than a number is
        self.words: Words = mixed(mixed(np.arange(first, first + n, dtype=np.uint64) * GAMMA) ^ key)

    def keep(self, rows: NDArray[Any]) -> None:
        """Go on with these rows alone, in this order."""
        self.words = self.words[rows]

    def below(self, bounds: Any, rows: NDArray[Any] | slice = slice(None)) -> NDArray[np.int64]:
        """A number from 0 to below `bounds` (1 to 2^31, one or one a row) for each of `rows`, which are distinct.

        All as likely but for one part in 2^32 / bound.
        """
        words = self.words[rows] + GAMMA
        self.words[rows] = words
        return scaled(mix(words, np.empty_like(words)), bounds)

    def each(self, bounds: Ints, rows: NDArray[Any]) -> NDArray[np.int64]:
        """The same k times at once, with bounds (k, 1) or (k, rows): (k, rows)."""
        steps = np.arange(1, len(bounds) + 1, dtype=np.uint64) * GAMMA
        words = self.words[rows] + steps[:, np.newaxis]
        self.words[rows] = words[-1]
        return scaled(mix(words, np.empty_like(words)), bounds)
