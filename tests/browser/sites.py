"""Sites for tests: what their pages show is worked out once for all of them, and kept beside what npm gave."""

import shutil
from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tests.js import node
from uncle_widgets.filing import write
from uncle_widgets.refusal import Refusal
from uncle_widgets.site import build as building
from uncle_widgets.site import pages, served

CACHE = Path(__file__).parents[2] / "build" / "site"
PIECES = CACHE / f"site-{served.version()}"
"""Those of this very package."""
piece = building._piece


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Only one worker at a time."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / f".{name}").open("w") as lock:
        flock(lock, LOCK_EX)
        yield


@contextmanager
def gathering() -> Iterator[None]:
    """What npm and pip get is got by one worker at a time; a test fails where they cannot."""
    node.needed()  # from PyPI, where there is none
    with locked("lock"):
        try:
            yield
        except Refusal as refusal:
            pytest.fail(f"No site could be built: {refusal}", pytrace=False)


def kept(one: tuple[str, str]) -> tuple[str, str, bytes]:
    """What `building._piece` gives, of which each is worked out by one worker."""
    name = " ".join(one)
    with locked(name):
        if not (PIECES / name).is_file():
            for old in CACHE.glob("site-*"):
                if old != PIECES:
                    shutil.rmtree(old, ignore_errors=True)
            PIECES.mkdir(exist_ok=True)
            write(PIECES / name, piece(one)[2])
    return *one, (PIECES / name).read_bytes()


def site(folder: Path, lessons: Container[int] = range(1, 100), **asked: Any) -> Path:
    """The folder of a site, as `build` writes it, but for its documentation and JupyterLite.

    The files of other `lessons` are there and hold nothing: what a lesson deals in advance takes seconds.
    """

    def wanted(one: tuple[str, str]) -> tuple[str, str, bytes]:
        number = one[1].partition(" ")[2]
        return (*one, building.compressed({})) if number and int(number) not in lessons else kept(one)

    with patch.object(building, "_piece", wanted), patch.object(building.lite, "build"):
        return building.build(folder, docs=False, jobs=1, **asked).parent


def whole(games: Sequence[str]) -> Path:
    """The folder of a site of these games, with Python in it, which is written once for all tests."""
    folder = PIECES / "-".join(["site", *games])
    with gathering():
        return folder if (folder / pages.HOME).is_file() else site(folder, games=games, python=CACHE)
