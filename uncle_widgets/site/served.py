"""The pages as a server writes them: each file by itself, named by version, so that any of them can be the first.

A name says what is in a file before it is written: no page has to wait for the files that it names. What a lesson
or a watched game asks is a small file of its own ('first'), written in about a second. The whole has trials dealt
in advance, and positions to practise on: it takes up to half a minute, and comes behind.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from uncle_widgets import __version__
from uncle_widgets.filing import notebooks
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import plans
from uncle_widgets.school.daily import MONTHS, lines
from uncle_widgets.school.tasks import NOTEBOOKS

PACKAGE = Path(__file__).parents[1]
KERNEL = "kernel"
"""Where a page is given a kernel to play with, beside the pages."""
HOME, CLASS = "index.html", "class.html"
FIRST = " first"
"""Ends the name of a piece that has what is asked at first, and no trials."""


@dataclass(frozen=True)
class Part:
    """What a file holds: `kind` is 'home', 'class', 'game', 'code', 'daily', 'data', 'teach' or 'book'; `game` and
    `name` say which. `soon`: it is written in about a second, and before any that is not."""

    kind: str
    game: str = ""
    name: str = ""
    soon: bool = True


def version() -> str:
    """The version of this package, and a fingerprint of its files: a checkout changes without a new number."""
    found = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            about = path.stat()
            found.update(f"{path.relative_to(PACKAGE)} {about.st_size} {about.st_mtime_ns}\n".encode())
    return f"{__version__}-{found.hexdigest()[:16]}"


def file_of(part: Part, mark: str) -> str:
    """The file of a part, in the version `mark`: its path in the folder."""
    match part.kind:
        case "home":
            return HOME
        case "class":
            return CLASS
        case "game":
            return f"{part.game}.html"
        case "book":
            return f"classroom/{part.game}_{part.name}.ipynb"
        case "code":
            return f"code/{part.name}.{mark}.bin"
        case "daily":
            return f"daily/{part.name}.{mark}.bin"
        case kind:
            return f"{kind}/{part.game}_{part.name.replace(' ', '_')}.{mark}.bin"


def parts(mark: str) -> Mapping[str, Part]:
    """Every file of the pages, by its path: in the order in which they are written while nobody asks."""
    return {file_of(part, mark): part for part in _in_order()}


def _in_order() -> Iterator[Part]:
    """The most visited first: gallery, games, a class, the lessons; all that is soon done before the rest."""
    lessons = [[Part("data", game, f"lesson {plan.number}") for plan in plans(kit)] for game, kit in GAMES.items()]
    by_number = [part for row in zip_longest(*lessons) for part in row if part]
    yield from (Part("home"), Part("code", name="site"))
    for game in GAMES:
        yield from (Part("game", game), Part("data", game, f"watch{FIRST}"))
    yield from (Part("class"), Part("code", name="class"))
    yield from (Part("data", part.game, f"{part.name}{FIRST}") for part in by_number)
    yield from (Part("daily", name=f"{month:02}") for month in MONTHS if lines())
    for game, kit in GAMES.items():
        yield Part("data", game, "rules")
        yield from (Part("teach", game, str(plan.number)) for plan in plans(kit))
        yield from (Part("book", game, which) for which in NOTEBOOKS if book(game, which).is_file())
    yield from (Part("data", game, "watch", soon=False) for game in GAMES)
    yield from (Part("data", part.game, part.name, soon=False) for part in by_number)
    yield from (Part("data", game, "everywhere", soon=False) for game in GAMES)


def book(game: str, which: str) -> Path:
    """Where a classroom notebook of a game lies."""
    return notebooks() / "classroom" / f"{game}_{which}.ipynb"


def of_class(game: str, lesson: int, mark: str) -> list[str]:
    """The files that the page in front of a class asks for, first to last."""
    name = f"lesson {lesson}"
    those = [Part("class"), Part("code", name="class"), Part("data", game, f"{name}{FIRST}")]
    return [file_of(part, mark) for part in (*those, Part("data", game, name))]


def of_lesson(game: str, lesson: int, mark: str) -> list[str]:
    """The files that a game's page asks for at a lesson, first to last."""
    name = f"lesson {lesson}"
    those = [Part("game", game), Part("code", name="site"), Part("data", game, f"{name}{FIRST}")]
    return [file_of(part, mark) for part in (*those, Part("data", game, name))]


def of_game(game: str, mark: str) -> list[str]:
    """The files that a game's page asks for, first to last."""
    those = [Part("game", game), Part("code", name="site"), Part("data", game, f"watch{FIRST}")]
    return [file_of(part, mark) for part in (*those, Part("data", game, "watch"))]
