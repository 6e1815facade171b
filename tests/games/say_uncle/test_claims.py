"""Sentences of Say Uncle that compare, or say how often something comes (see `tests/games/claims.py`)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, prod
from typing import Any

import pytest

from tests.games.claims import Claims, asked, checked, hold, listed, near, of_100
from uncle_widgets.games.say_uncle import cards as pack
from uncle_widgets.games.say_uncle.odds import best_hand, has_run, outs, threats, wins_if_called

S = asked("say_uncle")
CALL, GAP = (S.at(3, position).view for position in (3, 4))


def needs(view: Any, cards: int) -> list[pack.Run]:
    """What so many unseen cards make that beat the watcher, where no fewer do."""
    return [threat.run for threat in threats(view) if len(threat.cards) == cards]


def hidden_five(fatal: int) -> Fraction:
    """How often a rival's five of the unseen cards hold one of so many."""
    return hold(fatal, len(CALL.unseen), 5)


def others_beat() -> tuple[int, int]:
    """Fives that beat you without the 5 and the 9 of diamonds; and how many of them hold a fatal three."""
    ends = {pack.BY_NAME["5d"], pack.BY_NAME["9d"]}
    theirs, mine = pack.mask_of(pack.parse_cards("6-8d 4h 10c")), pack.strength(pack.mask_of(CALL.hand))
    triples = [pack.mask_of(threat.cards) for threat in threats(CALL) if len(threat.cards) == 3]
    masks = (sum(five) for five in combinations([1 << card for card in CALL.unseen if card not in ends], 5))
    fatal = [mask for mask in masks if pack.strength(mask | theirs) > mine]
    return len(fatal), sum(any(mask & three == three for three in triples) for mask in fatal)


def won_anyway() -> bool:
    """Among deals in which B does not hold an out, and so it may come: how many a call would win now."""
    view = S.at(5, 6).view
    wins = wins_if_called(view)
    assert isinstance(wins, Fraction)
    return wins > Fraction(1, 2) and len(outs(view)) == 2 and S(5, 6) - wins < hold(2, 37, 2) / 2


def three_rivals() -> bool:
    """Lesson 3, position 7: the chances against each rival alone, multiplied and with the risks added."""
    alone = [S.at(3, 7).posed.quantities[name] for name in ("pB", "pC", "pD")]
    found = prod(alone), 1 - sum(1 - p for p in alone), S(3, 7)
    return all(of_100(p, said, 0.05) for p, said in zip(found, (82.3, 81.2, 82.4), strict=True))


@cache
def threes(cards: int, joined: bool) -> list[float]:
    """Of 100 sets of so many cards, how many hold 0, 1, 2 ... threes in a row; `joined`: K-A-2 is one, too."""
    suit: Counter[tuple[int, int]] = Counter()
    for held in range(1 << 13):
        row = [held >> k & 1 for k in range(13)]
        row += row[: 1 + joined]
        suit[sum(row[:13]), sum(map(all, zip(row, row[1:], row[2:], strict=False)))] += 1
    ways: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for _ in pack.SUITS:
        after: Counter[tuple[int, int]] = Counter()
        for (m, a), x in ways.items():
            for (n, b), y in suit.items():
                if m + n <= cards:
                    after[m + n, a + b] += x * y
        ways = after
    most = max(found for _, found in ways)
    return [100 * ways[cards, found] / comb(52, cards) for found in range(most + 1)]


def threes_added(at: int) -> float:
    """The runs of that length in 100 deals, each with the chance that all of its cards are dealt."""
    n, least = S.at(1, at).question.cards, S.at(1, at).question.least
    return float(100 * 4 * (15 - least) * Fraction(comb(52 - least, n - least), comb(52, n)))


CLAIMS: Claims = {
    "lessons.md": {
        "far more often than once in {unseen} deals": lambda: hidden_five(1) > 4 * Fraction(1, len(CALL.unseen)),
        "somebody has two in a row far more often than one player does": lambda: S(6, 2) > 2 * has_run(2, 5),
    },
    "lessons.toml": {
        "Ten cards make 45 pairs. Adding their chances gives 176 out of 100, and no chance is that big": lambda: (
            of_100(45 * has_run(2, 2), 176)
        ),
        "most sets of 10 cards have nothing longer than two in a row": lambda: 1 - has_run(3, 10) > 1 / 2,
        "In two out of three sets of 10 cards the longest run is exactly two": lambda: of_100(S(1, 6), 67),
        "Six cards are only four fewer than 10, but the chance is just a fifth as large": lambda: near(
            S(1, 4) / S(1, 3), 1 / 5, 0.02
        ),
        "11 times as many groups of three (220 instead of 20), and the chance is nine times as large": lambda: (
            comb(12, 3) == 11 * comb(6, 3) and near(S(1, 5) / S(1, 4), 9)
        ),
        "Eight cards make 56 groups of three and 10 make 120. That's why the chance is about half as large": lambda: (
            (comb(8, 3), comb(10, 3)) == (56, 120) and near(S(1, 8) / S(1, 3), 1 / 2, 0.02)
        ),
        "Eight cards make 28 pairs. Adding their chances gives 110 out of 100": lambda: (
            comb(8, 2) == 28 and of_100(28 * has_run(2, 2), 110)
        ),
        "You can't see 27 cards, and only 12 of them are in the stock": lambda: (
            len(S.at(2, 1).view.unseen) == 52 - 25 == 27 and 27 - 15 == 12
        ),
        "Twelve of the 27 cards you can't see are in the stock": lambda: S(2, 2) == Fraction(12, 27),
        "six cards make 20 groups of three, and 12 make 220": lambda: (comb(6, 3), comb(12, 3)) == (20, 220),
        "two out of three sets of ten cards have nothing longer than two in a row": lambda: of_100(S(1, 6), 67),
        "most sets of ten cards have nothing longer than two in a row": lambda: 1 - has_run(3, 10) > 1 / 2,
        "in that hand five times as often as you thought": lambda: (
            hidden_five(1) == 5 * Fraction(1, len(CALL.unseen))
        ),
        "You beat one rival in 73 out of 100 deals, but you have to beat all three": lambda: of_100(
            best_hand("4h 5h 9d Qc 2s", 1), 73
        ),
        "Eleven of the cards you can't see are never turned": lambda: S(2, 7) == 1 - Fraction(11, 32),
        "Nearly all the danger comes from one card": lambda: 0.9 < hidden_five(1) / (1 - S(3, 1)) < 1,
        "3 and 4, 4 and 8, or 8 and 9 of diamonds": lambda: len(needs(S.at(3, 2).view, 2)) == 3,
        "Only one card is different, and you win 21 more deals out of 100": lambda: of_100(S(3, 4) - S(3, 3), 21),
        "Now B needs two cards at once for four in a row": lambda: (
            not needs(GAP, 1) and {run.length for run in needs(GAP, 2)} == {4}
        ),
        "twice as likely as before. It's still far from certain": lambda: (
            near(S(4, 2) / S(4, 1), 2) and S(4, 2) < 1 / 2
        ),
        "10 times the habit isn't 10 times the chance": lambda: S(4, 2) < S(4, 3) < 10 * S(4, 1),
        "you win less often than you'd expect from the cards alone": lambda: S(4, 7) < S(3, 3),
        "so the 4 is now more likely than the 7": lambda: S(4, 8, cards="4c") > S(4, 8, cards="7c"),
        "You lose this call more often than you win it, and it still pays": lambda: (
            S(5, 3) > 0 and (S(5, 3) + 1) / 3 < 1 / 2
        ),
        "Most of the cards that make your run longer come when you would have won anyway": won_anyway,
        "Nobody has two in a row in about 0.65 × 0.65 × 0.65 × 0.65 = 0.18 of the deals": lambda: (
            of_100(0.65**4, 18, 1) and of_100(S(6, 2), 82, 1)
        ),
        "adding the four chances comes close: 8.4 instead of 8.1": lambda: (
            of_100(4 * has_run(3, 5), 8.4, 0.05) and of_100(S(6, 6), 8.1, 0.05)
        ),
    },
    "teacher.md": {
        "Adding the chances of all pairs gives 110 at position 1 and 176 at position 2": lambda: (
            of_100(comb(8, 2) * has_run(2, 2), 110) and of_100(comb(10, 2) * has_run(2, 2), 176)
        ),
        "At positions 4, 7 and 8 adding comes close": lambda: all(
            threes_added(at) - 100 * S(1, at) < 10 for at in (4, 7, 8)
        ),
        "Adding gives 8.4 instead of 8.1 at position 6, but 139 at position 2": lambda: (
            of_100(4 * has_run(3, 5), 8.4, 0.05) and of_100(S(6, 6), 8.1, 0.05) and of_100(4 * has_run(2, 5), 139)
        ),
        "K-A-2 isn't a run. Would much change if it were? (No. The answer to position 3 would be 23.)": lambda: (
            near(100 - threes(10, True)[0], 23) and near(100 - threes(10, False)[0], 22)
        ),
        "Out of 100 deals, 64 contain none, 27 contain one and 9 contain more": lambda: (
            [round(n) for n in threes(12, False)[:2]] == [64, 27] and near(sum(threes(12, False)[2:]), 9)
        ),
        "With 6-7 of hearts you win 49 deals, with 7-8 of hearts 55, and with 8-9 of hearts 61": (
            lambda: (
                [round(100 * best_hand(f"{low} 3c Jd Ks", 3)) for low in ("6h 7h", "7h 8h", "8h 9h")]
                == [49, 55, 61]
            )
        ),
        "the 4 of clubs gives 41 and the 7 of clubs gives 18": lambda: (
            of_100(S(4, 8, cards="4c"), 41) and of_100(S(4, 8, cards="7c"), 18)
        ),
        "At position 3 you lose more often than you win, so why call": lambda: (
            S(5, 3) > 0 and (S(5, 3) + 1) / 3 < 1 / 2
        ),
        "multiplying the chances gives 82.3, and taking the three risks away from 100 gives 81.2. "
        "Why are both close to 82.4": three_rivals,
    },
    "classroom.toml": {
        "Nearly all of them contain three cards that B needs together, 1 in 777 each": lambda: (
            others_beat()[0] == 4863 and others_beat()[1] > 0.95 * 4863
        ),
    },
}


@pytest.mark.parametrize(("file", "words"), listed(CLAIMS))
def test_a_sentence_that_compares_is_so(file: str, words: str) -> None:
    checked(S.game, CLAIMS, file, words)
