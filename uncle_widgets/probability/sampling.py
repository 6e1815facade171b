"""How far trials stray: many runs of the same chance, from one seed."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import islice
from random import Random
from typing import Any, ClassVar

from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.trials import wilson

LENGTHS = (10, 100, 1000)
RUNS, ROWS, TRIALS = 100, 20, 100


@dataclass(frozen=True)
class Runs(Picture):
    """Runs of the same trial, at several lengths: `hits[n]` holds how often each run of n trials came true."""

    kind: ClassVar[str] = "runs"
    chance: Fraction
    hits: Mapping[int, tuple[int, ...]]

    NEAR: ClassVar[int] = 10

    def near(self, n: int) -> int:
        """How many runs of n trials lie within ten of a hundred of the exact chance."""
        times, of = self.chance.as_integer_ratio()  # whole numbers: a hundred runs of each length are compared
        return sum(abs(k * of - times * n) * 100 <= self.NEAR * n * of for k in self.hits[n])

    def drawn(self) -> dict[str, Any]:
        return {
            "exact": [float(self.chance), percent(self.chance)],
            "rows": [
                {"n": n, "hits": list(hits), "near": f"{self.near(n)} of {len(hits)} within 10"}
                for n, hits in self.hits.items()
            ],
        }

    def spoken(self) -> str:
        some = len(next(iter(self.hits.values())))
        rows = (f"With {n:,} trials each, {self.near(n)} of {some} runs are that close." for n in self.hits)
        return f"How many runs come within 10 of the exact {percent(self.chance)}? {' '.join(rows)}"


@dataclass(frozen=True)
class Intervals(Picture):
    """95% intervals of runs of `trials` trials, each (hits, low, high), beside the exact chance."""

    kind: ClassVar[str] = "intervals"
    chance: Fraction
    trials: int
    rows: tuple[tuple[int, float, float], ...]

    @cached_property
    def _misses(self) -> tuple[int, ...]:
        return tuple(at for at, (_, low, high) in enumerate(self.rows, 1) if not low <= self.chance <= high)

    def misses(self) -> tuple[int, ...]:
        """The rows, from 1, whose interval does not hold the exact chance."""
        return self._misses

    def drawn(self) -> dict[str, Any]:
        return {
            "exact": [float(self.chance), percent(self.chance)],
            "trials": self.trials,
            "rows": [[k / self.trials, round(low, 5), round(high, 5)] for k, low, high in self.rows],
            "misses": list(self.misses()),
        }

    def spoken(self) -> str:
        missed = self.misses()
        which = f" (number {', '.join(map(str, missed))})" if missed else ""
        many = f"{len(missed) or 'None'} of {len(self.rows)} intervals {'misses' if len(missed) < 2 else 'miss'}"
        return f"{many} the exact {percent(self.chance)}{which}."


def runs(chance: Fraction, seed: int, lengths: tuple[int, ...] = LENGTHS) -> Runs:
    """A hundred runs at each length; each trial comes true with `chance` by itself."""
    found = iter(_hits(chance, seed, tuple(n for n in lengths for _ in range(RUNS))))
    hits = {n: tuple(islice(found, RUNS)) for n in lengths}
    made = Runs("How far off can trials be?", "", chance, hits)
    few, many = lengths[0], lengths[-1]
    out, far = RUNS - made.near(few), RUNS - made.near(many)
    caption = (
        f"With 100 times as many trials, the results spread a tenth as far. Out of {RUNS} runs of {few} trials, "
        f"{out} {'is' if out == 1 else 'are'} off by more than 10. Out of {RUNS} runs of {many:,} trials, "
        f"{f'only {far}' if far else 'none'}. (Simulated, seed {seed}.)"
    )
    return Runs(made.title, caption, chance, hits)


def intervals(chance: Fraction, seed: int) -> Intervals:
    """Twenty runs of a hundred trials with their Wilson intervals."""
    rows = [(k, *wilson(k, TRIALS)) for k in _hits(chance, seed, (TRIALS,) * ROWS)]
    caption = (
        f"Each row shows {TRIALS} trials and their 95% interval. The exact {percent(chance)} stays put, the "
        f"intervals move around it, and about 1 in 20 misses it. (Simulated, seed {seed}.)"
    )
    return Intervals("How far can you trust an interval?", caption, chance, TRIALS, tuple(rows))


def _hits(chance: Fraction, seed: int, trials: tuple[int, ...]) -> list[int]:
    """How many of so many trials come true, for each run: those whose number lies below the chance."""
    return [bisect_left(run, float(chance)) for run in _numbers(seed, trials)]


@lru_cache(maxsize=4)
def _numbers(seed: int, trials: tuple[int, ...]) -> list[array[float]]:
    """The numbers from 0 to 1 of each run, in order: the same for every chance, so that they are drawn once."""
    rng = Random(seed)
    return [array("d", sorted(rng.random() for _ in range(n))) for n in trials]
