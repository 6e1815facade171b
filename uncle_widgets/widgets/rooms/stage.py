"""The stage: the table beside its questions and their trials, wired together."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import ipywidgets as w
import traitlets as t

from uncle_widgets.engine.game import Game
from uncle_widgets.games.by_option import ruled
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.names import checked
from uncle_widgets.games.table import asked_of
from uncle_widgets.widgets.page.base import Box, Room, placed
from uncle_widgets.widgets.page.hearing import linked
from uncle_widgets.widgets.panel.explainer import Explainer
from uncle_widgets.widgets.panel.facts import Places
from uncle_widgets.widgets.table.table import Table


class Stage(Room):
    """A table and an explainer in columns; the explainer lights the table, its trials deal on it.

    `question` is the one asked first, or with `only` the only one. `above` stands over the questions,
    `low` under the table. `trial_seed`: see `trials.first_seed`.
    """

    maps = t.Bool(True, help="May an answer be shown for all places? Not while others are still asked")

    def __init__(
        self,
        game: Game[Any, Any, Any],
        kit: Kit[Any],
        *,
        eyes: Sequence[Sequence[str]],
        watcher: str,
        names: Sequence[str] | None = None,
        mode: str = "watch",
        predict: bool = True,
        question: str = "",
        only: bool = False,
        trial_seed: int | None = None,
        above: Sequence[w.Widget] = (),
        low: Sequence[w.Widget] = (),
        facts: Places | None = None,
        **traits: Any,
    ) -> None:
        self.game, self.kit = game, kit
        self.names = checked(names, game.seats)
        if question:
            asked_of(kit, question)
        self.table = Table(
            kit, names=self.names, eyes=[list(pair) for pair in eyes], watcher=watcher,
            clauses=ruled(kit, game), mode=mode, boards=kit.boards(game),
        )  # fmt: skip
        self.explainer = Explainer(
            kit, predicting=predict, only=question if only else "", trial_seed=trial_seed, facts=facts
        )
        if question and not only:
            self.explainer.pick(question)
        self.trials = self.explainer.trials
        side = Box([*above, self.explainer], "uw-stack") if above else self.explainer
        under = [placed(Box([*low], "uw-stack"), "low")] if low else []
        columns = Box([placed(self.table, "table"), placed(side, "side"), *under], "uw-cols")
        super().__init__([columns], **traits)
        self.explainer.redrawn = self._told
        self.observe(lambda _: self._told(), names="maps")
        self.works.append(self.trials.work)
        self.wires += linked(self.explainer, self.table, "lit", "dealt")

    def still(self) -> str:
        """The position, and what is asked of it; never the answer."""
        panel = self.explainer.panel
        asked = f"<p><b>{escape(panel['ask'])}</b></p>" if panel.get("ask") else ""
        told = " ".join(filter(None, (panel.get("given"), panel.get("model"))))
        return super().still() + asked + (f"<p>{escape(told)}</p>" if told else "")

    def _told(self) -> None:
        """The board bears the numbers of an answer, as long as that answer is on show."""
        self.front.heat = dict(self.explainer.heat) if self.maps else {}

    @property
    def front(self) -> Table:
        """The table on which the position lies that is asked about."""
        return self.table
