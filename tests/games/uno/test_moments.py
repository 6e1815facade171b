"""Where a game of UNO is worth a question, and what the game then answers."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.match import Match
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import opened
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.cards import COLOUR, FIT, PICK_VALUE, WILD4
from uncle_widgets.games.uno.events import Caught, Picked, UnoCalled
from uncle_widgets.games.uno.modes import partner
from uncle_widgets.games.uno.moments import EACH
from uncle_widgets.games.uno.questions import QUESTIONS
from uncle_widgets.probability.show import of_hundred


def found(seed: int, watcher: Any = 0, **options: Any) -> Iterator[tuple[Match[Any, Any, Any], Moment]]:
    match = uw.play_out("uno", seed=seed, **{**KIT.short, **options})
    yield from ((match, moment) for moment in KIT.places(match, watcher))


def before(match: Match[Any, Any, Any], moment: Moment) -> Any:
    """The State at the frame of a moment."""
    return match.steps[KIT.frames(match)[moment.frame]].state


def test_every_form_comes_up() -> None:
    kinds = {moment.kind for seed in range(30) for _, moment in found(seed)}
    assert kinds == {"pick", "first", "bluff", "catch", "colour", "last", "draw"}


def test_the_game_that_the_page_opens_with_stops_where_it_teaches_most() -> None:
    match = uw.play_out("uno", seed=KIT.seed, **KIT.short)
    ends = KIT.frames(match)
    assert len(ends) == 74
    stops = KIT.moments(match, 0)
    posed = [QUESTIONS[one.question].at(**one.settings).posed(match.view(ends[one.frame], 0)) for one in stops]
    assert [
        (one.frame, one.answer, one.question, asked.number, one.came)
        for one, asked in zip(stops, posed, strict=True)
    ] == [
        (2, 4, "N-L7", Fraction(124, 159), True),
        (8, 9, "N-L3", Fraction(9321439, 20827699), False),
        (20, 22, "N-L4", Fraction(1530805, 1865512), True),
        (31, 32, "N-L3", Fraction(6140717101, 9039725997), True),
        (43, 44, "N-L1", Fraction(8, 25), False),
        (53, 54, "N-L2", Fraction(1, 3), True),
        (72, 73, "N-L1", Fraction(9, 31), True),
    ]
    assert [of_hundred(asked.number) for asked in posed] == [78, 45, 82, 68, 32, 33, 29]
    assert stops[3].outcome == "it was a bluff, because D had a red 7"
    assert match.state.table.winners == (1,), "B, who goes out at the last stop"


@pytest.mark.parametrize("seed", range(8))
def test_what_came_is_what_the_hidden_cards_say(seed: int) -> None:
    for watcher in (0, 2, None):
        for match, moment in found(seed, watcher):
            state = before(match, moment)
            table = state.table
            after = [event for at in _steps(match, moment) for event in match.steps[at].events]
            match moment.kind:
                case "pick":
                    picks = [event for event in after if isinstance(event, Picked)]
                    done = len(table.tied) - len(table.agenda)
                    best = max(PICK_VALUE[card] for _, card in table.picks[-done:])
                    assert moment.came == any(pick.value > best for pick in picks)
                case "first":
                    assert moment.came == (match.moves[KIT.frames(match)[moment.frame]].card[1:].isdecimal())
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
    def laid(answer: str) -> Moment:
        deal = "dr1 dr2 dg3 dg4 dr3 db4 db1 db2 dg5 dg6 dw+4 dg7 db3 db5 dr9"
        match = opened(GAMES, f"uno seats=2 dealer=seat: {deal} pw+4:g {answer} dy1 dy2 dy3 dy4")
        (moment,) = (moment for moment in KIT.places(match, 1) if moment.kind == "bluff")
        return moment

    accepted, challenged = laid("accept"), laid("challenge")
    assert accepted.line == "A plays a Wild Draw Four on red. Does A have a red card?"
    for moment in (accepted, challenged):
        assert (moment.came, moment.seen) == (True, True)
        assert moment.outcome == "it was a bluff, because A had a red 1 and a red 3"


def test_of_a_missing_call_it_is_asked_when_the_forgetter_has_missed_it_and_others_may_notice() -> None:
    """Who calls late leaves open what the others would have done."""
    asked = [pair for seed in range(60) for pair in found(seed, forget=100) if pair[1].kind == "catch"]
    assert {moment.came for _, moment in asked} == {True, False}
    for match, moment in asked:
        table = before(match, moment).table
        assert (table.owing, table.asked[-1]) == (0, 0)
        assert moment.settings["opponents"] == 4 - len(table.asked) > 0
        after = [event for at in _steps(match, moment) for event in match.steps[at].events]
        assert not any(isinstance(event, UnoCalled) for event in after)


def test_a_partner_who_will_not_catch_is_not_counted() -> None:
    asked = [
        (before(match, moment).table, moment)
        for seed in range(12)
        for match, moment in found(seed, forget=100, mode="partners", hands_per_pairing=1)
        if moment.kind == "catch"
    ]
    assert asked
    for table, moment in asked:
        assert moment.settings["opponents"] == 4 - len({*table.asked, partner(table, 0)})


def test_the_decision_is_a_last_card_that_may_end_the_match() -> None:
    for seed in range(20):
        for match, moment in found(seed, target=100):
            table = before(match, moment).table
            left = sum(table.counts) - 1
            assert moment.decides == (moment.kind == "last" and table.scores[table.seat] + EACH * left >= 100)


@pytest.mark.parametrize("seats", [2, 4, 7, 10])
@pytest.mark.parametrize("mode", ["classic", "elimination"])
def test_a_longer_match_has_a_longer_pace(seats: int, mode: str) -> None:
    paces = [KIT.pace(KIT.new(seats, target=target, mode=mode)) for target in (50, 200, 500, 2000)]
    assert paces == sorted(paces)
    assert paces[0] > 5


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
