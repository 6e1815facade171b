"""Sentences of U.N.C.L.E. that compare, or say how often something comes (see `tests/games/claims.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import pytest

from tests.games.claims import Claims, asked, binomial, checked, hold, listed, near, of_100
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.cards import DECK, needed

U = asked("uncle")
TOUCHED = odds.pile_course(50)
BACK = odds.pile_hits_with_replacement


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


def thrice(position: int) -> Fraction:
    """Three times the chance of one card, at a position of lesson 1."""
    unseen = U.unseen(1, position)
    return Fraction(3 * unseen[needed(U.at(1, position).view.total)], unseen.total())


def first_four(cards: int) -> Fraction:
    """How often a 4 is among the next so many cards, in lesson 7."""
    unseen = U.unseen(7, 3)
    return hold(unseen[4], unseen.total(), cards)


def sixes() -> bool:
    """Whether a pile stops at 6 most often: how it comes there by one card, by two, by more."""
    two = Fraction(sum(a + b == 6 for a in DECK for b in DECK) - 7, 42 * 41)  # a 3 is not its own like
    one = Fraction(1, 6)
    most = TOUCHED.index(max(TOUCHED)) + 1 == 6 == max(DECK)
    return most and of_100(one, 17) and of_100(two, 14) and of_100(TOUCHED[5] - one - two, 5)


LOW = sum(card <= 2 for card in DECK)
NONE_ABOVE_2 = Fraction((LOW - 1) * (LOW - 2), 41 * 40)
"""A 2 is drawn: how often two more cards are no higher."""
MOST_IN_PILE = max(k for k in range(43) if sum(DECK[:k]) < 50)

CLAIMS: Claims = {
    "lessons.md": {
        "For numbers below 10 the chances differ more": lambda: (
            max(abs(x - Fraction(2, 7)) for x in TOUCHED[9:]) < 0.01 < abs(TOUCHED[0] - Fraction(2, 7))
        ),
        "Cards don't go back into the deck, and that makes the chance slightly lower": lambda: all(
            0 < BACK(n) - TOUCHED[n - 1] < 0.004 for n in (10, 50)
        ),
        "from a total that ends in 0, 1, 2 or 3 nobody can": lambda: (
            [n for n in range(10) if needed(n) > 6] == [0, 1, 2, 3]
        ),
    },
    "lessons.toml": {
        "You can see six of the seven 1s, so only one is left": lambda: U.unseen(1, 1)[1] == 1,
        "Twice as many as before makes B about twice as likely to have one": lambda: near(
            U(1, 2), 2 * U(1, 1), 0.01
        ),
        "Most of the 2s are among the few cards left": lambda: U.unseen(1, 9)[2] == 6,
        "Here three times the chance of one card is exactly right": lambda: (
            U.unseen(2, 1)[4] == 1 and U(2, 1) == Fraction(3, U.unseen(2, 1).total())
        ),
        "50 is the most likely of all: no 5 has been played yet": tens_made,
        "Having a 1 is as hard as having a 6. Six of each are hidden": lambda: (
            U(2, 4) == U(2, 5) and U.unseen(2, 4)[6] == U.unseen(2, 5)[1] == 6
        ),
        "With six players the answer is the same as with three": lambda: U(2, 6) == U(2, 3),
        "you have the only one that has turned up": lambda: U.unseen(2, 7)[1] == 6,
        "it's still your safest card: only two 3s are hidden": lambda: (
            by_card(2, 8, (3, 2, 1))[0] == 3 and U.unseen(2, 8)[3] == 2
        ),
        "C needs a 3. Four of those are hidden": lambda: U.unseen(2, 2)[3] == 4,
        "Five of those are hidden, one more than the 3s before": lambda: (
            U.unseen(2, 3)[1] == 5 == U.unseen(2, 2)[3] + 1
        ),
        "each of them is more likely to be a 2": lambda: U(3, 5) > U(3, 5, others="any"),
        "two turns earlier, so you know even less": lambda: (
            U(3, 6, others="any") - U(3, 6) > U(3, 7, others="any") - U(3, 7) > 0
        ),
        "are a little more likely to be in A's hand": lambda: 0 < U(3, 8) - U(3, 8, others="any") < 0.03,
        "Once you use that, the 3 becomes your best card": refusals,
        "A pile stops at 6 more often than at any other number": lambda: TOUCHED.index(max(TOUCHED)) + 1 == 6,
        "the answers are almost the same: 28.4 and 28.6 out of 100": lambda: (
            of_100(U(4, 4), 28.4, 0.05) and of_100(U(4, 3), 28.6, 0.05)
        ),
        "Without 6s the average card is 3, so the pile stops at one number in three": lambda: near(
            U(4, 9), 1 / 3, 0.005
        ),
        "Without 1s the average card is 4, so the pile stops at one number in four": lambda: near(
            U(4, 10), 1 / 4, 0.005
        ),
        "A card can be worth less than nothing": lambda: U(5, 3) < 0,
        "It's the best of your three cards, even though C makes a ten in about one hand in three": (
            lambda: by_card(5, 5, (1, 3, 6))[-1] == 1 and near(odds.hits_next(U.at(5, 5).view, 1), 1 / 3, 0.01)
        ),
        "the 3 is hardly better than the 6": lambda: 0 < U(5, 6) - U(5, 6, card=6) < 0.02,
        "the 3 is your best card": lambda: by_card(5, 7, (1, 3, 6))[-1] == 3 != by_card(5, 6, (1, 3, 6))[-1],
        "It is still the best of the three": lambda: by_card(5, 8, (1, 3, 6))[-1] == 1,
        "gives C nothing, and it's still the worst of your three cards": (
            lambda: by_card(5, 9, (3, 4, 6))[0] == 6 and not odds.hits_next(U.at(5, 9).view, 6)
        ),
        "With two players, nobody came between the next player and you": lambda: U.at(5, 2).view.seats == 2,
        "Of the 28 cards that are left, seven are 1s: one in four": lambda: (
            U(4, 1) == Fraction(7, 28) == Fraction(1, 4)
        ),
        "Two of A's cards help you: after a 6 your 3 makes the ten, and after a 4 your 5 does": lambda: (
            needed(11 + 6) == 3 and needed(11 + 4) == 5 and kept_fits(11, {3, 5}) == [4, 6]
        ),
        "Only your 6 can fit, and only if A plays a 5": lambda: kept_fits(29, {6}) == kept_fits(29, {1, 6}) == [5],
        "Two of the six cards A can play help you": lambda: len(kept_fits(14, {3, 5})) == 2,
        "Neither of the cards you keep can fit": lambda: not kept_fits(27, {3, 6}),
        "Two different cards make a ten from two totals, but two 5s make it only from one": lambda: (
            U(6, 5) < U(6, 4)
        ),
        "the card that most often brings you a ten next turn. In lesson 5 it was worth the least": (
            lambda: by_card(6, 8, (1, 3, 6))[-1] == by_card(5, 5, (1, 3, 6))[0] == 6
        ),
        "half as many 4s, but the wait isn't twice as long": lambda: U(7, 4) < U(7, 5) < 2 * U(7, 4),
        "Anything higher wins for C, and 28 of the 40 cards left are higher": lambda: (
            sum(card > 2 for card in DECK) == 28 and U(8, 1) == 1 - Fraction(28, 40)
        ),
        "only the highest card has to be shared, and six 5s are left": lambda: U(8, 2) == Fraction(6, 40),
        "A 2 is rarely the highest": lambda: NONE_ABOVE_2 < 0.1,
    },
    "teacher.md": {
        "At positions 1 to 3, where few copies are left. With a single copy it is exactly right": lambda: (
            [near(U(1, at), thrice(at), 0.02) for at in (1, 2, 3)] == [True] * 3 and U(1, 1) == thrice(1)
        ),
        "Tripling the chance of one card gives 78 at positions 4 and 5, 72 at position 8 and 90 at position 9": (
            lambda: [round(100 * thrice(at)) for at in (4, 5, 8, 9)] == [78, 78, 72, 90]
        ),
        "The answer to position 5 is 77.78 − 17.95 + 1.20 = 61.03": lambda: (
            U(1, 5) == Fraction(7, 9) - Fraction(7, 39) + Fraction(7, 585) and of_100(U(1, 5), 61.03, 0.005)
        ),
        "A's 2 is rarely one of the highest cards": lambda: NONE_ABOVE_2 < 0.1,
        "there would be more ties: 17 instead of 15 out of 100": lambda: (
            of_100(Fraction(1, 6), 17) and of_100(odds.redraw(2), 15)
        ),
        "Why does a pile stop at 6 most often? (It's the last number that a single card can reach.)": sixes,
        "With only 2s, 4s and 6s the average is 4, but the answer is 49.6": lambda: of_100(
            odds.pile_hits(50, (2, 4, 6) * 7), 49.6, 0.05
        ),
        "When classes roll thirty piles each, 4 to 13 piles land on 50 in 96 classes out of 100": lambda: of_100(
            binomial(30, BACK(50), 4, 13), 96
        ),
        "With 30 hidden cards, it takes 7 copies of the card. With 26 to 28 hidden cards it takes 6 copies, and with 22 to 24 it takes 5": (
            lambda: [*map(added_error, (30, 26, 27, 28, 22, 23, 24))] == [7, 6, 6, 6, 5, 5, 5]
        ),
        "A wait of 1 is the most likely, 17.6 times out of 100, and the median is 4": lambda: (
            of_100(first_four(1), 17.6, 0.05) and first_four(3) < 0.5 < first_four(4)
        ),
        "Why do more players help you at position 7": lambda: U(6, 7) > U(6, 6),
        "before the 6 is better than the 3? (It must count just over 1.25 times as much as yours.)": (
            lambda: by_card(5, 6, (3, 6), weight="1.25")[1] == 3 and by_card(5, 6, (3, 6), weight="1.26")[1] == 6
        ),
    },
    "classroom.toml": {
        "Out of 100 piles, 36 stop at 6, 17 at 1, 29 at 10 and 28 at 50": (
            lambda: [round(100 * TOUCHED[n - 1]) for n in (6, 1, 10, 50)] == [36, 17, 29, 28]
        ),
        "A pile stops at 14 of the first 50 numbers": lambda: near(sum(TOUCHED), 14),
    },
    "rules.md": {
        "can't have more than 40 of the 42": lambda: MOST_IN_PILE + 6 * 3 == 40,
        "No total is above 55": lambda: max(odds.pile_end().weights) == 55,
    },
}


@pytest.mark.parametrize(("file", "words"), listed(CLAIMS))
def test_a_sentence_that_compares_is_so(file: str, words: str) -> None:
    checked(U.game, CLAIMS, file, words)
