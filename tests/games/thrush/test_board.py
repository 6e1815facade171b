"""Boards: ours, others through the loader, and what the verifier says of ten that are wrong."""

from __future__ import annotations

import json
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from uncle_widgets.engine.match import Match
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.games.thrush import KIT
from uncle_widgets.games.thrush.board import OURS
from uncle_widgets.games.thrush.board_check import load, verified
from uncle_widgets.refusal import Refusal

DATA: dict[str, Any] = json.loads(files("uncle_widgets.games.thrush").joinpath("board.json").read_text("utf-8"))


def node(data: Any, name: str) -> Any:
    return next(n for n in data["nodes"] if n["id"] == name)


def path(data: Any, name: str) -> Any:
    return next(p for p in data["paths"] if p["id"] == name)


def unknown_node(data: Any) -> None:
    path(data, "west")["nodes"][4] = "Q99"


def cut_off(data: Any) -> None:
    data["nodes"] += [{"id": f"Z{k:02}", "kind": "space", "x": 10, "y": 10 + k} for k in range(14)]
    data["paths"].append(
        {"id": "lost", "name": "Lost Ring", "closed": True, "nodes": [f"Z{k:02}" for k in range(14)]}
    )


def missing_chief(data: Any) -> None:
    data["nodes"].remove(node(data, "C3"))


def unseen_chief(data: Any) -> None:
    for name in ("O24", "W11"):
        node(data, name).update(kind="space")
        del node(data, name)["points_to"]


def twice(data: Any) -> None:
    data["nodes"].append(dict(node(data, "W05")))


def one_path_crossing(data: Any) -> None:
    row = path(data, "inner")["nodes"]
    row.remove("X15")


def crossing_that_is_none(data: Any) -> None:
    node(data, "X15")["kind"] = "space"


def no_door(data: Any) -> None:
    data["side_entrances"] = []


def loose_end(data: Any) -> None:
    path(data, "west")["end_b"] = "UNCLE_HQ"


def too_short(data: Any) -> None:
    row = path(data, "north")
    gone = [name for name in row["nodes"] if name[0] == "N" and "points_to" not in node(data, name)][2:]
    row["nodes"] = [name for name in row["nodes"] if name not in gone]
    data["nodes"] = [n for n in data["nodes"] if n["id"] not in gone]


def off_the_map(data: Any) -> None:
    node(data, "W05")["x"] = 5000


def no_thrush_hq(data: Any) -> None:
    del data["thrush_hq"]


WRONG = {
    unknown_node: "Path 'west' must go over nodes of the board, and 'Q99' isn't one",
    cut_off: "'Z00' can't be reached from START",
    missing_chief: "must point to a Chief space, not to 'C3'",
    unseen_chief: "No space points to Chief space 'C3'",
    twice: "Each node must be there only once, but 'W05' is there twice",
    one_path_crossing: "Intersection 'X15' must be on two paths, not 1",
    crossing_that_is_none: "'X15' isn't an intersection, so it must be on one path, not 2",
    no_door: "The board must have at least one side entrance",
    loose_end: "Path 'west' must have START or a side entrance as end_b, not 'UNCLE_HQ'",
    too_short: "There must be a move of",
    off_the_map: "Node 'W05' must be inside the board's width and height",
    no_thrush_hq: "The board has no 'thrush_hq'",
}


@pytest.mark.parametrize("fault", WRONG, ids=lambda fault: fault.__name__)
def test_a_board_that_is_wrong_is_refused_with_what_and_where(fault: Any) -> None:
    data = deepcopy(DATA)
    fault(data)
    with pytest.raises(Refusal) as refused:
        verified(data)
    assert WRONG[fault] in refused.value.sentence
    assert refused.value.clause == "G2"


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("{", "The board isn't valid JSON"),
        ("[1]", "The board file can't be read"),
        ("/no/such/file", "The board file can't be read"),
        ('{"title": 3}', "The board has no 'width'|'title' of the board must be text"),
    ],
)
def test_what_is_no_board_is_refused(source: str, words: str) -> None:
    with pytest.raises(Refusal, match=f"^({words})"):
        load(source)


def test_ours_passes_and_is_the_default() -> None:
    assert verified(DATA) == OURS
    assert KIT.new().options.board == OURS


def test_G2_another_board_is_played_on_and_its_record_bears_name_and_digest() -> None:
    data = deepcopy(DATA)
    data["title"] = "A town of our own"
    node(data, "W05")["x"] += 3
    other = load(json.dumps(data))
    match = Match.new(KIT.new(2, board=other))
    name = f"A_town_of_our_own#{other.digest}"
    assert match.record() == f"thrush seats=2 board={name}:"
    assert opened(GAMES, match.record()) == match
    assert json.loads(match.json())["options"] == {"seats": 2, "board": name}
    assert opened(GAMES, match.json()) == match
    with pytest.raises(Refusal, match="a board that was loaded"):
        opened(GAMES, "thrush seats=2 board=never_seen#12345678:")
