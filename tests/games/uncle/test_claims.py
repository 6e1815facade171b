"""Sentences of U.N.C.L.E. that compare, or say how often something comes (see `tests/games/claims.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from math import comb
from typing import Any

import pytest

from tests.games.claims import Claims, asked, binomial, checked, hold, listed, near, of_100
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.cards import DECK, needed

U = asked("uncle")
TOUCHED = odds.pile_course(50)
BACK = odds.pile_hits_with_replacement


def some_hold_one() -> bool:
    one, more = (sum(comb(7, k) * comb(35, 3 - k) for k in ks) for ks in ((1,), (2, 3)))
    return more < one / 4 and one < comb(42, 3) / 2


def tens_made(position: int = 10) -> bool:
    view = U.at(1, position).view
    laid = [card for _, card in view.pile]
    totals = [sum(laid[: k + 1]) for k in range(len(laid))]
    seen, before = Counter(laid), [hold(7, 42 - 3 - k, 3) for k in range(len(laid) + 1)]
    return {10, 20, 30, 40} <= {*totals} and not seen[5] and U(1, position) == before[-1] == max(before)


def refusals() -> bool:
    view = U.at(3, 9).view
    any_card, never = (odds.best_card(view, model) for model in ("any", "never"))
    best, then = max(any_card, key=any_card.__getitem__), max(never, key=never.__getitem__)
    return len(odds.declined(view)) == 3 and best != then == 3


def by_card(lesson: int, position: int, cards: Iterable[int], **settings: Any) -> list[int]:
    """The cards from the least answer to the greatest."""
    return sorted(cards, key=lambda card: U(lesson, position, card=card, **settings))


def kept_fits(total: int, kept: set[int]) -> list[int]:
    """Which cards of the other bring a total from which a card that is kept makes a ten."""
    return [card for card in range(1, 7) if needed(total + card) in kept]


def added_error(unseen_cards: int) -> int:
    """From how many copies on three times one card is off by more than ten of 100."""
    good = range(1, 8)
    return next(u for u in good if Fraction(3 * u, unseen_cards) - hold(u, unseen_cards, 3) > Fraction(1, 10))


def first_four(cards: int) -> Fraction:
    """How often a 4 is among the next so many cards, in lesson 7."""
    unseen = U.unseen(7, 1)
    return hold(unseen[4], unseen.total(), cards)


def sixes() -> bool:
    """How a pile comes to 6: by one card, by two, by more."""
    two = Fraction(sum(a + b == 6 for a in DECK for b in DECK) - 7, 42 * 41)  # a 3 is not its own like
    one = Fraction(1, 6)
    return of_100(one, 17) and of_100(two, 14) and of_100(TOUCHED[5] - one - two, 5)


LOW = sum(card <= 2 for card in DECK)
NONE_ABOVE_2 = Fraction((LOW - 1) * (LOW - 2), 41 * 40)
"""A 2 is drawn: how often two more cards are no higher."""
MOST_IN_PILE = max(k for k in range(43) if sum(DECK[:k]) < 50)

CLAIMS: Claims = {
    "lessons.md": {
        "Numbers below 10 differ more": lambda: (
            max(abs(x - Fraction(2, 7)) for x in TOUCHED[9:]) < 0.01 < abs(TOUCHED[0] - Fraction(2, 7))
        ),
        "cards that do not go back pull it slightly lower": lambda: all(
            0 < BACK(n) - TOUCHED[n - 1] < 0.004 for n in (10, 50)
        ),
        "from a total that ends in 0, 1, 2 or 3 nobody can": lambda: (
            [n for n in range(10) if needed(n) > 6] == [0, 1, 2, 3]
        ),
    },
    "lessons.toml": {
        "Some hands hold one 4, a few hold two or three": some_hold_one,
        "One unseen card in five is a 1": lambda: U.unseen(1, 2)[1] * 5 == U.unseen(1, 2).total(),
        "Yet it is less than three in five": lambda: U(1, 2) < Fraction(3, 5),
        "50 is likelier than ever: the 5s are still to come": tens_made,
        "A 1 is as hard to hold as a 6": lambda: U(2, 4) == U(2, 5),
        "the chance is as at a table of three": lambda: U(2, 6) == U(2, 2),
        "no 1 has gone but yours": lambda: U.unseen(2, 7)[1] == 6,
        "goes nearest to the ten, and is the safest of your cards": lambda: by_card(2, 8, (3, 2, 1))[0] == 3,
        "more room for 2s: the chance rises": lambda: U(3, 5) > U(3, 5, others="any"),
        "two turns earlier, and tells still less": lambda: (
            U(3, 6, others="any") - U(3, 6) > U(3, 7, others="any") - U(3, 7) > 0
        ),
        "leaves a little more for A": lambda: 0 < U(3, 8) - U(3, 8, others="any") < 0.03,
        "Three refusals in this pile change which card is best": refusals,
        "The number that is touched most": lambda: TOUCHED.index(max(TOUCHED)) + 1 == 6,
        "nearly as often: 28.4 of 100 beside 28.6": lambda: (
            of_100(U(4, 4), 28.4, 0.05) and of_100(U(4, 3), 28.6, 0.05)
        ),
        "Without 6s the mean card is 3, and one number in three": lambda: near(U(4, 9), 1 / 3, 0.005),
        "Without 1s the mean card is 4, and one number in four": lambda: near(U(4, 10), 1 / 4, 0.005),
        "A card can be worth less than nothing": lambda: U(5, 3) < 0,
        "The best of your three cards, though C makes a ten in about one hand in three": (
            lambda: by_card(5, 5, (1, 3, 6))[-1] == 1 and near(odds.hits_next(U.at(5, 5).view, 1), 1 / 3, 0.01)
        ),
        "By the cards alone it is hardly above the 6": lambda: 0 < U(5, 6) - U(5, 6, card=6) < 0.02,
        "makes the 3 the best card": lambda: by_card(5, 7, (1, 3, 6))[-1] == 3 != by_card(5, 6, (1, 3, 6))[-1],
        "It is still the best of the three": lambda: by_card(5, 8, (1, 3, 6))[-1] == 1,
        "gives C nothing is the worst of the three": (
            lambda: by_card(5, 9, (3, 4, 6))[0] == 6 and not odds.hits_next(U.at(5, 9).view, 6)
        ),
        "With two, nobody played between the next player and you": lambda: U.at(5, 2).view.seats == 2,
        "Of the cards you keep only the 6 fits, and only after one card": lambda: (
            kept_fits(29, {6}) == kept_fits(29, {1, 6}) == [5]
        ),
        "Two of A's six values help": lambda: len(kept_fits(14, {3, 5})) == 2,
        "Nothing that you keep can fit": lambda: not kept_fits(27, {3, 6}),
        "Two different cards wait for two totals, two alike for one": lambda: U(6, 5) < U(6, 4),
        "The likeliest card to make you an UNCLE is the one that was worth least": (
            lambda: by_card(6, 8, (1, 3, 6))[-1] == by_card(5, 5, (1, 3, 6))[0] == 6
        ),
        "Half the copies, but not twice the wait": lambda: U(7, 4) < U(7, 5) < 2 * U(7, 4),
        "It grows slowly with the number of players": lambda: all(
            0 < b - a < 0.07 for a, b in pairwise(map(odds.redraw, range(2, 7)))
        ),
        "A 2 is seldom the highest": lambda: NONE_ABOVE_2 < 0.1,
    },
    "teacher.md": {
        "A's 2 is seldom among the highest": lambda: NONE_ABOVE_2 < 0.1,
        "oftener drawn again: 17 for 15": lambda: of_100(Fraction(1, 6), 17) and of_100(odds.redraw(2), 15),
        "The last that one card can reach: 17 + 14 + 5": sixes,
        "Only 2s, 4s, 6s: mean 4, yet 49.6": lambda: of_100(odds.pile_hits(50, (2, 4, 6) * 7), 49.6, 0.05),
        "land 4 to 13 times in 96 classes of 100": lambda: of_100(binomial(30, BACK(50), 4, 13), 96),
        "At 30 unseen cards from 7 copies on, at 26 to 28 from 6, at 22 to 24 from 5": (
            lambda: [*map(added_error, (30, 26, 27, 28, 22, 23, 24))] == [7, 6, 6, 6, 5, 5, 5]
        ),
        "1 is, 17.6 of 100; the median is 4": lambda: (
            of_100(first_four(1), 17.6, 0.05) and first_four(3) < 0.5 < first_four(4)
        ),
        "Why do more players help you at 7": lambda: U(6, 7) > U(6, 6),
        "From which weight is the 6 better than the 3 in position 6? (1.25.)": (
            lambda: by_card(5, 6, (3, 6), weight="1.2")[1] == 3 and by_card(5, 6, (3, 6), weight="1.3")[1] == 6
        ),
    },
    "classroom.toml": {
        "Of 100 piles 36 stand on 6, 17 on 1, 29 on 10, 28 on 50": (
            lambda: [round(100 * TOUCHED[n - 1]) for n in (6, 1, 10, 50)] == [36, 17, 29, 28]
        ),
        "A pile stands on 14 of the first 50": lambda: near(sum(TOUCHED), 14),
    },
    "rules.md": {
        "cannot hold more than 40 of the 42": lambda: MOST_IN_PILE + 6 * 3 == 40,
        "No total goes past 55": lambda: max(odds.pile_end().weights) == 55,
    },
}


@pytest.mark.parametrize(("file", "words"), listed(CLAIMS))
def test_a_sentence_that_compares_is_so(file: str, words: str) -> None:
    checked(U.game, CLAIMS, file, words)
