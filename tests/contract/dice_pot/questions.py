"""D-1: is yours the highest die?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from tests.contract.dice_pot.scene import face
from tests.contract.dice_pot.state import View
from uncle_widgets.games.words import count, hundred, wrong
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent


@dataclass(frozen=True)
class Highest(Question[View]):
    """Is the watcher's die higher than every die of those who have not folded?"""

    id: ClassVar[str] = "D-1"
    title: ClassVar[str] = "Is yours the highest die?"
    name: ClassVar[str] = "Is yours highest?"
    when: ClassVar[str] = "while you have a die under your cup"
    concept: ClassVar[str] = "independent events"
    misconception: ClassVar[str] = "taking one other die for all of them"
    model = Model("blind", "We suppose that what the others stake says nothing of their dice.")

    def arise(self, view: View) -> Dice | None:
        return Dice(self, view) if view.die and view.rivals and view.phase == "choose" else None


@dataclass(eq=False)
class Dice(Posed[View]):
    """Your die against those of the rivals: each of these is `lower` with the same chance."""

    given = "You see your own die."
    says = "such rolls are all lower than yours"

    def __post_init__(self) -> None:
        self.mine, self.rivals = self.view.die, self.view.rivals
        self.n, self.lower = len(self.rivals), Fraction(self.mine - 1, 6)

    @cached_property
    def words(self) -> str:
        return f"Yours shows {self.mine}. Is it higher than the other {count(self.n, 'die', 'dice')}?"

    def answer(self) -> Fraction:
        return self.lower**self.n

    @cached_property
    def derivation(self) -> Derivation:
        faces, own = self.mine - 1, (f"h{self.view.me}.0",)
        others = tuple(f"h{seat}.0" for seat in self.rivals)
        return Derivation((
            Line("One die is lower", f"{faces} of 6 faces", percent(self.lower), own),
            Line("All are lower", " × ".join([f"{faces}/6"] * self.n), percent(self.number), others),
        ))  # fmt: skip

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        rolled = {seat: rng.randint(1, 6) for seat in self.rivals}
        return max(rolled.values()) < self.mine, {f"h{seat}.0": face(die) for seat, die in rolled.items()}

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        none_higher = Fraction(self.mine, 6) ** self.n
        return (
            Part("yours is highest", self.number, 1),
            Part("another is as high", none_higher - self.number, 0),
            Part("another is higher", 1 - none_higher, 0),
        )

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        one = Mistake("one", "One die", self.lower, "That is one die. All of them must be lower.")
        return wrong(self.number, one)

    @cached_property
    def slots(self) -> Mapping[str, str]:
        one, exact = percent(self.lower), hundred(self.number)
        return {"pips": str(self.mine), "one": one, "others": str(self.n), "exact": exact}


QUESTIONS: Mapping[str, Question[View]] = {"D-1": Highest()}
