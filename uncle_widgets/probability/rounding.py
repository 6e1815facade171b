"""Whole numbers for chances: rounded so that they add up."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, lcm


def shares(chances: Sequence[Fraction], n: int) -> list[int]:
    """`n` shared out by `chances`, which need not add up to 1: by largest remainders, so that the sum is `n`.

    A tie goes to the earlier. Nothing goes to a chance of 0 (unless all are).
    """
    scale = lcm(
        *(chance.denominator for chance in chances)
    )  # in whole numbers: pictures share out by the thousand
    weights = [chance.numerator * (scale // chance.denominator) for chance in chances]
    whole = sum(weights)
    if not whole:
        return [n if k == 0 else 0 for k in range(len(chances))]
    parts = [divmod(weight * n, whole) for weight in weights]
    counts = [count for count, _ in parts]
    order = sorted(range(len(parts)), key=lambda k: -parts[k][1])
    for k in order[: n - sum(counts)]:
        counts[k] += 1
    return counts


def hundredths(amounts: Sequence[Fraction]) -> list[Fraction]:
    """Amounts to two places, some perhaps below 0, so that they add up to their sum to two places.

    None is a hundredth or more off, and what is whole stays as it is.
    """
    parts = [amount * 100 for amount in amounts]
    counts = [floor(part) for part in parts]
    order = sorted(range(len(parts)), key=lambda k: counts[k] - parts[k])
    for k in order[: round(sum(parts, Fraction())) - sum(counts)]:
        counts[k] += 1
    return [Fraction(n, 100) for n in counts]
