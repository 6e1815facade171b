"""T-L1: which throws can stop on what one wants?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import WEIGHT, counts
from uncle_widgets.games.thrush.questions.common import (
    does,
    free,
    listed,
    pair,
    subject,
    tokens_on,
    traces,
    verb,
)
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import place_name
from uncle_widgets.games.words import capped, count, hundred, wrong
from uncle_widgets.probability.dice import TwoDice
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Part
from uncle_widgets.probability.show import percent

GOALS = {"agent": "an agent", "chief": "a Chief space", "player": "another player"}
MANY = {"agent": "Agents", "chief": "Spaces that point to a Chief", "player": "Other players"}


@dataclass(frozen=True)
class CanLand(Question[View]):
    """`goal`: agent, chief or player."""

    id: ClassVar[str] = "T-L1"
    title: ClassVar[str] = "Can you land on one?"
    name: ClassVar[str] = "Can I land?"
    when: ClassVar[str] = "when a marker is to be moved and a goal is near"
    concept: ClassVar[str] = "equally likely outcomes"
    misconception: ClassVar[str] = "adding the two dice, or the chances of each number"
    bots: ClassVar[str] = "greedy"
    goal: str = ""

    def targets(self, view: View) -> Mapping[str, frozenset[Place]]:
        """Where each goal stands, if anywhere."""
        table, board = view.table, view.board
        lies = dict(zip(board.chiefs, table.chiefs, strict=True))
        found = {
            "agent": table.agents,
            "chief": frozenset(place for place, chief in board.pointers.items() if lies[chief]),
            "player": frozenset(
                place for seat, place in enumerate(table.at) if seat != view.seat and place in board.paths_of
            ),
        }
        return {goal: places for goal, places in found.items() if board.distances(table.place, places)}

    def choice(self, view: View) -> str:
        offered = list(self.targets(view))
        if self.goal in offered:
            return self.goal
        first = "chief" if view.table.full and "chief" in offered else "agent"
        return first if first in offered else offered[0]

    def distances(self, view: View) -> tuple[int, ...]:
        return view.board.distances(view.table.place, self.targets(view)[self.choice(view)])

    def knobs(self, view: View) -> tuple[Knob, ...]:
        choices = tuple((goal, GOALS[goal]) for goal in self.targets(view))
        return (Knob("goal", "Goal", choices, value=self.choice(view)),)

    def ask(self, view: View) -> str | None:
        if not free(view) or not self.targets(view):
            return None
        goal, seat = self.choice(view), view.seat
        at = place_name(view.board, view.table.place)
        far = self.distances(view)
        away = f"{listed(far)} {'step' if far == (1,) else 'steps'} away"
        start = f"{does(view, seat, 'are')} on {at}. {MANY[goal]}: {away}."
        return f"{start} Does a throw of two dice let {'you' if seat == view.me else 'them'} stop on one?"

    def given(self, view: View) -> str:
        return (
            "Either die may be moved, never the sum; of a double the total must be moved. Nothing is thrown yet."
        )

    def answer(self, view: View) -> Fraction:
        return odds.lands(self.distances(view))

    def says(self, view: View) -> str:
        return f"such throws can stop on {GOALS[self.choice(view)]}"

    def _throws(self, view: View) -> tuple[int, int]:
        """How many of the 36 throws do: two different dice, doubles."""
        hits = odds.hits(self.distances(view))
        return sum(WEIGHT[p] for p in hits if p[0] != p[1]), sum(p[0] == p[1] for p in hits)

    def derive(self, view: View) -> Derivation:
        far, goal = self.distances(view), self.choice(view)
        small = [n for n in far if n <= 6]
        doubles = [n for n in far if n % 2 == 0]
        unlike, like = self._throws(view)
        lit = tokens_on(view, self.targets(view)[goal])
        without = 6 - len(small)
        lines = []
        if small:
            rest = without * (without - 1)
            lines.append(Line("Throws of two different dice", "6 × 5", "30", ("dice",) if view.table.dice else ()))
            lines.append(
                Line(f"Without a {' or '.join(map(str, small))}", f"{without} × {max(0, without - 1)}", str(rest))
            )
            lines.append(Line("With one of them", f"30 − {rest}", str(unlike), lit))
        else:
            lines.append(Line("Two different dice", "no die shows so much", "0", lit))
        many = ", ".join(f"{n // 2} and {n // 2}" for n in doubles) or "none fits"
        lines.append(Line("Doubles, which move their total", many, str(like)))
        total = unlike + like
        lines.append(
            Line("Of 36 throws", f"({unlike} + {like})/36 = {self.answer(view)}", percent(Fraction(total, 36)))
        )
        return Derivation(tuple(lines))

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        thrown, board = pair(rng), view.board
        goals = self.targets(view)[self.choice(view)]
        ends = {way.end for n in counts(thrown) for way in board.ways(view.table.place, n)}
        hit = bool(ends & goals)
        total = f"= {sum(thrown)}" if thrown[0] == thrown[1] else ""
        return hit, traces([(str(thrown[0]), total, hit), (str(thrown[1]), "", hit)])

    def parts(self, view: View) -> tuple[Part, ...]:
        unlike, like = self._throws(view)
        return (
            Part("by one of two different dice", Fraction(unlike, 36), 1),
            Part("by a double", Fraction(like, 36), 1),
            Part("not at all", Fraction(36 - unlike - like, 36), 0),
        )

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        """sums: throws whose sum fits; die: faces of one die that fit; each: the throws for each distance, added;
        unlike: throws of two different dice that fit; like: doubles that do."""
        far = {*self.distances(view)}
        unlike, like = self._throws(view)
        return {
            "sums": sum(a + b in far for a in range(1, 7) for b in range(1, 7)),
            "die": sum(n <= 6 for n in far),
            "each": sum(int(odds.lands({n}) * 36) for n in far),
            "unlike": unlike,
            "like": like,
        }

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        q = self.quantities(view)
        return wrong(
            self.answer(view),
            Mistake(
                "dice",
                "The dice added",
                Fraction(q["sums"], 36),
                "The dice are not added. Only a double moves its total.",
            ),
            Mistake("one", "One die", Fraction(q["die"], 6), "There are two dice, and either may do it."),
            Mistake(
                "twice",
                "Throws counted twice",
                capped(Fraction(q["each"], 36)),
                "A throw that fits twice is still one throw.",
            ),
            Mistake(
                "part",
                "Doubles left out",
                Fraction(q["unlike"], 36),
                "A double moves its total, and that can fit too.",
            ),
        )

    def pictures(self, view: View) -> tuple[Picture, ...]:
        far = {*self.distances(view)}
        cells = tuple(
            tuple(n for n in ((a + b,) if a == b else sorted({a, b})) if n in far)
            for a in range(1, 7) for b in range(1, 7)
        )  # fmt: skip
        unlike, like = self._throws(view)
        caption = (
            f"Each square is one throw. A number in it is a step that fits: {count(unlike, 'throw')} of two "
            f"different dice, {count(like, 'double')}. A double moves its total."
        )
        return (TwoDice("Count throws, not dice", caption, cells, "can stop there"),)

    def slots(self, view: View) -> Mapping[str, str]:
        far, unlike_like = self.distances(view), self._throws(view)
        return {
            "where": f"{does(view, view.seat, 'are')} on {place_name(view.board, view.table.place)}",
            "goals": MANY[self.choice(view)].lower(),
            "far": listed(far),
            "unlike": str(unlike_like[0]),
            "like": str(unlike_like[1]),
            "exact": f"{sum(unlike_like)} of 36 throws, {hundred(self.answer(view))}",
            "subject": subject(view, view.seat),
            "stop": verb(view, view.seat, "stop"),
        }
