"""Batch play beside something else: pairs timed in turn by processor time, so that load slows both alike.

A ratio is the median of the pairs, with the lowest and the highest.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

from uncle_widgets.engine.match import finished
from uncle_widgets.games import GAMES
from uncle_widgets.many.chunks import Task, play, stepping

PAIRS, SEED = 5, 2026
GROWTH = (10_000, 100_000, 1_000_000)


@dataclass(frozen=True)
class Timed:
    """One player at all seats of a game; `games` of one measurement in lockstep, and `steps` step by step."""

    game: str
    player: str = "random"
    seats: int = 4
    games: int = 100_000
    steps: int = 60

    def task(self, n: int) -> Task:
        return Task(GAMES[self.game].new(self.seats), (self.player,) * self.seats, SEED, 0, n)

    def lockstep(self) -> float:
        """Games a second."""
        task = self.task(self.games)
        start = process_time()
        play(task)
        return self.games / (process_time() - start)

    def stepwise(self) -> float:
        """Games a second of the step engine."""
        task = self.task(self.steps)
        start = process_time()
        finished(stepping(task))
        return self.steps / (process_time() - start)

    def beside(self, name: str, other: Callable[[], float], must: float = 0, goal: float = 0) -> None:
        """Print the ratio to `other`, which says its own games a second."""
        play(self.task(100))
        pairs = [(self.lockstep(), other()) for _ in range(PAIRS)]
        ours, theirs = (median(rates) for rates in zip(*pairs, strict=True))
        ratios = sorted(one / two for one, two in pairs)
        aims = f"  must {must:g}, goal {goal:g}" if must else ""
        print(
            f"{self.seats} {self.player:>7} beside {name:16} {median(ratios):8.2f} times"
            f" ({ratios[0]:.2f} to {ratios[-1]:.2f}): {ours:,.0f} and {theirs:,.0f} games a second{aims}",
            flush=True,
        )

    def growth(self) -> None:
        """Print time and memory as the games grow in number."""
        for n in GROWTH:
            start = process_time()
            play(self.task(n))
            seconds = process_time() - start
            tracemalloc.start()
            play(self.task(n))
            peak = tracemalloc.get_traced_memory()[1] / 2**20
            tracemalloc.stop()
            print(
                f"{n:>9,} games: {seconds:6.2f} s, {seconds / n * 1e6:5.2f} us a game, peak {peak:5.1f} MiB",
                flush=True,
            )
