"""A question's heat map reaches the board with the answer, once, and never before."""

import json
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import Wire, hear, wired
from uncle_widgets.probability.heat import Heat, Spot
from uncle_widgets.widgets.table.heat import told

STANDS = {"markers": "A N15 3; B X17 2; C O22 1", "gone": "X01 X02 X03 X04 X05 X08"}
"""Three players, A on N15 with three agents."""


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    with wired(monkeypatch) as one:
        yield one


def heats(wire: Wire) -> list[dict[str, Any]]:
    """What every message said of the board's numbers, where it told of them."""
    found = []
    for text in wire.sent:
        data = json.loads(text)[1]
        state = data.get("state", {}) if isinstance(data, dict) else {}
        if state.get("heat") is not None and "steps" in str(state["heat"]):
            found.append(state["heat"])
    return found


def test_numbers_are_rounded_and_shaded_together() -> None:
    shown = told(Heat("Turns home", "turns", (Spot("a", 1.2), Spot("b", 2.5), Spot("c", 4.04, "North Line"))))
    assert [node["text"] for node in shown["nodes"].values()] == ["1", "3", "4"]  # half goes up
    assert [node["step"] for node in shown["nodes"].values()] == [1, 3, 4]
    assert [(step["text"], step["count"]) for step in shown["steps"]] == [("1", 1), ("2", 0), ("3", 1), ("4", 1)]
    assert shown["nodes"]["c"] == {"step": 4, "text": "4", "fine": "4.0", "value": 4.04, "part": "North Line"}


def test_chances_are_numbers_of_a_hundred_in_five_shades() -> None:
    spots = tuple(Spot(str(k), Fraction(k, 36)) for k in range(37))
    shown = told(Heat("Caught here", "chance", spots))
    assert shown["unit"] == "out of 100"
    assert [step["text"] for step in shown["steps"]] == ["0–20", "21–41", "42–62", "63–83", "84–100"]
    assert {node["step"] for node in shown["nodes"].values()} == {1, 2, 3, 4, 5}
    assert shown["nodes"]["18"]["text"] == "50"


def test_nothing_of_the_map_leaves_before_a_prediction_and_then_it_leaves_once(wire: Wire) -> None:
    room = uw.what_if("thrush", **STANDS, question="T-L6")
    room.explainer.page = "why"
    assert room.table.heat == {}
    assert not heats(wire)
    hear(room.explainer, {"kind": "predict", "value": "3", "sure": "think"})
    room.explainer.page = "answer"
    [shown] = heats(wire)
    assert len(shown["nodes"]) == 157
    assert shown["nodes"]["N15"]["value"] == 4.04
    assert shown["unit"] == "turns"


def test_a_mean_that_was_solved_for_is_not_called_exact() -> None:
    room = uw.what_if("thrush", **STANDS, question="T-L6", predict=False)
    answer = room.explainer.panel["answer"]
    assert (answer["rounded"], answer["fraction"]) == (True, "4.043433")
    room.set(markers="A W19 3; B X17 2; C N15 1")
    answer = room.explainer.panel["answer"]
    assert (answer["rounded"], answer["fraction"]) == (False, "43/36")


def test_the_map_goes_with_its_answer(wire: Wire) -> None:
    room = uw.what_if("thrush", **STANDS, question="T-L6", predict=False)
    assert room.table.heat
    room.set(markers="A O22 3; B X17 2; C N15 1")
    assert len(heats(wire)) == 1  # the same numbers are not sent again
    room.explainer.settings = {"asked": "2"}
    assert room.table.heat == {}
    room.explainer.pick("T-L1")
    assert room.table.heat == {}
    room.explainer.predicting = True
    room.explainer.pick("T-L6")
    assert room.table.heat == {}


def test_in_a_lesson_the_map_waits_until_no_other_place_is_asked_about() -> None:
    room, walks = uw.lesson("thrush", 6), []
    while room.at is not None and room.done < len(room.exercises):
        turns = room.explainer.current.measure == "turns"
        walks += [room.at] if turns else []
        said, pair = "3" if turns else "50", room.explainer.pair
        room.explainer.predict(said, second=said if pair else "")
        assert room.explainer.revealed
        if room.done < len(room.exercises):
            assert room.table.heat == {}
            room.onward()
    room.go(walks[0])
    assert room.table.heat["nodes"]
