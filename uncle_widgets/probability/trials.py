"""Repeated trials: a running estimate and how far to trust it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

Z95 = 1.959963984540054  # the normal quantile of 0.975


def wilson(hits: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval for a chance, 95% unless `z` says otherwise (Wilson 1927).

    Unlike the plain normal interval it stays within 0 to 1 and is fair for few trials.
    """
    if not 0 <= hits <= trials or trials < 1:
        raise ValueError(f"Expected 0 <= hits <= trials and at least one trial, not {hits} of {trials}.")
    p, zz = hits / trials, z * z
    middle = (p + zz / (2 * trials)) / (1 + zz / trials)
    half = z / (1 + zz / trials) * sqrt(p * (1 - p) / trials + zz / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Estimate:
    """The average of `n` outcomes, with its standard error. It is simulated, never exact.

    If an answer is stored as data, `seed` is the seed with which a script can repeat it.
    """

    value: float
    error: float
    n: int
    seed: int = 0

    def __str__(self) -> str:
        return f"{self.value:.4f} (simulated, {self.n:,} trials, standard error {self.error:.4f})"

    def agrees(self, other: Tally, errors: float = 4.0) -> bool:
        """Whether another estimate of the same thing is within this many standard errors of the difference."""
        apart = sqrt(self.error**2 + other.error**2)
        return abs(self.value - other.mean) <= errors * apart


@dataclass(frozen=True)
class Tally:
    """Outcomes so far: how many, their sum and the sum of their squares."""

    trials: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, outcome: float) -> Tally:
        return Tally(self.trials + 1, self.total + outcome, self.squares + outcome * outcome)

    def extend(self, outcomes: Sequence[float]) -> Tally:
        squares = sum(outcome * outcome for outcome in outcomes)
        return Tally(self.trials + len(outcomes), self.total + sum(outcomes), self.squares + squares)

    @property
    def mean(self) -> float:
        return self.total / self.trials if self.trials else float("nan")

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite before the second outcome."""
        n = self.trials
        if n < 2:
            return float("inf")
        return sqrt(max(0.0, self.squares / n - self.mean**2) / (n - 1))

    def estimate(self, seed: int = 0) -> Estimate:
        return Estimate(self.mean, self.error, self.trials, seed)

    def interval(self, chance: bool) -> tuple[float, float]:
        """95%: Wilson's for a chance (outcomes 0 and 1), else mean and 1.96 standard errors."""
        if chance:
            return wilson(round(self.total), self.trials)
        return self.mean - Z95 * self.error, self.mean + Z95 * self.error


def run(trial: Callable[[Random], float], n: int, rng: Random, start: Tally | None = None) -> Tally:
    """`n` trials added to `start`."""
    tally = start or Tally()
    for _ in range(n):
        tally = tally.add(float(trial(rng)))
    return tally


def checkpoints(start: int, end: int) -> Iterator[int]:
    """Where a running estimate is drawn: about ten points a decade from start + 1 to end, the end included."""
    at = 0
    for n in range(1, 10):
        if start < n <= end:
            at = n
            yield n
    k = 10
    while (n := round(10 ** (k / 10))) < end:
        if n > max(start, at):
            at = n
            yield n
        k += 1
    if end > max(start, at):
        yield end
