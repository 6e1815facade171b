"""What the table of U.N.C.L.E. shows happening: chips that travel, a pile over 50, the end."""

from __future__ import annotations

from random import Random

import pytest

from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games import GAMES
from uncle_widgets.games.scene import Happening
from uncle_widgets.games.uncle.events import GameOver
from uncle_widgets.games.uncle.scene import face, happening

KIT = GAMES["uncle"]


@pytest.mark.parametrize("seed", range(4))
def test_chips_travel_as_they_are_paid_and_a_pile_over_50_pays_nothing(seed: int) -> None:
    match = play_on(Match.new(KIT.new(3)), [KIT.player("random")] * 3, Random(seed))
    kinds = []
    for step in range(1, len(match.steps)):
        before, after = match.steps[step - 1].state, match.steps[step].state
        shown = KIT.draw(match, step, None, "ABC", since=step - 1).event
        paid = [new - old for old, new in zip(before.chips, after.chips, strict=True)]
        if any(paid):
            seat = next(seat for seat, n in enumerate(paid) if n)
            assert shown is not None
            assert shown == Happening("goal", "pot", f"seat{seat}", paid[seat], shown.then)
        elif after.piles > before.piles:
            assert shown is not None
            assert shown == Happening("bust", "pile", f"seat{before.seat}", 0, shown.then)
        else:
            assert shown is None or shown.kind == "win"
        if after.piles > before.piles:
            told = [shown, shown and shown.then, shown and shown.then and shown.then.then]
            asides = [one for one in told if one and one.kind == "aside"]
            last = match.moves[step - 1].card  # type: ignore[union-attr]
            assert [(one.source, one.target, one.face) for one in asides] == [("pile", "aside", face(last))]
        kinds.append(shown.kind if shown else "")
    assert {*kinds} >= {"goal", "bust", ""}


def test_a_win_has_no_target_where_it_is_shared_or_broken_off() -> None:
    assert happening([GameOver(None, (0, 2), "most chips, shared")]) == Happening("win")
    assert happening([GameOver(None, (), "unfinished")]) == Happening("win")
    assert happening([GameOver(None, (2,), "most chips")]) == Happening("win", "", "seat2")
