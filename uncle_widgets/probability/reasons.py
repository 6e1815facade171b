"""What questions say, as values: settings, lines of a derivation, mistakes, parts of an answer, pictures made."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, Literal, get_args

from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.kinds import checked_kind


@dataclass(frozen=True)
class Model:
    """What is supposed of the other players: a name for programs, and a sentence for people."""

    id: str
    words: str


@dataclass(frozen=True)
class Knob:
    """A setting of a question: the field's name, what it is called, and (value, label) pairs.

    `supposes` marks a knob that chooses what is supposed of the other players. `value` is the
    choice in force in this position, which may follow from it: the first card of the hand.
    """

    name: str
    label: str
    choices: tuple[tuple[Any, str], ...]
    supposes: bool = False
    value: Any = None


Judging = Literal["count", "chance", "mean"]
"""How the answer to a small question is judged: see `Ask`."""


@dataclass(frozen=True)
class Left:
    """What is left after one more factor of a product: 83 of 100 hands, after '30/33' for the second card."""

    words: str
    factor: str
    chance: Fraction


@dataclass(frozen=True)
class Ask:
    """A small question that leads to a line of a derivation: a step of Work it out.

    Attributes:
        words: the question: 'How many of those are 5s?'. It can be answered from what the page shows.
        number: its exact answer, in its own scale: a whole number for a count, 0 to 1 for a chance.
        hint: what to look at after a first wrong answer, in a sentence or two, without the number.
        reason: why the number is what it is, in a sentence or two with the numbers of this position. It is shown
            with the line after a second wrong answer, and as a line of a worked example.
        judged: 'count' (exact), 'chance' (within 3 of the printed hundredths) or 'mean' (within a twentieth, and
            always within 0.05).
        unit: what stands beside the box: 'cards', 'chips a round'. For a chance, 'out of 100' unless it is given.
        left: for a product, what is left after each factor. The last one is the answer and stays hidden till then.
    """

    words: str
    number: Fraction
    hint: str
    reason: str
    judged: Judging = "count"
    unit: str = ""
    left: tuple[Left, ...] = ()

    def __post_init__(self) -> None:
        if self.judged not in get_args(Judging):
            raise ValueError(f"Expected judged to be {', '.join(get_args(Judging))}, not {self.judged!r}.")
        if self.judged == "count" and self.number.denominator != 1:
            raise ValueError(f"Expected a count to be a whole number, not {self.number}.")
        if self.judged == "chance" and not 0 <= self.number <= 1:
            raise ValueError(f"Expected a chance from 0 to 1, not {self.number}.")
        if not (self.words.endswith("?") and self.hint and self.reason):
            raise ValueError(f"Expected a question with a hint and a reason, not {self.words!r}.")


@dataclass(frozen=True)
class Line:
    """One line of a derivation: words, the calculation, its value, and the items of the table that it counts.

    `ask` is the small question that leads to it in Work it out; None for a line that is only shown.
    """

    words: str
    formula: str
    value: str
    lit: tuple[str, ...] = ()
    ask: Ask | None = None


@dataclass(frozen=True)
class Node:
    """A branch of a tree: what happens, its chance where it has one, and what it is worth."""

    words: str
    chance: Fraction | None = None
    value: str = ""
    children: tuple[Node, ...] = ()


@dataclass(frozen=True)
class Curve:
    """Exact values along a whole-number axis and their limit; what the axes count, other lines to compare
    with, and `here`, the place on the axis that the question asks about. Values are chances, or in `unit`."""

    title: str
    x: tuple[int, ...]
    exact: tuple[Fraction, ...]
    limit: Fraction | None = None
    limit_label: str = ""
    across: str = ""
    up: str = "out of 100"
    lines: tuple[tuple[Fraction, str], ...] = ()
    here: int | None = None
    unit: str = "chance"


@dataclass(frozen=True)
class Derivation:
    """The reasons for an answer, in order; with a tree where there is a condition.

    Attributes:
        lines: the calculation, the simplest way that there is. The last line gives the answer. Two to four of
            them are asked (`Line.ask`) where Work it out is offered.
        other: the lines of another way to the same answer, shown after the first.
        idea: the method in one sentence without numbers, for a worked example: "To find 'at least one', work out
            'none' and take it away from 100."
    """

    lines: tuple[Line, ...]
    tree: Node | None = None
    curve: Curve | None = None
    other: tuple[Line, ...] = ()
    idea: str = ""

    @property
    def asked(self) -> tuple[Ask, ...]:
        """The small questions of Work it out, in order; none where it is not offered."""
        return tuple(line.ask for line in self.lines if line.ask)


@dataclass(frozen=True)
class Mistake:
    """A wrong way of reckoning: its kind (see `kinds`), its name and number here, and what is wrong with it.

    `side`: it is told of every number on one side of an edge, so it has no number of its own; `value` is then the
    number that was given. `listed`: whether the page names it here; one whose number is too near to the answer is
    only made by simulated pupils.
    """

    kind: str
    name: str
    value: Fraction
    words: str
    side: bool = False
    listed: bool = True

    def __post_init__(self) -> None:
        checked_kind(self.kind)


@dataclass(frozen=True)
class Part:
    """A kind of outcome, its chance, and whether it counts as yes: 0 no, 1 yes, 2 yes more than once."""

    words: str
    chance: Fraction
    yes: int


class Growing(ABC):
    """A picture of the trials so far. `add` takes what `Question.once` gave, trial after trial."""

    kind: ClassVar[str]

    def __init__(self) -> None:
        self.trials = 0

    def add(self, outcome: Any, shown: Mapping[str, Any]) -> None:
        self.trials += 1
        self.take(outcome, shown)

    def gather(self, piece: Piece) -> None:
        """Count trials dealt in batch. A picture that needs more than their outcomes finds it in `piece.shown`."""
        for outcome in piece.outcomes:
            self.add(outcome, {})

    @abstractmethod
    def take(self, outcome: Any, shown: Mapping[str, Any]) -> None:
        """Count one more trial."""

    @abstractmethod
    def spoken(self) -> str:
        """The picture in a sentence, with its numbers."""

    @abstractmethod
    def drawn(self) -> dict[str, Any]:
        """Its own part of the plain form."""

    def plain(self) -> dict[str, Any]:
        """What the page draws; small, however many trials there are."""
        return {"kind": self.kind, "caption": "", "spoken": self.spoken(), "n": self.trials, **self.drawn()}
