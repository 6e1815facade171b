"""T-L6: how far is it? Steps are not turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.thrush.cards import MOST_AGENTS, PAIRS, WEIGHT
from uncle_widgets.games.thrush.heat import heated
from uncle_widgets.games.thrush.questions.common import MODEL_ALONE, die, does, free, pair, ratio, traces
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.trips import HOME, Trip, turns_to
from uncle_widgets.games.thrush.words import place_name
from uncle_widgets.games.words import capped, count, hundred, wrong
from uncle_widgets.probability.heat import Heat
from uncle_widgets.probability.pictures import Graph, Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import decimal, percent

ASKED = {
    "mean": "how many turns",
    "1": "there with this throw",
    "2": "there within two turns",
    "3": "within three turns",
}
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
        met = "Agents must be challenged." if self.met else "No agents are met."
        return Model("alone", f"We suppose the best choice of die and direction each time. {met} {MODEL_ALONE}")

    @property
    def met(self) -> bool:
        """Whether agents are on the way: only for a chance within a few turns."""
        return self.agents == "with" and self.asked in ("1", "2", "3")

    def targets(self, view: View) -> tuple[tuple[str, str], ...]:
        """Home, and the Chief spaces with a card that one does not already point to."""
        board, table = view.board, view.table
        here = board.pointers.get(table.place, "")
        lies = zip(board.chiefs, table.chiefs, strict=True)
        return ((HOME, "home"), *((name, name) for name, card in lies if card and name != here))

    def goal(self, view: View) -> str:
        return self.target if self.target in dict(self.targets(view)) else HOME

    def choice(self) -> str:
        return self.asked if self.asked in ASKED else "mean"

    def trip(self, view: View) -> Trip:
        return turns_to(view.board, self.goal(view), view.options.exact)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        knobs = [
            Knob("target", "Where to", self.targets(view), value=self.goal(view)),
            Knob("asked", "Asked", tuple(ASKED.items()), value=self.choice()),
        ]
        if self.choice() != "mean":
            met = (("without", "no agents met"), ("with", "agents on the way"))
            knobs.append(Knob("agents", "Agents", met, supposes=True, value=self.agents))
        return tuple(knobs)

    def _aim(self, view: View) -> str:
        goal = self.goal(view)
        return "U.N.C.L.E. HQ by a side door" if goal == HOME else f"a space that points to {goal}"

    def ask(self, view: View) -> str | None:
        if not free(view):
            return None
        start = f"{does(view, view.seat, 'are')} on {place_name(view.board, view.table.place)}."
        steps = self._steps(view)
        if steps:
            start += f" {self._aim(view)[:1].upper()}{self._aim(view)[1:]} is {count(steps, 'step')} away."
        match self.choice():
            case "mean":
                way = "it" if steps else self._aim(view)
                return f"{start} How many turns to {way}, on average, with the best choices?"
            case "1":
                return f"{start} Is {'it' if steps else self._aim(view)} reached with this throw?"
        words = {"2": "two", "3": "three"}[self.choice()]
        return f"{start} Is {'it' if steps else self._aim(view)} reached within {words} turns?"

    def _steps(self, view: View) -> int:
        """Steps to the goal along one path, or along two; 0 where it is farther."""
        return shortest(self.trip(view), view.table.place)

    def given(self, view: View) -> str:
        entry = "by exact count" if view.options.exact else "and steps left over do not matter"
        if self.goal(view) == HOME:
            return f"Either die is moved, or the total of a double. A side door is entered {entry}."
        return "Either die is moved, or the total of a double. The space must be met by exact count."

    def answer(self, view: View) -> Fraction:
        trip, place, table = self.trip(view), view.table.place, view.table
        if self.choice() == "mean":
            return trip.turns(place)
        agents = table.agents if self.met else frozenset()
        return trip.within(place, int(self.choice()), agents, table.tokens[view.seat], view.options.jail_turns)

    def says(self, view: View) -> str:
        if self.choice() == "mean":
            return "on average"
        word = {"1": "with this throw", "2": "within two turns", "3": "within three turns"}[self.choice()]
        return f"such trips arrive {word}"

    def _rows(self, view: View) -> list[tuple[float, str, str, int]]:
        """The best choices from here, the fewest turns left first: (turns then, counts, where to, throws)."""
        trip, place = self.trip(view), view.table.place
        found: dict[str, tuple[float, set[int], int]] = {}
        for thrown in PAIRS:
            moved, way = trip.best(place, thrown)
            end = "the goal" if trip.arrives(way) else place_name(view.board, way.end)
            left, moves, throws = found.get(end, (trip.after(way), set(), 0))
            found[end] = (left, moves | {moved}, throws + WEIGHT[thrown])
        rows = [
            (left, " or ".join(map(str, sorted(moves))), end, throws)
            for end, (left, moves, throws) in found.items()
        ]
        return sorted(rows)

    def derive(self, view: View) -> Derivation:
        lit = (f"mark.{view.seat}",)
        lines = []
        rows = self._rows(view)
        if self.choice() == "1":
            hits = sum(throws for _, _, end, throws in rows if end == "the goal")
            lines.append(Line("Throws that reach it", f"{hits} of 36", ratio(Fraction(hits, 36)), lit))
            if self.answer(view) != Fraction(hits, 36):
                lines.append(
                    Line("After what must be challenged", "two in three are won", percent(self.answer(view)))
                )
            return Derivation(tuple(lines) if hits else (Line("No throw reaches it", "0 of 36", "0", lit),))
        for left, moves, end, throws in rows[:6]:
            then = "there" if not left else f"{decimal(left)} turns then"
            lines.append(Line(f"{moves} to {end}", f"{throws} of 36 throws", then, lit))
        if len(rows) > 6:
            rest = sum(throws for _, _, _, throws in rows[6:])
            lines.append(Line("Other ends", f"{rest} of 36 throws", f"{decimal(rows[6][0])} turns or more then"))
        if self.choice() == "mean":
            mean = self.answer(view)
            lines.append(
                Line("This turn, and the mean of those", f"1 + {decimal(mean - 1)}", f"{decimal(mean)} turns")
            )
            return Derivation(tuple(lines), None, self._curve(view))
        lines.append(Line("Add what arrives in time", "turn by turn", percent(self.answer(view))))
        return Derivation(tuple(lines))

    def _curve(self, view: View) -> Curve:
        trip, place = self.trip(view), view.table.place
        xs = tuple(range(1, GRAPHED + 1))
        chances = tuple(trip.within(place, n) for n in xs)
        return Curve("There within so many turns", xs, chances, across="turns", up="of 100 trips")

    def pictures(self, view: View) -> tuple[Picture, ...]:
        return (Graph.of(self._curve(view)),) if self.choice() == "mean" else ()

    def heat(self, view: View) -> Heat | None:
        """The turns from every space, with the question for the turns from this one."""
        return heated(self.trip(view), self._aim(view)) if self.choice() == "mean" else None

    def once(self, view: View, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        trip, place, shown = self.trip(view), view.table.place, []
        board, agents = view.board, {*view.table.agents} if self.met else set()
        held, jail, turns = view.table.tokens[view.seat], 0, 0
        limit = 0 if self.choice() == "mean" else int(self.choice())
        while not limit or turns < limit:
            turns += 1
            thrown = pair(rng)
            if jail:
                jail = 0 if thrown[0] == thrown[1] else jail - 1
                shown.append((f"{thrown[0]} {thrown[1]}", "inside", False))
                continue
            moved, way = trip.best(place, thrown)
            if trip.arrives(way):
                shown.append((str(moved), "there", True))
                return (turns if not limit else True), traces(shown)
            shown.append((str(moved), way.end, False))
            place = way.end
            if place in agents:
                if die(rng) > 4:
                    place, jail = board.start, view.options.jail_turns
                elif held < MOST_AGENTS:
                    agents, held = agents - {place}, held + 1
        return False, traces(shown)

    def parts(self, view: View) -> tuple[Part, ...]:
        if self.choice() == "mean":
            return ()
        p = self.answer(view)
        return Part("there in time", p, 1), Part("still on the way", 1 - p, 0)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        """d steps to the goal; seven: turns at seven steps a throw; die: at the mean of one die."""
        d = self._steps(view)
        return {"d": d, "seven": Fraction(d, 7), "die": Fraction(d) / Fraction(7, 2)}

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        d, exact = self._steps(view), self.answer(view)
        if not d:
            return ()
        if self.choice() == "mean":
            return wrong(
                exact,
                Mistake(
                    "dice",
                    "Steps by both dice",
                    max(Fraction(1), Fraction(d, 7)),
                    "Only one die is moved, and not every step fits.",
                ),
                Mistake(
                    "one",
                    "Steps by one die",
                    Fraction(d) / Fraction(7, 2),
                    "You choose the die, but corners need an exact count.",
                ),
            )
        if self.choice() != "1":
            return ()
        both = Fraction(sum(a + b >= d for a in range(1, 7) for b in range(1, 7)), 36)
        one = Fraction(max(0, 7 - d), 6)
        return wrong(
            exact,
            Mistake("dice", "The dice added", both, "The dice are not added; only a double moves its total."),
            Mistake("one", "One die", capped(one), "There are two dice, and either may do it."),
        )

    def span(self, view: View) -> tuple[float, float]:
        return (0.0, 20.0) if self.choice() == "mean" else (0.0, 1.0)

    def slots(self, view: View) -> Mapping[str, str]:
        goal, place = self._aim(view), place_name(view.board, view.table.place)
        mean = self.trip(view).mean[view.table.place]
        arrive = self.trip(view).within(view.table.place, 2)
        d = self._steps(view)
        return {
            "where": f"From {place} it takes {decimal(mean)} turns on average to {goal}, with the best choices.",
            "steps": f"It is {count(d, 'step')} away." if d else "It is more than one path away.",
            "two": hundred(arrive),
        }


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
