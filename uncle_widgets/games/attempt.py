"""One attempt at a lesson: what was said at each position, what became of it, and how it ends.

The first answer to a position counts; when the misses are redone, the second stands beside it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from statistics import fmean
from typing import Any

from uncle_widgets.games.plans import Exercise, Plan, Reckoning, Slip
from uncle_widgets.probability.marking import Judged, Verdict, distance, score, verdict
from uncle_widgets.probability.ranges import Range, cuts, ranges
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.refusal import Refusal

SAID = re.compile(r"-?\d{1,24}(/\d{1,24})?")
"""An answer as it is kept."""


@dataclass(frozen=True)
class Marked:
    """An answer and what became of it. `said` and `exact` are chances from 0 to 1, or amounts in `measure`."""

    said: Fraction
    sure: str
    at: str
    """When it was given, in ISO 8601; empty where nobody said."""
    exact: Fraction
    measure: str
    verdict: Verdict
    asked: str = ""
    """'y' or 'n' where a mistake was asked about."""

    @property
    def near(self) -> bool:
        return self.verdict.near

    @property
    def mistake(self) -> Mistake | None:
        return self.verdict.mistake

    @property
    def off(self) -> Fraction:
        """How far off: above 0 is too high."""
        return self.said - self.exact


@dataclass
class Attempt:
    """The answers to the `exercises` of a lesson: `first` and `second` answers, by position. `plan` is None for
    practice.
    """

    exercises: tuple[Exercise, ...]
    plan: Plan | None = None
    student: str = ""

    def __post_init__(self) -> None:
        self.first: list[Marked | None] = [None] * len(self.exercises)
        self.second: list[Marked | None] = [None] * len(self.exercises)
        self._numbers: dict[tuple[int, str], Fraction] = {}
        self._verdicts: dict[tuple[int, Fraction], Verdict] = {}

    def afresh(self, student: str = "") -> Attempt:
        """Return an attempt at the same positions without answers. It shares what was calculated about them."""
        other = Attempt(self.exercises, self.plan, student)
        other._numbers, other._verdicts = self._numbers, self._verdicts
        return other

    def add(self, exercise: Exercise) -> None:
        """Add a position that was found for practice."""
        self.exercises = (*self.exercises, exercise)
        self.first.append(None)
        self.second.append(None)

    def answer(self, position: int, said: Fraction, sure: str, at: str = "", asked: str = "") -> Marked:
        """Answer a position (from 0). The second answer to a position is stored as `second`, and a third one is
        refused.
        """
        if not 0 <= position < len(self.exercises):
            raise Refusal(f"Expected a position from 1 to {len(self.exercises)}, not {position + 1}.")
        marked = replace(self._mark(position, said, sure, at), asked=asked)
        for answers in (self.first, self.second):
            if answers[position] is None:
                answers[position] = marked
                return marked
        raise Refusal("A position takes one answer, and a second one when you try it again.")

    def _mark(self, position: int, said: Fraction, sure: str, at: str) -> Marked:
        here = self.exercises[position]
        return Marked(said, sure, at, here.exact, here.question.measure, self.judged(position, said))

    def judged(self, position: int, said: Fraction) -> Verdict:
        """Judge an answer to a position (from 0) without storing it."""
        key = position, said
        if key in self._verdicts:
            return self._verdicts[key]
        slips, general = self.exercises[position].slips, self.exercises[position].posed.mistakes
        found = verdict(said, self.judging(position), self.invited(position, said), general)
        if not any(slip.above or slip.below for slip in slips):  # else it rests on the other answers too
            self._verdicts[key] = found
        return found

    def judging(self, position: int) -> Judged:
        """What an answer to a position (from 0) is compared with."""
        here = self.exercises[position]
        return Judged(here.exact, here.question.measure)

    def edges(self, position: int) -> list[Fraction]:
        """The numbers of a position's own mistakes: the wrong answers, and where the wrong sides begin."""
        written = [slip.value or slip.over or slip.under for slip in self.exercises[position].slips]
        return [self._read(position, reckoning) for reckoning in written if reckoning]

    def ranges(self, position: int) -> tuple[Range, ...]:
        """The verdict on every possible answer to a position (from 0), as ranges."""
        here = self.exercises[position]
        low, high = (Fraction(end) for end in here.posed.span)
        values = [*(mistake.value for mistake in here.posed.mistakes), *self.edges(position)]
        places = cuts(self.judging(position), values)
        return ranges(lambda said: self.judged(position, said), (low, high), places)

    def invited(self, position: int, said: Fraction) -> list[Mistake]:
        """Return the lesson's own mistakes that an answer to a position may fit: first wrong sides, then wrong
        numbers.

        If there is another answer to compare with, a change in the wrong direction comes before any listed number.
        """
        slips = self.exercises[position].slips
        sides = [slip for slip in slips if not slip.value and self._slipped(slip, position, said)]
        return [
            *(
                Mistake(slip.kind, slip.name, said, slip.words, side=bool(slip.over or slip.under))
                for slip in sides
            ),
            *(
                Mistake(slip.kind, slip.name, self._read(position, slip.value), slip.words)
                for slip in slips
                if slip.value
            ),
        ]

    def reckoned(self, position: int, reckoning: str) -> Fraction:
        """Return the number that a slip of a position (from 0) writes as a calculation."""
        return self._read(position, reckoning)

    def _read(self, position: int, reckoning: str) -> Fraction:
        if (position, reckoning) not in self._numbers:
            made = Reckoning(self.exercises[position], self.exercises).read(reckoning)
            self._numbers[position, reckoning] = made
        return self._numbers[position, reckoning]

    def _slipped(self, slip: Slip, position: int, said: Fraction) -> bool:
        """Whether an answer lies on the side that a slip names: of a number, or of the answer to another position,
        which lies apart. Who redoes both is held to the second answer."""
        if slip.over:
            return said >= self._read(position, slip.over)
        if slip.under:
            return said <= self._read(position, slip.under)
        compared = (slip.above or slip.below) - 1
        again = self.second[compared] if self.first[position] is not None else None
        other = again or self.first[compared]
        if other is None:
            return False
        gap = said - other.said if slip.above else other.said - said
        return gap > 0 and distance(gap) >= distance(Judged(other.exact, other.measure).fits)

    @property
    def done(self) -> int:
        """How many positions have an answer."""
        return sum(marked is not None for marked in self.first)

    @property
    def near(self) -> int:
        """How many first answers were close."""
        return sum(marked is not None and marked.near for marked in self.first)

    @property
    def misses(self) -> tuple[int, ...]:
        """The positions whose first answer was not close, in order."""
        return tuple(at for at, marked in enumerate(self.first) if marked is not None and not marked.near)

    @property
    def score(self) -> Fraction:
        """From 0 to 1, over the first answers; 0 before there is one.

        Answers in different units are scored separately, weighted by how many there are. If only one answer has
        its unit, it counts fully if it is close.
        """
        given = [marked for marked in self.first if marked is not None]
        total = Fraction()
        for measure in {marked.measure for marked in given}:
            these = [marked for marked in given if marked.measure == measure]
            if len(these) == 1 < len(given):
                total += these[0].near
                continue
            total += len(these) * score([m.said for m in these], [m.exact for m in these])
        return total / len(given) if given else total

    def confidence(self) -> dict[str, tuple[tuple[float, ...], float]]:
        """For each level of 'how sure': how far off each chance was, out of 100, and the average."""
        rows: dict[str, tuple[tuple[float, ...], float]] = {}
        for level in ("know", "think", "guess"):
            off = tuple(
                float(abs(marked.off) * 100)
                for marked in self.first
                if marked is not None and marked.sure == level and marked.measure == "chance"
            )
            if off:
                rows[level] = (off, fmean(off))
        return rows

    def state(self) -> list[list[Any]]:
        """The answers as plain values that a page can store: [position, guess as a fraction, sure, time]."""
        return [
            [at, str(marked.said), marked.sure, marked.at]
            for answers in (self.first, self.second)
            for at, marked in enumerate(answers)
            if marked is not None
        ]

    def restore(self, state: Any, levels: Mapping[str, str] | Sequence[str]) -> None:
        """Load the answers of `state`. If they don't fit this lesson, raise Refusal and change nothing."""
        kept = (self.first, self.second)
        self.first, self.second = [None] * len(self.exercises), [None] * len(self.exercises)
        try:
            for at, said, sure, when in state:
                known = not sure or sure in levels
                if type(at) is not int or not known or not SAID.fullmatch(said) or len(when) > 40:
                    raise ValueError
                self.answer(at, Fraction(said), sure, when)
        except (TypeError, ValueError, ZeroDivisionError):
            self.first, self.second = kept
            raise Refusal("Those answers belong to another lesson.") from None
