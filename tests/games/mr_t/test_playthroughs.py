"""Golden playthroughs of the Mr. T card game: whole games, each kind of ending, and the rare showdowns."""

from __future__ import annotations

from pathlib import Path

import pytest

from uncle_widgets.engine.game import Over
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.games.mr_t import events as e

GOLDEN = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_playthrough_ends_as_written(path: Path) -> None:
    record, *lines = path.read_text("utf-8").splitlines()
    end = dict(line.split(": ", 1) for line in lines if line)
    match = opened(GAMES, record)
    over = match.turn
    assert isinstance(over, Over)
    assert " ".join(map(str, over.scores)) == end["cards"]
    assert " ".join(map(str, over.winners)) == end["winners"]
    assert over.why == end["why"]
    assert str(match.state.flips) == end["flips"]
    assert str(match.state.rounds) == end["rounds"]
    assert " ".join(match.state.log) == end["shown"]
    assert match.record() == record


def test_the_golden_playthroughs_show_every_table_and_ending() -> None:
    matches = [opened(GAMES, path.read_text("utf-8").splitlines()[0]) for path in GOLDEN]
    kinds = {type(event) for match in matches for step in match.steps for event in step.events}
    assert {e.ThirdDropped, e.DoubleShowdown, e.RanDry, e.LoneMrT, e.TwoPlayerGame, e.PlayerOut} <= kinds
    assert {match.game.seats for match in matches} == {2, 3, 4}
    assert {match.state.why for match in matches} >= {"the most cards", "all the cards"}
    assert any("stopped" in match.state.why for match in matches)
    assert any(len(match.state.winners) == 2 for match in matches)
    assert any(sum(map(len, match.state.stacks)) for match in matches)
