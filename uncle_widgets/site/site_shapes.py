"""What the pages of the site are made of, as they read it: see the TypeScript beside this file."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from uncle_widgets.asking.shapes import Door


class LessonLine(TypedDict):
    """A lesson of the game, to choose from."""

    lesson: str
    name: str
    goal: str


class SiteDoors(TypedDict):
    """The ways on from the end of the game: to a lesson by the question missed, and those always there."""

    lessons: dict[str, Door]
    always: list[Door]


class SiteGame(TypedDict):
    """A game's page. `code` is the file of code and looks; `offline` whether a service worker keeps the pages.

    `links` and `cells` are those of its rooms at first, by tab; `files` what they show: 'watch', 'everywhere',
    'rules', 'lesson 1'; on a server 'watch first' and 'lesson 1 first' too, which come sooner. `kept` is
    the name under which a tab keeps what was said of the game. What takes Python is shown by a kernel, which the
    server gives at the address `kernel`, or by Python from the folder `python`; where both are empty, `alone` says
    so.
    """

    kind: Literal["game"]
    code: str
    offline: bool
    game: str
    head: dict[str, Any]
    links: dict[str, str]
    cells: dict[str, str]
    files: dict[str, str]
    lessons: list[LessonLine]
    doors: SiteDoors
    kept: str
    alone: str
    kernel: str
    python: str


class SiteGallery(TypedDict):
    """The gallery. `teach` has files by game and lesson ('uncle 1'), or game and notebook ('uncle predict');
    `days` those with the positions of the day, by month ('11')."""

    kind: Literal["gallery"]
    code: str
    offline: bool
    front: dict[str, Any]
    teach: dict[str, str]
    days: dict[str, str]


class ClassLesson(TypedDict):
    """A lesson that a class may do; `file` is what its page has, and `first`, on a server, what comes sooner."""

    number: int
    name: str
    file: str
    first: str


class ClassGame(TypedDict):
    """A game with its lessons."""

    id: str
    title: str
    lessons: list[ClassLesson]


class SiteClass(TypedDict):
    """The page in front of a class; `home` is the gallery."""

    kind: Literal["class"]
    code: str
    offline: bool
    games: list[ClassGame]
    home: str


SitePage = SiteGame | SiteGallery
