"""Work it out: small questions after a miss, a worked example after two, and one like it; the first guess counts."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from traitlets import TraitError

import uncle_widgets as uw
from tests.widgets.wire import hear
from uncle_widgets.games import GAMES
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.widgets.rooms.report import calibration, meaning


def missed(game: str = "uncle", number: int = 1, at: int = 2) -> Any:
    """A lesson with a miss at one of its positions, by default the third, which has four steps."""
    lesson = uw.lesson(game, number, order="any")
    lesson.go(at)
    lesson.explainer.predict(97, "know")
    return lesson


def answer(lesson: Any, number: str) -> None:
    hear(lesson.explainer, {"kind": "answer_step", "step": lesson.explainer.panel["work"]["at"], "number": number})


def show(lesson: Any) -> None:
    hear(lesson.explainer, {"kind": "show_step", "step": lesson.explainer.panel["work"]["at"]})


def outcomes(lesson: Any) -> list[str]:
    return [step["outcome"] for step in lesson.explainer.panel["work"]["steps"]]


def numbers(lesson: Any) -> list[str]:
    """The right answers, as a student would type them."""
    asked = lesson.explainer.posed.derivation.asked
    return [str(ask.number if ask.judged != "chance" else round(100 * ask.number)) for ask in asked]


def test_after_a_miss_the_main_button_is_work_it_out_and_next_stays_beside_it() -> None:
    lesson = missed()
    assert lesson.explainer.main["label"] == "Work it out"
    assert lesson.explainer.main["also"]["kind"] == "next"
    close = uw.lesson("uncle", 1, order="any")
    close.go(2)
    close.explainer.predict(25)
    assert close.explainer.main["kind"] == "next"
    assert close.explainer.main["also"]["label"] == "Work it out"


def test_nothing_of_the_steps_leaves_python_before_the_guess() -> None:
    lesson = uw.lesson("uncle", 1)
    assert "work" not in lesson.explainer.panel
    assert "asks" not in lesson.explainer.panel
    hear(lesson.explainer, {"kind": "show_step", "step": 0})
    assert lesson.explainer.note == "Make your guess first."
    with pytest.raises(TraitError, match="Make your guess first"):
        lesson.explainer.page = "steps"


def test_right_wrong_once_wrong_twice_and_shown_lead_on_and_the_first_guess_stays() -> None:
    lesson = missed()
    receipt, score = lesson.trail.receipt, lesson.score
    lesson.explainer.page = "steps"
    right = numbers(lesson)
    answer(lesson, right[0])
    answer(lesson, "1")
    assert lesson.explainer.panel["work"]["steps"][1]["wrong"] == ["1"]
    answer(lesson, right[1])
    answer(lesson, "1")
    answer(lesson, "2")
    show(lesson)
    assert outcomes(lesson) == ["first", "second", "shown", "shown"]
    assert lesson.explainer.panel["work"]["at"] == -1
    assert lesson.explainer.main["kind"] == "next"
    assert lesson.explainer.main["also"] == {"label": "One like it", "kind": "like"}
    assert (lesson.trail.receipt, lesson.score) == (receipt, score)
    assert lesson.log[-1]["steps"] == "first second shown shown"
    assert "first second shown shown" in lesson.explainer.sitting.csv()


def test_what_is_no_number_changes_nothing_and_says_what_was_expected() -> None:
    lesson = missed()
    for number in ("", "many", "3.5", "-1"):
        answer(lesson, number)
        assert lesson.explainer.note.startswith("Use a whole number"), number
    hear(lesson.explainer, {"kind": "answer_step", "step": 3, "number": "5"})
    assert lesson.explainer.note == "Expected an answer to step 1 of 4."
    assert outcomes(lesson) == [""] * 4


def test_steps_are_as_they_were_after_going_away_and_after_a_reload() -> None:
    lesson = missed()
    answer(lesson, numbers(lesson)[0])
    answer(lesson, "1")
    lesson.go(4)
    lesson.go(2)
    assert outcomes(lesson) == ["first", "", "", ""]
    again = uw.lesson("uncle", 1, order="any")
    kept = {"answers": lesson.trail.answers, "attempts": lesson.trail.attempts, "at": 2}
    hear(again.trail, {"kind": "restore", **kept})
    again.go(2)
    assert again.explainer.panel["work"] == lesson.explainer.panel["work"]


def test_a_guess_without_how_sure_comes_back_after_a_reload() -> None:
    lesson, again = uw.lesson("uncle", 1), uw.lesson("uncle", 1)
    lesson.explainer.predict(97)
    hear(again.trail, {"kind": "restore", "answers": lesson.trail.answers, "at": 0})
    assert (again.done, again.log[-1]["sure"]) == (1, "")


@pytest.mark.parametrize(
    "attempts", [[["2", 0]], [[2, 0, "34"]], [["2 like 0", 0, "34"]], [["x", 0, "34"]], "steps"]
)
def test_small_answers_that_no_page_has_kept_are_refused(attempts: Any) -> None:
    lesson, again = missed(), uw.lesson("uncle", 1)
    hear(again.trail, {"kind": "restore", "answers": lesson.trail.answers, "attempts": attempts})
    assert again.done == 0


def test_after_two_misses_in_a_row_the_earlier_one_is_worked_as_an_example() -> None:
    lesson = uw.lesson("uncle", 1)
    for _ in range(2):
        lesson.explainer.predict(97)
        lesson.onward()
    assert (lesson.at, lesson.explainer.page) == (0, "example")
    assert lesson.explainer.main["label"] == "Next: position 3"
    assert lesson.explainer.goal["line"] == "How it's done, with the numbers of position 1."
    lesson.onward()
    assert (lesson.at, lesson.explainer.page) == (2, "answer")
    lesson.explainer.predict(97)
    lesson.onward()
    assert lesson.at == 3, "once a lesson for each reason"


def test_no_example_comes_after_one_miss_or_before_the_end() -> None:
    lesson = uw.lesson("uncle", 1)
    lesson.explainer.predict(97)
    lesson.onward()
    assert lesson.at == 1
    lesson = uw.lesson("uncle", 1, order="any")
    last = len(lesson.exercises) - 1
    for at in (last - 1, last):
        lesson.go(at)
        lesson.explainer.predict(97)
    lesson.onward()
    assert lesson.at is None


def test_one_like_it_asks_the_same_with_other_numbers_and_closely_answered_leaves_a_tick() -> None:
    lesson = missed()
    before = lesson.explainer.posed
    lesson.like()
    asked = lesson.explainer.posed
    assert asked.question.id == before.question.id
    assert asked.number != before.number
    assert lesson.explainer.goal["line"] == "Like position 3, with other numbers."
    assert not lesson.explainer.revealed
    lesson.explainer.predict(float(100 * asked.number))
    assert [spot["redone"] for spot in lesson.trail.spots] == [at == 2 for at in range(len(lesson.trail.spots))]
    assert lesson.trail.spots[2]["state"] == "far", "the first guess is the one that counts"
    assert lesson.done == 1
    lesson.onward()
    assert lesson.at == 3


def test_one_like_it_waits_for_the_guess() -> None:
    lesson = uw.lesson("uncle", 1)
    with pytest.raises(uw.Refusal, match="Make your guess first"):
        lesson.like()


def given(off: list[int], kinds: tuple[str, ...] = ()) -> tuple[Attempt, dict[int, str]]:
    """Lesson 1 of U.N.C.L.E. answered so far off, of 100; and the mistakes that were said to be one's own."""
    plan = plans(GAMES["uncle"])[0]
    attempt = Attempt(exercises(GAMES["uncle"], plan), plan)
    for at, by in enumerate(off):
        said = attempt.exercises[at].exact + Fraction(by, 100)
        attempt.answer(at, max(Fraction(0), min(Fraction(1), said)), "")
    return attempt, dict(enumerate(kinds))


def test_the_end_says_what_six_sets_of_guesses_show() -> None:
    own = plans(GAMES["uncle"])[0].meaning
    assert meaning(*given([])) == ""
    assert meaning(*given([30] * 4, ("added", "added", "one", "one"))) == own["added"]
    assert meaning(*given([5] * 7 + [-5] * 3)) == own["high"]
    assert meaning(*given([-4] * 8)) == own["low"]
    assert meaning(*given([2, -2] * 5)) == own["close"]
    assert (
        meaning(*given([0, 3, -3, 30, -30, 0]))
        == "Most of your guesses were close. The biggest gap was at position 4."
    )


@pytest.mark.parametrize(
    ("guesses", "said"),
    [
        ([], ""),
        ([("", True)] * 9, ""),
        ([("know", True)] * 2, "Say how sure you are a few more times, and a row appears here."),
        (
            [("know", True), ("know", True), ("know", False)],
            "When you were certain you were close twice out of 3.",
        ),
        (
            [("think", True)] * 40 + [("know", False)],
            "When you were fairly sure you were close 40 times out of 40.",
        ),
    ],
)
def test_calibration_speaks_of_the_surest_level_with_three_guesses(guesses: Any, said: str) -> None:
    assert calibration(guesses) == said


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_meaning_belongs_to_a_kind_or_a_side(game: str) -> None:
    for plan in plans(GAMES[game]):
        assert {*plan.meaning} <= {*KINDS, "high", "low", "close"}
        assert all(words.endswith((".", "?", '"', ")")) for words in plan.meaning.values()), plan.meaning
