"""Sums that add up as they are shown."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from uncle_widgets.probability.show import decimal


def adding(total: Fraction, *parts: Fraction, places: int = 0) -> tuple[str, ...]:
    """These parts and then their total, rounded so that they add up as they are shown: '16.7', '19.0', '35.7'.

    With so many decimal places at least; a total of hundredths is also shown as the whole number it rounds to.
    """
    for more in range(places, 7):
        *rounded, whole = (round(x, more) for x in (*parts, total))
        if sum(rounded) == whole and round_half_up(whole) == round_half_up(total):
            break
    return tuple(decimal(x, more) for x in (*parts, total))


def round_half_up(x: Fraction) -> int:
    """The nearest whole number, a half up."""
    return floor(x + Fraction(1, 2))
