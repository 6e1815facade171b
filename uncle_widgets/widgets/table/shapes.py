"""Shapes: what travels between Python and the page beside the scenes, as types.

Each `...Traits` names the synced traits of one widget, the other dicts what such traits hold. The
types that check the JavaScript are generated from these and from `games/scene.py`.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from uncle_widgets.asking.shapes import Goal, HeatMap, PanelShown, Side, TableShown, TrailShown
from uncle_widgets.games.howto import HowTo
from uncle_widgets.games.scene import Action, Board, Face, Happening, Trace
from uncle_widgets.widgets.play.play_shapes import Lift, RaceShown


class Tried(TypedDict):
    """What the trials gave so far. `runs` hold points [begun, mean, low, high]: this run, then those before it."""

    runs: list[list[tuple[float, float, float, float]]]
    begun: int
    struck: int
    running: bool
    most: int
    counts: list[int]
    """How many trials may be asked for at once."""
    seed: int
    note: str
    traces: list[Trace]
    grown: NotRequired[dict[str, Any]]
    """The picture that the trials make: see `probability/growing.py`."""
    summary: NotRequired[str]
    claim: NotRequired[str]
    band: NotRequired[str]
    value: NotRequired[float]
    low: NotRequired[float]
    high: NotRequired[float]
    last: NotRequired[str]
    beforehand: NotRequired[str]
    """On a page without a kernel: from how many trials these come."""


class Entry(TypedDict):
    """A field of a strip; with `choices`, (value, words) pairs, one of these is picked."""

    name: str
    label: str
    value: str
    help: NotRequired[str]
    choices: NotRequired[list[tuple[str, str]]]


class Button(TypedDict):
    """A button at the end of the table's bar; pressed, it sends its kind.

    `share` (0 to 1) is how far that is which it began: pressed meanwhile, it sends "stop".
    """

    kind: Literal["save", "undo", "deal", "same", "watch"]
    label: str
    strong: NotRequired[bool]
    share: NotRequired[float]


class StripButton(TypedDict):
    """A button of a strip."""

    kind: Literal["set", "first"]
    label: str
    strong: NotRequired[bool]


class Frame(TypedDict):
    """A scene (see `games/scene.py`) whose zones, board and sheet are places in the pool."""

    zones: list[int]
    place: str
    now: str
    said: tuple[str, str]
    clauses: list[str]
    board: NotRequired[int]
    mark: NotRequired[int]
    turn: NotRequired[int | None]
    alert: NotRequired[str]
    actions: NotRequired[list[Action]]
    sheet: NotRequired[int]
    table: NotRequired[str]
    event: NotRequired[Happening]


class Page(TypedDict):
    """Frames that travel together, and their pool."""

    pool: list[Any]
    frames: list[Frame]


class TableTraits(TableShown):
    """What the table draws from: `frames`, or `count` of them in `pages` of `size`, 'watcher.k' to Page."""

    palette: str
    game: str
    pool: list[Any]
    frames: dict[str, list[Frame]]
    count: int
    size: int
    pages: dict[str, Page]
    eyes: list[tuple[str, str]]
    speed: float
    mode: str
    clauses: dict[str, str]
    lit: dict[str, str]
    dealt: dict[str, Face]
    boards: dict[str, Board]
    differs: list[str]
    aside: bool
    heat: HeatMap
    asking: str
    covers: str
    lifts: dict[str, Lift]
    lifted: str
    said: dict[str, float]
    buttons: list[Button]
    race: RaceShown
    note: str
    busy: bool
    stamp: int


class ExplainerTraits(PanelShown):
    """What the panel draws from."""

    game: str
    palette: str
    tried: Tried
    note: str
    lit: dict[str, str]
    goal: Goal
    pair: list[Side]
    kept: str
    keeping: dict[str, Any]


class StripTraits(TypedDict):
    """What a strip draws from."""

    palette: str
    heading: str
    folded: str
    words: str
    fields: list[Entry]
    buttons: list[StripButton]
    cell: str
    note: str


class RuleTraits(TypedDict):
    """What the book of rules draws from; see `widgets/rooms/ruleroom.py`."""

    palette: str
    howto: HowTo
    heads: list[tuple[str, list[tuple[str, str]]]]
    rulings: list[tuple[str, str]]
    force: str
    fields: list[Entry]
    record: str
    note: str


class LessonRow(TypedDict):
    """A lesson to choose: `now` is the one on show."""

    lesson: str
    name: str
    goal: str
    now: bool


class TrailTraits(TrailShown):
    """What the bar of a lesson draws from."""

    palette: str
    lessons: list[LessonRow]
    lesson: str
    student: str
    kept: str
    alone: bool
    classroom: str
    teacher: str
    answers: list[Any]
    attempts: list[Any]
    receipt: str
    busy: str
    seeking: bool
    note: str


class LessonDot(TypedDict):
    """An answer at the end of a lesson, in the unit of the report or its own; `again` when the miss was redone."""

    at: int
    apart: bool
    """In a unit of its own: it is told beside the chart, and not drawn."""
    said: float
    exact: float
    reach: float
    near: bool
    off: str
    words: str
    name: str
    why: str
    again: NotRequired[float]
    againNear: NotRequired[bool]
    againWords: NotRequired[str]


class SureRow(TypedDict):
    """How far off the answers of one level of sureness were, of 100."""

    words: str
    off: list[float]
    mean: float


class Report(TypedDict):
    """How a lesson ended. `band` is how far off is near, the same for all; 0 where each has its own `reach`."""

    title: str
    short: str
    near: int
    of: int
    found: str
    """The kinds of mistake that were one's own, counted, in a sentence; '' where none was."""
    unit: str
    band: float
    low: float
    high: float
    dots: list[LessonDot]
    sure: list[SureRow]
    sureWords: str
    calibration: str
    """How often the guesses of the surest level were close, in a sentence; '' if nobody said how sure."""
    meaning: str
    """What the guesses show, in a sentence; '' before there is one."""
    open: list[int]
    next: str
    practise: str
    """What the button to practice says; '' for no button."""
    receipt: str
    done: str
    """'uncle 1': the lesson that was gone through to its end; '' where numbers are missing, and in practice."""


class ReportTraits(TypedDict):
    """What the chart and the page at the end of a lesson draw from."""

    palette: str
    report: Report
