"""U-L6 is asked in parts: what they share. The parts are in `comes.py`, `wait.py` and `tie.py`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.questions.reasons import sight
from uncle_widgets.games.uncle.state import View
from uncle_widgets.probability.counting import first_good
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Knob, Model
from uncle_widgets.probability.show import percent

SLOTS = {
    "some": "4",
    "all": "29",
    "gaps": str(4 + 1),
    "mean": str(first_good(4, 29).E()),
    "tie_two": percent(odds.redraw(2)),
    "tie_six": percent(odds.redraw(6)),
}
"""Words for the lesson that hang on no position."""


@dataclass(frozen=True)
class Settings(Question[View]):
    """`part`: 'next' my next turn, if I play `card` (0: the lowest), 'wait' until the card needed turns up, 'tie'
    drawn again, of `players`, the first of whom have `drawn` cards such as '55'."""

    part: str = "next"
    card: int = 0
    players: int = 2
    drawn: str = ""

    @abstractmethod
    def offers(self, view: View) -> tuple[tuple[str, str], ...]:
        """The parts that this position has, and what they are called."""


@dataclass(eq=False)
class Waiting(Posed[View]):
    """A part, posed. What hangs on no position stands in its class."""

    question: Settings
    label: ClassVar[str]
    concept: ClassVar[str]
    misconception: ClassVar[str]
    unit: ClassVar[str] = "chance"
    model: ClassVar[Model | None] = None

    @classmethod
    @abstractmethod
    def arises(cls, view: View) -> bool:
        """Whether a position has this part, in some setting."""

    @classmethod
    def found(cls, question: Settings, view: View) -> Waiting | None:
        """The part as it is set; None where it does not arise so."""
        return cls(question, view) if cls.arises(view) else None

    @cached_property
    def given(self) -> str:
        return sight(self.view)

    @cached_property
    def own(self) -> tuple[Knob, ...]:
        """The knobs of this part alone."""
        return ()

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        return (*self.own, Knob("part", "How long", self.question.offers(self.view), value=self.question.part))

    @cached_property
    @abstractmethod
    def waiting(self) -> str:
        """What the lesson's text says of this part."""

    @cached_property
    def slots(self) -> Mapping[str, str]:
        return {"waiting": self.waiting, **SLOTS}
