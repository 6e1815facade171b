"""Sentences of Mr. T that compare, or say how often something comes (see `tests/games/claims.py`)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb
from random import Random

import pytest

from tests.games.claims import Claims, asked, binomial, checked, hold, listed, near, of_100
from uncle_widgets.games.mr_t.cards import DECKS
from uncle_widgets.games.mr_t.course import course
from uncle_widgets.games.mr_t.odds import ALIKE, OUTCOMES, flip_outcomes
from uncle_widgets.games.mr_t.questions.survival import COUNTED, LENGTHS, MEDIAN, SEED
from uncle_widgets.games.words import spelled

M = asked("mr_t")


def flips(cards: Counter[str]) -> list[float]:
    """Of 100 flips of four: how many have two alike, two pairs, three alike, four."""
    kinds = flip_outcomes(cards, 4)
    return [100 * float(kinds[kind]) for kind in (OUTCOMES[3], OUTCOMES[5], OUTCOMES[4], OUTCOMES[2])]


def said_of_flips() -> bool:
    found = flips(M.unseen(1, 5))
    one = sum(n * times for n, times in zip(found, (1, 2, 3, 6), strict=True))
    said = (51.5, 0.05), (4.6, 0.05), (5.4, 0.05), (0.15, 0.005)
    exact = all(near(n, *these) for n, these in zip(found, said, strict=True))
    return exact and near(sum(found), 61.6, 0.05) and near(one, 77.8, 0.05)


def alike(names: int, copies: int) -> Fraction:
    """How often two of four cards are alike, in a deck of so many names."""
    return flip_outcomes(dict.fromkeys(map(str, range(names)), copies), 4).P(lambda kind: kind in ALIKE)


def nine_names() -> bool:
    """Whether nine equally common names are the fewest for fewer than half, in each deck of 54 to 66 cards."""
    even = [(names, cards // names) for cards in range(54, 67) for names in range(6, 12) if not cards % names]
    return all((alike(*deck) < 1 / 2) == (deck[0] >= 9) for deck in even)


def two_mr_t(deck: str) -> Fraction:
    """Of flips of four with a MR. T, how many have two or more."""
    copies = dict(DECKS[deck])["MR. T"]
    none, one = comb(60 - copies, 4), copies * comb(60 - copies, 3)
    return 1 - Fraction(one, comb(60, 4) - none)


@cache
def steps(good: int, bad: int) -> float:
    """Steps of two cards without replacement, until exactly one of them is good; the last if none is left."""
    n = good + bad
    if n < 2:
        return 0.0
    both = good * (good - 1) / (n * (n - 1)) * steps(good - 2, bad) if good > 1 else 0.0
    neither = bad * (bad - 1) / (n * (n - 1)) * steps(good, bad - 2) if bad > 1 else 0.0
    return 1 + both + neither


def both_match(position: int) -> Fraction:
    quantities = M.at(4, position).posed.quantities
    return Fraction(quantities["p"] * quantities["q"])


def targets(position: int) -> tuple[int, int]:
    """Of the unseen cards of lesson 2: those that match KIM or BUS, and the others."""
    cards = M.unseen(2, position)
    good: int = cards["KIM"] + cards["BUS"]
    return good, cards.total() - good


def misses_mostly() -> bool:
    hits, others = targets(6)
    return hits == 16 and others * (others - 1) > 3 * hits * (hits - 1)


def dozer_in_hand() -> Fraction:
    cards = M.unseen(3, 7)
    return hold(cards["DOZER"], cards.total(), 3)


def came(event: str) -> float:
    often, games = COUNTED[2][event]
    return often / games


def twice_the_median() -> float:
    """Of 3,000 games of two, how many take more than twice the median: give or take 0.7 of 100."""
    rng = Random(SEED)
    return sum(course(2, rng).flips > 2 * MEDIAN for _ in range(3000)) / 3000


CLAIMS: Claims = {
    "lessons.md": {
        "a match seems unlikely. But": lambda: M(1, 5) > 1 / 2,
        "{seats} players make {lines} pairs": lambda: M.at(1, 5).posed.slots["lines"] == spelled(comb(4, 2)),
        "more than half of the games are shorter than average": lambda: came("mean") < 1 / 2,
        "A player with more cards survives more often": lambda: 1 / 2 < came("forty") < came("forty_five"),
    },
    "lessons.toml": {
        "seven cards of each name are left. Whatever A shows, 6 of the other 20 cards match it": lambda: (
            {*M.unseen(1, 1).values()} == {7} and M.unseen(1, 1).total() == 21 and M(1, 1) == Fraction(6, 20)
        ),
        "Four players make six pairs, and any of them may match": lambda: comb(4, 2) == 6,
        "All three can be different: A shows one name, B another, C the third": lambda: (
            0 < 1 - M(1, 2) < 1 and len(M.unseen(1, 2)) == 3
        ),
        "Each of them matches in 13 out of 100 flips": lambda: of_100(
            flip_outcomes(M.unseen(1, 5), 2)["stalemate-alike"], 13
        ),
        "so there are three pairs with you in them": lambda: M.at(1, 4).view.seats - 1 == 3,
        "Adding six times 13 gives 78": lambda: of_100(
            6 * flip_outcomes(M.unseen(1, 5), 2)["stalemate-alike"], 78
        ),
        "There are twice as many MR. Ts, but they don't win twice as often": lambda: (
            dict(DECKS["B"])["MR. T"] == 12 and M(1, 3) < M(1, 6) < 2 * M(1, 3)
        ),
        "With two names it is a stalemate only if all three are the same. Nine cards of each name are left": lambda: (
            {*M.unseen(2, 1).items()} == {("DOZER", 9), ("JEFF", 9)}
        ),
        "With 12 MR. Ts two of them often come up together": lambda: (
            two_mr_t("B") > 2 * max(two_mr_t("A"), Fraction(1, 8))
        ),
        "The chance is a little higher, but only because ten cards that don't match are gone": lambda: (
            0 < M(2, 7) - M(2, 6) < 0.05
        ),
        "53 cards are hidden. Seven of them are DOZERs and five are MR. Ts": lambda: (
            [M.unseen(3, 1)[name] for name in ("DOZER", "MR. T")] == [7, 5]
        ),
        "matches in 65 out of 100 steps, and you win the other 35": lambda: (
            of_100(M(3, 3), 65) and M(3, 5) == 1 - M(3, 3)
        ),
        "Seven BUSes are hidden": lambda: M.unseen(3, 6)["BUS"] == 7,
        "and here there are more of them": lambda: both_match(5) > both_match(4),
        "Out of 9 steps, you win 4 and B wins 1": lambda: M(4, 4) == Fraction(4, 5),
        "But out of 25 steps, you win 12 and B wins 2": lambda: M(4, 5) == Fraction(12, 14) > M(4, 4),
        "A would win 2 games out of 3. Here it is a little more": lambda: came("forty") > 40 / 60,
        "even 45 of 60 cards lose one game in five": lambda: of_100(1 - came("forty_five"), 20, 3),
        "two of them often match each other": lambda: two_mr_t("B") > Fraction(1, 4),
        "It's a little more than 3/4": lambda: came("forty_five") > 45 / 60,
        "One game in five is still turned around": lambda: of_100(1 - came("forty_five"), 20, 3),
        "There are sixty cards, but most of them are turned several times": lambda: (
            2 * MEDIAN >= 3 * 60 and came("long") > 3 / 4
        ),
        "Half of the games take more than 120 flips": lambda: MEDIAN == 120 and of_100(came("median"), 50, 1),
        "so fewer than half of the games are longer": lambda: came("mean") < 0.4,
        "Nearly one winner in four had 15 cards or fewer": lambda: 0.21 < came("comeback") < 1 / 4,
    },
    "teacher.md": {
        "you win 18 out of 100 steps, and 64 settle nothing": lambda: (
            of_100(alone := Fraction(12 * 41, 53 * 52), 18)
            and of_100(1 - 2 * alone, 64)
            and M.unseen(3, 4)["DOZER"] + M.unseen(3, 4)["MR. T"] == 12
            and M.unseen(3, 4).total() == 53
        ),
        "must a deck of about 60 cards have before four cards match in fewer than half the flips? (It needs nine. Eight give 55, and nine give 49": (
            lambda: [round(100 * alike(*deck)) for deck in ((8, 8), (9, 7))] == [55, 49] and nine_names()
        ),
        "After most steps that settle nothing, the same 16 matches are among fewer cards": misses_mostly,
        "2.38 steps on average if all cards went back each time. With the real cards it takes 2.35": lambda: (
            near(1 / M(2, 6), 2.38, 0.005) and near(steps(*targets(6)), 2.35, 0.005)
        ),
        "About 19 of 20 students get between 25 and 44": lambda: 0.95 < binomial(100, M(3, 5), 25, 44) < 0.97,
        "and 30 students together get about 35 ± 2": lambda: (
            of_100(M(3, 5), 35) and of_100(2 * (M(3, 5) * (1 - M(3, 5)) / 3000) ** 0.5, 2)
        ),
        "cross out the 33 that contain one. Nine of the other 67 match": lambda: (
            of_100(dozer_in_hand(), 33) and of_100((1 - dozer_in_hand()) * M(3, 8), 9)
        ),
        "a game of more than twice the median or a game of at most half of it? (They are about equally likely": lambda: (
            2 * LENGTHS["long"] == MEDIAN and of_100(twice_the_median(), 100 * (1 - came("long")), 2)
        ),
    },
    "classroom.toml": {
        "51.5 have one matching pair, 4.6 have two pairs, 5.4 have three cards the same and 0.15 have four. Together that is 61.6": said_of_flips,
        "With fewer names matches come more often": lambda: M(1, 8) > M(1, 7) and len(DECKS["C"]) > 5,
    },
    "mr_t_predict.ipynb": {
        "There are three pairs of players with you in them, and six pairs altogether": lambda: (
            M.at(1, 5).posed.slots["lines"] == "six" and M(1, 5) < 2 * M(1, 4)
        ),
    },
}


@pytest.mark.parametrize(("file", "words"), listed(CLAIMS))
def test_a_sentence_that_compares_is_so(file: str, words: str) -> None:
    checked(M.game, CLAIMS, file, words)
