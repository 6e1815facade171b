"""Receipts: written, read back, marked again; and what is none."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import uncle_widgets as uw
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.plans import Exercise, exercises, plan_of, plans
from uncle_widgets.school.judge import judge
from uncle_widgets.school.receipts import (
    Given,
    Notebook,
    completeness,
    mean,
    of_attempt,
    of_notebook,
    places,
    read_receipt,
)
from uncle_widgets.school.tasks import tasks
from uncle_widgets.widgets.school.book import Book

LESSONS = [(game, plan.number) for game, kit in uw.GAMES.items() for plan in plans(kit)]


def attempted(game: str, number: int, seed: int) -> Attempt:
    """A lesson gone through by somebody who says what comes to mind; misses redone."""
    kit, rng = uw.GAMES[game], Random(seed)
    plan = plan_of(kit, number)
    attempt = Attempt(exercises(kit, plan), plan)
    for at, here in enumerate(attempt.exercises):
        if rng.random() < 0.9:
            attempt.answer(at, said(here, rng), rng.choice(["know", "think", "guess"]))
    for at in attempt.misses:
        if rng.random() < 0.5:
            attempt.answer(at, said(attempt.exercises[at], rng), "think")
    return attempt


def said(here: Exercise, rng: Random) -> Fraction:
    low, high = here.posed.span
    if here.posed.measure == "chance":
        return Fraction(rng.randint(0, 100), 100)
    return Fraction(round(rng.uniform(low, high), 1)).limit_denominator(10)


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_comes_back_from_its_receipt_with_every_verdict(game: str, number: int) -> None:
    for seed in range(3):
        before = attempted(game, number, seed)
        text = of_attempt(before, "Ada 7")
        after = read_receipt(text)
        assert isinstance(after, Attempt)
        assert (after.student, of_attempt(after, after.student)) == ("Ada 7", text)
        for mine, read in zip([*before.first, *before.second], [*after.first, *after.second], strict=True):
            assert (mine and (mine.near, mine.mistake, mine.sure)) == (
                read and (read.near, read.mistake, read.sure)
            )
        assert (after.score, completeness(after)) == (before.score, completeness(before))
        assert len(text) < 300


def test_every_single_changed_sign_is_refused() -> None:
    text = of_attempt(attempted("uncle", 1, 1), "Ada")
    for at, sign in enumerate(text):
        if sign != " ":
            with pytest.raises(uw.Refusal):
                read_receipt(text[:at] + ("7" if sign != "7" else "8") + text[at + 1 :])


def test_a_receipt_may_be_broken_over_lines_by_whoever_passes_it_on() -> None:
    text = of_attempt(attempted("uno", 1, 1))
    assert isinstance(read_receipt("  " + text.replace(" ", "\n") + "\n"), Attempt)


def test_a_notebook_comes_back_from_its_receipt_with_its_marks() -> None:
    book = Book()
    given = {1: 30, 2: 291, 3: 8, 4: "6", 5: 3.5, 6: "28", 7: "equally likely", 8: 5, 9: 25,
             10: "The same cards are to come: 5 of 34, # | not = more."}  # fmt: skip
    for number, answer in given.items():
        book.check(f"uncle-predict-{number}", answer)
    book.predicted("uncle", 4, 5, Given(Fraction(27)))
    text = book.receipt("Ada 7")
    assert text.startswith(
        "uncle-predict edition=1 student=Ada_7: 1=30 2=291 3=8 4=6 5=3.5 6=28 7=equally_likely 8=5 9=25 "
    )
    after = read_receipt(text)
    assert isinstance(after, Notebook)
    assert (after.student, after.positions) == ("Ada 7", {(4, 5): Given(Fraction(27))})
    assert after.mark == book.mark == 1
    assert {id: mark.name for id, mark in after.marks.items()} == {
        id: mark.name for id, mark in book.marks.items()
    }


def test_a_notebook_whose_answers_are_functions_has_no_receipt() -> None:
    book = Book()
    book.check("uncle-count-1", 40)
    assert book.receipt() == ""
    with pytest.raises(uw.Refusal, match="Hand in the notebook uncle-count itself"):
        of_notebook("uncle-count", {1: 40})


def test_an_unanswered_notebook_has_a_receipt_that_marks_0() -> None:
    book = Book()
    for task in tasks(uw.GAMES["uno"], "uno-predict"):
        assert book.check(task.id, ...) == 0
    after = read_receipt(book.receipt())
    assert isinstance(after, Notebook)
    assert after.mark == 0
    assert "sentence" in after.mark.words


def test_a_sheet_of_one_number_is_complete_and_the_teacher_is_told() -> None:
    kit = uw.GAMES["uncle"]
    plan = plan_of(kit, 4)
    attempt = Attempt(exercises(kit, plan), plan)
    for at in range(len(attempt.exercises)):
        attempt.answer(at, Fraction(31, 100), "think")
    mark = completeness(attempt)
    assert "The same guess 10 times." in mark.words
    assert mark == float(Fraction(10, 10 + len(attempt.misses)))


@given(st.text(max_size=200))
def test_what_is_no_receipt_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(uw.Refusal, match=r"^That isn't a complete receipt\. Copy the whole line"):
        read_receipt(text)


@given(st.text(max_size=60), st.lists(st.text(max_size=40), max_size=4))
def test_no_name_and_no_sentence_breaks_a_receipt(student: str, sentences: list[str]) -> None:
    text = of_notebook(
        "uncle-predict", dict.fromkeys(range(9, 9 + len(sentences)), "x") | {10: " ".join(sentences)}, {}, student
    )
    assert isinstance(read_receipt(text), Notebook)


def test_numbers_are_written_to_two_places() -> None:
    assert [places(Fraction(x)) for x in ("43", "3.5", "-1/3", "-1/1000", "123456.78")] == [
        "43",
        "3.5",
        "-0.33",
        "0",
        "123456.78",
    ]


def test_what_was_said_to_a_mistake_that_was_asked_about_stays_in_a_lessons_receipt() -> None:
    plan = plan_of(uw.GAMES["uncle"], 1)
    attempt = Attempt(exercises(uw.GAMES["uncle"], plan), plan)
    attempt.answer(1, Fraction(65, 100), "think", asked="y")
    attempt.answer(3, Fraction(70, 100), "know", asked="n")
    attempt.answer(3, Fraction(60, 100), "guess")
    line = of_attempt(attempt)
    assert ": - 65ty - 70kn - - - - - - | 4=60g #" in line
    again = read_receipt(line)
    assert isinstance(again, Attempt)
    assert of_attempt(again) == line


def test_a_fraction_that_was_checked_in_a_notebook_is_read_back_as_a_number() -> None:
    book = of_notebook("uncle-predict", {2: Fraction(284), 5: Fraction(7, 2)})
    found = read_receipt(book)
    assert isinstance(found, Notebook)
    assert (found.marks["uncle-predict-2"], found.marks["uncle-predict-5"]) == (1, 1)


def test_a_guess_that_is_kept_is_not_said_to_be_right() -> None:
    """It counts as done in the mark, as in nbgrader; the words count what a student sees a tick beside."""
    these = tasks(uw.GAMES["uncle"], "uncle-predict")
    marks = {these[0].id: judge(these[0], 30), these[2].id: judge(these[2], 8)}
    assert these[0].kind == "guess"
    assert mean(marks, these).words == "1 of 8 right. Your teacher will read one sentence."
    assert mean(marks, these) == pytest.approx(2 / 9)
