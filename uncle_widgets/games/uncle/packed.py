"""Bags of cards as words of 64 bits, so that one array holds a hand or a pile of many games. Needs NumPy.

Byte k of a bag, from 0, says how many of its cards are worth at most k + 1 (so bytes 5 to 7 all count the whole),
and 127 more. The 127 turn a comparison into a bit: a byte has its highest bit set where its count is not 0. A card
is the word that it adds to a bag: a one in each byte that counts it.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.lanes import Words
from uncle_widgets.games.uncle.cards import DECK, FULL, VALUES, needed

ONES = np.uint64(0x0101010101010101)
EMPTY = np.uint64(127 * int(ONES))
BYTES = 8
_ALL = (1 << 64) - 1
_TOP, _BIT = np.uint64(8 * (BYTES - 1)), np.uint64(7)
_EIGHT, _BIAS = np.uint64(8), np.uint64(127)

CARD: dict[int, int] = {value: int(ONES) << 8 * (value - 1) & _ALL for value in VALUES}


def bag(cards: Iterable[int]) -> np.uint64:
    """These cards as a word."""
    return np.uint64(int(EMPTY) + sum(CARD[card] for card in cards))


FULL_DECK = bag(DECK)


def count(bags: Words, out: Words) -> Words:
    """How many cards each bag holds."""
    np.right_shift(bags, _TOP, out)
    return np.subtract(out, _BIAS, out)


def ranked(bags: Words, ranks: Words, out: Words) -> Words:
    """The card of each bag that has so many before it, the lowest first. `ranks` is spoilt."""
    np.multiply(ranks, ONES, ranks)
    np.subtract(bags, ranks, out)
    np.right_shift(out, _BIT, out)
    return np.bitwise_and(out, ONES, out)


def worth(cards: Words) -> NDArray[np.uint8]:
    """The value of each card, 1 to 6."""
    return np.uint8(BYTES + 1) - np.bitwise_count(cards)


_WANT = [needed(total) for total in range(FULL)]
# Bits that are set where a hand of three holds the value, of what `hitting` finds: 127 and 1 to 3 for a one, else
# 1 to 3.
_HELD = {value: 3 << 8 * (value - 1) if value > 1 else 128 for value in VALUES}
_HOLDING: Words = np.array([_HELD.get(want, 0) for want in _WANT], np.uint64)
HITTING: Words = np.array([CARD.get(want, 0) for want in _WANT], np.uint64)
"""For each total from 0 to 49 the card that makes an UNCLE of it, or 0."""


def hitting(hands: Words, totals: NDArray[np.uint8], out: Words, spare: Words) -> NDArray[np.intp]:
    """The rows where a hand of three holds the card that makes an UNCLE of the total."""
    np.left_shift(hands, _EIGHT, out)
    np.subtract(hands, out, out)  # byte k: how many cards of value k + 1; in byte 0 still 127 more
    _HOLDING.take(totals, out=spare, mode="clip")
    return np.flatnonzero(np.bitwise_and(out, spare, out))
