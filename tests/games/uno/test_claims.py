"""Sentences of UNO that compare, or say how often something comes (see `tests/games/claims.py`)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tests.games.claims import Claims, asked, checked, listed, near, of_100
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, DECK, POINTS

N = asked("uno")


def colours(lesson: int, position: int) -> Counter[str]:
    """Unseen cards of each colour; of none ('') the wilds."""
    return Counter(COLOUR[card] for card in N.at(lesson, position).view.unseen)


def seen_swapped() -> bool:
    gone = N.unseen(5, 4) - N.unseen(5, 5)
    back = N.unseen(5, 5) - N.unseen(5, 4)
    return gone == {"w": 4} and back.total() == 4 and max(POINTS[card] for card in back) < 10


def spread(position: int) -> int:
    slots = N.at(5, position).posed.slots
    return int(slots["top"]) - int(slots["low"])


def four_in_five() -> bool:
    for position in range(1, 9):
        (picture,) = N.at(5, position).posed.pictures
        between = picture.dist.P(lambda worth, picture=picture: picture.low <= worth <= picture.high)
        if not 0.8 <= between < 0.85:
            return False
    return True


def as_likely() -> bool:
    """With 5 numbers in a hand of seven, and with no other count, it is nearly that of the whole deck."""
    numbers = sum(card[1:].isdecimal() for card in DECK)
    apart = [abs(Fraction(numbers - held, 101) - Fraction(numbers, 108)) for held in range(8)]
    return apart.index(min(apart)) == 5 and apart[5] < 0.001


def five(low: int, high: int) -> Fraction:
    """How often five cards of the deck are worth so much."""
    return odds.points(odds.FULL, 5).P(lambda worth: low <= worth <= high)


def named(position: int, **settings: Any) -> list[int]:
    return [round(100 * N(4, position, colour=colour, **settings)) for colour in COLOURS]


CLAIMS: Claims = {
    "lessons.md": {
        "Four deals in five lie from {low} to {top}": four_in_five,
        "is a number about as likely as from the whole deck": as_likely,
        "Most cards are numbers": lambda: 2 * sum(POINTS[card] < 10 for card in DECK) > len(DECK),
    },
    "lessons.toml": {
        "Less than twice as much: some hands hold two": lambda: N(1, 1) < N(1, 2) < 2 * N(1, 1),
        "a far smaller gain than the first three brought": lambda: N(1, 5) - N(1, 4) < N(1, 4) / 3,
        "Seven cards hold two or three that fit on average": lambda: (
            2 < 7 * Fraction(odds.useful("r7", N.at(1, 7).view.unseen), 100) < 3
        ),
        "only three more zeros, where there were six more sevens": lambda: (
            [sum(c[1:] == n for c in DECK if c[0] != "r") for n in "07"] == [3, 6]
        ),
        "Six of the 25 greens have gone, and 19 are still to come": lambda: colours(2, 3)["g"] == 19,
        "Hardly a red has gone": lambda: colours(2, 4)["r"] == 24,
        "no number helps, and most of the greens have gone": lambda: colours(2, 6)["g"] < 25 / 2,
        "Few hold red, and fewer bluff": lambda: (
            odds.has_colour("r", N.at(3, 1).view.unseen, 1) == Fraction(1, 4) > N(3, 1)
        ),
        "Half of them hold red": lambda: of_100(odds.has_colour("r", N.at(3, 2).view.unseen, 2), 50),
        "Four in five hold blue": lambda: of_100(odds.has_colour("b", N.at(3, 4).view.unseen, 5), 80),
        "yet most of the reds have been seen": lambda: colours(3, 7)["r"] < 25 / 2,
        "You hold one yellow, and no other has gone": lambda: colours(4, 2)["y"] == 24,
        "The longest colour is not the safest": lambda: (
            N(4, 4, colour="g") > min(N(4, 4, colour=c) for c in COLOURS)
        ),
        "Most of the blues have gone, and you hold none: that is the safest": (
            lambda: colours(4, 5)["b"] < 25 / 2 and N(4, 5) == min(N(4, 5, colour=c) for c in COLOURS)
        ),
        "Among the rest the greens are more than before": lambda: N(4, 6) > N(4, 3),
        "so blue falls while green rises": lambda: N(4, 7) < N(4, 7, read="any") and N(4, 6) > N(4, 6, read="any"),
        "No single card is worth that": lambda: N(5, 1) not in {*POINTS.values()},
        "8 are worth 50": lambda: sum(POINTS[card] == 50 for card in DECK) == 8,
        "Only low cards have gone, so what is left is dear": lambda: N(5, 4) > 6 * odds.mean_points(odds.FULL),
        "Four wilds have gone in place of four low cards": seen_swapped,
        "a card is worth a little less than at that table": lambda: 0 < N(5, 2) - N(5, 6) < 3,
        "Twice the cards, twice the mean. The band does not double": lambda: (
            N(5, 7) == 2 * N(5, 6) and spread(7) < 2 * spread(6)
        ),
        "The sum says 50. The smaller the chances, the nearer it comes": (
            lambda: near(0.5 / N(6, 4), 1.22, 0.01) and 0.05 / N(6, 4, notice=1) < 1.03
        ),
        "Five times as much is not certain, and twice the rate is not twice the chance": lambda: (
            N(6, 5) < 1 and N(6, 5) < 2 * N(6, 4)
        ),
        "and still a good part escapes": lambda: 1 - N(6, 6) > 1 / 3,
    },
    "teacher.md": {
        "(7: 52.2; 6: 46.9.)": lambda: (
            of_100(odds.caught(7, 0.1), 52.2, 0.05) and of_100(odds.caught(6, 0.1), 46.9, 0.05)
        ),
        "1.3 of 100; within ten of it 24; from 25 to 96 81": lambda: (
            [round(1000 * five(*ends)) for ends in ((57, 57), (47, 67), (25, 96))] == [13, 241, 809]
        ),
        "r 53, g 59, b 56, y 0": lambda: named(8) == [53, 59, 56, 0],
        "It would have to be 150: too few hold red": lambda: odds.indifferent_rate(Fraction(1, 4)) is None,
        "No card is worth 12": lambda: 12 not in POINTS.values(),
    },
    "classroom.toml": {
        "Nearly all the blue cards are gone": lambda: colours(2, 8)["b"] == 3,
        "All but the red 7 on the table": lambda: colours(2, 1)["r"] == 24,
    },
    "uno_predict.ipynb": {
        "what a second draw adds, and why it is less than the first": lambda: (
            N(2, 7) - N(2, 7, draws=1) < N(2, 7, draws=1) == 0.25
        ),
    },
}


@pytest.mark.parametrize(("file", "words"), listed(CLAIMS))
def test_a_sentence_that_compares_is_so(file: str, words: str) -> None:
    checked(N.game, CLAIMS, file, words)
