"""A number for every place of a board: what a question shows on the board once it is answered."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

SHADES = 5
"""Shades of a heat map, from the palest on."""


@dataclass(frozen=True)
class Spot:
    """A node of the board, its number, and what it belongs to: the way or the region, as a list has it."""

    place: str
    value: float | Fraction
    part: str = ""


@dataclass(frozen=True)
class Heat:
    """A heat map: what is counted, its unit ('turns'; 'chance' for chances), and a number for each place.

    `hides` is what stands in its way on the board, as its switch calls it: 'agents'.
    """

    title: str
    unit: str
    spots: tuple[Spot, ...]
    hides: str = ""


def whole(value: float | Fraction) -> int:
    """To the nearest whole number, half up."""
    return int(value + Fraction(1, 2))


def shades(numbers: list[int]) -> list[tuple[int, int]]:
    """Up to SHADES spans (first and last whole number) that hold all `numbers`, of one width, the least first."""
    least, most = min(numbers), max(numbers)
    wide = -(-(most - least + 1) // SHADES)
    return [(low, min(low + wide - 1, most)) for low in range(least, most + 1, wide)]
