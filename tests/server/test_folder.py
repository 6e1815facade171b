"""The folder of a version's pages: servers share it, and none takes it from another that still uses it."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

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


@contextmanager
def using(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A process of its own that uses the folder until it is killed, or the test has failed."""
    command = [sys.executable, "-c", USING, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        try:
            assert other.stdout
            assert other.stdout.readline() == "in use\n"
            yield other
        finally:
            other.kill()


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
    old, new = tmp_path / "site-old-0123456789abcdef", folder("site-new-0123456789abcdef")
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
    shared, third = tmp_path / "site-shared-0123456789abcdef", folder("site-third-0123456789abcdef")
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
    old, new = tmp_path / "site-old-0123456789abcdef", folder("site-new-0123456789abcdef")
    written(old)
    new.use()
    new.tidy()
    assert old.is_dir()
    before = time.time() - DAY - 60
    os.utime(old, (before, before))
    new.tidy()
    assert not old.exists()


def test_nothing_else_beside_the_pages_is_removed(tmp_path: Path, folder: Callable[[str], Folder]) -> None:
    new = folder("site-new-0123456789abcdef")
    new.use()
    for mine in ("python", "site-backup", "site-of-the-school"):
        (tmp_path / mine).mkdir()
        os.utime(tmp_path / mine, (0, 0))
    (tmp_path / "site-0123456789abcdef").write_text("a file of somebody's")
    new.tidy()
    assert len(list(tmp_path.iterdir())) == 5


def test_a_folder_that_vanished_is_made_and_marked_again(tmp_path: Path, folder: Callable[[str], Folder]) -> None:
    new, other = folder("site-new-0123456789abcdef"), folder("site-other-0123456789abcdef")
    new.use()
    shutil.rmtree(new.path)
    new.use()
    other.use()
    other.tidy()
    assert new.path.is_dir()
    new.leave()
    other.tidy()
    assert not new.path.exists()
