"""T-L6: how far is it? Steps are not turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from random import Random
from typing import ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.thrush.arrivals import NOBODY, Arrivals, Met, arrivals
from uncle_widgets.games.thrush.board import Place, Way
from uncle_widgets.games.thrush.cards import MOST_AGENTS, PAIRS, WEIGHT, Pair
from uncle_widgets.games.thrush.heat import heated
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.questions import common
from uncle_widgets.games.thrush.questions.common import MODEL_ALONE, Thrown, ratio, traces
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.trips import HOME, Trip, turns_to
from uncle_widgets.games.thrush.words import place_name
from uncle_widgets.games.words import capital, capped, count, does, hundred, spoken, wrong
from uncle_widgets.probability.charts import Graph
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import decimal, percent

ASKED = {
    "mean": ("how many turns", "How many turns to {}, on average, with the best choices?", "on average"),
    "1": ("there with this throw", "Is {} reached with this throw?", "such trips arrive with this throw"),
    "2": ("there within two turns", "Is {} reached within two turns?", "such trips arrive within two turns"),
    "3": ("within three turns", "Is {} reached within three turns?", "such trips arrive within three turns"),
}
"""What may be asked: in a few words, as the question, and what of 100 is counted."""
GOAL = "the goal"
GRAPHED = 8
"""Turns that the curve of arrivals shows."""


@dataclass(frozen=True)
class HowFar(Question[View]):
    """`target`: 'home' or a Chief space; `asked`: 'mean' or within '1', '2' or '3' turns; `agents`: 'with' those
    on the way, or 'without'."""

    id: ClassVar[str] = "T-L6"
    title: ClassVar[str] = "How far is home?"
    when: ClassVar[str] = "before a marker moves"
    concept: ClassVar[str] = "a Markov decision process"
    misconception: ClassVar[str] = "the fewest steps are the fewest turns"
    bots: ClassVar[str] = "greedy"
    solved: ClassVar[bool] = True
    target: str = setting(HOME, "Where to", {HOME: "home"})
    asked: str = setting("mean", "Asked", {key: words for key, (words, _, _) in ASKED.items()})
    agents: str = setting(
        "without", "Agents", {"without": "no agents met", "with": "agents on the way"}, supposes=True
    )

    @property
    def measure(self) -> str:
        return "turns" if self.asked == "mean" else "chance"

    @property
    def model(self) -> Model:
        best = "fewest turns on average" if self.measure == "turns" else "best chance of arriving in time"
        chosen = f"We suppose that the die and the direction are always chosen for the {best}."
        met = "Agents must be challenged, and nobody pays to leave prison." if self.met else "No agents are met."
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
        aim = "U.N.C.L.E. HQ by a side door" if goal == HOME else f"a space that points to {goal}"

        def answer() -> Fraction:
            return travel.arrivals.chance(place, within, met) if within else trip.turns(place)

        def knobs() -> Iterator[Knob]:
            yield self.knob("target", choices=targets, value=goal)
            yield self.knob("asked", value=asked)
            if within:
                yield self.knob("agents")

        def words() -> str:
            start, ask = f"{does(view, view.seat, LETTERS, 'are')} on {at}.", ASKED[asked][1]
            if not d:
                return f"{start} {ask.format(aim)}"
            return f"{start} {capital(aim)} is {count(d, 'step')} away. {ask.format('it')}"

        def given() -> str:
            entry = "by exact count" if options.exact else "and steps left over do not matter"
            entered = (
                f"A side door is entered {entry}." if goal == HOME else "The space must be met by exact count."
            )
            fourth = "A fourth agent need not be challenged." if spares else ""
            said = f"Either die is moved, or the total of a double. {entered}", fourth, common.as_if_unthrown(view)
            return " ".join(filter(None, said))

        def derivation() -> Derivation:
            number = answer()
            if within == 1:
                return Derivation((_this_throw(travel, number),))
            if within:
                add = Line("Add what arrives in time", "throws × chance then, ÷ 36", percent(number))
                return Derivation((*_choices(travel), add))
            then = f"1 + {decimal(number - 1)}"
            add = Line("This turn, and the mean of those", then, f"{decimal(number)} turns")
            return Derivation((*_choices(travel), add), None, _curve(trip, place))

        def parts() -> tuple[Part, ...]:
            p = answer()
            return Part("there in time", p, 1), Part("still on the way", 1 - p, 0)

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
            says=ASKED[asked][2],
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
                "where": f"From {at} it takes {decimal(trip.mean[place])} turns on average to {aim}, "
                "with the best choices.",
                "steps": f"It is {count(d, 'step')} away." if d else "It is more than one path away.",
                "two": hundred(travel.arrivals.chance(place, 2)),
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

    def then(self, left: float | Fraction, rest: bool = False) -> str:
        """The same in words; `rest` for all that is no better than that."""
        if not self.limit:
            return f"{decimal(left)} turns {'or more ' if rest else ''}then"
        return "too late" if left == 1 else f"{percent(1 - left)} {'or less ' if rest else ''}then"


def _rows(travel: Travel) -> list[tuple[float | Fraction, str, str, int]]:
    """The best choices from here, the best ends first: (what is left, counts, where to, throws)."""
    trip, found = travel.trip, dict[str, tuple[float | Fraction, set[int], int]]()
    for thrown in PAIRS:
        moved, way = travel.best(thrown)
        end = GOAL if trip.arrives(way) else place_name(trip.board, way.end)
        left, moves, throws = found.get(end, (travel.left(way), set(), 0))
        found[end] = (left, moves | {moved}, throws + WEIGHT[thrown])
    return sorted((left, spoken(sorted(moves), "or"), end, throws) for end, (left, moves, throws) in found.items())


def _choices(travel: Travel) -> Iterator[Line]:
    """The best choices as steps of a derivation."""
    rows, lit = _rows(travel), (f"mark.{travel.seat}",)
    named = [row for row in rows if not travel.limit or row[0] != 1][:6]
    for left, moves, end, throws in named:
        then = "there" if end == GOAL else travel.then(left)
        yield Line(f"{moves} to {end}", f"{throws} of 36 throws", then, lit)
    if others := rows[len(named) :]:
        rest = sum(throws for _, _, _, throws in others)
        yield Line("Other ends", f"{rest} of 36 throws", travel.then(others[0][0], rest=True), lit)


def _this_throw(travel: Travel, p: Fraction) -> Line:
    hits, lit = sum(throws for _, _, end, throws in _rows(travel) if end == GOAL), (f"mark.{travel.seat}",)
    if not hits:
        return Line("No throw reaches it", "0 of 36", "0", lit)
    return Line("Throws that reach it", f"{hits} of 36", ratio(p), lit)


def _curve(trip: Trip, place: Place) -> Curve:
    xs = tuple(range(1, GRAPHED + 1))
    chances = tuple(trip.within(place, n) for n in xs)
    return Curve("There within so many turns, by these choices", xs, chances, across="turns", up="of 100 trips")


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
                shown.append((thrown, "inside", False))
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
        Mistake("dice", "Steps by both dice", both, "Only one die is moved, and not every step fits."),
        Mistake("one", "Steps by one die", one, "You choose the die, but corners need an exact count."),
    )


def _for_this_throw(d: int) -> tuple[Mistake, ...]:
    both = Fraction(sum(a + b >= d for a in range(1, 7) for b in range(1, 7)), 36)
    one = capped(Fraction(max(0, 7 - d), 6))
    return (
        Mistake("dice", "The dice added", both, "The dice are not added; only a double moves its total."),
        Mistake("one", "One die", one, "There are two dice, and either may do it."),
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
