"""What the table of UNO shows happening: forced cards, a catch, the end of a hand and of a match."""

from __future__ import annotations

import pytest

from tests.games.uno.tables import at
from uncle_widgets.games.scene import Happening
from uncle_widgets.games.uno.scene import happening


@pytest.mark.parametrize(
    ("hands", "moves", "found"),
    [
        (["r3 r5 y2", 3, 3], "pr3", None),
        (["r+2 r5 y2", 3, 3], "pr+2 dg9 dg9", Happening("draw", "draw", "seat1", 2)),
        (["w+4 g5 y2", 3, 3], "pw+4:r accept dg9 dg9 dy9 dy9", Happening("draw", "draw", "seat1", 4)),
        (["w+4 r5 y2", 3, 3], "pw+4:g challenge dg9 dg9 dy9 dy9", Happening("draw", "draw", "seat0", 4)),
        (["w+4 g5 y2", 3, 3], "pw+4:g challenge dg9 dg9 dy9 dy9 dy8 dy8", Happening("draw", "draw", "seat1", 6)),
        (["r3 r5", 3, 3], "pr3 ask:1 catch dg9 dg9", Happening("catch", "seat1", "seat0", 2)),
        (["r3", "y9 g1", "w"], "pr3", Happening("win", "", "seat0", 60)),
        (
            ["r+2", "y9 g1", "w"],
            "pr+2 dg9 dg9",
            Happening("draw", "draw", "seat1", 2, Happening("win", "", "seat0", 78)),
        ),
    ],
)
def test_what_is_shown_happening(hands: list[str | int], moves: str, found: Happening | None) -> None:
    assert happening(at(hands).do(moves).events) == found


def test_the_end_of_a_match_is_the_winners() -> None:
    sitting = at(["r3", "y9 g1", "w"], target=50).do("pr3")
    assert happening(sitting.events) == Happening("win", "", "seat0", 60)
    lowest = at(["r3", "y9 g1", "w"], target=50, mode="lowest").do("pr3")
    assert happening(lowest.events) == Happening("win", "", "seat0", 0)
