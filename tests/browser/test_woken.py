"""A kernel in a page of the server that needed none: started when somebody plays, in that very page."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser import sites
from tests.browser.conftest import NewPage, free_port, gallery
from tests.browser.test_lost import IN_TIME, covered, kept, kill
from tests.browser.test_site import asks, tab
from tests.browser.waiting import becomes
from tests.browser.watching import guess, revealed
from tests.server.visiting import get
from uncle_widgets.server.files import KERNEL
from uncle_widgets.server.waking import ROOMS

GAME = "mr_t"
FULL = "The server is full. Trying again in a few seconds."


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of one game, as the server writes them."""
    return sites.site(tmp_path_factory.mktemp("pages"), [1], games=[GAME], kernel=KERNEL)


@contextmanager
def serving(pages: Path, home: Path, *settings: str) -> Iterator[str]:
    with gallery(free_port(), home / "log", f"--Gallery.site={pages}", "--Gallery.ahead=[]", *settings) as url:
        yield url


@pytest.fixture(scope="module")
def url(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(pages, tmp_path_factory.mktemp("served")) as url:
        yield url


def plays(page: Page) -> None:
    expect(page.locator(".uw-woken .uw-coach h2")).to_be_visible()


@pytest.mark.walk
def test_a_kernel_starts_in_the_page_when_somebody_plays_and_knows_what_was_said(
    url: str, page: Page, axe: Callable[..., None]
) -> None:
    page.goto(f"{url}/{GAME}")
    asks(page)
    here = page.evaluate("window.here = 1") and page.url
    assert here == f"{url}/site/{GAME}.html"
    guess(page, "41")
    expect(page.locator(".uw-panel")).to_contain_text("41.0%")
    page.locator("[data-k='tab.play']").click()
    expect(page.get_by_role("heading", name="How to play").first).to_be_visible()
    plays(page)
    assert page.evaluate("window.here") == 1, "and it is the same page"
    page.wait_for_url(re.compile(rf"/site/{GAME}\.html\?uw=play%2F2"))
    axe(page)
    tab(page, "watch")
    expect(page.locator(".uw-panel")).to_contain_text("41.0%")
    tab(page, "lab")
    expect(page.locator(".uw-lab").first).to_be_visible()
    page.locator("[data-k=menu]").click()
    page.locator("[data-k=home]").click()
    page.wait_for_url(f"{url}/site/index.html")


def gone(url: str, kernel: str) -> bool:
    return get(url, f"/api/kernels/{kernel}")[0] == 404


def opened(page: Page, url: str) -> str:
    """Play is asked for by its address: the kernel that came."""
    with page.expect_websocket(lambda socket: "/channels" in socket.url) as waiting:
        page.goto(f"{url}/{GAME}?uw={quote(f'play/2 {GAME}:')}")
    plays(page)
    return re.findall(r"kernels/([\w-]+)/", waiting.value.url)[0]


def test_a_kernel_that_dies_is_told_and_the_game_begins_again_with_what_was_said(
    url: str, lone_page: Page
) -> None:
    page = lone_page
    kernel = opened(page, url)
    tab(page, "watch")
    guess(page, "41")
    revealed(page)
    kept(page, "41")
    kill(kernel)
    covered(page, "stopped", "Reload the page")
    page.get_by_role("button", name="Reload the page").click()
    expect(page.locator(".uw-panel")).to_contain_text("41.0%")


def test_a_network_that_is_gone_is_told_and_the_game_goes_on_when_it_is_back(url: str, lone_page: Page) -> None:
    page = lone_page
    opened(page, url)
    page.context.set_offline(True)
    covered(page, "away", "Try again")
    page.context.set_offline(False)
    expect(page.locator(".uw-lost")).to_have_count(0, timeout=IN_TIME)
    tab(page, "watch")
    guess(page, "40")
    revealed(page)


def test_a_page_that_is_left_ends_its_kernel_and_comes_back_where_it_stood(url: str, lone_page: Page) -> None:
    page = lone_page
    kernel = opened(page, url)
    page.wait_for_function("new URLSearchParams(location.search).get('uw')?.startsWith('play/2 mr_t seat')")
    there = page.evaluate("new URLSearchParams(location.search).get('uw')")
    page.goto("about:blank")
    becomes(page, lambda: gone(url, kernel), True)
    page.go_back()
    plays(page)
    becomes(page, lambda: page.evaluate("new URLSearchParams(location.search).get('uw')"), there)


def test_who_finds_no_place_reads_why_and_plays_when_there_is_one(
    pages: Path, tmp_path: Path, lone_page: Page, new_page: NewPage, axe: Callable[..., None]
) -> None:
    with serving(pages, tmp_path, "--Kernels.most=1") as url:
        inside = new_page()
        opened(inside, url)
        lone_page.add_init_script("localStorage.clear()")  # a first visit, on which how to play is read here
        lone_page.goto(f"{url}/{GAME}?uw={quote(f'play/2 {GAME}:')}")
        expect(lone_page.get_by_role("status").filter(has_text=FULL)).to_be_visible()
        expect(lone_page.get_by_role("button", name="Try again")).to_be_visible()
        expect(lone_page.get_by_role("heading", name="How to play")).to_be_visible()
        expect(lone_page.get_by_role("dialog")).to_have_count(0)
        axe(lone_page)
        lone_page.locator("[data-k='tab.watch']").click()
        asks(lone_page)
        lone_page.locator("[data-k='tab.play']").click()
        inside.goto("about:blank")
        expect(lone_page.locator(".uw-woken .uw-coach h2")).to_be_visible(timeout=60_000)


def test_nobody_elses_page_gets_a_kernel(url: str) -> None:
    assert get(url, "/site/kernel", "POST")[0] == 403
    assert get(url, "/site/kernel")[0] == 405


@pytest.mark.soak
def test_play_below_a_base_address_with_a_kernel_that_was_ready(pages: Path, tmp_path: Path, page: Page) -> None:
    settings = (f"--Gallery.site={pages}", "--Voila.log_level=INFO")
    with gallery(free_port(), tmp_path / "log", *settings, base="/games") as url:
        becomes(page, lambda: f"Page {ROOMS}" in (tmp_path / "log").read_text(), True)
        page.goto(f"{url}/{GAME}")
        asks(page)
        page.locator("[data-k='tab.play']").click()
        plays(page)
        assert "/games/site/" in page.url
