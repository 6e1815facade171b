"""Small helpers on hands, rows and bags, which are plain tuples, and a face-down pile as chances.

A bag is a sorted tuple: its order means nothing, so that equal bags are equal tuples.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, TypeVar

from uncle_widgets.probability.dist import Dist

T = TypeVar("T")
M = TypeVar("M")
C = TypeVar("C", int, str)
"""A card in a bag: a number or a short text."""


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
    changed = list(row)
    changed[at] = value
    return tuple(changed)


def holds(bag: Iterable[T], cards: Iterable[T]) -> bool:
    """Whether every card of `cards`, copies counted, is in `bag`."""
    return Counter(cards) <= Counter(bag)


def within(bag: tuple[C, ...], card: C) -> bool:
    """Whether `card` is in the bag: quicker than `in` where the bag is large."""
    at = bisect_left(bag, card)
    return at < len(bag) and bag[at] == card


def taken(bag: tuple[C, ...], card: C) -> tuple[C, ...]:
    """A bag less one copy of `card`, which it must hold."""
    at = bisect_left(bag, card)
    return bag[:at] + bag[at + 1 :]


def added(bag: tuple[C, ...], card: C) -> tuple[C, ...]:
    """A bag with one `card` more."""
    cards = list(bag)
    insort(cards, card)
    return tuple(cards)


class Pile(Dist[M]):
    """A face-down pile as chances: each of `cards` alike, as the move that `moves` has for it.

    Weights are counted only when asked for: most piles are only drawn from.
    """

    __slots__ = ("cards", "moves")

    def __init__(self, cards: tuple[Any, ...], moves: Mapping[Any, M]) -> None:
        if not cards:
            raise ValueError("Expected a pile with a card to draw.")
        self.cards, self.moves, self.total = cards, moves, len(cards)

    def __getattr__(self, name: str) -> dict[M, int]:
        if name != "_weights":
            raise AttributeError(name)
        self._weights = dict(Counter(map(self.moves.__getitem__, self.cards)))
        return self._weights

    def __contains__(self, move: object) -> bool:
        here: Iterable[object] = map(self.moves.__getitem__, self.cards)
        return move in here

    def sample(self, rng: Random) -> M:
        return self.moves[rng.choice(self.cards)]
