"""Numbers of small questions found in another way: cards looked at one by one, hands listed suit by suit.

Nothing here uses the game's own run finder, counting formulas or odds. A card is a pair of rank (1 to 13) and suit.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

Card = tuple[int, int]
PACK: tuple[Card, ...] = tuple((rank, suit) for suit in range(4) for rank in range(1, 14))
Strength = tuple[int, int, int]


def card(number: int) -> Card:
    """The card that the package writes as this number."""
    return PACK[number]


@cache
def longest(ranks: frozenset[int]) -> tuple[int, int]:
    """Length and top of the best run of one suit, tried from every start; an ace is 1 and 14."""
    both = ranks | {14} if 1 in ranks else ranks
    found = (0, 0)
    for start in both:
        end = start
        while end + 1 in both:
            end += 1
        found = max(found, (min(end - start + 1, len(ranks)), end))
    return found


def strength(cards: Iterable[Card]) -> Strength:
    """Length, top and suit of the best run: the greater beats the smaller."""
    by_suit: dict[int, set[int]] = {}
    for rank, suit in cards:
        by_suit.setdefault(suit, set()).add(rank)
    return max((*longest(frozenset(ranks)), suit) for suit, ranks in by_suit.items())


def chosen(cards: int, draws: int) -> int:
    """How many sets of so many cards there are, card by card: each is taken or left."""
    ways = [1] + [0] * draws
    for _ in range(cards):
        ways = [1] + [ways[k] + ways[k - 1] for k in range(1, draws + 1)]
    return ways[draws]


def none_among(good: int, total: int, draws: int) -> Fraction:
    """The chance that so many places hold none of the good cards: sets without them among all sets."""
    return Fraction(chosen(total - good, draws), chosen(total, draws))


def all_among(cards: int, total: int, draws: int) -> Fraction:
    """The chance that all of these cards are among those drawn, card by card."""

    @cache
    def chance(left: int, of: int, still: int) -> Fraction:
        if not left:
            return Fraction(1)
        if still < left:
            return Fraction(0)
        hit = Fraction(left, of)
        return hit * chance(left - 1, of - 1, still - 1) + (1 - hit) * chance(left, of - 1, still - 1)

    return chance(cards, total, draws)


def harmless(
    known: Collection[Card], hidden: Collection[Card], draws: int, sound: Callable[[Strength], bool]
) -> int:
    """How many sets of so many hidden cards leave every suit sound, with what is known: subset by subset."""
    ways = {0: 1}
    for suit in range(4):
        mine = frozenset(rank for rank, of in known if of == suit)
        ranks = [rank for rank, of in hidden if of == suit]
        here: dict[int, int] = {}
        for k in range(min(draws, len(ranks)) + 1):
            here[k] = sum(
                not (both := mine | {*more}) or sound((*longest(both), suit)) for more in combinations(ranks, k)
            )
        after: dict[int, int] = {}
        for n, many in ways.items():
            for k, more in here.items():
                if n + k <= draws:
                    after[n + k] = after.get(n + k, 0) + many * more
        ways = after
    return ways.get(draws, 0)


def worse(mine: Strength, known: Collection[Card], hidden: Collection[Card], draws: int = 5) -> Fraction:
    """The chance that a rival who shows `known` and holds so many hidden cards has a worse hand."""
    return Fraction(harmless(known, hidden, draws, lambda found: found < mine), chosen(len(hidden), draws))


def with_run(cards: int, length: int) -> Fraction:
    """The chance that so many cards of the pack contain a run of that length or a longer one."""
    shorter = harmless((), PACK, cards, lambda found: found[0] < length)
    return 1 - Fraction(shorter, chosen(52, cards))


def beside(one: Card, other: Card) -> bool:
    """The same suit and the next rank; an ace is beside the 2 and the king."""
    return one[1] == other[1] and (one[0] - other[0]) % 13 in (1, 12)


def enough(hidden: Collection[Card], known: Collection[Card], mine: Strength, size: int) -> list[tuple[Card, ...]]:
    """The sets of so many hidden cards that beat `mine` together with what is known, but not with one card fewer."""
    found: list[tuple[Card, ...]] = []
    for cards in combinations(sorted(hidden), size):
        fewer = [[*known, *rest] for rest in combinations(cards, size - 1)]
        if strength([*known, *cards]) > mine and all(not rest or strength(rest) < mine for rest in fewer):
            found.append(cards)
    return found


@cache
def fives_of(cards: int) -> NDArray[np.int64]:
    """Every five of so many places."""
    return np.array(list(combinations(range(cards), 5)))


def hands_and_picks(
    hidden: Sequence[Card], laid: Sequence[Card], picks: Sequence[tuple[int, Card]], rival: int, times: int
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Every five hidden cards, as places in `hidden`, and the chance of the rival's picks with each of them.

    `picks`: who took which card, all players in their order. A card beside one in hand is so many times as likely.
    """
    fives = fives_of(len(hidden))
    chance = np.ones(len(fives))
    table, drafted = list(laid), list[Card]()
    for seat, taken in picks:
        if seat == rival:
            fits = np.array([
                [beside(one, other) for other in table] for one in hidden
            ])  # fmt: skip
            own = np.array([any(beside(one, other) for one in drafted) for other in table])
            fit = fits[fives].any(axis=1) | own
            weights = np.where(fit, times, 1)
            chance *= weights[:, table.index(taken)] / weights.sum(axis=1)
            drafted.append(taken)
        table.remove(taken)
    return fives, chance
