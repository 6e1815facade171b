"""Where a game of U.N.C.L.E. is worth a question, and what the game then answers."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.games.uncle import KIT
from uncle_widgets.probability.show import amount

MATCH = uw.play_out("uncle", seats=3, seed=1964)
OPENS = [
    (0, 2, "U-L2", Fraction(3683, 9139), True, "B played the 5"),
    (6, 8, "U-L3", Fraction(5227, 9827), False, "B played a 6"),
    (12, 16, "U-L5", Fraction(1402139, 269100), 6, "it was worth 6 chips"),
    (20, 21, "U-L1", Fraction(17, 57), False, "C played a 3"),
    (24, 26, "U-L2", Fraction(67, 91), True, "B played the 4"),
    (37, 38, "U-L1", Fraction(1, 6), True, "B played the 5"),
]
"""Frame and answer of each stop, the question, its number, what came, and how that is said."""


def state(match: Any, frame: int) -> Any:
    return match.steps[KIT.frames(match)[frame]].state


def test_the_page_opens_with_a_game_whose_last_card_is_asked_about() -> None:
    match = uw.play_out("uncle", seed=KIT.seed, players=KIT.bots, **KIT.short)
    ends = KIT.frames(match)
    found = []
    for one in KIT.moments(match, 0):
        posed = KIT.questions[one.question].at(**one.settings).posed(match.view(ends[one.frame], 0))
        found.append((one.frame, one.answer, one.question, posed.number, one.came, one.outcome))
    assert found == OPENS
    assert amount(found[2][3], "chips") == "5.21 chips"
    assert len(ends) == 39
    assert state(match, 38).pot == 0


@pytest.mark.parametrize("watcher", [0, None])
def test_the_game_answers_at_the_frame_that_is_named(watcher: Any) -> None:
    for moment in KIT.places(MATCH, watcher):
        if moment.question == "U-L5":
            continue
        made = state(MATCH, moment.answer).pot < state(MATCH, moment.answer - 1).pot
        assert moment.seen == (made == moment.came)


def test_a_card_has_brought_what_it_did_when_the_next_one_is_down() -> None:
    found = [one for one in KIT.places(MATCH, 0) if one.question == "U-L5"]
    assert len(found) > 10
    for moment in found:
        before, after = (state(MATCH, frame) for frame in (moment.frame, moment.answer))
        mine, *others = (now - was for now, was in zip(after.chips, before.chips, strict=True))
        assert moment.came == mine - Fraction(sum(others), 2)
        assert after.phase == "over" or after.turns == before.turns + 4


def test_what_a_card_brings_is_not_asked_where_the_game_was_broken_off() -> None:
    begun = MATCH.back(KIT.frames(MATCH)[9])
    assert [one.frame for one in KIT.places(begun, 0) if one.question == "U-L5"] == [0, 3]


def test_a_ten_that_is_held_and_not_laid_is_told() -> None:
    match = uw.play_out("uncle", seed=1, players="random", **KIT.short)
    told = [one.outcome for one in KIT.places(match, 0) if not one.seen and one.came]
    assert told
    assert all(" had a " in words and " and played a " in words for words in told)


def test_who_sees_every_card_is_asked_nothing() -> None:
    assert KIT.moments(MATCH, EVERYTHING) == ()
