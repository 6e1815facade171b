"""T-L6: how far is it? Steps are not turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from random import Random
from typing import ClassVar

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.thrush.arrivals import NOBODY, Arrivals, Met, arrivals
from uncle_widgets.games.thrush.board import Place, Way
from uncle_widgets.games.thrush.cards import MOST_AGENTS, PAIRS, WIN, Pair
from uncle_widgets.games.thrush.heat import heated
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.questions import common, turns_why
from uncle_widgets.games.thrush.questions import home_why as why
from uncle_widgets.games.thrush.questions.best_moves import Row
from uncle_widgets.games.thrush.questions.best_moves import Way as Trail
from uncle_widgets.games.thrush.questions.common import MODEL_ALONE, Thrown, traces
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.trips import HOME, MOVED, Trip, turns_to
from uncle_widgets.games.thrush.words import out_of_100, place_name
from uncle_widgets.games.words import called, capped, count, spoken, wrong
from uncle_widgets.probability.charts import Graph
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import decimal

ASKED = {
    "mean": "how many turns",
    "1": "arriving with this throw",
    "2": "arriving within two turns",
    "3": "arriving within three turns",
}
"""What may be asked, in a few words."""
IN_TIME = {"1": "with this throw", "2": "within two turns", "3": "within three turns"}
GOAL = "the end"
GRAPHED = 8
"""Turns that the curve of arrivals shows."""


@dataclass(frozen=True)
class HowFar(Question[View]):
    """`target`: 'home' or a Chief space; `asked`: 'mean' or within '1', '2' or '3' turns; `agents`: 'with' those
    on the way, or 'without'."""

    id: ClassVar[str] = "T-L6"
    title: ClassVar[str] = "How far is home?"
    when: ClassVar[str] = "when a player is about to move"
    concept: ClassVar[str] = "Markov decision processes"
    misconception: ClassVar[str] = "fewer steps always mean fewer turns"
    bots: ClassVar[str] = "greedy"
    solved: ClassVar[bool] = True
    target: str = setting(HOME, "Where to", {HOME: "home"})
    asked: str = setting("mean", "Question", ASKED)
    agents: str = setting(
        "without", "Agents", {"without": "no agents in the way", "with": "agents in the way"}, supposes=True
    )

    @property
    def measure(self) -> str:
        return "turns" if self.asked == "mean" else "chance"

    @property
    def model(self) -> Model:
        best = "fewest turns on average" if self.measure == "turns" else "best chance of arriving in time"
        chosen = f"We suppose that the player always chooses the move with the {best}."
        met = (
            "Agents must be challenged, and nobody pays to leave prison."
            if self.met
            else "No agents are in the way."
        )
        return Model("alone", f"{chosen} {met} {MODEL_ALONE}")

    @property
    def met(self) -> bool:
        """Whether agents are on the way: only for a chance within a few turns."""
        return self.agents == "with" and self.asked in ("1", "2", "3")

    def table(self, view: View) -> View:
        return common.unthrown(view)

    def arise(self, view: View) -> Filled[View] | None:
        if not common.free(view):
            return None
        targets, place, options = _targets(view), view.table.place, view.options
        goal = self.target if self.target in targets else HOME
        asked = self.asked if self.asked in ASKED else "mean"
        trip = turns_to(view.board, goal, options.exact)
        met = Met(view.table.agents, view.table.tokens[view.seat]) if self.met else NOBODY
        within = 0 if asked == "mean" else int(asked)
        spares = self.met and options.full_bag == "exempt"
        travel = Travel(view.seat, trip, place, options, met, spares, within)
        d, at = shortest(trip, place), place_name(view.board, place)
        aim = "a side door" if goal == HOME else f"a space that points to {goal}"
        who = called(view, view.seat)

        def answer() -> Fraction:
            return travel.arrivals.chance(place, within, met) if within else trip.turns(place)

        def knobs() -> Iterator[Knob]:
            yield self.knob("target", choices=targets, value=goal)
            yield self.knob("asked", value=asked)
            if within:
                yield self.knob("agents")

        def words() -> str:
            home, step = goal == HOME, count(d, "step")
            away = (
                f"There's a side door {step} away."
                if home
                else f"There's a space {step} away that points to {goal}."
            )
            if not d:
                away = f"Every {aim.removeprefix('a ')} is more than one corner away."
            return f"{common.being(view, view.seat)} on {at}. {away} {ask()}"

        def ask() -> str:
            you = view.seat == view.me
            if within:
                get = ("get" if you else "gets") + (" home" if goal == HOME else " there")
                return f"How likely is it that {who} {get} {IN_TIME[asked]}?"
            there = "get home" if goal == HOME else "get there"
            return f"How many turns will it take {who} on average to {there}?"

        def given() -> str:
            end = "the side door" if goal == HOME else "the space"
            over = f"Extra steps at {end} don't matter." if goal == HOME and not options.exact else ""
            moves = f"{common.moving(view, view.seat)} {over or f'You need the exact count to reach {end}.'}"
            fourth = "A fourth agent doesn't have to be challenged." if spares else ""
            return " ".join(filter(None, (moves, fourth, common.as_if_unthrown(view))))

        def asks() -> dict[str, str]:
            return {
                "dice": "Did you add the two dice?" if within else "Did you divide the steps by 7, for two dice?",
                "part": "Did you leave out the doubles, a corner or a challenge?",
                "one": "Did you think of only one die?"
                if within
                else "Did you divide the steps by 3.5, for one die?",
                "added": "Did you count the same throw twice?",
            }

        def derivation() -> Derivation:
            number, there = answer(), goal == HOME
            way = Trail(who, at, there, (f"mark.{view.seat}",))
            if within == 1:
                hits = [thrown for thrown in PAIRS if trip.arrives(travel.best(thrown)[1])]
                return why.this_throw(way, d, there and not options.exact, hits)
            rows = [_row(view, travel, *one) for one in _rows(travel)]
            if within:
                return why.in_time(way, rows, number, within)
            return turns_why.how_many_turns(way, rows, number, _curve(trip, place))

        def parts() -> tuple[Part, ...]:
            p = answer()
            return Part("arrive in time", p, 1), Part("arrive too late", 1 - p, 0)

        slips: dict[str, Callable[[int], tuple[Mistake, ...]]] = {"mean": _for_turns, "1": _for_this_throw}
        return Filled(
            self,
            view,
            answer=answer,
            once=lambda rng: _arrives(travel, rng) if within else _turns(travel, rng),
            words=words,
            given=given,
            derivation=derivation,
            model=lambda: self.at(asked=asked).model,
            cases="trips" if within else "on average",
            event=f"reach the goal {IN_TIME[asked]}" if within else "",
            asks=asks,
            knobs=lambda: tuple(knobs()),
            span=(0.0, 1.0) if within else (0.0, 20.0),
            parts=parts if within else (),
            pictures=lambda: () if within else (Graph.of(_curve(trip, place)),),
            # the turns from every space, with the question for the turns from this one
            heat=lambda: None if within else heated(trip, aim),
            # d steps to the goal; seven: turns at seven steps a throw; die: at the mean of one die
            quantities=lambda: {"d": d, "seven": Fraction(d, 7), "die": Fraction(d * 2, 7)},
            # by the steps, where there is one path, or two
            mistakes=lambda: wrong(answer(), *slips[asked](d)) if d and asked in slips else (),
            slots=lambda: {
                "where": f"From {at} it takes {decimal(trip.mean[place])} turns on average to get to {aim}.",
                "steps": f"It's {count(d, 'step')} away." if d else "It's more than one corner away.",
                "two": out_of_100(travel.arrivals.chance(place, 2)),
            },
        )


def _targets(view: View) -> dict[str, str]:
    """Home, and the Chief spaces with a card that one does not already point to."""
    board, table = view.board, view.table
    here, lies = board.pointers.get(table.place, ""), zip(board.chiefs, table.chiefs, strict=True)
    return {HOME: "home"} | {name: name for name, card in lies if card and name != here}


@dataclass(frozen=True)
class Travel:
    """A trip from a place until it ends, or within `limit` turns, with the agents that are `met`.

    `spares`: whether there are any, and a fourth one is left alone here (G10).
    """

    seat: Seat
    trip: Trip
    place: Place
    options: Options
    met: Met
    spares: bool
    limit: int

    @cached_property
    def arrivals(self) -> Arrivals:
        return arrivals(self.trip, self.options, self.met)

    def best(self, thrown: Pair) -> tuple[int, Way]:
        """The best count and walk from here for a throw."""
        if self.limit:
            return self.arrivals.best(self.place, thrown, self.limit, self.met)
        return self.trip.best(self.place, thrown)

    def left(self, way: Way) -> float | Fraction:
        """What that walk leaves to come, the less the better: turns, or the chance to be late."""
        return 1 - self.arrivals.after(way, self.limit - 1, self.met) if self.limit else self.trip.after(way)


def _rows(travel: Travel) -> list[tuple[Way, set[int], list[Pair]]]:
    """The best choices from here, the best ends first: a walk there, its counts, and its throws."""
    trip, found = travel.trip, dict[str, tuple[Way, set[int], list[Pair]]]()
    for thrown in PAIRS:
        moved, way = travel.best(thrown)
        one = found.setdefault(GOAL if trip.arrives(way) else way.end, (way, set(), []))
        one[1].add(moved)
        one[2].append(thrown)
    return sorted(found.values(), key=lambda one: travel.left(one[0]))


def _row(view: View, travel: Travel, way: Way, moves: set[int], throws: list[Pair]) -> Row:
    """The same as a derivation tells it."""
    trip, left = travel.trip, travel.left(way)
    if trip.arrives(way):
        return Row(_moves(moves), "", tuple(throws), Fraction(1 if travel.limit else 0), None, ())
    end, lit = place_name(trip.board, way.end), common.tokens_on(view, [way.end])
    if not travel.limit:
        return Row(_moves(moves), end, tuple(throws), Fraction(round(left * 10**9), 10**9), None, lit)
    chance, won = 1 - Fraction(left), None
    if travel.arrivals.challenged(way.end, travel.met):
        after = travel.arrivals.chance(way.end, travel.limit - 1, travel.met.won(way.end))
        won = after if WIN * after == chance else None
    return Row(_moves(moves), end, tuple(throws), chance, won, lit)


def _moves(moves: set[int]) -> str:
    """'4 or 6', '4 or more'."""
    more = {n for n in MOVED if n >= min(moves)}
    return f"{min(moves)} or more" if moves == more and len(more) > 1 else spoken(sorted(moves), "or")


@lru_cache(maxsize=16)
def _curve(trip: Trip, place: Place) -> Curve:
    xs = tuple(range(1, GRAPHED + 1))
    chances = tuple(trip.within(place, n) for n in xs)
    return Curve("The chance of having arrived", xs, chances, across="turns", up="out of 100 trips")


def _turns(travel: Travel, rng: Random) -> Trial:
    """How many turns does it take?"""
    trip, place, shown = travel.trip, travel.place, list[Thrown]()
    while True:
        thrown = common.pair(rng)
        moved, way = trip.best(place, thrown)
        place, there = way.end, trip.arrives(way)
        shown.append((_used(thrown, moved), "there" if there else place, there))
        if there:
            return len(shown), traces(shown)


def _arrives(travel: Travel, rng: Random) -> Trial:
    """Is it reached within so many turns?"""
    trip, place, options, met = travel.trip, travel.place, travel.options, travel.met
    inside, shown = 0, list[Thrown]()
    for left in range(travel.limit, 0, -1):
        thrown = common.pair(rng)
        if inside:
            double = thrown[0] == thrown[1]
            inside = 0 if double else inside - 1
            if not (double and options.jail_double_moves):
                shown.append((thrown, "in prison", False))
                continue
        moved, way = travel.arrivals.best(place, thrown, left, met)
        place, there = way.end, trip.arrives(way)
        shown.append((_used(thrown, moved), "there" if there else place, there))
        if there:
            return True, traces(shown)
        if place in met.agents and not (travel.spares and met.held == MOST_AGENTS):
            if common.die(rng) > 4:
                place, inside = trip.board.start, options.jail_turns
            elif met.held < MOST_AGENTS:
                met = Met(met.agents - {place}, met.held + 1)
    return False, traces(shown)


def _for_turns(d: int) -> tuple[Mistake, ...]:
    both, one = max(Fraction(1), Fraction(d, 7)), Fraction(d * 2, 7)
    return (
        Mistake("dice", "Divided by 7 steps", both, "You only move one die, and not every move fits."),
        Mistake("one", "Divided by 3.5 steps", one, "You choose the die, but corners take the exact count."),
    )


def _for_this_throw(d: int) -> tuple[Mistake, ...]:
    both = Fraction(sum(a + b >= d for a in range(1, 7) for b in range(1, 7)), 36)
    one = capped(Fraction(max(0, 7 - d), 6))
    return (
        Mistake("dice", "Added the dice", both, "You don't add the dice. You only move the total of a double."),
        Mistake("one", "Used one die", one, "You throw two dice, and either of them may fit."),
    )


def _used(thrown: Pair, moved: int) -> Sequence[int]:
    """The dice that a move of so many steps used: one of them, or both of a double."""
    return (moved,) if moved in thrown else thrown


@lru_cache(maxsize=1024)
def shortest(trip: Trip, place: str) -> int:
    """The fewest steps to the goal along one path, up to 12; else with one change of path; 0 if it is farther."""
    board = trip.board

    def straight(start: str) -> int:
        counts = board.distances(start, trip.ends) if trip.ends else ()
        found = [*counts[:1]]
        if trip.home and (door := board.away(start)):
            found.append(door)
        return min(found, default=0)

    near = straight(place)
    if near:
        return near
    bent = []
    for crossing in board.crossings:
        counts = board.distances(place, frozenset({crossing}))
        if counts and (then := straight(crossing)):
            bent.append(counts[0] + then)
    return min(bent, default=0)
