"""The whole numbers of the pictures: they add up, to the number they illustrate, and the exact share is beside."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tests.probability.samples import pictures
from uncle_widgets.probability import sampling
from uncle_widgets.probability.charts import Balance, Columns, Fall, Histogram
from uncle_widgets.probability.counting import first_good, hypergeometric
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import CountedTwice, DrawByDraw, FrequencyGrid, Gaps, WholeTree, decimal
from uncle_widgets.probability.reasons import Node
from uncle_widgets.probability.rounding import hundredths, shares
from uncle_widgets.probability.show import of_hundred


def random_chances(rng: Random, n: int) -> list[Fraction]:
    weights = [rng.randrange(0, 30) for _ in range(n - 1)] + [1]
    return [Fraction(w, sum(weights)) for w in weights]


def test_shares_add_up_and_are_less_than_one_off() -> None:
    rng = Random(1)
    for _ in range(500):
        chances = random_chances(rng, rng.randrange(1, 8))
        n = rng.randrange(0, 101)
        counts = shares(chances, n)
        assert sum(counts) == n
        assert all(abs(count - n * p) < 1 for count, p in zip(counts, chances, strict=True))
        assert all(count == 0 for count, p in zip(counts, chances, strict=True) if not p)


def test_the_double_count_of_three_cards_is_36_and_twice_7() -> None:
    drawn = CountedTwice("", "", hypergeometric(7, 42, 3), "a 5", "5s").drawn()
    assert [n for n, _, _ in drawn["dots"]] == [36, 7, 57]
    assert drawn["hands"] == ["36 + 7", 43]
    assert drawn["cards"] == ["5s", "36 + 2 × 7", 50]
    assert drawn["exact"] == ["43.0%", "50.0"]


@pytest.mark.parametrize("good", range(0, 31, 3))
@pytest.mark.parametrize("draws", [1, 3, 7])
def test_the_hundred_hands_add_up_to_the_headline(good: int, draws: int) -> None:
    picture = CountedTwice("", "", hypergeometric(good, 30, draws), "one", "ones")
    drawn = picture.drawn()
    dots = [n for n, _, _ in drawn["dots"]]
    assert sum(dots) == 100
    assert dots[0] + dots[1] == drawn["hands"][1] == of_hundred(picture.chance)
    assert eval(drawn["hands"][0].replace("×", "*")) == drawn["hands"][1]
    assert eval(drawn["cards"][1].replace("×", "*")) == drawn["cards"][2]


@pytest.mark.parametrize(("total", "good", "draws"), [(42, 7, 3), (100, 33, 7), (5, 4, 3), (3, 0, 2)])
def test_card_by_card_is_the_same_as_counting_hands(total: int, good: int, draws: int) -> None:
    picture = DrawByDraw("", "", total, good, draws, "one")
    product = Fraction(1)
    for top, under in picture.factors():
        product *= Fraction(top, under)
    assert product == picture.none == hypergeometric(good, total, draws).P(lambda k: k == 0)


def test_what_is_struck_out_and_what_is_left_are_the_hundred() -> None:
    rng = Random(2)
    for _ in range(200):
        yes, out, no, out_no = random_chances(rng, 4)
        picture = FrequencyGrid("", "", yes, out, no or Fraction(1, 99), out_no, "100", "a", "b", "c")
        drawn = picture.drawn()
        assert sum(drawn["counts"]) == 100 == sum(n for n, _ in drawn["sides"])
        assert drawn["left"][1] == drawn["counts"][0] + drawn["counts"][2]


def test_every_branch_of_a_tree_of_whole_numbers_adds_up() -> None:
    def check(branch: dict[str, Any]) -> None:
        if branch["children"]:
            assert sum(child["n"] for child in branch["children"]) == branch["n"]
            for child in branch["children"]:
                check(child)

    rng = Random(3)
    for _ in range(100):
        made = Node("all", children=tuple(
            Node("a", p, children=tuple(Node("b", q) for q in random_chances(rng, 3)))
            for p in random_chances(rng, 4)
        ))  # fmt: skip
        check(WholeTree("", "", made).drawn()["tree"])


def test_the_bars_of_a_waterfall_add_up_as_they_are_written() -> None:
    rng = Random(4)
    for _ in range(200):
        parts = tuple((str(k), Fraction(rng.randrange(-999, 999), rng.randrange(1, 99))) for k in range(4))
        *bars, last = Fall("", "", parts, "worth", "chips").bars()["bars"]
        written = [Fraction(text.replace("−", "-")) for _, _, _, text in bars]
        assert sum(written) == Fraction(last[3].replace("−", "-"))
        assert last[2] == pytest.approx(float(sum(part for _, part in parts)))


def test_hundredths_add_up_and_are_less_than_one_off() -> None:
    assert hundredths([Fraction(1, 3)] * 3) == [Fraction(34, 100), Fraction(33, 100), Fraction(33, 100)]
    assert hundredths([Fraction(0), Fraction(5, 3), -Fraction(2, 3)]) == [
        0,
        Fraction(167, 100),
        -Fraction(67, 100),
    ]


def test_rounding_never_shows_minus_nothing() -> None:
    assert decimal(Fraction(-1, 1000)) == "0.00"
    assert decimal(Fraction(-1, 2)) == "−0.50"


def test_heaps_on_the_beam_are_all_the_rounds() -> None:
    picture = Balance("", "", tuple(Fraction(x) for x in (1, 1, 2, -3)), Fraction(1, 4), "chips")
    assert picture.heaps() == [(-3, 1), (1, 2), (2, 1)]
    assert picture.mean == Fraction(1, 4)


def test_gaps_and_their_cards_are_the_row() -> None:
    picture = pictures()["gaps"]
    assert isinstance(picture, Gaps)
    drawn = picture.drawn()
    assert sum(drawn["gaps"]) + len(drawn["row"]) == drawn["total"] == 34
    assert picture.gap + 1 == first_good(6, 34).E() == 5


def test_columns_name_mean_median_and_likeliest() -> None:
    drawn = Columns("", "", first_good(6, 34), "cards").drawn()
    assert (drawn["mean"][1], drawn["median"], drawn["likeliest"]) == ("5", 4, [1, "17.6%"])
    assert sum(drawn["shares"]) == pytest.approx(1, abs=1e-4)


def test_a_histogram_keeps_every_share() -> None:
    picture = Histogram("", "", Dist({0: 1, 9: 2, 10: 3, 35: 4}), 10, 9, 10, "points")
    assert picture.bins() == (Fraction(3, 10), Fraction(3, 10), 0, Fraction(4, 10))
    assert picture.within == Fraction(1, 2)


def test_feet_are_counted_from_the_rows() -> None:
    picture = pictures()["footprints"].drawn()
    assert len(picture["feet"]) == len(picture["exact"]) == 50
    assert picture["feet"][49] <= picture["n"] == 100
    assert all(row[0] == 0 and row[-1] >= 50 for row in picture["rows"])


def test_runs_are_the_same_for_a_seed_and_closer_when_longer() -> None:
    chance = Fraction(141, 328)
    first, again, other = (sampling.runs(chance, seed) for seed in (1964, 1964, 7))
    assert first == again
    assert first != other
    near = [first.near(n) for n in sampling.LENGTHS]
    assert near == sorted(near)
    assert near[0] < 70
    assert near[2] == 100


def test_about_one_band_in_twenty_misses() -> None:
    missed = sum(len(sampling.intervals(Fraction(2, 5), seed).misses()) for seed in range(50))
    assert 20 <= missed <= 80  # of 1,000


@pytest.mark.parametrize("name", pictures())
def test_every_picture_says_its_numbers(name: str) -> None:
    plain = pictures()[name].plain()
    assert plain["title"]
    assert any(sign.isdigit() for sign in plain["spoken"])
    assert plain["spoken"].endswith(".")
