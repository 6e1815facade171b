"""Positions of a lesson by themselves, in a cell: predicted, then answered. For notebooks of a class."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from uncle_widgets.asking import deeds as do
from uncle_widgets.asking.lesson import place
from uncle_widgets.asking.state import Said
from uncle_widgets.games.attempt import SAID, Attempt
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Plan, exercises, plan_of
from uncle_widgets.games.scene import Scene
from uncle_widgets.games.table import kit_of
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.refusal import Refusal, integer_in
from uncle_widgets.school.receipts import Given
from uncle_widgets.widgets.page.base import Room
from uncle_widgets.widgets.panel.lessonfacts import Course, LessonPlaces
from uncle_widgets.widgets.rooms.explain import Explain
from uncle_widgets.widgets.rooms.recall import TIME
from uncle_widgets.widgets.school.book import BOOK


class Together(LessonPlaces):
    """The facts of positions in rooms of their own, which are judged beside each other."""

    def __init__(self, kit: Kit[Any], attempt: Attempt) -> None:
        super().__init__(kit)
        self.firm, self._made = True, attempt
        self.courses.append(Course(attempt.exercises, attempt.plan, "", "", len(attempt.exercises)))

    def own(
        self, place: str, question: Question[Any], said: Fraction, before: Sequence[Said]
    ) -> Sequence[Mistake]:
        return self._made.invited(int(place.split()[1]), said)

    def beside_said(self, place: str, before: Sequence[Said]) -> tuple[Any, ...]:
        return ()  # a verdict stays what it was when the number was given


class Position(Explain):
    """One position of a lesson with its question, set as the lesson sets it. `attempt` holds what was said.

    `number` counts from 1. Positions of one attempt are judged together, as in the lesson. The question keeps
    its settings. The tab keeps what was said, and a page that is loaded again finds it.
    """

    def __init__(self, attempt: Attempt, number: int, **shown: Any) -> None:
        self.attempt, self.number = attempt, number
        here = self.exercise = attempt.exercises[number - 1]
        super().__init__(
            here.game, here.view, question=here.question.id, only=True, place=place(0, number - 1),
            facts=Together(kit_of(here.game), attempt), **shown,
        )  # fmt: skip
        self.add_class("uw-position")
        self.explainer.restored = self._restore
        if plan := attempt.plan:
            self.explainer.goal = {"title": plan.name, "at": number, "of": len(attempt.exercises), "line": ""}
            self.explainer.kept = f"{self.kit.id} {plan.number}.{number}"

    def ask(self) -> None:
        """Ask about the position; its answer stays covered until a number is given."""
        self.explainer.do(do.Look(self.place))

    def scene(self) -> Scene:
        """The table as the question has it."""
        return self.kit.scene(self.exercise.question.table(self.view), (), self.names, ())

    def shown(self) -> Scene:
        return self.scene()

    def _told(self) -> None:
        """Keep the first number that is given for the question as the lesson sets it."""
        super()._told()
        made = self.explainer.sitting.predictions
        at, plan = self.number - 1, self.attempt.plan
        if not made or plan is None or self.attempt.first[at] is not None:
            return
        if self.explainer.current != self.exercise.question:
            return
        marked = self.attempt.answer(at, made[-1].prediction, made[-1].sure, made[-1].time)
        of = 100 if marked.measure == "chance" else 1
        BOOK.predicted(self.kit.id, plan.number, self.number, Given(marked.said * of, marked.sure))
        self.explainer.keeping = {"said": str(marked.said * of), "sure": marked.sure, "time": marked.at}

    def _restore(self, told: Any) -> None:
        """Say again what the tab has kept, where nothing was said since; a Refusal for anything else."""
        if self.explainer.sitting.predictions:
            return
        try:
            said, sure, time = told["said"], told["sure"], told["time"]
            if not SAID.fullmatch(said) or not TIME.fullmatch(time):
                raise ValueError
            number = Fraction(said)
        except (TypeError, KeyError, ValueError, ZeroDivisionError):
            raise Refusal("What was saved belongs to another position.") from None
        self.explainer.predict(number, sure, time)

    def __repr__(self) -> str:
        plan = self.attempt.plan
        return f"Position({self.kit.id!r}, lesson={plan.number if plan else 0}, at={self.number})"


_attempts: dict[tuple[str, int], Attempt] = {}
"""What was said in this kernel, by game and lesson: the second of a pair is judged beside the first."""


def _attempt(game: str, plan: Plan) -> Attempt:
    key = game, plan.number
    if key not in _attempts:
        _attempts[key] = Attempt(exercises(kit_of(game), plan), plan)
    return _attempts[key]


def position(
    game: str,
    lesson: str | int,
    at: int | Sequence[int],
    *,
    names: Sequence[str] | None = None,
    trial_seed: int | None = None,
) -> Room:
    """Show one position of a lesson in a cell, or several that are judged together: `uw.position("uncle", 4,
    at=(5, 6))`.

    The first guess counts, and goes into the notebook's receipt.

    Args:
        game: the id of a game.
        lesson: the number of the lesson, its name, or the id of its question.
        at: a position, counted from 1, or several positions.
        names: the names of the players.
        trial_seed: the seed of the trials.
    """
    kit = kit_of(game)
    plan = plan_of(kit, lesson)
    given: list[Any] = list(at) if isinstance(at, Iterable) and not isinstance(at, str) else [at]
    most = len(plan.picks)
    numbers = [number for one in given if (number := integer_in(one, 1, most)) is not None]
    for one in given:
        if integer_in(one, 1, most) is None:
            raise Refusal(f"Expected a position from 1 to {most} of lesson {plan.number}, not {str(one)[:20]!r}.")
    if not numbers or len(set(numbers)) != len(numbers):
        raise Refusal("Choose one position, or several different ones.")
    attempt = _attempt(kit.id, plan)
    rooms = [Position(attempt, number, names=names, trial_seed=trial_seed) for number in numbers]
    return rooms[0] if len(rooms) == 1 else Room(rooms, "uw-room", "uw-positions")
