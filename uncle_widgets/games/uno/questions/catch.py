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

SEES, MISSES = "notices it", "misses it"
TREE = 4
"""Opponents, at most, that a tree shows."""


@dataclass(frozen=True)
class WillTheyCatch(Question[View]):
    """N-L6: is a missing call noticed? `opponents` 0 means all at this table; `notice` in per cent."""

    id: ClassVar[str] = "N-L6"
    title: ClassVar[str] = "Should I bother to say UNO?"
    name: ClassVar[str] = "Say UNO?"
    when: ClassVar[str] = "at any time, about the moment when you play your second-last card"
    concept: ClassVar[str] = "the complement rule"
    one_trial: ClassVar[str] = "let each opponent look once"
    misconception: ClassVar[str] = "adding up the opponents' chances of noticing"
    opponents: int = setting(0, "Opponents", {n: str(n) for n in (1, 2, 3, 5, 9)}, between=(0, 9))
    notice: int = setting(
        30, "How often each opponent notices", {n: f"{n}%" for n in (10, 30, 50, 80)},
        supposes=True, between=(0, 100), other="{}%",
    )  # fmt: skip

    @property
    def model(self) -> Model:
        often = f"{count(self.notice, 'time')} out of 100"
        return Model("notice", f"We suppose that each opponent notices {often}, whatever the others do.")

    def choice(self, view: View) -> int:
        return self.opponents or _at_table(view)

    def arise(self, view: View) -> Filled[View]:
        k, p = self.choice(view), Fraction(self.notice, 100)
        notice, miss = f"{self.notice}%", f"{100 - self.notice}%"
        each = f"Each of {count(k, 'opponent')}" if k > 1 else "Your only opponent"

        def exact() -> Fraction:
            return odds.caught(k, p)

        def words() -> str:
            played = "You play your second-last card and forget to say UNO."
            if view.me == view.table.owing:
                played = "You've played your second-last card and haven't said UNO."
            often = f"{count(self.notice, 'time')} out of 100"
            return f"{played} {each} notices {often}. How likely are you to be caught?"

        def derivation() -> Derivation:
            seats = opponents(view) if view.table.order else ()
            held = [held_keys(view, seat) for seat in seats[:k]]
            missed = " × ".join([miss] * k) if k <= 4 else f"{miss} to the power of {k}"
            xs, share = tuple(range(1, 10)), percent(exact())
            curve = Curve(
                "The chance of being caught", xs, tuple(odds.caught(n, p) for n in xs),
                Fraction(1), "certain", "opponents", here=k,
            )  # fmt: skip
            return Derivation((
                Line("One opponent misses it", f"100% − {notice}", percent(1 - p), held[0]),
                Line("All of them miss it" if k > 1 else "Nobody notices", missed, percent(1 - exact()),
                     sum(held, ())),
                Line("At least one notices", "1 minus the chance that all miss it" if k > 1 else
                     "1 minus the chance that nobody does", share),
                Line("Cards that it costs you, on average", f"2 × {share}", f"about {float(2 * exact()):.1f}"),
            ), curve=curve)  # fmt: skip

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            caught, eyes = trials.catches(k, self.notice, rng)
            looks = (Trace(words="notices" if sees else "misses it", counts=sees, eye=True) for sees in eyes)
            return caught, traced(looks)

        def parts() -> tuple[Part, ...]:
            alone = k * p * (1 - p) ** (k - 1)
            return (
                Part("one opponent notices", alone, 1),
                Part("two or more notice", exact() - alone, 2),
                Part("nobody notices", 1 - exact(), 0),
            )

        return Filled(
            self,
            view,
            answer=exact,
            once=once,
            words=words,
            given="Only the number of opponents matters. We suppose that you don't notice it yourself in time.",
            derivation=derivation,
            cases="forgotten calls",
            event="are caught",
            asks={
                "added": f"Did you add up the chances of the {count(k, 'opponent')}?",
                "one": "Did you use the chance for a single opponent?",
                "other": "Did you work out how often all of them notice?",
                "scaled": "Did you double your number from before?",
                "turned": "Is that how often you get away with it?",
            },
            knobs=lambda: (
                self.knob("opponents", value=k,
                          choices={n: str(n) for n in sorted({1, 2, 3, 5, 9, _at_table(view), k})}),
                self.knob("notice"),
            ),
            parts=parts,
            mistakes=lambda: wrong(
                exact(),
                Mistake("added", f"{k} × {notice}", capped(k * p),
                        "Adding counts it twice when two of them notice."),
                Mistake("one", notice, p, "That's for one opponent. Any of them may notice."),
                Mistake("other", "All of them notice", p**k, "It's enough if one of them notices."),
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
    caption = "You get away with it only if all of them miss it. Count those times, and take them away from all."
    tree = Node("forgotten calls", None, "", _after(k, p))
    return (WholeTree("One after the other", caption, tree, (SEES,), (), n),)


def _after(k: int, p: Fraction) -> tuple[Node, ...]:
    """What `k` opponents do who are asked one after the other, up to the one who sees it."""
    return (Node(SEES, p), Node(MISSES, 1 - p, "", _after(k - 1, p))) if k else ()
