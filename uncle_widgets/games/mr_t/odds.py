"""Exact chances in the Mr. T card game. Decks and unseen cards are mappings from name to copies,
or the cards themselves.

'Blind' turns the top of the pile whatever they hold; 'shows' plays a match from the hand if they hold one,
else the top. A seat whose pile begins with never-seen cards draws from the common bag of all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import comb, prod
from operator import add
from typing import TypeAlias

from uncle_widgets.games.mr_t.cards import MR_T, Card
from uncle_widgets.probability.counting import at_least_one, counted, hands
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal, with_plain_integers

Bag: TypeAlias = Mapping[Card, int]
Unseen: TypeAlias = Bag | Iterable[Card]
"""Name to copies, or the cards themselves."""
OUTCOMES = ("win", "stalemate-different", "stalemate-alike", "showdown-2", "showdown-3", "double")
"""What a flip brings: MR. T alone; nothing or everything alike; two or three alike; two pairs."""
ALIKE = OUTCOMES[2:]
"""Those in which at least two cards match."""


def size(bag: Unseen) -> int:
    return sum(counted(bag).values())


def brought(cards: Unseen) -> str:
    """Which of OUTCOMES the cards of a flip bring: name to how many show it."""
    return _brought(counted(cards))


def _brought(cards: Bag) -> str:
    most, shown = max(cards.values()), sum(cards.values())
    if most == 1:
        return "win" if cards.get(MR_T) else "stalemate-different"
    if most == shown:
        return "stalemate-alike"
    if most == 3:
        return "showdown-3"
    return "double" if list(cards.values()).count(2) == 2 else "showdown-2"


@with_plain_integers
def flip_outcomes(unseen: Unseen, seats: int) -> Dist[str]:
    """What a flip of so many `seats` (2 to 4) brings, all cards from one bag."""
    return flip_outcomes_from([(unseen, seats)])


def flip_outcomes_from(bags: Sequence[tuple[Unseen, int]]) -> Dist[str]:
    """The same for seats that draw from several bags: (bag, how many seats draw from it)."""
    drawn = [(counted(bag), n) for bag, n in bags]
    for bag, n in drawn:
        _enough(bag, n)
    ways: dict[str, int] = {}

    def draw(at: int, shown: Counter[Card], times: int) -> None:
        if at == len(drawn):
            kind = _brought(shown)
            ways[kind] = ways.get(kind, 0) + times
            return
        for hand, n in hands(*drawn[at]):
            draw(at + 1, shown + Counter(hand), times * n)

    draw(0, Counter(), 1)
    return Dist({kind: ways[kind] for kind in OUTCOMES if kind in ways})


@with_plain_integers
def someone_matches(unseen: Unseen, seats: int) -> Fraction:
    """The chance that a given seat's card is matched by one of the others, all `seats` cards from one bag.

    With two seats: that both show the same.
    """
    return matched_from(unseen, seats - 1, ())


@with_plain_integers
def matched_from(mine: Unseen, same: int, others: Iterable[Unseen]) -> Fraction:
    """The same where `same` others draw from my bag, and each of `others` from one of their own."""
    mine = counted(mine)
    _enough(mine, same + 1)
    n, alone, bags = size(mine), Fraction(), list(others)
    for card, copies in mine.items():
        miss = Fraction(comb(n - copies, same), comb(n - 1, same))
        alone += Fraction(copies, n) * miss * prod(1 - top_hits((card,), bag) for bag in bags)
    return 1 - alone


@with_plain_integers
def stalemates(unseen: Unseen, seats: int, k: int = 1) -> Fraction:
    """The chance that the next `k` flips (at least 1) are all stalemates, without replacement."""
    unseen = counted(unseen)
    _enough(unseen, seats * k)
    ways = sum(_ways_of_kinds(unseen, seats, alike) for alike in product((False, True), repeat=k))
    n = size(unseen)
    return Fraction(ways, prod(comb(n - seats * j, seats) for j in range(k)))


def _ways_of_kinds(unseen: Bag, seats: int, alike: tuple[bool, ...]) -> int:
    """Ways to draw a set of cards for each of `alike`: all of one name, or all different and no MR. T.

    Name by name: `filled` has how many cards each set has so far.
    """
    table = {(0,) * len(alike): 1}
    for card, copies in unseen.items():
        takes = [(0, seats) if same else (0,) if card == MR_T else (0, 1) for same in alike]
        after: dict[tuple[int, ...], int] = {}
        for taken in product(*takes):
            left, times = copies, 1
            for n in taken:
                times *= comb(max(left, 0), n)
                left -= n
            if times:
                for filled, ways in table.items():
                    both = tuple(map(add, filled, taken))
                    if max(both) <= seats:
                        after[both] = after.get(both, 0) + ways * times
        table = after
    return table.get((seats,) * len(alike), 0)


def copies_of(targets: Collection[Card], bag: Unseen) -> int:
    """How many cards of the bag match a target; each name counts once, however often it is named."""
    bag = counted(bag)
    return sum(bag.get(card, 0) for card in {*targets})


def top_hits(targets: Collection[Card], unseen: Unseen) -> Fraction:
    """The chance that one card from the bag matches a target."""
    unseen = counted(unseen)
    _enough(unseen, 1)
    return Fraction(copies_of(targets, unseen), size(unseen))


@with_plain_integers
def hand_has(targets: Collection[Card], unseen: Unseen, cards: int) -> Fraction:
    """The chance that so many `cards` from the bag hold a match: the complement rule.

    Who shows a match if they can, with a hand of c from that bag, hits with `hand_has(..., c + 1)`.
    """
    unseen = counted(unseen)
    _enough(unseen, cards)
    return at_least_one(copies_of(targets, unseen), size(unseen), cards)


@with_plain_integers
def hand_lacks(targets: Collection[Card], unseen: Unseen, cards: int, passed: Collection[Card]) -> Fraction:
    """The chance that a hand without any of the names in `passed` has no match either."""
    left = {card: n for card, n in counted(unseen).items() if card not in passed}
    return 1 - hand_has(targets, left, cards)


def step_decides(p: Fraction, q: Fraction) -> Fraction:
    """The chance that exactly one of two hits, independent of each other: p + q - 2pq."""
    return p + q - 2 * p * q


def step_decides_from(targets: Collection[Card], unseen: Unseen) -> Fraction:
    """The same for two cards from one bag: 2k(N - k)/(N(N - 1))."""
    unseen = counted(unseen)
    _enough(unseen, 2)
    k, n = copies_of(targets, unseen), size(unseen)
    return Fraction(2 * k * (n - k), n * (n - 1))


@with_plain_integers
def only_one(good: int, total: int, mine: int, theirs: int) -> tuple[Fraction, Fraction]:
    """The chances that only I hold one of the good cards, and that only they do: cards each, all from one bag."""
    bad = total - good
    every = comb(total, mine) * comb(total - mine, theirs)
    neither = comb(bad, mine) * comb(max(bad - mine, 0), theirs)  # too few bad cards for me are 0 ways
    i_none = comb(bad, mine) * comb(total - mine, theirs)
    they_none = comb(bad, theirs) * comb(total - theirs, mine)
    return Fraction(they_none - neither, every), Fraction(i_none - neither, every)


@with_plain_integers
def showdown_value(mine: int, theirs: int, top: Fraction) -> Fraction:
    """The chance to win a showdown of two, `mine` sure cards against `theirs`, each at least 0.

    Both show a sure card while they have one; a top card hits with chance `top`, each time anew. To show is
    a saddle point of every step, and the value is 1 - t^(a - b)/2 for a >= b.
    """
    if mine < 0 or theirs < 0 or not 0 <= top < 1:
        raise Refusal("Expected numbers of sure cards, and a chance from 0 to below 1.", "MRT-18")
    behind = top ** abs(mine - theirs) / 2
    return 1 - behind if mine >= theirs else behind


@with_plain_integers
def shown_later(mine: int, theirs: int, top: Fraction) -> Fraction:
    """The same if I turn the top of my pile first, and show my sure cards from the next step on."""
    q = Fraction(1) if theirs else top
    again = top * q + (1 - top) * (1 - q)
    return top * (1 - q) + again * showdown_value(mine, max(theirs - 1, 0), top)


def _enough(bag: Bag, cards: int) -> None:
    if size(bag) < cards or cards < 1:
        raise Refusal(f"Expected a bag of at least {max(cards, 1)} cards, not {size(bag)}.", "MRT-5")
