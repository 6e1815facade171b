"""Walking in lockstep: any move that the throw allows, or the one that ends nearest to what the seat is after."""

from __future__ import annotations

import numpy as np

from uncle_widgets.games.bits import Ints, Words
from uncle_widgets.games.thrush.cards import MOST_AGENTS
from uncle_widgets.games.thrush.lockstep.maps import Floats
from uncle_widgets.games.thrush.lockstep.tables import NONE, Tables, bit

LEVEL = 1e-9
"""Mean turns that are no further apart are equal."""


def walk(tables: Tables, seat: int, rows: Ints, throws: Ints) -> Ints:
    """The seat moves in these games. Those that go on: who is not home."""
    t = tables
    keys = t.map.keys(t.matched(seat, rows), t.at[seat].take(rows), throws)
    first, count = t.map.first.take(keys), t.map.count.take(keys)

    def at_random(asked: Ints) -> Ints:
        return t.lanes.below(count[asked], rows[asked])

    def by_greed(asked: Ints) -> Ints:
        which = np.arange(int(count[asked].max()))[:, np.newaxis]
        allowed = which < count[asked]
        costs = left(t, seat, rows[asked], t.map.ends.take(first[asked] + which * allowed))
        costs[~allowed] = np.inf
        return lowest(t, rows[asked], costs)

    moves = first + t.either(seat, rows, at_random, by_greed)
    t.say(rows, (t.map.moves[move] for move in moves))
    ends = t.map.ends.take(moves)
    home = ends == t.map.door
    t.won(seat, rows[home])
    rows, ends = rows[~home], ends[~home]
    t.at[seat, rows] = ends
    return rows


def lowest(tables: Tables, rows: Ints, costs: Floats) -> Ints:
    """Where in each column of (k, rows) the lowest cost stands; among equal ones any."""
    level = costs <= costs.min(axis=0) + LEVEL
    nth = tables.lanes.below(level.sum(axis=0), rows)
    found: Ints = (level.cumsum(axis=0) > nth).argmax(axis=0)
    return found


def left(tables: Tables, seat: int, rows: Ints, ends: Ints) -> Floats:
    """For places (k, rows) the mean turns from there: home with one's Chief, to the nearest agent while three are
    not held, else to the nearest Chief that is worth a look."""
    t = tables
    matched, full = t.matched(seat, rows), t.full(seat, rows)
    found: Floats = t.map.home.take(ends)
    some = np.flatnonzero(~matched & ~full)
    found[:, some] = t.map.to_agent.turns(t.agents[rows[some]], ends[:, some])
    some = np.flatnonzero(~matched & full)
    found[:, some] = t.map.to_chief.turns(wanted(t, seat, rows[some]), ends[:, some])
    return found


def wanted(tables: Tables, seat: int, rows: Ints) -> Words:
    """Chief spaces worth a look, as bits: where one's own is known to lie, else the unknown, else all."""
    lies, known, own = tables.lies[rows], tables.knowledge.known[seat, rows], tables.knowledge.own[seat, rows]
    new = lies & ~known
    found: Words = np.where(own >= 0, bit(own & 15), np.where(new != NONE, new, lies))
    return found


def far_from_home(tables: Tables, seat: int, rows: Ints) -> Words:
    """Three empty intersections, as bits: any, or, with one's own Chief in hand, those least on the way home."""
    t = tables
    here, there = t.map.home.take(t.at[seat, rows]), t.map.home[t.map.corners][:, np.newaxis]
    road = np.where(t.matched(seat, rows), np.maximum(0.0, here - there), 0.0)
    road[(t.agents[rows] & t.map.crossing[t.map.corners][:, np.newaxis]) != NONE] = np.inf
    found = np.zeros(len(rows), np.uint64)
    for _ in range(MOST_AGENTS):
        at = lowest(t, rows, road)
        found |= bit(at)
        road[at, np.arange(len(rows))] = np.inf
    return found
