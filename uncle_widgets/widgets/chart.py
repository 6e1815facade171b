"""Trials: a question tried out by simulation, beside its exact answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

import anywidget
import traitlets as t

from uncle_widgets.games.scene import plain
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.show import amount
from uncle_widgets.probability.trials import Tally, checkpoints
from uncle_widgets.refusal import Refusal
from uncle_widgets.static import bundle, styles

COUNTS = (1, 10, 100, 1_000, 10_000)
MOST = 10_000
SLICE = 0.04  # seconds of trials between two pictures, so that the page stays alive
OTHERS = 2
"""Runs from other seeds drawn behind the first, so that chance is seen to differ."""


@dataclass
class Run:
    """One series of trials from one seed."""

    rng: Random
    tally: Tally
    points: list[list[float]]


def _counted(question: Question[Any], view: Any, rng: Random) -> tuple[Any, Any]:
    """A trial that its condition does not strike out."""
    while (found := question.once(view, rng))[0] is None:
        pass
    return found


class Trials(anywidget.AnyWidget):
    """Runs trials of the question it is bound to, one at a time or many.

    `count` and `mean` say how many have been run and what they gave.
    """

    _esm = bundle("chart.js")
    _css = styles("panels.css")

    game = t.Unicode().tag(sync=True)
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

    def __init__(self, *, seed: int = 1964, **traits: Any) -> None:
        super().__init__(**traits)
        self.seed = seed
        self._question: Question[Any] | None = None
        self._view: Any = None
        self._bound: object = None
        self._series: list[Run] = []
        self._stop = False
        self._listeners: list[Callable[[Tally], None]] = []
        self.on_msg(self._heard)

    @property
    def count(self) -> int:
        return self._series[0].tally.trials if self._series else 0

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
        self._stop = True
        self._series = [Run(Random(f"{self.seed} {k}"), Tally(), []) for k in range(1 + OTHERS)]
        self.runs, self.summary, self.dealt, self.last, self.note = [], "", {}, "", ""
        for listener in self._listeners:
            listener(Tally())

    def run(self, trials: int) -> Tally:
        """Run trials now and wait for them; at most 10,000 in all. The tally of the first run."""
        for _ in self._work(trials):
            pass
        return self._series[0].tally

    def _work(self, trials: int) -> Iterator[int]:
        """Run trials, yielding every few hundredths of a second."""
        question, view = self._question, self._view
        if question is None:
            raise Refusal("Expected a question to try out; none arises in this position.")
        if type(trials) is not int or trials not in COUNTS:
            raise Refusal(f"Expected {', '.join(f'{n:,}' for n in COUNTS)} trials, not {str(trials)[:20]}.")
        target = min(MOST, self.count + trials)
        if self.count >= MOST:
            raise Refusal(f"These are {MOST:,} trials; start again to run more.")
        self._stop = False
        few, start, since = trials <= 10, self.count, monotonic()
        marks = set(checkpoints(start, target))
        first, *others = self._series
        faces: dict[str, Any] = {}
        outcome: Any = None
        for n in range(start + 1, target + 1):
            if few:
                outcome, shown = _counted(question, view, first.rng)
                faces = {key: plain(face) for key, face in shown.items()}
            else:
                outcome = _counted(question, view, first.rng)[0]
            first.tally = first.tally.add(float(outcome))
            for run in others:
                run.tally = run.tally.add(float(_counted(question, view, run.rng)[0]))
            if n in marks:
                for run in self._series:
                    run.points.append([n, run.tally.mean, *self._interval(run.tally)])
            if monotonic() - since > SLICE or (trials == 10 and n < target):
                self._publish(faces, outcome, few)
                yield n
                since = monotonic()
                if self._stop:
                    return
        self._publish(faces, outcome, few)

    def _interval(self, tally: Tally) -> tuple[float, float]:
        if self.measure != "chance" and tally.trials < 2:
            return tally.mean, tally.mean
        return tally.interval(self.measure == "chance")

    def _publish(self, faces: dict[str, Any], outcome: Any, few: bool) -> None:
        tally = self._series[0].tally
        measure = self.measure
        with self.hold_sync():
            self.runs = [run.points.copy() for run in self._series]
            if measure == "chance":
                self.summary = f"{round(tally.total):,} of {tally.trials:,} trials"
                words = "yes" if outcome else "no"
            else:
                self.summary = f"mean {amount(tally.mean, measure)} over {tally.trials:,} trials"
                words = amount(float(outcome), measure)
            self.dealt = faces if few else {}
            self.last = f"This trial: {words}." if few else ""
        for listener in self._listeners:
            listener(tally)

    def begin(self, trials: int) -> None:
        """Run trials in the background of a running kernel; nothing happens while others run, or without one."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        if not self.running:
            self._task = loop.create_task(self._run_slowly(trials))

    async def _run_slowly(self, trials: int) -> None:
        pause = 0.35 if trials == 10 else 0.001  # ten are dealt at less than three a second
        try:
            self.running = True
            for _ in self._work(trials):
                await asyncio.sleep(pause)
        except Refusal as refusal:
            self.note = str(refusal)
        finally:
            self.running = False

    def _heard(self, _: Any, message: Any, __: Any) -> None:
        if not isinstance(message, dict):
            return
        self.note = ""
        match message.get("kind"):
            case "run":
                self.begin(message.get("trials", 1))
            case "stop":
                self._stop = True
            case "reset":
                self.reset()
