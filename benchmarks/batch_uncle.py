"""U.N.C.L.E. in lockstep: beside our own step engine, and beside C; time and memory as the games grow in number.

Without a C compiler on PATH or in `$CC` that part is left out.

    python -m benchmarks.batch_uncle
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from benchmarks.shared.lockstep import SEED, Timed

RANDOM, GREEDY = Timed("uncle"), Timed("uncle", "greedy")


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
    """Games a second of random play."""
    n, seats = RANDOM.games, RANDOM.seats
    done = subprocess.run([program, str(n), str(seats), str(SEED)], check=True, capture_output=True, text=True)
    return n / float(done.stdout.split()[0])


def main() -> None:
    RANDOM.beside("the step engine", RANDOM.stepwise, must=25, goal=60)
    GREEDY.beside("the step engine", GREEDY.stepwise)
    with tempfile.TemporaryDirectory() as home:
        if program := compiled(home):
            RANDOM.beside("C", lambda: in_c(program), must=0.15, goal=0.30)
        else:
            print("There is no C compiler, so nothing is timed beside C.")
    RANDOM.growth()


if __name__ == "__main__":
    main()
