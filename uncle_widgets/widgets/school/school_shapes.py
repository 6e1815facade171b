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
