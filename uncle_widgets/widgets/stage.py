"""The stage: the table beside its questions and their trials, wired together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ipywidgets as w

from uncle_widgets.engine.game import Game
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.table import asked_of
from uncle_widgets.probability.show import amount
from uncle_widgets.probability.trials import Tally
from uncle_widgets.widgets.base import Box, Room, placed
from uncle_widgets.widgets.chart import Trials
from uncle_widgets.widgets.explainer import Explainer
from uncle_widgets.widgets.names import checked
from uncle_widgets.widgets.table import Table

AT_ONCE = 1_000
"""Trials that are run when a prediction has been made and none were before it."""


class Stage(Room):
    """A table, an explainer and trials in columns; the explainer lights the table, the trials deal on it.

    `question` is the one asked first, or with `only` the only one. `above` stands over the questions,
    `low` over the trials.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        kit: Kit[Any],
        *,
        eyes: Sequence[Sequence[str]],
        watcher: str,
        names: Sequence[str] | None = None,
        mode: str = "play",
        predict: bool = True,
        question: str = "",
        only: bool = False,
        above: Sequence[w.Widget] = (),
        low: Sequence[w.Widget] = (),
        **traits: Any,
    ) -> None:
        self.game, self.kit = game, kit
        self.names = checked(names, game.seats)
        if question:
            asked_of(kit, question)
        self.table = Table(
            kit, names=self.names, eyes=[list(pair) for pair in eyes], watcher=watcher,
            clauses=dict(kit.rules), mode=mode,
        )  # fmt: skip
        self.explainer = Explainer(kit, predicting=predict, only=question if only else "")
        if question and not only:
            self.explainer.question = question
        self.trials = Trials(kit)
        under = Box([*low, self.trials], "uw-stack") if low else self.trials
        side = Box([*above, self.explainer], "uw-stack") if above else self.explainer
        columns = Box([placed(self.table, "table"), placed(side, "side"), placed(under, "low")], "uw-cols")
        super().__init__([columns], **traits)
        self.works.append(self.trials.work)
        self.wires += [
            w.jslink((self.explainer, "lit"), (self.table, "lit")),
            w.jslink((self.trials, "dealt"), (self.table, "dealt")),
        ]
        self.explainer.on_change(self._asked)
        self.explainer.observe(self._predicted, names="prediction")
        self.trials.on_trials(self._tried)

    def _asked(self) -> None:
        said = self.explainer.panel.get("said")
        shown = self.explainer
        self.trials.bind(shown.current, shown.view, shown.revealed, said["value"] if said else None)

    def _tried(self, tally: Tally) -> None:
        if not tally.trials:
            self.explainer.simulated = {}
            return
        measure = self.trials.measure
        chance = measure == "chance"
        low, high = tally.interval(chance) if tally.trials > 1 or chance else (tally.mean, tally.mean)
        words = f"95% interval {amount(low, measure)} to {amount(high, measure)}"
        self.explainer.simulated = {
            "value": tally.mean, "low": low, "high": high, "trials": tally.trials, "words": words,
        }  # fmt: skip

    def _predicted(self, _: object) -> None:
        if not self.trials.count:  # so that prediction, exact and simulated stand together
            self.trials.begin(AT_ONCE)
