"""What a review says of all moves together: chips add up, chances of winning in several rounds do not."""

from types import SimpleNamespace
from typing import Any

from uncle_widgets.engine.coach import SHARES, Appraisal, Scale, Worth
from uncle_widgets.widgets.play.review import costs


def played(scale: Scale, *worse: float) -> Any:
    """A game in which each move was so much worse than the best."""
    decisions = [
        SimpleNamespace(move="b", appraisal=Appraisal((Worth("a", 90.0), Worth("b", 90.0 - by)), scale, ""))
        for by in worse
    ]
    return SimpleNamespace(decisions=decisions)


def test_chances_of_winning_are_never_added_up_over_moves() -> None:
    assert (
        costs(played(SHARES, 60.0, 50.0, 47.3, 0.0)) == "3 of your 4 moves were clearly worse than the best move."
    )
    assert costs(played(SHARES, 60.0)) == "Your only move was clearly worse than the best move."
    assert costs(played(SHARES, 0.0)) == ""


def test_chips_that_moves_cost_are_added_up() -> None:
    chips = Scale("chips", "chips", matters=0.05)
    assert costs(played(chips, 0.5, 0.25)) == "Your 2 moves cost 0.75 chips on average."
    assert costs(played(chips, 0.5)) == "Your only move cost 0.50 chips on average."
    three = costs(played(chips, 0.5, 0.25, 0.125, 1.0))
    assert three == "These three moves cost 1.75 chips on average. All 4 moves together cost 1.88."
