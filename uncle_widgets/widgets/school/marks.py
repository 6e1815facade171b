"""The end of a classroom notebook: its exercises and their marks as they stand, and the receipt."""

from __future__ import annotations

from html import escape
from typing import Any

import traitlets as t

from uncle_widgets.games.listing import table
from uncle_widgets.refusal import Refusal
from uncle_widgets.school.mark import BLANK, Mark
from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.page.messages import Name
from uncle_widgets.widgets.school.book import BOOK, Book
from uncle_widgets.widgets.school.exercise import shown

NAME = 40
"""Letters of a student's name or number."""


class Marks(Piece, Hears[Name], view="marks"):
    """A table of the notebook's exercises that is updated after every check."""

    rows: t.List[Any] = t.List(help="The rows of the table (see `school_shapes.MarkRow`)").tag(sync=True)
    told = t.Unicode(help="How many are right, in words").tag(sync=True)
    receipt = t.Unicode(help="The receipt to hand in; empty if you hand in the notebook itself").tag(sync=True)
    student = t.Unicode(help="The name that the student entered, or ''").tag(sync=True)
    note = t.Unicode(help="Why something was refused, in one sentence; '' if nothing was").tag(sync=True)

    def __init__(self, book: Book, student: str = "") -> None:
        super().__init__(student=" ".join(str(student).split())[:NAME])
        self._book = book
        book.observe(self._follow, names=["marks", "positions"])
        self.on_heard(self._heard)
        self._follow()

    @property
    def mark(self) -> Mark:
        """The average over the exercises, without sentences. An exercise that was not checked counts 0."""
        return self._book.mark

    def __float__(self) -> float:
        return float(self.mark)

    def _follow(self, _: object = None) -> None:
        with self.hold_sync():
            self.rows = [
                {
                    "id": task.id,
                    "number": task.number,
                    "ask": task.ask,
                    "points": task.points,
                    **shown(task, self._book.marks.get(task.id, BLANK)),
                }
                for task in self._book.tasks()
            ]
            self.told = self.mark.words if self.rows else "You haven't done any exercises yet."
            self.receipt = self._book.receipt(self.student)

    def _heard(self, message: Name) -> None:
        self.student = " ".join(message.name.split())[:NAME]
        self._follow()

    def close(self) -> None:
        if self.comm is not None:
            self._book.unobserve(self._follow, names=["marks", "positions"])
        super().close()

    def still(self) -> str:
        lines = [(str(row["number"]), row["ask"], row["words"]) for row in self.rows]
        return f"<p>{escape(self.told)}</p>{table(('', 'question', 'result'), lines)}"

    def __repr__(self) -> str:
        return f"Marks({self.told})"


def marks(student: str = "") -> Marks:
    """Show the exercises of this notebook, their answers and marks, and the receipt. Use it in the last cell."""
    if not isinstance(student, str):
        raise Refusal(f"Expected a student's name or number as text, not {str(student)[:20]!r}.")
    return Marks(BOOK, student)
