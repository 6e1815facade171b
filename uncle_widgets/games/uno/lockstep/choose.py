"""How the strategies choose, for many seats at once: the same policies as in `players.py`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.bits import nth
from uncle_widgets.games.uno.lockstep.bits import BEST, CARD, OF, OF_COLOUR, RANK, WILDS, Ints, Words, which
from uncle_widgets.games.uno.lockstep.tables import Tables
from uncle_widgets.games.uno.players import DARES

_ROOM = np.uint64((1 << OF_COLOUR) - 1)
_SHIFTS = [np.uint64(OF_COLOUR * k) for k in range(len(OF))]
_ONE = np.uint64(1)


def often(first: Words, second: Words) -> Ints:
    """(colours, rows): how many cards of each colour a hand holds."""
    found: Ints = np.stack([np.bitwise_count(first & own) + np.bitwise_count(second & own) for own in OF])
    return found


def at_random(tables: Tables, rows: Ints, first: Words, second: Words) -> Ints:
    """One of these cards, each copy as likely."""
    split = np.bitwise_count(first)
    k = tables.lanes.below(split + np.bitwise_count(second), rows)
    over = k >= split
    k -= split * over
    found = nth(np.where(over, second, first), k)
    found += over * 64
    chosen: Ints = CARD.take(found)
    return chosen


def by_greed(tables: Tables, rows: Ints, first: Words, second: Words) -> Ints:
    """A coloured card before a wild, of the colour most often held, high points first, a Wild Draw Four last."""
    kinds = first | second
    at = tables.base.take(rows) + tables.seating.seat.take(tables.places.take(rows))
    keys: list[Ints] = []
    parts: list[Words] = []
    for shift, count in zip(_SHIFTS, often(tables.first.take(at), tables.second.take(at)), strict=True):
        part = ((kinds >> shift) & _ROOM).view(np.int64)
        rank = RANK.take(part)
        keys.append((count.astype(np.int64) * 16 + rank) * (rank > 0))
        parts.append(BEST.take(part))
    top: Ints = np.max(keys, axis=0)
    ties = np.zeros_like(kinds)
    for shift, key, best in zip(_SHIFTS, keys, parts, strict=True):
        ties |= (best << shift) * (key == top)
    wild: Words = np.where(kinds & WILDS, kinds & WILDS, kinds)
    ties = np.where(top > 0, ties, wild & (~wild + _ONE))
    found = nth(ties, tables.lanes.below(np.bitwise_count(ties), rows))
    found += (((first >> found.view(np.uint64)) & _ONE) == 0) * 64
    chosen: Ints = CARD.take(found)
    return chosen


def cards(tables: Tables, rows: Ints, first: Words, second: Words) -> Ints:
    """Which of the cards in `first` and `second`, never none, each seat lays that is to play."""
    if not tables.greedy.any():
        return at_random(tables, rows, first, second)
    if tables.greedy.all():
        return by_greed(tables, rows, first, second)
    found = np.empty(len(rows), dtype=np.int64)
    greedy = tables.greedy.take(tables.seating.seat.take(tables.places.take(rows)))
    for mine, choose in ((greedy, by_greed), (~greedy, at_random)):
        found[mine] = choose(tables, rows[mine], first[mine], second[mine])
    return found


def dares(tables: Tables, rows: Ints, holds: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Which of these seats, each with a Wild Draw Four that fits, lay it whatever else they have: bluffers do, but
    only so often where the hand `holds` the colour. Tables without a hand under way are among the rows."""
    if not tables.dares.any():
        return np.zeros(len(rows), dtype=bool)
    seats = tables.seating.seat.take(tables.places.take(rows))
    found: NDArray[np.bool_] = tables.dares.take(seats) & (tables.live.take(rows) > 0)
    tries = which(found & holds)
    found[tries] = tables.lanes.below(100, rows.take(tries)) < DARES
    return found


def colours(tables: Tables, rows: Ints, at: Ints) -> Ints:
    """The colour that the seat of hand `at` names with a wild; it is still in the hand."""
    if not tables.greedy.any():
        return tables.lanes.below(4, rows)
    counts = often(tables.first.take(at), tables.second.take(at))
    greedy = tables.greedy.take(at - rows * tables.seats)
    same = (counts == counts.max(axis=0)) | ~greedy
    ties = np.packbits(same, axis=0, bitorder="little")[0].astype(np.uint64)
    return nth(ties, tables.lanes.below(np.bitwise_count(ties), rows))
