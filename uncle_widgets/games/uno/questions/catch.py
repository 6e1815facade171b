"""N-L6: whether a call that is not made is noticed, by the complement rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.questions import trials
from uncle_widgets.games.uno.questions.common import held_keys
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.words import capped, count, hundred, wrong
from uncle_widgets.probability.counting import binomial
from uncle_widgets.probability.pictures import Picture, WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.rounding import shares
from uncle_widgets.probability.show import of_hundred, percent
from uncle_widgets.refusal import whole

SEES, MISSES = "sees it", "misses it"
TREE = 4
"""Opponents, at most, that a tree shows."""


def _after(k: int, p: Fraction) -> tuple[Node, ...]:
    """What `k` opponents do who are asked one after the other, up to the one who sees it."""
    return (Node(SEES, p), Node(MISSES, 1 - p, "", _after(k - 1, p))) if k else ()


@dataclass(frozen=True)
class WillTheyCatch(Question[View]):
    """N-L6: is a missing call noticed? `opponents` 0 means all at this table; `notice` in per cent."""

    id: ClassVar[str] = "N-L6"
    title: ClassVar[str] = "Should I bother to say UNO?"
    name: ClassVar[str] = "Say UNO?"
    when: ClassVar[str] = "always: when the last card but one is laid"
    concept: ClassVar[str] = "the complement rule"
    one_trial: ClassVar[str] = "let each opponent look once"
    misconception: ClassVar[str] = "adding up: three opponents at 30% make 90%"
    opponents: int = 0
    notice: int = 30

    def __post_init__(self) -> None:
        whole("opponents", self.opponents, 0, 9)
        whole("notice", self.notice, 0, 100)

    @property
    def model(self) -> Model:
        words = f"We suppose that each opponent notices with chance {self.notice}%, whatever the others do."
        return Model("notice", words)

    def choice(self, view: View) -> int:
        return self.opponents or len(view.table.order or view.hands) - 1

    def knobs(self, view: View) -> tuple[Knob, ...]:
        table = self.at(opponents=0).choice(view)
        counts = sorted({1, 2, 3, 5, 9, table, self.choice(view)})
        rates = tuple((n, f"{n}%") for n in sorted({10, 30, 50, 80, self.notice}))
        return (
            Knob("opponents", "Opponents", tuple((n, str(n)) for n in counts), value=self.choice(view)),
            Knob("notice", "Each notices with", rates, supposes=True, value=self.notice),
        )

    def ask(self, view: View) -> str | None:
        laid = "You lay your last card but one and do not say UNO."
        if view.me == view.table.owing:
            laid = "You have laid your last card but one and have not said UNO."
        return f"{laid} {self.each(view)} notices with chance {self.notice}%. Are you caught?"

    def each(self, view: View) -> str:
        """'Each of 3 opponents', 'Your opponent'."""
        n = self.choice(view)
        return f"Each of {count(n, 'opponent')}" if n > 1 else "Your opponent"

    def given(self, view: View) -> str:
        return "Only the number of opponents counts. You do not notice it yourself in time."

    def answer(self, view: View) -> Fraction:
        return odds.caught(self.choice(view), Fraction(self.notice, 100))

    def says(self, view: View) -> str:
        return "missing calls are caught"

    def derive(self, view: View) -> Derivation:
        k, p, exact = self.choice(view), Fraction(self.notice, 100), self.answer(view)
        seats = [seat for seat in view.table.order if seat != view.me]
        lit = tuple(key for seat in seats for key in held_keys(view, seat)) if len(seats) == k else ()
        xs = tuple(range(1, 10))
        miss = f"{100 - self.notice}%"
        missed = " × ".join([miss] * k) if k <= 4 else f"{miss} to the power {k}"
        return Derivation(
            (
                Line("One opponent misses it", f"1 − {self.notice}%", percent(1 - p)),
                Line("All of them miss it" if k > 1 else "Nobody notices", missed, percent(1 - exact), lit),
                Line("At least one notices", "1 − that", percent(exact)),
                Line("What it costs, on average", f"2 × {percent(exact)}", f"about {float(2 * exact):.1f} cards"),
            ),
            curve=Curve(
                "Caught, by the number of opponents",
                xs,
                tuple(odds.caught(n, p) for n in xs),
                Fraction(1),
                "certain",
                "opponents",
                here=k,
            ),
        )

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        caught, eyes = trials.catches(self.choice(view), self.notice, rng)
        asked = (Trace(words="sees" if sees else "misses", counts=sees, eye=True) for sees in eyes)
        return caught, traced(asked)

    def parts(self, view: View) -> tuple[Part, ...]:
        eyes = binomial(self.choice(view), Fraction(self.notice, 100))
        one, none = eyes.P(lambda k: k == 1), eyes.P(lambda k: k == 0)
        return (
            Part("by one opponent alone", one, 1),
            Part("by two or more", 1 - one - none, 2),
            Part("by nobody", none, 0),
        )

    def pictures(self, view: View) -> tuple[Picture, ...]:
        """Who sees it, one after the other, as a tree."""
        k, p, exact = self.choice(view), Fraction(self.notice, 100), self.answer(view)
        if not 1 < k <= TREE or exact in (0, 1):
            return ()
        tree = Node("calls left out", None, "", _after(k, p))
        for n in (100, 1_000, 10_000):  # as few as tell the answer to the nearest of 100
            missed = n
            for _ in range(k):
                missed = shares((p, 1 - p), missed)[1]
            if of_hundred(Fraction(n - missed, n)) == of_hundred(exact):
                break
        caption = "Only those that all of them miss stay unseen. Count these, and take them from all."
        return (WholeTree("One after the other", caption, tree, (SEES,), (), n),)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        k, p = self.choice(view), Fraction(self.notice, 100)
        return wrong(
            self.answer(view),
            Mistake(
                "added", f"{k} × {self.notice}%", capped(k * p), "When two of them notice, it counts that twice."
            ),
            Mistake("one", f"{self.notice}%", p, "That is one opponent. Any of them may notice."),
            Mistake("other", "All must notice", p**k, "One who notices is enough."),
        )

    def slots(self, view: View) -> Mapping[str, str]:
        exact, rate = self.answer(view), Fraction(self.notice, 100)
        return {
            "each": self.each(view),
            "notice": f"{self.notice}%",
            "miss": f"{100 - self.notice}%",
            "exact": hundred(exact),
            "cost": f"{float(2 * exact):.2f}",
            "one": percent(odds.caught(1, rate)),
            "three": percent(odds.caught(3, rate)),
            "nine": percent(odds.caught(9, rate)),
            "added": f"{3 * self.notice}%",
        }
