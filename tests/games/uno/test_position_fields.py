"""What a position may say of the turn before: that the Draw Four was just laid, that the player passed."""

from __future__ import annotations

from random import Random

import pytest

from uncle_widgets.engine.game import Choice
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.state import has_passed
from uncle_widgets.probability.question import Question
from uncle_widgets.refusal import Refusal

assert KIT.positions is not None
POSITIONS = KIT.positions
FOUR = {"hand": "b1 g4", "top": "w+4", "colour": "green", "counts": "3", "seen": "b5 r5", "laid": "yes"}
PASS = {"hand": "b1 w", "top": "r7", "counts": "2", "passed": "yes"}


def test_a_draw_four_that_was_just_laid_waits_for_an_answer() -> None:
    game = KIT.game(2, {})
    view = POSITIONS.build(game, 0, FOUR)
    assert (view.phase, view.table.layer, view.table.before) == ("answer", 1, ("r5", "r"))
    assert isinstance(game.turn(game.imagine(view, Random(1))), Choice)
    assert POSITIONS.describe(view)["laid"] == "yes"
    assert "Suppose" not in KIT.questions["N-L3"].posed(view).words


def test_a_pass_is_told_in_the_log_and_read_by_the_question() -> None:
    view = POSITIONS.build(KIT.game(2, {}), 0, PASS)
    assert has_passed(view, 1)
    assert POSITIONS.describe(view)["passed"] == "yes"
    question: Question[object] = KIT.questions["N-L4"]
    assert "read" in {knob.name for knob in question.posed(view).knobs}


def test_without_a_pass_nothing_is_read_from_one() -> None:
    view = POSITIONS.build(KIT.game(2, {}), 0, {**PASS, "passed": "no"})
    assert not has_passed(view, 1)
    assert "read" not in {knob.name for knob in KIT.questions["N-L4"].posed(view).knobs}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"top": "r7", "colour": ""}, "Expected a Wild Draw Four on top"),
        ({"seen": ""}, "Expected a Wild Draw Four on top"),
        ({"passed": "yes"}, "Expected your own turn"),
        ({"laid": "perhaps"}, "yes or no"),
    ],
)
def test_a_turn_before_that_cannot_be_is_refused(change: dict[str, str], words: str) -> None:
    with pytest.raises(Refusal, match=words):
        POSITIONS.build(KIT.game(2, {}), 0, {**FOUR, **change})
