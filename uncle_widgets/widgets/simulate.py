"""Many games from a cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.players import Player

if TYPE_CHECKING:
    from uncle_widgets.widgets.simulation import Simulation


def simulate(
    game: str | Game[Any, Any, Any],
    n: int,
    seats: int | None = None,
    players: str | Player | Sequence[str | Player] = "random",
    seed: int = 0,
    *,
    executor: Executor | None = None,
    progress: Callable[[int, int], Any] | None = None,
    **options: Any,
) -> Simulation:
    """Play `n` games (1 to 10,000,000) and count how they end.

    `players`: a player's name or a function of (view, moves, rng), for all or one a seat. Game i follows from
    `seed` and i alone: neither the chunks nor the workers change it. `executor` is any
    `concurrent.futures.Executor`: processes, a Dask client's, an ipyparallel view's, an MPI pool's.
    `progress(played, n)` is called after each chunk; where it gives back False, or at an interrupt, what is
    played is kept.
    """
    from uncle_widgets.widgets.simulation import made

    return made(game, n, seats, players, seed, executor, progress, options)
