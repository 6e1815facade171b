"""The bar under the table of a lesson: its positions as a trail, and the game's lessons to choose from."""

from __future__ import annotations

from typing import Any

import traitlets as t

from uncle_widgets.school.opening import elsewhere
from uncle_widgets.school.sheet import sheet
from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.page.messages import Go, Print, ToEnd, ToTrail

MOST = 999
"""The last position that a trail could come to."""


def paper_of(game: str, lesson: int, asked: Print) -> str:
    """The students' side of a lesson, with the address at which the page was opened: never with the key."""
    return sheet(game, lesson, "Letter" if asked.letter else "A4", link=elsewhere(asked.at), key=False).html


class Trail(Piece, Hears[ToTrail], view="trail"):
    """The page keeps `answers` and `at` under the name `kept` as long as its tab is open, and gives them back
    when it is loaded again.
    """

    spots: t.List[Any] = t.List(help="A position each: see `shapes.Spot`").tag(sync=True)
    at = t.Int(-1, min=-1, max=MOST, help="The position on show, from 0; -1 where none is").tag(sync=True)
    lessons: t.List[Any] = t.List(help="See `shapes.LessonRow`").tag(sync=True)
    lesson = t.Unicode(help="What is shown of them: 'Lesson 1', or 'Practice'").tag(sync=True)
    student = t.Unicode(help="The name that the student entered, or ''").tag(sync=True)
    kept = t.Unicode(help="Under which name a tab keeps `answers`; '' for nothing").tag(sync=True)
    alone = t.Bool(False, help="Whether it is on a page that works alone, and cannot be made one").tag(sync=True)
    classroom = t.Unicode(help="Where a class does this lesson together; '' for nowhere").tag(sync=True)
    teacher = t.Unicode(help="Where the teacher's page of this lesson is; '' for nowhere").tag(sync=True)
    answers: t.List[Any] = t.List(help="What a tab stores and sends back").tag(sync=True)
    attempts: t.List[Any] = t.List(
        help="The answers to small questions, stored with `answers`: [place, step, number]"
    ).tag(sync=True)
    receipt = t.Unicode(help="What was said, as a line to hand in; '' before, and in practice").tag(sync=True)
    busy = t.Unicode(help="How far a search for positions has come, in words; '' for none").tag(sync=True)
    seeking = t.Bool(False, help="Whether the search is still running, so that the page offers to stop it").tag(
        sync=True
    )
    note = t.Unicode(help="Why something was refused, in one sentence; '' if nothing was").tag(sync=True)


class LessonChart(Piece, Hears[Go], view="lesson_chart"):
    """What was said against what is so, at the end of a lesson. A press on a dot sends `Go`."""

    report = t.Dict(help="See `shapes.Report`").tag(sync=True)


class LessonEnd(Piece, Hears[ToEnd], view="lesson_end"):
    """The misses by name, how sure and how far off, and what to do next."""

    report = t.Dict(help="See `shapes.Report`").tag(sync=True)
