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
from uncle_widgets.games.uno.questions.common import held_keys, opponents
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.words import capped, count, hundred, wrong
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.rounding import shares
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import of_hundred, percent

SEES, MISSES = "sees it", "misses it"
TREE = 4
"""Opponents, at most, that a tree shows."""


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
    opponents: int = setting(0, "Opponents", {n: str(n) for n in (1, 2, 3, 5, 9)}, between=(0, 9))
    notice: int = setting(
        30, "Each notices with", {n: f"{n}%" for n in (10, 30, 50, 80)},
        supposes=True, between=(0, 100), other="{}%",
    )  # fmt: skip

    @property
    def model(self) -> Model:
        words = f"We suppose that each opponent notices with chance {self.notice}%, whatever the others do."
        return Model("notice", words)

    def choice(self, view: View) -> int:
        return self.opponents or _at_table(view)

    def arise(self, view: View) -> Filled[View]:
        k, p = self.choice(view), Fraction(self.notice, 100)
        notice, miss = f"{self.notice}%", f"{100 - self.notice}%"
        each = f"Each of {count(k, 'opponent')}" if k > 1 else "Your opponent"

        def exact() -> Fraction:
            return odds.caught(k, p)

        def words() -> str:
            laid = "You lay your last card but one and do not say UNO."
            if view.me == view.table.owing:
                laid = "You have laid your last card but one and have not said UNO."
            return f"{laid} {each} notices with chance {notice}. Are you caught?"

        def derivation() -> Derivation:
            seats = opponents(view) if view.table.order else ()
            held = [held_keys(view, seat) for seat in seats[:k]]
            missed = " × ".join([miss] * k) if k <= 4 else f"{miss} to the power {k}"
            xs, share = tuple(range(1, 10)), percent(exact())
            curve = Curve(
                "Caught, by the number of opponents", xs, tuple(odds.caught(n, p) for n in xs),
                Fraction(1), "certain", "opponents", here=k,
            )  # fmt: skip
            return Derivation((
                Line("One opponent misses it", f"1 − {notice}", percent(1 - p), held[0]),
                Line("All of them miss it" if k > 1 else "Nobody notices", missed, percent(1 - exact()),
                     sum(held, ())),
                Line("At least one notices", "1 − that", share),
                Line("What it costs, on average", f"2 × {share}", f"about {float(2 * exact()):.1f} cards"),
            ), curve=curve)  # fmt: skip

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            caught, eyes = trials.catches(k, self.notice, rng)
            looks = (Trace(words="sees" if sees else "misses", counts=sees, eye=True) for sees in eyes)
            return caught, traced(looks)

        def parts() -> tuple[Part, ...]:
            alone = k * p * (1 - p) ** (k - 1)
            return (
                Part("by one opponent alone", alone, 1),
                Part("by two or more", exact() - alone, 2),
                Part("by nobody", 1 - exact(), 0),
            )

        return Filled(
            self,
            view,
            answer=exact,
            once=once,
            words=words,
            given="Only the number of opponents counts. You do not notice it yourself in time.",
            derivation=derivation,
            says="missing calls are caught",
            knobs=lambda: (
                self.knob("opponents", value=k,
                          choices={n: str(n) for n in sorted({1, 2, 3, 5, 9, _at_table(view), k})}),
                self.knob("notice"),
            ),
            parts=parts,
            mistakes=lambda: wrong(
                exact(),
                Mistake("added", f"{k} × {notice}", capped(k * p),
                        "When two of them notice, it counts that twice."),
                Mistake("one", notice, p, "That is one opponent. Any of them may notice."),
                Mistake("other", "All must notice", p**k, "One who notices is enough."),
            ),
            pictures=lambda: _trees(k, p, exact()),
            slots=lambda: {
                "each": each,
                "notice": notice,
                "miss": miss,
                "exact": hundred(exact()),
                "cost": f"{float(2 * exact()):.2f}",
                "added": f"{3 * self.notice}%",
                **{word: percent(odds.caught(n, p)) for word, n in {"one": 1, "three": 3, "nine": 9}.items()},
            },
        )  # fmt: skip


def _at_table(view: View) -> int:
    """How many opponents sit at this table."""
    return len(opponents(view) if view.table.order else view.hands[1:])


def _trees(k: int, p: Fraction, exact: Fraction) -> tuple[WholeTree, ...]:
    """Who sees it, one after the other, as a tree; none where they are too many, or nothing is open."""
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


def _after(k: int, p: Fraction) -> tuple[Node, ...]:
    """What `k` opponents do who are asked one after the other, up to the one who sees it."""
    return (Node(SEES, p), Node(MISSES, 1 - p, "", _after(k - 1, p))) if k else ()
