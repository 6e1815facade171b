"""`python -m tests.mutants.run mr_t -n 200`: tries a sample of a game's mutants, and says which outlived its tests."""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy: a process with threads is not to be forked

import argparse
import importlib
import statistics
import sys
from collections.abc import Iterator

from tests.mutants.bench import OUTLIVED, Bench, Verdict
from tests.mutants.equal import reason
from tests.mutants.made import SEED, sample

READY = (
    "numpy",
    "anywidget",
    "ipywidgets",
    "IPython",
    "hypothesis",
    "xdist.plugin",
    "hypothesis.strategies",
    "bs4",
)
"""What every trial needs beside the package: imported once, before the forks."""


def tried(game: str, n: int, seed: str = SEED, skip: int = 0, quick: bool = False) -> Iterator[Verdict]:
    """The verdicts on a sample of a game's mutants."""
    for name in READY:
        importlib.import_module(name)
    drawn = sample(game, n, seed)[skip:]
    with Bench(game) as bench:
        for mutant in drawn:
            yield bench.tried(mutant, thoroughly=not quick and not reason(mutant))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--skip", type=int, default=0, help="leave out the first of them")
    parser.add_argument("--quick", action="store_true", help="only the game's own tests of the changed lines")
    asked = parser.parse_args()
    seconds, killed, same, left = [], 0, 0, 0
    for verdict in tried(asked.game, asked.n, asked.seed, asked.skip, asked.quick):
        seconds.append(verdict.seconds)
        if verdict.outcome != OUTLIVED:
            killed += 1
            print(f"killed    {verdict.mutant}\n          {verdict.seconds:.1f} s, {verdict.by}", flush=True)
        elif why := reason(verdict.mutant):
            same += 1
            print(f"equal     {verdict.mutant}\n          {verdict.seconds:.1f} s, {why}", flush=True)
        else:
            left += 1
            print(f"OUTLIVED  {verdict.mutant}  {verdict.mutant.operator}", flush=True)
    tests = f"median {statistics.median(seconds):.1f} s a mutant"
    print(f"{asked.game}: {killed} killed, {same} equal, {left} outlived of {len(seconds)}; {tests}", flush=True)
    return bool(left)


if __name__ == "__main__":
    sys.exit(main())
