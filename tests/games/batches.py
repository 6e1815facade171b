"""What every game's batch play must show: its games are games by the rules, the same in any batch, spread alike."""

from __future__ import annotations

import tracemalloc
from collections.abc import Sequence
from typing import Any

import numpy as np

from uncle_widgets.engine.game import Choice, Game, Over
from uncle_widgets.engine.match import finished
from uncle_widgets.games.batch import Batch
from uncle_widgets.games.table import kit_of
from uncle_widgets.many.chunks import Task, stepping
from uncle_widgets.many.results import Results


def batch_for(task: Task) -> Batch:
    kit = kit_of(task.game)
    assert kit.batch
    return kit.batch()


def played(task: Task) -> Results:
    return Results.packed(batch_for(task).play(task.game, task.names, task.seed, task.first, task.n))


def same(one: Results, other: Results) -> bool:
    pairs = (one.winners, other.winners), (one.scores, other.scores), (one.lengths, other.lengths)
    return all(np.array_equal(a, b) for a, b in pairs)


def replayed(game: Game[Any, Any, Any], moves: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """(winners, scores, length) of a record, by the rules; it has no move too many or too few."""
    state, length = game.start(), 0
    for text in moves:
        length += isinstance(game.turn(state), Choice)
        state = game.play(state, game.parse(text)).state
    end = game.turn(state)
    assert isinstance(end, Over)
    return end.winners, end.scores, length


def check_ends(task: Task, records: Sequence[Sequence[str]]) -> None:
    """Every game of the batch ends as its record does."""
    assert len(records) == task.n
    assert same(Results.of([replayed(task.game, moves) for moves in records], task.game.seats), played(task))


def check_any_batch(task: Task, sizes: Sequence[int] = (1, 7, 32)) -> None:
    """Parts of the task come out as the whole does."""
    whole = played(task)
    for size in sizes:
        assert same(Results.joined(map(played, task.split(size))), whole), size


def check_spread(steps: Task, games: Task) -> None:
    """Win shares, points and lengths by the rules and in lockstep, within 4 standard errors of the difference."""
    slow, fast = finished(stepping(steps)), played(games)
    for seat in range(games.game.seats):
        assert close(slow.shares(seat), fast.shares(seat)), f"wins of seat {seat}"
        assert close(slow.scores[:, seat], fast.scores[:, seat]), f"points of seat {seat}"
    assert close(slow.winners == 0, fast.winners == 0)
    assert close(slow.lengths, fast.lengths), "lengths"
    for tenth in range(1, 10):
        bound = np.quantile(fast.lengths, tenth / 10)
        assert close(slow.lengths <= bound, fast.lengths <= bound), f"{tenth} tenths of the lengths"


def close(one: Any, other: Any) -> bool:
    one, other = one.astype(float), other.astype(float)
    error = (np.concatenate([one, other]).var() * (1 / len(one) + 1 / len(other))) ** 0.5  # also where none came
    return bool(abs(one.mean() - other.mean()) <= 4 * error)


def peak(task: Task) -> float:
    """MiB that the batch takes at its most, once it has been played."""
    played(Task(task.game, task.strategies, 0, 0, 10))
    tracemalloc.start()
    try:
        played(task)
        return tracemalloc.get_traced_memory()[1] / 2**20
    finally:
        tracemalloc.stop()
