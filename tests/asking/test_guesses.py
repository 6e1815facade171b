"""The end of a watched game in words: how many hits were to be expected, and which numbers were far off."""

from fractions import Fraction
from itertools import product
from math import prod

import pytest

from uncle_widgets.asking.guesses import Guess, ending, furthest, hits, missed

CHANCES = [
    Fraction(677, 1827),
    Fraction(5, 11),
    Fraction(525, 1804),
    Fraction(3893, 7963),
    Fraction(1, 2),
    Fraction(4, 9),
    Fraction(57, 146),
]
SAID = [50, 40, 35, 50, 60, 50, 30]
THREE = "20 (it was 49), 60 (it was 37) and 70 (it was 50)"
CAME = [True, False, False, False, True, True, True]


def made(chances: list[Fraction] = CHANCES, said: list[int] = SAID, came: list[bool] = CAME) -> list[Guess]:
    return [
        Guess(Fraction(one, 100), exact, it, "", at, question=f"Q{at % 2}")
        for at, (exact, one, it) in enumerate(zip(chances, said, came, strict=True))
    ]


def test_as_many_hits_or_more_are_counted_over_all_ways_the_stops_may_come() -> None:
    ways = (
        prod(p if yes else 1 - p for p, yes in zip(CHANCES, way, strict=True))
        for way in product((0, 1), repeat=7)
        if sum(way) >= 4
    )
    n = round(100 * sum(ways))
    assert hits(made()) == (
        "Four of the seven things you guessed about happened.",
        f"You'd expect 2.9 on average, and 4 or more in about {n} out of 100 games.",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("chances", "came", "told"),
    [
        (
            [Fraction(1, 2)] * 3,
            [False, False, True],
            "You'd expect 1.5 on average, and 1 or fewer in exactly 50 out of 100 games.",
        ),
        (
            [Fraction(1, 2)] * 2,
            [False] * 2,
            "You'd expect 1.0 on average, and none in exactly 25 out of 100 games.",
        ),
        ([Fraction(1, 6)], [True], "You'd expect that in about 17 out of 100 games."),
        (
            [Fraction(1, 5)] * 2,
            [True] * 2,
            "You'd expect 0.4 on average, and both in exactly 4 out of 100 games. That is rare.",
        ),
        (
            [Fraction(4, 5)] * 3,
            [False] * 3,
            "You'd expect 2.4 on average, and none in about 1 out of 100 games. That is rare.",
        ),
    ],
)
def test_hits_are_told_from_the_side_on_which_they_lie(
    chances: list[Fraction], came: list[bool], told: str
) -> None:
    assert hits(made(chances, [50] * len(came), came))[1] == told


def test_an_amount_and_what_is_not_seen_are_no_hits() -> None:
    amount = Guess(Fraction(7), Fraction(521, 100), None, "It brought 6.", 0, measure="chips", span=(-5, 10))
    assert hits([amount, Guess(Fraction(1, 2), Fraction(1, 2), None, "")]) == ("", "")
    assert furthest([amount]) == ("", "Your guess was too high: 7 (it was 5.21).")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ([37, 45, 29, 49, 50, 44, 39], "All your guesses were close."),
        (SAID, "One guess was too high: 50 (it was 37)."),
        (
            [60, 45, 29, 49, 70, 44, 39],
            "Two guesses were not close, and both were too high. They were 60 (it was 37) and 70 (it was 50).",
        ),
        (
            [60, 45, 29, 20, 70, 44, 39],
            f"Three guesses were not close, and two of them were too high. They were {THREE}.",
        ),
        (
            [0] * 7,
            "Seven guesses were not close, and all were too low. The furthest off were "
            "0 (it was 50), 0 (it was 49) and 0 (it was 45).",
        ),
    ],
)
def test_the_numbers_that_were_further_off_are_told(said: list[int], told: str) -> None:
    assert furthest(made(said=said)) == ("", told)


def test_the_end_counts_what_was_near_and_leads_to_what_was_missed_most() -> None:
    told = ending(made(), "You were sure.", [])
    assert (told["title"], told["near"], told["lines"][-1]) == (
        "Your seven guesses",
        "6 close",
        ("", "You were sure."),
    )
    assert missed(made(), []) == "Q0"
    assert missed([], ["a", "b", "b"]) == "b"
    assert missed([], []) == ""
    assert ending([Guess(None, Fraction(1, 2), True, "")], "", [])["lines"][0][0] == "You didn't guess this time."
