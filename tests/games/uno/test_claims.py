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


def costs_the_same() -> bool:
    """The bluffing rates of lesson 3 at which both choices cost the same: one at position 4, none at position 1."""
    many, few = (odds.has_colour(c, N.at(3, p).view.unseen, n) for c, p, n in (("b", 4, 5), ("r", 1, 1)))
    formula = [(1 - p) / (2 * p) for p in (many, few)]
    found = odds.indifferent_rate(many)
    return (
        found == formula[0]
        and of_100(found, 12.5, 0.05)
        and formula[1] == 1.5
        and odds.indifferent_rate(few) is None
    )


CLAIMS: Claims = {
    "lessons.md": {
        "In four deals out of five they are worth between {low} and {top} points": four_in_five,
        "is a number card about as likely as from the whole deck?": as_likely,
        "Most cards are numbers": lambda: 2 * sum(POINTS[card] < 10 for card in DECK) > len(DECK),
    },
    "lessons.toml": {
        "30 of the 90 cards fit, and that's the answer": lambda: N(1, 1) == Fraction(30, 90),
        "It's less than twice the answer for one card, because some hands hold two": (
            lambda: N(1, 1) < N(1, 2) < 2 * N(1, 1)
        ),
        "Adding 33 three times gives 100, but B isn't certain to play": (
            lambda: of_100(N(1, 1), 33) and 3 * N(1, 1) == 1 > N(1, 4)
        ),
        "the answer only goes from 71 to 92": lambda: of_100(N(1, 4), 71) and of_100(N(1, 5), 92),
        "Seven cards contain 2.45 cards that fit, on average": lambda: near(
            7 * Fraction(odds.useful("r7", N.at(1, 7).view.unseen), 100), 2.45, 0
        ),
        "B has four cards and one in four fits": lambda: (
            Fraction(odds.useful("b4", N.at(1, 8).view.unseen), len(N.at(1, 8).view.unseen)) == Fraction(1, 4)
        ),
        "So three more cards fit by number, where it was six with the 7": lambda: (
            [sum(c[1:] == n for c in DECK if c[0] != "r") for n in "07"] == [3, 6]
        ),
        "Only six of the 25 green cards have been played": lambda: colours(2, 3)["g"] == 25 - 6,
        "The 7 on top is the only red card that has been played": lambda: colours(2, 4)["r"] == 25 - 1,
        "So many red cards have been played that few are left": lambda: colours(2, 5)["r"] < 25 / 2,
        "A run of red makes the next red card less likely, not more": lambda: N(2, 5) < N(2, 4),
        "No number fits on a Wild, and most of the green cards have been played": (
            lambda: colours(2, 6)["g"] < 25 / 2
        ),
        "Few players have red, and only a few of those bluff": lambda: (
            odds.has_colour("r", N.at(3, 1).view.unseen, 1) == Fraction(1, 4) > N(3, 1)
        ),
        "Half of them have red": lambda: of_100(odds.has_colour("r", N.at(3, 2).view.unseen, 2), 50),
        "It costs a little less than 4 cards on average, and accepting costs 4": lambda: (
            3.7 < odds.challenge_value(N(3, 3)) < odds.ACCEPT == 4
        ),
        "Most players have blue, but only one in ten of those": lambda: (
            of_100(odds.has_colour("b", N.at(3, 4).view.unseen, 5), 80) and N.at(3, 4).question.rate == 10
        ),
        "The chance is 60 out of 100 before and after": lambda: (
            of_100(N(3, 6), 60) and of_100(odds.has_colour("y", N.at(3, 6).view.unseen, 3), 60)
        ),
        "you've already seen 19 of the 25 red ones": lambda: colours(3, 7)["r"] == 25 - 19,
        "So 24 are left, and naming yellow helps B most": lambda: (
            colours(4, 2)["y"] == 24 and N(4, 2) == max(N(4, 2, colour=c) for c in COLOURS)
        ),
        "The colour you hold most of isn't the safest one": lambda: (
            N(4, 4, colour="g") > min(N(4, 4, colour=c) for c in COLOURS)
        ),
        "You hold three green cards, but there are many more": lambda: (
            sum(card[0] == "g" for card in N.at(4, 4).view.hand) == 3 < colours(4, 4)["g"]
        ),
        "You've seen 15 of the 25 blue cards. You hold none, but blue is the safest colour to name": lambda: (
            colours(4, 5)["b"] == 25 - 15
            and not any(card[0] == "b" for card in N.at(4, 5).view.hand)
            and N(4, 5) == min(N(4, 5, colour=c) for c in COLOURS)
        ),
        "So green makes up more of what's left": lambda: N(4, 6) > N(4, 3),
        "That's why blue falls from 30 to 26 while green rises": lambda: (
            of_100(N(4, 7, read="any"), 30) and of_100(N(4, 7), 26) and N(4, 6) > N(4, 6, read="any")
        ),
        "No single card is worth 12": lambda: N(5, 1) == 12 not in {*POINTS.values()},
        "and only eight are worth 50": lambda: sum(POINTS[card] == 50 for card in DECK) == 8,
        "Five cards are worth five times as much as one": lambda: N(5, 2) == 5 * N(5, 1),
        "21 cards are worth 21 times as much as one": lambda: (
            N(5, 3) == 21 * odds.mean_points(N.at(5, 3).view.unseen)
        ),
        "Only low cards have been played, so the cards that are left are worth more": lambda: (
            N(5, 4) > 6 * odds.mean_points(odds.FULL)
        ),
        "Four wild cards have been played in place of four low cards": seen_swapped,
        "So 190 points fewer are left than at position 4": lambda: (
            sum(POINTS[c] * n for c, n in N.unseen(5, 4).items())
            - sum(POINTS[c] * n for c, n in N.unseen(5, 5).items())
            == 190
        ),
        "is worth 11.5 points on average. At the table before this one it was 12.5": lambda: (
            near(N(5, 6) / 5, 11.5, 0.05) and N(5, 5) / 6 == Fraction(25, 2)
        ),
        "Ten cards are worth twice as much as five, on average. But the totals don't spread twice as far": lambda: (
            N(5, 7) == 2 * N(5, 6) and spread(7) < 2 * spread(6)
        ),
        "A third opponent halves your chance of getting away with it": lambda: 1 - N(6, 2) == (1 - N(6, 1)) / 2,
        "You escape each opponent 4 times in 5": lambda: N.at(6, 3).question.notice == 20,
        "While the chances are small, adding them up comes close: 50 instead of 41": (
            lambda: of_100(N(6, 4), 41) and 0.05 / N(6, 4, notice=1) < 1.03
        ),
        "twice the chance for each doesn't double the answer: it goes from 41 to 67": lambda: (
            of_100(N(6, 5), 67) and N(6, 5) < 2 * N(6, 4)
        ),
        "still you get away with it 39 times out of 100": lambda: of_100(1 - N(6, 6), 39),
    },
    "teacher.md": {
        "1 − (2/3)³, which is 70.4 instead of 70.9": lambda: (
            of_100(1 - Fraction(2, 3) ** 3, 70.4, 0.05) and of_100(N(1, 4), 70.9, 0.05)
        ),
        "There must be seven. With seven it's 52.2 out of 100, and with six only 46.9": lambda: (
            of_100(odds.caught(7, 0.1), 52.2, 0.05) and of_100(odds.caught(6, 0.1), 46.9, 0.05)
        ),
        "it comes only 1.3 times out of 100. A total within ten of it comes 24 times, and a total from 25 to 96 comes 81": lambda: (
            [round(1000 * five(*ends)) for ends in ((57, 57), (47, 67), (25, 96))] == [13, 241, 809]
        ),
        "If you name red, the answer is 53. For green it is 59, for blue 56 and for yellow 0": lambda: (
            named(8) == [53, 59, 56, 0]
        ),
        "At 12.5, or (1 − p)/(2p) if p is the chance of having the colour.) Why is there no such rate at position 1? (It would have to be 150": (
            costs_the_same
        ),
        "No card is worth 12 points, so what does 12 mean?": lambda: 12 not in POINTS.values(),
    },
    "classroom.toml": {
        "Nearly all the blue cards have been played": lambda: colours(2, 8)["b"] == 3,
        "all of them except the red 7 on the table": lambda: colours(2, 1)["r"] == 24,
    },
    "uno_predict.ipynb": {
        "what a second draw adds, and why it adds less than the first": lambda: (
            N(2, 7) - N(2, 7, draws=1) < N(2, 7, draws=1) == 0.25
        ),
    },
}


@pytest.mark.parametrize(("file", "words"), listed(CLAIMS))
def test_a_sentence_that_compares_is_so(file: str, words: str) -> None:
    checked(N.game, CLAIMS, file, words)
