"""Dist: whole-number weights, exact chances."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from uncle_widgets.probability.dist import Dist

DIE = Dist.of(range(1, 7))
weights = st.dictionaries(st.integers(-5, 5), st.integers(0, 9), min_size=1, max_size=8).filter(
    lambda found: any(found.values())
)


def test_a_die() -> None:
    assert DIE.total == 6
    assert DIE[3] == Fraction(1, 6)
    assert DIE.P(lambda n: n > 4) == Fraction(1, 3)
    assert (DIE.E(), DIE.variance()) == (Fraction(7, 2), Fraction(35, 12))
    assert DIE.E(lambda n: n % 2) == Fraction(1, 2)
    assert 7 not in DIE
    assert len(DIE) == 6


def test_two_dice_beside_icepool() -> None:
    two = DIE.then(lambda a: DIE.map(lambda b: a + b))
    peer = icepool.d6 + icepool.d6
    assert dict(two) == {n: peer.probability(n) for n in range(2, 13)}
    assert two.variance() == peer.variance()


@given(weights)
def test_chances_add_up_to_one(found: dict[int, int]) -> None:
    dist = Dist(found)
    assert sum(dist.values()) == 1
    assert dist == Dist({x: 3 * n for x, n in found.items()})
    assert hash(dist) == hash(Dist({x: 3 * n for x, n in found.items()}))
    assert dist == Dist.chances(dict(dist))
    assert dist.map(lambda x: x * x).E() == dist.E(lambda x: x * x)
    assert dist.variance() == dist.E(lambda x: x * x) - dist.E() ** 2
    assert dict(dist.weights) == {x: n for x, n in found.items() if n}


@given(weights, st.integers(-5, 5))
def test_bayes(found: dict[int, int], limit: int) -> None:
    dist = Dist(found)
    chance = dist.P(lambda x: x <= limit)
    if chance:
        known = dist.given(lambda x: x <= limit)
        assert all(known[x] * chance == dist[x] for x in known)
    else:
        with pytest.raises(ValueError, match="chance 0"):
            dist.given(lambda x: x <= limit)


def test_then_is_the_law_of_total_probability() -> None:
    urn = Dist({"red": 2, "blue": 3})
    second = urn.then(lambda first: Dist({"red": 2 - (first == "red"), "blue": 3 - (first == "blue")}))
    assert second == urn


@pytest.mark.parametrize("bad", [{}, {1: 0}, {1: -1, 2: 3}])
def test_what_is_no_distribution_is_refused(bad: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="whole-number weights"):
        Dist(bad)


@pytest.mark.parametrize("other", [Dist({1: 1}), Dist({1: 1, 2: 2}), 5, {1: Fraction(1, 2)}])
def test_unequal(other: object) -> None:
    assert Dist({1: 1, 2: 1}) != other


def test_samples_follow_the_weights() -> None:
    dist, rng = Dist({"a": 1, "b": 2, "c": 7}), Random(5)
    n = 20_000
    counts = dict.fromkeys(dist, 0)
    for _ in range(n):
        counts[dist.sample(rng)] += 1
    for x, p in dist.items():
        assert abs(counts[x] / n - p) < 4 * float(p * (1 - p) / n) ** 0.5
    assert [dist.sample(Random(9)) for _ in range(3)] == [dist.sample(Random(9))] * 3


def test_it_shows_itself() -> None:
    dist = Dist({"<b>": 1, "c": 3})
    assert eval(repr(dist), {"Dist": Dist}) == dist
    html = dist._repr_html_()
    assert "&lt;b&gt;" in html
    assert "<b>" not in html
    assert "25.00%" in html
    assert html.startswith("<p>2 outcomes.</p><table>")


def test_it_says_its_mean_and_shows_no_more_than_one_looks_through() -> None:
    assert Dist({3: 1})._repr_html_().startswith("<p>1 outcome; mean 3.</p>")
    html = Dist.of(range(1_001))._repr_html_()
    assert html.startswith("<p>1,001 outcomes, the first 40 of them; mean 500.</p>")
    assert html.count("<tr>") == 41


def test_three_cards_as_pairs() -> None:
    hands = Dist.of(tuple(sorted(pair)) for pair in product((1, 2), repeat=2))
    assert hands == Dist({(1, 1): 1, (1, 2): 2, (2, 2): 1})


@pytest.mark.parametrize("weight", [0.5, 1.0, Fraction(1, 2), "1"])
def test_a_weight_that_is_no_whole_number_is_refused(weight: object) -> None:
    with pytest.raises(ValueError, match="whole-number weights"):
        Dist({1: weight, 2: 1})  # type: ignore[dict-item]
