"""T-L1: which throws can stop on what one wants?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import ClassVar, NamedTuple

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import WEIGHT, counts
from uncle_widgets.games.thrush.odds import STEPS, hits
from uncle_widgets.games.thrush.questions import common
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import place_name
from uncle_widgets.games.words import called, capital, capped, count, does, hundred, spoken, wrong
from uncle_widgets.probability.dice import TwoDice
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Part
from uncle_widgets.probability.settings import setting
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
    goal: str = setting("", "Goal", GOALS)

    def table(self, view: View) -> View:
        return common.unthrown(view)

    def arise(self, view: View) -> Filled[View] | None:
        targets = _targets(view) if common.free(view) else {}
        if not targets:
            return None
        wants = ("new", "chief", "agent") if view.table.full else ("agent",)
        usual = next((goal for goal in wants if goal in targets), next(iter(targets)))
        goal = self.goal if self.goal in targets else usual
        places, far = targets[goal]
        seat, board = view.table.seat, view.options.board
        place, (unlike, like) = view.table.at[seat], _fitting(far)
        p = Fraction(unlike + like, 36)

        def away() -> str:
            return f"{spoken(far)} {'step' if far == (1,) else 'steps'}"

        def start() -> str:
            return f"{does(view, seat, LETTERS, 'are')} on {place_name(board, place)}"

        def words() -> str:
            ask = f"Does a throw of two dice let {'you' if seat == view.me else 'them'} stop on one?"
            return f"{start()}. {MANY[goal]}: {away()} away. {ask}"

        def given() -> str:
            yet = common.as_if_unthrown(view) or "Nothing is thrown yet."
            return f"Either die may be moved, never the sum; of a double the total must be moved. {yet}"

        def reached(far: Sequence[int]) -> tuple[str, ...]:
            """The items of what stands so many steps away."""
            ends = {way.end for n in far for way in board.ways(place, n)}
            return common.tokens_on(view, ends & places)

        def derivation() -> Derivation:
            small, even = [n for n in far if n <= 6], [n for n in far if n % 2 == 0]
            without = 6 - len(small)
            thrown = ("dice" if view.table.dice else f"mark.{seat}",)
            if small:
                rest, named = without * (without - 1), spoken(small, "or")
                lines = [
                    Line("Throws of two different dice", "6 × 5", "30", thrown),
                    Line(f"Without a {named}", f"{without} × {max(0, without - 1)}", str(rest)),
                    Line("With one of them", f"30 − {rest}", str(unlike), reached(small)),
                ]
            else:
                lines = [Line("Two different dice", "no die shows so much", "0", reached(far))]
            doubles = ", ".join(f"{n // 2} and {n // 2}" for n in even) or "none fits"
            return Derivation((
                *lines,
                Line("Doubles, which move their total", doubles, str(like), reached(even)),
                Line("Of 36 throws", f"({unlike} + {like})/36 = {p}", percent(p)),
            ))  # fmt: skip

        def once(rng: Random) -> Trial:
            thrown = common.pair(rng)
            ends = {way.cells[-1] for n in counts(thrown) for way in board.ways(place, n)}
            hit = bool(ends & places)
            total = f"= {sum(thrown)}" if thrown[0] == thrown[1] else ""
            return hit, common.traces([(thrown, total, hit)])

        def quantities() -> dict[str, int]:
            """sums: throws whose sum fits; die: faces of one die that fit; each: the throws for each distance,
            added; unlike: throws of two different dice that fit; like: doubles that do."""
            return {
                "sums": sum(a + b in far for a in range(1, 7) for b in range(1, 7)),
                "die": sum(n <= 6 for n in far),
                "each": sum(WEIGHT[pair] * len(steps.intersection(far)) for pair, steps in STEPS.items()),
                "unlike": unlike,
                "like": like,
            }

        def mistakes() -> tuple[Mistake, ...]:
            q = quantities()
            twice = capped(Fraction(q["each"], 36))
            return wrong(
                p,
                Mistake("dice", "The dice added", Fraction(q["sums"], 36),
                        "The dice are not added. Only a double moves its total."),
                Mistake("one", "One die", Fraction(q["die"], 6), "There are two dice, and either may do it."),
                Mistake("twice", "Throws counted twice", twice, "A throw that fits twice is still one throw."),
                Mistake("part", "Doubles left out", Fraction(unlike, 36),
                        "A double moves its total, and that can fit too."),
            )  # fmt: skip

        def pictures() -> tuple[TwoDice, ...]:
            cells = tuple(
                tuple(n for n in ((a + b,) if a == b else sorted({a, b})) if n in far)
                for a in range(1, 7) for b in range(1, 7)
            )  # fmt: skip
            caption = (
                f"Each square is one throw. A number in it is a step that fits: {count(unlike, 'throw')} of two "
                f"different dice, {count(like, 'double')}. A double moves its total."
            )
            return (TwoDice("Count throws, not dice", caption, cells, "can stop there"),)

        return Filled(
            self,
            view,
            answer=p,
            once=once,
            words=words,
            given=given,
            derivation=derivation,
            says=f"such throws can stop on {GOALS[goal]}",
            knobs=lambda: (self.knob("goal", choices={one: GOALS[one] for one in targets}, value=goal),),
            parts=lambda: (
                Part("by one of two different dice", Fraction(unlike, 36), 1),
                Part("by a double", Fraction(like, 36), 1),
                Part("not at all", Fraction(36 - unlike - like, 36), 0),
            ),
            quantities=quantities,
            mistakes=mistakes,
            pictures=pictures,
            slots=lambda: {
                "where": start(),
                "goals": MANY[goal].lower(),
                "far": away(),
                "unlike": str(unlike),
                "like": str(like),
                "exact": f"{unlike + like} of 36 throws, {hundred(p)}",
                "subject": capital(called(view, seat)),
                "stop": "stop" if seat == view.me else "stops",
            },
        )


@lru_cache(maxsize=1024)
def _fitting(far: tuple[int, ...]) -> tuple[int, int]:
    """How many throws of two different dice can stop so far away, and how many doubles."""
    throws = hits(far)
    like = sum(a == b for a, b in throws)
    return sum(WEIGHT[pair] for pair in throws) - like, like


class Target(NamedTuple):
    """Where what is wanted stands, and how far that is, in steps along a path."""

    places: frozenset[Place]
    far: tuple[int, ...]


def _targets(view: View) -> dict[str, Target]:
    """The goals that are near enough."""
    table, board = view.table, view.options.board
    here, new = table.at[table.seat], common.unlooked(view, table.seat) if table.full else frozenset()
    lies = {chief for chief, on in zip(board.chiefs, table.chiefs, strict=True) if on}
    others = (at for seat, at in enumerate(table.at) if seat != table.seat and at in board.paths_of)
    found = {
        "agent": table.agents,
        "new": frozenset(place for place, chief in board.pointers.items() if chief in new),
        "chief": frozenset(place for place, chief in board.pointers.items() if chief in lies),
        "player": frozenset(others),
    }
    return {goal: Target(places, far) for goal, places in found.items() if (far := board.distances(here, places))}
