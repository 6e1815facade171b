"""What is answered in one notebook: the answers and marks of its kernel, for its table and its receipt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import traitlets as t

from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.table import kit_of
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.judge import judge
from uncle_widgets.school.mark import Mark
from uncle_widgets.school.receipts import ON_PAPER, Given, mean, of_attempt, of_notebook
from uncle_widgets.school.tasks import Task, task_of, tasks


class Book(t.HasTraits):
    """The answers of one kernel. Observe `marks` and `positions`; both are replaced, never changed in place."""

    marks: t.Dict[str, Mark] = t.Dict(help="The last mark of each exercise, by its id")
    positions: t.Dict[str, Mapping[tuple[int, int], Given]] = t.Dict(help="Answers by game and (lesson, position)")

    def __init__(self) -> None:
        super().__init__()
        self.answers: dict[str, Any] = {}
        self.asked: dict[str, None] = {}
        """Notebooks of which something was shown or checked, the last one last."""

    def check(self, id: Any, answer: Any) -> Mark:
        """Mark an answer and keep it."""
        task = task_of(id)
        mark = judge(task, answer)
        self.seen(task.notebook)
        self.answers[task.id] = answer
        self.marks = {**self.marks, task.id: mark}
        return mark

    def predicted(self, game: str, lesson: int, position: int, given: Given) -> None:
        """Keep what was said at a position; the first answer stays."""
        here = self.positions.get(game, {})
        if (lesson, position) not in here:
            self.positions = {**self.positions, game: {**here, (lesson, position): given}}

    def seen(self, notebook: str) -> None:
        """Something of this notebook was shown."""
        self.asked.pop(notebook, None)
        self.asked[notebook] = None

    @property
    def notebook(self) -> str:
        """The notebook that was last at work, 'uncle-predict'; empty before there is one."""
        return next(reversed(self.asked), "")

    def tasks(self) -> Sequence[Task]:
        """The exercises of this notebook."""
        return tasks(kit_of(self.notebook.rpartition("-")[0]), self.notebook) if self.notebook else ()

    @property
    def mark(self) -> Mark:
        """The mean over the exercises of this notebook, sentences left out."""
        return mean(self.marks, self.tasks())

    def receipt(self, student: str = "") -> str:
        """This notebook's receipt; empty where its answers fit into no line, and before there is a notebook."""
        here = self.tasks()
        if not here or not {task.kind for task in here} <= ON_PAPER:
            return ""
        answers = {
            task.number: self.answers[task.id] for task in here if self.answers.get(task.id, ...) is not ...
        }
        return of_notebook(self.notebook, answers, self.positions.get(here[0].id.split("-")[0]), student)


BOOK = Book()
"""That of this kernel."""


def receipt(lesson: Any = None, student: str = "") -> str:
    """Return the answers of a lesson, or of this notebook, as one line to hand in. `read_receipt` reads it.

    Args:
        lesson: a lesson's widget or its attempt; None for the notebook whose exercises were shown last.
        student: a name or number; without it, the name entered in the widget.

    Raises:
        Refusal: for practice, for a notebook that is handed in as a file, and if there is no notebook.
    """
    if not isinstance(student, str):
        raise Refusal(f"Expected a student's name or number as text, not {str(student)[:20]!r}.")
    if lesson is None:
        if line := BOOK.receipt(student):
            return line
        raise Refusal("Only a notebook with answer boxes has a receipt. Hand in a notebook with code itself.")
    attempt = getattr(lesson, "attempt", lesson)
    if not isinstance(attempt, Attempt):
        raise Refusal(f"Expected a lesson, or nothing for this notebook, not {str(lesson)[:20]!r}.")
    return of_attempt(attempt, student or getattr(lesson, "student", "") or attempt.student)


def check(id: str, answer: Any) -> Mark:
    """Mark an answer to an exercise of a classroom notebook: `uw.check("uncle-count-4", Fraction(15, 31))`.

    The mark names the mistake but doesn't give the answer away, as often as you ask. `...` means "not answered
    yet". A wrong type of answer is marked too, and never raises an error.

    Raises:
        Refusal: if there is no such exercise.
    """
    return BOOK.check(id, answer)
