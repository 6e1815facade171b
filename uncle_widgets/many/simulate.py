"""Simulating: many games in chunks, here or by any executor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from typing import Any

from uncle_widgets.games.table import checked_seed, game_of, kit_of
from uncle_widgets.many.chunks import LOCKSTEP, Strategy, Task, batch_of, play, spread
from uncle_widgets.many.counted import Counted
from uncle_widgets.many.progress import Progress
from uncle_widgets.many.results import Results
from uncle_widgets.refusal import Refusal, integer_in

MOST = 10_000_000
"""Games of one call, at most."""
CHUNK = 200
"""Games of a chunk that is played step by step."""
IN_LOCKSTEP = "in lockstep"
"""What plays many games at once, in words."""


def plan(task: Task) -> tuple[int, str]:
    """(games of a chunk, what plays them in words)."""
    batch, why = batch_of(task)
    return (LOCKSTEP, IN_LOCKSTEP) if batch else (CHUNK, f"step by step: {why}")


def task_of(game: Any, n: Any, seats: int | None, players: Any, seed: Any, options: Mapping[str, Any]) -> Task:
    """What is asked for, checked."""
    if (games := integer_in(n, 1, MOST)) is None:
        raise Refusal(f"Expected 1 to {MOST:,} games, not {str(n)[:20]}.")
    made = game_of(game, seats, options)
    return Task(made, strategies_of(made, players), checked_seed(seed), 0, games)


def strategies_of(game: Any, players: Any) -> tuple[Strategy, ...]:
    """One strategy for each seat, from one for all or one each; None is the kit's `bots`."""
    kit = kit_of(game)
    players = kit.bots if players is None else players
    given: Sequence[Any] = list(players) if isinstance(players, (list, tuple)) else [players] * game.seats
    if len(given) != game.seats:
        raise Refusal(f"Expected one player, or {game.seats} (one for each seat), not {len(given)}.")
    for found in given:
        if not callable(found):
            kit.player(found)
    return tuple(given)


def simulated(task: Task, executor: Executor | None, progress: Progress | None) -> Counted:
    """All the games; stopped by `progress` or by an interrupt, those that are played."""
    size, engine = plan(task)
    chunks = task.split(size)
    found = spread(chunks, play, executor) if executor else map(play, chunks)
    parts: list[Results] = []
    done = 0
    try:
        for results in found:
            parts.append(results)
            done += results.n
            if progress and progress(done, task.n) is False:
                break
    except KeyboardInterrupt:
        if not parts:
            raise
    return Counted(task, Results.joined(parts), engine)
