"""U-L6: looking two steps ahead. What is asked is one of its parts, and all that is said of it is said there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.uncle.cards import DECK
from uncle_widgets.games.uncle.questions.comes import Comes
from uncle_widgets.games.uncle.questions.tables import undealt
from uncle_widgets.games.uncle.questions.tie import Tie, sizes
from uncle_widgets.games.uncle.questions.wait import Wait
from uncle_widgets.games.uncle.questions.waiting import Settings, Waiting
from uncle_widgets.games.uncle.state import View
from uncle_widgets.probability.reasons import Model

PARTS: Mapping[str, type[Waiting]] = {"next": Comes, "wait": Wait, "tie": Tie}


@dataclass(frozen=True)
class NextTurn(Settings):
    id: ClassVar[str] = "U-L6"
    title: ClassVar[str] = "How long must you wait?"
    name: ClassVar[str] = "How long to wait?"
    when: ClassVar[str] = "on the table, or in a tie"

    @property
    def asked(self) -> type[Waiting]:
        return PARTS.get(self.part, Comes)

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

    def offers(self, view: View) -> tuple[tuple[str, str], ...]:
        return tuple((name, part.label) for name, part in PARTS.items() if part.arises(view))

    def arise(self, view: View) -> Waiting | None:
        return self.asked.found(self, view)

    def table(self, view: View) -> View:
        if self.asked is not Tie or view.phase == "tie":
            return view
        out, tied = tuple(map(int, self.drawn)), tuple(range(self.players))
        return undealt(view, tied=tied, tie_drawn=out, draw_count=len(DECK) - len(out)).but(phase="tie")

    def builds(self, game: Any, rng: Random) -> tuple[View, NextTurn] | None:
        """A tie of some of the players, of whom some have drawn; None where no tie can come."""
        view = game.position((1, 3, 6), (), (), 0, 0)
        may = sizes(view) if self.asked is Tie else ()
        if not may:
            return None
        players = rng.choice(may)
        out = sorted(rng.sample(DECK, rng.randrange(players)), reverse=True)
        return view, self.at(players=players, drawn="".join(map(str, out)))
