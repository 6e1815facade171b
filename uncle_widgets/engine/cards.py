"""Small helpers on hands and rows, which are plain tuples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def without(cards: tuple[T, ...], card: T) -> tuple[T, ...]:
    """`cards` less one copy of `card`; ValueError where there is none."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def minus(cards: Iterable[T], gone: Iterable[T]) -> tuple[T, ...]:
    """`cards` less one copy for each of `gone`; ValueError where one is missing."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """`row` with `value` in place `at`."""
    return (*row[:at], value, *row[at + 1 :])


def holds(bag: Iterable[T], cards: Iterable[T]) -> bool:
    """Whether every card of `cards`, copies counted, is in `bag`."""
    return Counter(cards) <= Counter(bag)
