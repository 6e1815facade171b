"""What the lab sends to the page, as types: see `shapes`."""

from __future__ import annotations

from typing import TypedDict

from uncle_widgets.widgets.table.shapes import Entry


class LabForm(TypedDict):
    """What may be chosen in a game: the range of seats, (value, words) of the players, and its options."""

    seats: tuple[int, int]
    players: list[tuple[str, str]]
    options: list[Entry]


class LabSide(TypedDict):
    """A setting: one player a seat, and the options as text."""

    seats: int
    players: list[str]
    options: dict[str, str]


class LabMean(TypedDict):
    """A figure with its 95% interval, to be drawn and in words."""

    value: float
    low: float
    high: float
    text: str
    span: str
    """The interval in words, where it stands beside the figure."""


class LabSeat(TypedDict):
    """How a seat did: its share of the wins as a number of 100, and its points."""

    seat: str
    player: str
    wins: str
    share: LabMean
    points: str


class LabBars(TypedDict):
    """A histogram: games in each range of `wide` whole numbers from `low` on, a row for each setting."""

    low: int
    wide: int
    counts: list[list[int]]
    means: list[LabMean]


class LabGame(TypedDict):
    """A game to be opened: number `number` of the run `run` of a setting."""

    side: int
    run: int
    number: int
    name: str
    words: str


class LabList(TypedDict):
    """Games worth a look."""

    title: str
    games: list[LabGame]


class LabResult(TypedDict):
    """One setting, played: what it was, and what played it."""

    title: str
    n: int
    fair: float
    seats: list[LabSeat]
    rests: str


class LabApart(TypedDict):
    """How much more the second setting has of something."""

    words: str
    sure: bool
    text: str
    span: str
    """The 95% interval of `text`."""


class LabFound(TypedDict):
    """What the games came to so far. `lines`: for each setting a line a seed, of (games, share of 100)."""

    results: list[LabResult]
    lengths: LabBars
    scores: LabBars
    lines: list[list[list[tuple[int, float]]]]
    apart: list[LabApart]
    lists: list[LabList]


class LabTraits(TypedDict):
    """What the lab draws from."""

    palette: str
    games: list[tuple[str, str]]
    chosen: str
    form: LabForm
    sides: list[LabSide]
    n: int
    seed: str
    most: int
    done: int
    of: int
    running: bool
    left: str
    seat: int
    found: LabFound | dict[str, str]
    watched: str
    busy: str
    note: str
