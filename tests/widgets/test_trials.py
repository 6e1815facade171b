"""Trials: the same by seed, bounded, and none of them a way to the answer."""

import asyncio
import math
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import Wire, hear
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.trials import wilson

pytestmark = pytest.mark.usefixtures("wire")


def room(**options: Any) -> Any:
    made = uw.what_if("uncle", question="U-L2", **options)
    made.explainer.settings = {"card": 3}
    return made


def test_the_same_seed_gives_the_same_trials() -> None:
    one, two = room(), room()
    for trials in (1, 10, 100):
        one.trials.run(trials)
        two.trials.run(trials)
    assert one.trials.count == 111
    assert one.trials.runs == two.trials.runs
    assert one.trials.told() == two.trials.told()
    first = one.trials.runs
    one.trials.reset()
    assert one.trials.count == 0
    assert math.isnan(one.trials.mean)
    for trials in (1, 10, 100):
        one.trials.run(trials)
    assert one.trials.runs == first
    other = room()
    other.trials.seed = 7
    other.trials.reset()
    other.trials.run(100)
    assert other.trials.mean != pytest.approx(one.trials.mean, abs=1e-9)


def test_trials_stop_at_ten_thousand() -> None:
    trials = room().trials
    trials.run(1000)
    tally = trials.run(10_000)
    assert tally.trials == trials.count == 10_000
    with pytest.raises(uw.Refusal, match="10,000 trials already"):
        trials.run(1)
    assert len(trials.runs) == 1
    assert trials.runs[0][-1][0] == 10_000
    assert len(trials.runs[0]) < 60


def test_the_estimate_comes_near_the_exact_answer_and_its_interval_is_wilsons() -> None:
    made = room()
    tally = made.trials.run(10_000)
    exact = float(made.explainer.current.number(made.explainer.view))
    assert abs(tally.mean - exact) < 5 * tally.error
    n, mean, low, high = made.trials.runs[0][-1]
    assert (low, high) == wilson(round(tally.total), 10_000)
    assert (n, mean) == (10_000, tally.mean)
    made.explainer.predict(40)
    assert made.explainer.tried["begun"] == 10_000
    assert made.explainer.tried["value"] == tally.mean


@pytest.mark.parametrize("trials", [0, -1, 2, 10.0, "10", True, None, [1], 10**9])
def test_another_number_of_trials_is_refused(trials: Any) -> None:
    chart = room().trials
    with pytest.raises(uw.Refusal, match="Expected 1, 10, 100, 1,000, 10,000 trials"):
        chart.run(trials)
    assert chart.count == 0


def test_nothing_of_the_trials_is_sent_before_the_answer_is_revealed(wire: Wire) -> None:
    made = room()
    made.trials.run(100)
    made.trials.run(1)
    assert all(not state["tried"]["begun"] for state in wire.states() if state.get("tried"))
    assert all(not state["dealt"] for state in wire.states() if "dealt" in state)
    made.explainer.predict(40)
    assert made.explainer.tried["begun"] == 101  # revealing is no reason to forget them
    assert made.explainer.tried["runs"] == made.trials.runs


def test_a_page_runs_trials_only_after_the_answer() -> None:
    async def asked() -> None:
        made = room()
        hear(made.explainer, {"kind": "run", "trials": 10})
        await asyncio.sleep(0.01)
        assert made.trials.count == 0
        made.explainer.predict(40)
        hear(made.explainer, {"kind": "run", "trials": 100})
        until = time.monotonic() + 60
        while made.trials.count < 100 and time.monotonic() < until:
            await asyncio.sleep(0.01)
        assert made.trials.count == 100

    asyncio.run(asked())


def test_start_again_is_another_run_and_the_one_before_stays_in_sight() -> None:
    trials = room().trials
    first = trials.run(100)
    trials.again()
    assert (trials.seed, trials.count) == (1, 0)
    second = trials.run(100)
    assert second.total != first.total
    assert [run[-1][1] for run in trials.runs] == [second.mean, first.mean]
    trials.again("0")
    assert trials.run(100) == first
    with pytest.raises(uw.Refusal, match="Expected a seed of trials"):
        trials.again("x")
    assert trials.count == 100


def test_what_trials_show_is_said_of_few_and_of_many_and_the_band_is_explained_once() -> None:
    made = room()
    made.explainer.predict(90)
    made.trials.run(1000)
    told = made.explainer.tried
    few = re.fullmatch(r"So it's about \d+ out of 100, give or take (\d)\. (.*)", told["claim"])
    assert few
    exact = 100 * float(made.explainer.current.number(made.explainer.view))
    enough = f"The answer ({exact:.1f}) fits, but your guess (90) doesn't."
    assert few[2] == enough
    assert "19 out of 20 bands" in told["band"]
    made.trials.run(10_000)
    many = re.fullmatch(
        r"So it's about [\d.]+ out of 100, give or take ([\d.]+)\. (.*)",
        made.explainer.tried["claim"],
    )
    assert many
    assert float(many[1]) < 1.1 < float(few[1])
    assert many[2] == enough
    made.explainer.settings = {"card": 1}
    made.explainer.predict(10)
    made.trials.run(100)
    assert made.explainer.tried["claim"]
    assert not made.explainer.tried["band"]


def test_trials_that_the_condition_strikes_out_are_counted_as_begun_and_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = room()
    made.explainer.predict(40)
    kind = type(made.explainer.posed)
    monkeypatch.setattr(kind, "once", lambda self, rng: (None if rng.random() < 0.5 else True, {}))
    tally = made.trials.run(100)
    assert tally.trials < made.trials.count == 100
    assert made.explainer.tried["struck"] == 100 - tally.trials
    assert f"{100 - tally.trials} of the 100 deals don't count" in made.explainer.tried["summary"]


def test_the_seed_of_trials_is_given_or_0_in_a_cell_and_by_lot_on_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    assert room().trials.seed == 0
    assert room(trial_seed=7).trials.seed == 7
    assert uw.watch("uncle", trial_seed=8).trials.seed == 8
    assert uw.lesson("uncle", lesson="U-L1", trial_seed=9).trials.seed == 9
    with pytest.raises(uw.Refusal, match="Expected a seed of trials"):
        room(trial_seed=-1)
    monkeypatch.setenv("VOILA_SERVER_URL", "/")
    assert len({room().trials.seed for _ in range(5)}) > 1


def test_ten_thousand_in_batch_are_the_same_by_seed_and_follow_those_one_at_a_time() -> None:
    one, two = room().trials, room().trials
    for trials in (one, two):
        trials.run(10)
        trials.run(10_000)
    assert one.told() == two.told()
    assert one.count == 10_000
    assert [point[0] for point in one.runs[0][:10]] == [*range(1, 11)]
    two.again()
    two.run(10_000)
    assert two.mean != pytest.approx(one.mean, abs=1e-9)


def test_what_takes_long_and_has_no_batch_is_offered_up_to_a_hundred_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kind = type(room().explainer.posed)
    monkeypatch.setattr(kind, "slow", True)
    assert room().trials.told()["counts"] == [1, 10, 100, 1_000, 10_000]
    monkeypatch.setattr(kind, "dealer", None)
    assert room().trials.told()["counts"] == [1, 10, 100]
    with pytest.raises(uw.Refusal, match="Expected 1, 10, 100 trials, not 1000"):
        room().trials.run(1_000)


def test_another_question_or_setting_begins_anew() -> None:
    made = room()
    made.trials.run(100)
    made.explainer.settings = {"card": 6}
    assert made.trials.count == 0
    assert made.explainer.tried["begun"] == 0


def test_few_trials_are_dealt_on_the_table_and_many_are_not() -> None:
    made = room()
    made.explainer.predict(40)
    made.trials.run(1)
    assert set(made.explainer.dealt) == {"h2.0", "h2.1", "h2.2"}
    assert made.explainer.tried["last"] in ("Deal 1: yes.", "Deal 1: no.")
    made.trials.run(1000)
    assert made.explainer.dealt == {}
    assert "last" not in made.explainer.tried


@pytest.mark.parametrize(
    "message", [None, 3, [], {}, {"kind": "run", "trials": [1]}, {"kind": "run", "trials": "all"}, {"kind": "go"},
                {"kind": "run", "trials": 10**12}],
)  # fmt: skip
def test_a_hostile_message_runs_nothing(message: Any) -> None:
    async def heard() -> None:
        made = room()
        made.explainer.predict(40)
        chart = made.trials
        hear(made.explainer, message)
        for _ in range(20):
            await asyncio.sleep(0)
        assert chart.count == 0
        assert not chart.running
        assert len(chart.note) < 120

    asyncio.run(heard())


@pytest.mark.parametrize("batch", [True, False])
def test_many_trials_may_be_stopped_and_two_requests_run_once(
    batch: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
        for _ in range(n // 10):
            time.sleep(0.01)
            yield Piece([True] * 10)

    async def stopped() -> None:
        made = room()
        kind = type(made.explainer.posed)
        monkeypatch.setattr(kind, "dealer", property(lambda _: dealer if batch else None))
        made.explainer.predict(40)
        chart = made.trials
        hear(made.explainer, {"kind": "run", "trials": 10_000})
        await asyncio.sleep(0.05)
        hear(made.explainer, {"kind": "run", "trials": 10_000})
        assert chart.running
        hear(made.explainer, {"kind": "stop"})
        await asyncio.sleep(0)
        assert 0 < chart.count < 10_000
        assert not chart.running

    asyncio.run(stopped())


def test_a_trial_with_no_place_on_the_table_leaves_traces_on_its_own_page() -> None:
    throws = uw.lesson("thrush", 1).explainer
    throws.predict(50)
    assert "traces" not in throws.panel
    throws.page = "try"
    assert throws.panel["traces"]
    assert not throws.tried["traces"]
    throws.trials.run(1)
    assert throws.tried["traces"]
    cards = room()
    cards.explainer.predict(50)
    cards.explainer.page = "try"
    assert "traces" not in cards.explainer.panel
