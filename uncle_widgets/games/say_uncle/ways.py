"""Counting the ways in which unseen cards can lie in hidden hands so that none of these beats a given run.

Hands are told apart and the cards go through in order of suit and rank. At one rank of one suit at most one
hand holds the card, so all that must be kept of what came before is whose run is growing, how long it
is, and who holds the ace, which is beside the king again. How many unseen cards each hand has got is kept in a
polynomial: a whole number with one digit for every combination of those counts (see `_Digits`).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple, TypeAlias

from uncle_widgets.games.say_uncle.cards import HIGH_ACE, KINGS
from uncle_widgets.refusal import Refusal

NOBODY = -1


@lru_cache(maxsize=512)
def spared(limit: int, known: tuple[int, ...], hidden: tuple[int, ...], unseen: int) -> Fraction:
    """The chance that no hand beats `limit`, a strength as `cards.strength` has it.

    Hand i holds the cards of the mask `known[i]` and `hidden[i]` more, which are any of the mask `unseen`.
    """
    pool = unseen.bit_count()
    if sum(hidden) > pool:
        raise Refusal(f"There are only {pool} hidden cards, not {sum(hidden)}.", "SAY-2")
    ways = _ways(limit, known, hidden, unseen)
    every, left = 1, pool
    for n in hidden:
        every *= comb(left, n)
        left -= n
    return Fraction(ways, every)


class _Digits(NamedTuple):
    """The digits of a polynomial: one for every combination of how many hidden cards each hand has got."""

    width: int
    """Bits of a digit."""
    steps: tuple[int, ...]
    """For each hand, how many bits on the digit is with one card more."""
    room: tuple[int, ...]
    """For each hand, a mask of the digits at which it can hold one card more."""


@lru_cache(maxsize=64)
def _digits(hidden: tuple[int, ...], pool: int) -> _Digits:
    """The digits for hands that get so many cards out of `pool`, wide enough for the ways to deal any part of
    them."""
    width = sum(comb(pool, min(n, pool // 2)).bit_length() for n in hidden)
    strides, full = [], 1
    for n in hidden:
        strides.append(full)
        full *= n + 1
    digit = (1 << width) - 1
    room = (
        sum(digit << at * width for at in range(full) if at // stride % (n + 1) < n)
        for stride, n in zip(strides, hidden, strict=True)
    )
    return _Digits(width, tuple(stride * width for stride in strides), tuple(room))


def _ways(limit: int, known: Sequence[int], hidden: tuple[int, ...], unseen: int) -> int:
    """In how many ways each hand gets its hidden cards and none beats the limit."""
    width, steps, room = _digits(hidden, unseen.bit_count())
    total = 1
    for suit in range(4):
        total = _suit(suit, limit, known, unseen, steps, room, total)
    goal = sum(n * step for n, step in zip(hidden, steps, strict=True))
    return total >> goal & (1 << width) - 1


Growing: TypeAlias = tuple[int, int]
"""Whose run is growing, and how long it is."""


def _suit(
    suit: int, limit: int, known: Sequence[int], unseen: int, steps: Sequence[int], room: Sequence[int], start: int
) -> int:
    """`start`, with the cards of one suit given out."""
    by_ace: dict[int, dict[Growing, int]] = {NOBODY: {(NOBODY, 0): start}}  # by who holds the ace
    for rank, card in enumerate(range(suit * KINGS, (suit + 1) * KINGS), 1):
        holders = [seat for seat, mask in enumerate(known) if mask >> card & 1]
        free = unseen >> card & 1
        most = limit - (rank << 2 | suit) >> 6  # the longest run up to this card that does not beat the limit
        after: dict[int, dict[Growing, int]] = {}
        for ace, states in by_ace.items():
            whole = sum(states.values())
            for seat in holders or (range(len(known)) if free else ()):
                own = {length: ways for (grows, length), ways in states.items() if grows == seat}
                own[0] = whole - sum(own.values())  # whoever's run was growing else, a new one begins
                then = after.setdefault(seat if rank == 1 else ace, {})
                for length, ways in own.items():
                    if length < most:
                        then[seat, length + 1] = (ways & room[seat]) << steps[seat] if free else ways
            if not holders:
                after.setdefault(ace, {})[NOBODY, 0] = whole
        by_ace = after
    total = 0
    for ace, states in by_ace.items():
        for (grows, length), ways in states.items():
            run = 0 if ace == NOBODY else min(length, KINGS - 1) + 1 if ace == grows else 1
            if not run or (run << 4 | HIGH_ACE) << 2 | suit <= limit:
                total += ways
    return total


def below(length: int) -> int:
    """The greatest strength of a run shorter than `length`."""
    return (length << 6) - 1
