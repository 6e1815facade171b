"""Gathering: the games of several seeds, piece by piece, played by a helper while the page stays alive."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from threading import Event
from typing import Any, TypeVar

from uncle_widgets.engine.match import Match, playing
from uncle_widgets.games.table import kit_of
from uncle_widgets.many.chunks import LOCKSTEP, Strategy, Task, batch_of, play, rng_of, seated, stepping
from uncle_widgets.many.gathered import Gathered
from uncle_widgets.many.patience import own_seconds
from uncle_widgets.many.results import Results

T = TypeVar("T")

RUNS = 5
"""Seeds of a run: a line each."""
FIRST = 64
"""Games of the first piece in lockstep, and the fewest: fewer are no quicker. Step by step it is one."""
LOCKSTEP_PIECE, STEPS_PIECE = 2.0, 0.3
"""Seconds of the processor that a piece may take. In lockstep few games are slow, and many hardly slower."""
REST, WAIT = 0.001, 0.01
"""Seconds of a pause after work of one's own, and while the helper works."""
TURNS = 40
"""Moves between two words of how far it is, where a game is played again."""


def tasks_of(game: Any, strategies: tuple[Strategy, ...], n: int, seed: int) -> tuple[Task, ...]:
    """`n` games as equal parts of the seeds from `seed` on; at least one game each."""
    sizes = [n // RUNS + (k < n % RUNS) for k in range(RUNS)]
    return tuple(Task(game, strategies, seed + k, 0, size) for k, size in enumerate(sizes))


def gathering(
    tasks: Sequence[Task], found: Gathered, helper: Executor | None = None
) -> Generator[float, None, None]:
    """Play the runs side by side into `found`; yields how long to pause, several times a piece.

    `helper` is a thread that plays, beside which the kernel stays free; without one they are played here. Closed
    early, `found` has the pieces that were whole.
    """
    batch, _ = yield from helped(partial(batch_of, tasks[0]), helper)  # imports NumPy, and the game's arrays
    lockstep = batch is not None
    size = least = FIRST if lockstep else 1
    long = LOCKSTEP_PIECE if lockstep else STEPS_PIECE
    halt = Event()
    try:
        while any(run.done < task.n for run, task in zip(found.runs, tasks, strict=True)):
            for k, task in enumerate(tasks):
                done = found.runs[k].done
                if done == task.n:
                    continue
                part = replace(task, first=done, n=min(size, task.n - done))
                results, taken = yield from helped(partial(_timed, part, lockstep, halt), helper)
                found.add(k, results)
                yield REST
                if taken > long:
                    size = max(least, size // 2)
                elif taken < long / 2 and part.n == size:
                    size = min(LOCKSTEP, size * 2)
    finally:
        halt.set()


def _timed(part: Task, lockstep: bool, halt: Event) -> tuple[Results, float]:
    """The games, and the seconds of this thread that they took; broken off at `halt`, after which nobody asks."""
    since = own_seconds()
    if lockstep:
        return play(part), own_seconds() - since
    work = stepping(part)
    while not halt.is_set():
        try:
            next(work)
        except StopIteration as end:
            return end.value, own_seconds() - since
    raise InterruptedError


def helped(work: Callable[[], T], helper: Executor | None) -> Generator[float, None, T]:
    """What `work` gives, done by the helper; yields how long to pause until it is there."""
    if helper is None:
        return work()
    future = helper.submit(work)
    while not future.done():
        yield WAIT
    return future.result()


def matching(
    task: Task, number: int, helper: Executor | None = None
) -> Generator[int, None, Match[Any, Any, Any]]:
    """Game `number` with all its steps, played again in pieces: yields how many moves there are."""
    batch, _ = batch_of(task)
    match = Match.new(task.game)
    if batch is None:
        players = seated(task.game, task.strategies)
        most = kit_of(task.game).longest
        return (yield from playing(match, players, rng_of(task.seed, number), most=most))
    finding = helped(partial(batch.moves, task.game, task.names, task.seed, number), helper)
    while True:
        try:
            next(finding)
        except StopIteration as end:
            moves: list[str] = end.value
            break
        yield 0
    for at in range(0, len(moves), TURNS):
        match = match.extend(map(task.game.parse, moves[at : at + TURNS]))
        yield len(match.moves)
    return match
