"""Chunks: some games of a simulation, played by whoever has time: the same number, the same game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import Any, TypeAlias

from uncle_widgets.engine.game import Chance, Game, Over
from uncle_widgets.engine.match import Match, choose, finished, playing, replay, too_long
from uncle_widgets.engine.players import Player
from uncle_widgets.games.batch import Batch
from uncle_widgets.games.table import kit_of
from uncle_widgets.many.results import Results

Strategy: TypeAlias = "str | Player"
"""A player of the kit by name, or a function of (view, moves, rng)."""

PIECE = 0.05
"""Seconds between two words of how far it is."""
LOCKSTEP = 32_768
"""Games of one batch: what the caches of a processor hold."""
AHEAD = 2
"""Chunks in the executor for each worker that it has."""
UNTOLD = 500
"""Workers that are reckoned with where an executor does not tell of its own, as those of clusters do not."""


@dataclass(frozen=True)
class Task:
    """Games `first` to `first + n - 1` of a seed. Picklable where its strategies are."""

    game: Game[Any, Any, Any]
    strategies: tuple[Strategy, ...]
    """One for each seat."""
    seed: int
    first: int
    n: int

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat's strategy is called: its name in the kit, or the function's."""
        return tuple(map(name_of, self.strategies))

    def split(self, size: int) -> Iterator[Task]:
        """The same games in chunks of at most `size`."""
        for at in range(0, self.n, size):
            yield replace(self, first=self.first + at, n=min(size, self.n - at))


def name_of(strategy: Strategy) -> str:
    return strategy if isinstance(strategy, str) else getattr(strategy, "__name__", type(strategy).__name__)


def rng_of(seed: int, number: int) -> Random:
    """The chances of game `number`: its own, so that it is the same in any chunk."""
    return Random(f"{seed} {number}")


def seated(game: Game[Any, Any, Any], strategies: tuple[Strategy, ...]) -> list[Player]:
    kit = kit_of(game)
    return [kit.player(found) if isinstance(found, str) else found for found in strategies]


def batch_of(task: Task) -> tuple[Batch | None, str]:
    """What plays the task in lockstep; or None, and why not."""
    kit = kit_of(task.game)
    if kit.batch is None:
        return None, f"{kit.title} can't be played in batches"
    own = next((name for name in task.strategies if not isinstance(name, str)), None)
    if own is not None:
        return None, "your own player chooses move by move"
    batch = kit.batch()
    why = batch.why_not(task.game, task.names)
    return (None, why) if why else (batch, "")


def match_of(task: Task, number: int) -> Match[Any, Any, Any]:
    """Game `number` with all its steps; one that was played in a batch is played again by the rules."""
    batch, _ = batch_of(task)
    if batch:
        return replay(task.game, batch.moves(task.game, task.names, task.seed, number))
    players = seated(task.game, task.strategies)
    most = kit_of(task.game).longest
    return finished(playing(Match.new(task.game), players, rng_of(task.seed, number), most=most))


def play(task: Task) -> Results:
    """All games of the task, in lockstep where that can be."""
    batch, _ = batch_of(task)
    if batch:
        return Results.joined(
            Results.packed(batch.play(task.game, task.names, task.seed, part.first, part.n))
            for part in task.split(LOCKSTEP)
        )
    return finished(stepping(task))


def stepping(task: Task) -> Generator[int, None, Results]:
    """The same in pieces: yields how many games there are, at least every PIECE seconds within a game.

    A Refusal where a game goes on beyond the kit's `longest`.
    """
    game, players, kit = task.game, seated(task.game, task.strategies), kit_of(task.game)
    rows: list[tuple[tuple[int, ...], tuple[int, ...], int]] = []
    rounds: list[int] = []
    until = monotonic() + PIECE
    for number in range(task.first, task.first + task.n):
        rng, state, moves, length = rng_of(task.seed, number), game.start(), 0, 0
        while not isinstance(turn := game.turn(state), Over):
            if moves >= kit.longest:
                raise too_long(kit.longest)
            moves += 1
            length += not isinstance(turn, Chance)
            state = game.play(state, choose(game, state, turn, players, rng)).state
            if monotonic() > until:
                yield len(rows)
                until = monotonic() + PIECE
        rows.append((turn.winners, turn.scores, length))
        rounds += [kit.rounds[1](state)] if kit.rounds else []
    return Results.of(rows, game.seats, rounds)


def spread(tasks: Iterator[Task], work: Callable[[Task], Results], executor: Executor) -> Iterator[Results]:
    """The chunks' results in their order, whoever works on them; a few wait in the executor, never all."""
    ahead = AHEAD * (getattr(executor, "_max_workers", None) or UNTOLD)
    waiting: deque[Future[Results]] = deque()
    try:
        for task in tasks:
            waiting.append(executor.submit(work, task))
            if len(waiting) > ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
