"""What is reckoned is data: as rows, as columns, and as frames of pandas and polars, typed as a user types them."""

import asyncio
import csv
import io
import json
import re
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import matplotlib
import numpy as np
import pandas as pd
import pytest

import uncle_widgets as uw
from uncle_widgets.probability.columns import Rows
from uncle_widgets.widgets.lab.lab import Lab
from uncle_widgets.widgets.lab.simulation import Simulation

matplotlib.use("agg")
from matplotlib import pyplot as plt

NUMBERS = {"won_A", "won_B", "points_A", "points_B", "choices", "flips"}


def any_move(view: Any, moves: Any, rng: Any) -> Any:
    return rng.choice(moves)


@pytest.fixture(scope="module")
def sim() -> Simulation:
    return uw.simulate("mr_t", 40, seats=2, seed=3)


@pytest.fixture(scope="module")
def held() -> Any:
    return uw.tournament("uncle", {"sure": "greedy", "any": "random", "safe": "safe"}, 6, pot_chips=5)


@pytest.fixture(scope="module")
def lab() -> Lab:
    room = uw.lab("uncle", seats=2, n=100, beside={"players": "random"}, pot_chips=5)
    assert room.results == []
    room.run()
    return room


def test_a_simulation_is_a_row_a_game_and_a_frame_as_it_is_typed(sim: Simulation) -> None:
    frame = pd.DataFrame(sim)
    assert frame.equals(sim.to_frame())
    assert set(frame.columns) == {"game", *NUMBERS}
    assert len(frame) == len(sim) == sim.n == 40
    assert frame.select_dtypes("number").shape == frame.shape
    assert list(sim) == sim.rows() == frame.to_dict("records")
    assert frame["won_A"].sum() == sim.wins[0]
    assert {type(value) for value in next(iter(sim)).values()} == {int, float}


def test_a_histogram_of_lengths_is_drawn_as_it_is_typed(sim: Simulation) -> None:
    for unit in (sim.lengths, sim.rounds):
        assert unit.shape == (40,)
        assert plt.hist(unit)[0].sum() == 40
    plt.close()


@pytest.mark.parametrize("n", [1, 40])
def test_a_cell_draws_how_long_the_games_were_and_says_it(n: int) -> None:
    found = uw.simulate("mr_t", n, seats=2, seed=3)
    for shown, unit in zip(found._repr_html_().split("<figure")[1:], (found.lengths, found.rounds), strict=True):
        (words,) = re.findall("<figcaption>(.*)</figcaption>", shown)
        low, high, each, most = map(int, re.findall(r"\d+", words))
        assert (low, high) == (unit.min(), unit.max())
        assert most == np.histogram(unit, np.arange(low, high + each + 1, each) - 0.5)[0].max()
        assert f'aria-label="{words}"' in shown
        assert shown.count("v-60h14") >= 1


@pytest.mark.parametrize("players", ["greedy", any_move], ids=["in lockstep", "step by step"])
def test_a_length_is_in_choices_and_in_flips(players: Any) -> None:
    found = uw.simulate("mr_t", 6, players=players, seed=8, tie="showdown")
    assert found.units == {"lengths": "choices", "rounds": "flips"}
    for i, game in enumerate(found):
        match = found.match(i)
        assert game["flips"] == found.rounds[i] == match.state.flips
        chosen = sum(hasattr(match.game.turn(step.state), "seat") for step in match.steps)
        assert game["choices"] == found.lengths[i] == chosen
    assert "choices per game: " in repr(found)
    assert f"flips per game: {found.mean('rounds')}" in repr(found)


def test_a_game_without_another_measure_says_so() -> None:
    found = uw.simulate("uncle", 3, seats=2, pot_chips=3)
    assert found.units == {"lengths": "choices"}
    for asked in (lambda: found.rounds, lambda: found.mean("rounds")):
        with pytest.raises(uw.Refusal, match=r"can only be counted in players' choices\.$"):
            asked()
    with pytest.raises(uw.Refusal, match="Expected 'lengths' or 'rounds', not 'flips'"):
        found.mean("flips")


def test_many_games_do_not_run_over_when_they_are_reckoned_with(sim: Simulation) -> None:
    """They are kept in as few bytes as they need."""
    assert sim.results.lengths.dtype == np.int16
    assert (sim.lengths**4).min() > 0


def test_seats_are_numbers(sim: Simulation) -> None:
    frame = sim.seats().to_frame()
    assert list(frame.columns) == ["seat", "strategy", "wins", "share", "low", "high", "points"]
    assert frame["wins"].sum() == pytest.approx(float(sum(sim.wins)))
    assert (frame["low"] <= frame["share"]).all()


def test_a_tournament_is_each_player_against_each_other(held: Any) -> None:
    frame = pd.DataFrame(held)
    assert frame.equals(held.to_frame())
    assert len(frame) == len(held) == 6
    assert list(frame["player"].unique()) == list(held.ranked)
    assert frame["rating"].is_monotonic_decreasing
    row = frame[(frame["player"] == "safe") & (frame["rival"] == "any")].iloc[0]
    assert (row["share"], row["error"]) == (held.share("safe", "any").value, held.share("safe", "any").error)


def test_the_lab_gives_exact_counts(lab: Lab) -> None:
    frame = lab.results.to_frame()
    for setting, sample in enumerate(lab.samples, 1):
        own = frame[frame["setting"] == setting]
        assert own[own["figure"] == "wins"]["games"].tolist() == [float(sample.found.wins(s)) for s in (0, 1)]
        lengths = own[own["figure"] == "length"]
        assert np.average(lengths["value"], weights=lengths["games"]) == pytest.approx(
            sample.found.lengths.mean().value
        )
    assert frame["value"].dtype == frame["games"].dtype == float


def test_a_cell_may_wait_for_the_lab() -> None:
    """In a kernel, whose loop is running, the games are played behind the page: else the next line finds none."""

    async def cell() -> int:
        room = uw.lab("uncle", seats=2, n=100, pot_chips=5)
        room.run(wait=True)
        wins = [row["games"] for row in room.results if row["figure"] == "wins"]
        room.close()
        return sum(wins)

    assert asyncio.run(cell()) == 100


def test_predictions_are_numbers() -> None:
    room = uw.explain("uncle", "U-L2")
    room.explainer.predict(30)
    for frame in (
        room.explainer.log.to_frame(),
        room.explainer.sitting.to_frame(),
        pd.DataFrame(room.explainer.log),
        pd.DataFrame(room.explainer.sitting),
    ):
        assert frame.loc[0, "prediction"] == 0.3
        assert frame.loc[0, "exact"] == pytest.approx(float(room.explainer.posed.number))
    assert uw.lesson("uncle").log.to_frame().empty


def test_what_a_class_said_is_a_row_an_answer(tmp_path: Path) -> None:
    for name, number in (("Ada", 43), ("Bo", 90)):
        room = uw.lesson("uncle", student=name)
        room.explainer.predict(number)
        room.explainer.sitting.save(str(tmp_path / f"{name}.csv"))
    found = uw.collect(str(tmp_path / "*.csv"))
    frame = found.to_frame()
    assert frame["student"].tolist() == ["Ada", "Bo"]
    assert frame["said"].tolist() == [0.43, 0.9]
    assert (frame["position"] == 1).all()
    assert frame["exact"].tolist() == [float(found.positions()[0]["exact"])] * 2
    assert pd.DataFrame(found).equals(frame)
    assert len(found) == 2
    assert found.rows().to_frame()["near"].tolist() == frame["near"].astype(int).tolist()


def test_a_distribution_is_outcomes_and_chances() -> None:
    dist = uw.Dist.of([1, 2, 2, 3])
    frame = dist.to_frame()
    assert dict(zip(frame["outcome"], frame["chance"], strict=True)) == dict(dist)
    assert pd.Series(dist)[2] == dist[2]


def test_the_columns_are_a_file_too(sim: Simulation) -> None:
    rows = list(csv.DictReader(io.StringIO(sim.csv())))
    assert [int(row["flips"]) for row in rows] == sim.rounds.tolist()
    assert Rows().csv() == "\n"


@pytest.mark.parametrize("n", [1, 5])
def test_what_it_came_to_is_json_for_any_program(n: int) -> None:
    """One game alone has no error: its interval is nothing, and no Infinity, which is no JSON."""
    found = uw.simulate("mr_t", n, seats=2, seed=3)
    told = json.loads(found.json(), parse_constant=pytest.fail)
    assert told["seats"] == found.seats()
    assert told["flips"]["value"] == found.rounds.mean()
    assert (told["choices"]["low"] is None) == (n == 1)


def test_polars_serves_where_there_is_no_pandas_and_without_both_one_sentence_names_them(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Made(dict[str, Any]):
        def __arrow_c_stream__(self, wanted: object = None) -> tuple[str, object]:
            return "capsule", wanted

    monkeypatch.setitem(sys.modules, "polars", SimpleNamespace(DataFrame=Made))
    assert isinstance(sim.to_frame(), pd.DataFrame)
    assert sim.__arrow_c_stream__() == ("capsule", None)
    monkeypatch.setitem(sys.modules, "pandas", None)
    assert isinstance(sim.to_frame(), Made)
    monkeypatch.setitem(sys.modules, "polars", None)
    for asked in (sim.to_frame, sim.__arrow_c_stream__, uw.Dist.of("ab").to_frame):
        with pytest.raises(uw.Refusal, match=r"^A frame needs pandas or polars\. .*\.$"):
            asked()


@pytest.mark.soak
def test_polars_takes_them_as_they_are_typed(sim: Simulation, held: Any, lab: Lab) -> None:
    import polars as pl

    for data in (sim, held, lab.results, sim.seats()):
        frame, columns = pl.DataFrame(data), data.to_dict()
        assert frame.to_dict(as_series=False) == {name: [*column] for name, column in columns.items()}
        assert all(kind.is_numeric() or kind == pl.String for kind in frame.dtypes)
