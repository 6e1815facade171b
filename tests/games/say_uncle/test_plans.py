"""The lesson plans of Say Uncle: every picked position has the answer that was reckoned elsewhere."""

from __future__ import annotations

from fractions import Fraction

import pytest

from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.say_uncle import KIT

SIMULATED = "simulated"
"""Of this one the product's own players are the measure; the soak tests play it again."""
ANSWERS = {
    1: """5781/16660 2879111/3253810 3780637/17384642 104192/2544815 37343631583/103189703435
        203035731/304231235 7560903943/79376694950 40977389/376269075""",
    2: "8/37 130/333 76/111 1/4 1/4 21/32 67/222 82/117",
    3: """125113/145299 6597/6919 319769/435897 410450/435897 348571/435897 392663/435897
        10840117910197/13155340358160 11580258853/16257084480""",
    4: """5/37 230915550/782397019 476457604075/907708031284 47416359/179319593 48050897400/395579517547
        0.0324 312762950344088503/518819366471442077 6469201871/12298933266""",
    5: "1.20 0.67 0.41 -0.31 0.15 250772077/432409824 1/3 1/2",
    6: """1019417893/1782936540 15606364242558832273/19182275037315011160 1/4 118370/139449
        28890369894637135/47399179013773587 4979062495764074709287/61594285144818500834760
        simulated 194458921885/326218205313""",
}
"""Lesson by lesson, position by position; reckoned by enumerations outside of the product, decimals rounded."""


@pytest.mark.parametrize("number", ANSWERS)
def test_every_picked_position_has_its_answer(number: int) -> None:
    made = exercises(KIT, plans(KIT)[number - 1])
    for exercise, text in zip(made, ANSWERS[number].split(), strict=True):
        found = exercise.question.number(exercise.view)
        if text == SIMULATED:
            assert 0 < found < 1
        elif "." in text:
            assert f"{float(found):.{len(text.partition('.')[2])}f}" == text
        else:
            assert found == Fraction(text)


def test_no_lesson_is_left_out() -> None:
    assert [plan.number for plan in plans(KIT)] == [*ANSWERS]
