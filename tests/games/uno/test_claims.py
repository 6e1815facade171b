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


def share(lesson: int, position: int) -> Fraction:
    """How many of the unseen cards fit on the top card, or on the colour that was named."""
    view = N.at(lesson, position).view
    top = view.table.top if COLOUR[view.table.top] else view.table.colour
    return Fraction(odds.useful(top, view.unseen), len(view.unseen))


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
    """The bluffing rates of lesson 3 at which both choices cost the same: one at position 4, none at position 2."""
    many, few = (odds.has_colour(c, N.at(3, p).view.unseen, n) for c, p, n in (("b", 4, 5), ("r", 2, 1)))
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
        "So only the 24 red cards count": lambda: (
            colours(1, 1)["r"] == colours(1, 2)["r"] == 24 and not colours(1, 1)[""] and not colours(1, 2)[""]
        ),
        "It's less than 40 + 40, because some hands hold two red cards": lambda: (
            N(1, 1) == Fraction(40, 100) and N(1, 2) < 2 * N(1, 1)
        ),
        "Adding 28 three times gives 84": lambda: 3 * share(1, 4) == Fraction(84, 100) > N(1, 4),
        "The sum tells you that B's hand has 0.84 cards that fit, on average": lambda: near(
            3 * share(1, 4), 0.84, 0
        ),
        "B holds twice as many cards as before, but the answer only goes from 63 to 87": lambda: (
            of_100(N(1, 4), 63) and of_100(N(1, 5), 87) and N.unseen(1, 4) == N.unseen(1, 5)
        ),
        "Adding 28 six times would give 168": lambda: 6 * share(1, 5) == Fraction(168, 100),
        "Seven cards contain 2.45 cards that fit, on average": lambda: near(
            7 * Fraction(odds.useful("r7", N.at(1, 7).view.unseen), 100), 2.45, 0
        ),
        "B has four cards and one in four fits": lambda: (
            Fraction(odds.useful("b4", N.at(1, 8).view.unseen), len(N.at(1, 8).view.unseen)) == Fraction(1, 4)
        ),
        "Most of the green cards and all the wild cards have been played. Only 7 of the 70": lambda: (
            colours(2, 1)["g"] == 7 < 25 / 2 and not colours(2, 1)[""] and colours(2, 1).total() == 70
        ),
        "Only five red cards and one wild card have been played. That leaves 27 of 60": lambda: (
            (colours(2, 2)["r"], colours(2, 2)[""], colours(2, 2).total()) == (25 - 5, 8 - 1, 60)
            and N(2, 2) == Fraction(27, 60)
        ),
        "The 7 on top is the only red card that has been played": lambda: colours(2, 4)["r"] == 25 - 1,
        "So many red cards have been played that only four are left": lambda: colours(2, 5)["r"] == 4,
        "A run of red makes the next red card less likely, not more": lambda: N(2, 5) < N(2, 4),
        "No number fits on a Wild, and most of the green cards have been played": (
            lambda: colours(2, 6)["g"] < 25 / 2
        ),
        "Few players have red, and only a few of those bluff": lambda: (
            odds.has_colour("r", N.at(3, 2).view.unseen, 1) == Fraction(1, 4) > N(3, 2)
        ),
        "Half of them have red": lambda: of_100(odds.has_colour("r", N.at(3, 3).view.unseen, 2), 50),
        "It costs a little less than 4 cards on average, and accepting costs 4": lambda: (
            3.7 < odds.challenge_value(N(3, 1)) < odds.ACCEPT == 4
        ),
        "Most players have blue, but only one in ten of those": lambda: (
            of_100(odds.has_colour("b", N.at(3, 4).view.unseen, 5), 80) and N.at(3, 4).question.rate == 10
        ),
        "The chance is 60 out of 100 before and after": lambda: (
            of_100(N(3, 6), 60) and of_100(odds.has_colour("y", N.at(3, 6).view.unseen, 3), 60)
        ),
        "you've already seen 19 of the 25 red ones": lambda: colours(3, 7)["r"] == 25 - 19,
        "so red is a bad choice: 24 of the 60 cards you can't see are red": lambda: (
            colours(4, 1)["r"] == 24 and N(4, 1) == max(N(4, 1, colour=c) for c in COLOURS)
        ),
        "Almost all the green cards have been played. Only 3 of the 60 cards": lambda: (
            colours(4, 2)["g"] == 3 and not colours(4, 2)[""] and colours(4, 2).total() == 60
        ),
        "You hold more green cards than any others, but green is the worst colour to name here": lambda: (
            Counter(c[0] for c in N.at(4, 4).view.hand).most_common(1)[0][0] == "g"
            and N(4, 4) == max(N(4, 4, colour=c) for c in COLOURS) == Fraction(25, 60)
        ),
        "You hold three green cards, but there are many more": lambda: (
            sum(card[0] == "g" for card in N.at(4, 4).view.hand) == 3 < colours(4, 4)["g"]
        ),
        "You've seen 23 of the 25 blue cards. You hold none, but blue is the safest colour to name": lambda: (
            colours(4, 5)["b"] == 25 - 23
            and not any(card[0] == "b" for card in N.at(4, 5).view.hand)
            and N(4, 5) == min(N(4, 5, colour=c) for c in COLOURS)
        ),
        "So green makes up more of what's left": lambda: N(4, 6) > N(4, 3),
        "That's why blue falls from 24 to 11 while green rises": lambda: (
            of_100(N(4, 7, read="any"), 24) and of_100(N(4, 7), 11) and N(4, 6) > N(4, 6, read="any")
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
        "Six opponents with 10 out of 100 each don't make 60": lambda: (
            N.at(6, 4).posed.question.notice == 10 and len(N.at(6, 4).view.hands) == 7 and N(6, 4) < 0.6
        ),
        "twice the chance for each doesn't double the answer: it goes from 47 to 74": lambda: (
            of_100(N(6, 4), 47) and of_100(N(6, 5), 74) and N(6, 5) < 2 * N(6, 4)
        ),
        "still you get away with it 39 times out of 100": lambda: of_100(1 - N(6, 6), 39),
    },
    "teacher.md": {
        "1 − 0.72³, which is 62.7 instead of 63.3": lambda: (
            of_100(1 - Fraction(72, 100) ** 3, 62.7, 0.05) and of_100(N(1, 4), 63.3, 0.05)
        ),
        "Adding the chances gives 80 at position 2, 84 at position 4, 75 at position 6, and 100 or more": lambda: (
            [2 * share(1, 2), 3 * share(1, 4), 3 * share(1, 6)] == [Fraction(n, 100) for n in (80, 84, 75)]
            and 6 * share(1, 5) >= 1 <= 4 * share(1, 8)
        ),
        "Forgetting the wild cards gives 52 at position 4 and 45 at position 6": lambda: (
            of_100(N(1, 4, wilds="without"), 52) and of_100(N(1, 6, wilds="without"), 45)
        ),
        "the answer only rises by 24": lambda: of_100(N(1, 5) - N(1, 4), 24),
        "Forgetting the pass gives 63 at position 6, 24 at position 7 and 58 at position 8": lambda: all(
            of_100(N(4, at, read="any"), n) for at, n in ((6, 63), (7, 24), (8, 58))
        ),
        "Adding the chances of two cards gives 77, 97 and 89 at positions 3, 6 and 8": lambda: all(
            of_100(2 * Fraction(*of), n) for of, n in (((27, 70), 77), ((18, 37), 97), ((16, 36), 89))
        ),
        "There must be seven. With seven it's 52.2 out of 100, and with six only 46.9": lambda: (
            of_100(odds.caught(7, 0.1), 52.2, 0.05) and of_100(odds.caught(6, 0.1), 46.9, 0.05)
        ),
        "it comes only 1.3 times out of 100. A total within ten of it comes 24 times, and a total from 25 to 96 comes 81": lambda: (
            [round(1000 * five(*ends)) for ends in ((57, 57), (47, 67), (25, 96))] == [13, 241, 809]
        ),
        "If you name red or green, the answer is 48. For blue it is 70 and for yellow 0": lambda: (
            named(8) == [48, 48, 70, 0]
        ),
        "At 12.5, or (1 − p)/(2p) if p is the chance of having the colour.) Why is there no such rate at position 2? (It would have to be 150": (
            costs_the_same
        ),
        "No card is worth 12 points, so what does 12 mean?": lambda: 12 not in POINTS.values(),
    },
    "classroom.toml": {
        "Nearly all the blue cards have been played": lambda: colours(2, 8)["b"] == 3,
        "all of them except the red 7 on the table": lambda: colours(2, 3)["r"] == 24,
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
