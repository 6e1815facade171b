"""What the questions of a hand of three share: whether it holds the card that a total needs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY
from uncle_widgets.games.uncle.cards import HAND, Cards
from uncle_widgets.games.uncle.questions.illustrated import hidden_hand
from uncle_widgets.games.uncle.questions.reasons import alike, counted, hand_derivation, hand_mistakes
from uncle_widgets.games.uncle.state import View
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.reasons import Derivation, Mistake, Part


class Holds(Posed[View]):
    """The hand of a seat: any three of `cards` under a model of `belief.MODELS`, unless it lies open.

    `want` is the card that `total` needs; above 6 where there is none.
    """

    seat: Seat
    cards: Cards
    total: int
    want: int
    supposed: str = ANY

    @cached_property
    def says(self) -> str:
        return f"such hands hold a {self.want}"

    @cached_property
    def derivation(self) -> Derivation:
        return hand_derivation(self.view, self.seat, self.want, self.supposed)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return counted(odds.held(self.view, self.seat, self.want, self.supposed), self.want)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        return hidden_hand(self.view, self.seat, self.want) if self.supposed == ANY else ()

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return hand_mistakes(self.number, self.want, self.cards, self.total) if self.supposed == ANY else ()

    @cached_property
    def quantities(self) -> Mapping[str, int]:
        return {"N": len(self.cards), "u": self.cards.count(self.want), "n": HAND}

    @cached_property
    def derivable(self) -> bool:
        return alike(self.view)
