"""Trials in batch: the dice of challenges, thrown for many trials at once. Needs NumPy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.lanes import Lanes

WINNING, FACES = 4, 6


def challenge(seed: int, first: int, n: int) -> NDArray[np.bool_]:
    """For each of `n` trials whether one challenge is won."""
    won: NDArray[np.bool_] = Lanes(seed, first, n).below(FACES) < WINNING
    return won


def losses(wins: int, seed: int, first: int, n: int) -> NDArray[np.int64]:
    """For each of `n` trials how many challenges are lost before so many are won."""
    lanes, lacking, lost = Lanes(seed, first, n), np.full(n, wins), np.zeros(n, np.int64)
    while (rows := np.flatnonzero(lacking)).size:
        won = lanes.below(FACES, rows) < WINNING
        lacking[rows] -= won
        lost[rows] += ~won
    return lost
