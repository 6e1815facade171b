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
    """What `n` games of one seed came to, a strategy a seat; its rows are the games, and `watch` opens one.

    `wins`, `share`, `score`, `lengths` and such tell of all; `engine` says what played them, `asked` how many
    there should be, which is more where it was stopped.
    """

    def watch(self, i: int, **shown: Any) -> Watch:
        """Game i step by step; `names`, `watcher`, `step` and `predict` as of `uw.watch`."""
        return Watch(self.match(i), **shown)


def made(
    game: Any, n: Any, seats: Any, players: Any, seed: Any, executor: Executor | None, progress: Progress | None,
    options: Mapping[str, Any],
) -> Simulation:  # fmt: skip
    """The games of `simulate`."""
    counted = simulated(task_of(game, n, seats, players, seed, options), executor, progress)
    return Simulation(counted.task, counted.results, counted.engine)
