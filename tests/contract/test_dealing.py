"""Trials in batch: every question that deals in batch deals what it deals one at a time."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.contract.test_questions import QUESTIONS, arising, settings_of
from tests.rounds import Repeats
from uncle_widgets.games import GAMES
from uncle_widgets.probability.dealing import Dealer
from uncle_widgets.probability.question import Posed
from uncle_widgets.widgets.panel.trials import Trials

ERRORS = 4
"""Standard errors that two shares, or two means, may differ."""
RARE = 10
"""Outcomes that came more seldom in all are not compared by themselves."""
ONCE, MANY = 1_500, 6_000
SLOW = 100, 1_000
"""As many of a question whose trials take long."""

TABLE = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
NAMED = ", ".join(re.findall(r"^\| ((?:[A-Z]-L\d(?:, )?)+) \|", TABLE, re.MULTILINE)).split(", ")
IN_BATCH = [(kit, key) for kit, key in QUESTIONS if key in NAMED]


def set_somehow(kit: str, key: str, positions: int) -> Iterator[Posed[Any]]:
    """The question with two settings in each of so many positions."""
    rng, question = Random(f"{kit} {key} in batch"), GAMES[kit].questions[key]
    for match, step, watcher in arising(GAMES[kit], question, positions, seed=2):
        found = settings_of(question.posed(match.view(step, watcher)))
        yield from rng.sample(found, len(found))[:2]


def dealing(kit: str, key: str, many: int) -> Iterator[tuple[Posed[Any], Dealer]]:
    """The question with settings in positions, so many in all, where it deals in batch."""
    found = 0
    for posed in set_somehow(kit, key, 60):
        if dealer := posed.dealer:
            yield posed, dealer
            found += 1
            if found == many:
                return
    assert found, f"{key} never deals in batch"


def outcomes(dealer: Dealer, seed: int, first: int, n: int) -> list[Any]:
    return [outcome for piece in dealer(seed, first, n) for outcome in piece.outcomes]


def alike(one: list[Any], two: list[Any], place: str) -> None:
    """The same outcomes, each as often within the error, and the same mean."""
    ones, twos = Counter(one), Counter(two)
    for outcome in ones.keys() | twos.keys():
        p = (ones[outcome] + twos[outcome]) / (len(one) + len(two))
        if ones[outcome] + twos[outcome] >= RARE:
            error = sqrt(p * (1 - p) * (1 / len(one) + 1 / len(two)))
            apart = abs(ones[outcome] / len(one) - twos[outcome] / len(two))
            assert apart <= ERRORS * error, f"{place}: {outcome} {ones[outcome]} and {twos[outcome]} times"
    means, square = [], 0.0
    for found in (one, two):
        values = [float(outcome) for outcome in found if outcome is not None]
        means.append(sum(values) / len(values))
        square += sum((value - means[-1]) ** 2 for value in values) / len(values) ** 2
    assert abs(means[0] - means[1]) <= ERRORS * sqrt(square) + 1e-9, f"{place}: {means}"


@pytest.mark.sample
@pytest.mark.parametrize(("kit", "key"), IN_BATCH)
def test_trials_in_batch_come_out_as_one_at_a_time(kit: str, key: str, rounds: Repeats) -> None:
    for posed, dealer in dealing(kit, key, rounds(4)):
        rng = Random(f"{kit} {key}")
        few, many = SLOW if posed.slow else (ONCE, MANY)
        once = [posed.once(rng)[0] for _ in range(few)]
        alike(once, outcomes(dealer, 7, 0, many), f"{posed.question} on {posed.words}")


@pytest.mark.sample
@pytest.mark.parametrize(("kit", "key"), IN_BATCH)
def test_a_trial_in_batch_is_the_same_in_any_piece_and_another_for_another_seed(kit: str, key: str) -> None:
    for posed, dealer in dealing(kit, key, 2):
        n = 100 if posed.slow else 400
        whole = outcomes(dealer, 7, 0, n)
        assert outcomes(dealer, 7, 0, 40) + outcomes(dealer, 7, 40, n - 40) == whole, posed.question
        assert len(whole) == n
        assert {type(outcome) for outcome in whole} <= {bool, int, float, type(None)}, posed.question
        if len({*whole}) > 1:
            assert outcomes(dealer, 8, 0, n) != whole, posed.question


def tried(posed: Posed[Any], *counts: int) -> Trials:
    trials = Trials(lambda: None, seed=3)
    trials.bind(posed)
    for count in counts:
        trials.run(count)
    return trials


@pytest.mark.sample
@pytest.mark.parametrize(("kit", "key"), IN_BATCH)
def test_the_page_tells_the_same_of_trials_in_batch(kit: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for posed, _ in dealing(kit, key, 2):
        batch = tried(posed, 10, 1_000)
        with monkeypatch.context() as alone:
            alone.setitem(sys.modules, "numpy", None)
            assert posed.dealer is None
            if posed.slow:
                assert 1_000 not in tried(posed).counts
                continue
            single = tried(posed, 10, 1_000)
        one, two = single.told(), batch.told()
        assert one.keys() == two.keys(), posed.question
        assert [point[0] for point in one["runs"][0]] == [point[0] for point in two["runs"][0]], posed.question
        assert two["begun"] == 1_010
        if "grown" in one:
            assert one["grown"].keys() == two["grown"].keys()
            assert one["grown"]["n"] == two["grown"]["n"] == 1_010


def test_no_question_deals_in_batch_but_those_of_the_table() -> None:
    assert sorted(NAMED) == sorted(key for _, key in IN_BATCH), "the table names what there is"
    for kit, key in QUESTIONS:
        if key not in NAMED:
            assert all(posed.deals is None for posed in set_somehow(kit, key, 6)), f"{key} deals in batch"
