"""How often a test repeats what it does: a quarter as often in `make test` as in `make test-all`.

A test that asks for the fixture `rounds` is run by both, and the second time with all its rounds.
"""

import os
from collections.abc import Callable
from math import ceil

Repeats = Callable[[int], int]
"""Of so many rounds those that are made in this run: at least 1."""

ALL = os.environ.get("ROUNDS") == "all"


def rounds_of(all_of_them: int) -> int:
    """The number itself where the environment has ROUNDS=all; else a quarter, rounded up."""
    return all_of_them if ALL else ceil(all_of_them / 4)
