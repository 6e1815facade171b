"""Whoever plays the games, they are the same: a Dask cluster, in one process and in several; threads; a stop."""

import warnings
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.many import simulate
from uncle_widgets.many.chunks import AHEAD, UNTOLD, play, spread
from uncle_widgets.many.simulate import task_of
from uncle_widgets.widgets.lab.simulation import Simulation

FEW = 40
"""Games of a chunk in these tests."""


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "LOCKSTEP", FEW)
    monkeypatch.setattr(simulate, "CHUNK", FEW)


@contextmanager
def cluster(**given: Any) -> Iterator[Executor]:
    """The executor of a Dask cluster on this machine, without its dashboard."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what Dask says of itself
        from distributed import Client, LocalCluster

        with (
            LocalCluster(dashboard_address=None, **given) as machines,
            Client(machines) as client,
        ):
            yield client.get_executor()


def same(one: Simulation, other: Simulation) -> bool:
    pairs = ((getattr(one.results, k), getattr(other.results, k)) for k in ("winners", "scores", "lengths"))
    return all(a.dtype == b.dtype and (a == b).all() for a, b in pairs)


def alike_everywhere(executor: Executor) -> None:
    """In lockstep, step by step, and with a player that no other process could import."""

    def last(view: Any, moves: Any, rng: Any) -> Any:
        return moves[-1]

    chips, target = {"pot_chips": 5}, {"target": 50}
    for game, n, players, options in (
        ("uncle", 250, "random", chips), ("uno", 90, "greedy", target), ("uncle", 90, [last, "greedy"], chips),
    ):  # fmt: skip
        here = uw.simulate(game, n, 2, players, 6, **options)
        there = uw.simulate(game, n, 2, players, 6, executor=executor, **options)
        assert there.n == n
        assert same(here, there)


def test_a_dask_cluster_changes_nothing() -> None:
    with cluster(n_workers=1, threads_per_worker=2, processes=False) as executor:
        alike_everywhere(executor)


@pytest.mark.soak
def test_a_dask_cluster_of_processes_changes_nothing() -> None:
    with cluster(n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1") as executor:
        alike_everywhere(executor)


def test_threads_change_nothing() -> None:
    with ThreadPoolExecutor(3) as executor:
        alike_everywhere(executor)


def test_an_executor_gets_a_few_chunks_ahead_and_what_waits_is_cancelled() -> None:
    class Waiting(Executor):
        """Plays the first of what it is given, and keeps the rest waiting."""

        def __init__(self) -> None:
            self.given: list[Future[Any]] = []

        def submit(self, work: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
            self.given.append(Future())
            if len(self.given) == 1:
                self.given[0].set_result(work(*arguments, **named))
            return self.given[-1]

    for workers, most in ((2, AHEAD * 2), (None, AHEAD * UNTOLD)):
        executor = Waiting()
        executor._max_workers = workers  # type: ignore[attr-defined]
        chunks = spread(task_of("uncle", 9_000, 2, "random", 0, {"pot_chips": 2}).split(1), play, executor)
        assert next(chunks).n == 1
        assert len(executor.given) == most + 1
        chunks.close()  # type: ignore[attr-defined]
        assert all(future.cancelled() for future in executor.given[1:])
