"""Positions and exercises of a class in cells: kept as typed, held as set, found again after a reload."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
import traitlets as t

import uncle_widgets as uw
from tests.widgets.wire import hear, page_sets
from uncle_widgets.widgets.rooms import position as module
from uncle_widgets.widgets.school.book import BOOK
from uncle_widgets.widgets.school.exercise import exercise

pytestmark = pytest.mark.usefixtures("wire")


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_attempts", {})
    monkeypatch.setattr(BOOK, "positions", {})


@pytest.mark.parametrize(
    ("typed", "kept"), [("43", "43/100"), ("0,1%", "1/1000"), ("2/3", "2/3"), ("33.333", "33333/100000")]
)
def test_what_is_typed_is_kept_as_it_is_typed(typed: str, kept: str) -> None:
    lesson = uw.lesson("uncle")
    hear(lesson.explainer, {"kind": "predict", "value": typed, "sure": "think"})
    ((_, said, _, _),) = lesson.attempt.state()
    assert said == kept
    again = uw.lesson("uncle")
    again.restore(lesson.attempt.state())
    assert again.attempt.state() == lesson.attempt.state()


def test_the_longest_number_that_can_be_typed_comes_back_too() -> None:
    lesson = uw.lesson("uncle")
    lesson.explainer.predict("0.1234567890123456789%", "guess")
    again = uw.lesson("uncle")
    again.restore(lesson.attempt.state())
    assert again.attempt.state() == lesson.attempt.state()


def test_the_file_of_answers_says_what_was_typed() -> None:
    lesson = uw.lesson("uncle")
    lesson.explainer.predict("43")
    assert lesson.log[0]["prediction"] == 0.43
    assert ",0.43,," in lesson.explainer.sitting.csv()


def test_a_position_keeps_its_question_until_a_number_is_given() -> None:
    room: Any = uw.position("uncle", 4, at=5)
    with pytest.raises(t.TraitError, match="Make your guess"):
        room.explainer.settings = {"target": 50}
    asked = room.explainer.current
    page_sets(room.explainer, settings={"target": 50})
    assert room.explainer.current == asked
    room.explainer.predict("27")
    room.explainer.settings = {"target": 50}
    assert room.explainer.panel["ask"].endswith("exactly 50 at some point?")


def test_a_position_says_again_what_the_tab_has_kept() -> None:
    room: Any = uw.position("uncle", 4, at=5)
    room.explainer.predict("1/3", "know")
    kept = dict(room.explainer.keeping)
    module._attempts.clear()
    BOOK.positions = {}
    again: Any = uw.position("uncle", 4, at=5)
    assert again.explainer.kept == room.explainer.kept
    hear(again.explainer, {"kind": "restore", "kept": kept})
    assert again.explainer.revealed
    assert again.attempt.first[4].said == Fraction(1, 3)
    assert again.attempt.first[4].at == room.attempt.first[4].at
    assert BOOK.positions["uncle"][4, 5].sure == "know"
    hear(again.explainer, {"kind": "restore", "kept": kept | {"said": "50"}})
    assert len(again.explainer.sitting.predictions) == 1, "what was said stays"


@pytest.mark.parametrize(
    "kept", [None, 5, {}, {"said": "1/0", "sure": "think", "time": ""}, {"said": 5, "sure": "know", "time": "x"},
             {"said": "9999", "sure": "think", "time": "2026-01-01T00:00:00Z"},
             {"said": "50", "sure": ["think"], "time": "2026-01-01T00:00:00Z"}],
)  # fmt: skip
def test_what_no_position_has_kept_is_refused(kept: Any) -> None:
    room: Any = uw.position("uncle", 4, at=5)
    hear(room.explainer, {"kind": "restore", "kept": kept})
    assert room.explainer.note.startswith(("What was saved", "Use a number", "How sure you are", "Expected"))
    assert room.attempt.done == 0


def test_two_positions_of_a_notebook_are_kept_apart() -> None:
    pair: Any = uw.position("uncle", 4, at=(5, 6))
    assert len({room.explainer.kept for room in pair.children}) == 2


def test_a_wrong_answer_looks_other_than_none() -> None:
    box = exercise("uncle-predict-3")
    states = []
    for answer in ("", "7", "8"):
        box.check(answer)
        states.append(box.mark["state"])
    assert states == ["open", "wrong", "right"]


def test_a_lesson_gives_its_receipt_and_its_end_offers_it() -> None:
    lesson = uw.lesson("uncle", 4, student="Ada 7")
    while lesson.at is not None:
        lesson.explainer.predict("43", second="43" if lesson.explainer.pair else "")
        lesson.onward()
    line = uw.receipt(lesson)
    assert line.startswith("uncle lesson=4 edition=1 student=Ada_7: 43 43")
    assert lesson.end.report["receipt"] == line == uw.receipt(lesson.attempt, "Ada 7")
    assert uw.read_receipt(line).state() == [[at, said, sure, ""] for at, said, sure, _ in lesson.attempt.state()]  # type: ignore[union-attr]
    lesson.name("Bob")
    assert lesson.end.report["receipt"] == uw.receipt(lesson) != line
    lesson.practise()
    with pytest.raises(uw.Refusal, match="practice"):
        uw.receipt(lesson)


def test_a_notebook_gives_its_receipt() -> None:
    exercise("uncle-predict-3").check("8")
    assert " 3=8" in uw.receipt(student="Ada")
    assert uw.receipt(student="Ada") == uw.marks("Ada").receipt
    for wrong in (5, "uncle", uw.GAMES):
        with pytest.raises(uw.Refusal):
            uw.receipt(wrong)


def test_there_is_no_receipt_before_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK, "asked", {})
    with pytest.raises(uw.Refusal, match="Only a notebook with answer boxes has a receipt"):
        uw.receipt()
