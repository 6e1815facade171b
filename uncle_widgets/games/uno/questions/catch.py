"""N-L6: whether a call that is not made is noticed, by the complement rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.questions import steps, trials
from uncle_widgets.games.uno.questions.common import held_keys, opponents
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.words import BARS, all_of, capital, capped, count, hundred, out_of_hundred, spelled, wrong
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import WholeTree
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Ask, Curve, Derivation, Line, Mistake, Model, Node, Part
from uncle_widgets.probability.rounding import shares
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import of_hundred, percent

SEES, MISSES = "notices it", "misses it"
ALL_MISS = "You get away with it only if everyone misses it. Multiply, and take the result away from 100."
"""The idea of the lesson."""
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
            xs = tuple(range(1, 10))
            curve = Curve(
                "The chance of being caught", xs, tuple(odds.caught(n, p) for n in xs),
                Fraction(1), "certain", "opponents", here=k,
            )  # fmt: skip
            lines = _looks(k, self.notice, [held_keys(view, seat) for seat in seats[:k]])
            return Derivation(lines, curve=curve, idea=ALL_MISS)

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
                Mistake("turned", "Getting away with it", 1 - exact(),
                        "That's how often you get away with it. Take it away from 100."),
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


def _looks(k: int, notice: int, held: Sequence[tuple[str, ...]]) -> tuple[Line, ...]:
    """All `k` opponents miss it, one after the other, or somebody notices. `held` are the items of their hands."""
    miss, lit = 100 - notice, sum(held, ())
    one, none = Fraction(miss, 100), Fraction(miss, 100) ** k
    who = "the first opponent" if k > 1 else "your only opponent"
    first = Ask(
        f"Picture forgetting 100 times. How many times does {who} miss it?",
        one,
        f"{capital(who)} notices {count(notice, 'time')} out of 100.",
        f"100 − {notice} = {miss}, so it's missed {out_of_hundred(one)} times.",
        "chance",
        "times out of 100",
    )
    lines = [Line(f"{capital(who)} misses it", f"100 − {notice}", out_of_hundred(one), sum(held[:1], ()), first)]
    if k > 1:
        each = "both" if k == 2 else "all of them"
        must = Ask(
            "How many opponents must miss it for you to get away with it?",
            Fraction(k),
            "If one of them notices, you're caught.",
            f"There are {k} opponents, and {each} must miss it. One who notices is enough to catch you.",
            unit="opponents",
        )
        lines.insert(
            0, Line(f"You get away with it only if {each} miss it", count(k, "opponent"), str(k), lit, must)
        )
        lines.append(_missed(2 if k > BARS else k, k, miss, held))
    if k > BARS:
        row = steps.chain([one**n for n in range(k + 1)])
        lines.append(Line(f"All {spelled(k)} opponents miss it", row, steps.shown(none), lit))
    no, yes = steps.to_hundred(none)
    caught = Ask(
        f"You get away with it {no} times out of 100. So how many times are you caught?",
        1 - none,
        "You're caught all the other times.",
        f"Either you get away with it or you're caught. 100 − {no} = {yes}, so that's {out_of_hundred(1 - none)}.",
        "chance",
        "times out of 100",
    )
    return (*lines, Line("You're caught", f"100 − {no} = {yes}", hundred(1 - none), lit, caught))


def _missed(n: int, k: int, miss: int, held: Sequence[tuple[str, ...]]) -> Line:
    """The first `n` of `k` opponents all miss it, factor by factor."""
    chance, row = Fraction(miss, 100) ** n, " × ".join([f"{miss}/100"] * n)
    those = "both the first and the second opponent" if n == 2 else f"all {spelled(n)} of them"
    ask = Ask(
        f"And how many times out of 100 do {those} miss it?",
        chance,
        f"Take those {miss} times. The second opponent misses it {miss} out of every 100 of them."
        + (" Go on like this with each of the others." if n > 2 else ""),
        f"{row} is {out_of_hundred(chance)}. We suppose that each opponent looks separately.",
        "chance",
        "times out of 100",
        steps.opponents_left(miss, n),
    )
    words = "The first two opponents miss it" if n < k else f"{all_of(k)} miss it"
    return Line(words, row, steps.shown(chance), sum(held[:n], ()), ask)


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
