"""Shapes: what travels between Python and the page beside the scenes, as types.

Each `...Traits` names the synced traits of one widget, the other dicts what such traits hold. The
types that check the JavaScript are generated from these and from `games/scene.py`.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from uncle_widgets.games.scene import Action, Board, Face, Happening, Trace
from uncle_widgets.widgets.play_shapes import Lift, RaceShown


class Knob(TypedDict):
    """A setting of a question: its choices as (value, words); `model`: of what is supposed of the others."""

    name: str
    label: str
    model: bool
    choices: list[tuple[str | int, str]]
    value: str | int


class Ways(TypedDict):
    """The answer in its ways: all of it as words, `value` to draw with."""

    value: float
    says: str
    fraction: str
    """Or a mean to six places, where it is `rounded`."""
    rounded: NotRequired[bool]
    lead: NotRequired[str]
    hundred: NotRequired[int]
    about: NotRequired[str]
    percent: NotRequired[str]
    one_in: NotRequired[str]
    odds: NotRequired[str]


class Dots(TypedDict):
    """`n` of the hundred dots: hollow (0), filled (1) or ringed (2)."""

    n: int
    words: str
    yes: int


class Branch(TypedDict):
    """A node of a tree of what can happen."""

    words: str
    chance: str
    value: str
    children: list[Branch]


class Step(TypedDict):
    """A page of a derivation: words, a reckoning or a picture, and the keys of the items it lights up."""

    letter: str
    words: str
    formula: NotRequired[str]
    value: NotRequired[str]
    lit: NotRequired[list[str]]
    tree: NotRequired[Branch]
    picture: NotRequired[dict[str, Any]]


class Mistake(TypedDict):
    """A wrong reckoning that a prediction fits; its kind is one of `probability/kinds.py`."""

    kind: str
    name: str
    words: str


class Said(TypedDict):
    """A prediction, and what is said of it."""

    value: float
    sure: str
    verdict: str
    mistake: Mistake | None


class Was(TypedDict):
    """The answer before a change of the position: to be drawn beside this one, and in words."""

    value: float
    words: str


class Sibling(TypedDict):
    """Another choice of a setting; its answer only where it may be seen."""

    value: str | int
    label: str
    here: bool
    number: NotRequired[float]
    text: NotRequired[str]


class Panel(TypedDict):
    """A question, and once `revealed` its answer. `none`: it does not arise; `title` and `when` are told."""

    key: str
    title: str
    none: NotRequired[bool]
    when: NotRequired[str]
    id: str
    concept: str
    ask: str
    given: str
    model: str
    measure: str
    says: str
    span: tuple[float, float]
    knobs: list[Knob]
    trial: str
    revealed: bool
    said: NotRequired[Said]
    headline: NotRequired[str]
    certain: NotRequired[str]
    answer: NotRequired[Ways]
    bars: NotRequired[list[tuple[str, float, str]]]
    dots: NotRequired[list[Dots]]
    steps: NotRequired[list[Step]]
    misconception: NotRequired[str]
    notice: NotRequired[str]
    apart: NotRequired[str]
    simulated: NotRequired[str]
    row: NotRequired[list[Sibling]]
    was: NotRequired[Was]
    untried: NotRequired[bool]
    """On a page without a kernel nothing can be tried out."""
    traces: NotRequired[bool]
    lesson: NotRequired[str]
    fault: NotRequired[str]
    """Which questions raised at this position, in a sentence; '' for none."""


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


class Chip(TypedDict):
    """A question in its fixed place."""

    id: str
    name: str
    title: str
    arises: bool
    away: str
    """Why it is not asked here, in a sentence; '' where it is."""
    done: bool


class Guess(TypedDict):
    """One moment of a game: what was said, the exact chance, and whether it came (None: not seen)."""

    said: float | None
    exact: float
    came: bool | None
    words: str
    at: int


class Moment(TypedDict, total=False):
    """A stop in a game that is watched; nothing for none. `seen`: what came of it is known."""

    line: str
    button: str
    stake: str
    at: int
    of: int
    seen: bool
    came: bool | None
    words: str
    headline: str


class Goal(TypedDict, total=False):
    """The head of a lesson; nothing where there is none."""

    title: str
    line: str
    at: int
    of: int


class MainButton(TypedDict, total=False):
    """The one main button; `off` says why it cannot be pressed."""

    label: str
    kind: str
    off: str


class Entry(TypedDict):
    """A field of a strip; with `choices`, (value, words) pairs, one of these is picked."""

    name: str
    label: str
    value: str
    help: NotRequired[str]
    choices: NotRequired[list[tuple[str, str]]]


class Button(TypedDict):
    """A button of a strip; `off` says why it cannot be pressed.

    `share` (0 to 1) is how far that is which it began: pressed meanwhile, it sends {"kind": "stop"}.
    """

    kind: str
    label: str
    strong: NotRequired[bool]
    off: NotRequired[str]
    share: NotRequired[float]


class Heat(TypedDict):
    """How a node is coloured: `step` 1 (pale) to 5, and its number: rounded, with a decimal, and as a number.

    `part` is what the node belongs to, as the list has it.
    """

    step: int
    text: str
    fine: NotRequired[str]
    value: NotRequired[float]
    part: NotRequired[str]


class HeatStep(TypedDict):
    """A shade: the numbers that it stands for ('3', '4–5'), and how many nodes have it."""

    text: str
    count: int


class HeatMap(TypedDict, total=False):
    """What is counted on a board and in which unit, its shades from the palest on, and its nodes by id.

    `hides` is what stands in its way, as its switch calls it; '' for nothing.
    """

    title: str
    unit: str
    hides: str
    steps: list[HeatStep]
    nodes: dict[str, Heat]


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


class Told(TypedDict, total=False):
    """What stands over the table in place of the scene's own words.

    `tone`: 'plain', 'asked' (stopped before a decisive moment), 'back' (looking back) or 'trial' (not the game).
    """

    clauses: list[str]
    place: str
    line: tuple[str, str]
    tone: str


class Mark(TypedDict):
    """A decisive moment on the scrubber: the frame before it, and what became of it.

    `state`: 'open', 'came', 'not', 'unseen' (the game does not show it) or 'skipped'. Autoplay `stops` at it once.
    """

    frame: int
    answer: int
    line: str
    stops: bool
    state: str


class TableTraits(TypedDict):
    """What the table draws from: `frames`, or `count` of them in `pages` of `size`, 'watcher.k' to Page."""

    palette: str
    game: str
    pool: list[Any]
    frames: dict[str, list[Frame]]
    count: int
    size: int
    pages: dict[str, Page]
    eyes: list[tuple[str, str]]
    watcher: str
    step: int
    playing: bool
    speed: float
    mode: str
    clauses: dict[str, str]
    lit: dict[str, str]
    dealt: dict[str, Face]
    boards: dict[str, Board]
    heat: HeatMap
    caption: Told
    moments: list[Mark]
    asking: str
    stop: int
    covers: str
    bright: list[str]
    lifts: dict[str, Lift]
    lifted: str
    said: dict[str, float]
    buttons: list[Button]
    race: RaceShown
    note: str
    busy: bool
    stamp: int


class ExplainerTraits(TypedDict):
    """What the panel draws from."""

    palette: str
    questions: list[Chip]
    question: str
    settings: dict[str, Any]
    predicting: bool
    panel: Panel
    page: str
    why: int
    tried: Tried
    note: str
    lit: dict[str, str]
    moment: Moment
    guesses: list[Guess]
    closing: str
    goal: Goal
    kept: str
    keeping: dict[str, Any]
    main: MainButton


class StripTraits(TypedDict):
    """What a strip draws from: `rows` are (name, text) pairs to read."""

    palette: str
    heading: str
    folded: str
    words: str
    fields: list[Entry]
    buttons: list[Button]
    progress: tuple[int, int]
    rows: list[tuple[str, str]]
    cell: str
    note: str


class Spot(TypedDict):
    """A position on the trail of a lesson. `state`: 'near', 'far' or 'open'; `shut`: it cannot be opened yet."""

    group: str
    state: str
    shut: bool


class LessonRow(TypedDict):
    """A lesson to choose: `now` is the one on show."""

    level: str
    name: str
    goal: str
    now: bool


class TrailTraits(TypedDict):
    """What the bar of a lesson draws from."""

    palette: str
    spots: list[Spot]
    at: int
    lessons: list[LessonRow]
    lesson: str
    student: str
    kept: str
    answers: list[Any]
    receipt: str
    busy: str
    seeking: bool
    note: str


class LessonDot(TypedDict):
    """An answer at the end of a lesson, in the unit of the report; `again` when the miss was redone."""

    at: int
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
    score: str
    unit: str
    band: float
    low: float
    high: float
    dots: list[LessonDot]
    sure: list[SureRow]
    sureWords: str
    open: list[int]
    next: str
    practise: bool
    receipt: str


class ReportTraits(TypedDict):
    """What the chart and the page at the end of a lesson draw from."""

    palette: str
    report: Report
