"""Cards as bits: a hand is two words of 64 bits, the first copy of each card in one, the second in the other.

Bits 0 to 51 are the 52 coloured kinds, 13 of a colour by their points; 52 to 55 the Wilds, 56 to 59 the Wild
Draw Fours. The 108 cards are numbers: 0 to 59 are the bits of the first word, 60 to 107 those of the second.
A *face* says what lies on top: 0 to 51 a coloured kind, 52 to 55 a Wild with its colour, 56 to 59 a Wild Draw
Four with its colour; 60 more where a stack must be answered (option stacking).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.uno.cards import (
    ACTIONS,
    COLOUR,
    COLOURS,
    DECK,
    FIT,
    NUMBERS,
    POINTS,
    SIGN,
    WILD,
    WILD4,
    Card,
)

Ints: TypeAlias = NDArray[np.integer[Any]]
Words: TypeAlias = NDArray[np.uint64]

SIGNS = NUMBERS + ACTIONS
OF_COLOUR = len(SIGNS)
FIRST: tuple[Card, ...] = (*(c + sign for c in COLOURS for sign in SIGNS), *[WILD] * 4, *[WILD4] * 4)
"""The cards of the first word."""
CARDS = FIRST + tuple(card for card in dict.fromkeys(FIRST) if COLOUR[card] and SIGN[card] != "0")
"""What is written for each card, by its number."""
ONCE, N = len(FIRST), len(CARDS)
assert sorted(CARDS) == sorted(DECK)
FIRST_WILD, FIRST_WILD4, FACES = 52, 56, 60

AT = [FIRST.index(card) if number >= ONCE or number < FIRST_WILD else number for number, card in enumerate(CARDS)]
BIT: Words = np.array([1 << at for at in AT], dtype=np.uint64)
BIT_IN: tuple[Words, Words] = (BIT * (np.arange(N) < ONCE), BIT * (np.arange(N) >= ONCE))
"""For each word a card's bit, 0 where it is in the other."""
CARD: Ints = np.array([*range(64), *(CARDS.index(card, ONCE) if card in CARDS[ONCE:] else 0 for card in FIRST)])
"""Bit, 64 more for the second word -> the card."""
FACE: Ints = np.array([at if at < FIRST_WILD else FIRST_WILD if at < FIRST_WILD4 else FIRST_WILD4 for at in AT])
"""The face a card shows; of a wild, that of the first colour."""
PLAIN, REVERSE, SKIP, DRAW2, DRAW4 = range(5)
DOES: Ints = np.array([{"<>": REVERSE, "x": SKIP, "+2": DRAW2, WILD4: DRAW4}.get(SIGN[c], PLAIN) for c in CARDS])
COSTS: Ints = np.array([{DRAW2: 2, DRAW4: 4}.get(int(does), 0) for does in DOES])
VALUE: Ints = np.array([int(SIGN[card]) if SIGN[card] in NUMBERS else 0 for card in CARDS])
"""What a card counts in the pick for the deal."""


def word(cards: Iterable[Card]) -> np.uint64:
    """The first word of a hand of all these cards."""
    held = set(cards)
    return np.uint64(sum(1 << at for at, card in enumerate(FIRST) if card in held))


TOPS = [(card, COLOUR[card]) for card in FIRST[:FIRST_WILD]]
TOPS += [(card, colour) for card in (WILD, WILD4) for colour in COLOURS]
WILD4S, WILDS = word({WILD4}), word({WILD})
ANSWERS = {top: [card for card in FIRST if SIGN[card] == SIGN[top] in ("+2", WILD4)] for top, _ in TOPS}
LEGAL: Words = np.array([word(FIT[top]) for top in TOPS] + [word(ANSWERS[top]) for top, _ in TOPS])
"""face -> what may be laid on it; a Wild Draw Four by who holds none of the colour (the players never bluff)."""
OF: Words = np.array([word({card for card in FIRST if COLOUR[card] == colour}) for colour in COLOURS])
SAME: Words = np.array([word({card for card in FIRST if COLOUR[card] == top[1]}) for top in TOPS * 2])
"""face -> all cards of the current colour."""
HUE: Ints = np.array([COLOURS.index(top[1]) for top in TOPS * 2])
WHOLE: tuple[np.uint64, np.uint64] = (np.bitwise_or.reduce(BIT_IN[0]), np.bitwise_or.reduce(BIT_IN[1]))

RUNG = [*range(1, 11), 11, 11, 11]
"""How the 13 kinds of a colour rank by their points, from 1; action cards alike."""
RANK: Ints = np.array(
    [max((RUNG[at] for at in range(OF_COLOUR) if s >> at & 1), default=0) for s in range(1 << 13)]
)
BEST: Words = np.array(
    [
        sum(1 << at for at in range(OF_COLOUR) if s >> at & 1 and RUNG[at] == rank)
        for s, rank in enumerate(RANK.tolist())
    ],
    dtype=np.uint64,
)
"""A set of the 13 kinds of a colour -> the rank of its best, and which those are."""

_WORTH: Ints = np.array(
    [
        sum(POINTS[FIRST[8 * at + k]] for k in range(8) if 8 * at + k < ONCE and byte >> k & 1)
        for at in range(8)
        for byte in range(256)
    ]
)


def which(rows: NDArray[np.bool_]) -> Ints:
    """The numbers of those that are true."""
    return rows.nonzero()[0]


def worth(words: Words) -> Ints:
    """The points of the cards of each word, of either copy; any shape."""
    parts = words.astype("<u8")[..., np.newaxis].view(np.uint8)
    found: Ints = _WORTH.take(parts + np.arange(0, 2048, 256)).sum(axis=-1)
    return found


_COLUMN = np.array([at + 64 * (number >= ONCE) for number, at in enumerate(AT)])


def listed(first: Words, second: Words) -> tuple[NDArray[np.uint8], Ints]:
    """Per row the cards of its two words in front of all others, by number, and how many they are."""
    both = np.stack((first, second), axis=1).astype("<u8").view(np.uint8)
    out = 1 - np.unpackbits(both, axis=1, bitorder="little")[:, _COLUMN]
    return np.argsort(out, axis=1, kind="stable").astype(np.uint8), N - out.sum(axis=1, dtype=np.int64)
