"""A question that raises is one question's fault: it is named, its traceback is logged, and all others stand."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

import uncle_widgets as uw
from tests.contract.asking import plant
from tests.widgets.wire import hear
from uncle_widgets.engine.match import finished
from uncle_widgets.probability.question import Question
from uncle_widgets.widgets.panel import faults
from uncle_widgets.widgets.panel.explainer import onward
from uncle_widgets.widgets.rooms.watch import Watch
from uncle_widgets.widgets.saved.saved import page, saved_of

pytestmark = pytest.mark.usefixtures("wire")

FAULT = "Something went wrong in the question 'Who can hit?', so it can't be answered here."
TRIED = "Something went wrong in the trials of 'Who can hit?'. Its answer is still right."
AT_ONCE = ("arise", "words", "given", "knobs", "cases", "span", "answer")
"""What it is not even asked without."""
LATER = ("derivation", "mistakes", "pictures", "parts", "once", "growing", "heat", "slots", "apart", "deals",
         "slow")  # fmt: skip
"""What is looked at for its answer, or for its trials."""
PAGED = tuple(set(AT_ONCE + LATER) - {"once", "growing", "deals", "slow"})
"""Those without which it has no panel on a saved page."""


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """U-L1 raises in this part of what it says."""
    part: str = request.param
    question = uw.GAMES["uncle"].questions["U-L1"]

    def raises(self: Any, *given: Any) -> Any:
        raise RuntimeError(f"planted in {part}")

    if part == "arise":
        monkeypatch.setattr(type(question), part, raises)
    else:
        plant(monkeypatch, question, part, raises if part in ("answer", "once", "growing") else property(raises))
    return part


ANY = pytest.mark.parametrize("planted", [*AT_ONCE, *LATER], indirect=True)


def told(explainer: Any) -> str:
    """All that the page says of faults."""
    panel, tried = explainer.panel, explainer.tried
    chips = [chip["away"] for chip in explainer.questions]
    return " ".join([panel.get("when", ""), panel.get("fault", ""), explainer.note, tried.get("note", ""), *chips])


def tried_out(explainer: Any, question: str) -> None:
    """What a reader does with a question: picks it, gives a number, looks at every page, tries it out."""
    hear(explainer, {"kind": "pick", "question": question})
    if not explainer.panel.get("none"):
        hear(explainer, {"kind": "predict", "value": "1"})
    if explainer.revealed:
        for many in (1, 1_000):  # one at a time, and dealt in batch
            try:
                explainer.trials.begin(many)
            except RuntimeError:  # where no loop runs, work is done at once, and its error is seen as well
                assert explainer.tried["note"]
                break


def the_others_stand(explainer: Any) -> None:
    for chip in explainer.questions:
        if chip["id"] != "U-L1" and chip["arises"]:
            hear(explainer, {"kind": "pick", "question": chip["id"]})
            if not explainer.revealed:
                hear(explainer, {"kind": "predict", "value": "1"})
            assert explainer.question == chip["id"]
            assert explainer.panel["revealed"]
            assert explainer.panel["steps"]


def logged(caplog: pytest.LogCaptureFixture, planted: str) -> bool:
    return any(f"planted in {planted}" in str(record.exc_info and record.exc_info[1]) for record in caplog.records)


@ANY
def test_a_watched_game_goes_on_and_names_the_question(planted: str, caplog: pytest.LogCaptureFixture) -> None:
    room = uw.watch("uncle", seats=3, seed=1964, step=7)
    explainer = room.explainer
    tried_out(explainer, "U-L1")
    assert FAULT in told(explainer) or TRIED in told(explainer), planted
    assert logged(caplog, planted)
    if explainer.panel.get("none"):
        assert explainer.panel["title"] == uw.GAMES["uncle"].questions["U-L1"].title
    the_others_stand(explainer)
    for step in range(8, 14):
        room.step = step
        assert room.table.step == step
    assert room.explainer.position == "step 13, seen by 0"


@ANY
def test_a_watched_game_stops_and_goes_on_where_the_question_of_a_moment_raises(planted: str) -> None:
    room = uw.watch("uncle", seats=3, seed=1964)
    stops = [k for k, moment in enumerate(room.moments) if moment.question == "U-L1"]
    if planted not in ("answer", "arise"):  # by which the game finds its moments
        assert stops
    for k in stops[:2]:
        room.table.stop = k
        if room.explainer.main["kind"] == "predict":
            hear(room.explainer, {"kind": "predict", "value": "20"})
        assert onward(room.explainer.main) == "go"
        hear(room.explainer, {"kind": "main"})
        assert room.table.stop == -1


@ANY
def test_what_if_goes_on(planted: str, caplog: pytest.LogCaptureFixture) -> None:
    room = uw.what_if("uncle", question="U-L1")
    tried_out(room.explainer, "U-L1")
    assert FAULT in told(room.explainer) or TRIED in told(room.explainer)
    assert logged(caplog, planted)
    the_others_stand(room.explainer)
    room.set(hand="1 1 2")
    assert room.values["hand"] == "1 1 2"


@ANY
def test_explain_says_it(planted: str, caplog: pytest.LogCaptureFixture) -> None:
    explainer = uw.explain("uncle", "U-L1").explainer
    tried_out(explainer, "U-L1")
    assert FAULT in told(explainer) or TRIED in told(explainer)
    assert logged(caplog, planted)


@pytest.mark.parametrize("planted", [*AT_ONCE[1:], *LATER], indirect=True)
def test_a_lesson_passes_its_positions_by(planted: str, caplog: pytest.LogCaptureFixture) -> None:
    room = uw.lesson("uncle", "U-L1")
    for at in range(2):
        assert room.at == at
        tried_out(room.explainer, "U-L1")
        assert FAULT in told(room.explainer) or TRIED in told(room.explainer)
        assert onward(room.explainer.main) == "next", planted
        hear(room.explainer, {"kind": "main"})
    if room.explainer.page == "example":  # after two misses
        hear(room.explainer, {"kind": "main"})
    assert room.at == 2
    assert logged(caplog, planted)


@pytest.mark.parametrize("planted", ["knobs", "answer", "derivable"], indirect=True)
def test_practice_ends_where_its_question_raises(planted: str, caplog: pytest.LogCaptureFixture) -> None:
    room = uw.lesson("uncle", "U-L1")
    room.practise()
    assert (
        room.trail.busy
        == "Something went wrong in the question 'Who can hit?', so the search has ended. You have 0 positions."
    )
    assert not room.trail.seeking
    assert logged(caplog, planted)


def opening() -> Watch:
    return Watch(uw.watch("uncle", seats=2, seed=7).match.back(16))


@pytest.mark.sample
@ANY
def test_a_page_is_saved_without_it(planted: str, caplog: pytest.LogCaptureFixture) -> None:
    room = opening()
    saved = finished(saved_of(room))
    here = [asked for asked in saved["asked"] if "U-L1" in asked]
    assert here
    for asked in saved["asked"]:
        assert asked["U-L4"], "the others stand"
    if planted in PAGED:
        empty = [asked["U-L1"] == [] for asked in here]
        assert any(empty) if planted == "parts" else all(empty), "what is certain has no parts"
        assert not [stop for stops in saved["stops"].values() for stop in stops if stop["question"] == "U-L1"]
        assert logged(caplog, planted)
        assert len([r for r in caplog.records if "planted" in str(r.exc_info and r.exc_info[1])]) < 20, (
            "not for each view"
        )
    else:
        assert all(asked["U-L1"] for asked in here)
    assert "planted" not in json.dumps(saved)
    assert page(saved)


@pytest.mark.parametrize("planted", ["answer"], indirect=True)
def test_a_finished_game_of_ones_own_is_saved_without_it(planted: str) -> None:
    room = uw.play("uncle", seats=2, seed=3, pot_chips=1)
    while room.played.over is None:
        room.move(str(room.played.legal[0]))
    assert len(finished(room.paging())) > 1_000


def test_only_the_setting_that_raises_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    question = uw.GAMES["uncle"].questions["U-L4"]

    def answer(self: Any) -> Any:
        if self.question.target == 37:
            raise RuntimeError("planted for 37")
        return super(type(self), self).answer()

    plant(monkeypatch, question, "answer", answer)
    explainer = uw.watch("uncle", seats=3, seed=1964, step=7, question="U-L4", predict=False).explainer
    explainer.settings = {"target": 37}
    assert explainer.panel["revealed"]
    assert explainer.current == question
    assert explainer.panel["fault"] == (
        "Something went wrong in the question 'Will it land?', so it can't be answered as it was set. "
        "The other questions still work."
    )
    explainer.settings = {"target": 38}
    assert explainer.current.target == 38


def test_an_error_of_a_listener_is_shown_and_no_question_is_blamed(capsys: pytest.CaptureFixture[str]) -> None:
    explainer = uw.watch("uncle", seats=3, seed=1964, step=7, question="U-L1").explainer

    def broken(*_: Any) -> None:
        raise KeyError("of a listener")

    explainer.observe(broken, names="page")
    explainer.page = "why"
    assert explainer.page == "why"
    assert "KeyError: 'of a listener'" in capsys.readouterr().err
    assert not told(explainer).count("Something went wrong")


def test_the_log_is_standard_error_where_there_is_no_kernel(caplog: pytest.LogCaptureFixture) -> None:
    question: Question[Any] = uw.GAMES["uncle"].questions["U-L1"]
    found = faults.Faults()
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            with found.of(question, "here"):
                raise ValueError("three times")
    assert len(caplog.records) == 1, "once"
    json.dumps(found.away(question, "here", ""))
