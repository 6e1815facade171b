"""What a page that works alone is made of, as the page reads it: see `widgets/saved/saved.py`."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from uncle_widgets.asking.shapes import Goal, Mistake, Told
from uncle_widgets.games.howto import HowTo
from uncle_widgets.games.scene import Face, Trace


class SavedTrial(TypedDict):
    """What one trial dealt: by item its face, and the parts that have no place on the table."""

    dealt: dict[str, Face]
    traces: list[Trace]


class SavedTries(TypedDict):
    """Trials dealt beforehand: see `widgets/saved/tries.py`. Each is a sign of `signs`, '0' for the first of
    `values`; None is one struck out, and `struck` says why. The first `kept` have their cards: by item a row of
    signs, '0' for the first of `parts` and ' ' for none; `trace.0`, `trace.1` have no place on the table."""

    values: list[float | None]
    signs: str
    kept: int
    parts: list[Face | Trace]
    rows: dict[str, str]
    struck: str
    cases: NotRequired[list[str]]
    """The words of the picture that they make: see `growing.Cases`."""


class SavedStop(TypedDict):
    """A moment of a game, with all that is said of it."""

    frame: int
    answer: int
    line: str
    state: str
    question: str
    settings: dict[str, Any]
    panel: int
    stake: str
    asks: Told
    back: Told
    bright: list[str]
    came: bool | None
    fate: str
    words: str
    headline: str


class SavedChip(TypedDict):
    """A question in its fixed place, as far as it hangs on no position."""

    id: str
    name: str
    title: str
    when: str


class SavedAnswers(TypedDict):
    """What questions say, each part held once: see `widgets/saved/answers.py`."""

    game: str
    title: str
    standing: str
    onward: str
    questions: list[SavedChip]
    pool: list[Any]
    panels: dict[str, list[Any]]


class Comparison(TypedDict):
    """A lesson's own mistake: a number lies above (or below) what was said to the position `at`, by `fits` or
    more."""

    at: int
    above: bool
    fits: float
    mistake: Mistake


class SavedPosition(TypedDict):
    """A position of a lesson; `panels` are those of its question, first as the lesson sets it. `pair` has two
    lines where it stands beside the position before."""

    group: str
    place: str
    question: str
    notice: str
    panels: list[int]
    compares: list[Comparison]
    pair: list[str]
    likes: list[tuple[int, int]]
    """Positions like it: the course that has one, and its place there."""


class SavedTable(TypedDict):
    """A position on a table: whose names stand there, what is drawn (see `table.Pack`), what is lit as other."""

    names: list[str]
    frame: dict[str, Any]
    differs: list[str]


class SavedLaid(TypedDict):
    """Positions as they lie, on as many tables as that takes, and what is said over each."""

    tables: list[SavedTable]
    over: list[Told]


class SavedCourse(TypedDict):
    """What is gone through: the picked positions of a lesson, or those found to practise on.

    `laid` has each position by its place, and two that stand side by side by both: '3', '3 4'. `leads` has, by
    kind of mistake, the positions in which that leads far from the answer.
    """

    goal: Goal
    positions: list[SavedPosition]
    laid: dict[str, SavedLaid]
    leads: dict[str, list[int]]


class SavedLesson(SavedAnswers):
    """A lesson and all its answers, for a page that works alone. `courses`: its positions, and practice."""

    number: int
    edition: int
    meaning: dict[str, str]
    short: str
    plate: str
    """What stands in the head: the game's plate, SVG as text."""
    kinds: dict[str, str]
    """By kind of mistake what was done: see `probability/kinds.py`."""
    courses: list[SavedCourse]


class SavedLessonPage(SavedLesson):
    """The same, with what is drawn, and the worksheet to be printed."""

    table: dict[str, Any]
    explainer: dict[str, Any]
    trail: dict[str, Any]
    worksheet: str


class Saved(SavedAnswers):
    """A game and all its answers, for a page that works alone."""

    steps: int
    over: bool
    """Whether the game is over at the last of them."""
    seat: int
    chosen: str
    """The question that somebody chose, if one was."""
    asked: list[dict[str, list[int]]]
    places: dict[str, list[int]]
    stops: dict[str, list[SavedStop]]
    howto: HowTo
    called: NotRequired[str]
    """What the log calls its one step, where it is a position."""
    table: dict[str, Any]
    explainer: dict[str, Any]


class SavedHowTo(TypedDict):
    """How a game is played, for a page that works alone."""

    game: str
    title: str
    standing: str
    palette: str
    howto: HowTo
