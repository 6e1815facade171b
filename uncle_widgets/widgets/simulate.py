"""Many games from a cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.players import Player

if TYPE_CHECKING:
    from uncle_widgets.many.tournament import Tournament
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


def tournament(
    game: str | Game[Any, Any, Any],
    players: dict[str, str | Player],
    n: int = 200,
    seats: int | None = None,
    seed: int = 0,
    *,
    patience: float = 1.0,
    progress: Callable[[int, int], Any] | None = None,
    **options: Any,
) -> Tournament:
    """Every player against every other: `n` games a pair, from every seat on the same deals.

    `players`: {'mine': my_player, 'greedy': 'greedy'}; a player is a function of (view, moves, rng) or a
    player's name. Without `seats` tables are as small as the game allows; at larger ones each player sits once
    among rivals of one kind. Who raises, answers an illegal move or takes more than `patience` seconds for a
    move loses that game, with a sentence that says why; the tournament goes on.
    """
    from uncle_widgets.many.tournament import held, holding

    return held(holding(game, players, n, seats, seed, patience, options), progress)
