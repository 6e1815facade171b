"""Golden playthroughs of THRUSH: whole games written as a person would, and what they show."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from uncle_widgets.engine.game import Over
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.games.thrush import events as e

GOLDEN = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def expected(path: Path) -> tuple[str, dict[str, str]]:
    record, *lines = path.read_text("utf-8").splitlines()
    return record, dict(line.split(": ", 1) for line in lines if line)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_playthrough_ends_as_written(path: Path) -> None:
    record, end = expected(path)
    match = opened(GAMES, record)
    over = match.turn
    assert isinstance(over, Over)
    assert " ".join(map(str, over.winners)) == end["winners"]
    assert str(match.state.table.turns) == end["turns"]
    assert over.why == end["why"]
    assert match.record() == record


def told() -> list[Any]:
    return [event for path in GOLDEN for step in opened(GAMES, expected(path)[0]).steps for event in step.events]


def test_the_golden_playthroughs_show_what_is_rare() -> None:
    events = told()
    seats = {opened(GAMES, expected(path)[0]).game.seats for path in GOLDEN}
    assert seats == {2, 3, 4}
    assert {event.why for event in events if isinstance(event, e.Released)} == {"double", "time"}
    assert {event.agent for event in events if isinstance(event, e.Paid)} == {True, False}
    for kind in (e.StoleAgent, e.StoleCard, e.Exchanged, e.LimitHit, e.Spared, e.Took):
        assert any(isinstance(event, kind) for event in events), kind
    assert {bool(event.over) for event in events if isinstance(event, e.GameWon)} == {True, False}
