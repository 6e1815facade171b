"""T-L3: how long inside? A chain that every throw may end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.jail import inside
from uncle_widgets.games.thrush.questions.common import jailed, pair, ratio, traces, turns
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.words import called, capital, capped, count, does, hundred, power, wrong
from uncle_widgets.probability.charts import Columns
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import Picture, WholeTree
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Node, Part
from uncle_widgets.probability.show import percent

ASKED = {
    "before": ("free by a double before the time is up", "Does a double come before the time is up?",
               "such stays end by a double"),
    "this": ("free by this throw", "Is the next throw a double?", "such throws are doubles"),
    "exact": ("free exactly on a later throw", "Does the first double come exactly on the {} throw from now?",
              "such stays end by a double on the {} throw"),
    "mean": ("how many turns inside", "How many turns more are spent inside, on average?", "on average"),
}  # fmt: skip
"""What may be asked: in a few words, as the question, and what of 100 is counted."""
ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}
STAYS = (3, 4, 5, 6)
DOUBLE, STILL = Fraction(1, 6), Fraction(5, 6)
ONE_NAMED = Mistake("one", "One named double", Fraction(1, 36), "There are six doubles, not one.")
ALL_THROWS = "That is the chance over all throws."


@dataclass(frozen=True)
class Prison(Question[View]):
    """`asked`: see ASKED; `throw`: which throw from now, for 'exact'; `stay`: turns in prison (0: the option)."""

    id: ClassVar[str] = "T-L3"
    title: ClassVar[str] = "How long inside?"
    when: ClassVar[str] = "while somebody is in prison"
    concept: ClassVar[str] = "an absorbing Markov chain"
    misconception: ClassVar[str] = "a double is due"
    bots: ClassVar[str] = "greedy"
    asked: str = "before"
    throw: int = 3
    stay: int = 0

    @property
    def measure(self) -> str:
        return "turns" if self.asked == "mean" else "chance"

    def arise(self, view: View) -> Inside | None:
        seat, usual = jailed(view), view.options.jail_turns
        if seat is None:
            return None
        stay = self.stay or usual
        left = max(1, view.table.jail[seat] + stay - usual)
        asked = self.asked if self.asked in ASKED else "before"
        return FORMS[asked](self, view, seat, stay, left, asked)


@dataclass(eq=False)
class Inside(Posed[View]):
    """Whether `seat` throws a double while there are throws `left`, this one among them, of a whole `stay`."""

    question: Prison
    seat: Seat
    stay: int
    left: int
    asked: str

    def __post_init__(self) -> None:
        self.sits = does(self.view, self.seat, LETTERS, "are")
        self.nth = min(max(1, self.question.throw), self.left)  # the throw asked about, from now
        self.on = ORDINALS.get(self.nth, str(self.nth))
        self.says = ASKED[self.asked][2].format(self.on)
        self.throws = range(1, self.left + 1)
        freeing: dict[str, Sequence[int]] = {"this": (1,), "exact": (self.nth,)}
        self.freeing = freeing.get(self.asked, self.throws)

    @cached_property
    def inside(self) -> Dist[int]:
        """The turns that are spent inside."""
        return odds.prison_turns(self.left)

    def answer(self) -> Fraction:
        return {
            "before": odds.freed(self.left),
            "this": DOUBLE,
            "exact": STILL ** (self.nth - 1) * DOUBLE,
            "mean": self.inside.E(),
        }[self.asked]

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        asked = tuple((key, words[0]) for key, words in ASKED.items())
        found = [Knob("asked", "Asked", asked, value=self.asked)]
        if self.asked == "exact" and self.left > 1:
            throws = tuple((k, ORDINALS[k]) for k in range(1, min(self.left, 6) + 1))
            found.append(Knob("throw", "On which throw from now", throws, value=self.nth))
        if self.stay in STAYS and self.view.options.jail_turns == 3:
            found.append(Knob("stay", "Turns in prison", tuple((k, str(k)) for k in STAYS), value=self.stay))
        return tuple(found)

    @cached_property
    def words(self) -> str:
        throws = "and the last throw is" if self.left == 1 else f"with {self.left} throws"
        start = f"{self.sits} in THRUSH HQ, {throws} to come."
        return f"{start} {ASKED[self.asked][1].format(self.on)}"

    @cached_property
    def given(self) -> str:
        time = f"after {count(self.stay, 'throw')} one is let go all the same"
        return f"A double frees at once; {time}. Nothing is paid. What was thrown before does not count."

    @cached_property
    def derivation(self) -> Derivation:
        one = Line("Doubles", "6 of 36 throws", "1/6", (f"mark.{self.seat}",))
        last, shown = self.view.options.jail_turns, inside(self.view) == self.seat
        come = tuple(f"stay.{k}" for k in range(last - self.view.table.jail[self.seat], last))
        steps = (replace(line, lit=come if shown else one.lit) for line in self.steps())
        return Derivation((one, *steps), None if self.asked == "mean" else _tree(1, self.left))

    def steps(self) -> Iterator[Line]:
        none, some = ratio(1 - self.number), ratio(self.number)
        yield Line("No double at all", " × ".join(["5/6"] * self.left), none)
        yield Line("At least one", f"1 − {none} = {some}", percent(self.number))

    def once(self, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        shown, out = list[tuple[tuple[int, int], str, bool]](), 0
        for turn in self.throws:
            a, b = pair(rng)
            shown.append(((a, b), "double" if a == b else "", a == b))
            if a == b:
                out = turn
                break
        return self.came(out), traces(shown)

    def came(self, out: int) -> bool | int:
        """What comes of a stay that ends by a double on this throw; 0: by none."""
        return out in self.freeing

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        firsts = {k: STILL ** (k - 1) * DOUBLE for k in self.throws}
        rows = (
            Part(f"a double on the {ORDINALS.get(k, str(k))} throw", p, int(k in self.freeing))
            for k, p in firsts.items()
        )
        return *rows, Part("the time is up", STILL**self.left, 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        caption = "Of 100 prisoners: each throw frees a sixth of those who are left."
        freed = tuple(f"free by throw {k}" for k in self.freeing)
        return (WholeTree("Throw by throw", caption, _tree(1, self.left), freed),)

    @cached_property
    def quantities(self) -> Mapping[str, Fraction | int]:
        return {"n": self.left, "k": self.nth, "inside": self.inside.E()}

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return wrong(self.number, *self.slips())

    def slips(self) -> Iterator[Mistake]:
        added = capped(self.left * DOUBLE)
        yield Mistake("added", "Chances added", added, "The throws overlap: two doubles are counted twice.")
        yield ONE_NAMED

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {
            "inside": f"{self.sits} in prison with {count(self.left, 'throw')} to come",
            "freed": hundred(odds.freed(self.left)),
            "mean": turns(self.inside.E()),
            "three": hundred(odds.freed(3)),
            "full": turns(odds.prison_turns(3).E()),
            "who": capital(called(self.view, self.seat)),
        }


class ThisThrow(Inside):
    """Whether the next throw is a double."""

    def steps(self) -> Iterator[Line]:
        yield Line("Dice have no memory", "1/6, whatever came before", percent(DOUBLE))

    def slips(self) -> Iterator[Mistake]:
        freed = odds.freed(self.view.options.jail_turns)
        yield Mistake("wider", "All the throws", freed, ALL_THROWS)
        yield Mistake("due", "It is due", Fraction(1, 2), "Dice owe nothing: each throw is one in six.")
        yield ONE_NAMED


class Exactly(Inside):
    """Whether the first double comes on the nth throw."""

    def steps(self) -> Iterator[Line]:
        for k in range(1, self.nth):
            yield Line(f"No double on the {ORDINALS[k]} throw", "30 of 36", "5/6")
        yield Line("Then a double", " × ".join([*["5/6"] * (self.nth - 1), "1/6"]), percent(self.number))

    def slips(self) -> Iterator[Mistake]:
        if self.nth == 1:
            yield from super().slips()
            return
        yield Mistake("part", "The throw alone", DOUBLE, "You must still be there to throw it.")
        yield Mistake("wider", "All the throws", odds.freed(self.left), ALL_THROWS)


class HowLong(Inside):
    """How many turns are spent inside."""

    parts, span = (), (1.0, 6.0)

    def steps(self) -> Iterator[Line]:
        still = [ratio(STILL**j) for j in range(self.left)]
        yield Line("This turn", "certain", still[0])
        for j in range(1, self.left):
            yield Line(f"Still there for turn {j + 1}", power("5/6", j), still[j])
        yield Line("Add them", " + ".join(still), turns(self.number))

    def came(self, out: int) -> int:
        return out or self.left

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        return (Columns("How long, how often", "", self.inside, "turns"),) if self.left > 1 else ()

    def slips(self) -> Iterator[Mistake]:
        left, middle = self.left, Fraction(self.left + 1, 2)
        yield Mistake("sure", "Always to the end", Fraction(left), "A double may end it sooner.")
        yield Mistake("wider", "No limit", Fraction(6), "Six throws is the wait for a double without an end.")
        yield Mistake("middle", "The middle", middle, "The throws are not equally likely to be the last.")


FORMS: Mapping[str, Callable[..., Inside]] = {
    "before": Inside, "this": ThisThrow, "exact": Exactly, "mean": HowLong,
}  # fmt: skip


def _tree(throw: int, left: int, words: str = "in prison", chance: Fraction | None = None) -> Node:
    """Throw by throw: a double, or on."""
    if not left:
        return Node("the time is up", chance)
    out = Node(f"free by throw {throw}", DOUBLE)
    return Node(words, chance, "", (out, _tree(throw + 1, left - 1, "no double", STILL)))
