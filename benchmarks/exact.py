"""Exact chances beside icepool, which counts in its own way and must come to the same fractions.

Warm: tables of a deck are kept (icepool keeps its cache for the five totals too), answers are not remembered:
ours are forgotten, and icepool's longest run gets a new evaluator, which would else have the answer at hand.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from time import process_time

from benchmarks.shared.measure import Found, beside
from benchmarks.shared.peers import ICEPOOL
from uncle_widgets.games.say_uncle import odds as say_uncle
from uncle_widgets.games.uncle import odds as uncle

TOTALS = (10, 20, 30, 40, 50)


def pile() -> list[Fraction]:
    uncle._subset_chance.cache_clear()
    return [uncle.pile_hits(total) for total in TOTALS]


def run() -> list[Fraction]:
    say_uncle.longest_run.cache_clear()
    lengths = say_uncle.longest_run(10)
    return [lengths[length] for length in range(1, 11)]


def against(name: str, ours: Callable[[], list[Fraction]], times: int = 500, theirs: int = 20) -> Found:
    def rate() -> float:
        start = process_time()
        for _ in range(times):
            ours()
        return times / (process_time() - start)

    with ICEPOOL.running() as peer:
        told = [Fraction(text) for text in peer.ask(name, 1)[1]]
        if told != ours():
            raise AssertionError(f"Expected the fractions of icepool, {told}.")
        return beside(rate, lambda: theirs / peer.ask(name, theirs)[0], "answers")


RUNS: dict[str, Callable[[], Found]] = {
    "pile": partial(against, "pile", pile),
    "run": partial(against, "run", run),
}
