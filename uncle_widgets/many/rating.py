"""Rating: one number a player from who beat whom, with its error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

import numpy as np
from numpy.typing import NDArray

ELO = 400 / log(10)
"""Points of a rating for a factor e in strength: 400 points are a factor of ten."""
PRIOR = 0.5
"""Wins and losses each, by which a player who never lost is drawn back from infinity."""


@dataclass(frozen=True)
class Rating:
    """Elo points, with their standard `error`. The average of all players is 0."""

    value: float
    error: float


@dataclass(frozen=True)
class Met:
    """One of `hero` against `others` of `rival` at a table: the hero's wins (shared ones in parts) of `games`."""

    hero: int
    rival: int
    others: int
    wins: float
    games: int


def expected(hero: float, rival: float, others: int) -> float:
    """The hero's share of the wins that two ratings foretell."""
    return 1 / (1 + others * exp((rival - hero) / ELO))


def ratings(players: int, met: Sequence[Met]) -> tuple[Rating, ...]:
    """The likeliest strengths (Bradley and Terry 1952; at larger tables the first choice of Plackett and Luce).

    By Newton's method on the logarithms of the strengths; the errors come from the information.
    """
    strength = np.zeros(players)
    for _ in range(100):
        slope, curve = _score(strength, met)
        step = np.linalg.solve(curve, slope)
        strength += np.clip(step, -1, 1)
        strength -= strength.mean()
        if np.abs(step).max() < 1e-10:
            break
    _, curve = _score(strength, met)
    centre = np.eye(players) - 1 / players
    spread = centre @ np.linalg.inv(curve) @ centre
    return tuple(
        Rating(float(ELO * s), float(ELO * v**0.5)) for s, v in zip(strength, np.diag(spread), strict=True)
    )


def _score(strength: NDArray[np.float64], met: Sequence[Met]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The slope of the log likelihood, and its curvature (made firm along the mean, which is free)."""
    n = len(strength)
    slope, curve = np.zeros(n), np.full((n, n), 1.0 / n)
    for m in met:
        p = 1 / (1 + m.others * np.exp(strength[m.rival] - strength[m.hero]))
        off = m.wins + PRIOR - (m.games + 2 * PRIOR) * p
        bend = (m.games + 2 * PRIOR) * p * (1 - p)
        slope[m.hero] += off
        slope[m.rival] -= off
        for a, b, sign in (
            (m.hero, m.hero, 1),
            (m.rival, m.rival, 1),
            (m.hero, m.rival, -1),
            (m.rival, m.hero, -1),
        ):
            curve[a, b] += sign * bend
    return slope, curve
