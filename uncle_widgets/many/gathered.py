"""Gathered: what games came to so far, in the same memory however many there are; and the games worth a look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.many.counted import Mean
from uncle_widgets.many.results import Ints, Results
from uncle_widgets.probability.trials import Z95, checkpoints, wilson

KEPT = 5
"""Games of each list."""


@dataclass
class Counts:
    """How often each whole number came: `counts[k]` times `low + k`."""

    low: int = 0
    counts: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))

    def add(self, values: Ints) -> None:
        """Numbers, at least one."""
        wide = values.astype(np.int64)
        least, most = int(wide.min()), int(wide.max())
        if not self.counts.size:
            self.low = least
        before, after = max(0, self.low - least), max(0, most - self.high)
        if before or after:
            self.counts = np.pad(self.counts, (before, after))
            self.low -= before
        self.counts += np.bincount(wide - self.low, minlength=len(self.counts))

    @property
    def high(self) -> int:
        """The greatest number that came."""
        return self.low + len(self.counts) - 1

    def mean(self) -> Mean:
        """The mean with its normal interval."""
        return weighed(self.low + np.arange(len(self.counts)), self.counts)

    def binned(self, low: int, wide: int, bins: int) -> list[int]:
        """How many lie in each of `bins` ranges of `wide` numbers from `low` on, which hold them all."""
        at = (self.low - low + np.arange(len(self.counts))) // wide
        return [int(count) for count in np.bincount(at, weights=self.counts, minlength=bins)]


def weighed(values: NDArray[Any], counts: NDArray[np.int64]) -> Mean:
    """The mean of numbers, each so many times, with its normal interval."""
    n = int(counts.sum())
    mean = float((values * counts).sum() / n)
    spread = float((counts * (values - mean) ** 2).sum())
    error = (spread / (n - 1) / n) ** 0.5 if n > 1 else float("inf")
    return Mean(mean, error, mean - Z95 * error, mean + Z95 * error)


@dataclass(frozen=True)
class Notable:
    """Game `number` of run `run`, and what it is listed for: its moves, or the most points of one seat."""

    value: int
    run: int
    number: int


@dataclass
class Run:
    """One seed's games so far: each seat's wins, and its share of them at places that lie ever further apart."""

    marks: NDArray[np.int64]
    won: NDArray[np.float64]
    done: int = 0
    points: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)

    def add(self, shares: NDArray[np.float64]) -> None:
        """What each of the next games gave each seat of its win: (n, seats)."""
        so_far = self.won + np.cumsum(shares, axis=0)
        first = np.searchsorted(self.marks, self.done, side="right")
        for mark in self.marks[first : np.searchsorted(self.marks, self.done + len(shares), side="right")]:
            at = so_far[mark - self.done - 1] / mark
            self.points.append((int(mark), tuple(map(float, at))))
        self.won, self.done = so_far[-1], self.done + len(shares)


class Gathered:
    """Games of `seats` in runs, one a seed, of `sizes` games when they are whole. Runs may grow in any order."""

    def __init__(self, seats: int, sizes: Sequence[int]) -> None:
        self.seats = seats
        self.runs = [
            Run(np.array(list(checkpoints(0, size)), np.int64), np.zeros(seats)) for size in sizes
        ]  # fmt: skip
        self.winners = np.zeros(1 << seats, np.int64)
        self.lengths = Counts()
        self.scores = [Counts() for _ in range(seats)]
        self.longest: list[Notable] = []
        self.shortest: list[Notable] = []
        self.biggest: list[Notable] = []

    @property
    def n(self) -> int:
        return sum(run.done for run in self.runs)

    def add(self, run: int, results: Results) -> None:
        """The next games of a run, at least one."""
        first = self.runs[run].done
        self.winners += np.bincount(results.winners, minlength=len(self.winners))
        self.lengths.add(results.lengths)
        for seat, counts in enumerate(self.scores):
            counts.add(results.scores[:, seat])
        most = results.scores.max(axis=1)
        self.longest = merged(self.longest, results.lengths, run, first, -1)
        self.shortest = merged(self.shortest, results.lengths, run, first, 1)
        self.biggest = merged(self.biggest, most, run, first, -1)
        self.runs[run].add(np.stack([results.shares(seat) for seat in range(self.seats)], axis=1))

    def wins(self, seat: int) -> Fraction:
        """Games won by a seat; a win that k share counts 1/k for each."""
        found = Fraction(0)
        for mask in np.flatnonzero(self.winners):
            if int(mask) >> seat & 1:
                found += Fraction(int(self.winners[mask]), int(mask).bit_count())
        return found

    def share(self, seat: int) -> Mean:
        """A seat's share of the wins: Wilson's interval, or the normal one where wins were shared."""
        masks = np.arange(len(self.winners))
        among = np.bitwise_count(masks)
        mean = weighed((masks >> seat & 1) / np.maximum(among, 1), self.winners)
        if self.winners[among > 1].any():
            return Mean(mean.value, mean.error, max(0.0, mean.low), min(1.0, mean.high))
        return Mean(mean.value, mean.error, *wilson(int(self.wins(seat)), self.n))


def merged(kept: list[Notable], values: Ints, run: int, first: int, sign: int) -> list[Notable]:
    """The KEPT first of those kept and of these, by `sign` times their value; among equals the earlier games."""
    least = sign * values.astype(np.int64)
    places = np.argsort(least, kind="stable")[:KEPT]
    found = [*kept, *(Notable(int(values[at]), run, first + int(at)) for at in places)]
    return sorted(found, key=lambda one: (sign * one.value, one.number, one.run))[:KEPT]


def difference(first: Mean, second: Mean) -> Mean:
    """How much more the second is, from samples apart; its 95% interval by Newcombe's method (1998, no. 10),
    which for normal intervals is the normal one."""
    value = second.value - first.value
    down = ((second.value - second.low) ** 2 + (first.high - first.value) ** 2) ** 0.5
    up = ((second.high - second.value) ** 2 + (first.value - first.low) ** 2) ** 0.5
    return Mean(value, (first.error**2 + second.error**2) ** 0.5, value - down, value + up)
