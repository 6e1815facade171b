"""T-L1: which throws can stop on what one wants?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import ClassVar, NamedTuple

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import WEIGHT, counts
from uncle_widgets.games.thrush.odds import STEPS, hits
from uncle_widgets.games.thrush.questions import common
from uncle_widgets.games.thrush.questions.land_why import which_throws
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import few, place_name
from uncle_widgets.games.words import called, capital, capped, owner, spoken, wrong
from uncle_widgets.probability.dice import TwoDice
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Mistake, Part
from uncle_widgets.probability.settings import setting

GOALS = {
    "agent": "an agent", "new": "an unknown Chief", "chief": "a Chief", "player": "another player",
}  # fmt: skip


@dataclass(frozen=True)
class CanLand(Question[View]):
    """`goal`: agent, chief or player; new: a Chief that who moves has not looked at."""

    id: ClassVar[str] = "T-L1"
    title: ClassVar[str] = "Can you land on one?"
    name: ClassVar[str] = "Can I land?"
    when: ClassVar[str] = "when a player is about to throw and has something in reach"
    concept: ClassVar[str] = "equally likely outcomes"
    misconception: ClassVar[str] = "adding the two dice, or adding the chances of each distance"
    bots: ClassVar[str] = "greedy"
    one_trial: ClassVar[str] = "throw the two dice"
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

        who, has = called(view, seat), "have" if seat == view.me else "has"

        def away() -> str:
            return f"{spoken(far)} {'step' if far == (1,) else 'steps'} away"

        def met() -> list[Seat]:
            """The other players in reach."""
            if goal != "player":
                return []
            return [other for other, at in enumerate(view.table.at) if other != seat and at in reach(far)]

        def sought() -> str:
            """'There are agents 2 and 5 steps away.'"""
            single = len(reach(far)) == 1
            if goal == "agent":
                return f"There {'is an agent' if single else 'are agents'} {away()}."
            if goal == "player":
                one = met()
                return f"{common.being(view, one[0]) if len(one) == 1 else 'There are other players'} {away()}."
            new = f" that {who} {has}n't looked at" if goal == "new" else ""
            many = capital(few(len(reach(far)), "space")) if len(far) == 1 else "Spaces"
            point = f"The space {away()} points" if single else f"{many} {away()} point"
            return f"{point} to a Chief{new}."

        def ask() -> str:
            stops = {"agent": "an agent", "player": "the space of another player"}
            stop = stops.get(goal, "that space" if len(reach(far)) == 1 else "one of these spaces")
            if len(one := met()) == 1:
                stop = f"{owner(view, one[0])} space"
            return f"How likely is it that {who} can stop on {stop}?"

        def start() -> str:
            return f"{common.being(view, seat)} on {place_name(board, place)}"

        def words() -> str:
            return f"{start()}. {sought()} {ask()}"

        def given() -> str:
            return " ".join(filter(None, (common.moving(view, seat), common.as_if_unthrown(view))))

        def reach(far: Sequence[int]) -> frozenset[Place]:
            """The places so many steps away where what is wanted stands."""
            return places.intersection(way.end for n in far for way in board.ways(place, n))

        def reached(far: Sequence[int]) -> tuple[str, ...]:
            """The items of what stands so many steps away."""
            return common.tokens_on(view, reach(far))

        def derivation() -> Derivation:
            return which_throws(who, far, unlike, like, reached)

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
                Mistake("dice", "Added the dice", Fraction(q["sums"], 36),
                        "You don't add the dice. You only move the total of a double."),
                Mistake("one", "Used one die", Fraction(q["die"], 6),
                        "You throw two dice, and either of them may fit."),
                Mistake("twice", "Counted a throw twice", twice, "A throw that fits twice is still one throw."),
                Mistake("part", "Left out the doubles", Fraction(unlike, 36),
                        "With a double you move its total, and that can fit too."),
            )  # fmt: skip

        def pictures() -> tuple[TwoDice, ...]:
            cells = tuple(
                tuple(n for n in ((a + b,) if a == b else sorted({a, b})) if n in far)
                for a in range(1, 7) for b in range(1, 7)
            )  # fmt: skip
            caption = f"Each square is one throw and shows the steps that fit. Here {_told(unlike, like)}."
            return (TwoDice("Count throws, not dice", caption, cells, "fit"),)

        def asks() -> dict[str, str]:
            both = [n for n in far if n <= 6][:2]
            throw = f"a throw like {both[0]}-{both[1]}" if len(both) == 2 else "a throw"
            return {
                "dice": "Did you add the two dice?",
                "twice": f"Did you count {throw} twice?",
                "added": "Did you add the chances of the distances?",
                "one": "Did you think of only one die?",
                "part": "Did you leave out the doubles?",
            }

        aims = {"new": "a new Chief", "player": "another player"}

        return Filled(
            self,
            view,
            answer=p,
            once=once,
            words=words,
            given=given,
            derivation=derivation,
            cases="throws",
            event=f"let {who} reach {aims.get(goal, GOALS[goal])}",
            asks=asks,
            knobs=lambda: (self.knob("goal", choices={one: GOALS[one] for one in targets}, value=goal),),
            parts=lambda: (
                Part("one die fits", Fraction(unlike, 36), 1),
                Part("a double fits", Fraction(like, 36), 1),
                Part("nothing fits", Fraction(36 - unlike - like, 36), 0),
            ),
            quantities=quantities,
            mistakes=mistakes,
            pictures=pictures,
            slots=lambda: {
                "where": start(),
                "sought": sought(),
                "fits": _told(unlike, like),
                "exact": f"{unlike + like} of the 36 throws",
            },
        )


@lru_cache(maxsize=1024)
def _fitting(far: tuple[int, ...]) -> tuple[int, int]:
    """How many throws of two different dice can stop so far away, and how many doubles."""
    throws = hits(far)
    like = sum(a == b for a, b in throws)
    return sum(WEIGHT[pair] for pair in throws) - like, like


def _told(unlike: int, like: int) -> str:
    """'18 throws of two different numbers and one double fit', 'two doubles fit, but ...'."""
    throws, doubles = f"{few(unlike, 'throw')} of two different numbers", few(like, "double")
    if not unlike and not like:
        return "no throw fits"
    if not like:
        return f"{throws} fit, but no double does"
    if not unlike:
        return f"{doubles} {'fits' if like == 1 else 'fit'}, but no throw of two different numbers does"
    return f"{throws} and {doubles} fit"


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
