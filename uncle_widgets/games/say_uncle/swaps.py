"""The answer to a turned card, for many seats at once: pass, or put a card away for it. The same policies as in
`players.py`. Needs NumPy.
"""

from __future__ import annotations

import numpy as np

from uncle_widgets.games.bits import Ints, Words, nth
from uncle_widgets.games.lanes import Lanes
from uncle_widgets.games.say_uncle.cards import HAND, ONE_SUIT
from uncle_widgets.games.say_uncle.packed import (
    BIT,
    CARDS,
    FIELD,
    FIELDS,
    MARK,
    RUN,
    STRENGTH,
    SUIT,
    fields,
    strengths,
)

_ONE = np.uint64(1)


def at_random(lanes: Lanes, rows: Ints, hands: Words) -> Words:
    """The card that each of these hands puts away, as its bit; 0 is a pass. All eleven answers are as likely."""
    answer = lanes.below(HAND + 1, rows)
    away = np.zeros(len(rows), np.uint64)
    takers = answer.nonzero()[0]
    away[takers] = _chosen(hands.take(takers) & CARDS, answer.take(takers) - 1)
    return away


def by_length(lanes: Lanes, rows: Ints, hands: Words, best: Ints, turned: Ints) -> Words:
    """The same for who takes what makes their best run better, for any card that is not in that run.

    `best`: the strengths of the hands; `turned`: the cards turned up.
    """
    suits = SUIT.take(turned)
    offered = fields(hands).take(suits + FIELDS * np.arange(len(rows))) | MARK.take(turned)
    away = np.zeros(len(rows), np.uint64)
    takers = (STRENGTH.take(offered) > best).nonzero()[0]
    if takers.size:
        mine, run = hands.take(takers), RUN.take(offered.take(takers) & ONE_SUIT)
        spare = mine & CARDS & ~(run << (suits.take(takers) * FIELD).astype(np.uint64))
        some = np.bitwise_count(spare)
        if not some.all():
            full = (some == 0).nonzero()[0]
            spare[full] = _cut(mine[full], BIT.take(turned.take(takers[full])), best.take(takers[full]))
            some = np.bitwise_count(spare)
            able = some.nonzero()[0]
            takers, spare, some = takers[able], spare[able], some[able]
        away[takers] = _chosen(spare, lanes.below(some, rows.take(takers)))
    return away


def _cut(hands: Words, turned: Words, best: Ints) -> Words:
    """Where all eleven cards are in the run: the one to cut off, or 0 where that makes nothing better."""
    left = np.array([strengths((hands | turned) & ~bit) * ((hands & bit) != 0) for bit in BIT])
    found: Words = BIT.take(left.argmax(axis=0))
    found[left.max(axis=0) <= best] = 0
    return found


def _chosen(words: Words, k: Ints) -> Words:
    found: Words = np.left_shift(_ONE, nth(words, k).view(np.uint64))
    return found
