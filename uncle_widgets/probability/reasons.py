"""What questions say, as values: settings, lines of a derivation, mistakes, parts of an answer, pictures made."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

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


@dataclass(frozen=True)
class Line:
    """One step of a derivation: words, the reckoning, its value, and the items of the table it counts."""

    words: str
    formula: str
    value: str
    lit: tuple[str, ...] = ()


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
    """The reasons for an answer, in order; with a tree where there is a condition."""

    lines: tuple[Line, ...]
    tree: Node | None = None
    curve: Curve | None = None


@dataclass(frozen=True)
class Mistake:
    """A wrong way of reckoning: its kind (see `kinds`), its name and number here, and what is wrong with it.

    `side`: it is told of every number on one side of an edge, so it has no number of its own; `value` is then the
    number that was given.
    """

    kind: str
    name: str
    value: Fraction
    words: str
    side: bool = False

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
