"""The facts of a lesson: its positions, their questions as the lesson sets them, and how a number is judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from uncle_widgets.asking import deeds as do
from uncle_widgets.asking import lesson as course_of
from uncle_widgets.asking import shapes
from uncle_widgets.asking.state import Asked, Learning, Said
from uncle_widgets.asking.state import Attempt as StepAnswer
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, Plan, pairs
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.panel.facts import Places

LONGEST = 60
"""Letters of an answer to a small question."""


@dataclass(eq=False)
class Course:
    """What is gone through: the positions of a lesson, or without a plan those that practice has found so far."""

    exercises: tuple[Exercise, ...]
    plan: Plan | None
    name: str
    goal: str
    length: int
    """How many positions there will be."""
    seed: int = 0

    def __post_init__(self) -> None:
        self.likes: dict[int, list[Exercise]] = {}
        """Positions like each, as far as they were looked for."""
        self.pairs = pairs(self.exercises)  # those that practice finds stand by themselves

    def called(self, at: int, again: bool, like: int = -1) -> str:
        """What the log calls a position."""
        place = self.exercises[at].place
        if like >= 0:
            return f"{place}, one like it: {self.likes[at][like].place}"
        if self.plan is None:
            place = f"practice {at + 1}, seed {self.seed}, {place}"
        return place + (", again" if again else "")


class LessonPlaces(Places):
    """See `asking.facts.LessonFacts`. Courses are added before they are begun."""

    def __init__(self, kit: Kit[Any]) -> None:
        super().__init__(kit)
        self.locked, self.seeking = True, False
        self.courses: list[Course] = []
        self._attempts: dict[tuple[Any, ...], Attempt] = {}

    # ---------- places ----------

    def _at(self, place: str) -> tuple[int, int, bool]:
        course, at, *more = place.split()
        return int(course), int(at), more == ["again"]

    def _like(self, place: str) -> int:
        """Which of the positions like it a place is, from 0; -1 for the position itself."""
        _, _, *more = place.split()
        return int(more[1]) if more[:1] == ["like"] else -1

    def exercise(self, place: str) -> Exercise:
        """What is asked at a place."""
        (course, at, _), like = self._at(place), self._like(place)
        here = self.courses[course]
        return here.exercises[at] if like < 0 else here.likes[at][like]

    def knows(self, place: str) -> bool:
        return bool(place)  # they are made by the machine alone

    def view(self, place: str) -> Any:
        return self.exercise(place).view

    def name(self, place: str) -> str:
        course, at, again = self._at(place)
        return self.courses[course].called(at, again, self._like(place))

    def offered(self, place: str) -> Sequence[str]:
        return [self.question(place, "").id] if place else []

    def question(self, place: str, name: str) -> Question[Any]:
        return self.exercise(place).question

    def _posed(self, place: str, question: Question[Any]) -> Posed[Any] | None:
        here = self.exercise(place)
        return here.posed if question == here.question else super()._posed(place, question)

    # ---------- the course ----------

    def positions(self, course: int) -> int:
        return len(self.courses[course].exercises) if self.courses else 0

    def asks(self, place: str) -> bool:
        return not self.faults.has(self.question(place, ""), place)

    def groups(self, course: int) -> Sequence[str]:
        return [here.group for here in self.courses[course].exercises]

    def pairs(self, course: int) -> Mapping[int, Sequence[int]]:
        return self.courses[course].pairs if self.courses else {}

    def lines(self, course: int, at: int) -> Sequence[str]:
        here = self.courses[course]
        return here.exercises[here.pairs[at][1]].pair

    def likes(self, course: int, at: int) -> int:
        return len(self.courses[course].likes.get(at, ()))

    def like_offered(self, course: int, at: int) -> bool:
        here = self.courses[course]
        return here.plan is not None and here.likes.get(at) != []

    def goal(self, course: int) -> shapes.Goal:
        here = self.courses[course]
        return {"title": here.name, "line": here.goal, "of": here.length if self.seeking else len(here.exercises)}

    # ---------- what was said ----------

    def attempt(self, now: Learning) -> Attempt:
        """What was said to this course, and what became of it."""
        first, second = (course_of.answers(self, now, again) for again in (False, True))
        return self._attempt(now.course, [*first.items(), *second.items()], now.asked.said)

    def _attempt(self, course: int, given: Sequence[tuple[int, Said]], said: Sequence[Said]) -> Attempt:
        """In the order in which it was said: a number is judged beside those before it."""
        here = self.courses[course]
        key = course, len(here.exercises), *((one.place, one.number, one.sure, one.time) for _, one in given)
        if key not in self._attempts:
            made = Attempt(here.exercises, here.plan)
            for at, one in sorted(given, key=lambda pair: said.index(pair[1])):
                card = self.card(one.place, one.question, one.settings)
                if card:
                    made.answer(at, card.number_of(one.number), one.sure, one.time)
            self._attempts = {key: made}
        return self._attempts[key]

    def own(
        self, place: str, question: Question[Any], said: Fraction, before: Sequence[Said]
    ) -> Sequence[Mistake]:
        course, at, _ = self._at(place)
        asked = self.card(place, question.id, {})
        if self._like(place) >= 0:
            return ()
        if not asked or question != asked.posed.question:
            return ()  # it is set otherwise than the lesson has it
        now = Learning(asked=Asked(said=tuple(before)), course=course)
        return self.attempt(now).invited(at, said)

    def beside_said(self, place: str, before: Sequence[Said]) -> tuple[Any, ...]:
        compared = {str(slip.above or slip.below) for slip in self.exercise(place).slips}
        course, *_ = place.split()
        near = {f"{course} {int(one) - 1}" for one in compared if int(one)}
        return tuple((one.place, one.number) for one in before if one.place.removesuffix(" again") in near)

    def beside(self, asked: Asked, here: Any) -> shapes.Beside:
        """What there is to notice: of a pair of both, once both are answered."""
        course, at, again = self._at(asked.place)
        told = {one.place: self.exercise(one.place).notice for one in asked.said}
        two = self.courses[course].pairs.get(at, ()) if self._like(asked.place) < 0 else ()
        both = [told.get(course_of.place(course, k, again), "") for k in two]
        notice = " ".join(both) if both and all(both) else self.exercise(asked.place).notice
        return {**super().beside(asked, here), "notice": notice}

    def kept_attempts(self, now: Learning) -> list[list[Any]]:
        """The answers to small questions at this course's own positions, as a page keeps them."""
        if self.courses[now.course].plan is None:
            return []
        own = f"{now.course} "
        fresh = [one for one in now.asked.attempts if one.place.startswith(own) and " like " not in one.place]
        return [[one.place.removeprefix(own), one.step, one.number] for one in fresh]

    def restored_attempts(self, course: int, rows: Any) -> list[do.Attempted]:
        """The actions that give them again. Raise Refusal for anything that `kept_attempts` doesn't make."""
        found: list[do.Attempted] = []
        try:
            for spot, step, number in rows:
                at, *more = spot.split()
                if more not in ([], ["again"]) or type(step) is not int or type(number) is not str:
                    raise ValueError
                place = course_of.place(course, int(at), bool(more))
                card = self.card(place, self.exercise(place).question.id, {})
                if card:
                    given = StepAnswer(place, card.posed.question.id, card.settings, step, number[:LONGEST])
                    found.append(do.Attempted(given))
        except (TypeError, ValueError, AttributeError, IndexError):
            raise Refusal("Those answers belong to another lesson.") from None
        return found

    def restored(self, course: int, rows: Sequence[Sequence[Any]]) -> list[Said]:
        """Answers as a page has kept them (see `Attempt.state`), as they were given."""
        found: list[Said] = []
        for at, number, sure, time in rows:
            place = course_of.place(course, at, any(one.place == course_of.place(course, at) for one in found))
            name = self.exercise(place).question.id
            card = self.card(place, name, {})
            if card:
                found.append(Said(place, name, card.settings, card.typed(Fraction(number)), sure, time))
        return found
