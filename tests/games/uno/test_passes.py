"""What the expert reads off the log: who drew and kept a card held none of the colour."""

from __future__ import annotations

from fractions import Fraction

import pytest

from benchmarks.strengths import wins
from tests.games.uno.tables import at
from uncle_widgets.games.uno.passes import answers, lacking


def test_a_pass_tells_of_the_colour_and_of_wilds_and_fades_with_each_card_got() -> None:
    sitting = at(["r3 b4 b5", "g1 g2 g3", "y1 y2 y3"], "r9").do("pr3 draw dg4 keep")
    assert lacking(sitting.game.view(sitting.state, 2)) == {0: {}, 1: {"r": 0, "": 0}, 2: {}}
    sitting = sitting.do("draw db7 keep draw db8 keep draw dg5 keep")
    lacks = lacking(sitting.game.view(sitting.state, 2))
    assert lacks == {0: {"r": 0, "": 0}, 1: {"r": 0, "": 0}, 2: {"r": 0, "": 0}}


def test_forced_cards_are_no_pass() -> None:
    sitting = at(["r+2 b4 b5", "g1 g2 g3", "y1 y2 y3"], "r9").do("pr+2 dg4 dg5")
    assert lacking(sitting.game.view(sitting.state, 2)) == {0: {}, 1: {}, 2: {}}


def test_who_lacks_the_colour_and_wilds_answers_with_the_number_alone() -> None:
    view = (sitting := at(["r3 r4 b5", "g1", "y1 y2 y3"], "r9")).game.view(sitting.state, 0)
    free, bound = (answers(view, lacks, 1, "r3", "r") for lacks in ({}, {"r": 0, "": 0}))
    unseen = [card for card in view.unseen if card[0] not in "rw"]
    assert bound == pytest.approx(float(Fraction(sum(card[1:] == "3" for card in unseen), len(unseen))))
    assert bound < free
    assert answers(view, {"r": 1, "": 1}, 1, "r3", "r") == pytest.approx(free)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4])
def test_the_expert_beats_the_heuristic_by_two_standard_errors(seats: int) -> None:
    found = wins("uno", "expert", "heuristic", seats, 2_000)
    assert found.value > 1 / seats + 2 * found.error
