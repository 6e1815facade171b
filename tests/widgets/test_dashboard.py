"""The dashboard: tabs, seats, seed and links."""

from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import hear, page_sets
from uncle_widgets.filing import BEGUN_AT

pytestmark = pytest.mark.usefixtures("wire")


@pytest.fixture(scope="module")
def shared() -> Any:
    """One page for the tests after which it must be as it was."""
    return uw.dashboard("uncle")


def state(page: Any) -> Any:
    return page.tab, page.head.tab, page.head.seats, page.head.seed, page.head.link, page.room


def test_each_tab_shows_its_room_and_comes_back_as_it_was() -> None:
    page = uw.dashboard("uncle")
    rooms = {}
    for tab, kind in (("watch", "Watch"), ("play", "Play"), ("lessons", "Lesson"), ("whatif", "WhatIf")):
        page_sets(page.head, tab=tab)
        assert type(page.room).__name__ == kind
        rooms[tab] = page.room
    rooms["watch"].step = 7
    page.tab = "watch"
    assert page.room is rooms["watch"]
    assert page.room.step == 7


def test_other_seats_and_another_seed_deal_anew() -> None:
    page = uw.dashboard("uncle")
    first = page.room.match
    page_sets(page.head, seats=5)
    assert page.room.match.game.seats == 5
    page_sets(page.head, seed="7")
    assert page.room.match == uw.play_out("uncle", seats=5, seed=7, pot_chips=25)
    page_sets(page.head, seats=3, seed="16")
    assert page.room.match == first


@pytest.mark.parametrize(
    "change", [{"seats": 1}, {"seats": 99}, {"seats": -3}, {"seed": "x"}, {"seed": "-1"}, {"seed": "9" * 5000},
               {"seed": ""}, {"tab": "cheat"}, {"tab": ""}],
)  # fmt: skip
def test_what_cannot_be_is_said_and_the_old_stays(change: dict[str, Any]) -> None:
    page = uw.dashboard("uncle")
    before = state(page)
    page_sets(page.head, **change)
    assert state(page) == before
    assert 0 < len(page.head.note) < 200
    page_sets(page.head, seats=4)
    assert page.head.note == ""
    assert page.room.match.game.seats == 4


def test_every_room_has_a_link_that_opens_it_again() -> None:
    page = uw.dashboard("uncle", seats=4, seed=11)
    page.room.step = 9
    page.room.watcher = "everything"
    watched = page.head.link
    page.tab = "play"
    page.room.move(str(page.room.legal[0]))
    played, match = page.head.link, page.room.match
    page.tab = "lessons"
    learnt, tasks = page.head.link, page.room.exercises
    page.tab = "whatif"
    page.room.set(hand="2 2 5")
    supposed, view = page.head.link, page.room.view
    for link in (watched, played, learnt, supposed):
        other = uw.dashboard("uncle")
        hear(other.head, {"kind": "open", "link": link})
        assert other.head.note == ""
        assert other.head.link == link
    other.show_link(watched)
    assert (other.room.step, other.room.watcher, other.room.match.game.seats) == (9, "everything", 4)
    other.show_link(played)
    assert other.room.match == match
    other.show_link(learnt)
    assert other.room.exercises == tasks
    other.show_link(supposed)
    assert other.room.view == view


def test_every_room_has_a_cell_that_shows_it_again() -> None:
    page = uw.dashboard("uncle", seats=4, seed=11)
    for tab in ("watch", "play", "lessons", "whatif"):
        page.tab = tab
        assert type(eval(page.head.cell, {"uw": uw})) is type(page.room)


HOSTILE = [
    None, 5, [], {}, {"kind": "open"}, {"kind": "open", "link": None}, {"kind": "open", "link": 5},
    {"kind": "open", "link": []}, {"kind": "open", "link": "nonsense"}, {"kind": "open", "link": "watch"},
    {"kind": "open", "link": "watch uncle"}, {"kind": "open", "link": "watch uncle step=x:"},
    {"kind": "open", "link": "watch uncle seats=two:"}, {"kind": "open", "link": "watch uncle step=99999:"},
    {"kind": "open", "link": "watch uncle step=99999999999999999999999999:"},
    {"kind": "open", "link": "watch uncle eyes=9:"}, {"kind": "open", "link": "watch uncle eyes=\N{SUPERSCRIPT TWO}:"},
    {"kind": "open", "link": "watch uncle seed=x:"}, {"kind": "open", "link": "watch uncle pot_chips=900:"},
    {"kind": "open", "link": "lesson uncle seats=99:"}, {"kind": "open", "link": "lesson chess seats=3:"},
    {"kind": "open", "link": "position uncle hand=9:"}, {"kind": "open", "link": "position uncle seat=x:"},
    {"kind": "open", "link": "position uncle hand=111 hand=222:"}, {"kind": "open", "link": "position uncle nothing=1:"},
    {"kind": "open", "link": "position uncle predict=no:"}, {"kind": "open", "link": "position uncle names=x:"},
    {"kind": "open", "link": "position uncle seats=two:"}, {"kind": "open", "link": "position uncle question=U-L99:"},
    {"kind": "open", "link": "play uncle seed=1 seats=two:"}, {"kind": "open", "link": "play uncle seed=1: p9"},
    {"kind": "open", "link": "play uno seed=1:"}, {"kind": "open", "link": "burn uncle x=1:"},
    {"kind": "open", "link": "x" * 10**6}, {"kind": "open", "link": "watch uncle " + "a=b " * 10_000 + ":"},
]  # fmt: skip


@pytest.mark.parametrize("message", HOSTILE, ids=lambda message: str(message)[:70])
def test_a_hostile_link_leaves_everything_as_it_was(message: Any, shared: Any) -> None:
    page = shared
    before = state(page)
    hear(page.head, message)
    assert state(page) == before
    assert len(page.head.note) < 250


@pytest.mark.parametrize(
    "asked",
    [{"game": "chess"}, {"game": 5}, {"seats": 1}, {"seats": "x"}, {"seed": "x"}, {"seed": -1}],
)
def test_dashboard_refuses_in_a_sentence(asked: dict[str, Any]) -> None:
    given = dict(asked)
    with pytest.raises(uw.Refusal) as refused:
        uw.dashboard(given.pop("game", "uncle"), **given)
    assert len(str(refused.value)) < 250


def test_the_head_says_whether_answers_are_predicted_first() -> None:
    page = uw.dashboard("uncle")
    assert page.head.predict
    page_sets(page.head, predict=False)
    assert not page.room.explainer.predicting
    page.tab = "whatif"
    assert not page.room.explainer.predicting
    page_sets(page.head, predict=True)
    assert page.room.explainer.predicting


def test_the_head_names_no_seed_beside_a_record() -> None:
    page = uw.dashboard("uncle")
    page.show_link(uw.play_out("uncle", seats=4, seed=5, pot_chips=3).record())
    assert (page.head.seats, page.head.seed) == (4, "")
    page.tab = "play"
    assert page.head.seed == "16"
    page.tab = "watch"
    page_sets(page.head, seed="7")
    assert page.room.match == uw.play_out("uncle", seats=4, seed=7, pot_chips=3)


def test_all_games_leads_where_the_server_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BEGUN_AT, "/site/index.html")
    room = uw.dashboard("thrush", tab="rules")
    assert room.head.home == "/site/index.html"
    room.close()
