"""What the exercises of a classroom notebook send to the page, as types: see `shapes`."""

from __future__ import annotations

from typing import TypedDict


class TaskShown(TypedDict):
    """An exercise before it is answered. `unit` is empty where the question says it."""

    id: str
    number: int
    kind: str
    ask: str
    unit: str
    options: list[str]


class MarkShown(TypedDict, total=False):
    """What was found: from 0 to 1, in words, and as 'right', 'part', 'kept', 'wrong' or 'open'."""

    worth: float
    words: str
    state: str


class MarkRow(TypedDict):
    """An exercise and its mark as they stand."""

    id: str
    number: int
    ask: str
    points: int
    worth: float
    words: str
    state: str


class ExerciseTraits(TypedDict):
    palette: str
    task: TaskShown
    answer: str
    mark: MarkShown
    note: str


class MarksTraits(TypedDict):
    rows: list[MarkRow]
    told: str
    receipt: str
    student: str
    note: str


class WrongAnswer(TypedDict):
    """A wrong answer that students give: its number, the mistake's name, and what is wrong with it."""

    number: str
    name: str
    words: str


class PositionForTeachers(TypedDict):
    """A row of a teacher's table: see `school.lesson_table.Entry`."""

    at: int
    role: str
    asked: str
    given: str
    counted: list[str]
    answer: str
    unit: str
    wrong: list[WrongAnswer]
    say: str


class MinutesForTeachers(TypedDict):
    """What is done from minute `start` to minute `end`."""

    start: int
    end: int
    words: str


class LessonForTeachers(TypedDict):
    """A lesson for its teacher. `rests` is what the answers rest on; `before` and `after` are parts of the page,
    as (name, text), of which those after hold answers."""

    name: str
    about: str
    goal: str
    edition: int
    topics: list[str]
    rests: list[str]
    rows: list[PositionForTeachers]
    steps: list[MinutesForTeachers]
    before: list[tuple[str, str]]
    after: list[tuple[str, str]]


class LessonOnShelf(TypedDict):
    """A lesson in the list of a teacher. `student` opens it; `finds` is what a search looks through; `notebook`
    ('predict', 'count' or '') is about it, and `page` shows that, where a page can."""

    number: int
    name: str
    about: str
    topics: list[str]
    finds: str
    student: str
    notebook: str
    page: str


class GameOnShelf(TypedDict):
    """A game in a teacher's list. `page` shows the game, and `classroom` is the page in front of a class. Each may
    be empty."""

    id: str
    title: str
    palette: str
    page: str
    classroom: str
    lessons: list[LessonOnShelf]
