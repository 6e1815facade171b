"""D-1: is yours the highest die?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from tests.contract.dice_pot.scene import face
from tests.contract.dice_pot.state import View
from uncle_widgets.games.words import hundred, wrong
from uncle_widgets.probability.filled import Filled
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
    model = Model("blind", "We suppose that what the others stake says nothing of their dice.")

    def arise(self, view: View) -> Filled[View] | None:
        """Each of the rivals' dice is lower with the same chance."""
        mine, rivals = view.die, view.rivals
        if not (mine and rivals and view.phase == "choose"):
            return None
        n, lower = len(rivals), Fraction(mine - 1, 6)
        p, none_higher = lower**n, Fraction(mine, 6) ** n

        def derivation() -> Derivation:
            faces, own = mine - 1, (f"h{view.me}.0",)
            others = tuple(f"h{seat}.0" for seat in rivals)
            return Derivation((
                Line("One die is lower", f"{faces} of 6 faces", percent(lower), own),
                Line("All are lower", " × ".join([f"{faces}/6"] * n), percent(p), others),
            ))  # fmt: skip

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            rolled = {seat: rng.randint(1, 6) for seat in rivals}
            return max(rolled.values()) < mine, {f"h{seat}.0": face(die) for seat, die in rolled.items()}

        return Filled(
            self,
            view,
            answer=p,
            once=once,
            words=f"Your die shows {mine}. How likely is it that it is the highest of {n + 1}?",
            given="You see your own die.",
            cases="rolls of the other dice",
            event="are all lower than yours",
            asks={"one": "Did you use the chance for one die, instead of for all of them?"},
            derivation=derivation,
            parts=(
                Part("yours is highest", p, 1),
                Part("another is as high", none_higher - p, 0),
                Part("another is higher", 1 - none_higher, 0),
            ),
            mistakes=wrong(p, Mistake("one", "One die", lower, "That is one die. All of them must be lower.")),
            slots=lambda: {"pips": str(mine), "one": percent(lower), "others": str(n), "exact": hundred(p)},
        )


QUESTIONS: Mapping[str, Question[View]] = {"D-1": Highest()}
