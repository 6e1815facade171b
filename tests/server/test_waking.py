"""A page that needed no kernel is given one: under the rules of every kernel, with rooms that answer by a comm."""

import asyncio
import http.client
import json
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from traitlets.config import Config

from tests.server.test_pages import REPLACED, SOON, lines
from tests.server.visiting import PLAIN, Served, get, planted, served, socket
from uncle_widgets.server.app import Gallery
from uncle_widgets.server.pages import Ahead
from uncle_widgets.server.waking import ROOMS
from uncle_widgets.site.woken import LINE

MINE = {"Cookie": "_xsrf=mine", "X-XSRFToken": "mine"}
"""As a page of the server's own asks."""


def woken(url: str) -> tuple[int, str]:
    """What a page is answered that asks for a kernel: the status, and the kernel's id."""
    status, _, text = get(url, "/site/kernel", "POST", **MINE)
    return status, json.loads(text).get("id", "")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("waking"), PLAIN, "--Kernels.most=1", "--Kernels.page_within=4") as server:
        yield server


async def shown(url: str, kernel: str, *asked: Any) -> list[Any]:
    """What the rooms answer to each question, in turn."""
    line, told = uuid.uuid4().hex, []
    async with socket(url, kernel) as page, asyncio.timeout(60):

        async def say(kind: str, content: dict[str, Any]) -> None:
            header = {
                "msg_id": uuid.uuid4().hex,
                "msg_type": kind,
                "session": line,
                "username": "",
                "version": "5.3",
            }
            message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
            await page.send(json.dumps({**message, "channel": "shell", "buffers": []}))

        await say("comm_open", {"comm_id": line, "target_name": LINE, "data": {}})
        for one in asked:
            await say("comm_msg", {"comm_id": line, "data": one})
        while len(told) < sum(isinstance(one, dict) and "asked" in one for one in asked):
            heard = json.loads(await page.recv())
            if heard["msg_type"] == "comm_msg" and heard["content"]["comm_id"] == line:
                told.append(heard["content"]["data"])
    return told


def test_its_rooms_show_what_they_are_asked_for_and_pass_over_what_is_no_question(running: Served) -> None:
    status, kernel = woken(running.url)
    assert status == 200
    asks = [
        {"show": f"play/2 {game}:", "home": "index.html", "asked": k} for k, game in enumerate(["uncle", "chess"])
    ]
    first, other = asyncio.run(shown(running.url, kernel, "nothing", {"show": 7}, *asks))
    assert (first["asked"], other["asked"]) == (0, 1)
    assert {*first["shown"]} == {"whole", "head"}
    assert other["shown"] == first["shown"], "which says there why not"
    assert get(running.url, f"/voila/api/shutdown/{kernel}", "POST", **MINE)[0] == 204


def test_only_as_many_as_there_is_place_for_and_one_whose_page_never_comes_ends(running: Served) -> None:
    until = time.monotonic() + 30
    assert woken(running.url)[0] == 200
    assert woken(running.url) == (503, "")
    while running.kernels() and time.monotonic() < until:
        time.sleep(0.2)
    assert not running.kernels()


def test_no_other_sites_page_gets_a_kernel(running: Served) -> None:
    assert get(running.url, "/site/kernel", "POST")[0] == 403
    assert get(running.url, "/site/kernel", "POST", **{**MINE, "Cookie": "_xsrf=other"})[0] == 403
    assert get(running.url, "/site/kernel")[0] == 405


@pytest.mark.full
def test_one_that_hangs_at_its_start_is_replaced_once_and_one_that_never_starts_is_said(tmp_path: Path) -> None:
    for way, answer in (("start", 200), ("never", 500)):
        home = tmp_path / way
        home.mkdir()
        setting, env = planted(home, way)
        with served(home, PLAIN, setting, *SOON, "--VoilaExecutor.startup_timeout=3", **env) as server:
            assert woken(server.url)[0] == answer
            assert len(lines(server, REPLACED)) == 1
            assert len(server.kernels()) == (answer == 200)
            assert not server.tracebacks()


def test_who_goes_before_it_has_started_leaves_none(tmp_path: Path) -> None:
    setting, env = planted(tmp_path, "start")
    with served(tmp_path, PLAIN, setting, **env) as server:
        parts = urlsplit(server.url)
        asking = http.client.HTTPConnection(parts.hostname or "", parts.port)
        asking.request("POST", "/site/kernel", headers=MINE)
        until = time.monotonic() + 30
        while not server.kernels() and time.monotonic() < until:
            time.sleep(0.05)
        asking.close()
        while server.kernels() and time.monotonic() < until:
            time.sleep(0.05)
        assert server.kernels() == []


@pytest.mark.full
def test_one_that_is_kept_ready_is_given_at_once_and_another_takes_its_place(tmp_path: Path) -> None:
    with served(tmp_path, PLAIN, "--Voila.log_level=INFO", ahead=ROOMS) as server:
        until = time.monotonic() + 30
        while not lines(server, f"Page {ROOMS}") and time.monotonic() < until:
            time.sleep(0.05)
        (ready,) = lines(server, f"Page {ROOMS}")
        assert f"kernel {woken(server.url)[1]}:" in ready
        while len(server.kernels()) < 2 and time.monotonic() < until:
            time.sleep(0.05)
        assert len(server.kernels()) == 2


@pytest.mark.full
def test_who_came_with_the_servers_token_plays_and_nobody_else(tmp_path: Path) -> None:
    with served(tmp_path, PLAIN, "--Voila.token=secret", answers="/login") as server:
        assert woken(server.url)[0] == 403
        status, headers, _ = get(server.url, "/?token=secret&theme=dark")
        assert (status, headers["Location"]) == (302, "/voila/render/index.ipynb?theme=dark")
        known = "; ".join(one.partition(";")[0] for one in headers.get_all("Set-Cookie") or [])
        assert get(server.url, "/site/kernel", "POST", **{**MINE, "Cookie": f"_xsrf=mine; {known}"})[0] == 200


class Roomy:
    def room(self) -> bool:
        return True


class Kept:
    """A page that nobody has come for yet."""

    failed, theme, taken, left = False, None, True, False

    async def leave(self) -> None:
        self.left = True


@pytest.mark.parametrize("said", [False, True])
@pytest.mark.parametrize("works", [False, True])
def test_a_kernel_without_a_notebook_is_kept_ready_once_the_first_pages_are_written(
    said: bool, works: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless it was said what is kept ready. Where no pages can be written, visitors come to those of notebooks."""
    settings = {"ahead": ["other.ipynb"]} if said else {}
    gallery = Gallery(config=Config({"Gallery": {"site": str(tmp_path), **settings}}))
    made: dict[str, Kept] = {}

    async def make(notebook: str) -> Kept:
        return made.setdefault(notebook, Kept())

    async def run() -> set[str]:
        gallery.pages_ahead = Ahead(cast("Any", Roomy()), gallery.ahead, make)
        work = asyncio.ensure_future(gallery.kept_ready())
        await asyncio.sleep(0.05)
        assert set(gallery.pages_ahead.ready) == ({"other.ipynb"} if said else set()), "visitors come first"
        assert gallery.files.writer
        gallery.files.writer.broken = not works
        gallery.files.writer.settled.set()
        await work
        await asyncio.gather(*gallery.pages_ahead.coming)
        return set(gallery.pages_ahead.ready)

    expected = {ROOMS} if works else {"index.ipynb", "uncle.ipynb"}
    assert asyncio.run(run()) == ({"other.ipynb"} if said else expected)
