"""Trials: the same by seed, bounded, and none of them a way to the answer."""

import asyncio
import math
from collections.abc import Iterator
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import Wire, hear, wired
from uncle_widgets.probability.trials import wilson


@pytest.fixture(autouse=True)
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    with wired(monkeypatch) as one:
        yield one


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
    assert one.trials.summary == two.trials.summary
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
    with pytest.raises(uw.Refusal, match="10,000 trials; start again"):
        trials.run(1)
    assert len(trials.runs) == 3
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
    assert made.explainer.simulated["trials"] == 10_000
    assert made.explainer.simulated["words"].startswith("95% interval")


@pytest.mark.parametrize("trials", [0, -1, 2, 10.0, "10", True, None, [1], 10**9])
def test_another_number_of_trials_is_refused(trials: Any) -> None:
    chart = room().trials
    with pytest.raises(uw.Refusal, match="Expected 1, 10, 100, 1,000, 10,000 trials"):
        chart.run(trials)
    assert chart.count == 0


def test_the_exact_line_is_drawn_only_once_the_answer_is_revealed(wire: Wire) -> None:
    made = room()
    made.trials.run(100)
    assert made.trials.exact is None
    assert all(state["exact"] is None for state in wire.states() if "exact" in state)
    made.explainer.predict(40)
    assert made.trials.exact == pytest.approx(float(made.explainer.current.number(made.explainer.view)))
    assert made.trials.predicted == 0.4
    assert made.trials.count == 100  # revealing is no reason to forget them


def test_another_question_or_setting_begins_anew() -> None:
    made = room()
    made.trials.run(100)
    made.explainer.settings = {"card": 6}
    assert made.trials.count == 0
    assert made.explainer.simulated == {}


def test_few_trials_are_dealt_on_the_table_and_many_are_not() -> None:
    made = room()
    made.trials.run(1)
    assert set(made.trials.dealt) == {"h2.0", "h2.1", "h2.2"}
    assert made.trials.last in ("This trial: yes.", "This trial: no.")
    made.trials.run(1000)
    assert made.trials.dealt == {}
    assert made.trials.last == ""


@pytest.mark.parametrize(
    "message", [None, 3, [], {}, {"kind": "run", "trials": [1]}, {"kind": "run", "trials": "all"}, {"kind": "go"},
                {"kind": "run", "trials": 10**12}],
)  # fmt: skip
def test_a_hostile_message_runs_nothing(message: Any) -> None:
    async def heard() -> None:
        chart = room().trials
        hear(chart, message)
        for _ in range(20):
            await asyncio.sleep(0)
        assert chart.count == 0
        assert not chart.running
        assert len(chart.note) < 120

    asyncio.run(heard())


def test_many_trials_may_be_stopped_and_two_requests_run_once() -> None:
    async def stopped() -> None:
        chart = room().trials
        hear(chart, {"kind": "run", "trials": 10_000})
        await asyncio.sleep(0.05)
        hear(chart, {"kind": "run", "trials": 10_000})
        assert chart.running
        hear(chart, {"kind": "stop"})
        await asyncio.sleep(0)
        assert 0 < chart.count < 10_000
        assert not chart.running

    asyncio.run(stopped())
