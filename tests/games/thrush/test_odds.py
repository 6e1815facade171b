"""The odds of THRUSH, each two ways, and the worked numbers of its lessons."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from tests.games.thrush.tables import game
from uncle_widgets.games.thrush import odds
from uncle_widgets.games.thrush.board import OURS
from uncle_widgets.games.thrush.cards import PAIRS
from uncle_widgets.games.thrush.position import build
from uncle_widgets.games.thrush.trips import HOME, Trip, ends_of, goals, solved, turns_to

F = Fraction
AGENTS = frozenset(OURS.crossings)


def by_throws(distances: set[int]) -> Fraction:
    """All 36 throws, one by one."""
    hits = 0
    for a, b in product(range(1, 7), repeat=2):
        hits += a + b in distances if a == b else bool({a, b} & distances)
    return F(hits, 36)


def test_lands_is_what_36_throws_say() -> None:
    for mask in range(1, 1 << 12, 7):
        far = {n + 1 for n in range(12) if mask >> n & 1}
        assert odds.lands(far) == by_throws(far)
    assert [odds.lands({n}) * 36 for n in range(1, 13)] == [10, 11, 10, 11, 10, 11, 0, 1, 0, 1, 0, 1]
    assert odds.lands({3, 5}) == F(1, 2)
    assert odds.lands({2, 4}) == F(5, 9)


def test_an_agent_is_least_likely_from_two_corners_and_likeliest_beside_the_square() -> None:
    chance = {place: odds.lands(OURS.distances(place, AGENTS)) for place in OURS.spaces}
    assert {place for place, p in chance.items() if p == F(1, 36)} == {"W11", "E11"}
    assert {place for place, p in chance.items() if p == F(33, 36)} == {"X08", "X09"}
    assert float(sum(chance.values()) / 157) == pytest.approx(0.5724, abs=5e-5)


def test_captures_are_what_sequences_say() -> None:
    for k in (1, 2, 3):
        table = odds.captures(k, most=3)
        for j in range(4):
            listed = sum(
                F(2, 3) ** sum(row) * F(1, 3) ** (len(row) - sum(row))
                for row in product((0, 1), repeat=k + j)
                if sum(row) == k and row[-1]
            )
            assert table[j] == listed
        assert sum(table.values()) == 1
    assert [odds.captures(3)[j] for j in (0, 1, 2)] == [F(8, 27), F(8, 27), F(16, 81)]
    assert odds.mean_captures(3) == F(3, 2)
    with pytest.raises(ValueError, match="k of 1 or more"):
        odds.captures(0)


def test_prison_is_what_all_throws_say() -> None:
    counted = {1: 0, 2: 0, 3: 0}
    for row in product((True, False), repeat=3):  # a double or not, weighed 1 and 5
        turn = next((k for k, double in enumerate(row, 1) if double), 3)
        weight = 1
        for double in row:
            weight *= 1 if double else 5
        counted[turn] += weight
    assert {k: odds.prison_turns()[k] for k in counted} == {k: F(n, 216) for k, n in counted.items()}
    assert odds.prison_turns().E() == F(91, 36)
    assert odds.freed(3) == F(91, 216)
    assert [odds.freed(n) > F(1, 2) for n in (3, 4)] == [False, True]


def test_arming_is_what_the_equations_and_trips_say() -> None:
    assert [odds.arming_turns(F(h)) for h in ("1/4", "1/2", "3/4", "1")] == [
        F(523, 24), F(307, 24), F(235, 24), F(199, 24),
    ]  # fmt: skip
    rng = Random(4)
    found = []
    for _ in range(4000):
        turns, held, left = 0, 0, 0
        while held < 3:
            turns += 1
            if left:
                left = 0 if rng.randint(1, 6) == rng.randint(1, 6) else left - 1
            elif rng.random() < 0.5:
                if rng.randint(1, 6) <= 4:
                    held += 1
                else:
                    left = 3
        found.append(turns)
    assert abs(fmean(found) - 307 / 24) < 4 * stdev(found) / sqrt(len(found))


def walked(trip: Trip, place: str, rng: Random) -> int:
    """Turns of one trip by the best choices."""
    turns = 0
    while True:
        turns += 1
        a, b = sorted((rng.randint(1, 6), rng.randint(1, 6)))
        _, way = trip.best(place, (a, b))
        if trip.arrives(way):
            return turns
        place = way.end


WORKED = [
    ("C3", "START", 4.9821), ("C7", "START", 5.4140), ("C1", "START", 7.4627), ("C5", "START", 8.9653),
    (HOME, "I16", 2.7767), (HOME, "O22", 3.7175), (HOME, "N15", 4.0434), (HOME, "T13", 5.2031),
    (HOME, "W16", 2.0700), (HOME, "W01", 4.7199),
]  # fmt: skip


@pytest.mark.parametrize(("goal", "place", "turns"), WORKED)
def test_the_worked_means(goal: str, place: str, turns: float) -> None:
    assert turns_to(OURS, goal).mean[place] == pytest.approx(turns, abs=5e-5)


@pytest.mark.parametrize(("place", "turns"), [("I16", 5.8076), ("N15", 6.9470)])
def test_the_worked_means_of_exact_entry(place: str, turns: float) -> None:
    assert turns_to(OURS, HOME, exact=True).mean[place] == pytest.approx(turns, abs=5e-5)


def test_the_means_that_came_with_the_board_are_those_that_it_is_solved_to() -> None:
    asked = [(HOME, False), (HOME, True), *((place, False) for place in (*OURS.chiefs, *OURS.crossings))]
    assert [*goals(OURS)] == asked
    for target, exact in goals(OURS):
        trip = turns_to(OURS, target, exact)
        assert trip.mean == solved(OURS, ends_of(OURS, target), target == HOME, exact), target
        if target != HOME:  # whether the count must be exact matters at a door alone
            assert turns_to(OURS, target, True).mean == trip.mean


def test_every_mean_is_one_turn_and_the_mean_of_the_best() -> None:
    trip = turns_to(OURS, "C7")
    for place in (OURS.start, *OURS.spaces):
        best = 0.0
        for a, b in product(range(1, 7), repeat=2):
            best += min(trip.after(way) for _, way in trip.options(place, (min(a, b), max(a, b)))) / 36
        assert trip.mean[place] == pytest.approx(1 + best, abs=1e-9)


@pytest.mark.parametrize(("goal", "place"), [("C3", "START"), (HOME, "W01"), (HOME, "N15")])
def test_the_means_are_those_of_trips(goal: str, place: str) -> None:
    trip, rng = turns_to(OURS, goal), Random(7)
    found = [walked(trip, place, rng) for _ in range(2500)]
    assert abs(fmean(found) - trip.mean[place]) < 4 * stdev(found) / sqrt(len(found))


@pytest.mark.soak
@pytest.mark.parametrize(("goal", "place", "turns"), WORKED)
def test_the_means_are_those_of_20_000_trips(goal: str, place: str, turns: float) -> None:
    trip, rng = turns_to(OURS, goal), Random(20)
    found = [walked(trip, place, rng) for _ in range(20_000)]
    assert abs(fmean(found) - turns) < 4 * stdev(found) / sqrt(len(found))


def test_where_my_chief_is_by_all_deals() -> None:
    """Four Chiefs: all deals and both assignments, against the posterior."""
    looks = [(1, 2, "took"), (1, 3, "left")]
    b = F(1, 4)
    weights: dict[int, Fraction] = {}
    for deal in permutations(range(5)):  # mine is 0
        for own in range(1, 5):
            weight = F(1)
            for _, space, what in looks:
                chance = F(1) if deal[space - 1] == own else b
                weight *= chance if what == "took" else 1 - chance
            place = deal.index(0) + 1
            weights[place] = weights.get(place, F(0)) + weight
    total = sum(weights.values())
    found = odds.chief_posterior(looks, bluff=b, chiefs=5)
    names = {1: "C1", 2: "B", 3: "C3", 4: "C4", 5: "C5"}
    assert dict(found.items()) == {names[k]: p / total for k, p in weights.items()}


def test_the_worked_posteriors() -> None:
    assert odds.chief_posterior([(1, 3, "took")])["B"] == F(1, 11)
    assert odds.chief_posterior([(1, 3, "left")])["C3"] == F(1, 7)
    assert odds.chief_posterior([(1, 3, "took")], mine=(2, 6, 7, 8))["B"] == F(7, 37)
    for b, theirs, mine in (
        (F(1, 10), F(10, 17), F(1, 17)),
        (F(1, 4), F(4, 11), F(1, 11)),
        (F(1, 2), F(2, 9), F(1, 9)),
    ):
        view = build(game(), 0, {"markers": "A W06 0; B O24 0", "story": "B took C3"})
        found = odds.posterior(view, b)
        assert found is not None
        assert found.theirs[1][9] == theirs
        assert found.mine[9] == mine


def test_the_notes_of_two_rivals_and_an_unseen_theft() -> None:
    """You saw Star and Moon and took Bell; B left C5 and took C8, robbed the Bell, and C took one of the two."""
    story = "A left C1 star; C left C6; A left C6 moon; A took C3 bell; B left C5; B took C8; B robbed A bell; C robbed B"
    view = build(game(3), 0, {"markers": "A X03 2; B W08 0; C E06 1", "gone": "X03 X08 X12", "story": story})
    found = odds.posterior(view)
    assert found is not None
    assert found.mine == {
        1: F(23, 110), 3: F(23, 110), 4: F(51, 220), 6: F(23, 110), 9: F(31, 440), 10: F(31, 440),
    }  # fmt: skip


def test_pairs_are_all_the_throws() -> None:
    assert len(PAIRS) == 21
