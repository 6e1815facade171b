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
    """Play many games and count how they end.

    Game i depends only on `seed` and i, so the chunks and the workers don't change it. A chunk is 32,768 games in
    lockstep, or 200 games played step by step.

    `executor` can be any `concurrent.futures.Executor`, on one machine or on many that have this package:

        ProcessPoolExecutor()                                        # the cores of this machine
        Client("tcp://scheduler:8786").get_executor()                # Dask: from dask.distributed
        ipyparallel.Client().load_balanced_view().executor           # ipyparallel
        MPIPoolExecutor()                                            # mpi4py.futures, under `mpiexec`

    A pool of processes must be able to import your own player. Dask and ipyparallel also accept a player from a
    cell.

    Args:
        game: an id or a Game.
        n: how many games, 1 to 10,000,000.
        seats: how many play; None for the game's usual number.
        players: the name of a player, or a function of (view, moves, rng), for all players or one for each.
        seed: the number that decides the games.
        executor: what runs the chunks; None for this process.
        progress: called as `progress(played, n)` after each chunk. If it returns False, the games so far are the
            result.
        options: options of the game.
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
    """Let every player play against every other player, from every seat on the same deals.

    A player loses the game if it raises an error, returns an illegal move, computes for more than `patience`
    seconds, or doesn't answer within 20 seconds. The tournament says why and continues.

    Functions run in a separate process, which is stopped if a move takes too long, and started again. You see what
    they print and where they fail, but not what they store. Functions of a notebook need cloudpickle for this (the
    extra `players`). Without a separate process they run here, with the same result, and `notes` says what can't
    be stopped. This doesn't prevent cheating: a player can read the memory of its process.

    Args:
        game: an id or a Game.
        players: {'mine': my_player, 'greedy': 'greedy'}. Each is a function of (view, moves, rng) or the name of a
            player.
        n: how many games for each pair.
        seats: how many play; None for as few as possible. At larger tables each player sits once among rivals of
            one kind.
        seed: the number that decides the deals.
        patience: the seconds of computing that a player has for each move.
        progress: called as `progress(played, n)`.
        options: options of the game.
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
    """Open the lab: choose players and options, play many games and watch the results settle.

    The games use five seeds, starting at `seed`, with the same number of games each.

    Args:
        game: an id, a Game, or the link of a lab; None to choose the game on the page.
        seats: how many play; None for the game's usual number.
        players: as in `simulate`.
        n: how many games to play, 100 to 1,000,000.
        seed: the first of the five seeds.
        beside: a second setting to compare, such as {"players": "random", "pot_chips": 20}. Anything you leave out
            is the same as in the first.
        predict: whether games that you open ask for a guess.
        options: options of the game.
    """
    from uncle_widgets.widgets.lab import lab as rooms
    from uncle_widgets.widgets.page.links import is_link, parse

    if is_link(game):
        if seats is not None or options or beside or (players, n, seed) != (None, 10_000, 0):
            raise Refusal("Expected no settings with a link, which has its own.")
        return rooms.opened(parse(str(game)), predict=predict)
    return rooms.made(game, seats, players, n, seed, beside, predict, options)
