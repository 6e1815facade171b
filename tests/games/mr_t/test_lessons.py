"""The lesson plans of the Mr. T card game: every picked position has the answer that was reckoned elsewhere."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uncle_widgets.games.mr_t import KIT
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.probability.trials import Estimate

ANSWERS = {
    1: "3/10 141/190 5832/32509 30329/87780 40582/65835 8192/32509 14365/32509 25597/32509",
    2: "7/34 961/2090 695/3339 9705/17296 9705/17296 208/495 232/495 39705/211876",
    3: "12/53 491/901 2947/4505 41/53 1558/4505 174537/592858 6319/15134 3/23 45695/105938",
    4: "1/2 7/12 6/7 4/5 6/7 2/3 456/3215 9/10",
    5: "3/4 1/2 47/64 7/8 7/8 3/2 3 1/10",
}
"""Lesson by lesson, position by position; reckoned by enumerations outside of the product."""
SURVIVES = (69, 78, 83, 50, 37, 23, 20, 71)
"""Lesson 6, of 100, by two programs outside of the product; each within one."""


@pytest.mark.parametrize("number", ANSWERS)
def test_every_picked_position_has_its_answer(number: int) -> None:
    made = exercises(KIT, plans(KIT)[number - 1])
    found = [exercise.question.number(exercise.view) for exercise in made]
    assert found == [Fraction(text) for text in ANSWERS[number].split()]


def test_what_survives_is_an_estimate_near_what_was_counted_elsewhere() -> None:
    made = exercises(KIT, plans(KIT)[5])
    for exercise, of_hundred in zip(made, SURVIVES, strict=True):
        found = exercise.question.exact(exercise.view)
        assert isinstance(found, Estimate)
        assert abs(100 * found.value - of_hundred) < 1


def test_no_lesson_is_left_out() -> None:
    assert [plan.number for plan in plans(KIT)] == [*ANSWERS, 6]
