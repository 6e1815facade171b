"""A class in a cell: what its page says is checked, and read from Python."""

import csv
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.games.plans import exercises, plan_of

SAID = [[0, 1, 0.9, 4], [0, 1, 0.1, 2], [4, 2, 0.26, 1]]


def page_sets(room: Any, said: list[Any]) -> None:
    update = {"method": "update", "state": {"said": said}}
    room.wall._handle_msg({"content": {"data": update}})


def test_what_a_page_said_is_read_as_rows_and_as_a_table() -> None:
    room = uw.classroom("uncle", lesson=1)
    page_sets(room, SAID)
    assert room.votes == [
        {"position": 1, "vote": 1, "said": 10.0, "times": 2},
        {"position": 1, "vote": 1, "said": 90.0, "times": 4},
        {"position": 5, "vote": 2, "said": 26.0, "times": 1},
    ]
    rows = list(csv.DictReader(room.csv().splitlines()))
    assert [row["kind"] for row in rows] == ["", "", "nearness", "nearness", "nearness", "nearness", "one"]
    exact = exercises(uw.GAMES["uncle"], plan_of(uw.GAMES["uncle"], 1))[0].posed.number
    assert float(rows[0]["exact"]) == pytest.approx(100 * float(exact))
    assert room.cell == "uw.classroom('uncle', lesson=1)"
    room.close()


@pytest.mark.sample
@pytest.mark.parametrize(
    "said",
    [
        [[0, 1, 6, 4]],
        [[99, 1, 0.6, 4]],
        [[0, 3, 0.6, 4]],
        [[0, 1, 0.6, 0]],
        [[0, 1, float("nan"), 1]],
        [["x"]],
        [7],
    ],
)
def test_a_page_says_nothing_else(said: list[Any]) -> None:
    room = uw.classroom("uncle")
    page_sets(room, SAID)
    page_sets(room, said)
    assert room.wall.said == SAID
    room.close()


def test_amounts_are_read_in_their_unit() -> None:
    room = uw.classroom("uncle", lesson=5)
    page_sets(room, [[0, 1, 3.5, 1]])
    assert room.votes[0]["said"] == 3.5
    room.close()


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("chess",), "There is no game 'chess'"),
        (("uncle", 99), "Expected a lesson from 1 to 8"),
        ((3,), "Expected the name of a game, a match or a record"),
    ],
)
def test_a_wrong_game_or_lesson_is_refused(asked: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises(uw.Refusal, match=sentence):
        uw.classroom(*asked)


@pytest.mark.sample
@pytest.mark.parametrize("game", uw.GAMES)
def test_the_stops_of_a_watched_game_are_positions(game: str) -> None:
    watched = uw.watch(game)
    room = uw.classroom(watched.match)
    stops = watched.moments
    assert len(stops) == len(room.wall.spans) > 2
    page_sets(room, [[len(stops) - 1, 1, room.wall.spans[-1][1], 3]])
    assert room.votes[0]["position"] == len(stops)
    rows = list(csv.DictReader(room.csv().splitlines()))
    last = stops[-1]
    question = watched.kit.questions[last.question].at(**last.settings)
    posed = question.pose(watched.match.view(watched.ends[last.frame], watched.seat))
    scale = 100 if posed.measure == "chance" else 1
    assert float(rows[0]["exact"]) == pytest.approx(float(posed.number) * scale)
    assert room.cell == f"uw.classroom({watched.match.record()!r})"
    for one in (watched, room):
        one.close()


def test_a_game_that_is_watched_has_no_lesson_and_must_stop_somewhere() -> None:
    match = uw.watch("uncle").match
    with pytest.raises(uw.Refusal, match="no lesson"):
        uw.classroom(match, lesson=2)
    with pytest.raises(uw.Refusal, match="at least one turning point"):
        uw.classroom("uncle seats=2 pot_chips=1: d6 d4 d1 d1 d1 d6")
