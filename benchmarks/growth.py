"""A million games of one call: its peak of memory above the import, and whether time grows with the games alone.

Each game in a process of its own, `python -m benchmarks.growth GAME`, which answers by a line of JSON. Memory is
what the process holds of the machine, not what Python knows of; tables that are made on the first call count.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import uncle_widgets as uw
from benchmarks.claims import TITLES
from benchmarks.shared.measure import Found, Missing
from uncle_widgets.games import GAMES

SIZES = (10_000, 100_000, 1_000_000)
OPTIONS: dict[str, dict[str, Any]] = {"uno": {"target": 50}}
"""Mostly one hand, where a match to 500 has a dozen."""
PLAYED: dict[str, tuple[int, str]] = {"thrush": (2, "greedy")}
"""Seats and players where they are not four at random, with whom THRUSH goes on for a thousand moves."""
STATUS = Path("/proc/self/status")


def held(field: str) -> float:
    """VmRSS or VmHWM of this process, now or at its peak, in MiB."""
    (found,) = re.findall(rf"^{field}:\s*(\d+) kB$", STATUS.read_text(), re.MULTILINE)
    return int(found) / 1024


def here(game: str) -> dict[str, Any]:
    """Seconds for each of SIZES, and the peak in MiB."""
    options = OPTIONS.get(game, {})
    seats, player = PLAYED.get(game, (4, "random"))
    import_module("uncle_widgets.widgets.lab.simulation")
    batch = GAMES[game].batch
    assert batch
    batch()
    before = held("VmRSS")
    uw.simulate(game, 1_000, seats, player, **options)
    seconds = []
    for n in SIZES:
        start = process_time()
        uw.simulate(game, n, seats, player, **options)
        seconds.append(process_time() - start)
    return {"seconds": seconds, "peak": held("VmHWM") - before}


@cache
def apart(game: str) -> dict[str, Any]:
    """The same in a process of its own."""
    if GAMES[game].batch is None:
        raise Missing(f"{TITLES[game]} has no batch play.")
    if not STATUS.is_file():
        raise Missing("This system does not tell what a process holds as Linux does.")
    command = [sys.executable, "-m", "benchmarks.growth", game]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def memory(game: str) -> Found:
    return Found((apart(game)["peak"],), "{} seats, {}".format(*PLAYED.get(game, (4, "random"))))


def time(game: str) -> Found:
    each = [seconds / n * 1e6 for seconds, n in zip(apart(game)["seconds"], SIZES, strict=True)]
    note = ", ".join(f"{one:.1f}" for one in each)
    return Found((each[2] / each[1],), f"{note} µs a game at 10,000, 100,000 and 1,000,000")


RUNS: dict[str, Callable[[], Found]] = {
    f"{found.__name__}_{game}": partial(found, game) for game in TITLES for found in (memory, time)
}

if __name__ == "__main__":
    print(json.dumps(here(sys.argv[1])))
