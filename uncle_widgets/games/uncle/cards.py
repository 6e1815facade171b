"""The pack of the U.N.C.L.E. card game: 42 cards, 1 to 6, and which totals pay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

Cards: TypeAlias = tuple[int, ...]
VALUES = (1, 2, 3, 4, 5, 6)
COPIES = 7
DECK: Cards = tuple(value for value in VALUES for _ in range(COPIES))
HAND = 3
TENS = (10, 20, 30, 40, 50)
FULL = 50
"""A pile of this total or more is put aside."""


def needed(total: int) -> int:
    """What is missing to the next ten: 1 to 10."""
    return 10 - total % 10


def pays(total: int, pot: int) -> int:
    """Chips that a pile of `total` pays to the one who made it (UNCLE-10, 13, 18)."""
    return min(total // 10, pot) if total in TENS else 0


def piled(total: int) -> int:
    """The total that the next player finds: a full pile is put aside (UNCLE-14)."""
    return 0 if total >= FULL else total


def totals(cards: Iterable[int]) -> list[int]:
    """The pile's total after each card in turn, a new pile begun after every full one."""
    found, total = [], 0
    for card in cards:
        total = piled(total) + card
        found.append(total)
    return found


def paid(cards: Sequence[int], pot: int) -> list[int]:
    """The chips that each card in turn took from a pot of so many."""
    found: list[int] = []
    for total in totals(cards):
        found.append(pays(total, pot - sum(found)))
    return found
