"""What each page of the site shows, worked out beforehand: values that travel as JSON."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from contextlib import chdir
from typing import Any

from uncle_widgets.filing import notebooks
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import lesson_of, listed, plans
from uncle_widgets.school import daily
from uncle_widgets.school.tasks import NOTEBOOKS
from uncle_widgets.site.site_shapes import SiteClass, SiteDoors, SiteGallery, SiteGame
from uncle_widgets.widgets.page.daily import dailies
from uncle_widgets.widgets.page.dashboard import Dashboard, dashboard
from uncle_widgets.widgets.page.gallery import Gallery
from uncle_widgets.widgets.page.messages import Quiz, Sheet, TeachersPage
from uncle_widgets.widgets.page.page_shapes import Dailies
from uncle_widgets.widgets.page.teach import fetched
from uncle_widgets.widgets.rooms.lessons import lesson
from uncle_widgets.widgets.saved.lessons import saved_lesson_of
from uncle_widgets.widgets.saved.saved import saved_of, traits

HOME = "index.html"
CLASS = "class.html"
HERE = ("watch", "lessons", "rules")
"""The tabs that take no Python."""
NOTHING: Mapping[str, str] = {}
DRAWN = ("table", "explainer", "howto")
"""What is the same however much is explained."""
ALONE = "These pages show this game, its lessons and its rules. For everything else, install uncle_widgets."


def pieces(kit: Kit[Any]) -> Iterator[str]:
    """The names of what a game's page shows, each to be worked out by itself, the longest first.

    'watch' has what the game asks at its stops, and comes first; 'everywhere' has what may be asked besides.
    """
    yield from ("everywhere", "watch")
    yield from (f"lesson {plan.number}" for plan in plans(kit))
    yield "rules"


def piece(kit: Kit[Any], name: str, *, first: bool = False) -> Any:
    """What a game's page shows under that name, one of `pieces`. `first`, of 'watch' or a lesson: what is asked,
    without trials dealt in advance and without positions to practise on, which take most of the time."""
    kind, _, number = name.partition(" ")
    if kind == "lesson":
        room = lesson(kit.id, int(number))
        try:
            return _last(saved_lesson_of(room, 0, tried=False) if first else saved_lesson_of(room))
        finally:
            room.close()
    board: Dashboard = dashboard(kit.id, tab="rules" if kind == "rules" else "watch")
    try:
        if kind == "rules":
            return traits(board.room.book)
        if kind == "watch":
            return _last(saved_of(board.room, most=0, tried=not first))
        return {name: told for name, told in _last(saved_of(board.room)).items() if name not in DRAWN}
    finally:
        board.close()


def _last(work: Generator[Any, None, Any]) -> Any:
    """What work in pieces gives in the end."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def page_of(kit: Kit[Any]) -> str:
    return f"{kit.id}.html"


def game(
    kit: Kit[Any],
    *,
    code: str,
    files: dict[str, str],
    kernel: str = "",
    python: str = "",
    lacks: Mapping[str, str] = NOTHING,
) -> SiteGame:
    """A game's page: see `SiteGame`. `files` are those of its pieces, `code` that of all pages, `lacks` as in its
    masthead."""
    board: Dashboard = dashboard(kit.id)
    try:
        head = traits(board.head) | {"home": HOME, "lacks": dict(lacks)}
        if not kernel and not python:
            head |= {"tabs": [tab for tab in head["tabs"] if tab[0] in HERE], "fixed": True}
        kept, ways = board.room.explainer.kept, board.room.facts.doors
        lessons = {key: ways(key, 0)[0] for key in kit.questions if lesson_of(kit, key).isdecimal()}
        always = [door for door in ways("", 0) if kernel or python]
        links, cells = {}, {}
        for tab, _ in head["tabs"]:
            board.tab = tab
            links[tab], cells[tab] = board.head.link, board.head.cell
    finally:
        board.close()
    doors: SiteDoors = {"lessons": lessons, "always": always}
    return {
        "kind": "game", "code": code, "offline": not kernel, "game": kit.id,
        "head": head, "links": links, "cells": cells, "files": files,
        "lessons": [{"lesson": number, "name": name, "goal": goal} for number, name, goal in listed(kit)],
        "doors": doors, "kept": kept, "alone": ALONE,
        "kernel": kernel, "python": python,
    }  # fmt: skip


def gallery(
    *, code: str, teach: dict[str, str], days: dict[str, str], offline: bool, lite: bool, docs: str
) -> SiteGallery:
    """The gallery; `teach` are the files that a teacher may ask for, `days` those with the positions of the day;
    `offline` as in `SiteGame`; `lite` whether notebooks open beside it, `docs` the documentation's address."""
    with chdir(notebooks()):
        room = Gallery(lambda game, link: None)
    front = traits(room.front) | {"docs": docs}
    room.close()
    front["games"] = [{**door, "page": page_of(GAMES[door["id"]])} for door in front["games"]]
    for shelf in front["shelves"]:
        shelf["classroom"] = CLASS
        shelf["page"] = page_of(GAMES[shelf["id"]])
        for one in shelf["lessons"]:
            name = f"classroom/{shelf['id']}_{one['notebook']}.ipynb"
            takes = lite and one["notebook"]  # else it takes a kernel
            one["page"] = f"lite/notebooks/index.html?path={name}" if takes else ""
    return {"kind": "gallery", "code": code, "offline": offline, "front": front, "teach": teach, "days": days}


def classroom(*, code: str, files: Mapping[str, Mapping[str, str]], offline: bool) -> SiteClass:
    """The page in front of a class; `files` as in `game`, by game."""
    return {
        "kind": "class",
        "code": code,
        "offline": offline,
        "games": [
            {
                "id": name,
                "title": GAMES[name].title,
                "lessons": [
                    {
                        "number": plan.number,
                        "name": plan.name,
                        "file": those[f"lesson {plan.number}"],
                        "first": those.get(f"lesson {plan.number} first", ""),
                    }
                    for plan in plans(GAMES[name])
                ],
            }
            for name, those in files.items()
        ],
        "home": HOME,
    }


def teaching(kit: Kit[Any], number: int) -> dict[str, Any]:
    """What a teacher may ask for of a lesson, by kind of message; on paper by what and size: 'sheet key A4'."""
    asked = (TeachersPage(game=kit.id, lesson=number), Quiz(game=kit.id, lesson=number))
    papers = (
        Sheet(game=kit.id, lesson=number, what=what, paper=paper)
        for what in ("worksheet", "key", "cover")
        for paper in ("A4", "Letter")
    )
    told = {one.kind: fetched(one).plain() for one in asked}
    return told | {f"sheet {one.what} {one.paper}": fetched(one).plain() for one in papers}


def months() -> Iterator[str]:
    """The months that have positions of the day: '01' to '12'."""
    return (f"{month:02}" for month in daily.MONTHS if daily.lines())


def days(month: str) -> Dailies:
    """The positions of the day of a month."""
    return dailies(daily.dates(int(month)))


def books(kit: Kit[Any]) -> Iterator[tuple[str, str]]:
    """The classroom notebooks of a game: which, and the name of the file."""
    for which in NOTEBOOKS:
        name = f"{kit.id}_{which}.ipynb"
        if (notebooks() / "classroom" / name).is_file():
            yield which, name
