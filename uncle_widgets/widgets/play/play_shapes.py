"""What Play sends to the page, as types: see `shapes`."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from uncle_widgets.games.kit import Terms
from uncle_widgets.games.scene import Face


class WorthRow(TypedDict):
    """What one move was worth, with its 95% interval where it was simulated."""

    label: str
    value: float
    text: str
    low: float
    high: float
    simulated: bool
    chosen: bool


class Worth(TypedDict):
    """What each move was worth, best first, and why."""

    title: str
    unit: str
    rows: list[WorthRow]
    words: list[str]
    model: str


class Look(TypedDict):
    """A second look: the move chosen, and a hint."""

    chosen: str
    hint: str


class ReviewCard(TypedDict):
    """A card that could have been played."""

    face: Face
    chosen: bool
    best: bool


class RaceLine(TypedDict):
    """What one seat owned, frame by frame."""

    seat: int
    name: str
    me: bool
    values: list[int]


class RaceTag(TypedDict):
    """A move that cost: its number, where it stands in the race, and its step."""

    n: int
    frame: int
    step: int


class RaceShown(TypedDict, total=False):
    """The race of a finished game; `parts` are (frame, name)."""

    title: str
    unit: str
    lines: list[RaceLine]
    parts: list[tuple[int, str]]
    tags: list[RaceTag]


class Review(TypedDict):
    """A costly move of a finished game; `step` -1 where there is none."""

    step: int
    place: str
    worth: Worth | None
    cost: str
    cards: list[ReviewCard]


class Lift(TypedDict):
    """What a lifted card says: its name, the button that plays it, what it leaves, and what that asks.

    `row` is its name in the list of all moves, where that is a longer one, and `dice` what it takes of a throw.
    """

    label: str
    play: str
    line: str
    ask: str
    row: str
    dice: list[int]


class Hint(TypedDict):
    """A hint of one grade, about one move; about one that the coach chose where `move` is empty."""

    move: str
    grade: int
    words: str


class Desk(TypedDict):
    """What lies on the coach's desk."""

    coach: bool
    level: int
    levels: list[str]
    hints: list[int]
    hint: Hint | None
    guess: str
    since: list[str]
    look: Look | None
    worth: Worth | None
    said: str
    quiz: str
    turn: bool
    press: str
    seed: int
    result: NotRequired[str]
    record: NotRequired[str]
    review: NotRequired[list[Review]]
    sum: NotRequired[str]


class CoachTraits(TypedDict):
    """What the coach draws from."""

    palette: str
    game: str
    desk: Desk
    progress: float | None
    note: str
    link: str
    over: bool
    terms: Terms
    lifts: dict[str, Lift]
    lifted: str
    said: dict[str, float]
    stamp: int
