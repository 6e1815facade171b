"""Positions taken up in lockstep: what the rules have of a State, on the tables of many games. Needs NumPy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from uncle_widgets.games.bits import Ints, Words
from uncle_widgets.games.thrush.belief import Filter, followed
from uncle_widgets.games.thrush.lockstep.tables import Tables
from uncle_widgets.games.thrush.lockstep.worlds import Worlds
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.state import State

UNSEEN = -2
"""A card on a Chief space that nobody has looked at."""


def taken_up(
    options: Options, strategies: Sequence[str], states: Sequence[State], copies: int, seed: int, first: int,
    said: list[list[str]] | None = None,
) -> Tables:  # fmt: skip
    """Each state in so many games, one state after the other. In all states the same number of turns is over, and
    the next one begins. Chance has its streams from number `first` on. `said`: see Tables.
    """
    t = Tables(options, strategies, seed, first, len(states) * copies, said)
    seats, turns = t.seats, states[0].table.turns
    openers = [(state.table.seat - turns) % seats for state in states]
    number, crossing = t.map.number, t.map.crossing

    def words(of: Callable[[State], Any]) -> Words:
        return np.repeat(np.array([of(state) for state in states], np.uint64), copies, axis=0)

    def numbers(of: Callable[[State], Any]) -> Ints:
        return np.repeat(np.array([of(state) for state in states], np.int64), copies, axis=0)

    t.turns = turns
    t.agents = words(lambda state: sum(int(crossing[number[place]]) for place in state.table.agents))
    t.lies = words(lambda state: _bits(spot for spot, lies in enumerate(state.table.chiefs) if lies))
    opener = np.repeat(np.array(openers, np.int64), copies)
    order = (opener[:, np.newaxis] + np.arange(seats)) % seats

    def by_seat(found: Any) -> Any:
        return np.take_along_axis(found, order, axis=1).T.copy()

    inside = t.map.inside
    t.at = by_seat(
        numbers(lambda s: [inside if s.table.jail[k] else number[at] for k, at in enumerate(s.table.at)])
    )
    t.tokens = by_seat(numbers(lambda state: state.table.tokens))
    t.jail = by_seat(numbers(lambda state: state.table.jail))
    t.hands = by_seat(words(lambda state: [_bits(hand) for hand in state.hands]))
    lying = numbers(lambda state: [UNSEEN if card is None else card for card in state.cards]).T
    t.begin(numbers(lambda state: state.assignments).T, _drawn(t, lying), opener)
    for seat in range(seats):
        _tell(t, seat, states, openers, copies)
    return t


def _bits(found: Iterable[int]) -> int:
    return sum(1 << at for at in found)


def _drawn(t: Tables, lying: Ints) -> Ints:
    """The cards (Chief spaces, n) with those that nobody has looked at drawn from what is left, in any order."""
    chiefs, games = lying.shape
    known = np.zeros((chiefs, games), np.bool_)
    for card in range(chiefs):
        bit = np.uint64(1 << card)
        known[card] = (lying == card).any(axis=0) | ((t.hands & bit) != 0).any(axis=0)
    rest = np.argsort(known, axis=0, kind="stable")  # those left stand first
    count = (~known).sum(axis=0)
    for at in range(int(count.max(initial=0)) - 1):
        rows = np.flatnonzero(count > at + 1)
        other = at + t.lanes.below(count[rows] - at, rows)
        rest[at, rows], rest[other, rows] = rest[other, rows], rest[at, rows].copy()
    blank = lying == UNSEEN
    return np.where(blank, np.take_along_axis(rest, np.maximum(blank.cumsum(axis=0) - 1, 0), axis=0), lying)


def _tell(t: Tables, seat: int, states: Sequence[State], openers: Sequence[int], copies: int) -> None:
    """What the seat knows of the Chiefs, as its log tells."""
    letters = [(opener + seat) % t.seats for opener in openers]
    told = [k for k, letter in enumerate(letters) if t.strategies[letter] == "greedy"]
    if not told:
        return
    seen, of, words, weights = [], [], [], []
    for place, k in enumerate(told):
        log = states[k].log.seen_by(letters[k])
        known = followed(log, letters[k], t.options, t.seats)
        seen.append(_marks(known))
        for word, weight in _worlds(known, openers[k], t.seats):
            of.append(place)
            words.append(word)
            weights.append(weight)
    games = np.arange(len(told) * copies)
    many = np.repeat(np.array(of), copies) * copies + np.tile(np.arange(copies), len(of))
    worlds = Worlds(
        np.repeat(np.array(seen, np.uint64), copies), many,
        np.repeat(np.array(words, np.uint64), copies), np.repeat(np.array(weights, np.float64), copies),
    )  # fmt: skip
    rows = np.repeat(np.array(told), copies) * copies + games % copies
    t.knowledge.told(seat, rows, worlds)


def _marks(known: Filter) -> int:
    return sum(1 << 4 * card for card in known.seen)


def _worlds(known: Filter, opener: int, seats: int) -> Iterator[tuple[int, int]]:
    """(word, weight) of each world, hands counted from who had the first turn."""
    for spots, weight in known.spots.items():
        word = 0
        for card, spot in zip(known.seen, spots, strict=True):
            at = spot if spot < known.chiefs else known.chiefs + (spot - known.chiefs - opener) % seats
            word |= at << 4 * card
        yield word, weight
