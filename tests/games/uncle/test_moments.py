"""Where a game of U.N.C.L.E. is worth a question."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.game import EVERYTHING
from uncle_widgets.games import GAMES
from uncle_widgets.games.moments import Moment, spread, stake, stops
from uncle_widgets.games.uncle.moments import APART, LEAST

KIT = GAMES["uncle"]
MATCH = uw.play_out("uncle", seats=3, seed=1964)
FRAMES = KIT.frames(MATCH)


def asked(moment: Moment, watcher: Any) -> tuple[Any, Any]:
    """The view before a moment, and its question."""
    view = MATCH.view(FRAMES[moment.frame], watcher)
    return view, KIT.questions[moment.question].at(**moment.settings)


def test_a_game_of_76_cards_has_fourteen_moments_and_stops_at_seven() -> None:
    found = KIT.moments(MATCH, 0)
    assert len(found) == 14
    assert len(stops(found)) == 7
    assert min(moment.weight for moment in stops(found)) >= sorted(moment.weight for moment in found)[-7]
    assert {moment.kind for moment in found} == {"hit", "give"}


@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_much_hangs_on_each_and_no_answer_is_certain(watcher: Any) -> None:
    found = KIT.moments(MATCH, watcher)
    assert len(found) >= 8
    for moment in found:
        view, question = asked(moment, watcher)
        chance = question.exact(view)
        assert Fraction(1, 100) < chance < Fraction(99, 100)
        assert moment.weight == stake(int(moment.stake.split()[0]), chance) >= LEAST
    frames = [moment.frame for moment in found]
    assert all(after - before >= APART for before, after in pairwise(frames))


@pytest.mark.parametrize("watcher", [0, None])
def test_the_game_answers_at_the_frame_that_is_named(watcher: Any) -> None:
    for moment in KIT.moments(MATCH, watcher):
        before, after = (MATCH.steps[FRAMES[at]].state for at in (moment.answer - 1, moment.answer))
        made = after.pot < before.pot
        assert moment.seen == (made == moment.came)


def test_who_sees_every_card_is_asked_nothing() -> None:
    assert KIT.moments(MATCH, EVERYTHING) == ()


def test_tens_of_one_fate_are_felt_to_make_the_next_due() -> None:
    kinds = [
        moment.kind for seed in range(12) for moment in KIT.moments(uw.play_out("uncle", seats=3, seed=seed), 0)
    ]
    assert {"due", "hit", "give"} == {*kinds}


def test_the_weightiest_are_taken_first_and_apart() -> None:
    def at(frame: int, weight: float) -> Moment:
        return Moment(frame, frame + 1, "q", {}, "kind", "line", "stake", weight, came=True)

    found = spread([at(1, 3), at(3, 4), at(6, 2), at(9, 1), at(12, 2)], least=1.9, apart=3)
    assert [moment.frame for moment in found] == [3, 6, 12]
    assert stake(5, Fraction(1, 2)) == 5.0
    assert stake(5, Fraction(1, 1000)) == stake(5, Fraction(0)) == 0.0
