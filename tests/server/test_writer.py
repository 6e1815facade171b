"""The pages are written by a process beside the server: what is asked for first, each once, and again when it fails."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from uncle_widgets.server import writer
from uncle_widgets.server.folder import Folder
from uncle_widgets.server.writer import IN_A_ROW, WHOLE, Writer

QUICK = Path(__file__).with_name("quick_writer.py")
NAME = "site-1-0123456789abcdef"
SOON = {"home.html": True, "a.bin": True, "b.bin": True, "c.bin": True}
LATE = {"slow.bin": False, "late.bin": False}
Made = Callable[..., Writer]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Made]:
    """A writer of these parts, by the quick process."""
    monkeypatch.setattr(writer, "COMMAND", (str(QUICK),))
    made: list[Writer] = []

    def one(parts: dict[str, bool], before: tuple[str, ...] = ()) -> Writer:
        (tmp_path / "parts").write_text(json.dumps(parts))
        made.append(Writer(Folder(tmp_path / NAME), "1-0123456789abcdef", before))
        return made[-1]

    yield one
    for each in made:
        each.stop()


def lines(tmp_path: Path, name: str) -> list[str]:
    file = tmp_path / name
    return file.read_text().split() if file.is_file() else []


def alive(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


async def until(true: Callable[[], Any], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


def test_what_is_asked_for_comes_first_and_what_is_soon_done_before_the_rest(make: Made, tmp_path: Path) -> None:
    pages = make({**LATE, **SOON}, ("c.bin",))

    async def work() -> None:
        pages.begin(asyncio.get_running_loop())
        await pages.known.wait()
        assert await asyncio.gather(pages.come("late.bin", 30), pages.come("b.bin", 30)) == [True, True]
        await until(lambda: not pages.left)

    run(work)
    paths = lines(tmp_path, "paths")
    assert paths[0] == "c.bin", "which this server writes before all others"
    assert paths.index("b.bin") == 1
    assert set(paths[:4]) == set(SOON)
    assert paths[4:] == ["late.bin", "slow.bin"]


def test_thirty_that_ask_at_once_wait_for_the_same_writing(make: Made, tmp_path: Path) -> None:
    pages = make({"slow.bin": True, **SOON})

    async def work() -> None:
        pages.begin(asyncio.get_running_loop())
        await pages.known.wait()
        assert await pages.come("slow.bin", 0.01) is None, "it takes a second"
        assert await asyncio.gather(*(pages.come("slow.bin", 30) for _ in range(30))) == [True] * 30

    run(work)
    assert lines(tmp_path, "paths").count("slow.bin") == 1
    assert len(lines(tmp_path, "starts")) == 1


def test_once_all_is_written_no_process_is_left_and_none_is_started_again(make: Made, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []

    async def work(pages: Writer) -> None:
        pages.told = lambda *far: told.append(far)
        pages.begin(asyncio.get_running_loop())
        async with asyncio.timeout(30):
            await pages.settled.wait()
        await until(lambda: pages.process is None)
        assert pages.path(WHOLE).is_file()
        await until(lambda: not any(alive(int(pid)) for pid in lines(tmp_path, "starts")))

    run(lambda: work(make(SOON)))
    assert told[-1] == (4, 4)
    assert sorted(told) == told
    run(lambda: work(make(SOON)))
    assert len(lines(tmp_path, "starts")) == 1


def test_a_file_that_ends_the_process_hinders_no_other_and_comes_when_it_can(
    make: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(writer, "LATER", 0.5)
    pages = make({"crash.bin": True, "fault.bin": True, **SOON})

    async def work() -> None:
        pages.begin(asyncio.get_running_loop())
        await pages.known.wait()
        for bad in ("crash.bin", "fault.bin"):
            assert await pages.come(bad, 30) is False
        await until(lambda: not pages.left)
        assert all(pages.path(name).is_file() for name in SOON)
        assert not pages.path(WHOLE).exists()
        assert not pages.broken
        (tmp_path / "well").touch()
        await asyncio.sleep(0.6)
        for bad in ("crash.bin", "fault.bin"):
            assert await pages.come(bad, 30) is True

    run(work)
    assert "the disk is full" in caplog.text
    assert "crash.bin" in caplog.text
    assert 3 <= len(lines(tmp_path, "starts")) <= 6


def test_a_process_that_never_works_is_left_alone_for_a_while_and_that_is_said(
    make: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(writer, "LATER", 1.0)
    (tmp_path / "dead").touch()
    pages = make(SOON)

    async def work() -> None:
        pages.begin(asyncio.get_running_loop())
        async with asyncio.timeout(30):
            await pages.settled.wait()
        assert pages.broken
        assert await pages.come("a.bin", 30) is False
        assert len(lines(tmp_path, "starts")) == IN_A_ROW
        (tmp_path / "dead").unlink()
        await until(lambda: pages.path("a.bin").is_file())
        assert not pages.broken

    run(work)
    assert caplog.text.count("could not prepare pages") == 1


def test_a_folder_that_vanished_while_it_was_served_is_written_again(make: Made, tmp_path: Path) -> None:
    pages = make(SOON)

    async def work() -> None:
        pages.begin(asyncio.get_running_loop())
        await until(lambda: pages.path(WHOLE).is_file())
        shutil.rmtree(pages.folder.path)
        assert await pages.come("b.bin", 30) is True
        assert pages.folder.used

    run(work)


def test_two_servers_of_one_version_share_what_they_write(make: Made, tmp_path: Path) -> None:
    async def work() -> None:
        one, other = make(SOON), make(SOON)
        for pages in (one, other):
            pages.begin(asyncio.get_running_loop())
        for pages in (one, other):
            await pages.known.wait()
        for name in SOON:
            assert await asyncio.gather(one.come(name, 30), other.come(name, 30)) == [True, True]
            assert (tmp_path / NAME / name).read_text() == f"this is {name}"

    run(work)


def test_where_no_folder_can_be_made_nothing_is_tried_but_once_in_a_while(make: Made, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("no folder")
    pages = make(SOON)

    async def work() -> None:
        pages.begin(asyncio.get_running_loop())
        async with asyncio.timeout(30):
            await pages.settled.wait()
        assert pages.broken
        assert await pages.come("a.bin", 30) is False

    run(work)
    assert not lines(tmp_path, "starts")


SERVER = """
import asyncio, sys
from pathlib import Path
from uncle_widgets.server import writer
from uncle_widgets.server.folder import Folder

writer.COMMAND = (sys.argv[1],)

async def work():
    pages = writer.Writer(Folder(Path(sys.argv[2])), "1")
    pages.begin(asyncio.get_running_loop())
    await pages.known.wait()
    print("known", flush=True)
    await asyncio.sleep(600)

asyncio.run(work())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signals.")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_the_process_ends_with_its_server_however_that_ends(how: int, tmp_path: Path) -> None:
    (tmp_path / "parts").write_text(json.dumps({f"{k}.bin": True for k in range(3)} | {"slow.bin": True}))
    command = [sys.executable, "-c", SERVER, str(QUICK), str(tmp_path / NAME)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert server.stdout.readline() == "known\n"
        (pid,) = map(int, lines(tmp_path, "starts"))
        os.kill(server.pid, how)
    late = time.monotonic() + 20
    while alive(pid) and time.monotonic() < late:
        time.sleep(0.05)
    assert not alive(pid)
