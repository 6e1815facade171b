"""How many turns to a goal: a Markov decision process on the board, solved by value iteration.

A throw gives a choice of die and direction; the best choice is the one that leaves the fewest turns on
average. Means are without agents: a marker stops where it likes.

Those of our own board stand in `trips.json`, for a page should not solve 28 goals before it shows a table;
`write` makes it anew where `board.json` has changed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from uncle_widgets.games.thrush.board import OURS, Board, Place, Way
from uncle_widgets.games.thrush.cards import PAIRS, WEIGHT, Pair, counts

HOME = "home"
"""The goal of who holds their Chief: a side door."""
CLOSE = 1e-12
"""Where value iteration stops: the most that a mean still changed."""
MOVED = (1, 2, 3, 4, 5, 6, 8, 10, 12)


@dataclass(frozen=True, eq=False)
class Trip:
    """A goal on a board: `mean` turns from every space and START, and the best choice for each throw.

    `goal` is HOME, a Chief space, or spaces to stop on.
    """

    board: Board
    ends: frozenset[Place]
    home: bool
    exact: bool
    mean: Mapping[Place, float]
    _arriving: dict[tuple[Place, int], int] = field(default_factory=dict)
    _left: dict[tuple[Place, int], list[tuple[float, Way]]] = field(default_factory=dict)
    _onward: dict[Place, tuple[int, Mapping[Place, int]]] = field(default_factory=dict)
    _best: dict[tuple[Place, Pair], tuple[int, Way]] = field(default_factory=dict)

    def after(self, way: Way) -> float:
        """Turns that a walk leaves on average; 0 at the goal."""
        return 0.0 if self.arrives(way) else self.mean[way.end]

    def arrives(self, way: Way) -> bool:
        end = way.end
        return end in self.ends or end in self.board.doors

    def options(self, place: Place, pair: Pair) -> list[tuple[int, Way]]:
        """(count, walk) for everything that a throw allows from `place`."""
        return [(count, way) for count in counts(pair) for _, way in self.walks(place, count)]

    def walks(self, place: Place, count: int) -> list[tuple[float, Way]]:
        """Every walk of so many steps, with the turns that it leaves on average: many throws share a count."""
        key = place, count
        if key not in self._left:
            ways = self.board.ways(place, count)
            if self.home:
                ways += self.board.homes(place, count, self.exact)
            self._left[key] = [(self.after(way), way) for way in ways]
        return self._left[key]

    def best(self, place: Place, pair: Pair) -> tuple[int, Way]:
        """The count and walk of the smallest mean; among equals the first."""
        key = place, pair
        if key not in self._best:
            choices = [(turns, count, way) for count in counts(pair) for turns, way in self.walks(place, count)]
            most = min(turns for turns, _, _ in choices) + 1e-9
            self._best[key] = next((count, way) for turns, count, way in choices if turns <= most)
        return self._best[key]

    def turns(self, place: Place) -> Fraction:
        """The mean as a fraction: exact where it is a simple one, else to nine places."""
        value = self.mean[place]
        simple = Fraction(value).limit_denominator(20_000)
        return simple if abs(float(simple) - value) < 2e-11 else Fraction(round(value * 10**9), 10**9)

    def within(self, place: Place, turns: int) -> Fraction:
        """The chance to arrive within so many turns by the choices that leave the fewest turns on average.

        Other choices may arrive in time more often: see `arrivals.py`.
        """
        return Fraction(self._throws(place, turns), 36**turns) if turns else Fraction(0)

    def _throws(self, place: Place, turns: int) -> int:
        """The same, as how many of the 36**turns rows of throws arrive."""
        if not turns:
            return 0
        key = place, turns
        if key not in self._arriving:
            now, onward = self._thrown(place)
            rest = turns - 1
            later = sum(throws * self._throws(end, rest) for end, throws in onward.items())
            self._arriving[key] = now * 36**rest + later
        return self._arriving[key]

    def _thrown(self, place: Place) -> tuple[int, Mapping[Place, int]]:
        """Of the 36 throws from `place`, how many arrive, and how many end on each other space."""
        if place not in self._onward:
            now, onward = 0, Counter[Place]()
            for pair in PAIRS:
                way = self.best(place, pair)[1]
                if self.arrives(way):
                    now += WEIGHT[pair]
                else:
                    onward[way.end] += WEIGHT[pair]
            self._onward[place] = now, onward
        return self._onward[place]


def ends_of(board: Board, target: str) -> frozenset[Place]:
    """The spaces that a goal is reached on: those that point to a Chief space, or the space itself."""
    if target == HOME:
        return frozenset()
    return frozenset(board.looks_at(target) if target in board.chiefs else (target,))


@lru_cache(maxsize=128)
def turns_to(board: Board, target: str, exact: bool = False) -> Trip:
    """The Trip to HOME, to a Chief space (either space that points to it) or to a space."""
    ends = ends_of(board, target)
    home = target == HOME
    known = _written().get(_name(target, exact)) if board == OURS else None
    if known is None:
        return Trip(board, ends, home, exact, solved(board, ends, home, exact))
    return Trip(board, ends, home, exact, dict(zip((*board.spaces, board.start), known, strict=True)))


def goals(board: Board) -> Iterator[tuple[Place, bool]]:
    """(target, exact) that games ask for: home, by any count or the exact one; Chiefs; where agents stand."""
    yield HOME, False
    yield HOME, True
    for place in (*board.chiefs, *board.crossings):
        yield place, False


def _name(target: str, exact: bool) -> str:
    return f"{HOME} exact" if exact and target == HOME else target


@cache
def _written() -> dict[str, list[float]]:
    """Means of our board by goal, its spaces in order and START last."""
    data: dict[str, list[float]] = json.loads(files(__package__).joinpath("trips.json").read_text("utf-8"))
    return data


def write() -> None:
    """Solve our board for all its goals, and keep that beside this file."""
    means = {
        _name(target, exact): [*solved(OURS, ends_of(OURS, target), target == HOME, exact).values()]
        for target, exact in goals(OURS)
    }
    Path(__file__).with_name("trips.json").write_text(json.dumps(means, separators=(",", ":")) + "\n", "utf-8")


def solved(board: Board, ends: frozenset[Place], home: bool, exact: bool) -> dict[Place, float]:
    """The mean from every space and START: value iteration in place, until none changes by more than CLOSE."""
    places = (*board.spaces, board.start)
    at = {place: k for k, place in enumerate(places)}
    goal = len(places)
    rows: list[list[list[int]]] = []
    for place in places:
        row = []
        for count in MOVED:
            reach = {goal if way.end in ends else at[way.end] for way in board.ways(place, count)}
            if home and board.homes(place, count, exact):
                reach = {goal}
            row.append([goal] if goal in reach else sorted(reach))
        rows.append(row)
    value = [8.0] * len(places) + [0.0]
    change = 1.0
    while change > CLOSE:
        change = 0.0
        for k, row in enumerate(rows):
            best = [min([value[j] for j in reach]) for reach in row]
            a, b, c, d, e, _ = sorted(best[:6])
            doubles = best[1] + best[3] + best[5] + best[6] + best[7] + best[8]
            new = 1 + (doubles + 2 * (5 * a + 4 * b + 3 * c + 2 * d + e)) / 36
            change = max(change, abs(new - value[k]))
            value[k] = new
    return dict(zip(places, value, strict=False))
