"""T-L1: which throws can stop on what one wants?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar, NamedTuple

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import WEIGHT, counts
from uncle_widgets.games.thrush.odds import STEPS, hits
from uncle_widgets.games.thrush.questions.common import (
    as_if_unthrown,
    free,
    pair,
    tokens_on,
    traces,
    unlooked,
    unthrown,
)
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import place_name
from uncle_widgets.games.words import called, capital, capped, count, does, hundred, spoken, wrong
from uncle_widgets.probability.dice import TwoDice
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Part
from uncle_widgets.probability.show import percent

GOALS = {
    "agent": "an agent", "new": "a Chief not looked at", "chief": "a Chief space", "player": "another player",
}  # fmt: skip
MANY = {
    "agent": "Agents", "new": "Spaces that point to a Chief not looked at yet",
    "chief": "Spaces that point to a Chief", "player": "Other players",
}  # fmt: skip


@dataclass(frozen=True)
class CanLand(Question[View]):
    """`goal`: agent, chief or player; new: a Chief that who moves has not looked at."""

    id: ClassVar[str] = "T-L1"
    title: ClassVar[str] = "Can you land on one?"
    name: ClassVar[str] = "Can I land?"
    when: ClassVar[str] = "when a marker is to be moved and a goal is near"
    concept: ClassVar[str] = "equally likely outcomes"
    misconception: ClassVar[str] = "adding the two dice, or the chances of each number"
    bots: ClassVar[str] = "greedy"
    goal: str = ""

    def table(self, view: View) -> View:
        return unthrown(view)

    def arise(self, view: View) -> Landing | None:
        targets = _targets(view) if free(view) else {}
        if not targets:
            return None
        wants = ("new", "chief", "agent") if view.table.full else ("agent",)
        usual = next((goal for goal in wants if goal in targets), next(iter(targets)))
        goal = self.goal if self.goal in targets else usual
        return Landing(self, view, tuple(targets), goal, *targets[goal])


class Target(NamedTuple):
    """Where what is wanted stands, and how far that is, in steps along a path."""

    places: frozenset[Place]
    far: tuple[int, ...]


def _targets(view: View) -> dict[str, Target]:
    """The goals that are near enough."""
    table, board = view.table, view.options.board
    here, new = table.at[table.seat], unlooked(view, table.seat) if table.full else frozenset()
    lies = {chief for chief, on in zip(board.chiefs, table.chiefs, strict=True) if on}
    others = (at for seat, at in enumerate(table.at) if seat != table.seat and at in board.paths_of)
    found = {
        "agent": table.agents,
        "new": frozenset(place for place, chief in board.pointers.items() if chief in new),
        "chief": frozenset(place for place, chief in board.pointers.items() if chief in lies),
        "player": frozenset(others),
    }
    return {goal: Target(places, far) for goal, places in found.items() if (far := board.distances(here, places))}


@dataclass(eq=False)
class Landing(Posed[View]):
    """The question about the `goal`, one of `goals`, which stands on `places`, `far` steps away."""

    question: CanLand
    goals: tuple[str, ...]
    goal: str
    places: frozenset[Place]
    far: tuple[int, ...]

    def __post_init__(self) -> None:
        view, seat, throws = self.view, self.view.table.seat, hits(self.far)
        self.place, self.mine = view.table.at[seat], seat == view.me
        self.like = sum(a == b for a, b in throws)
        self.unlike = sum(WEIGHT[p] for p in throws) - self.like  # throws of two different dice; doubles
        self.says = f"such throws can stop on {GOALS[self.goal]}"
        self.start = f"{does(view, seat, LETTERS, 'are')} on {place_name(view.options.board, self.place)}"

    def answer(self) -> Fraction:
        return Fraction(self.unlike + self.like, 36)

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        return (Knob("goal", "Goal", tuple((goal, GOALS[goal]) for goal in self.goals), value=self.goal),)

    @cached_property
    def given(self) -> str:
        yet = as_if_unthrown(self.view) or "Nothing is thrown yet."
        return f"Either die may be moved, never the sum; of a double the total must be moved. {yet}"

    @cached_property
    def words(self) -> str:
        away = f"{spoken(self.far)} {'step' if self.far == (1,) else 'steps'} away"
        ask = f"Does a throw of two dice let {'you' if self.mine else 'them'} stop on one?"
        return f"{self.start}. {MANY[self.goal]}: {away}. {ask}"

    @cached_property
    def derivation(self) -> Derivation:
        small, unlike, like = [n for n in self.far if n <= 6], self.unlike, self.like
        without, even = 6 - len(small), [n for n in self.far if n % 2 == 0]
        thrown = ("dice" if self.view.table.dice else f"mark.{self.view.table.seat}",)
        if small:
            rest, named = without * (without - 1), spoken(small, "or")
            lines = [
                Line("Throws of two different dice", "6 × 5", "30", thrown),
                Line(f"Without a {named}", f"{without} × {max(0, without - 1)}", str(rest)),
                Line("With one of them", f"30 − {rest}", str(unlike), self.reached(small)),
            ]
        else:
            lines = [Line("Two different dice", "no die shows so much", "0", self.reached(self.far))]
        doubles = ", ".join(f"{n // 2} and {n // 2}" for n in even) or "none fits"
        share = f"({unlike} + {like})/36 = {self.number}"
        return Derivation((
            *lines,
            Line("Doubles, which move their total", doubles, str(like), self.reached(even)),
            Line("Of 36 throws", share, percent(self.number)),
        ))  # fmt: skip

    def reached(self, far: Sequence[int]) -> tuple[str, ...]:
        """The items of what stands so many steps away."""
        ends = {way.end for n in far for way in self.view.options.board.ways(self.place, n)}
        return tokens_on(self.view, ends & self.places)

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        thrown, board = pair(rng), self.view.options.board
        ends = {way.cells[-1] for n in counts(thrown) for way in board.ways(self.place, n)}
        hit = bool(ends & self.places)
        total = f"= {sum(thrown)}" if thrown[0] == thrown[1] else ""
        return hit, traces([(thrown, total, hit)])

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return (
            Part("by one of two different dice", Fraction(self.unlike, 36), 1),
            Part("by a double", Fraction(self.like, 36), 1),
            Part("not at all", Fraction(36 - self.unlike - self.like, 36), 0),
        )

    @cached_property
    def quantities(self) -> Mapping[str, int]:
        """sums: throws whose sum fits; die: faces of one die that fit; each: the throws for each distance, added;
        unlike: throws of two different dice that fit; like: doubles that do."""
        return {
            "sums": sum(a + b in self.far for a in range(1, 7) for b in range(1, 7)),
            "die": sum(n <= 6 for n in self.far),
            "each": sum(WEIGHT[pair] * len(steps.intersection(self.far)) for pair, steps in STEPS.items()),
            "unlike": self.unlike,
            "like": self.like,
        }

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        q = self.quantities
        twice = capped(Fraction(q["each"], 36))
        return wrong(
            self.number,
            Mistake("dice", "The dice added", Fraction(q["sums"], 36),
                    "The dice are not added. Only a double moves its total."),
            Mistake("one", "One die", Fraction(q["die"], 6), "There are two dice, and either may do it."),
            Mistake("twice", "Throws counted twice", twice, "A throw that fits twice is still one throw."),
            Mistake("part", "Doubles left out", Fraction(self.unlike, 36),
                    "A double moves its total, and that can fit too."),
        )  # fmt: skip

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        cells = tuple(
            tuple(n for n in ((a + b,) if a == b else sorted({a, b})) if n in self.far)
            for a in range(1, 7) for b in range(1, 7)
        )  # fmt: skip
        caption = (
            f"Each square is one throw. A number in it is a step that fits: {count(self.unlike, 'throw')} of two "
            f"different dice, {count(self.like, 'double')}. A double moves its total."
        )
        return (TwoDice("Count throws, not dice", caption, cells, "can stop there"),)

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {
            "where": self.start,
            "goals": MANY[self.goal].lower(),
            "far": f"{spoken(self.far)} {'step' if list(self.far) == [1] else 'steps'}",
            "unlike": str(self.unlike),
            "like": str(self.like),
            "exact": f"{self.unlike + self.like} of 36 throws, {hundred(self.number)}",
            "subject": capital(called(self.view, self.view.table.seat)),
            "stop": "stop" if self.mine else "stops",
        }
