"""T-L3: how long inside? A chain that every throw may end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from random import Random
from typing import ClassVar

from uncle_widgets.engine.cards import put
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.jail import inside
from uncle_widgets.games.thrush.questions.common import Thrown, being, jailed, pair, traces, turns
from uncle_widgets.games.thrush.questions.prison_why import first_double, how_long, in_time, next_throw
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import few, out_of_100
from uncle_widgets.games.words import called, capped, owner, wrong
from uncle_widgets.probability.charts import Columns
from uncle_widgets.probability.filled import Filled, Trial
from uncle_widgets.probability.pictures import Picture, WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Mistake, Node, Part
from uncle_widgets.probability.settings import setting

ASKED = {
    "before": "a double before the time is up",
    "this": "a double on the next throw",
    "exact": "the first double on a later throw",
    "mean": "how many turns in prison",
}
"""What may be asked, in a few words."""
EVENTS = {
    "before": "end with a double", "this": "are doubles", "exact": "end with a double on the {} throw", "mean": "",
}  # fmt: skip
"""What is counted of a hundred stays, or of throws."""
ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}
STAYS = {k: str(k) for k in (3, 4, 5, 6)}
DOUBLE, STILL = Fraction(1, 6), Fraction(5, 6)
ONE_NAMED = Mistake("one", "One special double", Fraction(1, 36), "There are six doubles, not just one.")
ALL_THROWS = "That's the chance for all the throws together."
_turns_inside = cache(odds.prison_turns)
"""The turns that are spent inside, at most so many."""


@dataclass(frozen=True)
class Prison(Question[View]):
    """`asked`: see ASKED; `throw`: which throw from now, for 'exact'; `stay`: turns in prison (0: the option)."""

    id: ClassVar[str] = "T-L3"
    title: ClassVar[str] = "How long in prison?"
    when: ClassVar[str] = "when a player is in prison"
    concept: ClassVar[str] = "absorbing Markov chains"
    misconception: ClassVar[str] = "a double is “due” after some failures"
    bots: ClassVar[str] = "greedy"
    asked: str = setting("before", "Question", ASKED)
    throw: int = setting(3, "Throws from now", ORDINALS)
    stay: int = setting(0, "Throws in prison", STAYS)

    @property
    def measure(self) -> str:
        return "turns" if self.asked == "mean" else "chance"

    def table(self, view: View) -> View:
        """With as many throws in prison as the question supposes."""
        seat, usual = jailed(view), view.options.jail_turns
        if seat is None or self.stay in (0, usual):
            return view
        left, jail = max(1, view.table.jail[seat] + self.stay - usual), view.table.jail
        table = view.table.but(jail=put(jail, seat, left))
        return replace(view, table=table, options=replace(view.options, jail_turns=self.stay))

    def arise(self, view: View) -> Filled[View] | None:
        seat, usual = jailed(view), view.options.jail_turns
        if seat is None:
            return None
        stay = self.stay or usual
        left = max(1, view.table.jail[seat] + stay - usual)  # throws, this one among them
        asked = self.asked if self.asked in ASKED else "before"
        nth = min(max(1, self.throw), left)  # the throw asked about, from now
        on, sits = ORDINALS.get(nth, str(nth)), being(view, seat)
        who = called(view, seat)
        freeing: dict[str, Sequence[int]] = {"this": (1,), "exact": (nth,)}
        wanted = freeing.get(asked, range(1, left + 1))

        def answer() -> Fraction:
            if asked == "mean":
                return _turns_inside(left).E()
            return odds.freed(left) if asked == "before" else STILL ** (wanted[0] - 1) * DOUBLE

        def slips() -> tuple[Mistake, ...]:
            if asked == "mean":
                return _how_long(left)
            if asked == "this":
                return _this_throw(usual)
            return _exactly(left, nth) if asked == "exact" else _added(left)

        def knobs() -> Iterator[Knob]:
            yield self.knob("asked", value=asked)
            if asked == "exact" and left > 1:
                throws = {k: words for k, words in ORDINALS.items() if k <= left}
                yield self.knob("throw", choices=throws, value=nth)
            if stay in STAYS and usual == 3:
                yield self.knob("stay", value=stay)

        def words() -> str:
            return f"{sits} in prison with {few(left, 'throw')} left. {ask()}"

        def ask() -> str:
            if asked == "mean":
                spend = "you spend" if seat == view.me else f"{who} spend"
                return f"How many more turns will {spend} in prison on average?"
            if asked == "this":
                return "How likely is it that the next throw is a double?"
            if asked == "exact":
                first = f"{owner(view, seat)} first double comes on the {on} throw"
                return f"How likely is it that {first} from now?"
            throws = "throw" if seat == view.me else "throws"
            return f"How likely is it that {who} {throws} a double before the time is up?"

        def derivation() -> Derivation:
            come = tuple(f"stay.{k}" for k in range(usual - view.table.jail[seat], usual))
            shown = inside(view) == seat and stay == usual  # a supposed stay has throws that a game's table lacks
            lit = come if shown else (f"mark.{seat}",)
            if asked == "mean":
                return how_long(left, lit)
            if asked == "this":
                found = next_throw(stay - left, lit)
            else:
                found = first_double(nth, lit) if asked == "exact" else in_time(left, lit)
            return replace(found, tree=_tree(1, left))

        def once(rng: Random) -> Trial:
            out, shown = 0, list[Thrown]()
            while not out and len(shown) < left:
                a, b = pair(rng)
                shown.append(((a, b), "double" if a == b else "", a == b))
                out = len(shown) if a == b else 0
            return (out or left) if asked == "mean" else out in wanted, traces(shown)

        def parts() -> tuple[Part, ...]:
            firsts = {k: STILL ** (k - 1) * DOUBLE for k in range(1, left + 1)}
            rows = (
                Part(f"a double on the {ORDINALS.get(k, str(k))} throw", p, int(k in wanted))
                for k, p in firsts.items()
            )
            return *rows, Part("no double", STILL**left, 0)

        def pictures() -> tuple[Picture, ...]:
            if asked == "mean":
                columns = Columns("How long a stay lasts", "", _turns_inside(left), "turns")
                return (columns,) if left > 1 else ()
            caption = "Follow 100 prisoners. Each throw frees about one in six of those who are still inside."
            freed = tuple(f"double on throw {k}" for k in wanted)
            return (WholeTree("One throw at a time", caption, _tree(1, left), freed),)

        def asks() -> dict[str, str]:
            limit = "work out a wait without an end" if asked == "mean" else "use the chance for all the throws"
            return {
                "one": "Did you think of one special double, such as 6-6?",
                "added": "Did you add one sixth for every throw?",
                "other": "Did you work out two doubles instead of one?",
                "wider": f"Did you {limit}?",
                "due": "Did you go higher because a double is “due”?",
                "part": f"Did you forget that {who} must still be in prison for the {on} throw?",
                "scaled": "Did you scale the answer with the number of throws?",
                "sure": "Did you suppose that everybody stays to the end?",
                "middle": f"Did you take the middle of the numbers from 1 to {left}?",
                "struck": "Did you take one turn off the average for a whole stay?",
            }

        return Filled(
            self,
            view,
            answer=answer,
            once=once,
            words=words,
            given=lambda: (
                f"A double frees a prisoner at once. After {few(stay, 'throw')} everybody is let out anyway. "
                "No player pays to leave."
            ),
            derivation=derivation,
            cases={"mean": "on average", "this": "throws"}.get(asked, "stays"),
            event=lambda: EVENTS[asked].format(on),
            asks=asks,
            knobs=lambda: tuple(knobs()),
            span=(1.0, 6.0) if asked == "mean" else (0.0, 1.0),
            parts=() if asked == "mean" else parts,
            pictures=pictures,
            quantities=lambda: {"n": left, "k": nth, "inside": _turns_inside(left).E()},
            mistakes=lambda: wrong(answer(), *slips()),
            slots=lambda: {
                "inside": f"{sits} in prison with {few(left, 'throw')} left",
                "freed": out_of_100(odds.freed(left)),
                "mean": turns(_turns_inside(left).E()),
                "full": turns(_turns_inside(3).E()),
            },
        )


def _added(left: int) -> tuple[Mistake, ...]:
    """What is reckoned wrong about a double before the time is up."""
    overlap = "That counts a stay twice when two of its throws would be doubles."
    return Mistake("added", "Added the chances", capped(left * DOUBLE), overlap), ONE_NAMED


def _this_throw(usual: int) -> tuple[Mistake, ...]:
    """What is reckoned wrong about the next throw."""
    return (
        Mistake("wider", "Used all the throws", odds.freed(usual), ALL_THROWS),
        Mistake("due", "Thought it was due", Fraction(1, 2), "Dice don't remember. Every throw is one in six."),
        ONE_NAMED,
    )


def _exactly(left: int, nth: int) -> tuple[Mistake, ...]:
    """What is reckoned wrong about a first double on the nth throw."""
    if nth == 1:
        return _added(left)
    return (
        Mistake(
            "added", "Added the chances", capped(nth * DOUBLE), "A double on an earlier throw doesn't count here."
        ),
        Mistake("part", "Only the last throw", DOUBLE, "First you need to get to that throw without a double."),
        Mistake("wider", "Used all the throws", odds.freed(left), ALL_THROWS),
    )


def _how_long(left: int) -> tuple[Mistake, ...]:
    """What is reckoned wrong about the turns that are spent inside."""
    return (
        Mistake("sure", "Always stayed to the end", Fraction(left), "A double can end the stay sooner."),
        Mistake("wider", "Forgot the limit", Fraction(6), "Six turns is the wait for a double without a limit."),
        Mistake("middle", "Took the middle", Fraction(left + 1, 2),
                "Short and long stays aren't equally likely."),
    )  # fmt: skip


def _tree(throw: int, left: int, words: str = "in prison", chance: Fraction | None = None) -> Node:
    """Throw by throw: a double, or on."""
    if not left:
        return Node("the time is up", chance)
    out = Node(f"double on throw {throw}", DOUBLE)
    return Node(words, chance, "", (out, _tree(throw + 1, left - 1, "no double", STILL)))
