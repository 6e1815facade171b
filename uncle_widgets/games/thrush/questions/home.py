"""T-L6: how far is it? Steps are not turns."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.thrush.arrivals import NOBODY, Arrivals, Met, arrivals
from uncle_widgets.games.thrush.board import Way
from uncle_widgets.games.thrush.cards import MOST_AGENTS, PAIRS, WEIGHT, Pair
from uncle_widgets.games.thrush.heat import heated
from uncle_widgets.games.thrush.questions.common import (
    MODEL_ALONE,
    as_if_unthrown,
    die,
    free,
    pair,
    ratio,
    traces,
    unthrown,
)
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.trips import HOME, Trip, turns_to
from uncle_widgets.games.thrush.words import place_name
from uncle_widgets.games.words import capital, capped, count, does, hundred, spoken, wrong
from uncle_widgets.probability.charts import Graph
from uncle_widgets.probability.heat import Heat
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Model, Part
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
    target: str = HOME
    asked: str = "mean"
    agents: str = "without"

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
        return unthrown(view)

    def arise(self, view: View) -> Travel | None:
        if not free(view):
            return None
        targets = _targets(view)
        goal = self.target if self.target in targets else HOME
        trip = turns_to(view.board, goal, view.options.exact)
        asked = self.asked if self.asked in ASKED else "mean"
        return FORMS[asked](self, view, targets, goal, trip, asked)


def _targets(view: View) -> dict[str, str]:
    """Home, and the Chief spaces with a card that one does not already point to."""
    board, table = view.board, view.table
    here, lies = board.pointers.get(table.place, ""), zip(board.chiefs, table.chiefs, strict=True)
    return {HOME: "home"} | {name: name for name, card in lies if card and name != here}


@dataclass(eq=False)
class Travel(Posed[View]):
    """The question about the trip of the seat on turn to its `goal`, one of `targets`; each in words."""

    question: HowFar
    targets: Mapping[str, str]
    goal: str
    trip: Trip
    asked: str
    never: ClassVar[int] = -1
    """What is left after an end that is not worth naming; -1 where all are named."""

    def __post_init__(self) -> None:
        view, self.place = self.view, self.view.table.place
        self.limit = 0 if self.asked == "mean" else int(self.asked)
        self.says = ASKED[self.asked][2]
        self.aim = "U.N.C.L.E. HQ by a side door" if self.goal == HOME else f"a space that points to {self.goal}"
        self.at, self.lit = place_name(view.board, self.place), (f"mark.{view.seat}",)
        self.d = shortest(self.trip, self.place)
        # d steps to the goal; seven: turns at seven steps a throw; die: at the mean of one die
        self.quantities = {"d": self.d, "seven": Fraction(self.d, 7), "die": Fraction(self.d * 2, 7)}

    @cached_property
    def model(self) -> Model:
        return self.question.at(asked=self.asked).model

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        where = Knob("target", "Where to", tuple(self.targets.items()), value=self.goal)
        asked = Knob("asked", "Asked", tuple((key, words[0]) for key, words in ASKED.items()), value=self.asked)
        met = ("without", "no agents met"), ("with", "agents on the way")
        agents = Knob("agents", "Agents", met, supposes=True, value=self.question.agents)
        return (where, asked, agents) if self.limit else (where, asked)

    @cached_property
    def words(self) -> str:
        start, ask = f"{does(self.view, self.view.seat, LETTERS, 'are')} on {self.at}.", ASKED[self.asked][1]
        if not self.d:
            return f"{start} {ask.format(self.aim)}"
        return f"{start} {capital(self.aim)} is {count(self.d, 'step')} away. {ask.format('it')}"

    @cached_property
    def given(self) -> str:
        exact = self.view.options.exact
        entry = f"A side door is entered {'by exact count' if exact else 'and steps left over do not matter'}."
        met = entry if self.goal == HOME else "The space must be met by exact count."
        fourth = "A fourth agent need not be challenged." if self.spared else ""
        said = f"Either die is moved, or the total of a double. {met}", fourth, as_if_unthrown(self.view)
        return " ".join(filter(None, said))

    @property
    def spared(self) -> bool:
        """Whether agents are on the way, and a fourth one is left alone here (G10)."""
        return self.question.met and self.view.options.full_bag == "exempt"

    @abstractmethod
    def best(self, thrown: Pair) -> tuple[int, Way]:
        """The best count and walk from here for a throw."""

    @abstractmethod
    def left(self, way: Way) -> float | Fraction:
        """What that walk leaves to come, the less the better."""

    @abstractmethod
    def then(self, left: float | Fraction, rest: bool = False) -> str:
        """The same in words; `rest` for all that is no better than that."""

    def rows(self) -> list[tuple[float | Fraction, str, str, int]]:
        """The best choices from here, the best ends first: (what is left, counts, where to, throws)."""
        trip, found = self.trip, dict[str, tuple[float | Fraction, set[int], int]]()
        for thrown in PAIRS:
            moved, way = self.best(thrown)
            end = GOAL if trip.arrives(way) else place_name(trip.board, way.end)
            left, moves, throws = found.get(end, (self.left(way), set(), 0))
            found[end] = (left, moves | {moved}, throws + WEIGHT[thrown])
        return sorted(
            (left, spoken(sorted(moves), "or"), end, throws) for end, (left, moves, throws) in found.items()
        )

    def choices(self) -> Iterator[Line]:
        """The best choices as steps of a derivation."""
        rows = self.rows()
        named = [row for row in rows if row[0] != self.never][:6]
        for left, moves, end, throws in named:
            then = "there" if end == GOAL else self.then(left)
            yield Line(f"{moves} to {end}", f"{throws} of 36 throws", then, self.lit)
        if others := rows[len(named) :]:
            rest = sum(throws for _, _, _, throws in others)
            yield Line("Other ends", f"{rest} of 36 throws", self.then(others[0][0], rest=True), self.lit)

    @cached_property
    def met(self) -> Met:
        """The agents that are met, and how many are held before."""
        return Met(self.view.table.agents, self.view.table.tokens[self.view.seat]) if self.question.met else NOBODY

    @cached_property
    def arrivals(self) -> Arrivals:
        return arrivals(self.trip, self.view.options, self.met)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return wrong(self.number, *self.slips()) if self.d else ()

    def slips(self) -> Iterator[Mistake]:
        """Wrong reckonings by the steps, where there is one path, or two."""
        yield from ()

    @cached_property
    def slots(self) -> Mapping[str, str]:
        mean, arrive = decimal(self.trip.mean[self.place]), self.arrivals.chance(self.place, 2)
        return {
            "where": f"From {self.at} it takes {mean} turns on average to {self.aim}, with the best choices.",
            "steps": f"It is {count(self.d, 'step')} away." if self.d else "It is more than one path away.",
            "two": hundred(arrive),
        }


class Turns(Travel):
    """How many turns does it take?"""

    span = (0.0, 20.0)

    def answer(self) -> Fraction:
        return self.trip.turns(self.place)

    def best(self, thrown: Pair) -> tuple[int, Way]:
        return self.trip.best(self.place, thrown)

    def left(self, way: Way) -> float:
        return self.trip.after(way)

    def then(self, left: float | Fraction, rest: bool = False) -> str:
        return f"{decimal(left)} turns {'or more ' if rest else ''}then"

    def once(self, rng: Random) -> tuple[int, Mapping[str, Any]]:
        place, shown = self.place, list[tuple[Sequence[int], str, bool]]()
        while True:
            thrown = pair(rng)
            moved, way = self.trip.best(place, thrown)
            place, there = way.end, self.trip.arrives(way)
            shown.append((_used(thrown, moved), "there" if there else place, there))
            if there:
                return len(shown), traces(shown)

    @cached_property
    def derivation(self) -> Derivation:
        mean, then = decimal(self.number), decimal(self.number - 1)
        add = Line("This turn, and the mean of those", f"1 + {then}", f"{mean} turns")
        return Derivation((*self.choices(), add), None, self.curve)

    @cached_property
    def curve(self) -> Curve:
        xs = tuple(range(1, GRAPHED + 1))
        chances = tuple(self.trip.within(self.place, n) for n in xs)
        return Curve(
            "There within so many turns, by these choices", xs, chances, across="turns", up="of 100 trips"
        )

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        return (Graph.of(self.curve),)

    @cached_property
    def heat(self) -> Heat:
        """The turns from every space, with the question for the turns from this one."""
        return heated(self.trip, self.aim)

    def slips(self) -> Iterator[Mistake]:
        both, one = max(Fraction(1), Fraction(self.d, 7)), Fraction(self.d * 2, 7)
        yield Mistake("dice", "Steps by both dice", both, "Only one die is moved, and not every step fits.")
        yield Mistake("one", "Steps by one die", one, "You choose the die, but corners need an exact count.")


class Within(Travel):
    """Is it reached within so many turns?"""

    never = 1

    def answer(self) -> Fraction:
        return self.arrivals.chance(self.place, self.limit, self.met)

    def best(self, thrown: Pair) -> tuple[int, Way]:
        return self.arrivals.best(self.place, thrown, self.limit, self.met)

    def left(self, way: Way) -> Fraction:
        return 1 - self.arrivals.after(way, self.limit - 1, self.met)

    def then(self, left: float | Fraction, rest: bool = False) -> str:
        return "too late" if left == self.never else f"{percent(1 - left)} {'or less ' if rest else ''}then"

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        place, met, inside, shown = self.place, self.met, 0, list[tuple[Sequence[int], str, bool]]()
        options = self.view.options
        for left in range(self.limit, 0, -1):
            thrown = pair(rng)
            if inside:
                double = thrown[0] == thrown[1]
                inside = 0 if double else inside - 1
                if not (double and options.jail_double_moves):
                    shown.append((thrown, "inside", False))
                    continue
            moved, way = self.arrivals.best(place, thrown, left, met)
            place, there = way.end, self.trip.arrives(way)
            shown.append((_used(thrown, moved), "there" if there else place, there))
            if there:
                return True, traces(shown)
            if place in met.agents and not (self.spared and met.held == MOST_AGENTS):
                if die(rng) > 4:
                    place, inside = self.trip.board.start, options.jail_turns
                elif met.held < MOST_AGENTS:
                    met = Met(met.agents - {place}, met.held + 1)
        return False, traces(shown)

    @cached_property
    def derivation(self) -> Derivation:
        add = Line("Add what arrives in time", "throws × chance then, ÷ 36", percent(self.number))
        return Derivation((*self.choices(), add))

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("there in time", self.number, 1), Part("still on the way", 1 - self.number, 0)


class ThisThrow(Within):
    """Is it reached at once?"""

    @cached_property
    def derivation(self) -> Derivation:
        hits = sum(throws for _, _, end, throws in self.rows() if end == GOAL)
        if not hits:
            return Derivation((Line("No throw reaches it", "0 of 36", "0", self.lit),))
        return Derivation((Line("Throws that reach it", f"{hits} of 36", ratio(self.number), self.lit),))

    def slips(self) -> Iterator[Mistake]:
        both = Fraction(sum(a + b >= self.d for a in range(1, 7) for b in range(1, 7)), 36)
        one = capped(Fraction(max(0, 7 - self.d), 6))
        yield Mistake("dice", "The dice added", both, "The dice are not added; only a double moves its total.")
        yield Mistake("one", "One die", one, "There are two dice, and either may do it.")


FORMS: Mapping[str, Callable[..., Travel]] = {"mean": Turns, "1": ThisThrow, "2": Within, "3": Within}


def _used(thrown: Pair, moved: int) -> Sequence[int]:
    """The dice that a move of so many steps used: one of them, or both of a double."""
    return (moved,) if moved in thrown else thrown


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
