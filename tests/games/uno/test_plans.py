"""The lesson plans of UNO: every picked position has the answer that was reckoned for it elsewhere."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.uno import KIT

ANSWERS = {
    1: "1/3 149/267 124/267 4163/5874 179483/195177 73/166 31898688/33349085 218789/316316",
    2: "19/50 7/20 2/5 9/20 3/10 4/25 139/316 1/5",
    3: "1/16 1541/9241 1541/4106 454663/1592478 454663/682226 3/5 17500591/69946985 15703/36691",
    4: "7/20 3/8 917/1580 3/10 1/5 117/175 46/175 37/66",
    5: "12 60 252 90 75 1550/27 3100/27 63",
    6: "3/4 7/8 61/125 40951/100000 2101/3125 612579511/1000000000 6661/13505 7599/10000",
}
"""Lesson by lesson, position by position; reckoned by hand-written enumerations and by dealing, not by the product."""


@pytest.mark.parametrize("number", ANSWERS)
def test_every_picked_position_has_its_answer(number: int) -> None:
    made = exercises(KIT, plans(KIT)[number - 1])
    found = [exercise.question.number(exercise.view) for exercise in made]
    assert found == [Fraction(text) for text in ANSWERS[number].split()]


def test_no_lesson_is_left_out() -> None:
    assert [plan.number for plan in plans(KIT)] == list(ANSWERS)
