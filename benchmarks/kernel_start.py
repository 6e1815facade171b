"""What the kernel of a page is made of, stage by stage: processor time and memory (PSS), in a process of its own.

    python -m benchmarks.kernel_start [GAME]

The first stages are those of a page with one slider. NumPy comes once many trials are asked for, and with the lab.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Callable
from importlib import import_module

import psutil

Stage = tuple[str, Callable[[], object]]


def used() -> float:
    """MiB of this process: its own, and its share of what it has in common with others."""
    return float(psutil.Process().memory_full_info().pss) / 2**20


def stages(game: str) -> list[Stage]:
    def dashboard() -> object:
        return import_module("uncle_widgets").dashboard(game)

    return [
        ("ipykernel", lambda: import_module("ipykernel.kernelapp")),
        ("ipywidgets and a slider", lambda: import_module("ipywidgets").IntSlider()),
        ("anywidget", lambda: import_module("anywidget")),
        ("import uncle_widgets", lambda: import_module("uncle_widgets")),
        (f"its game {game}", lambda: import_module("uncle_widgets").GAMES[game]),
        (f"the page of {game}", dashboard),
        ("NumPy", lambda: import_module("numpy")),
    ]


def account(game: str) -> list[tuple[str, float, float, int]]:
    """By stage: seconds of processor time, MiB, and how many modules came."""
    found, kept = [], []
    for name, run in stages(game):
        since, before, modules = time.process_time(), used(), len(sys.modules)
        kept.append(run())
        found.append((name, time.process_time() - since, used() - before, len(sys.modules) - modules))
    return found


def main() -> int:
    options = argparse.ArgumentParser(description="What a page's kernel is made of.")
    options.add_argument("game", nargs="?", default="uncle")
    with multiprocessing.get_context("spawn").Pool(1) as process:
        found = process.apply(account, (options.parse_args().game,))
    for name, seconds, mib, modules in found:
        print(f"{name:26} {seconds:6.2f} s {mib:7.1f} MiB {modules:5} modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
