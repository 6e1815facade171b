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
THREE = "20 for 49, 60 for 37, 70 for 50"
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
        "Hits expected 2.9, came 4.", f"Seven such stops bring four or more in about {n} of 100 games.",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("chances", "came", "told"),
    [
        (
            [Fraction(1, 2)] * 3,
            [False, False, True],
            "Three such stops bring one or fewer in exactly 50 of 100 games.",
        ),
        ([Fraction(1, 2)] * 2, [False] * 2, "Two such stops bring none in exactly 25 of 100 games."),
        ([Fraction(1, 6)], [True], "One such stop brings one in about 17 of 100 games."),
        ([Fraction(1, 5)] * 2, [True] * 2, "Two such stops bring two in exactly 4 of 100 games. That is rare."),
        ([Fraction(4, 5)] * 3, [False] * 3, "Three such stops bring none in about 1 of 100 games. That is rare."),
    ],
)
def test_hits_are_told_from_the_side_on_which_they_lie(
    chances: list[Fraction], came: list[bool], told: str
) -> None:
    assert hits(made(chances, [50] * len(came), came))[1] == told


def test_an_amount_and_what_is_not_seen_are_no_hits() -> None:
    amount = Guess(Fraction(7), Fraction(521, 100), None, "It brought 6.", 0, measure="chips", span=(-5, 10))
    assert hits([amount, Guess(Fraction(1, 2), Fraction(1, 2), None, "")]) == ("", "")
    assert furthest([amount]) == ("", "Once you were further off, too high: 7 for 5.21.")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ([37, 45, 29, 49, 50, 44, 39], "All your numbers were near."),
        (SAID, "Once you were further off, too high: 50 for 37."),
        ([60, 45, 29, 49, 70, 44, 39], "Twice you were further off, both times too high: 60 for 37, 70 for 50."),
        ([60, 45, 29, 20, 70, 44, 39], f"Three times you were further off, twice too high: {THREE}."),
        ([0] * 7, "Seven times you were further off, each time too low. Furthest: 0 for 50, 0 for 49, 0 for 45."),
    ],
)
def test_the_numbers_that_were_further_off_are_told(said: list[int], told: str) -> None:
    assert furthest(made(said=said)) == ("", told)


def test_the_end_counts_what_was_near_and_leads_to_what_was_missed_most() -> None:
    told = ending(made(), "You were sure.", [])
    assert (told["title"], told["near"], told["lines"][-1]) == (
        "Your seven stops",
        "6 near",
        ("", "You were sure."),
    )
    assert missed(made(), []) == "Q0"
    assert missed([], ["a", "b", "b"]) == "b"
    assert missed([], []) == ""
    assert ending([Guess(None, Fraction(1, 2), True, "")], "", [])["lines"][0][0] == "You gave no number."
