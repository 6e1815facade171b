"""The lesson plans of THRUSH: every picked position has the answer that was reckoned elsewhere."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.thrush import KIT

ANSWERS = {
    1: "19/36 18/36 22/36 12/36 2/36 28/36 22/36",
    2: "2/3 4/9 8/27 8/27 8/27 9/2 1/3 20/27",
    3: "1/6 31031/46656 91/216 1/6 25/216 671/1296 91/36 11/6",
    4: "2 307/72 307/24 523/24 199/24 163/24 197/72 235/36",
    5: "1/8 1/4 4/11 1/11 1/7 1/3 7/37 10/17",
    6: "29/36 14/36 3/36 3577/1728 4.719906701 5.414042103 20/36 10/27",
}
"""Lesson by lesson, position by position; reckoned by enumerations and by hand outside of the product."""


@pytest.mark.parametrize("number", ANSWERS)
def test_every_picked_position_has_its_answer(number: int) -> None:
    made = exercises(KIT, plans(KIT)[number - 1])
    found = [exercise.question.number(exercise.view) for exercise in made]
    assert found == [Fraction(text) for text in ANSWERS[number].split()]


def test_no_lesson_is_left_out() -> None:
    assert [plan.number for plan in plans(KIT)] == [*ANSWERS]


def test_the_trap_of_wins_that_are_due_tells_the_three_that_were_lost_before_it_asks() -> None:
    third, fifth = (exercises(KIT, plans(KIT)[1])[at].posed for at in (2, 4))
    lost = "You have just lost three challenges and come out of prison for the third time."
    assert fifth.words == f"{lost} {third.words}"
    assert fifth.number == third.number
    assert fifth.question.at(lost=4).pose(fifth.view) is None
