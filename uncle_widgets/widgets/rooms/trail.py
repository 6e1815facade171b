"""The bar under the table of a lesson: its positions as a trail, and the game's lessons to choose from."""

from __future__ import annotations

from typing import Any

import traitlets as t

from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.page.messages import Go, ToEnd, ToTrail

MOST = 999
"""The last position that a trail could come to."""


class Trail(Piece, Hears[ToTrail], view="trail"):
    """The page keeps `answers` and `at` under the name `kept` as long as its tab is open, and gives them back
    when it is loaded again.
    """

    spots: t.List[Any] = t.List().tag(sync=True)
    """A position each: see `shapes.Spot`."""
    at = t.Int(-1, min=-1, max=MOST).tag(sync=True)
    """The position on show, from 0; -1 where none is."""
    lessons: t.List[Any] = t.List().tag(sync=True)
    """See `shapes.LessonRow`."""
    lesson = t.Unicode().tag(sync=True)
    """What is shown of them: 'Lesson 1', or 'Practice'."""
    student = t.Unicode().tag(sync=True)
    kept = t.Unicode().tag(sync=True)
    alone = t.Bool(False).tag(sync=True)
    """Whether it is on a page that works alone, and cannot be made one."""
    answers: t.List[Any] = t.List().tag(sync=True)
    receipt = t.Unicode().tag(sync=True)
    """What was said so far, as one line to hand in; empty before an answer, and in practice."""
    busy = t.Unicode().tag(sync=True)
    """How far a search for positions has come, in words; empty where none is under way."""
    seeking = t.Bool(False).tag(sync=True)
    """Whether that search goes on; the page offers to "stop" it."""
    note = t.Unicode().tag(sync=True)


class LessonChart(Piece, Hears[Go], view="lesson_chart"):
    """What was said against what is so, at the end of a lesson. A press on a dot sends `Go`."""

    report = t.Dict().tag(sync=True)
    """See `shapes.Report`."""


class LessonEnd(Piece, Hears[ToEnd], view="lesson_end"):
    """The misses by name, how sure and how far off, and what to do next."""

    report = t.Dict().tag(sync=True)
