"""THRUSH HQ in lockstep: who pays, who throws, who is out (TH-15 to TH-19)."""

from __future__ import annotations

import numpy as np

from uncle_widgets.games.bits import Ints, nth
from uncle_widgets.games.thrush.lockstep.maps import DOUBLE, THROWN
from uncle_widgets.games.thrush.lockstep.tables import NONE, Flags, Tables, bit
from uncle_widgets.games.thrush.state import ROLL, STAY, Act, Pay


def moving(tables: Tables, seat: int, throws: Ints) -> Ints:
    """The rows whose seat moves with its throw: the free and, by an option, who has thrown a double in prison."""
    t = tables
    jail = t.jail[seat]
    inside = np.flatnonzero(jail)
    free = np.flatnonzero(jail == 0)
    t.say(free, (THROWN[throw] for throw in throws[free]))
    if not inside.size:
        return free
    pays = np.zeros(len(t.rows), np.bool_)
    able = inside[(t.tokens[seat, inside] > 0) | (t.hands[seat, inside] != NONE)]
    pays[able[pay(t, seat, able, ROLL)]] = True
    rows = inside[~pays[inside]]
    t.say(rows, (THROWN[throw] for throw in throws[rows]))
    double, left = DOUBLE.take(throws[rows]), jail.take(rows) - 1
    jail[rows] = np.where(double, 0, left)
    t.at[seat, rows[double | (left == 0)]] = t.map.start
    return np.concatenate([free, rows[double]]) if t.options.jail_double_moves else free


def arrest(tables: Tables, seat: int, rows: Ints) -> None:
    """A challenge is lost in these games."""
    t = tables
    t.at[seat, rows] = t.map.inside
    t.jail[seat, rows] = t.options.jail_turns
    if t.options.jail_pay == "immediate":
        pay(t, seat, rows[(t.tokens[seat, rows] > 0) | (t.hands[seat, rows] != NONE)], STAY)


def pay(tables: Tables, seat: int, rows: Ints, instead: Act) -> Flags:
    """Which of these, who could, pay and go to START.

    A choice is 0 for `instead`, then a number for each empty intersection, then one for each card on each empty
    Chief space.
    """
    t, board = tables, tables.options.board
    open_ = t.map.crossings & ~t.agents[rows]
    agents = np.bitwise_count(open_).astype(np.int64) * (t.tokens[seat, rows] > 0)
    hands, empty = t.hands[seat, rows], t.map.chiefs & ~t.lies[rows]
    spots = np.bitwise_count(empty).astype(np.int64)
    cards = np.bitwise_count(hands).astype(np.int64) * spots
    useless = (cards > 0) & ~t.matched(seat, rows)

    def at_random(asked: Ints) -> Ints:
        return t.lanes.below(1 + agents[asked] + cards[asked], rows[asked])

    def by_greed(asked: Ints) -> Ints:
        found = np.zeros(len(asked), np.int64)
        pays = np.flatnonzero(useless[asked])
        some = asked[pays]
        found[pays] = 1 + agents[some] + t.lanes.below(cards[some], rows[some])
        return found

    chosen = t.either(seat, rows, at_random, by_greed)
    paid = chosen > 0
    t.say(rows[~paid], (str(instead) for _ in rows))
    some = np.flatnonzero(paid & (chosen <= agents))
    places = nth(open_[some], chosen[some] - 1)
    t.agents[rows[some]] |= bit(places)
    t.tokens[seat, rows[some]] -= 1
    t.say(rows[some], (str(Pay(board.crossings[place])) for place in places))
    some = np.flatnonzero(chosen > agents)
    if some.size:
        which, where = np.divmod(chosen[some] - 1 - agents[some], spots[some])
        given, at, games = nth(hands[some], which), nth(empty[some], where), rows[some]
        t.say(games, (str(Pay(board.chiefs[spot], int(card))) for spot, card in zip(at, given, strict=True)))
        t.knowledge.paid(seat, games, given, at, np.bitwise_count(hands[some]))
        t.cards[at, games] = given
        t.lies[games] |= bit(at)
        t.hands[seat, games] ^= bit(given)
    out = rows[paid]
    t.at[seat, out] = t.map.start
    t.jail[seat, out] = 0
    return paid
