"""Trials: a question tried out beside its exact answer. No widget: the panel shows what `told()` says."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random, randrange
from time import monotonic
from typing import Any

from uncle_widgets.games.plain import plain
from uncle_widgets.games.scene import TRACE
from uncle_widgets.games.words import capital, count
from uncle_widgets.probability.claim import claim
from uncle_widgets.probability.dealing import Dealer, Piece
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Growing
from uncle_widgets.probability.show import amount, trial_noun
from uncle_widgets.probability.trials import Tally, checkpoints
from uncle_widgets.probability.typed_numbers import NumberRule, read_number
from uncle_widgets.refusal import Refusal, integer, integer_in
from uncle_widgets.widgets.page.background import Background
from uncle_widgets.widgets.panel.faults import log_fault, untried

COUNTS = (1, 10, 100, 1_000, 10_000)
FEW = COUNTS[:3]
"""What is offered where a trial takes long and cannot be dealt in batch."""
BATCH = 1_000
"""From so many on, trials are dealt in batch where the question can."""
MOST = 10_000
EARLIER = 2
"""Runs that went before and stay drawn behind, so that chance is seen to differ."""
SEEDS = 1_000_000
SLICE = 0.05  # seconds of trials between two pictures, so that the page stays alive
FLASH, CALM = 0.125, 0.35  # seconds for each of ten hands dealt: eight a second, or under three


def first_seed(given: int | None = None) -> int:
    """The seed of a sitting's trials: as given; else by lot on a page of Voilà, and 0 in a notebook's cell."""
    if given is not None:
        return checked_trial_seed(given)
    return randrange(SEEDS) if os.environ.get("VOILA_SERVER_URL") else 0


def checked_trial_seed(seed: Any) -> int:
    """A whole number from 0 on, also as text; else a Refusal."""
    if isinstance(seed, str):
        typed = read_number(seed, NumberRule(0, 1_000 * SEEDS - 1, whole=True)).value
        seed = seed if typed is None else int(typed)
    if (found := integer_in(seed, 0, 1_000 * SEEDS - 1)) is None:
        raise Refusal(f"Expected a seed of trials from 0 to {1_000 * SEEDS - 1:,}, not {str(seed)[:20]!r}.")
    return found


@dataclass
class Run:
    """Trials from one seed: how many were begun, and what those not struck out gave."""

    rng: Random
    tally: Tally = field(default_factory=Tally)
    points: list[list[float]] = field(default_factory=list)
    """[trials begun, mean, low, high] where the curve is drawn; the interval is 95%."""
    begun: int = 0
    grown: Growing | None = None
    """The picture that these trials make, where there is one."""

    def add(self, outcome: Any, shown: Mapping[str, Any]) -> None:
        self.begun += 1
        if self.grown is not None:
            self.grown.add(outcome, shown)
        if outcome is not None:
            self.tally = self.tally.add(float(outcome))

    def gather(self, piece: Piece, marks: Sequence[int], mark: Callable[[], None]) -> None:
        """Add trials dealt in batch; `mark` is called when those of `marks` have been begun."""
        if self.grown is not None:
            self.grown.gather(piece)
        first, end = self.begun, self.begun + len(piece.outcomes)
        for low, high in pairwise((first, *(n for n in marks if first < n < end), end)):
            outcomes = piece.outcomes[low - first : high - first]
            self.tally = self.tally.extend([float(outcome) for outcome in outcomes if outcome is not None])
            self.begun = high
            if high in marks:
                mark()

    @property
    def struck(self) -> int:
        """Trials that the condition struck out."""
        return self.begun - self.tally.trials


class Trials:
    """Runs trials of the question it is bound to, one at a time or many; tells `publish` of each change.

    `count` and `mean` say how many have been begun and what they gave; `seed` makes the same ones again. `trial`
    is what one trial does, where the question does not say it: 'deal the hidden cards'.
    """

    def __init__(self, publish: Callable[[], None], seed: int = 0, trial: str = "") -> None:
        self.seed, self._trial = seed, trial
        self.work = Background(self._failed)
        self.running = False
        self.note = ""
        self.dealt: dict[str, Any] = {}
        """What the last trial dealt, where it was one of few: item key to face."""
        self._publish = publish
        self._posed: Posed[Any] | None = None
        self._said: float | None = None
        self._run = self._new()
        self._earlier: list[Run] = []
        self._traces: list[Any] = []
        self._outcome: Any = None
        self._few = False
        self._pictured = False
        self._explained: Question[Any] | None = None

    def _new(self) -> Run:
        return Run(Random(f"{self.seed} trials"))

    @property
    def counts(self) -> tuple[int, ...]:
        """How many may be asked for at once: all of COUNTS, or FEW."""
        posed = self._posed
        many = posed is None or not posed.slow or posed.dealer
        return COUNTS if many else FEW

    @property
    def count(self) -> int:
        """Trials begun, those included that the condition struck out."""
        return self._run.begun

    @property
    def mean(self) -> float:
        """The mean of those not struck out; not a number before the first."""
        return self._run.tally.mean

    @property
    def tally(self) -> Tally:
        return self._run.tally

    @property
    def runs(self) -> list[list[list[float]]]:
        """The points of this run, and of those before it."""
        return [run.points for run in (self._run, *self._earlier)]

    def bind(self, posed: Posed[Any] | None, said: float | None = None) -> None:
        """Try out `posed`, anew where its question or its view has changed; `said` is the prediction."""
        self._said, before, self._posed = said, self._posed, posed
        if posed != before:
            self._forget([])

    def reset(self) -> None:
        """Forget all trials; the same seed gives the same ones again."""
        self._forget([])
        self._publish()

    def again(self, seed: Any = None) -> None:
        """Another run, from `seed` or the next one; the runs before it stay to be seen."""
        self.seed = self.seed + 1 if seed is None else checked_trial_seed(seed)
        self._forget([run for run in (self._run, *self._earlier) if run.points][:EARLIER])
        self._publish()

    def _forget(self, earlier: list[Run]) -> None:
        self.work.stop()
        self._run, self._earlier = self._new(), earlier
        self._pictured = False
        self.running, self.note, self._few, self._outcome = False, "", False, None
        self.dealt, self._traces = {}, []

    def run(self, trials: int) -> Tally:
        """Run trials now and wait for them; at most 10,000 in all. The tally of this run."""
        for _ in self._trying(trials, 0.0):
            pass
        return self._run.tally

    def begin(self, trials: int, calm: bool = False) -> None:
        """Run trials behind the page; nothing happens while others run. `calm`: under three deals a second."""
        if not self.running:
            self.work.begin(self._shown(trials, CALM if calm else FLASH))

    @property
    def leaves_traces(self) -> bool:
        """Whether a trial of this question shows parts that have no place on the table, nor in a picture."""
        if self._posed is None or self._posed.growing() is not None:
            return False
        return any(key.startswith(TRACE) for key in self._posed.once(Random(0))[1])

    def stop(self) -> None:
        self.work.stop()
        self.running = False
        self._publish()

    def _shown(self, trials: int, pause: float) -> Generator[float, None, None]:
        self.running, self.note = True, ""
        try:
            yield from self._trying(trials, pause)
        finally:
            self.running = False
            self._publish()

    def _picture(self) -> Growing | None:
        """The picture that this run's trials make; begun where it is first needed, before the first trial."""
        if not self._pictured and self._posed is not None:
            self._pictured = True
            self._run.grown = self._posed.growing()
        return self._run.grown

    def _trying(self, trials: int, pause: float) -> Generator[float, None, None]:
        """Run trials in pieces, each followed by the seconds to pause."""
        posed, run = self._posed, self._run
        if posed is None:
            raise Refusal("There's no question to try out in this position.")
        if integer(trials) not in self.counts:
            raise Refusal(f"Expected {', '.join(f'{n:,}' for n in self.counts)} trials, not {str(trials)[:20]}.")
        if run.begun >= MOST:
            raise Refusal(f"That is {MOST:,} trials already. Start over to run more.")
        self._picture()
        target = min(MOST, run.begun + trials)
        marks = [*checkpoints(run.begun, target)]
        self._few, since = trials <= 10, monotonic()
        if trials >= BATCH and (dealer := posed.dealer):
            yield from self._dealing(dealer, target, marks)
        while run.begun < target:
            self._outcome, shown = posed.once(run.rng)
            run.add(self._outcome, shown)
            if run.begun in marks:
                self._mark()
            if self._few:
                self.dealt = {key: plain(face) for key, face in shown.items() if not key.startswith(TRACE)}
                self._traces = [plain(part) for key, part in shown.items() if key.startswith(TRACE)]
            if run.begun < target and (trials == 10 or monotonic() - since > SLICE):
                self._publish()
                yield pause if trials == 10 else 0.001
                since = monotonic()
        if not self._few:
            self.dealt, self._traces = {}, []
        self._publish()

    def _dealing(self, dealer: Dealer, target: int, marks: Sequence[int]) -> Generator[float, None, None]:
        """Trials in batch, a piece at a time."""
        run, since = self._run, monotonic()
        for piece in dealer(self.seed, run.begun, target - run.begun):
            run.gather(piece, marks, self._mark)
            if run.begun < target and monotonic() - since > SLICE:
                self._publish()
                yield 0.001
                since = monotonic()

    def _mark(self) -> None:
        """A point of the curve, where the trials are now."""
        run = self._run
        if run.tally.trials:
            run.points.append([run.begun, run.tally.mean, *self._interval(run.tally)])

    def _interval(self, tally: Tally) -> tuple[float, float]:
        if not self._chance and tally.trials < 2:
            return tally.mean, tally.mean
        low, high = tally.interval(self._chance)
        return low, high

    @property
    def _chance(self) -> bool:
        return self._posed is not None and self._posed.measure == "chance"

    def _failed(self, error: Exception) -> bool:
        if isinstance(error, Refusal):
            self.note = str(error)
        elif self._posed:
            self.note = untried(self._posed.question)
            log_fault(f"A trial of question {self._posed.question.id}", error)
        self._publish()
        return True

    def told(self, shown: bool = True) -> dict[str, Any]:
        """All that the page shows of the trials, as plain values; not `shown`, none of what they gave."""
        posed, run = self._posed, self._run
        told: dict[str, Any] = {
            "runs": [[list(point) for point in points] for points in self.runs] if shown else [[]],
            "begun": run.begun if shown else 0,
            "struck": run.struck if shown else 0,
            "running": self.running,
            "most": MOST,
            "counts": list(self.counts),
            "seed": self.seed,
            "note": self.note,
            "traces": self._traces if shown else [],
        }
        if shown and (grown := self._picture()):
            told["grown"] = grown.plain()
        if posed is None or not run.begun or not shown:
            return told
        told |= {"summary": self._summary(posed), "claim": self._claim(posed), "band": self._band(posed.question)}
        if run.tally.trials:
            low, high = self._interval(run.tally)
            told |= {"value": run.tally.mean, "low": low, "high": high}
        if self._few:
            told["last"] = self._last(posed)
        return told

    def _noun(self, posed: Posed[Any]) -> tuple[str, str]:
        """What one trial and several are called."""
        return trial_noun(posed.question.one_trial or self._trial)

    def _summary(self, posed: Posed[Any]) -> str:
        """What has come so far: '33 of 102 hands B might hold contain a 4.'"""
        tally, struck, n, (one, more) = self._run.tally, self._run.struck, self._run.begun, self._noun(posed)
        if not tally.trials:
            return (
                f"None of the {n:,} {more} so far counts." if n > 1 else f"One {one} so far, and it doesn't count."
            )
        out = f" {struck:,} of the {n:,} {more} {'does' if struck == 1 else 'do'}n't count." if struck else ""
        if not self._chance:
            return f"{amount(tally.mean, posed.measure)} on average in {count(tally.trials, one, more)}.{out}"
        if tally.trials == 1:
            return f"One {one} {'that counts' if struck else 'so far'}.{out}"
        what = " ".join(filter(None, (posed.cases or more, posed.event)))
        if round(tally.total) == 1:
            return f"It happened once in {tally.trials:,} {more}.{out}"
        return f"{round(tally.total):,} of {tally.trials:,} {what}.{out}"

    def _claim(self, posed: Posed[Any]) -> str:
        """What they show: see `claim`. Trials of another model are not held against the exact answer."""
        tally = self._run.tally
        if not tally.trials:
            return ""
        exact = None if posed.apart else float(posed.number)
        return claim(tally.trials, tally.mean, self._interval(tally), posed.measure, exact, self._said)

    def _band(self, question: Question[Any]) -> str:
        """What the band is, said for the first question that was tried out, and for no other."""
        if self._run.begun < 2:
            return ""
        if self._explained is None:
            self._explained = question
        if self._explained != question:
            return ""
        name = "95% Wilson interval" if self._chance else "95% interval"
        return f"19 out of 20 bands like this hold the answer ({name})."

    def _last(self, posed: Posed[Any]) -> str:
        """What the last trial gave: 'Deal 3: yes.'"""
        number, outcome = f"{capital(self._noun(posed)[0])} {self._run.begun:,}", self._outcome
        if outcome is None:
            return f"{number} doesn't count{f', because {posed.struck}' if posed.struck else ''}."
        if self._chance:
            return f"{number}: {'yes' if outcome else 'no'}."
        return f"{number}: {amount(float(outcome), posed.measure)}."
