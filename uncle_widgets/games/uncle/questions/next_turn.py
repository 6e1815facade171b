"""U-L6: looking two steps ahead. What is asked is one of its parts, and all that is said of it is said there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.uncle.belief import ANY
from uncle_widgets.games.uncle.cards import DECK
from uncle_widgets.games.uncle.questions import comes, tie, wait
from uncle_widgets.games.uncle.questions.tables import undealt
from uncle_widgets.games.uncle.questions.waiting import Settings
from uncle_widgets.games.uncle.state import View
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.reasons import Model


@dataclass(frozen=True)
class Part:
    """A part: what it is called and teaches, which positions have it, and how it is posed as it is set."""

    label: str
    concept: str
    misconception: str
    arises: Callable[[View], bool]
    pose: Callable[[Settings, View], Filled[View] | None]
    unit: str = "chance"
    model: Model | None = None


NEXT = Part(
    "a ten on the next turn", "total probability", "one total in ten is a ten", comes.arises, comes.comes,
    model=Model(ANY, "We suppose that the others play any card, whatever its number."),
)  # fmt: skip
WAIT = Part(
    "the wait for a card", "the negative hypergeometric distribution",
    "a card that hasn't come for a while is due", wait.arises, wait.wait, "cards",
)  # fmt: skip
TIE = Part(
    "a second tie", "cases by the highest card", "players draw again only if all their cards are alike",
    tie.arises, tie.tie,
)  # fmt: skip
PARTS: Mapping[str, Part] = {"next": NEXT, "wait": WAIT, "tie": TIE}


@dataclass(frozen=True)
class NextTurn(Settings):
    id: ClassVar[str] = "U-L6"
    title: ClassVar[str] = "What comes next?"
    name: ClassVar[str] = "What comes next?"
    when: ClassVar[str] = "whenever somebody has to play, and in a tie"

    @property
    def asked(self) -> Part:
        return PARTS.get(self.part, NEXT)

    @property
    def concept(self) -> str:  # type: ignore[override]
        return self.asked.concept

    @property
    def misconception(self) -> str:  # type: ignore[override]
        return self.asked.misconception

    @property
    def measure(self) -> str:
        return self.asked.unit

    @property
    def model(self) -> Model | None:
        return self.asked.model

    def offers(self, view: View) -> Mapping[str, str]:
        return {name: part.label for name, part in PARTS.items() if part.arises(view)}

    def arise(self, view: View) -> Filled[View] | None:
        return self.asked.pose(self, view)

    def table(self, view: View) -> View:
        if self.asked is not TIE or view.phase == "tie":
            return view
        out, tied = tuple(map(int, self.drawn)), tuple(range(self.players))
        return undealt(view, tied=tied, tie_drawn=out, draw_count=len(DECK) - len(out)).but(phase="tie")

    def builds(self, game: Any, rng: Random) -> tuple[View, NextTurn] | None:
        """A tie of some of the players, of whom some have drawn; None where no tie can come."""
        view = game.position((1, 3, 6), (), (), 0, 0)
        may = tie.sizes(view) if self.asked is TIE else ()
        if not may:
            return None
        players = rng.choice(may)
        out = sorted(rng.sample(DECK, rng.randrange(players)), reverse=True)
        return view, self.at(players=players, drawn="".join(map(str, out)))
