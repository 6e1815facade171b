"""What a measurement finds: ratios of pairs that are timed in turn, by processor time, so that load slows both."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

PAIRS = 5
HOME = Path(__file__).parents[1]
Rate = Callable[[], float]
"""Plays or computes, and says how many a second of processor time."""


class Missing(Exception):
    """What cannot be measured here: its sentence says why."""


@dataclass(frozen=True)
class Found:
    """The values of one claim, one for each pair or run, and what they are made of in words."""

    values: tuple[float, ...]
    note: str = ""


def beside(ours: Rate, theirs: Rate, what: str, pairs: int = PAIRS) -> Found:
    """The ratios of two rates of `what` ('hands'); the first pair warms both, and does not count."""
    rates = [(ours(), theirs()) for _ in range(pairs + 1)][1:]
    mine, other = (median(found) for found in zip(*rates, strict=True))
    return Found(tuple(a / b for a, b in rates), f"{mine:,.0f} and {other:,.0f} {what} a second")


def compiler() -> str | None:
    """The C compiler of `$CC` or of PATH."""
    return os.environ.get("CC") or next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)


@contextmanager
def compiled(name: str) -> Iterator[Path]:
    """The program of `NAME.c`, as long as it is needed."""
    found = compiler()
    if not found:
        raise Missing("There is no C compiler on PATH or in $CC.")
    with TemporaryDirectory() as folder:
        program = Path(folder, name)
        subprocess.run([found, "-O3", "-march=native", "-o", program, HOME / f"{name}.c"], check=True)
        yield program
