"""Many games from a cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.players import Player
from uncle_widgets.many.progress import Progress
from uncle_widgets.probability.dealing import NO_LAB, with_numpy
from uncle_widgets.refusal import Refusal

if not with_numpy():  # as in a browser's Python: NumPy comes with the package elsewhere
    raise Refusal(NO_LAB)
if TYPE_CHECKING:
    from uncle_widgets.many.tournament import Tournament
    from uncle_widgets.widgets.lab.lab import Lab
    from uncle_widgets.widgets.lab.simulation import Simulation


def simulate(
    game: str | Game[Any, Any, Any],
    n: int,
    seats: int | None = None,
    players: str | Player | Sequence[str | Player] | None = None,
    seed: int = 0,
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Simulation:
    """Play `n` games (1 to 10,000,000) and count how they end.

    `players`: a player's name or a function of (view, moves, rng), for all or one a seat. Game i follows from
    `seed` and i alone: neither the chunks nor the workers change it. `progress(played, n)` is called after each
    chunk; where it gives back False, or at an interrupt, what is played is kept.

    `executor` is any `concurrent.futures.Executor`, on one machine or on many that have this package:

        ProcessPoolExecutor()                                        # the cores of this machine
        Client("tcp://scheduler:8786").get_executor()                # Dask: from dask.distributed
        ipyparallel.Client().load_balanced_view().executor           # ipyparallel
        MPIPoolExecutor()                                            # mpi4py.futures, under `mpiexec`

    A chunk is 32,768 games in lockstep, or 200 step by step; a chunk's arrays come back, some bytes a game. To
    a pool of processes a player of one's own must be importable; Dask and ipyparallel also take one from a cell.
    """
    from uncle_widgets.widgets.lab.simulation import made

    return made(game, n, seats, players, seed, executor, progress, options)


def tournament(
    game: str | Game[Any, Any, Any],
    players: dict[str, str | Player],
    n: int = 200,
    seats: int | None = None,
    seed: int = 0,
    *,
    patience: float = 1.0,
    progress: Progress | None = None,
    **options: Any,
) -> Tournament:
    """Every player against every other: `n` games a pair, from every seat on the same deals.

    `players`: {'mine': my_player, 'greedy': 'greedy'}; a player is a function of (view, moves, rng) or a
    player's name. Without `seats` tables are as small as the game allows; at larger ones each player sits once
    among rivals of one kind. A player that raises, answers an illegal move or computes for more than `patience`
    seconds (or is away for 20 by the clock) loses that game, with a sentence that says why; the others go on.

    Functions play in a process of their own, which is ended for a move that takes too long, and started again.
    What they print, and where they raise, is shown here; what they store stays there, and is lost when that
    process ends. Functions of a notebook need cloudpickle for it (the extra `players`). Where no process can be
    had they play here, with the same result; `notes` then says what is not stopped: a long call into C, and the
    end of Python itself. A process of one's own is no guard against cheating: a player can read its memory.
    """
    from uncle_widgets.many.tournament import held, holding

    return held(holding(game, players, n, seats, seed, patience, options), progress)


def lab(
    game: str | Game[Any, Any, Any] | None = None,
    seats: int | None = None,
    players: str | Player | Sequence[str | Player] | None = None,
    n: int = 10_000,
    seed: int = 0,
    *,
    beside: Mapping[str, Any] | None = None,
    predict: bool = True,
    **options: Any,
) -> Lab:
    """The lab: choose players and options, run `n` games (100 to 1,000,000) and watch the figures settle.

    The games are those of five seeds from `seed` on, an equal part each. `beside` is a second setting to compare:
    {"players": "random", "pot_chips": 20}; what it leaves out is as in the first. `players` as of `simulate`. Of
    a link, that very lab; without a game, it is chosen in the room.
    """
    from uncle_widgets.widgets.lab import lab as rooms
    from uncle_widgets.widgets.page.links import is_link, parse

    if is_link(game):
        if seats is not None or options or beside or (players, n, seed) != (None, 10_000, 0):
            raise Refusal("Expected no settings with a link, which has its own.")
        return rooms.opened(parse(str(game)), predict=predict)
    return rooms.made(game, seats, players, n, seed, beside, predict, options)
