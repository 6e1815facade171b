"""Hands as words of 64 bits, so that one array holds those of many games. Needs NumPy.

A word has four fields of 16 bits, clubs lowest. The lower 13 bits of a field are the suit's cards, the ace the
lowest; the next two are the suit's number, so that a field says which suit it is and is looked up as it stands.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.bits import Ints, Words
from uncle_widgets.games.say_uncle.cards import DECK, KINGS, ONE_SUIT, RUNS, SUITS, Card, rank, suit

FIELD, FIELDS = 16, len(SUITS)
PLACES = [FIELD * suit(card) + rank(card) - 1 for card in DECK]
BIT: Words = np.array([1 << place for place in PLACES], np.uint64)
CARDS = np.bitwise_or.reduce(BIT)
EMPTY = np.uint64(sum(at << FIELD * at + KINGS for at in range(FIELDS)))
CARD: Ints = np.array([PLACES.index(place) if place in PLACES else -1 for place in range(64)])
"""Place of a bit -> the card."""
SUIT: Ints = np.array([suit(card) for card in DECK])
MARK: NDArray[np.uint16] = np.array([1 << rank(card) - 1 for card in DECK], np.uint16)
"""A card's bit within its field."""
STRENGTH: NDArray[np.int16] = np.array([run << 2 | at for at in range(FIELDS) for run in RUNS], np.int16)
"""A field -> the best run in it as a number: see `cards.strength`."""
_SUITS = np.arange(1 << KINGS)
NEAR: NDArray[np.uint16] = np.tile(
    (_SUITS << 1 | _SUITS >> 1 | _SUITS >> KINGS - 1 | _SUITS << KINGS - 1) & ONE_SUIT, FIELDS
).astype(np.uint16)
"""A field -> the bits of the cards beside those in it, as `cards.neighbours` has them."""


def _run(run: int) -> int:
    """The bits of a run of 16 times its length and its top; the ace on top is bit 0."""
    length, top = run >> 4, run & 15
    bits = (1 << length) - 1 << top - length if length else 0
    return bits & ONE_SUIT | bits >> KINGS


RUN: Words = np.array(list(map(_run, RUNS)), np.uint64)
"""The cards of a suit -> those in its best run."""


def word(cards: Iterable[Card]) -> np.uint64:
    """A hand of these cards."""
    return np.uint64(int(EMPTY) + sum(int(BIT[card]) for card in cards))


def held(cards: Ints) -> Words:
    """Many hands at once, of these cards: (size, n)."""
    hands: Words = np.bitwise_or.reduce(BIT.take(cards), axis=0, initial=EMPTY)
    return hands


def fields(words: Words) -> NDArray[np.uint16]:
    """The same memory (where the lowest byte comes first) as one field after the other, clubs first."""
    return words.astype("<u8", copy=False).view("<u2")


def strengths(words: Words) -> NDArray[np.int16]:
    """The best run of each hand as a number: see `cards.strength`."""
    found = STRENGTH.take(fields(words))
    best = np.maximum(found[0::4], found[1::4])
    np.maximum(best, found[2::4], out=best)
    return np.maximum(best, found[3::4], out=best)


def lengths(words: Words) -> NDArray[np.int16]:
    """The length of each hand's best run."""
    return strengths(words) >> np.int16(6)


def names(words: Words, of: Any) -> list[str]:
    """What `of` (a mapping by card) has for the single card in each word, as it is written."""
    places = np.bitwise_count(words - np.uint64(1))
    return [str(of[int(card)]) for card in CARD.take(places)]
