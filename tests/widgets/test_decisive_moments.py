"""A game watched stops at its decisive moments, asks, goes on, and tells what came of it."""

from __future__ import annotations

from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import hear, page_sets, wired
from uncle_widgets.games.moments import STOPS
from uncle_widgets.games.words import capital, spelled
from uncle_widgets.widgets.rooms.watch import Watch


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Any:
    with wired(monkeypatch):
        yield uw.watch("uncle", 3, seed=1964)


def states(room: Watch) -> list[str]:
    return [mark["state"] for mark in room.table.moments]


def give(room: Watch, value: str) -> None:
    """Give a number, and press the main button as the page does."""
    hear(room.explainer, {"kind": "predict", "value": value, "sure": "think"})


def test_it_opens_at_the_first_moment_at_which_it_stops(room: Watch) -> None:
    first = room.moments[0]
    assert room.step == first.frame
    assert room.asked == first
    assert room.explainer.question == first.question
    assert room.table.caption["tone"] == "asked"
    assert set(first.lit) <= set(room.table.bright)


def test_a_game_is_marked_where_it_stops_at_seven_places_at_most(room: Watch) -> None:
    assert 3 < len(room.moments) <= STOPS
    assert [mark["frame"] for mark in room.table.moments] == [moment.frame for moment in room.moments]
    assert states(room) == ["open"] * len(room.moments)


def test_a_number_lets_the_game_answer(room: Watch) -> None:
    moment, k = room.asked, room.table.stop
    assert moment is not None
    give(room, "40")
    assert room.step == moment.answer
    assert states(room)[k] == ("came" if moment.came else "not")
    assert room.table.caption == {}
    assert room.explainer.guesses[0]["came"] is moment.came
    assert "This time" in room.explainer.moment["headline"]
    assert moment.who in room.explainer.moment["headline"]


def test_why_sets_the_table_back_to_the_question_and_the_answer_returns(room: Watch) -> None:
    moment = room.asked
    assert moment is not None
    give(room, "40")
    page_sets(room.explainer, page="why")
    assert (room.step, room.table.caption["tone"]) == (moment.frame, "back")
    page_sets(room.explainer, page="answer")
    assert (room.step, room.table.caption) == (moment.answer, {})


def test_go_on_plays_on_and_does_not_ask_again(room: Watch) -> None:
    k = room.table.stop
    give(room, "40")
    hear(room.explainer, {"kind": "main"})
    assert room.table.stop == -1
    assert room.table.playing
    assert states(room)[k] in ("came", "not")


def test_skip_plays_on_unrecorded(room: Watch) -> None:
    k = room.table.stop
    hear(room.explainer, {"kind": "skip"})
    assert states(room)[k] == "skipped"
    assert room.explainer.guesses == []
    assert room.table.playing


def test_stepping_away_leaves_the_moment(room: Watch) -> None:
    k = room.table.stop
    page_sets(room.table, step=room.step + 1)
    assert room.table.stop == -1
    assert room.table.bright == []
    assert states(room)[k] == "skipped"


def test_a_pressed_mark_asks(room: Watch) -> None:
    page_sets(room.table, stop=3)
    moment = room.moments[3]
    assert (room.step, room.asked) == (moment.frame, moment)
    assert room.explainer.moment["line"] == moment.line


def test_all_cards_keep_the_marks_of_your_seat_and_another_seat_has_its_own(room: Watch) -> None:
    mine = room.moments
    page_sets(room.table, watcher="everything")
    assert room.moments == mine
    page_sets(room.table, watcher="1")
    assert room.moments != mine
    page_sets(room.table, watcher="0")
    assert room.moments == mine


def test_what_a_page_may_not_set_is_refused(room: Watch) -> None:
    before = room.table.stop
    with pytest.raises(Exception, match="Expected a moment"):
        room.table.stop = 99
    assert room.table.stop == before


@pytest.mark.sample
@pytest.mark.parametrize("game", uw.GAMES)
def test_a_game_opens_where_there_is_something_to_see_at_a_stop_if_one_is_near(game: str) -> None:
    kit = uw.GAMES[game]
    for seed in (kit.seed, 2, 5, 7):
        still = uw.watch(game, seed=seed, predict=False, **kit.short)
        places = [still.kit.draw(still.match, end, 0, still.names).place for end in still.ends[: still.step + 1]]
        assert [kit.opens in place for place in places] == [False] * still.step + [True]
        room = uw.watch(game, seed=seed, **kit.short)
        near = [
            at for at, one in enumerate(room.moments) if 0 <= one.frame - still.step <= kit.pace(room.match.game)
        ]
        assert room.table.stop == (near[0] if near else -1)
        assert room.step == (room.moments[near[0]].frame if near else still.step)


def test_a_step_that_is_asked_for_is_kept() -> None:
    room = uw.watch("uncle", 3, seed=1964, step=2)
    assert (room.step, room.table.stop) == (2, -1)


def test_the_end_tells_of_every_guess_and_of_the_hits_among_chances(room: Watch) -> None:
    for k in range(len(room.moments)):
        page_sets(room.table, stop=k)
        give(room, "5")  # of 100, or chips
    hear(room.explainer, {"kind": "main"})
    room.step = len(room.ends) - 1
    chances = [moment for moment in room.moments if isinstance(moment.came, bool)]
    guesses = room.explainer.guesses
    assert [guess["measure"] for guess in guesses].count("chance") == len(chances) == len(room.moments) - 1
    (strong, rest), *_ = room.explainer.ending["lines"]
    came = sum(bool(moment.came) for moment in chances)
    assert strong == f"{capital(spelled(came))} of the {spelled(len(chances))} things you guessed about happened."
    assert rest.startswith("You'd expect ")


def test_a_moment_whose_answer_the_game_does_not_show_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with wired(monkeypatch):
        room = uw.watch("uncle", 3, players="random", seed=4)
        (k, *_) = [k for k, moment in enumerate(room.moments) if not moment.seen]
        page_sets(room.table, stop=k)
        give(room, "50")
        assert states(room)[k] == "unseen"
        assert "the game doesn't show it" in room.explainer.moment["headline"]
        assert room.explainer.guesses[-1]["came"] is None


def test_with_all_cards_open_a_mark_that_is_pressed_asks_from_its_seat(room: Watch) -> None:
    page_sets(room.table, watcher="everything")
    page_sets(room.table, stop=1)
    assert room.table.stop == 1
    assert room.watcher == "0"
    assert room.step == room.moments[1].frame
    assert room.table.caption["tone"] == "asked"
    assert states(room)[1] == "open"


def test_each_moment_is_answered_before_it_is_explained(room: Watch) -> None:
    give(room, "40")
    page_sets(room.explainer, page="why")
    page_sets(room.table, stop=next(k for k, moment in enumerate(room.moments) if moment.frame > room.step))
    give(room, "40")
    assert room.explainer.page == "answer"
    assert room.asked is not None
    assert room.step == room.asked.answer


def test_what_the_last_trial_dealt_stands_over_the_table_until_the_trials_begin_again(room: Watch) -> None:
    give(room, "40")
    page_sets(room.explainer, page="try")
    back = room.table.caption
    assert back["tone"] == "back"
    hear(room.explainer, {"kind": "run", "trials": 1})
    assert room.table.caption["tone"] == "trial"
    hear(room.explainer, {"kind": "again"})
    assert room.table.caption == back
    hear(room.explainer, {"kind": "run", "trials": 1})
    page_sets(room.explainer, page="answer")
    assert room.table.caption == {}


@pytest.mark.parametrize("deed", ["skip", "answer"])
def test_the_mark_of_a_moment_that_was_left_leads_back_to_its_question(room: Watch, deed: str) -> None:
    at = room.table.stop
    if deed == "skip":
        hear(room.explainer, {"kind": "skip"})
    else:
        give(room, "40")
    page_sets(room.table, stop=next(k for k, moment in enumerate(room.moments) if moment.frame > room.step))
    give(room, "40")
    hear(room.explainer, {"kind": "run", "trials": 1})
    assert room.explainer.tried["begun"] == 1
    page_sets(room.table, stop=at)
    assert room.step == room.moments[at].frame
    assert room.table.caption["tone"] == "asked"
