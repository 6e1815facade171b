"""Where a game of UNO is worth a question, and what the game then answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.match import Match
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.cards import COLOUR, FIT, WILD4
from uncle_widgets.games.uno.events import Caught


def found(seed: int, watcher: Any = 0, **options: Any) -> Iterator[tuple[Match[Any, Any, Any], Moment]]:
    match = uw.play_out("uno", seed=seed, **{**KIT.short, **options})
    yield from ((match, moment) for moment in KIT.places(match, watcher))


def before(match: Match[Any, Any, Any], moment: Moment) -> Any:
    """The State at the frame of a moment."""
    return match.steps[KIT.frames(match)[moment.frame]].state


def test_all_five_kinds_come_up() -> None:
    kinds = {moment.kind for seed in range(16) for _, moment in found(seed)}
    assert kinds == {"bluff", "catch", "colour", "last", "draw"}


@pytest.mark.parametrize("seed", range(8))
def test_what_came_is_what_the_hidden_cards_say(seed: int) -> None:
    for watcher in (0, 2, None):
        for match, moment in found(seed, watcher):
            state = before(match, moment)
            table = state.table
            after = [event for at in _steps(match, moment) for event in match.steps[at].events]
            match moment.kind:
                case "bluff":
                    assert moment.came == any(COLOUR[card] == table.before[1] for card in state.hands[table.layer])
                    assert moment.seen, "the hand is lifted at the answer, challenged or not"
                case "last":
                    (card,) = state.hands[table.seat]
                    assert moment.came == (card in FIT[table.top, table.colour])
                case "catch":
                    assert moment.came == any(isinstance(event, Caught) for event in after)
                case "colour":
                    hand = state.hands[table.after(table.seat)]
                    assert moment.came == any(COLOUR[c] in ("", moment.settings["colour"]) for c in hand)


def _steps(match: Match[Any, Any, Any], moment: Moment) -> range:
    frames = KIT.frames(match)
    return range(frames[moment.frame] + 1, frames[moment.answer] + 1)


def test_the_hand_behind_a_wild_draw_four_is_told_at_the_answer_accepted_or_challenged() -> None:
    def bluff(answer: str) -> Moment:
        deal = "dr1 dr2 dg3 dg4 dr3 db4 db1 db2 dg5 dg6 dw+4 dg7 db3 db5 dr9"
        match = opened(GAMES, f"uno seats=2 dealer=seat: {deal} pw+4:g {answer} dy1 dy2 dy3 dy4")
        (moment,) = (moment for moment in KIT.places(match, 1) if moment.kind == "bluff")
        return moment

    accepted, challenged = bluff("accept"), bluff("challenge")
    assert accepted.line == "A lays a Wild Draw Four on red. Is there red left in that hand?"
    for moment in (accepted, challenged):
        assert (moment.came, moment.seen) == (True, True)
        assert moment.outcome == "it was a bluff: A held a red 1 and a red 3"


def test_who_calls_late_is_not_said_to_have_got_away_with_it() -> None:
    late = [moment for seed in range(60) for _, moment in found(seed, forget=100) if moment.kind == "catch"]
    assert {(moment.came, moment.seen) for moment in late} == {(True, True), (False, True), (False, False)}


def test_where_calls_are_never_forgotten_or_always_noticed_nobody_is_asked_about_them() -> None:
    for options in ({"forget": 0}, {"notice": 100, "forget": 100}):
        for match in (uw.play_out("uno", seed=seed, **{**KIT.short, **options}) for seed in range(6)):
            assert not [moment for moment in KIT.moments(match, 0) if moment.kind == "catch"]


def test_one_seat_is_never_asked_of_its_own_cards() -> None:
    for seed in range(6):
        for watcher in range(4):
            for match, moment in found(seed, watcher):
                table = before(match, moment).table
                assert (table.layer if moment.kind == "bluff" else -1) != watcher
                assert moment.kind != "bluff" or table.top == WILD4
