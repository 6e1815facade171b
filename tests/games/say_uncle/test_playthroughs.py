"""Whole matches as one line of text each: two, three and four players."""

from __future__ import annotations

from pathlib import Path

import pytest

from uncle_widgets.engine.game import Over
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.games.say_uncle.events import Penalised, Scored

GOLDEN = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_playthrough_ends_as_written(path: Path) -> None:
    record, *lines = path.read_text("utf-8").splitlines()
    end = dict(line.split(": ") for line in lines)
    match = opened(GAMES, record)
    over = match.turn
    assert isinstance(over, Over)
    assert " ".join(map(str, over.scores)) == end["scores"]
    assert " ".join(map(str, over.winners)) == end["winners"]
    assert str(match.state.table.round) == end["rounds"]
    assert match.record() == record


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_each_has_a_call_won_a_call_lost_at_nothing_and_a_stock_that_runs_out(path: Path) -> None:
    match = opened(GAMES, path.read_text("utf-8").splitlines()[0])
    events = [event for step in match.steps for event in step.events]
    scored = [event for event in events if isinstance(event, Scored)]
    assert any(event.caller == event.seat for event in scored)
    assert any(event.caller is None for event in scored)
    assert any(isinstance(event, Penalised) and event.waived for event in events)


def test_there_is_one_for_every_number_of_players() -> None:
    seats = {path.read_text("utf-8").split()[1] for path in GOLDEN}
    assert seats == {"seats=2", "seats=3", "seats=4"}
