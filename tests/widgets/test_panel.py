"""What the panel is told: fixed places, moments and their guesses, and nothing that spoils an answer."""

from fractions import Fraction
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import hear, page_sets
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.probability.show import odds_of
from uncle_widgets.widgets.guesses import Guess, closing
from uncle_widgets.widgets.panel import verdict_words
from uncle_widgets.widgets.sitting import Prediction, how_sure
from uncle_widgets.widgets.stops import Stop

pytestmark = pytest.mark.usefixtures("wire")


def whatif(**options: Any) -> Any:
    """The position of the lessons: total 26, hand 1 3 6."""
    return uw.what_if("uncle", **options).explainer


def stopped(at: int = 0) -> Any:
    """A panel at a moment: can B make the 30?"""
    explainer = uw.watch("uncle", seats=3, seed=1964, step=7).explainer
    explainer.show_moment(explainer.view, "step 7", "U-L1", {}, Stop("26. B needs a 4.", at=at, of=7))
    return explainer


def test_all_questions_stand_in_fixed_places_and_say_when_they_arise() -> None:
    explainer = uw.watch("uncle", seats=3, seed=1964).explainer
    kit = uw.GAMES["uncle"]
    assert [chip["id"] for chip in explainer.questions] == list(kit.questions)
    assert any(not chip["arises"] for chip in explainer.questions)
    assert all(chip["name"] for chip in explainer.questions)
    for chip in explainer.questions:
        when = kit.questions[chip["id"]].when
        assert chip["away"] == ("" if chip["arises"] else f"It arises {when}.")


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
            assert explainer.panel["when"].startswith("It arises ")
            assert not explainer.main
    assert seen


@pytest.mark.parametrize("question", [None, 5, "U-L99", "", ["U-L1"]])
def test_a_question_that_there_is_not_cannot_be_picked(question: Any) -> None:
    explainer = whatif(question="U-L2")
    hear(explainer, {"kind": "pick", "question": question})
    assert explainer.question == "U-L2"
    assert explainer.note.startswith("Expected a question of U-L1")


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
    assert panel["certain"].startswith("None of 100 ")
    assert panel["dots"] == []
    assert not explainer.main
    explainer.locked = True
    explainer.refresh()
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


def test_a_moment_asks_its_question_and_goes_on_by_its_button() -> None:
    explainer = stopped()
    pressed: list[str] = []
    explainer.on_main(pressed.append)
    assert explainer.question == "U-L1"
    assert explainer.main == {"label": "Play on and see", "kind": "predict"}
    hear(explainer, {"kind": "main"})
    assert pressed == []
    hear(explainer, {"kind": "predict", "value": 38, "sure": "know"})
    assert pressed == ["predict"]
    assert explainer.main == {"label": "Go on", "kind": "go"}
    hear(explainer, {"kind": "main"})
    assert pressed == ["predict", "go"]


def test_another_question_asked_at_a_moment_is_no_answer_to_it() -> None:
    explainer = stopped()
    pressed: list[str] = []
    explainer.on_main(pressed.append)
    hear(explainer, {"kind": "pick", "question": "U-L4"})
    assert explainer.moment == {}
    assert explainer.main == {"label": "Show the answer", "kind": "predict"}
    hear(explainer, {"kind": "predict", "value": 20})
    assert explainer.revealed
    assert pressed == []
    assert explainer.main == {}
    hear(explainer, {"kind": "pick", "question": "U-L1"})
    assert explainer.moment["line"] == "26. B needs a 4."
    assert explainer.main == {"label": "Play on and see", "kind": "predict"}
    hear(explainer, {"kind": "predict", "value": 30})
    assert pressed == ["predict"]


def test_a_skipped_moment_tells_its_listener_and_stands_without_a_number() -> None:
    explainer = stopped()
    skipped: list[bool] = []
    explainer.on_skip(lambda: skipped.append(True))
    hear(explainer, {"kind": "skip"})
    assert skipped == [True]
    explainer.came(True, "a 4")
    assert explainer.guesses[0]["said"] is None
    assert not explainer.log


def test_what_came_of_a_moment_stands_in_the_strip_beside_the_guess() -> None:
    explainer = stopped(at=2)
    explainer.predict(38)
    explainer.came(False, "a 1", "34 of 100, and this time B did not.")
    (guess,) = explainer.guesses
    assert (guess["said"], guess["came"], guess["at"]) == (0.38, False, 2)
    assert guess["exact"] == pytest.approx(float(explainer.current.number(explainer.view)))
    assert explainer.moment["headline"] == "34 of 100, and this time B did not."
    explainer.show(explainer.view, "step 8")
    assert explainer.moment == {}
    with pytest.raises(uw.Refusal, match=r"^Expected a moment"):
        explainer.came(True, "a 4")
    explainer.new_game()
    assert explainer.guesses == []


def test_a_game_ends_in_a_sentence_on_the_guesses_and_on_how_sure_they_were() -> None:
    guesses = [Guess(0.4, 0.3, True, "", 0), Guess(0.2, 0.3, False, "", 1), Guess(None, 0.5, True, "", 2)]
    assert closing(guesses) == (
        "2 guesses, on average 10 of 100 off. It came 1 of 2 times; the exact chances add up to 0.6. "
        "That is too few to say more."
    )
    assert closing([Guess(None, 0.5, True, "")]) == ""
    assert closing([Guess(0.5, 0.25, None, "")]) == "1 guess, 25 of 100 off."
    explainer = stopped()
    explainer.predict(50, "know")
    explainer.came(True, "a 4")
    explainer.close_game()
    assert explainer.closing.startswith("1 guess, ")


def test_confidence_is_held_against_the_distance_without_a_verdict() -> None:
    def said(sure: str, off: Fraction, measure: str = "chance") -> Prediction:
        return Prediction("uncle", "U-L1", "", "", Fraction(1, 2), sure, Fraction(1, 2) - off, measure)

    quarter, tenth = Fraction(1, 4), Fraction(1, 10)
    know = [said("know", quarter), said("know", quarter)]
    assert how_sure(know) == "When you said \u201cI know\u201d you were off by 25 of 100."
    assert how_sure([*know, said("guess", tenth), said("guess", tenth)]) == (
        "When you said \u201cI know\u201d you were off by 25 of 100; when you said \u201cA guess\u201d, by 10."
    )
    assert how_sure([said("know", quarter), said("know", quarter, "chips")]) == ""


def test_a_lessons_own_mistake_goes_before_a_general_one() -> None:
    explainer = whatif(question="U-L2")
    general = next(m for m in explainer.current.mistakes(explainer.view) if m.kind == "nearness")
    own = Mistake("added", "Our own", general.value + Fraction(1, 100), "It is ours.")
    explainer.show(explainer.view, "a lesson", own=[own])
    explainer.predict(float(general.value) * 100)
    assert explainer.log[-1]["mistake"] == "Our own"


def test_in_a_lesson_the_main_button_leads_on_once_the_answer_is_shown() -> None:
    explainer = whatif(question="U-L2")
    explainer.locked, explainer.onward = True, "Next: position 6"
    explainer.refresh()
    assert explainer.main["kind"] == "predict"
    pressed: list[str] = []
    explainer.on_main(pressed.append)
    explainer.predict(40)
    assert explainer.main == {"label": "Next: position 6", "kind": "next"}
    hear(explainer, {"kind": "main"})
    assert pressed == ["next"]


def test_the_question_with_most_at_stake_is_asked_until_somebody_chooses() -> None:
    room = uw.what_if("uncle")
    explainer = room.explainer
    explainer.prefer = lambda view: "U-L6"
    explainer.refresh()
    assert explainer.question == "U-L6"
    page_sets(explainer, question="U-L1")
    explainer.refresh()
    assert explainer.question == "U-L1"


@pytest.mark.parametrize(
    ("said", "exact", "measure", "words"),
    [(0.34, Fraction(34, 100), "chance", "You said 34.0%. That is the answer, to the last digit shown."),
     (0.5, Fraction(34, 100), "chance", "You said 50.0%; it is 34.0%: 16 of 100 too high."),
     (0.336, Fraction(34, 100), "chance", "You said 33.6%; it is 34.0%: less than 1 of 100 too low."),
     (0.0, Fraction(4, 100), "chips", "You said 0.00 chips; it is 0.04 chips: 0.04 chips too low.")],
)  # fmt: skip
def test_a_verdict_says_how_far_off_and_which_way(said: float, exact: Fraction, measure: str, words: str) -> None:
    assert verdict_words(said, exact, measure) == words
