"""N-L6: whether a call that is not made is noticed, by the complement rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.questions import trials
from uncle_widgets.games.uno.questions.common import held_keys, opponents
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.words import capped, count, hundred, wrong
from uncle_widgets.probability.counting import binomial
from uncle_widgets.probability.pictures import Picture, WholeTree
from uncle_widgets.probability.question import Posed, Question
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
    misconception: ClassVar[str] = "adding up the opponents' chances"
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
        here = opponents(view) if view.table.order else view.hands[1:]
        return self.opponents or len(here)

    def arise(self, view: View) -> Caught:
        return Caught(self, view, self.choice(view))


@dataclass(eq=False)
class Caught(Posed[View]):
    """The question about `k` opponents, each of whom notices with chance `p`."""

    question: WillTheyCatch
    k: int
    given = "Only the number of opponents counts. You do not notice it yourself in time."
    says = "missing calls are caught"

    def __post_init__(self) -> None:
        notice = self.question.notice
        self.p, self.notice, self.misses = Fraction(notice, 100), f"{notice}%", f"{100 - notice}%"
        self.each = f"Each of {count(self.k, 'opponent')}" if self.k > 1 else "Your opponent"

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        table, notice = self.question.at(opponents=0).choice(self.view), self.question.notice
        counts = tuple((n, str(n)) for n in sorted({1, 2, 3, 5, 9, table, self.k}))
        rates = tuple((n, f"{n}%") for n in sorted({10, 30, 50, 80, notice}))
        return (
            Knob("opponents", "Opponents", counts, value=self.k),
            Knob("notice", "Each notices with", rates, supposes=True, value=notice),
        )

    @cached_property
    def words(self) -> str:
        laid = "You lay your last card but one and do not say UNO."
        if self.view.me == self.view.table.owing:
            laid = "You have laid your last card but one and have not said UNO."
        return f"{laid} {self.each} notices with chance {self.notice}. Are you caught?"

    def answer(self) -> Fraction:
        return odds.caught(self.k, self.p)

    @cached_property
    def derivation(self) -> Derivation:
        k, miss, exact = self.k, self.misses, percent(self.number)
        seats = opponents(self.view) if self.view.table.order else ()
        held = [held_keys(self.view, seat) for seat in seats[:k]]
        xs = tuple(range(1, 10))
        missed = " × ".join([miss] * k) if k <= 4 else f"{miss} to the power {k}"
        all_miss = percent(1 - self.number)
        curve = Curve(
            "Caught, by the number of opponents", xs, tuple(odds.caught(n, self.p) for n in xs),
            Fraction(1), "certain", "opponents", here=k,
        )  # fmt: skip
        return Derivation((
            Line("One opponent misses it", f"1 − {self.notice}", percent(1 - self.p), held[0]),
            Line("All of them miss it" if k > 1 else "Nobody notices", missed, all_miss, sum(held, ())),
            Line("At least one notices", "1 − that", exact),
            Line("What it costs, on average", f"2 × {exact}", f"about {float(2 * self.number):.1f} cards"),
        ), curve=curve)  # fmt: skip

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        caught, eyes = trials.catches(self.k, self.question.notice, rng)
        return caught, traced(Trace(words="sees" if sees else "misses", counts=sees, eye=True) for sees in eyes)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        eyes = binomial(self.k, self.p)
        one, none = eyes.P(lambda k: k == 1), eyes.P(lambda k: k == 0)
        return (
            Part("by one opponent alone", one, 1),
            Part("by two or more", 1 - one - none, 2),
            Part("by nobody", none, 0),
        )

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """Who sees it, one after the other, as a tree."""
        k, p, exact = self.k, self.p, self.number
        if not 1 < k <= TREE or exact in (0, 1):
            return ()
        for n in (100, 1_000, 10_000):  # as few as tell the answer to the nearest of 100
            missed = n
            for _ in range(k):
                missed = shares((p, 1 - p), missed)[1]
            if of_hundred(Fraction(n - missed, n)) == of_hundred(exact):
                break
        caption = "Only those that all of them miss stay unseen. Count these, and take them from all."
        tree = Node("calls left out", None, "", _after(k, p))
        return (WholeTree("One after the other", caption, tree, (SEES,), (), n),)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        k, p, notice = self.k, self.p, self.notice
        twice = "When two of them notice, it counts that twice."
        return wrong(
            self.number,
            Mistake("added", f"{k} × {notice}", capped(k * p), twice),
            Mistake("one", notice, p, "That is one opponent. Any of them may notice."),
            Mistake("other", "All must notice", p**k, "One who notices is enough."),
        )

    @cached_property
    def slots(self) -> Mapping[str, str]:
        numbers = {"one": 1, "three": 3, "nine": 9}
        return {
            "each": self.each,
            "notice": self.notice,
            "miss": self.misses,
            "exact": hundred(self.number),
            "cost": f"{float(2 * self.number):.2f}",
            "added": f"{3 * self.question.notice}%",
            **{word: percent(odds.caught(n, self.p)) for word, n in numbers.items()},
        }
