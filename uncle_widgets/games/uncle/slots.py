"""Hidden cards as slots, and in how many ways these can be filled from bags of known contents."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from math import perm
from typing import NamedTuple, TypeAlias

from uncle_widgets.games.uncle.cards import VALUES, Cards

Bag: TypeAlias = tuple[int, ...]
"""Copies of 1 to 6."""


class Slot(NamedTuple):
    """A hidden card in a hand: its batch, and a bit for each value it cannot have.

    A card known by value (see `known`) has batch -1 and that value in place of the bits.
    """

    batch: int
    bans: int = 0

    @classmethod
    def known(cls, card: int) -> Slot:
        """A card that must be there, whoever deals."""
        return cls(-1, card)

    @property
    def card(self) -> int:
        """Its value, where that is known; else 0."""
        return self.bans if self.batch < 0 else 0

    def may_be(self, card: int) -> bool:
        """Whether nothing rules `card` out here."""
        return self.bans == card if self.batch < 0 else not self.bans >> card - 1 & 1

    def not_a(self, card: int) -> Slot:
        """The same with `card` ruled out; a known card stays as it is."""
        return self if self.batch < 0 else Slot(self.batch, self.bans | 1 << card - 1)


Hand: TypeAlias = tuple[Slot, ...]
Slots: TypeAlias = tuple[Hand, ...]
"""For each seat its hidden cards, sorted; empty for a hand that lies open."""


class Case(NamedTuple):
    """One history: the hidden cards of each seat, and what of each batch is not yet seen."""

    slots: Slots
    bags: tuple[Bag, ...]


def bag_of(cards: Cards) -> Bag:
    count = Counter(cards)
    return tuple(count[value] for value in VALUES)


@lru_cache(maxsize=1 << 12)
def cards_of(bag: Bag) -> Cards:
    return tuple(value for value in VALUES for _ in range(bag[value - 1]))


Groups: TypeAlias = tuple[tuple[int, int], ...]
"""(bans, number of slots with just these bans), sorted."""


@lru_cache(maxsize=1 << 16)
def fillings(bag: Bag, groups: Groups) -> int:
    """The ways to fill slots with distinct cards of `bag` and break no ban.

    By inclusion and exclusion over the slots that hold a card they ban: with k such slots
    chosen, the others are filled from what is left in any order.
    """
    cards, slots = sum(bag), sum(size for _, size in groups)
    broken = tuple((bans, size) for bans, size in groups if bans)
    return sum(n * perm(cards - (k := key >> 24), slots - k) for key, n in _broken(bag, broken).items())


@lru_cache(maxsize=1 << 14)
def _broken(bag: Bag, groups: Groups) -> dict[int, int]:
    """Signed ways to put banned cards into some of the slots.

    A key packs how many of each value were put (4 bits a value) and, above, how many in all.
    """
    if not groups:
        return {0: 1}
    *before, (bans, size) = groups
    ways = _broken(bag, tuple(before))
    values = [(4 * at, copies) for at, copies in enumerate(bag) if bans >> at & 1]
    for _ in range(size):
        after = dict(ways)
        for key, n in ways.items():
            for shift, copies in values:
                left = copies - (key >> shift & 15)
                if left:
                    more = key + (1 << shift) + (1 << 24)
                    after[more] = after.get(more, 0) - n * left
        ways = after
    return ways


@lru_cache(maxsize=1 << 14)
def fit(case: Case, slots: Slots) -> Fraction:
    """The chance that the batches, dealt at random into `slots`, break no ban."""
    groups: dict[Slot, int] = {}
    for hand in slots:
        for slot in hand:
            groups[slot] = groups.get(slot, 0) + 1
    ways = dealt = 1
    for batch, bag in enumerate(case.bags):
        count = [(slot.bans, n) for slot, n in groups.items() if slot.batch == batch]
        if any(bans for bans, _ in count):
            ways *= fillings(bag, tuple(sorted(count)))
            dealt *= perm(sum(bag), sum(n for _, n in count))
    return Fraction(ways, dealt)


def ruled_out(hand: Hand, value: int) -> Hand | None:
    """`hand`, with `value` ruled out for its hidden cards; None where it is known to be there."""
    if Slot.known(value) in hand:
        return None
    return tuple(sorted(slot.not_a(value) for slot in hand))


def one_less(bags: tuple[Bag, ...], batch: int, card: int) -> tuple[Bag, ...]:
    """The batches without one `card` of one of them."""
    bag = bags[batch]
    left = (*bag[: card - 1], bag[card - 1] - 1, *bag[card:])
    return (*bags[:batch], left, *bags[batch + 1 :])
