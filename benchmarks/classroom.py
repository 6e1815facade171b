"""How a server bears a class of three hundred phones, all of them by script on the same machine.

    python -m benchmarks.classroom [joined kept reveal memory]

The server is our own, with Voilà in it; what is asked and answered is as large as the largest of our lessons. Each
run has a server of its own, which begins with a class of two that does the same, so that nothing is loaded later.
"""

import asyncio
import statistics
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import psutil

from benchmarks.shared.measure import Found
from tests.browser.conftest import NOTEBOOKS, free_port, server
from tests.live.crowd import Crowd

PHONES, RUNS_OF_IT = 300, 3
LARGE = 40_000
"""Bytes of a question and of an answer."""
VOTING = 2.0
"""Seconds within which everybody says a number."""


async def lesson(url: str, size: int, process: psutil.Process) -> dict[str, float]:
    """A position with so many phones, and what it took."""
    crowd = Crowd(url, size)
    await crowd.teach()
    before = process.memory_info().rss
    joined = await crowd.join()
    await crowd.ask(0, 1, LARGE)
    kept = await crowd.vote(0, 1, VOTING)
    reveal = await crowd.reveal(0, 1, LARGE)
    held = (process.memory_info().rss - before) / size / 1000
    crowd.front.say("close")
    await asyncio.sleep(0.5)
    crowd.close()
    return {"joined": joined, "kept": kept[int(0.95 * size)], "reveal": reveal, "memory": held}


@cache
def lessons() -> list[dict[str, float]]:
    found = []
    for _ in range(RUNS_OF_IT):
        with tempfile.TemporaryDirectory() as home:
            port = free_port()
            command = [sys.executable, "-m", "uncle_widgets.serve", str(NOTEBOOKS), "--Voila.ip=127.0.0.1"]
            command += [f"--port={port}", "--Gallery.ahead=[]"]
            url = f"http://127.0.0.1:{port}/"
            with server(command, f"{url}c/about", Path(home) / "log") as started:
                process = psutil.Process(started.pid)
                asyncio.run(lesson(url, 2, process))
                found.append(asyncio.run(lesson(url, PHONES, process)))
    return found


def figure(name: str, note: str) -> Found:
    return Found(tuple(one[name] for one in lessons()), note)


RUNS: dict[str, Callable[[], Found]] = {
    "joined": lambda: figure("joined", f"{PHONES} phones"),
    "kept": lambda: figure("kept", f"{PHONES} numbers within {VOTING:g} s; 95 of 100 sooner"),
    "reveal": lambda: figure("reveal", f"{LARGE // 1000} kB to each"),
    "memory": lambda: figure("memory", "of the server, with a position asked, answered and shown"),
}

if __name__ == "__main__":
    for name in sys.argv[1:] or RUNS:
        found = RUNS[name]()
        print(f"{name:9} {statistics.median(found.values):.3f}   {found.note}", flush=True)
