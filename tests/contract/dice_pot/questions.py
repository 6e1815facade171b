"""D-1: is yours the highest die?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from tests.contract.dice_pot.scene import face
from tests.contract.dice_pot.state import View
from uncle_widgets.games.words import count, hundred, wrong
from uncle_widgets.probability.question import Question
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

    @property
    def model(self) -> Model:
        return Model("blind", "We suppose that what the others stake says nothing of their dice.")

    def ask(self, view: View) -> str | None:
        if not view.die or not view.rivals or view.phase != "choose":
            return None
        return f"Yours shows {view.die}. Is it higher than the other {count(len(view.rivals), 'die', 'dice')}?"

    def given(self, view: View) -> str:
        return "You see your own die."

    def answer(self, view: View) -> Fraction:
        return Fraction(view.die - 1, 6) ** len(view.rivals)

    def says(self, view: View) -> str:
        return "such rolls are all lower than yours"

    def derive(self, view: View) -> Derivation:
        n, below = len(view.rivals), view.die - 1
        others = tuple(f"h{seat}.0" for seat in view.rivals)
        return Derivation((
            Line("One die is lower", f"{below} of 6 faces", percent(Fraction(below, 6)), (f"h{view.me}.0",)),
            Line("All are lower", " × ".join([f"{below}/6"] * n), percent(self.answer(view)), others),
        ))  # fmt: skip

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        rolled = {seat: rng.randint(1, 6) for seat in view.rivals}
        return max(rolled.values()) < view.die, {f"h{seat}.0": face(die) for seat, die in rolled.items()}

    def parts(self, view: View) -> tuple[Part, ...]:
        alone, level = self.answer(view), Fraction(view.die, 6) ** len(view.rivals)
        return (
            Part("yours is highest", alone, 1),
            Part("another is as high", level - alone, 0),
            Part("another is higher", 1 - level, 0),
        )

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        one = Fraction(view.die - 1, 6)
        return wrong(
            self.answer(view), Mistake("one", "One die", one, "That is one die. All of them must be lower.")
        )

    def slots(self, view: View) -> Mapping[str, str]:
        return {
            "pips": str(view.die),
            "one": percent(Fraction(view.die - 1, 6)),
            "others": str(len(view.rivals)),
            "exact": hundred(self.answer(view)),
        }


QUESTIONS: Mapping[str, Question[View]] = {"D-1": Highest()}
