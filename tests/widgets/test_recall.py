"""What a tab keeps of a watched game and of positions set up, and what comes of it when it is sent back."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import hear, wired
from uncle_widgets.widgets.rooms import recall
from uncle_widgets.widgets.rooms.watch import Watch
from uncle_widgets.widgets.rooms.whatif import WhatIf


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A game with two answered moments, a skipped one and a question at another step."""
    with wired(monkeypatch):
        room = uw.watch("uncle", 3, seed=1964)
        for value in ("40", "66.5"):
            hear(room.explainer, {"kind": "predict", "value": value, "sure": "know"})
            hear(room.explainer, {"kind": "main"})
            room.table.playing = False
            room.table.stop = next(k for k, mark in enumerate(room.table.moments) if mark["state"] == "open")
        hear(room.explainer, {"kind": "skip"})
        room.step = room.step + 1
        hear(room.explainer, {"kind": "predict", "value": "12", "sure": "guess"})
        yield room


def said(kept: Any, at: int = 0) -> Any:
    """A number that was given, as it is kept."""
    return [deed["said"] for name, deed in kept["deeds"] if name == "Again"][at]


def numbers(kept: Any) -> list[str]:
    return [deed["said"]["number"] for name, deed in kept["deeds"] if name == "Again"]


def again(room: Watch, kept: Any) -> Watch:
    """The page loaded again: another room from the link, which is sent what the tab has kept."""
    other = uw.watch(room.link)
    hear(other.explainer, {"kind": "restore", "kept": kept})
    return other


def test_a_reload_finds_the_predictions_their_answers_and_the_place(played: Watch) -> None:
    kept = json.loads(json.dumps(played.explainer.keeping))
    assert numbers(kept) == ["40", "66.5", "12"]
    other = again(played, kept)
    assert other.explainer.log == played.explainer.log
    assert other.explainer.guesses == played.explainer.guesses
    assert [mark["state"] for mark in other.table.moments] == [mark["state"] for mark in played.table.moments]
    assert (other.step, other.watcher, other.link) == (played.step, played.watcher, played.link)
    assert other.explainer.panel == played.explainer.panel
    assert other.explainer.keeping == kept
    assert not other.table.playing


def test_a_reload_finds_what_was_said_of_a_mistake(played: Watch) -> None:
    played.table.stop = next(k for k, mark in enumerate(played.table.moments) if mark["state"] == "open")
    asked = played.explainer
    posed = asked.current.posed(asked.view)
    far = max(posed.mistakes, key=lambda one: abs(one.value - posed.number))
    asked.predict(str(round(100 * float(far.value))))
    asked.own(True)
    other = again(played, asked.keeping)
    assert [row["own"] for row in other.explainer.log] == [row["own"] for row in asked.log]
    assert "yes" in [row["own"] for row in other.explainer.log]


def test_a_reload_stands_at_the_moment_that_was_answered(played: Watch) -> None:
    played.table.stop = 0
    hear(played.explainer, {"kind": "predict", "value": "40", "sure": "know"})
    other = again(played, json.loads(json.dumps(played.explainer.keeping)))
    assert other.table.stop == 0
    assert other.step == played.step
    assert other.explainer.moment == played.explainer.moment
    assert other.explainer.main == played.explainer.main


def test_the_name_it_is_kept_by_is_the_match_and_nothing_else(played: Watch) -> None:
    assert uw.watch(played.link).explainer.kept == played.explainer.kept
    assert uw.watch("uncle", 3, seed=1965).explainer.kept != played.explainer.kept
    assert uw.watch(played.match).explainer.kept != played.explainer.kept


def test_nothing_is_kept_where_nothing_was_said() -> None:
    assert uw.watch("uno", target=50).explainer.keeping == {}


@pytest.mark.parametrize(
    "change",
    [
        lambda kept: None,
        lambda kept: [],
        lambda kept: {},
        lambda kept: said(kept).update(place=1),
        lambda kept: said(kept).update(number="1e99"),
        lambda kept: said(kept).update(time="=1+1"),
        lambda kept: said(kept).update(sure=1),
        lambda kept: said(kept).update(settings=[]),
        lambda kept: said(kept).update(settings={"target": None}),
        lambda kept: said(kept).update(seed="1"),
        lambda kept: said(kept).update(owned="clever"),
        lambda kept: said(kept).update(denied=1),
        lambda kept: said(kept).update(more=1),
        lambda kept: kept["deeds"].extend(kept["deeds"] * 60),
        lambda kept: kept["deeds"].append(["Settle", {"seat": 0}]),
        lambda kept: kept["deeds"].append(["Settle", {"seat": "0", "at": 1, "answered": True}]),
        lambda kept: kept["deeds"].append(["Stop", {"at": "1"}]),
        lambda kept: kept["deeds"].append(["Stop", {"at": True}]),
        lambda kept: kept["deeds"].append(["Eyes", {"key": 1}]),
        lambda kept: kept["deeds"].append(["Predict", {"number": "1"}]),
        lambda kept: kept["deeds"].append(["Deed", {}]),
        lambda kept: kept["deeds"].append(7),
        lambda kept: kept.update(deeds=None),
    ],
)
def test_anything_else_is_refused_and_changes_nothing(played: Watch, change: Any) -> None:
    kept = deepcopy(played.explainer.keeping)
    made = change(kept)
    other = uw.watch(played.link)
    before = other.step, other.explainer.panel, other.table.moments
    hear(
        other.explainer,
        {"kind": "restore", "kept": kept if made is None and kept != played.explainer.keeping else made},
    )
    assert other.explainer.note.startswith(("What was saved belongs", "Expected restore with kept as names"))
    assert (other.step, other.explainer.panel, other.table.moments) == before
    assert other.explainer.log == []


def test_what_there_is_not_in_this_game_is_left_out(played: Watch) -> None:
    kept = deepcopy(played.explainer.keeping)
    said(kept, 0).update(place="10000 1")
    said(kept, 1).update(question="nonsense")
    kept["deeds"] += [["Settle", {"seat": 7, "at": 7, "answered": True}]]
    kept["deeds"] += [["Settle", {"seat": 0, "at": 999, "answered": False}], ["Stop", {"at": 999}]]
    other = again(played, kept)
    assert [row["prediction"] for row in other.explainer.log] == [0.12]
    assert all(mark["state"] in ("open", "skipped") for mark in other.table.moments)


def test_a_long_game_keeps_its_last_predictions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "MOST", most := 3)
    room = uw.watch("uno", 4)
    for k in range(len(room.moments)):
        room.table.stop = k
        hear(room.explainer, {"kind": "predict", "value": "40", "sure": "know"})
    assert len(room.moments) > most
    other = again(room, room.explainer.keeping)
    assert len(other.explainer.log) == most
    assert other.table.stop == room.table.stop


@pytest.fixture
def supposed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A What if: a number for the first position, and two for another."""
    with wired(monkeypatch):
        room = uw.what_if("uncle", seats=3)
        hear(room.explainer, {"kind": "predict", "value": "30", "sure": "know"})
        room.set(hand="2 2 5", pile="6 3 1 2")
        hear(room.explainer, {"kind": "predict", "value": "45.5", "sure": "think"})
        room.explainer.question = "U-L1"
        hear(room.explainer, {"kind": "predict", "value": "12", "sure": "guess"})
        yield room


def test_a_reload_finds_what_was_predicted_in_what_if_at_every_position(supposed: WhatIf) -> None:
    kept = json.loads(json.dumps(supposed.explainer.keeping))
    assert numbers(kept) == ["30", "45.5", "12"]
    other = uw.what_if(supposed.link)
    hear(other.explainer, {"kind": "restore", "kept": kept})
    assert other.explainer.log == supposed.explainer.log
    assert (other.link, other.view, other.explainer.question) == (supposed.link, supposed.view, "U-L1")
    then = {name: told for name, told in supposed.explainer.panel.items() if name != "was"}
    assert other.explainer.panel == then, "nothing but what it was before the change"
    assert other.explainer.keeping == kept
    first = uw.what_if("uncle", seats=3)
    other.set(**first.values)
    other.explainer.question = first.explainer.question
    assert other.explainer.panel["said"]["value"] == 0.3


def test_what_is_kept_of_positions_goes_by_the_game_and_its_rules(supposed: WhatIf) -> None:
    assert uw.what_if("uncle", seats=3).explainer.kept == supposed.explainer.kept
    assert uw.what_if("uncle", seats=4).explainer.kept != supposed.explainer.kept
    assert uw.what_if("uncle", seats=3, pot_chips=30).explainer.kept != supposed.explainer.kept


def test_positions_that_cannot_be_are_left_out(supposed: WhatIf) -> None:
    kept = deepcopy(supposed.explainer.keeping)
    for at, place in enumerate(("nonsense", supposed.link.replace("hand=2", "hand=9"))):
        said(kept, at)["place"] = place
    other = uw.what_if("uncle", seats=3)
    before = other.link
    hear(other.explainer, {"kind": "restore", "kept": kept})
    assert [row["prediction"] for row in other.explainer.log] == [0.12]
    assert other.link.replace("U-L1", "U-L2") == before.replace("U-L1", "U-L2")
    hear(other.explainer, {"kind": "restore", "kept": {"deeds": [{"place": 1}]}})
    assert not other.explainer.note
