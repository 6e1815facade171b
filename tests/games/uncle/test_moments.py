"""Where a game of U.N.C.L.E. is worth a question."""

from __future__ import annotations

from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.games import GAMES

KIT = GAMES["uncle"]
MATCH = uw.play_out("uncle", seats=3, seed=1964)
FRAMES = KIT.frames(MATCH)


@pytest.mark.parametrize("watcher", [0, None])
def test_the_game_answers_at_the_frame_that_is_named(watcher: Any) -> None:
    for moment in KIT.moments(MATCH, watcher):
        before, after = (MATCH.steps[FRAMES[at]].state for at in (moment.answer - 1, moment.answer))
        made = after.pot < before.pot
        assert moment.seen == (made == moment.came)


def test_who_sees_every_card_is_asked_nothing() -> None:
    assert KIT.moments(MATCH, EVERYTHING) == ()
