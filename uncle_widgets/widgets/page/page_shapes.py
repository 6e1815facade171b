"""Shapes of what the gallery shows, as types: whoever makes one is held to them, and so is the TypeScript."""

from __future__ import annotations

from typing import Any, TypedDict

from uncle_widgets.asking.shapes import Dots, Judge, Question, Step, Ways
from uncle_widgets.widgets.table.shapes import Frame


class DailyLesson(TypedDict):
    """The lesson about the question of a day: its name, and the link that opens it."""

    name: str
    link: str


class Daily(TypedDict):
    """The position of a day: a question about a chance, its answer, and the small questions that lead to it.

    `position` tells it from any other. `steps` are the lines of the derivation that `asks` lead through, `exact`
    is the chance itself. `frame` is the table, whose parts lie in a pool beside it; `said` describes it in words.
    """

    position: str
    game: str
    title: str
    palette: str
    question: Question
    headline: str
    answer: Ways
    dots: list[Dots]
    steps: list[Step]
    asks: list[Judge]
    exact: float
    frame: Frame
    said: str
    lesson: DailyLesson


class Dailies(TypedDict):
    """Positions by date ('11-29'); the parts of their tables, each once; and by game its empty boards."""

    positions: dict[str, Daily]
    pool: list[Any]
    boards: dict[str, dict[str, Any]]
