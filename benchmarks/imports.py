"""How long `import uncle_widgets` takes, beside what every page of widgets imports; interpreters in turn."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from statistics import median

from benchmarks.shared.measure import PAIRS, Found

ALONE = "import ipywidgets, anywidget"
PACKAGE = "import uncle_widgets"
ROOMS = "from uncle_widgets import *"


def seconds(code: str) -> float:
    """Of processor time, from the first line of `code` to its last."""
    timed = f"from time import process_time as now; start = now(); {code}; print(now() - start)"
    done = subprocess.run([sys.executable, "-c", timed], check=True, stdout=subprocess.PIPE, text=True)
    return float(done.stdout)


def ratio(code: str) -> Found:
    """Pairs in turn; the first warms the disk, and does not count."""
    pairs = [(seconds(code), seconds(ALONE)) for _ in range(PAIRS + 1)][1:]
    ours, theirs = (median(times) for times in zip(*pairs, strict=True))
    return Found(tuple(a / b for a, b in pairs), f"{ours:.2f} and {theirs:.2f} s")


RUNS: dict[str, Callable[[], Found]] = {"package": partial(ratio, PACKAGE), "rooms": partial(ratio, ROOMS)}
