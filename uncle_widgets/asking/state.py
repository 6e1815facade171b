"""The state of whoever is asked: plain values that never change, each state made from the one before by a deed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Settings: TypeAlias = Mapping[str, Any]
"""How a question is set: its settings by name."""
PAGES = ("answer", "why", "try", "steps", "example")
"""The pages of a panel. The last two are Work it out, and a worked example, which a lesson shows by itself."""
ORDERS = ("set", "any")
"""How the positions of a lesson may be gone through."""


@dataclass(frozen=True)
class Said:
    """A number that was given, as it was typed: where, to which question and set how, how sure, and when.

    `seed` is the one that the trials of it began with. Whoever was asked whether a mistake was theirs `owned` its
    kind, or `denied` it.
    """

    place: str
    question: str
    settings: Settings
    number: str
    sure: str
    time: str
    seed: int = 0
    owned: str = ""
    denied: str = ""


@dataclass(frozen=True)
class Attempt:
    """An answer to a small question of Work it out, as it was typed; an empty `number` for one that was shown."""

    place: str
    question: str
    settings: Settings
    step: int
    number: str


@dataclass(frozen=True)
class Held:
    """The question that a moment asks, and how it is set."""

    question: str
    settings: Settings


@dataclass(frozen=True)
class Asked:
    """What a panel asks, at one place after another, and what was said to it."""

    place: str = ""
    """What is asked about; a name that the room's facts know."""
    question: str = ""
    """The id of the question on show."""
    settings: Settings = field(default_factory=dict)
    """What somebody set, of this question and of others: it is carried from place to place."""
    chosen: str = ""
    """The question that somebody chose; it stays from place to place. '' while nobody has."""
    held: Held | None = None
    """Where a game waits at a moment: what that asks."""
    aside: bool = False
    """Whether another question than the moment's is on show while the game waits."""
    before: Settings | None = None
    """The settings from before a moment, which come back after it."""
    page: str = "answer"
    why: int = 0
    """The step of the derivation that is shown."""
    predicting: bool = True
    """Whether an answer stays covered until a number is given."""
    said: tuple[Said, ...] = ()
    """Every number given, in order."""
    covered: int = 0
    """So many of them, the first, no longer uncover an answer."""
    attempts: tuple[Attempt, ...] = ()
    """Every answer to a small question, in order."""
    attempts_from: int = 0
    """The first of them that counts: those before were hidden with their answers."""


@dataclass(frozen=True)
class Watching:
    """A game that is watched: where it stands, whose moments are marked, and what became of them."""

    asked: Asked = field(default_factory=Asked)
    frame: int = 0
    eyes: str = "0"
    """Whose eyes: a seat's number, or those that see all."""
    seat: int = 0
    """The seat whose moments are marked: the one last looked from."""
    stop: int = -1
    """The moment at which the game waits, among those of the seat; -1 for none."""
    playing: bool = False
    fates: Mapping[str, str] = field(default_factory=dict)
    """What became of moments, by 'seat moment': 'answered' or 'skipped'."""


@dataclass(frozen=True)
class Learning:
    """A lesson: the position on show, and those that were missed and are asked once more."""

    asked: Asked = field(default_factory=Asked)
    at: int = -1
    """The position on show, from 0; -1 at the end, and before there is one."""
    redo: tuple[int, ...] = ()
    """The misses that are asked once more; none while all positions are gone through."""
    course: int = 0
    """How often it was begun anew: what was said before no longer counts."""
    order: str = "set"
    """'set': each position waits for those before it; or 'any'."""
    like: int = -1
    """Which of the similar positions of this one is on show, from 0; -1 for the position itself."""
    following: int = -1
    """The position that follows the worked example on show; -1 where none is on show."""
    examples: tuple[str, ...] = ()
    """What worked examples were shown for: kinds of mistake, and `ROW`."""
