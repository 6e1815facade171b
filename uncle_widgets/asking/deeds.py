"""Deeds: all that can be done where something is asked, each as a value; a page sends them by these names."""

from __future__ import annotations

from dataclasses import dataclass, field

from uncle_widgets.asking.state import Attempt, Said, Settings


@dataclass(frozen=True)
class Deed:
    """Something that is done."""


@dataclass(frozen=True)
class Look(Deed):
    """Ask about a place."""

    place: str


@dataclass(frozen=True)
class Pick(Deed):
    """Choose a question; it stays from place to place."""

    question: str


@dataclass(frozen=True)
class Set(Deed):
    """Set the question that is on show."""

    settings: Settings = field(default_factory=dict)


@dataclass(frozen=True)
class Predict(Deed):
    """Give a number, as it is typed, and see the answer; to a pair of positions a `second` one with it."""

    number: str
    sure: str = ""
    time: str = ""
    seed: int = 0
    second: str = ""


@dataclass(frozen=True)
class Own(Deed):
    """Say whether the mistake that one is asked about was one's own."""

    yes: bool


@dataclass(frozen=True)
class Again(Deed):
    """Give a number that was given before, wherever one looks now."""

    said: Said


@dataclass(frozen=True)
class Turn(Deed):
    """Turn to another page of the panel."""

    page: str


@dataclass(frozen=True)
class Why(Deed):
    """Go to a step of the derivation."""

    at: int


@dataclass(frozen=True)
class AnswerStep(Deed):
    """Answer the small question that is asked now, step `step` of Work it out (from 0), with a number as typed."""

    step: int
    number: str


@dataclass(frozen=True)
class ShowStep(Deed):
    """Show the answer to the small question that is asked now."""

    step: int


@dataclass(frozen=True)
class Attempted(Deed):
    """Give an answer to a small question that was given before, wherever one looks now."""

    attempt: Attempt


@dataclass(frozen=True)
class AskFirst(Deed):
    """Whether an answer stays covered until a number is given."""

    on: bool


@dataclass(frozen=True)
class Cover(Deed):
    """Cover all answers again; what was said stays in the log."""


@dataclass(frozen=True)
class Step(Deed):
    """Go to a frame of the game."""

    to: int


@dataclass(frozen=True)
class Eyes(Deed):
    """Look with other eyes."""

    key: str


@dataclass(frozen=True)
class Stop(Deed):
    """Wait at a moment of the game and ask; at -1, at none."""

    at: int


@dataclass(frozen=True)
class Play(Deed):
    """Let the game run on by itself, or not."""

    on: bool


@dataclass(frozen=True)
class Skip(Deed):
    """Leave a moment without a number."""


@dataclass(frozen=True)
class GoOn(Deed):
    """Leave a moment whose answer has been seen; in a lesson go on to the next position, or to how it went."""


@dataclass(frozen=True)
class Go(Deed):
    """In a lesson, open a position; at -1, how it went. In a game, a moment, as it was answered."""

    to: int


@dataclass(frozen=True)
class Like(Deed):
    """In a lesson, open a position like this one with other numbers: the next of them."""


@dataclass(frozen=True)
class Redo(Deed):
    """Go through the misses of a lesson once more."""


@dataclass(frozen=True)
class Begin(Deed):
    """Begin a lesson anew; what was said stays in the log."""


@dataclass(frozen=True)
class Arrange(Deed):
    """Go through the positions of a lesson in their order, or in any."""

    order: str


@dataclass(frozen=True)
class Settle(Deed):
    """Say again what became of a moment: it was answered, if a number was given there, or skipped."""

    seat: int
    at: int
    answered: bool
