"""The folder of a version's pages: servers share it, and none takes it from another that still uses it."""

import asyncio
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from uncle_widgets.server.files import Files
from uncle_widgets.server.folder import DAY, Folder

USING = """
import sys, time
from pathlib import Path
from uncle_widgets.server.folder import Folder

folder = Folder(Path(sys.argv[1]))
folder.use()
print("in use", flush=True)
time.sleep(600)
"""


def using(folder: Path) -> subprocess.Popen[str]:
    """A process of its own that uses the folder until it is killed."""
    other = subprocess.Popen([sys.executable, "-c", USING, str(folder)], stdout=subprocess.PIPE, text=True)
    assert other.stdout
    assert other.stdout.readline() == "in use\n"
    return other


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Callable[[str], Folder]]:
    """Folders of that name, whose marks this process holds until the test is over."""
    made: list[Folder] = []

    def named(name: str) -> Folder:
        made.append(Folder(tmp_path / name))
        return made[-1]

    yield named
    for one in made:
        one.leave()


def written(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("a page")


def test_a_folder_that_another_server_uses_stays_until_that_server_is_gone(
    tmp_path: Path, folder: Callable[[str], Folder]
) -> None:
    old, new = tmp_path / "site-old", folder("site-new")
    written(old)
    with using(old) as other:
        new.use()
        new.tidy()
        assert (old / "index.html").is_file()
        other.kill()
    new.tidy()
    assert not old.exists()
    assert new.path.is_dir(), "and its own stays"


def test_two_servers_that_use_one_folder_each_keep_it(tmp_path: Path, folder: Callable[[str], Folder]) -> None:
    shared, third = tmp_path / "site-shared", folder("site-third")
    third.use()
    with using(shared) as one, using(shared) as other:
        written(shared)
        one.kill()
        one.wait()
        third.tidy()
        assert (shared / "index.html").is_file()
        other.kill()
    third.tidy()
    assert not shared.exists()


def test_a_folder_without_any_mark_of_use_stays_for_a_day(tmp_path: Path, folder: Callable[[str], Folder]) -> None:
    """It may belong to a server of a version that made no such mark, or to one that is just starting."""
    old, new = tmp_path / "site-old", folder("site-new")
    written(old)
    new.use()
    new.tidy()
    assert old.is_dir()
    before = time.time() - DAY - 60
    os.utime(old, (before, before))
    new.tidy()
    assert not old.exists()


def test_nothing_else_beside_the_pages_is_removed(tmp_path: Path, folder: Callable[[str], Folder]) -> None:
    new = folder("site-new")
    new.use()
    (tmp_path / "python").mkdir()
    (tmp_path / "site-letter").write_text("a file of somebody's")
    new.tidy()
    assert {path.name for path in tmp_path.iterdir()} == {"site-new", "python", "site-letter"}


def test_a_folder_that_vanished_is_made_and_marked_again(tmp_path: Path, folder: Callable[[str], Folder]) -> None:
    new, other = folder("site-new"), folder("site-other")
    new.use()
    shutil.rmtree(new.path)
    new.use()
    other.use()
    other.tidy()
    assert new.path.is_dir()
    new.leave()
    other.tidy()
    assert not new.path.exists()


WRITES = """#!{python}
import sys
from pathlib import Path

place = next(Path(word.partition("=")[2]) for word in sys.argv if word.startswith("--site="))
place.mkdir(parents=True, exist_ok=True)
(place / "index.html").write_text("a page")
(place / "other").mkdir()
(place / "other" / "file").write_text("a file")
"""


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages that are written in a moment."""
    writes = tmp_path / "writes"
    writes.write_text(WRITES.format(python=sys.executable))
    writes.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(writes))


async def filled(*those: Files) -> None:
    await asyncio.gather(*(one.fill() for one in those))
    for one in those:
        one.stop()


def test_a_new_version_of_the_pages_leaves_those_of_a_running_server(quick: None, tmp_path: Path) -> None:
    running, new = Files(tmp_path / "pages" / "site-1"), Files(tmp_path / "pages" / "site-2")

    async def both() -> None:
        await running.fill()
        await new.fill()
        assert running.ready
        assert new.ready
        running.stop()
        await filled(again := Files(tmp_path / "pages" / "site-3"))
        assert again.ready
        assert not running.ready
        new.stop()

    asyncio.run(both())


def test_pages_that_vanished_are_written_again(quick: None, tmp_path: Path) -> None:
    there = Files(tmp_path / "pages" / "site-1")

    async def twice() -> None:
        await there.fill()
        shutil.rmtree(tmp_path / "pages")
        await there.fill()
        assert there.ready
        there.stop()

    asyncio.run(twice())


def test_servers_that_start_together_leave_one_whole_folder(quick: None, tmp_path: Path) -> None:
    those = [Files(tmp_path / "pages" / "site-1") for _ in range(2)]
    asyncio.run(filled(*those))
    (folder,) = (tmp_path / "pages").iterdir()
    assert (folder / "index.html").read_text() == "a page"
    assert (folder / "other" / "file").read_text() == "a file"
