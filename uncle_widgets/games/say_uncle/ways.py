"""Counting the ways in which unseen cards can lie in hidden hands so that none of these beats a given run.

Hands are told apart and the cards go through in order of suit and rank. At one rank of one suit at most one
hand holds the card, so all that must be kept of what came before is whose run is growing, how long it
is, and who holds the ace, which is beside the king again. How many unseen cards each hand has got is kept in a
polynomial: a whole number in base 2^WIDTH, one digit for every combination of those counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb

from uncle_widgets.games.say_uncle.cards import HIGH_ACE, KINGS
from uncle_widgets.refusal import Refusal

WIDTH = 96
"""Bits of a digit: four hands of five can be dealt from the pack in fewer than 2^81 ways."""
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


def _ways(limit: int, known: Sequence[int], hidden: Sequence[int], unseen: int) -> int:
    """In how many ways each hand gets its hidden cards and none beats the limit."""
    seats = range(len(hidden))
    steps, full = [], 1
    for n in hidden:  # one digit more than a hand can hold, to be struck out
        steps.append(full * WIDTH)
        full *= n + 2
    digit = (1 << WIDTH) - 1
    room = [
        sum(digit << at * WIDTH for at in range(full) if at // (steps[i] // WIDTH) % (hidden[i] + 2) <= hidden[i])
        for i in seats
    ]
    total = 1
    for suit in range(4):
        total = _suit(suit, limit, known, unseen, steps, room, total)
    goal = sum(n * step for n, step in zip(hidden, steps, strict=True))
    return total >> goal & digit


State = tuple[int, int, int]
"""Who holds the ace, whose run is growing, and how long it is."""


def _suit(
    suit: int, limit: int, known: Sequence[int], unseen: int, steps: Sequence[int], room: Sequence[int], start: int
) -> int:
    """`start`, with the cards of one suit given out."""
    states: dict[State, int] = {(NOBODY, NOBODY, 0): start}
    for rank, card in enumerate(range(suit * KINGS, (suit + 1) * KINGS), 1):
        holders = [seat for seat, mask in enumerate(known) if mask >> card & 1]
        free = unseen >> card & 1
        after: dict[State, int] = {}
        for (ace, grows, length), ways in states.items():
            for seat in holders or (range(len(known)) if free else ()):
                run = length + 1 if seat == grows else 1
                if (run << 4 | rank) << 2 | suit > limit:
                    continue
                more = (ways << steps[seat]) & room[seat] if free else ways
                key = (seat if rank == 1 else ace, seat, run)
                after[key] = after.get(key, 0) + more
            if not holders:
                key = (ace, NOBODY, 0)
                after[key] = after.get(key, 0) + ways
        states = after
    total = 0
    for (ace, grows, length), ways in states.items():
        run = 0 if ace == NOBODY else min(length, KINGS - 1) + 1 if ace == grows else 1
        if not run or (run << 4 | HIGH_ACE) << 2 | suit <= limit:
            total += ways
    return total


def below(length: int) -> int:
    """The greatest strength of a run shorter than `length`."""
    return (length << 6) - 1
