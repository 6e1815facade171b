"""Between two hands: the score, the end of a match, who deals, seven cards each and the card turned up.

See `modes.py` and `deal.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.uno import modes
from uncle_widgets.games.uno.cards import COLOURS, HAND
from uncle_widgets.games.uno.lockstep import bits, choose
from uncle_widgets.games.uno.lockstep.bits import Ints, N, which
from uncle_widgets.games.uno.lockstep.tables import BROKEN, FRESH, Tables, drawn


def settle(tables: Tables, rows: Ints) -> tuple[NDArray[np.bool_], Ints]:
    """Write down the hands that ended here: (which matches are over, who won them as bits)."""
    options, seats = tables.options, tables.seats
    out, order = tables.out[rows], tables.order[rows]
    within = tables.seating.within[order]
    first, second = (word.reshape(-1, seats)[rows] for word in (tables.first, tables.second))
    left = bits.worth(first) + bits.worth(second)
    ended = out != BROKEN
    tables.hand[rows] += ended
    if options.mode in ("lowest", "elimination"):
        gets = left
    else:
        team = tables.seating.team[order, out]
        gets = team * (left * (within & ~team)).sum(axis=1, keepdims=True)
    scores = tables.scores[rows] + gets * ended[:, np.newaxis]
    over, winners = _ended(tables, rows, scores, within)
    tables.scores[rows] = scores
    return over | ~ended, winners * ended


def _ended(tables: Tables, rows: Ints, scores: Ints, within: NDArray[np.bool_]) -> tuple[NDArray[np.bool_], Ints]:
    """(Which matches are over, the winners as bits); in elimination, who is out from now on."""
    options = tables.options
    bit = 1 << np.arange(tables.seats)
    top = scores.max(axis=1)
    best = (scores == top[:, np.newaxis]) @ bit
    if options.mode == "classic":
        over = top >= options.target
        return over, bit[scores.argmax(axis=1)] * over
    if options.mode == "lowest":
        over = top >= options.target
        return over, ((scores == scores.min(axis=1, keepdims=True)) @ bit) * over
    if options.mode == "elimination":
        stay = within & (scores < options.target)
        left = stay.sum(axis=1)
        if options.elim_reset:
            fresh = (left == 2) & (within.sum(axis=1) > 2)
            scores[stay & fresh[:, np.newaxis]] = 0
        tables.order[rows] = stay @ bit
        return left == 1, (stay @ bit) * (left == 1)
    over = tables.hand[rows] == modes.hands_to_play(options)
    return over, best * over


def sit(tables: Tables, rows: Ints) -> None:
    """The players of the next hand sit down at these tables, somebody deals, and the hand begins."""
    options, seating = tables.options, tables.seating
    hand = tables.hand[rows]
    pairing = hand // options.hands_per_pairing
    if options.mode == "partners":
        tables.order[rows] = pairing % 3
    if options.mode == "tournament":
        tables.order[rows] = pairing // 2 % 7 * 2 + pairing % 2
    fresh = hand == 0
    if options.mode == "tournament":
        fresh |= hand % options.hands_per_pairing == 0
    order = tables.order[rows]
    dealer = seating.left[order, tables.dealer[rows]]
    if options.next_dealer == "winner":
        out = tables.out[rows]
        dealer = np.where(seating.within[order, out], out, dealer)
    last = seating.order[order, seating.size[order] - 1]
    tables.dealer[rows] = np.where(fresh, last, dealer)
    if options.dealer == "random":
        lots = rows[fresh]
        order = tables.order[lots]
        tables.dealer[lots] = seating.order[order, tables.lanes.below(seating.size[order], lots)]
        tables.say(lots, (f"dealer:{seat}" for seat in tables.dealer[lots]))
    pick(tables, rows[np.where(fresh, options.dealer == "pick", options.next_dealer == "pick")])
    sizes = seating.size[tables.order[rows]]
    for size in np.unique(sizes):
        deal(tables, rows[sizes == size], int(size))


def shuffle(tables: Tables, rows: Ints) -> None:
    """All 108 cards are in the draw pile."""
    tables.pile.reshape(-1, N)[rows] = FRESH
    tables.stock[rows] = N


def pick(tables: Tables, rows: Ints) -> None:
    """Who picks the highest number deals; who tie for it pick again from what is left (G1)."""
    seating = tables.seating
    shuffle(tables, rows)
    most = seating.order.shape[1]
    tied = np.arange(most) < seating.size[tables.order[rows], np.newaxis]
    while rows.size:
        shuffle(tables, rows[tables.stock[rows] < tied.sum(axis=1)])
        values = np.full(tied.shape, -1)
        for position in range(most):
            those = which(tied[:, position])
            if those.size:
                values[those, position] = bits.VALUE.take(tables.off(rows[those]))
        tied &= values == values.max(axis=1, keepdims=True)
        found = tied.sum(axis=1) == 1
        done = rows[found]
        tables.dealer[done] = seating.order[tables.order[done], tied[found].argmax(axis=1)]
        rows, tied = rows[~found], tied[~found]


def deal(tables: Tables, rows: Ints, size: int) -> None:
    """Seven cards each for `size` seats, from the dealer's left, and the first card of the discards."""
    seats, seating = tables.seats, tables.seating
    count = len(rows)
    dealt = size * HAND
    picks = tables.lanes.each(N - np.arange(dealt)[:, np.newaxis], rows) * count + np.arange(count)
    pile = np.repeat(FRESH, count)
    cards = np.empty((dealt, count), dtype=np.uint8)
    for k in range(dealt):
        last = (N - 1 - k) * count
        cards[k] = pile.take(picks[k])
        pile[picks[k]] = pile[last : last + count]
    tables.pile.reshape(-1, N)[rows] = pile.reshape(N, count).T
    tables.stock[rows] = N - dealt
    if tables.said is not None:
        for row in cards:
            tables.say(rows, drawn(row))
    order = tables.order[rows]
    seat = tables.dealer[rows]
    begins = order * 2 * seats
    for word in (tables.first, tables.second):
        word.reshape(-1, seats)[rows] = 0
    for position in range(size):
        seat = seating.left[order, seat]
        for word, bit in zip((tables.first, tables.second), bits.BIT_IN, strict=True):
            word[rows * seats + seat] = np.bitwise_or.reduce(bit.take(cards[position::size]), axis=0)
    tables.due[rows], tables.begun[rows] = 0, tables.clock
    turned_up(tables, rows, begins + tables.dealer[rows])
    tables.live[rows] = 1


def turned_up(tables: Tables, rows: Ints, dealer: Ints) -> None:
    """The first card, and its start rule; `dealer` is the place of who dealt."""
    seats, seating = tables.seats, tables.seating
    waiting = rows
    while waiting.size:  # a Wild Draw Four goes back
        left = tables.stock.take(waiting)
        at = waiting * N + tables.lanes.below(left, waiting)
        cards = tables.pile.take(at)
        tables.say(waiting, drawn(cards))
        good = bits.FACE.take(cards) < bits.FIRST_WILD4
        done = waiting[good]
        tables.tops[done] = cards[good]
        tables.stock[done] -= 1
        tables.pile[at[good]] = tables.pile.take(done * N + left[good] - 1)
        waiting = waiting[~good]
    tops = tables.tops.take(rows)
    does, faces = bits.DOES.take(tops), bits.FACE.take(tops)
    left = seating.after(dealer)
    at = tables.base.take(rows) + seating.seat.take(left)
    draws = which(does == bits.DRAW2)
    tables.faces[rows] = faces
    tables.force(rows[draws], at[draws], np.full(len(draws), 2))
    wild = which(faces >= bits.FIRST_WILD)
    if wild.size:
        tables.places[rows[wild]] = left[wild]
        faces[wild] += choose.colours(tables, rows[wild], at[wild])
        tables.lengths[rows[wild]] += 1
        tables.faces[rows] = faces
        tables.say(rows[wild], (f"name:{COLOURS[hue]}" for hue in bits.HUE.take(faces[wild])))
    skips = (does == bits.DRAW2) | (does == bits.SKIP)
    places: Any = np.where(skips, seating.after(left), left)
    tables.places[rows] = np.where(does == bits.REVERSE, dealer + seats, places)
