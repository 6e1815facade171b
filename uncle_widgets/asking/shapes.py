"""Shapes of what a panel shows, and of what it says of the table beside it, as types: whoever makes one is held to
them, and so is the JavaScript, whose types are generated from these."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


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
    cases: str
    event: str
    fraction: str
    """Or a mean to six places, where it is `rounded`; empty where it is long, or the answer is simulated."""
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
    other: NotRequired[bool]
    """Whether it belongs to another way to the answer."""


class Ask(TypedDict):
    """A small question of Work it out: see `probability.reasons.Ask`. `line` is the step of the derivation that it
    leads to, `left` has (words, factor, what is left out of 100)."""

    line: int
    words: str
    judged: str
    unit: str
    hint: str
    reason: str
    left: list[tuple[str, str, int]]


class Judge(Ask):
    """The same, with the lowest and the highest right answer in the number's own scale."""

    low: float
    high: float


class WorkStep(Ask):
    """A small question, and what was answered. `outcome`: 'first' or 'second' (right at that try), 'shown', or ''
    while it is open; `wrong` are the wrong answers as they were typed."""

    outcome: str
    wrong: list[str]


class Work(TypedDict):
    """Work it out: its steps in order, the one that is asked now (-1: all are done), and how many steps of the
    derivation it leads through."""

    steps: list[WorkStep]
    at: int
    lines: int


class Mistake(TypedDict):
    """A wrong reckoning that a prediction fits; its kind is one of `probability/kinds.py`, which says how it is
    `asked` about."""

    kind: str
    asked: str
    name: str
    words: str


class Said(TypedDict):
    """A prediction, and what is said of it."""

    value: float
    sure: str
    verdict: str
    mistake: Mistake | None
    asks: bool
    """Whether it is asked about: nobody has said yet whether it was theirs, nor twice no to its kind."""
    own: bool
    """Whether it was theirs."""


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


class Question(TypedDict):
    """What stands above an answer, and may be seen before it."""

    id: str
    title: str
    concept: str
    ask: str
    given: str
    model: str
    measure: str
    cases: str
    event: str
    span: tuple[float, float]
    knobs: list[Knob]
    trial: str


class Answer(TypedDict):
    """What is covered at first."""

    headline: str
    certain: str
    answer: Ways
    bars: list[tuple[str, float, str]]
    dots: list[Dots]
    steps: list[Step]
    asks: list[Judge]
    idea: str
    misconception: str
    apart: str
    simulated: str
    lesson: str


class Beside(TypedDict, total=False):
    """What else a room says beside an answer: a lesson's notice, and what the answer was before a change."""

    notice: str
    was: Was


class Shown(TypedDict):
    """How a question stands: whether its answer may be seen, and what was said to it."""

    key: str
    revealed: bool
    fault: str
    """Which questions raised at this position, in a sentence; '' for none."""
    row: NotRequired[list[Sibling]]
    said: NotRequired[Said]
    misconception: NotRequired[str]
    work: NotRequired[Work]


class Nothing(TypedDict):
    """What stands where a question does not arise; `when` says why."""

    key: str
    none: bool
    title: str
    when: str


class Panel(Question, Shown):
    """A question, and once `revealed` its answer. `none`: it does not arise; `title` and `when` are told."""

    none: NotRequired[bool]
    when: NotRequired[str]
    headline: NotRequired[str]
    certain: NotRequired[str]
    answer: NotRequired[Ways]
    bars: NotRequired[list[tuple[str, float, str]]]
    dots: NotRequired[list[Dots]]
    steps: NotRequired[list[Step]]
    idea: NotRequired[str]
    notice: NotRequired[str]
    apart: NotRequired[str]
    simulated: NotRequired[str]
    was: NotRequired[Was]
    untried: NotRequired[bool]
    """On a page without a kernel: no trials of it were dealt beforehand."""
    traces: NotRequired[bool]
    lesson: NotRequired[str]


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
    """One stop of a game: what was said, what is exact, and whether it came (None: not seen, or an amount).

    `reach` is how far off is still near, in the scale of both; `mine` and `right` are the two as text, a chance of
    100. `frame` is the step it asked at.
    """

    said: float | None
    exact: float
    came: bool | None
    words: str
    at: int
    frame: int
    name: str
    measure: str
    span: tuple[float, float]
    reach: float
    near: bool
    mine: str
    right: str


class Door(TypedDict):
    """A way on when a game is over: what its button says, and what it opens."""

    label: str
    link: str


class Ending(TypedDict, total=False):
    """The end of a game that was watched; nothing before. Of a line the first half is what stands out."""

    title: str
    near: str
    lines: list[tuple[str, str]]
    doors: list[Door]


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
    """The head of a lesson; nothing where there is none. `also` is the other of a pair of positions."""

    title: str
    line: str
    at: int
    also: int
    of: int


class Side(TypedDict):
    """One of two positions side by side: its place among all from 0, the line that tells it apart, its question,
    whether that stands in front, and once it may be seen the answer, as a number to draw with and as text."""

    at: int
    line: str
    ask: str
    given: str
    measure: str
    cases: str
    span: tuple[float, float]
    here: bool
    said: NotRequired[Said]
    number: NotRequired[float]
    text: NotRequired[str]


class PanelButton(TypedDict, total=False):
    """A button at the foot of the panel: what it says, and what it does. `off` says why it cannot be pressed.

    `kind`: 'predict' (show the answer), 'go' and 'next' (continue), 'work' (Work it out), 'like' (One like it).
    """

    label: str
    kind: str
    off: str


class MainButton(PanelButton, total=False):
    """The one main button; `also` is a quieter one next to it."""

    also: PanelButton


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


class Told(TypedDict, total=False):
    """What stands over the table in place of the scene's own words.

    `tone`: 'plain', 'asked' (stopped before a decisive moment), 'back' (looking back) or 'trial' (not the game).
    """

    clauses: list[str]
    badge: str
    """Which of two tables side by side it is."""
    place: str
    line: tuple[str, str]
    tone: str


class Mark(TypedDict):
    """A decisive moment on the scrubber: the frame before it, and what became of it.

    `state`: 'open', 'came', 'not', 'unseen' (the game does not show it) or 'skipped'. Autoplay stops at it once.
    """

    frame: int
    answer: int
    line: str
    state: str


class Spot(TypedDict):
    """A position on the trail of a lesson. `state`: 'near', 'far' or 'open'; `shut`: it cannot be opened yet;
    `paired`: it is one with the position before it; `redone`: one like it was answered closely."""

    group: str
    state: str
    shut: bool
    paired: bool
    redone: bool


class PanelShown(TypedDict):
    """What a state shows in the panel, by the names of its traits."""

    question: str
    settings: dict[str, Any]
    predicting: bool
    page: str
    why: int
    questions: list[Chip]
    panel: Panel
    main: MainButton
    moment: Moment
    guesses: list[Guess]
    ending: Ending


class TableShown(TypedDict):
    """What a state shows on the table, by the names of its traits."""

    step: int
    watcher: str
    moments: list[Mark]
    stop: int
    playing: bool
    caption: Told
    bright: list[str]


class LessonShown(PanelShown):
    """The same, in a lesson."""

    goal: Goal
    order: str
    pair: list[Side]
    """Two positions that are asked about side by side; none where one stands by itself."""


class TrailShown(TypedDict):
    """The trail of a lesson: its positions, and the one on show from 0, -1 where none is."""

    spots: list[Spot]
    at: int
