"""The best chance to reach a goal within a few turns, with or without agents on the way.

It is a maximum over what may be chosen, for each throw and each number of turns left: the choice that leaves the
fewest turns on average (`trips.py`) need not be the one that most often arrives in time.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from uncle_widgets.games.thrush.board import Place, Way
from uncle_widgets.games.thrush.cards import MOST_AGENTS, PAIRS, WEIGHT, WIN, Pair, counts
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.trips import Trip

MOST_TURNS = 3
"""The most turns that are worked out with agents on the way."""
Ranked: TypeAlias = tuple[tuple[Fraction, float], int, Way]
"""A walk: the chance after it and the turns left on average (with a minus), its count, and the walk."""
DOUBLES = tuple(pair for pair in PAIRS if pair[0] == pair[1])


@dataclass(frozen=True)
class Met:
    """The agents on the board, and how many the traveller holds."""

    agents: frozenset[Place] = frozenset()
    held: int = 0

    def won(self, place: Place) -> Met:
        """After a challenge there is won: with three agents in hand, that agent stays (TH-23)."""
        return self if self.held == MOST_AGENTS else Met(self.agents - {place}, self.held + 1)


NOBODY = Met()
NEVER, SURE = Fraction(0), Fraction(1)


@dataclass(frozen=True, eq=False)
class Arrivals:
    """The chances of a trip to arrive in time, by the best choice of die and direction.

    Agents are challenged as `options` say. Nobody pays to leave prison, and nobody robs.
    """

    trip: Trip
    options: Options
    _known: dict[tuple[Place, int, Met], Fraction] = field(default_factory=dict)
    _best: dict[tuple[Place, Pair, int, Met], tuple[int, Way]] = field(default_factory=dict)
    _walks: dict[tuple[Place, int, int, Met], list[Ranked]] = field(default_factory=dict)

    def chance(self, place: Place, turns: int, met: Met = NOBODY) -> Fraction:
        """The greatest chance to arrive from `place` within so many turns, before the first throw.

        Raises ValueError with agents and more than MOST_TURNS turns: there would be too much to try.
        """
        if met.agents and turns > MOST_TURNS:
            raise ValueError(f"Expected at most {MOST_TURNS} turns with agents on the way, not {turns}.")
        if turns < 1:
            return NEVER
        key = place, turns, met if turns > 1 else NOBODY  # an agent met in the last turn comes too late
        if key not in self._known:
            throws, ways = Counter[Place](), dict[Place, Way]()  # what comes after depends on where a walk ends
            for pair in PAIRS:
                way = self.best(place, pair, turns, met)[1]
                throws[way.end] += WEIGHT[pair]
                ways[way.end] = way
            total = sum((n * self.after(ways[end], turns - 1, met) for end, n in throws.items()), NEVER)
            self._known[key] = total / 36
        return self._known[key]

    def thrown(self, place: Place, pair: Pair, turns: int, met: Met = NOBODY) -> Fraction:
        """The greatest chance after this throw, the first of so many turns."""
        return self.after(self.best(place, pair, turns, met)[1], turns - 1, met)

    def best(self, place: Place, pair: Pair, turns: int, met: Met = NOBODY) -> tuple[int, Way]:
        """The count and walk of the greatest chance; of equals, that with the fewest turns left on average."""
        key = place, pair, turns, met
        if key not in self._best:
            walks = [walk for count in counts(pair) for walk in self._walk(place, count, turns, met)]
            _, count, way = max(walks, key=itemgetter(0))
            self._best[key] = count, way
        return self._best[key]

    def _walk(self, place: Place, count: int, turns: int, met: Met) -> list[Ranked]:
        """The best walk of so many steps, in a list; an empty one if there is none. Many throws share a count."""
        key = place, count, turns, met
        if key not in self._walks:
            walks = [
                ((self.after(way, turns - 1, met), -round(left, 9)), count, way)
                for left, way in self.trip.walks(place, count)
            ]
            self._walks[key] = [max(walks, key=itemgetter(0))] if walks else []
        return self._walks[key]

    def after(self, way: Way, left: int, met: Met = NOBODY) -> Fraction:
        """The chance once a walk has ended, with so many turns left."""
        if self.trip.arrives(way):
            return SURE
        if left < 1:
            return NEVER
        if not self.challenged(way.end, met):
            return self.chance(way.end, left, met)
        won = self.chance(way.end, left, met.won(way.end))
        return WIN * won + (1 - WIN) * self._inside(self.options.jail_turns, left, met)

    def challenged(self, place: Place, met: Met) -> bool:
        """Whether a marker that stops there must challenge an agent (TH-13, G10)."""
        return place in met.agents and not (met.held == MOST_AGENTS and self.options.full_bag == "exempt")

    def _inside(self, throws: int, left: int, met: Met) -> Fraction:
        """The chance from prison, with at most so many `throws` there: out by a double, or by the last throw."""
        if not left:
            return NEVER
        start = self.trip.board.start
        out = self.chance(start, left - 1, met)
        double, other = out, out if throws == 1 else self._inside(throws - 1, left - 1, met)
        if self.options.jail_double_moves:  # the double that frees is moved at once, from Start
            double = sum((self.thrown(start, pair, left, met) for pair in DOUBLES), NEVER) / len(DOUBLES)
        return (double + 5 * other) / 6


@lru_cache(maxsize=16)
def arrivals(trip: Trip, options: Options, met: Met) -> Arrivals:
    """The chances of a trip that begins so. Kept for the last few positions: a page asks for several of each."""
    return Arrivals(trip, options)
