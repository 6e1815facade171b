"""The first visitor of a server that has no pages yet: nothing was written before, and no kernel is waited for."""

import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser import sites
from tests.browser.conftest import NOTEBOOKS, NewPage, free_port, hosted, server
from tests.browser.watching import goes_on, guess, key, revealed
from uncle_widgets.site import served
from uncle_widgets.site.served import FIRST, Part
from uncle_widgets.site.serving import made

ASKS = ".uw-panel [data-k=value], .uw-panel [data-k=value0]"
MARK = served.version()
GAME = "uncle"


@contextmanager
def fresh(home: Path, *settings: str) -> Iterator[str]:
    """A server with no page written."""
    url = f"http://127.0.0.1:{(port := free_port())}"
    command = [
        sys.executable,
        "-m",
        "uncle_widgets.serve",
        str(NOTEBOOKS),
        "--Voila.ip=127.0.0.1",
        f"--port={port}",
    ]
    command += ["--Voila.port_retries=0", "--Gallery.ahead=[]", *settings]
    with server(command, f"{url}/voila/tree", home / "log", cwd=home, env={**os.environ}):
        yield url


def asks(page: Page, address: str) -> float:
    """Seconds until the page asks its first question."""
    begun = time.monotonic()
    page.goto(address, wait_until="commit")
    expect(page.locator(ASKS).first).to_be_visible(timeout=120_000)
    return time.monotonic() - begun


def lesson(game: str, number: int) -> str:
    return quote(f"lesson/2 {game} level=0 lesson={number}:")


LESSON = lesson(GAME, 8)


def tried(page: Page) -> Locator:
    """The page on which a question is tried out."""
    return page.locator(".uw-panel").get_by_role("button", name="Try it").filter(visible=True)


@pytest.mark.full
def test_a_server_that_has_just_begun_asks_without_a_kernel(tmp_path: Path, new_page: NewPage) -> None:
    """Of a game and of a lesson. How much sooner than with one: `python -m benchmarks.site_pages unwritten`."""
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    with fresh(tmp_path, f"--Gallery.site={tmp_path / 'pages'}") as url:
        asks(page, f"{url}/mr_t")
        asks(page, f"{url}/say_uncle?uw={lesson('say_uncle', 4)}")
        page.goto("about:blank")
    assert any("/data/" in one for one in asked)
    assert [one for one in asked if "/api/kernels" in one or "/voila/render" in one] == []


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A host of the files that a server has soon written; what takes long is not there."""
    home = tmp_path_factory.mktemp("soon")
    names = [f"lesson 8{FIRST}", f"watch{FIRST}"]
    soon = [Part("game", GAME), Part("class"), *(Part("code", name=name) for name in ("site", "class"))]
    for part in (*soon, *(Part("data", GAME, name) for name in names)):
        path = home / served.file_of(part, MARK)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(made(part, MARK))
    with hosted(home) as url:
        yield url


Late = Callable[[str], Event]


@pytest.fixture
def late(page: Page) -> Late:
    """A piece that is still being written until the event is set."""

    def piece(name: str) -> Event:
        there = Event()

        def answer(route: Route) -> None:
            if there.is_set():
                route.fulfill(status=200, body=sites.kept((GAME, name))[2])
            else:
                route.fulfill(status=202)

        page.route(re.compile(rf"/data/{GAME}_{name.replace(' ', '_')}\."), answer)
        return there

    return piece


def test_a_lesson_is_asked_at_once_and_its_trials_come_while_one_types(site: str, page: Page, late: Late) -> None:
    there = late("lesson 8")
    asks(page, f"{site}/{GAME}.html?uw={LESSON}")
    guess(page, "40")
    revealed(page)
    expect(key(page, "page.0")).to_be_visible()
    tried(page).click()
    expect(page.locator(".uw-panel .untried")).to_be_visible()  # why it can't be tried out yet
    there.set()
    expect(page.locator(".uw-panel .untried")).to_have_count(0)
    page.locator(".uw-panel [data-k='run.10']").click()
    expect(page.locator(".uw-panel")).to_contain_text("10 ")


def test_what_is_typed_when_the_trials_come_stays(site: str, page: Page, late: Late) -> None:
    there = late("lesson 8")
    asks(page, f"{site}/{GAME}.html?uw={LESSON}")
    key(page, "value").fill("4")
    with page.expect_response(lambda answer: "lesson_8." in answer.url and answer.status == 200):
        there.set()
    page.wait_for_timeout(300)
    expect(key(page, "value")).to_have_value("4")
    expect(key(page, "value")).to_be_focused()


def test_practice_that_is_not_worked_out_yet_says_so_and_opens_by_itself(
    site: str, page: Page, late: Late
) -> None:
    there = late("lesson 8")
    asks(page, f"{site}/{GAME}.html?uw={LESSON}")
    while not page.locator(".uw-lessonend").is_visible():
        guess(page, "40")
        expect(page.locator(".uw-panel .answer")).to_be_visible()
        goes_on(page)
    page.locator(".uw-trail [data-k=lessons]").click()
    page.locator(".uw-trail [data-k=practise]").click()
    expect(page.locator(".uw-trail")).to_contain_text("still being worked out")
    there.set()
    expect(page.locator(".uw-trail [data-k=lessons]")).to_have_text("Practice")
    expect(page.locator(ASKS).first).to_be_visible()


def test_a_game_asks_at_once_and_a_reload_gives_back_what_was_said(site: str, page: Page, late: Late) -> None:
    those = [late("watch"), late("everywhere")]
    asks(page, f"{site}/{GAME}.html")
    guess(page, "41")
    revealed(page)
    page.reload()
    expect(page.locator(".uw-panel")).to_contain_text("41")
    those[0].set()
    expect(tried(page)).to_be_visible()
    expect(page.locator(".uw-panel")).to_contain_text("41")


def test_a_class_begins_at_once_and_deals_when_its_trials_are_there(site: str, page: Page, late: Late) -> None:
    there = late("lesson 8")
    page.route("**/c/about", lambda route: route.fulfill(status=200, json={}))  # a host without phones
    page.goto(f"{site}/class.html?uw={quote(f'class/2 {GAME} lesson=8:')}")
    wall = page.locator(".uw-wall")
    expect(wall).to_have_attribute("data-to", "door")
    page.wait_for_timeout(420)  # the page is deaf for 400 ms after a change
    page.locator(".uw-wall [data-k=main]").first.click()
    expect(wall).to_have_attribute("data-to", "ask")
    with page.expect_response(lambda answer: "lesson_8." in answer.url and answer.status == 200):
        there.set()
    expect(wall).to_have_attribute("data-to", "ask")
    page.locator(".uw-wall [data-k=list]").fill("40 x14, 60 x16")
    page.locator(".uw-wall [data-k=list]").press("Enter")
    page.wait_for_timeout(420)
    page.locator(".uw-wall [data-k=main]").first.click()
    expect(page.locator(".uw-wall [data-k=deal]").first).to_be_visible()
