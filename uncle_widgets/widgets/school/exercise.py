"""An exercise of a classroom notebook in a cell: its question, a box or choices, a button, what was found."""

from __future__ import annotations

from html import escape
from numbers import Number

import traitlets as t

from uncle_widgets.games import GAMES
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.mark import BLANK, Mark
from uncle_widgets.school.tasks import HUNDRED, Task, task_of
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.school.book import BOOK

IN_A_BOX = {"guess", "number", "exact", "choice", "words"}
"""The kinds of exercise whose answer somebody can type or choose."""
LONGEST = 400
"""Letters of an answer."""


class ExerciseBox(Piece, Hears[messages.ToExercise], view="exercise"):
    """One exercise. Observe `mark`.

    The page keeps the answer as long as its tab is open, and restores it after a reload.
    """

    task = t.Dict(help="The exercise (see `school_shapes.TaskShown`)").tag(sync=True)
    answer = t.Unicode(help="The answer, as text").tag(sync=True)
    mark = t.Dict(help="The mark (see `school_shapes.MarkShown`); empty before there is an answer").tag(sync=True)
    note = t.Unicode(help="Why something was refused, in one sentence; '' if nothing was").tag(sync=True)

    def __init__(self, task: Task) -> None:
        if task.kind not in IN_A_BOX:
            raise Refusal(f"Exercise {task.id} is answered in code: uw.check({task.id!r}, your answer).")
        self._task = task
        super().__init__(
            GAMES[task.id.split("-")[0]],
            task={
                "id": task.id,
                "number": task.number,
                "kind": task.kind,
                "ask": task.ask,
                "unit": HUNDRED if task.kind == "guess" and task.range[1] == 100 else task.unit,
                "options": list(task.options),
            },
        )
        BOOK.seen(task.notebook)
        self.on_heard(self._heard)

    def check(self, answer: str | Number) -> Mark:
        """Give an answer, as text or as a number. Empty text is no answer."""
        if isinstance(answer, bool) or not isinstance(answer, (str, Number)):
            raise Refusal(f"Expected an answer as text or as a number, not {answer!r:.20}.")
        text = str(answer).strip()
        if len(text) > LONGEST:
            raise Refusal(f"Expected at most {LONGEST} characters, not {len(text)}.")
        mark = BOOK.check(self._task.id, text or ...)
        self.note = ""
        with self.hold_sync():
            self.answer, self.mark = text, shown(self._task, mark)
        return mark

    def _heard(self, message: messages.ToExercise) -> None:
        """An answer from the page; one that a tab has kept does not take the place of another."""
        if isinstance(message, messages.Check) or not self.answer:
            self.check(message.answer)

    def still(self) -> str:
        said = self._task
        options = "".join(f"<li>{escape(option)}</li>" for option in said.options)
        unit = f" ({escape(self.task['unit'])})" if self.task["unit"] else ""
        room = f"<ul>{options}</ul>" if options else f"<p>Your answer{unit}: ______</p>"
        asked = f"<p><b>{said.number}.</b> {escape(said.ask)}</p>"
        found = f"<p>{escape(self.answer)}: {escape(str(self.mark['words']))}</p>" if self.mark else ""
        return asked + room + found

    def __repr__(self) -> str:
        return f"Exercise {self._task.id}: {self._task.ask}"


def shown(task: Task, mark: Mark) -> dict[str, str | float]:
    """A mark as a page shows it: its words, and how they are to look."""
    if task.kind in ("guess", "words") and mark.words.startswith("Saved."):
        state = "kept"
    elif mark.words == BLANK.words:
        state = "open"
    else:
        state = "right" if mark >= 1 else "part" if mark > 0 else "wrong"
    return {"worth": float(mark), "words": mark.words, "state": state}


def exercise(id: str) -> ExerciseBox:
    """Show an exercise of a classroom notebook as a widget: `uw.exercise("uncle-predict-1")`.

    You can check the answer as often as you like. The widget names your mistake but doesn't give the answer away.
    `mark` is the last mark.

    Raises:
        Refusal: if there is no such exercise, or its answer is code (see `check`).
    """
    return ExerciseBox(task_of(id))
