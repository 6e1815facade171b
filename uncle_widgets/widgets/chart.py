"""Trials: a question tried out by simulation, beside its exact answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

import traitlets as t

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.scene import plain
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.show import amount
from uncle_widgets.probability.trials import Tally, checkpoints
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.background import Background, Work, looping
from uncle_widgets.widgets.base import Piece

COUNTS = (1, 10, 100, 1_000, 10_000)
MOST = 10_000
SLICE = 0.04  # seconds of trials between two pictures, so that the page stays alive
OTHERS = 2
"""Runs from other seeds drawn behind the first, so that chance is seen to differ."""


@dataclass
class Run:
    """One series of trials from one seed: how many were begun, and what those not struck out gave."""

    rng: Random
    tally: Tally
    points: list[list[float]]
    begun: int = 0

    def add(self, outcome: float | bool | None) -> None:
        self.begun += 1
        if outcome is not None:
            self.tally = self.tally.add(float(outcome))


class Trials(Piece, view="trials"):
    """Runs trials of the question it is bound to, one at a time or many.

    `count` and `mean` say how many have been run and what they gave.
    """

    title = t.Unicode().tag(sync=True)
    measure = t.Unicode("chance").tag(sync=True)
    span = t.List([0.0, 1.0]).tag(sync=True)
    exact = t.Float(None, allow_none=True).tag(sync=True)
    """The exact line; None while it is covered."""
    exact_label = t.Unicode().tag(sync=True)
    predicted = t.Float(None, allow_none=True).tag(sync=True)
    runs: t.List[Any] = t.List().tag(sync=True)
    """For each run its points [n, mean, low, high], the interval 95%."""
    summary = t.Unicode().tag(sync=True)
    running = t.Bool(False).tag(sync=True)
    ready = t.Bool(False).tag(sync=True)
    dealt = t.Dict().tag(sync=True)
    """What the last trial dealt: item key to face; shown on the table."""
    last = t.Unicode().tag(sync=True)
    note = t.Unicode().tag(sync=True)

    def __init__(self, kit: Kit[Any], *, seed: int = 1964, **traits: Any) -> None:
        super().__init__(kit, **traits)
        self.seed = seed
        self.work = Background(self._failed)
        self._question: Question[Any] | None = None
        self._view: Any = None
        self._bound: object = None
        self._series: list[Run] = []
        self._listeners: list[Callable[[Tally], None]] = []
        self.on_msg(self._heard)

    @property
    def count(self) -> int:
        """Trials begun, those included that the condition struck out."""
        return self._series[0].begun if self._series else 0

    @property
    def mean(self) -> float:
        """The mean of the first run; not a number before the first trial."""
        return self._series[0].tally.mean if self._series else float("nan")

    def on_trials(self, listener: Callable[[Tally], None]) -> None:
        """Call `listener` with the tally whenever it has grown or was begun anew."""
        self._listeners.append(listener)

    def bind(self, question: Question[Any] | None, view: Any, revealed: bool, said: float | None) -> None:
        """Try out `question` on `view`; the exact line is drawn only once the answer is revealed."""
        with self.hold_sync():
            if (question, view) != self._bound:
                self._bound = (question, view)
                self._question, self._view = question, view
                self.reset()
            self.ready = question is not None
            self.predicted = said
            if question is None:
                self.exact, self.title = None, ""
                return
            number = question.number(view) if revealed else None
            self.title = question.title
            self.measure = question.measure
            self.span = list(question.span(view))
            self.exact = None if number is None else float(number)
            self.exact_label = "" if number is None else amount(number, question.measure)

    def reset(self) -> None:
        """Forget all trials; the same seed gives the same ones again."""
        self.work.stop()
        self._series = [Run(Random(f"{self.seed} {k}"), Tally(), []) for k in range(1 + OTHERS)]
        self.runs, self.summary, self.dealt, self.last, self.note = [], "", {}, "", ""
        for listener in self._listeners:
            listener(Tally())

    def run(self, trials: int) -> Tally:
        """Run trials now and wait for them; at most 10,000 in all. The tally of the first run."""
        self.work.begin(self._trying(trials), at_once=True)
        return self._series[0].tally

    def _trying(self, trials: int) -> Work:
        """Run trials in pieces of a few hundredths of a second."""
        question, view = self._question, self._view
        if question is None:
            raise Refusal("Expected a question to try out; none arises in this position.")
        if type(trials) is not int or trials not in COUNTS:
            raise Refusal(f"Expected {', '.join(f'{n:,}' for n in COUNTS)} trials, not {str(trials)[:20]}.")
        target = min(MOST, self.count + trials)
        if self.count >= MOST:
            raise Refusal(f"These are {MOST:,} trials; start again to run more.")
        few, start, since = trials <= 10, self.count, monotonic()
        pause = 0.35 if trials == 10 else 0.001  # ten are dealt at less than three a second
        marks = set(checkpoints(start, target))
        first, *others = self._series
        faces: dict[str, Any] = {}
        outcome: Any = None
        for n in range(start + 1, target + 1):
            if few:
                outcome, shown = question.once(view, first.rng)
                faces = {key: plain(face) for key, face in shown.items()}
            else:
                outcome = question.once(view, first.rng)[0]
            first.add(outcome)
            for run in others:
                run.add(question.once(view, run.rng)[0])
            if n in marks:
                for run in (run for run in self._series if run.tally.trials):
                    run.points.append([n, run.tally.mean, *self._interval(run.tally)])
            if monotonic() - since > SLICE or (trials == 10 and n < target):
                self._publish(faces, outcome, few)
                yield pause
                since = monotonic()
        self._publish(faces, outcome, few)

    def _interval(self, tally: Tally) -> tuple[float, float]:
        if self.measure != "chance" and tally.trials < 2:
            return tally.mean, tally.mean
        return tally.interval(self.measure == "chance")

    def _publish(self, faces: dict[str, Any], outcome: Any, few: bool) -> None:
        with self.hold_sync():
            self.runs = [run.points.copy() for run in self._series]
            self.summary = self._summed()
            self.dealt = faces if few else {}
            self.last = f"This trial: {self._told(outcome)}." if few else ""
        for listener in self._listeners:
            listener(self._series[0].tally)

    def _summed(self) -> str:
        """What the first run has given, in words."""
        tally, out = self._series[0].tally, self._series[0].begun - self._series[0].tally.trials
        struck = f"; {out:,} struck out" if out else ""
        if self.measure == "chance":
            return f"{round(tally.total):,} of {tally.trials:,} trials{struck}"
        mean = amount(tally.mean, self.measure) if tally.trials else "unknown"
        return f"mean {mean} over {tally.trials:,} trials{struck}"

    def _told(self, outcome: Any) -> str:
        if outcome is None:
            return "struck out"
        if self.measure == "chance":
            return "yes" if outcome else "no"
        return amount(float(outcome), self.measure)

    def begin(self, trials: int) -> None:
        """Run trials in the background of a running kernel; nothing happens while others run, or without one."""
        if looping() and not self.work.busy:
            self.work.begin(self._shown(trials))

    def _shown(self, trials: int) -> Work:
        try:
            self.running = True
            yield from self._trying(trials)
        finally:
            self.running = False

    def _failed(self, error: Exception) -> bool:
        if isinstance(error, Refusal):
            self.note = str(error)
        return isinstance(error, Refusal)

    def _heard(self, _: Any, message: Any, __: Any) -> None:
        if not isinstance(message, dict):
            return
        self.note = ""
        match message.get("kind"):
            case "run":
                self.begin(message.get("trials", 1))
            case "stop":
                self.work.stop()
            case "reset":
                self.reset()
