"""What the panel is told: fixed places, moments and their guesses, and nothing that spoils an answer."""

from fractions import Fraction
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import hear, page_sets
from uncle_widgets.asking.deeds import Look
from uncle_widgets.asking.sitting import Prediction, how_sure
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.probability.show import odds_of
from uncle_widgets.widgets.panel.panel import verdict_words

pytestmark = pytest.mark.usefixtures("wire")

WORK = {"label": "Work it out", "kind": "work"}


def whatif(**options: Any) -> Any:
    """The position of the lessons: total 26, hand 1 3 6."""
    return uw.what_if("uncle", **options).explainer


def stopped(at: int = 0) -> Any:
    """A game that waits at one of its moments."""
    room = uw.watch("uncle", seats=3, seed=1964, step=7)
    room.table.stop = at
    return room


def test_all_questions_stand_in_fixed_places_and_say_when_they_arise() -> None:
    explainer = uw.watch("uncle", seats=3, seed=1964).explainer
    kit = uw.GAMES["uncle"]
    assert [chip["id"] for chip in explainer.questions] == list(kit.questions)
    assert any(not chip["arises"] for chip in explainer.questions)
    assert all(chip["name"] for chip in explainer.questions)
    for chip in explainer.questions:
        when = kit.questions[chip["id"]].when
        assert chip["away"] == ("" if chip["arises"] else f"This question comes up {when}.")


def test_a_chosen_question_stays_from_step_to_step_and_says_when_it_arises() -> None:
    room = uw.watch("uncle", seats=3, seed=1964, step=6, watcher=0)
    explainer = room.explainer
    hear(explainer, {"kind": "pick", "question": "U-L2"})
    seen = set()
    for step in range(6, 12):
        room.step = step
        if room.explainer.moment:
            continue
        assert explainer.question == "U-L2"
        seen.add(bool(explainer.panel.get("none")))
        if explainer.panel.get("none"):
            assert explainer.panel["when"].startswith("This question comes up ")
            assert not explainer.main
    assert seen


@pytest.mark.parametrize("question", [None, 5, "U-L99", "", ["U-L1"]])
def test_a_question_that_there_is_not_cannot_be_picked(question: Any) -> None:
    explainer = whatif(question="U-L2")
    hear(explainer, {"kind": "pick", "question": question})
    assert explainer.question == "U-L2"
    assert explainer.note.startswith(
        "Expected one of the questions U-L1" if isinstance(question, str) else "Expected pick with"
    )


def test_an_answered_question_is_ticked() -> None:
    explainer = whatif(question="U-L2")
    assert not any(chip["done"] for chip in explainer.questions)
    explainer.predict(40)
    assert [chip["id"] for chip in explainer.questions if chip["done"]] == ["U-L2"]


def test_a_certain_answer_is_one_sentence_and_asks_for_no_number() -> None:
    explainer = whatif(question="U-L1", pile="6 3 3 1 6 1")  # 20: the next ten is ten away
    panel = explainer.panel
    assert explainer.revealed
    assert panel["certain"] == panel["headline"]
    assert panel["certain"].startswith("None of the ")
    assert panel["dots"] == []
    assert not explainer.main
    explainer.facts.locked = True
    explainer.runner.draw()
    assert not explainer.revealed  # but not in a lesson


def test_the_answers_of_other_choices_stay_covered_until_they_are_predicted() -> None:
    explainer = whatif(question="U-L2")
    explainer.predict(40)
    first = {row["label"]: row.get("text") for row in explainer.panel["row"]}
    assert sum(text is not None for text in first.values()) < len(first)
    assert [row["here"] for row in explainer.panel["row"]].count(True) == 1
    explainer.settings = {"card": 3}
    explainer.predict(30)
    then = {row["label"]: row.get("text") for row in explainer.panel["row"]}
    assert then["1"] == first["1"]
    assert then["3"] is not None


@pytest.mark.parametrize("off", [0, 4, -10, 30])
def test_who_gave_a_number_hears_of_no_mistake_but_their_own(off: int) -> None:
    explainer = whatif(question="U-L2")
    assert "misconception" not in explainer.panel
    explainer.predict(float(explainer.current.number(explainer.view)) * 100 + off)
    assert explainer.panel["said"]["mistake"] is None
    assert explainer.panel["misconception"] == ""


def test_the_misconception_stands_where_nobody_was_asked_and_odds_are_odds() -> None:
    explainer = whatif(question="U-L2")
    explainer.predicting = False
    assert explainer.panel["misconception"] == explainer.current.misconception
    assert explainer.panel["answer"]["odds"].startswith("1 : ")
    assert explainer.panel["answer"]["one_in"].startswith("1 in ")


@pytest.mark.parametrize(
    ("p", "odds"),
    [((10, 23), "1 : 1.3"), ((1, 2), "1 : 1"), ((2, 3), "2 : 1"), ((1, 4), "1 : 3"), ((0, 1), "never"),
     ((1, 1), "always"), ((1, 1001), "1 : 1,000")],
)  # fmt: skip
def test_odds_are_for_and_against(p: tuple[int, int], odds: str) -> None:
    assert odds_of(Fraction(*p)) == odds


def test_a_moment_is_asked_about_with_its_own_button_and_gone_on_from_once_it_is_answered() -> None:
    room = stopped()
    explainer, moment = room.explainer, room.asked
    assert explainer.question == moment.question
    assert explainer.main == {"label": "See what happens", "kind": "predict"}
    hear(explainer, {"kind": "main"})
    assert (room.step, explainer.revealed) == (moment.frame, False), "nothing was predicted"
    hear(explainer, {"kind": "predict", "value": 38, "sure": "know"})
    assert room.step == moment.answer
    assert explainer.main == {"label": "Keep watching", "kind": "go", "also": WORK}
    hear(explainer, {"kind": "main"})
    assert room.asked is None


def test_another_question_may_be_asked_while_the_game_waits() -> None:
    room = stopped()
    explainer, moment = room.explainer, room.asked
    other = next(c["id"] for c in explainer.questions if c["arises"] and c["id"] != moment.question)
    hear(explainer, {"kind": "pick", "question": other})
    assert explainer.moment == {}
    hear(explainer, {"kind": "predict", "value": 20})
    assert explainer.revealed
    assert (room.asked, room.step) == (moment, moment.frame)
    assert explainer.main == {"also": WORK}
    hear(explainer, {"kind": "pick", "question": moment.question})
    assert explainer.moment["line"] == moment.line
    assert explainer.main == {"label": "See what happens", "kind": "predict"}


def test_a_moment_may_be_skipped_and_nothing_is_recorded() -> None:
    room = stopped()
    hear(room.explainer, {"kind": "skip"})
    assert room.asked is None
    assert room.explainer.guesses == []
    assert not room.explainer.log


def test_what_came_of_a_moment_stands_in_the_strip_beside_the_guess() -> None:
    room = stopped(at=3)
    explainer, moment = room.explainer, room.asked
    explainer.predict(38)
    (guess,) = explainer.guesses
    assert (guess["said"], guess["came"], guess["at"], guess["frame"]) == (0.38, moment.came, 3, moment.frame)
    assert guess["exact"] == pytest.approx(float(explainer.current.number(explainer.view)))
    assert " out of 100. This time " in explainer.moment["headline"]
    room.step = room.step + 1
    assert explainer.moment == {}
    assert explainer.guesses == [guess]


def test_confidence_is_held_against_the_distance_without_a_verdict() -> None:
    def said(sure: str, off: Fraction, measure: str = "chance") -> Prediction:
        return Prediction("uncle", "U-L1", "", "", Fraction(1, 2), sure, Fraction(1, 2) - off, measure)

    quarter, tenth = Fraction(1, 4), Fraction(1, 10)
    know = [said("know", quarter), said("know", quarter)]
    assert how_sure(know) == "When you were certain you were 25 off on average."
    assert how_sure([*know, said("guess", tenth), said("guess", tenth)]) == (
        "When you were certain you were 25 off on average, when just guessing 10."
    )
    assert how_sure([said("know", quarter), said("know", quarter, "chips")]) == ""


def test_a_lessons_own_mistake_goes_before_a_general_one_that_is_equally_near() -> None:
    explainer = whatif(question="U-L2")
    general = next(m for m in explainer.current.posed(explainer.view).mistakes if m.kind == "nearness")
    own = Mistake("added", "Our own", general.value, "It is ours.")
    explainer.facts.own = lambda place, question, said, before: [own]
    explainer.predict(float(general.value) * 100)
    assert explainer.log[-1]["mistake"] == "Our own"


def test_in_a_lesson_the_main_button_leads_on_once_the_answer_is_shown() -> None:
    lesson = uw.lesson("uncle")
    explainer = lesson.explainer
    assert explainer.main["kind"] == "predict"
    explainer.predict(9)
    assert explainer.main == {"label": "Next: position 2", "kind": "next", "also": WORK}
    hear(explainer, {"kind": "main"})
    assert lesson.at == 1


def test_the_question_with_most_at_stake_is_asked_until_somebody_chooses() -> None:
    room = uw.what_if("uncle")
    explainer = room.explainer
    explainer.facts.stays, explainer.facts.prefer = False, lambda place: "U-L6"
    explainer.do(Look(explainer.asked.place))
    assert explainer.question == "U-L6"
    page_sets(explainer, question="U-L1")
    explainer.do(Look(explainer.asked.place))
    assert explainer.question == "U-L1"


@pytest.mark.parametrize(
    ("said", "exact", "measure", "words"),
    [(0.336, Fraction(34, 100), "chance", "Spot on."),
     (0.41, Fraction(34, 100), "chance", "Close: 7 too high."),
     (0.5, Fraction(34, 100), "chance", "You guessed 50. It's 34."),
     (0.0, Fraction(4, 100), "chips", "Close: 0.04 chips too low."),
     (1.001, Fraction(1), "chips", "Spot on."),
     (0.0, Fraction(4), "chips", "You guessed 0. It's 4.00 chips.")],
)  # fmt: skip
def test_a_verdict_says_how_far_off_and_which_way(said: float, exact: Fraction, measure: str, words: str) -> None:
    assert verdict_words(said, exact, measure) == words
