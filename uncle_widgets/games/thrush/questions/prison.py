"""T-L3: how long inside? A chain that every throw may end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.questions.common import does, jailed, pair, ratio, subject, traces, turns
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.words import capped, count, hundred, wrong
from uncle_widgets.probability.pictures import Columns, Picture, WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Node, Part
from uncle_widgets.probability.show import percent

ASKED = {
    "before": "free by a double before the time is up",
    "this": "free by this throw",
    "exact": "free exactly on a later throw",
    "mean": "how many turns inside",
}
ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}
STAYS = (3, 4, 5, 6)
DOUBLE = Fraction(1, 6)


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

    def who(self, view: View) -> Seat:
        seat = jailed(view)
        assert seat is not None
        return seat

    def left(self, view: View) -> int:
        """Throws to come, this one among them."""
        usual = view.options.jail_turns
        return max(1, view.table.jail[self.who(view)] + (self.stay - usual if self.stay else 0))

    def nth(self, view: View) -> int:
        """The throw asked about, from now."""
        return min(max(1, self.throw), self.left(view))

    def choice(self, view: View) -> str:
        return self.asked if self.asked in ASKED else "before"

    def knobs(self, view: View) -> tuple[Knob, ...]:
        left, choice = self.left(view), self.choice(view)
        knobs = [Knob("asked", "Asked", tuple(ASKED.items()), value=choice)]
        if choice == "exact" and left > 1:
            knobs.append(
                Knob(
                    "throw",
                    "On which throw from now",
                    tuple((k, ORDINALS[k]) for k in range(1, min(left, 6) + 1)),
                    value=self.nth(view),
                )
            )
        stay = self.stay or view.options.jail_turns
        if stay in STAYS and view.options.jail_turns == 3:
            knobs.append(Knob("stay", "Turns in prison", tuple((k, str(k)) for k in STAYS), value=stay))
        return tuple(knobs)

    def ask(self, view: View) -> str | None:
        if jailed(view) is None:
            return None
        seat, left = self.who(view), self.left(view)
        throws = "one throw" if left == 1 else f"{left} throws"
        start = f"{does(view, seat, 'are')} in THRUSH HQ, with {throws} to come."
        if left == 1:
            start = f"{does(view, seat, 'are')} in THRUSH HQ, and the last throw is to come."
        match self.choice(view):
            case "this":
                return f"{start} Is the next throw a double?"
            case "exact":
                nth = ORDINALS[self.nth(view)]
                return f"{start} Does the first double come exactly on the {nth} throw from now?"
            case "mean":
                return f"{start} How many turns more are spent inside, on average?"
        return f"{start} Does a double come before the time is up?"

    def given(self, view: View) -> str:
        stay = self.stay or view.options.jail_turns
        time = f"after {count(stay, 'throw')} one is let go all the same"
        return f"A double frees at once; {time}. Nothing is paid. What was thrown before does not count."

    def answer(self, view: View) -> Fraction:
        left = self.left(view)
        match self.choice(view):
            case "this":
                return DOUBLE
            case "exact":
                return (1 - DOUBLE) ** (self.nth(view) - 1) * DOUBLE
            case "mean":
                return odds.prison_turns(left).E()
        return odds.freed(left)

    def says(self, view: View) -> str:
        match self.choice(view):
            case "this":
                return "such throws are doubles"
            case "exact":
                return f"such stays end by a double on the {ORDINALS[self.nth(view)]} throw"
            case "mean":
                return "on average"
        return "such stays end by a double"

    def derive(self, view: View) -> Derivation:
        left, lit = self.left(view), (f"mark.{self.who(view)}",)
        one = Line("Doubles", "6 of 36 throws", "1/6", lit)
        match self.choice(view):
            case "this":
                memory = Line("Dice have no memory", "1/6, whatever came before", percent(DOUBLE))
                return Derivation((one, memory), _tree(1, left))
            case "exact":
                k = self.nth(view)
                rows = [Line(f"No double on the {ORDINALS[j]} throw", "30 of 36", "5/6") for j in range(1, k)]
                formula = " × ".join([*["5/6"] * (k - 1), "1/6"])
                then = Line("Then a double", formula, percent(self.answer(view)))
                return Derivation((one, *rows, then), _tree(1, left))
            case "mean":
                rows = []
                for j in range(left):
                    words = "This turn" if not j else f"Still there for turn {j + 1}"
                    rows.append(Line(words, f"(5/6)^{j}" if j else "certain", ratio((1 - DOUBLE) ** j)))
                total = " + ".join(ratio((1 - DOUBLE) ** j) for j in range(left))
                return Derivation((one, *rows, Line("Add them", total, turns(self.answer(view)))))
        none = (1 - DOUBLE) ** left
        row = " × ".join(["5/6"] * left)
        return Derivation((
            one,
            Line("No double at all", row, ratio(none)),
            Line("At least one", f"1 − {ratio(none)} = {ratio(1 - none)}", percent(1 - none)),
        ), _tree(1, left))  # fmt: skip

    def once(self, view: View, rng: Random) -> tuple[Any, Mapping[str, Any]]:
        left, asked, shown = self.left(view), self.choice(view), []
        out = 0
        for turn in range(1, left + 1):
            thrown = pair(rng)
            double = thrown[0] == thrown[1]
            shown += [(str(thrown[0]), "double" if double else "", double), (str(thrown[1]), "", double)]
            if double:
                out = turn
                break
        found: Any = {
            "this": out == 1, "exact": out == self.nth(view), "before": bool(out), "mean": out or left,
        }[asked]  # fmt: skip
        return found, traces(shown)

    def parts(self, view: View) -> tuple[Part, ...]:
        left, asked = self.left(view), self.choice(view)
        if asked == "mean":
            return ()
        yes = {"this": {1}, "exact": {self.nth(view)}, "before": {*range(1, left + 1)}}[asked]
        rows = tuple(
            Part(
                f"a double on the {ORDINALS.get(k, str(k))} throw", (1 - DOUBLE) ** (k - 1) * DOUBLE, int(k in yes)
            )
            for k in range(1, left + 1)
        )
        return (*rows, Part("the time is up", (1 - DOUBLE) ** left, 0))

    def pictures(self, view: View) -> tuple[Picture, ...]:
        left, asked = self.left(view), self.choice(view)
        if asked == "mean":
            return (Columns("How long, how often", "", odds.prison_turns(left), "turns"),) if left > 1 else ()
        freeing = {"this": (1,), "exact": (self.nth(view),)}.get(asked, tuple(range(1, left + 1)))
        tree = self.derive(view).tree
        assert tree is not None
        caption = "Of 100 prisoners: each throw frees a sixth of those who are left."
        return (WholeTree("Throw by throw", caption, tree, tuple(f"free by throw {k}" for k in freeing)),)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        return {"n": self.left(view), "k": self.nth(view), "inside": odds.prison_turns(self.left(view)).E()}

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        left, asked, exact = self.left(view), self.choice(view), self.answer(view)
        if asked == "mean":
            mean = Fraction(left + 1, 2)
            return wrong(
                exact,
                Mistake("sure", "Always to the end", Fraction(left), "A double may end it sooner."),
                Mistake("wider", "No limit", Fraction(6), "Six throws is the wait for a double without an end."),
                Mistake("middle", "The middle", mean, "The throws are not equally likely to be the last."),
            )  # fmt: skip
        added = capped(left * DOUBLE)
        found = [
            Mistake("added", "Chances added", added, "The throws overlap: two doubles are counted twice."),
            Mistake("one", "One named double", Fraction(1, 36), "There are six doubles, not one."),
        ]
        if asked == "this":
            found = [
                Mistake(
                    "wider",
                    "All the throws",
                    odds.freed(view.options.jail_turns),
                    "That is the chance over all throws.",
                ),
                Mistake("due", "It is due", Fraction(1, 2), "Dice owe nothing: each throw is one in six."),
                Mistake("one", "One named double", Fraction(1, 36), "There are six doubles, not one."),
            ]
        if asked == "exact" and self.nth(view) > 1:
            found = [
                Mistake("part", "The throw alone", DOUBLE, "You must still be there to throw it."),
                Mistake("wider", "All the throws", odds.freed(left), "That is the chance over all throws."),
            ]
        return wrong(exact, *found)

    def span(self, view: View) -> tuple[float, float]:
        return (1.0, 6.0) if self.choice(view) == "mean" else (0.0, 1.0)

    def slots(self, view: View) -> Mapping[str, str]:
        left = self.left(view)
        return {
            "inside": f"{does(view, self.who(view), 'are')} in prison with {count(left, 'throw')} to come",
            "freed": hundred(odds.freed(left)),
            "mean": turns(odds.prison_turns(left).E()),
            "three": hundred(odds.freed(3)),
            "full": turns(odds.prison_turns(3).E()),
            "who": subject(view, self.who(view)),
        }


def _tree(throw: int, left: int, words: str = "in prison", chance: Fraction | None = None) -> Node:
    """Throw by throw: a double, or on."""
    if not left:
        return Node("the time is up", chance)
    out = Node(f"free by throw {throw}", DOUBLE)
    return Node(words, chance, "", (out, _tree(throw + 1, left - 1, "no double", 1 - DOUBLE)))
