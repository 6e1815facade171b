"""Simulation: many games counted, any of them opened on the table. Imports NumPy; imported when asked for."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

from uncle_widgets.many.counted import Counted
from uncle_widgets.many.progress import Progress
from uncle_widgets.many.simulate import simulated, task_of
from uncle_widgets.widgets.rooms.watch import Watch


@dataclass(frozen=True, repr=False)
class Simulation(Counted):
    """The results of many games from one seed. Each row is a game, and `watch` shows one.

    `wins`, `share`, `score`, `lengths` and others sum up all games. `engine` says how they were played, and
    `asked` how many were planned. That is more than `n` if you stopped early.
    """

    def watch(self, i: int, **shown: Any) -> Watch:
        """Watch game i step by step. `names`, `watcher`, `step` and `predict` work as in `uw.watch`."""
        return Watch(self.match(i), **shown)


def made(
    game: Any, n: Any, seats: Any, players: Any, seed: Any, executor: Executor | None, progress: Progress | None,
    options: Mapping[str, Any],
) -> Simulation:  # fmt: skip
    """The games of `simulate`."""
    counted = simulated(task_of(game, n, seats, players, seed, options), executor, progress)
    return Simulation(counted.task, counted.results, counted.engine)
