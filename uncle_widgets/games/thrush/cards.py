"""The THRUSH Chiefs and the throws of two dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement

Card = int
"""A Chief: its place in CHIEFS. A Chief Card and an Assignment Card that match have the same one."""

CHIEFS = ("Key", "Moon", "Star", "Bell", "Crown", "Eye", "Hat", "Lamp", "Bolt", "Bus", "Stairs", "Tee")
"""What our Chiefs are called, by their pictures; a board has the first so many of them."""
WORDS = tuple(name.lower() for name in CHIEFS)
"""The same as moves have them, and as the pictures are called."""

MOST_AGENTS = 3
"""THRUSH agents that a player may hold (TH-23), and needs for a Chief (TH-24)."""

Pair = tuple[int, int]
"""A throw of two dice, the lower first."""

PAIRS: tuple[Pair, ...] = tuple(combinations_with_replacement(range(1, 7), 2))
"""The 21 throws that can be told apart."""
WEIGHT: dict[Pair, int] = {(a, b): 1 if a == b else 2 for a, b in PAIRS}
"""How many of the 36 ordered throws each of them stands for."""
WIN = Fraction(2, 3)
"""The chance of a challenge: 1 to 4 win (TH-14)."""


def counts(pair: Pair) -> tuple[int, ...]:
    """What may be moved with a throw: either die, or the total of a double (TH-8, TH-9)."""
    a, b = pair
    return (a + b,) if a == b else (a, b)
