"""What the machine may ask of the room that it stands in: which questions arise where, and how they are judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from uncle_widgets.asking import shapes
from uncle_widgets.asking.guesses import Guess
from uncle_widgets.asking.sitting import Prediction
from uncle_widgets.asking.state import Asked, Attempt, Said, Settings


class Card(Protocol):
    """A question that is asked at a place, set so."""

    @property
    def settings(self) -> Settings:
        """Every setting that makes sense here, and its choice in force."""

    @property
    def offers(self) -> Mapping[str, Sequence[Any]]:
        """The choices of each."""

    @property
    def certain(self) -> bool:
        """Whether the answer is never or always."""

    def check(self, number: str) -> None:
        """A Refusal for what is no number that can be an answer."""

    @property
    def asked(self) -> shapes.Question:
        """What stands above the answer, and may be seen before it."""

    @property
    def answered(self) -> shapes.Answer:
        """What is covered at first."""

    @property
    def asks(self) -> Sequence[shapes.Judge]:
        """The small questions of Work it out; none where it is not offered."""

    @property
    def example(self) -> bool:
        """Whether its steps make a worked example: not where "none" and "at least one" look alike."""

    @property
    def lines(self) -> int:
        """How many steps of the derivation they lead through: its lines, without pictures and other ways."""

    @property
    def row(self) -> Sequence[tuple[str, Any, str]]:
        """The choices that stand beside each other: the setting, its value, and words for it."""

    @property
    def number(self) -> tuple[float, str]:
        """The answer as a number to draw with, and as text."""

    def near(self, number: str) -> bool:
        """Whether a number is near the answer."""

    def told(self, said: Said, before: Sequence[Said]) -> shapes.Said:
        """What is said of a number that was given, after those of `before`."""


class Facts(Protocol):
    """The facts about every place that a panel may ask about."""

    @property
    def titles(self) -> Mapping[str, tuple[str, str]]:
        """What each question is called, by its id: its name and its title."""

    def offered(self, place: str) -> Sequence[str]:
        """The ids of the questions there, in their order; only one where only that is asked."""

    @property
    def firm(self) -> bool:
        """Whether a question keeps its settings until it is predicted."""

    @property
    def locked(self) -> bool:
        """Whether an answer stays covered until it is predicted though it is certain."""

    @property
    def stays(self) -> bool:
        """Whether the question on show stays at another place, if it arises there."""

    def knows(self, place: str) -> bool:
        """Whether there is such a place."""

    def card(self, place: str, question: str, settings: Settings) -> Card | None:
        """The question there, with those of `settings` that make sense; None where it is not asked."""

    def prefer(self, place: str) -> str:
        """The question with most at stake there; '' for none."""

    def away(self, place: str, question: str) -> str:
        """Why a question is not asked there."""

    def fault(self, place: str, question: str) -> str:
        """Which questions went wrong there, beside the one that is shown."""

    def nothing(self, place: str, question: str) -> shapes.Nothing:
        """What stands where the question does not arise."""

    def beside(self, asked: Asked, here: Card) -> shapes.Beside:
        """What else a room says beside an answer."""


class Moment(Protocol):
    """A moment of a game: the frame before it, and the one that answers it; what is asked, set how, and said."""

    @property
    def frame(self) -> int: ...
    @property
    def answer(self) -> int: ...
    @property
    def question(self) -> str: ...
    @property
    def settings(self) -> Settings: ...

    @property
    def mark(self) -> shapes.Mark:
        """Its mark on the scrubber while it is open."""

    @property
    def stop(self) -> shapes.Moment:
        """Its line, what is at stake, and the words of the main button."""

    @property
    def asks(self) -> shapes.Told:
        """What stands over the table while it is asked about."""

    @property
    def back(self) -> shapes.Told:
        """The same, where it is looked back at."""

    @property
    def bright(self) -> Sequence[str]:
        """The items that stay bright while it is asked about."""

    @property
    def fate(self) -> str:
        """How it came: came, not or unseen."""

    @property
    def came(self) -> shapes.Moment:
        """What the game did, in words."""

    def guess(self, number: str, at: int) -> Guess | None:
        """A number that was given to it ('' for none), beside what then came; None where nothing is asked."""


class GameFacts(Facts, Protocol):
    """The facts about a game that is watched. A place there is a frame and a pair of eyes: '12 0'."""

    @property
    def frames(self) -> int:
        """How many there are."""

    @property
    def eyes(self) -> Sequence[str]:
        """Whose eyes one may look with."""

    @property
    def over(self) -> bool:
        """Whether the game is over at the last of them."""

    def doors(self, question: str, seat: int) -> Sequence[shapes.Door]:
        """The ways on from the end of the game, to a lesson of `question` first; none where nothing opens them."""

    def moments(self, seat: int) -> Sequence[Moment]:
        """Where the game is decided for a seat, in order."""

    def log(self, said: Sequence[Said], attempts: Sequence[Attempt] = ()) -> Sequence[Prediction]:
        """The numbers that were given, as the log has them, with what was answered to their small questions."""


class LessonFacts(Facts, Protocol):
    """The facts about a lesson. A place there is a course, counted from 0, and a position: '0 4', '0 4 again'."""

    @property
    def seeking(self) -> bool:
        """Whether more positions are still looked for."""

    def positions(self, course: int) -> int:
        """How many there are."""

    def asks(self, place: str) -> bool:
        """Whether its question can be asked: it does not raise."""

    def groups(self, course: int) -> Sequence[str]:
        """What is said over each position."""

    def pairs(self, course: int) -> Mapping[int, Sequence[int]]:
        """By position the two that stand side by side, of which it is one; one by itself has none."""

    def lines(self, course: int, at: int) -> Sequence[str]:
        """What is said of each of those two, which tells them apart."""

    def likes(self, course: int, at: int) -> int:
        """How many similar positions of a position can be opened."""

    def like_offered(self, course: int, at: int) -> bool:
        """Whether there are any, or they can be looked for."""

    def goal(self, course: int) -> shapes.Goal:
        """The head of the panel: title, line, and how many positions there are or will be."""
