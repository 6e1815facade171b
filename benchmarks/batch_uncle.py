"""U.N.C.L.E. in lockstep, random play: beside our own step engine, and beside C.

Each pair is timed in turn, by processor time, so that a busy machine slows both alike; a ratio is the median of
the pairs, with the lowest and the highest. Without a C compiler on PATH or in `$CC` that part is left out.

    python -m benchmarks.batch_uncle
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

from uncle_widgets.engine.match import finished
from uncle_widgets.games.uncle import KIT, batch
from uncle_widgets.many.chunks import Task, play, stepping

PAIRS, SEED = 5, 2026
STEPS, GAMES = 60, 100_000
"""Games of one measurement, step by step and else."""
MUST, GOAL = {"the step engine": 25, "C": 0.15}, {"the step engine": 60, "C": 0.30}


def task(n: int, player: str = "random", seats: int = 4) -> Task:
    return Task(KIT.new(seats), (player,) * seats, SEED, 0, n)


def lockstep(player: str) -> float:
    """Games a second."""
    start = process_time()
    play(task(GAMES, player))
    return GAMES / (process_time() - start)


def stepwise(player: str) -> float:
    start = process_time()
    finished(stepping(task(STEPS, player)))
    return STEPS / (process_time() - start)


def compiled(home: str) -> Path | None:
    """The program in C, or None where nothing compiles it."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not compiler:
        return None
    program = Path(home, "uncle")
    source = Path(__file__).with_name("uncle.c")
    subprocess.run([compiler, "-O3", "-march=native", "-o", str(program), str(source)], check=True)
    return program


def in_c(program: Path) -> float:
    done = subprocess.run([program, str(GAMES), "4", str(SEED)], check=True, capture_output=True, text=True)
    return GAMES / float(done.stdout.split()[0])


def compare(player: str, name: str, other: Callable[[], float]) -> None:
    """Print the ratio to `other`."""
    pairs = [(lockstep(player), other()) for _ in range(PAIRS)]
    ours, theirs = (median(rates) for rates in zip(*pairs, strict=True))
    ratios = sorted(one / two for one, two in pairs)
    aims = f"  must {MUST[name]:g}, goal {GOAL[name]:g}" if player == "random" else ""
    print(
        f"{player:>7} beside {name:16} {median(ratios):8.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f}):"
        f" {ours:,.0f} and {theirs:,.0f} games a second{aims}"
    )


def growth() -> None:
    """Time and memory at 10^4, 10^5 and 10^6 games."""
    for n in (10_000, 100_000, 1_000_000):
        start = process_time()
        play(task(n))
        seconds = process_time() - start
        tracemalloc.start()
        play(task(n))
        peak = tracemalloc.get_traced_memory()[1] / 2**20
        tracemalloc.stop()
        print(f"{n:>9,} games: {seconds:6.2f} s, {seconds / n * 1e6:5.2f} us a game, peak {peak:5.1f} MiB")


def main() -> None:
    batch.play(KIT.new(4), ("random",) * 4, 0, 0, 100)
    with tempfile.TemporaryDirectory() as home:
        for player in ("random", "greedy"):
            compare(player, "the step engine", lambda player=player: stepwise(player))  # type: ignore[misc]
        if program := compiled(home):
            compare("random", "C", lambda: in_c(program))
        else:
            print("There is no C compiler, so nothing is timed beside C.")
    growth()


if __name__ == "__main__":
    main()
