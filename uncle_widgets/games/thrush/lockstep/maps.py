"""The board in numbers: what each throw allows from each place, and how far everything is.

Places are numbers: the spaces in the board's order, then START, THRUSH HQ, and all side doors as one. A throw is a
number from 0 to 35, both dice in order.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.bits import Ints, Words
from uncle_widgets.games.thrush.board import Board, Place
from uncle_widgets.games.thrush.cards import Pair, counts
from uncle_widgets.games.thrush.state import THROWS, Go
from uncle_widgets.games.thrush.trips import HOME, Trip, turns_to

MOST_CROSSINGS = 64
"""Intersections that a word has bits for."""
PAIRS: list[Pair] = [(min(a, b), max(a, b)) for a, b in product(range(1, 7), repeat=2)]
THROWN = [str(THROWS[pair]) for pair in PAIRS]
SUM: Ints = np.array([a + b for a, b in PAIRS])
DOUBLE: NDArray[np.bool_] = np.array([a == b for a, b in PAIRS])
PART = 6
"""Targets whose sets have a table of their own in `Near`."""
_PART, _BITS = np.uint64(PART), np.uint64((1 << PART) - 1)

Floats = NDArray[np.float64]


def ones(count: int) -> np.uint64:
    """A word with so many bits set."""
    return np.uint64((1 << count) - 1)


class Near:
    """Mean turns to the nearest of a set of targets: for each part of the set a table by the bits in it."""

    def __init__(self, turns: Floats) -> None:
        """`turns` (targets, places)."""
        self.parts = []
        for at in range(0, len(turns), PART):
            table = np.full((1 << PART, turns.shape[1]), np.inf)
            for bit, row in enumerate(turns[at : at + PART]):
                table[1 << bit : 2 << bit] = np.minimum(table[: 1 << bit], row)
            self.parts.append(table.ravel())
        self.places = turns.shape[1]

    def turns(self, targets: Words, places: Ints) -> Floats:
        """For targets (n,), as bits, and places (k, n): (k, n); 0 where there is no target."""
        found: Floats = np.full(places.shape, np.inf)
        for part, table in enumerate(self.parts):
            bits = (targets >> (_PART * np.uint64(part))) & _BITS
            np.minimum(found, table.take(bits.view(np.int64) * self.places + places), out=found)
        found[:, targets == 0] = 0.0
        return found


class Map:
    """A board for lockstep, and how its side doors are met. Make one with `map_of`."""

    def __init__(self, board: Board, exact: bool) -> None:
        self.board, self.exact = board, exact
        self.number: dict[Place, int] = {place: at for at, place in enumerate((*board.spaces, board.start))}
        self.start, self.inside, self.door = (len(board.spaces) + k for k in range(3))
        self.places = len(board.spaces) + 3
        self.number |= dict.fromkeys(board.doors, self.door)
        self.crossings = ones(len(board.crossings))
        self.chiefs = ones(len(board.chiefs))
        self.crossing: Words = np.zeros(self.places, np.uint64)
        """For each place its bit among the intersections, 0 where it is none."""
        self.corners: Ints = np.array([self.number[place] for place in board.crossings])
        """The intersections, from the lowest bit on."""
        self.crossing[self.corners] = [1 << at for at in range(len(self.corners))]
        self.spot: Ints = np.full(self.places, -1)
        """For each place the Chief space that it points to, else -1."""
        for place, chief in board.pointers.items():
            self.spot[self.number[place]] = board.chiefs.index(chief)
        self._walks()

    def _walks(self) -> None:
        """For (matched, place, throw) in a row: `count` moves, from number `first` on, which end on `ends`."""
        size = 2 * self.places * len(PAIRS)
        self.first: Ints = np.zeros(size, np.int64)
        self.count: Ints = np.ones(size, np.int64)
        ends: list[int] = []
        self.moves: list[str] = []
        """Each move as a record writes it."""
        for matched, (place, here), throw in product((0, 1), self.number.items(), range(len(PAIRS))):
            if here == self.door:
                continue
            key = (matched * self.places + here) * len(PAIRS) + throw
            self.first[key] = len(ends)
            for far in counts(PAIRS[throw]):
                ways = self.board.ways(place, far)
                if matched:
                    ways += self.board.homes(place, far, self.exact)
                ends += [self.number[way.end] for way in ways]
                self.moves += [str(Go(far, way.path, way.direction)) for way in ways]
            self.count[key] = len(ends) - self.first[key]
        self.ends: Ints = np.array(ends)
        self.most = int(self.count.max())

    def keys(self, matched: NDArray[np.bool_], places: Ints, throws: Ints) -> Ints:
        """Where `first` and `count` have their moves."""
        found: Ints = (matched * self.places + places) * len(PAIRS) + throws
        return found

    def _means(self, trips: Iterable[Trip]) -> Floats:
        """Mean turns of each trip from each place; 0 where it has arrived."""
        found = np.zeros((0, self.places))
        for trip in trips:
            row = np.zeros(self.places)
            for place, mean in trip.mean.items():
                row[self.number[place]] = 0.0 if place in trip.ends else mean
            found = np.vstack([found, row])
        return found

    @cached_property
    def home(self) -> Floats:
        """Mean turns to a side door."""
        found: Floats = self._means([turns_to(self.board, HOME, self.exact)])[0]
        return found

    @cached_property
    def to_agent(self) -> Near:
        return Near(self._means(turns_to(self.board, place) for place in self.board.crossings))

    @cached_property
    def to_chief(self) -> Near:
        return Near(self._means(turns_to(self.board, chief) for chief in self.board.chiefs))


@lru_cache(maxsize=8)
def map_of(board: Board, exact: bool) -> Map:
    return Map(board, exact)
