"""Watching: a match step by step, beside the odds of the position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ipywidgets as w
import traitlets as t

from uncle_widgets.engine.game import EVERYTHING, Refusal, Watcher
from uncle_widgets.engine.match import Match
from uncle_widgets.probability.show import amount
from uncle_widgets.probability.trials import Tally
from uncle_widgets.widgets.chart import Trials
from uncle_widgets.widgets.explainer import Explainer
from uncle_widgets.widgets.names import checked
from uncle_widgets.widgets.rooms import SEED, asked_of, key_of, kit_of, match_of, placed, room, scenes, watcher_of
from uncle_widgets.widgets.table import Table, pack

AT_ONCE = 1_000
"""Trials that are run as soon as a prediction has been given."""


class Watch(w.Box):
    """The table with its stepper, the explainer and the trials. Observe `step` and `watcher`.

    `step` counts frames from 0 (a refill is shown with the card before it); `match_step` is
    the step of the Match that the frame ends at.
    """

    step = t.Int(0)
    watcher = t.Unicode("0")

    def __init__(
        self,
        match: Match[Any, Any, Any],
        *,
        names: Sequence[str] | None = None,
        watcher: Watcher = 0,
        step: int = 0,
        predict: bool = True,
        question: str = "",
    ) -> None:
        kit = kit_of(match.game)
        self.match, self.kit = match, kit
        self.names = checked(names, match.game.seats)
        self.ends = kit.frames(match)
        eyes: list[Watcher] = [*range(match.game.seats), EVERYTHING]
        if watcher not in eyes:
            raise Refusal(f"Expected a seat from 0 to {match.game.seats - 1} or '{EVERYTHING}', not {watcher!r}.")
        if type(step) is not int or not 0 <= step < len(self.ends):
            raise Refusal(f"Expected a step from 0 to {len(self.ends) - 1}, not {step}.")
        pool, frames = pack(scenes(kit, match, eyes, self.names))
        labels = [[key_of(eye), self.names[eye] if isinstance(eye, int) else "All cards"] for eye in eyes]
        self.table = Table(
            game=kit.id, names=self.names, pool=pool, frames=frames, eyes=labels, watcher=key_of(watcher),
            step=step, clauses=dict(kit.rules), mode="watch",
        )  # fmt: skip
        self.explainer = Explainer(kit, predicting=predict)
        if question:
            self.explainer.question = asked_of(kit, question)
        self.trials = Trials(game=kit.id)
        inner = room(
            [placed(self.table, "table"), placed(self.explainer, "side"), placed(self.trials, "low")], "uw-cols"
        )
        super().__init__([inner], step=step, watcher=key_of(watcher))
        self.add_class("uw-room")
        self._links = [
            t.link((self.table, "step"), (self, "step")),
            t.link((self.table, "watcher"), (self, "watcher")),
        ]
        join(self.table, self.explainer, self.trials)
        self.observe(lambda _: self._move(), names=["step", "watcher"])
        self._move()

    @property
    def match_step(self) -> int:
        return self.ends[self.step]

    @property
    def view(self) -> Any:
        """What the chosen eyes see at this step."""
        return self.match.view(self.match_step, watcher_of(self.watcher))

    def _move(self) -> None:
        if self.step < len(self.ends):
            self.explainer.show(self.view, f"step {self.step}, seen by {self.watcher}")

    def __repr__(self) -> str:
        return f"Watch({self.match.game!r}, {len(self.ends)} steps)"


def join(table: Table, explainer: Explainer, trials: Trials) -> None:
    """Let the explainer light the table, the trials deal on it, and both show the same question."""
    w.jslink((explainer, "lit"), (table, "lit"))
    w.jslink((trials, "dealt"), (table, "dealt"))

    def asked() -> None:
        said = explainer.panel.get("said")
        trials.bind(explainer.current, explainer.view, explainer.revealed, said["value"] if said else None)

    def tried(tally: Tally) -> None:
        if not tally.trials:
            explainer.simulated = {}
            return
        chance = trials.measure == "chance"
        low, high = tally.interval(chance) if tally.trials > 1 or chance else (tally.mean, tally.mean)
        words = f"95% interval {amount(low, trials.measure)} to {amount(high, trials.measure)}"
        explainer.simulated = {
            "value": tally.mean, "low": low, "high": high, "trials": tally.trials, "words": words,
        }  # fmt: skip

    def predicted(_: object) -> None:
        if not trials.count:  # so that prediction, exact and simulated stand together
            trials.begin(AT_ONCE)

    explainer.on_change(asked)
    explainer.observe(predicted, names="prediction")
    trials.on_trials(tried)


def watch(
    game: Any,
    seats: int | None = None,
    players: str | Sequence[str] = "greedy",
    seed: int = SEED,
    *,
    names: Sequence[str] | None = None,
    watcher: Watcher = 0,
    step: int = 0,
    predict: bool = True,
    question: str = "",
    **options: Any,
) -> Watch:
    """Watch a game step by step beside its odds.

    `game` is an id, a Game, a Match or a record; for the first two, bots (`players`) play it
    out from `seed`. `watcher` is a seat or 'everything'; `predict` asks for a prediction
    before each answer. A Refusal says what else was expected.
    """
    match = match_of(game, seats, players, seed, options)
    return Watch(match, names=names, watcher=watcher, step=step, predict=predict, question=question)
