"""Trials: tallies, intervals and where a running estimate is drawn."""

from __future__ import annotations

import math
import statistics
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uncle_widgets.probability.trials import Estimate, Tally, checkpoints, run, wilson


def test_wilson_by_hand() -> None:
    """Wilson's interval for 8 of 10 at 95%, as textbooks give it."""
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_solves_its_equation(trial: tuple[int, int]) -> None:
    """Its ends are the chances from which the share seen is just z standard errors away."""
    hits, n = trial
    z = 1.959963984540054
    low, high = wilson(hits, n)
    assert 0 <= low <= hits / n + 1e-12
    assert hits / n - 1e-12 <= high <= 1
    for end in (low, high):
        if 0 < end < 1:
            assert math.isclose((hits / n - end) ** 2, z * z * end * (1 - end) / n, rel_tol=1e-6, abs_tol=1e-12)


def test_wilson_covers_the_truth_about_as_often_as_it_says() -> None:
    rng, p, n = Random(1), 0.3, 40
    covered = 0
    for _ in range(2000):
        low, high = wilson(sum(rng.random() < p for _ in range(n)), n)
        covered += low <= p <= high
    assert 0.92 < covered / 2000 < 0.98


@pytest.mark.parametrize(("hits", "trials"), [(1, 0), (-1, 5), (6, 5)])
def test_wilson_refuses_what_cannot_be(hits: int, trials: int) -> None:
    with pytest.raises(ValueError, match="at least one trial"):
        wilson(hits, trials)


@given(st.lists(st.floats(-100, 100), min_size=2, max_size=50))
def test_a_tally_is_mean_and_standard_error(outcomes: list[float]) -> None:
    tally = Tally()
    for outcome in outcomes:
        tally = tally.add(outcome)
    assert math.isclose(tally.mean, statistics.fmean(outcomes), abs_tol=1e-9)
    error = statistics.stdev(outcomes) / math.sqrt(len(outcomes))
    assert math.isclose(tally.error, error, rel_tol=1e-6, abs_tol=1e-5)
    low, high = tally.interval(chance=False)
    assert low <= tally.mean <= high


def test_a_tally_before_it_knows_anything() -> None:
    assert math.isnan(Tally().mean)
    assert Tally().error == Tally().add(1).error == math.inf


def test_an_estimate_says_that_it_is_simulated() -> None:
    assert str(Estimate(0.25, 0.0123, 2000)) == "0.2500 (simulated, 2,000 trials, standard error 0.0123)"


def test_a_run_goes_on_where_it_stopped() -> None:
    def trial(rng: Random) -> bool:
        return rng.random() < 0.3

    rng = Random(4)
    twice = run(trial, 300, rng, run(trial, 200, rng))
    assert twice == run(trial, 500, Random(4))
    low, high = twice.interval(chance=True)
    assert low < 0.3 < high


@given(st.integers(0, 3000), st.integers(0, 3000))
def test_checkpoints_rise_and_end_at_the_end(start: int, more: int) -> None:
    end = start + more
    points = list(checkpoints(start, end))
    assert points == sorted(set(points))
    assert all(start < n <= end for n in points)
    assert (points[-1] == end) if more else not points
    assert len(points) <= 9 + 10 * math.log10(max(end, 10)) + 1


def test_checkpoints_are_about_ten_a_decade() -> None:
    assert list(checkpoints(0, 10)) == list(range(1, 11))
    assert len([n for n in checkpoints(0, 10_000) if 1000 < n <= 10_000]) == 10
