"""Counting formulas against every deal written out, and against icepool."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations, product
from math import comb, prod
from typing import Any

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from uncle_widgets.probability.counting import at_least_one, binomial, first_good, hands, hypergeometric, successes
from uncle_widgets.probability.dist import Dist

urns = st.integers(0, 8).flatmap(
    lambda total: st.tuples(st.integers(0, total), st.just(total), st.integers(0, total))
)


@given(urns)
def test_hypergeometric_against_every_draw(urn: tuple[int, int, int]) -> None:
    good, total, draws = urn
    every = Dist.of(sum(card < good for card in hand) for hand in combinations(range(total), draws))
    assert hypergeometric(good, total, draws) == every
    assert at_least_one(good, total, draws) == every.P(lambda k: k > 0)
    assert hypergeometric(good, total, draws).E() == (Fraction(draws * good, total) if total else 0)


def test_the_first_lesson_before_looking() -> None:
    """A hand of three from 42 cards holds one of seven: 141/328, and not 3 x 7/42."""
    assert at_least_one(7, 42, 3) == Fraction(141, 328)
    deck = icepool.Deck({1: 7, 0: 35})
    peer: Any = deck.deal(3).sum()
    assert 1 - peer.probability(0) == at_least_one(7, 42, 3)
    assert {k: peer.probability(k) for k in range(4)} == dict(hypergeometric(7, 42, 3))


@given(st.integers(1, 6).flatmap(lambda total: st.tuples(st.integers(1, total), st.just(total))))
def test_first_good_against_every_order(urn: tuple[int, int]) -> None:
    good, total = urn
    every = Dist.of(
        1 + min(at for at, card in enumerate(row) if card < good) for row in permutations(range(total))
    )
    assert first_good(good, total) == every
    assert first_good(good, total).E() == Fraction(total + 1, good + 1)


def test_the_wait_for_the_first_four() -> None:
    assert first_good(7, 32).E() == Fraction(33, 8)


def test_first_good_needs_a_good_card() -> None:
    with pytest.raises(ValueError, match="at least one good card"):
        first_good(0, 5)


@given(st.integers(0, 7), st.fractions(0, 1, max_denominator=9))
def test_binomial(trials: int, chance: Fraction) -> None:
    dist = binomial(trials, chance)
    assert (dist.E(), dist.variance()) == (trials * chance, trials * chance * (1 - chance))
    step = Dist.chances({1: chance, 0: 1 - chance})
    total: Dist[int] = Dist({0: 1})
    for _ in range(trials):
        total = total.then(lambda k: step.map(lambda one, k=k: k + one))
    assert dist == total
    assert dist == successes([chance] * trials)


@given(st.lists(st.fractions(0, 1, max_denominator=12), max_size=7))
def test_successes_of_unlike_trials_against_every_way_they_may_come(chances: list[Fraction]) -> None:
    ways: dict[int, Fraction] = {}
    for came in product((False, True), repeat=len(chances)):
        way = prod((p if yes else 1 - p for p, yes in zip(chances, came, strict=True)), start=Fraction(1))
        ways[sum(came)] = ways.get(sum(came), Fraction(0)) + way
    dist = successes(chances)
    assert dist == Dist.chances(ways)
    assert (dist.E(), dist.variance()) == (sum(chances), sum(p * (1 - p) for p in chances))


@given(st.dictionaries(st.sampled_from("abc"), st.integers(0, 3), min_size=1), st.integers(0, 4))
def test_hands_against_every_deal(bag: dict[str, int], cards: int) -> None:
    labelled = [value for value, n in bag.items() for _ in range(n)]
    every: dict[tuple[str, ...], int] = {}
    for hand in combinations(labelled, cards):
        key = tuple(sorted(hand))
        every[key] = every.get(key, 0) + 1
    found = {tuple(sorted(v for v, n in hand.items() for _ in range(n))): ways for hand, ways in hands(bag, cards)}
    assert found == every
    assert sum(found.values()) == comb(len(labelled), cards)


@pytest.mark.parametrize(
    "call",
    [
        lambda: hypergeometric(5, 4, 1),
        lambda: hypergeometric(-1, 4, 1),
        lambda: at_least_one(1, 4, 5),
        lambda: at_least_one(1, 4, -1),
        lambda: first_good(5, 4),
        lambda: binomial(-1, Fraction(1, 2)),
        lambda: binomial(3, Fraction(3, 2)),
    ],
)
def test_what_cannot_be_counted_is_refused(call: Any) -> None:
    with pytest.raises(ValueError, match=r"^Expected"):
        call()
