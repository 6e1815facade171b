"""The lesson plans of UNO: every picked position has the answer that was reckoned for it elsewhere."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.uno import KIT

ANSWERS = {
    1: "2/5 38/59 124/267 42721/67525 1671737/1917710 7939/13612 31898688/33349085 218789/316316",
    2: "1/10 9/20 19/50 12/25 16/75 4/25 139/316 1/5",
    3: "1541/4106 1/16 1541/9241 454663/1592478 454663/682226 3/5 17500591/69946985 15703/36691",
    4: "2/5 1/20 72/115 5/12 2/15 55/74 71/666 44/63",
    5: "12 60 252 90 75 1550/27 3100/27 63",
    6: "3/4 7/8 61/125 468559/1000000 11529/15625 612579511/1000000000 6661/13505 7599/10000",
}
"""Lesson by lesson, position by position; reckoned by hand-written enumerations and by dealing, not by the product."""


@pytest.mark.parametrize("number", ANSWERS)
def test_every_picked_position_has_its_answer(number: int) -> None:
    made = exercises(KIT, plans(KIT)[number - 1])
    found = [exercise.question.number(exercise.view) for exercise in made]
    assert found == [Fraction(text) for text in ANSWERS[number].split()]


def test_no_lesson_is_left_out() -> None:
    assert [plan.number for plan in plans(KIT)] == list(ANSWERS)
