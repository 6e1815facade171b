"""The gallery: a door to every game there is, and the position of each day."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import hear
from uncle_widgets.filing import notebooks
from uncle_widgets.games.plans import plans
from uncle_widgets.school.daily import daily
from uncle_widgets.school.lesson_table import table_of
from uncle_widgets.school.tasks import NOTEBOOKS
from uncle_widgets.school.teaching import pages_of
from uncle_widgets.site.pages import days
from uncle_widgets.widgets.live.classroom import Classroom
from uncle_widgets.widgets.page.dashboard import Dashboard
from uncle_widgets.widgets.page.links import parse
from uncle_widgets.widgets.page.messages import Notebook, Quiz, Sheet
from uncle_widgets.widgets.page.teach import about, fetched

pytestmark = pytest.mark.usefixtures("wire")


def test_there_is_a_door_to_every_game_and_their_number_in_words() -> None:
    gallery = uw.dashboard()
    assert [door["id"] for door in gallery.games] == list(uw.GAMES)
    assert gallery.front.title == "Watch a game. Guess the odds. See why."
    assert len(gallery.front.title.split()) == 8
    words = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")
    number = dict(enumerate(words)).get(len(uw.GAMES), str(len(uw.GAMES)))
    lessons = sum(len(kit.lessons) for kit in uw.GAMES.values())
    assert gallery.front.about == f"{number} family games and {lessons} short lessons."
    for door in gallery.games:
        kit = uw.GAMES[door["id"]]
        assert (door["ask"], door["concept"]) == (kit.learn[0][1:] if kit.learn else (kit.tagline, ""))
        assert door["art"].startswith("<svg ")
        assert door["art"] == uw.GAMES[door["id"]].art


def test_a_door_leads_to_a_page_only_where_one_lies_beside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tmp_path.joinpath("uno.ipynb").touch()
    pages = {door["id"]: door["page"] for door in uw.dashboard().games}
    assert pages == {game: "uno.ipynb" if game == "uno" else "" for game in uw.GAMES}


@pytest.mark.parametrize("date", ["01-01", "02-29", "11-28"])
def test_python_gives_the_position_of_a_date_as_the_site_has_it(date: str) -> None:
    (told,) = answered({"kind": "daily", "date": date})
    assert (told["kind"], told["date"]) == ("daily", date)
    one, among = told["positions"][date], days(date[:2])["positions"][date]
    assert {**one, "frame": 0} == {**among, "frame": 0}
    kit, here = daily(date)
    assert one["game"] == kit.id
    assert one["exact"] == float(here.posed.number)
    assert told["boards"][kit.id] == kit.boards(here.game)


@pytest.mark.parametrize("date", ["02-30", "", "2026-11-28", "x" * 1000])
def test_a_date_that_does_not_exist_has_no_position(date: str) -> None:
    (told,) = answered({"kind": "daily", "date": date})
    assert told["positions"] == {}


def test_the_lesson_of_each_day_opens() -> None:
    month = days("11")["positions"].values()
    for link in {one["lesson"]["link"] for one in month}:
        page = uw.dashboard(parse(link).game)
        page.show_link(link)
        assert page.tab == "lessons"


def test_every_door_to_play_opens_the_play_room() -> None:
    for door in uw.dashboard().games:
        page = uw.dashboard(door["id"])
        page.show_link(door["play"])
        assert page.tab == "play"


def test_all_lessons_stand_in_the_gallery_and_each_opens() -> None:
    gallery = uw.dashboard()
    made = [plan for kit in uw.GAMES.values() for plan in kit.lessons]
    assert gallery.front.lessons["title"] == f"{len(made)} lessons"
    assert gallery.front.lessons["short"].startswith(f"{len(made)} short lessons. ")
    for door in gallery.games:
        plans = uw.GAMES[door["id"]].lessons
        assert [(one["number"], one["name"]) for one in door["lessons"]] == [(p.number, p.name) for p in plans]
        for one in door["lessons"][-1:]:
            page = uw.dashboard(door["id"])
            page.show_link(one["link"])
            assert page.room.lesson == str(len(plans))


def test_where_nothing_is_learned_a_door_has_the_games_tagline(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = replace(uw.GAMES["uno"], learn=())
    monkeypatch.setitem(uw.GAMES, "uno", kit)
    (door,) = (door for door in uw.dashboard().games if door["id"] == "uno")
    assert (door["ask"], door["concept"]) == (kit.tagline, "")
    assert (
        replace(kit, learn=(("N-L9", "What?", ""),))
        .check()[0]
        .startswith("Expected 'What?' in learn to be one of ")
    )


def test_a_door_without_a_page_opens_the_game_in_the_gallery() -> None:
    gallery = uw.dashboard()
    hear(gallery.front, {"kind": "open", "game": "uncle", "link": "watch/2 uncle seats=3 seed=1964 step=7:"})
    (page,) = gallery.children
    assert isinstance(page, Dashboard)
    assert page.room.step == 7


@pytest.mark.parametrize(
    "message",
    [None, 5, "open", {}, {"kind": "open"}, {"kind": "open", "game": "chess"}, {"kind": "open", "game": ["uncle"]},
     {"kind": "open", "game": "uncle", "link": "watch uncle step=-1:"},
     {"kind": "open", "game": "uncle", "link": {"a": 1}}, {"kind": "close", "game": "uncle"},
     {"kind": "daily"}, {"kind": "daily", "date": 5}],
)  # fmt: skip
def test_a_hostile_message_leaves_the_gallery_as_it_was(message: Any) -> None:
    gallery = uw.dashboard()
    hear(gallery.front, message)
    assert gallery.children == (gallery.front,)


def test_nothing_that_a_teachers_page_answers_is_on_the_shelf_before_it_is_asked_for() -> None:
    gallery = uw.dashboard()
    shown = str(gallery.front.shelves)
    for kit in uw.GAMES.values():
        for page in pages_of(kit):
            assert page.name in shown
            assert not any(part.text in shown for part in page.parts)
        for plan in plans(kit):
            assert not any(row.say in shown for row in table_of(kit, plan).rows)


@pytest.mark.parametrize(
    ("message", "kind", "holds"),
    [
        ({"kind": "page", "game": "uno", "lesson": 2}, "page", "I must draw: will it fit?"),
        ({"kind": "sheet", "game": "uno", "lesson": 2}, "sheet", "My guess"),
        ({"kind": "sheet", "game": "uno", "lesson": 2, "what": "key"}, "sheet", "Answers for the teacher"),
        ({"kind": "sheet", "game": "uno", "lesson": 2, "what": "cover"}, "sheet", "No computer is needed"),
        ({"kind": "quiz", "game": "uno", "lesson": 2}, "file", "::"),
    ],
)
def test_a_teacher_gets_what_is_asked_for(message: dict[str, Any], kind: str, holds: str) -> None:
    (found,) = answered(message)
    assert found["kind"] == kind
    assert holds in str(found)


def answered(message: Any) -> list[Any]:
    """What the gallery sends for such a message."""
    gallery, sent = uw.dashboard(), []
    gallery.front.send = lambda content, **_: sent.append(content)
    hear(gallery.front, message)
    return sent


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "page"},
        {"kind": "page", "game": "uno", "lesson": 99},
        {"kind": "sheet", "game": ["uno"], "lesson": None},
        {"kind": "notebook", "game": "uno", "which": "../../secret"},
        {"kind": "notebook", "game": "uno"},
        {"kind": "quiz", "game": "uno", "lesson": {"a": 1}},
        {"kind": "sheet", "game": "uno", "lesson": 1, "what": "answers"},
        {"kind": "sheet", "game": "uno", "lesson": 1, "paper": "A5"},
        {"kind": "nothing", "game": "uno"},
    ],
)
def test_what_no_teacher_can_ask_for_is_answered_by_nothing(message: dict[str, Any]) -> None:
    assert answered(message) == []


@pytest.mark.parametrize(
    "message", [Quiz(game="uno", lesson=99), Sheet(game="chess", lesson=1), Notebook(game="uno", which="count")]
)
def test_what_there_is_not_is_refused_in_a_sentence(message: Any) -> None:
    with pytest.raises(
        uw.Refusal, match=r"^(Expected a lesson|There is no game|uno_count\.ipynb is missing) .*\.$"
    ):
        fetched(message)


def test_a_lesson_has_its_notebook_where_one_is_about_it_and_nothing_there_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(notebooks())
    shelves = uw.dashboard().front.shelves
    having = [
        (game["id"], one["number"], one["notebook"])
        for game in shelves
        for one in game["lessons"]
        if one["notebook"]
    ]
    written = [
        game for game in uw.GAMES for which in NOTEBOOKS if Path("classroom", f"{game}_{which}.ipynb").is_file()
    ]
    assert [game for game, *_ in having] == written
    assert ("uncle", 4, "predict") in having
    assert ("uncle", 1, "count") in having
    for game, number, which in having:
        assert about(uw.GAMES[game], which) == number


def test_a_class_takes_the_place_of_the_gallery_where_there_is_no_page_for_it() -> None:
    gallery = uw.dashboard()
    hear(gallery.front, {"kind": "open", "game": "uncle", "link": "class/2 uncle lesson=4:"})
    (room,) = gallery.children
    assert isinstance(room, Classroom)
    assert room.wall.name == "uncle 4"


def test_a_class_of_no_lesson_leaves_the_gallery_as_it_was() -> None:
    gallery = uw.dashboard()
    hear(gallery.front, {"kind": "open", "game": "uncle", "link": "class/2 uncle lesson=99:"})
    assert gallery.children == (gallery.front,)


def test_a_student_page_opens_the_lesson() -> None:
    for game in uw.dashboard().front.shelves:
        for one in game["lessons"]:
            page = uw.dashboard(game["id"])
            page.show_link(one["student"])
            assert page.room.lesson == str(one["number"])
            break
