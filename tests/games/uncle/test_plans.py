"""The lesson plans of the U.N.C.L.E. card game: every picked position has the answer that was reckoned elsewhere."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.uncle import KIT

ANSWERS = {
    1: "3/35 99/595 1489/5984 119/195 119/195 1154/2925 109/357 151/261 194/285 139/234",
    2: "1/10 421/1240 407/992 319/585 319/585 407/992 7/11 28/145",
    3: "421/1240 2/15 1/5 59/124 41/56 9/29 31/83 407/992 53953/326998",
    4: "1/4 16053361/44963880 12857837/44963880 4445099381189723/15647156409970800 151483/556512 151483/556512 "
    "47092/126945 7/31 189785666093/573029971800 62059207/249143466",
    5: "123/31 75/62 -3969/4495 166081/503440 5890259/11780496 81962449/235609920 117895969/163966140 "
    "-21637831/117804960 15649/71920",
    6: "276/703 105/496 89/210 2521/7440 649/2480 15/248 149/465 1731/4960",
    7: "16 11 5 12 18 30/7 3 6",
    8: "3/10 3/20 69/328 45/164 141/820 33/40 51/205",
}
"""Lesson by lesson, position by position; reckoned by enumerations of hands and deals outside of the product."""


@pytest.mark.parametrize("number", ANSWERS)
def test_every_picked_position_has_its_answer(number: int) -> None:
    made = exercises(KIT, plans(KIT)[number - 1])
    found = [exercise.question.number(exercise.view) for exercise in made]
    assert found == [Fraction(text) for text in ANSWERS[number].split()]


def test_no_lesson_is_left_out() -> None:
    assert [plan.number for plan in plans(KIT)] == [*ANSWERS]
