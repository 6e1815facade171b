"""Predict, then reveal: what may be typed, what is kept, and what a page may not do."""

import csv
import json
from fractions import Fraction
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import Wire, hear, page_sets
from uncle_widgets.probability.kinds import KINDS

pytestmark = pytest.mark.usefixtures("wire")


def explainer(**options: Any) -> Any:
    """U-L2 at the position of the lessons: total 26, the 3 played, B needs a 1."""
    shown = uw.what_if("uncle", question="U-L2", **options).explainer
    shown.settings = {"card": 3}
    return shown


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("47", 0.47), ("47%", 0.47), (" 47 % ", 0.47), ("2/5", 0.4), ("0,5%", 0.005), ("\u00bd", 0.5), ("12.5", 0.125), (0, 0.0),
     (100, 1.0), ("100%", 1.0), ("4/4", 1.0), ("0", 0.0)],
)  # fmt: skip
def test_a_prediction_may_be_written_in_many_ways(typed: Any, meant: float) -> None:
    shown = explainer()
    shown.predict(typed)
    assert shown.log[-1]["prediction"] == pytest.approx(meant)
    assert shown.revealed


@pytest.mark.parametrize("typed", ["0,5", ".5", 0.5])
def test_a_share_where_so_many_of_100_are_meant_is_asked_about_and_nothing_is_kept(typed: Any) -> None:
    shown = explainer()
    with pytest.raises(
        uw.Refusal, match=r"^Did you mean 50 out of 100\? Type 50, or 0\.5% for 0\.5 out of 100\.$"
    ):
        shown.predict(typed)
    assert not shown.log
    assert not shown.revealed


@pytest.mark.parametrize(
    "typed",
    ["200%", "-1", "101", "lots", "", " ", "nan", "inf", "1/0", "3/2", "<b>5</b>", "9" * 400, "1e999999999", "1e1", None,
     [], {}, True, "0x10", "5 5", "٥x"],
)  # fmt: skip
def test_a_prediction_that_is_no_number_is_one_sentence_and_nothing_lost(typed: Any) -> None:
    shown = explainer()
    with pytest.raises(uw.Refusal, match=r"^Use a number from 0 to 100 \(out of 100\)(, not |\.$)") as refused:
        shown.predict(typed)
    assert len(str(refused.value)) < 90
    hear(shown, {"kind": "predict", "value": typed, "sure": "know"})
    assert shown.note.startswith(("Use a number ", "Expected predict with value as "))
    assert not isinstance(typed, str) or shown.note == str(refused.value)
    assert not shown.log
    assert not shown.revealed
    assert "answer" not in shown.panel


@pytest.mark.parametrize(
    "message",
    [None, 5, [], {}, {"kind": 1}, {"kind": "predict"}, {"kind": "predict", "value": {"a": [1]}},
     {"kind": "predict", "value": 50, "sure": []}, {"kind": "predict", "value": 50, "sure": "certain"},
     {"kind": "predict", "value": "x" * 10**6}, {"kind": "reveal"}],
)  # fmt: skip
def test_a_hostile_message_reveals_nothing(message: Any, wire: Wire) -> None:
    shown = explainer()
    hear(shown, message)
    assert not shown.log
    assert not shown.revealed
    assert len(shown.note) < 120
    assert "answer" not in shown.panel


def test_nothing_of_the_answer_is_sent_before_the_prediction(wire: Wire) -> None:
    shown = explainer()
    answer = shown.current.number(shown.view)
    asked = [json.dumps(state["panel"]) for state in wire.states() if state.get("panel")]
    assert asked
    assert not any(str(answer) in text or "lines" in text or "answer" in text for text in asked)
    page_sets(shown, predicting=True, question="U-L2")
    assert "answer" not in shown.panel
    shown.predict(50)
    assert shown.panel["answer"]["fraction"] == str(answer)


@pytest.mark.parametrize(
    "state", [{"question": "U-L99"}, {"question": ""}, {"settings": {"card": 99}}, {"settings": {"card": []}},
              {"settings": {"nothing": 1, "__class__": 2}}, {"settings": {"card": "3"}}],
)  # fmt: skip
def test_settings_that_a_page_makes_up_do_no_harm(state: dict[str, Any]) -> None:
    shown = explainer()
    page_sets(shown, **state)
    assert shown.current is not None
    words = shown.current.posed(shown.view).words
    shown.predict(10)
    assert shown.panel["ask"] == words


def test_the_log_holds_plain_values_and_brier_scores() -> None:
    shown = explainer()
    exact = shown.current.number(shown.view)
    shown.predict("25", "know")
    (row,) = shown.log
    p, q = 0.25, float(exact)
    assert row["exact"] == float(exact)
    assert shown.sitting.predictions[0].exact == exact
    assert row["brier"] == pytest.approx(q * (1 - p) ** 2 + (1 - q) * p**2)
    assert row["brier_best"] == pytest.approx(q * (1 - q))
    assert (row["game"], row["question"], row["sure"], row["measure"]) == ("uncle", "U-L2", "know", "chance")
    assert "card=3" in str(row["settings"])
    assert json.loads(json.dumps(shown.log)) == shown.log
    shown.settings = {"card": 1}
    shown.predict(float(shown.current.number(shown.view)) * 100)
    assert shown.log[1]["brier"] == pytest.approx(shown.log[1]["brier_best"])
    assert len(shown.log) == 2


def test_a_sitting_is_saved_as_csv_and_json(tmp_path: Path, wire: Wire) -> None:
    shown = explainer()
    shown.predict("41", "guess")
    shown.settings = {"card": 6}
    shown.predict("1/3")
    written = shown.sitting.save(str(tmp_path / "mine.csv"))
    with written.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["question"] for row in rows] == ["U-L2", "U-L2"]
    assert list(rows[0])[-6:] == ["own", "trial_seed", "time", "steps", "brier", "brier_best"]
    assert [Fraction(row["exact"]) for row in rows] == [one.exact for one in shown.sitting.predictions]
    assert [float(row["brier"]) for row in rows] == [pytest.approx(row["brier"]) for row in shown.log]
    assert json.loads(shown.sitting.save(str(tmp_path / "mine.json")).read_text()) == shown.log
    with pytest.raises(uw.Refusal, match=r"ends in \.csv or \.json"):
        shown.sitting.save(str(tmp_path / "mine.exe"))
    hear(shown, {"kind": "save"})
    sent = json.loads(wire.sent[-1])[1]["content"]
    assert sent["name"] == "predictions.csv"
    assert list(csv.DictReader(StringIO(sent["text"]))) == rows


def test_a_mistake_is_asked_about_until_yes_or_twice_no() -> None:
    shown = explainer()
    near = {one.kind: one.value for one in shown.current.posed(shown.view).mistakes}["nearness"]
    with pytest.raises(uw.Refusal, match="There's no mistake to say yes or no to"):
        shown.own(True)
    asked = []
    for yes in (False, False, True):
        shown.predict(float(near) * 100)
        said = shown.panel["said"]
        asked.append((said["asks"], said["own"]))
        if said["asks"]:
            shown.own(yes)
            assert (shown.panel["said"]["asks"], shown.panel["said"]["own"]) == (False, yes)
    assert asked == [(True, False), (True, False), (False, False)]
    assert [row["own"] for row in shown.log] == ["no", "no", ""]
    with pytest.raises(uw.Refusal, match="Expected True or False, not 'yes'"):
        shown.own("yes")
    one = explainer()
    one.predict(float(near) * 100)
    hear(one, {"kind": "own", "yes": True})
    assert one.panel["said"]["own"] is True
    assert [row["own"] for row in one.log] == ["yes"]
    hear(one, {"kind": "own", "yes": False})
    assert "There's no mistake to say yes or no to" in one.note
    assert [row["own"] for row in one.log] == ["yes"]


def test_a_prediction_that_fits_a_mistake_is_told_which() -> None:
    shown = explainer()
    posed = shown.current.posed(shown.view)
    mistakes = {mistake.name: mistake for mistake in posed.mistakes}
    exact = float(shown.current.number(shown.view))
    assert {m.kind: abs(float(m.value) - exact) > 0.105 for m in mistakes.values()} == {
        "added": False, "one": True, "nearness": True
    }  # fmt: skip
    for mistake in mistakes.values():
        shown = explainer()
        shown.predict(float(mistake.value) * 100)
        fits = {
            "kind": mistake.kind,
            "asked": posed.asks.get(mistake.kind, KINDS[mistake.kind].asked)[:-1]
            + (f": {mistake.name}?" if mistake.name[0] in "123456789" else "?"),
            "name": mistake.name,
            "words": mistake.words,
        }
        assert shown.panel["said"]["mistake"] == (None if mistake.kind == "added" else fits)
        kept = ("", "") if mistake.kind == "added" else (mistake.name, mistake.kind)
        assert (shown.log[0]["mistake"], shown.log[0]["kind"]) == kept
    right = explainer()
    right.predict(exact * 100)
    assert right.panel["said"]["mistake"] is None
    assert (right.log[0]["mistake"], right.log[0]["kind"]) == ("", "")
    assert right.panel["said"]["verdict"] == "Spot on."


def test_a_prediction_once_given_stays_when_one_comes_back() -> None:
    shown = explainer()
    shown.predict(30)
    shown.settings = {"card": 1}
    assert not shown.revealed
    shown.settings = {"card": 3}
    assert shown.revealed
    assert shown.panel["said"]["value"] == 0.3


def test_a_teacher_may_switch_predicting_off() -> None:
    shown = explainer(predict=False)
    assert shown.revealed
    assert shown.panel["answer"]["fraction"]
    assert not shown.log
    shown.predicting = True
    assert not shown.revealed


def test_every_question_that_arises_has_its_answer_in_four_ways() -> None:
    room = uw.what_if("uncle", predict=False)
    for item in [item for item in room.explainer.questions if item["arises"]]:
        room.explainer.question = item["id"]
        panel = room.explainer.panel
        assert panel["id"] == item["id"]
        assert panel["steps"]
        assert panel["misconception"]
        if panel["measure"] == "chance":
            assert set(panel["answer"]) >= {"hundred", "about", "fraction", "percent", "odds", "one_in"}
            assert panel["certain"] or sum(part["n"] for part in panel["dots"]) == 100
        json.dumps(panel, allow_nan=False)


def test_a_question_that_was_answered_stays_ticked_when_another_is_looked_at() -> None:
    shown = uw.what_if("uncle").explainer
    hear(shown, {"kind": "pick", "question": "U-L2"})
    shown.predict("40")
    hear(shown, {"kind": "pick", "question": "U-L4"})
    assert [chip["id"] for chip in shown.questions if chip["done"]] == ["U-L2"]
