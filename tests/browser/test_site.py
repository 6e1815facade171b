"""The pages of the site, from a plain host of files: no kernel, no server of ours, no network after loading."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser import sites
from tests.browser.conftest import PHONE, hosted
from tests.browser.test_saved_lesson import answered
from tests.browser.waiting import hears, resized
from tests.browser.watching import at_step, key, onward, step_of
from uncle_widgets.games.plans import plans

GAME = "mr_t"
Check = Callable[..., None]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a host of files serves the site of one game; a slash at its end."""
    with hosted(sites.site(tmp_path_factory.mktemp("site"), [1, 3], games=[GAME])) as url:
        yield f"{url}/"


def tab(page: Page, name: str) -> None:
    page.locator(f"[data-k='tab.{name}']").click()
    expect(page.locator(f"[data-k='tab.{name}']")).to_have_attribute("aria-selected", "true")


def asks(page: Page) -> None:
    expect(key(page, "value").first).to_be_visible()


@pytest.mark.walk
def test_from_the_gallery_to_a_game_a_lesson_and_its_rules(
    site: str, page: Page, axe: Check, no_overflow: Check
) -> None:
    page.goto(site)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe(page)
    page.locator(f"[data-k='watch.{GAME}']").click()
    asks(page)
    axe(page)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    at = step_of(page)
    key(page, "value").fill("40")
    key(page, "value").press("Enter")
    expect(page.locator(".uw-panel [data-k=headline], .uw-panel .hundred, .uw-panel .bars").first).to_be_visible()
    hears(page)
    onward(page).click()
    page.locator(".uw-table [data-k='step.forward']").click()
    assert step_of(page) > at
    page.context.set_offline(False)
    tab(page, "lessons")
    asks(page)
    page.wait_for_url(re.compile(r"lesson%2F2\+mr_t"))
    tab(page, "rules")
    expect(page.get_by_text("MRT-1", exact=True).first).to_be_visible()
    axe(page)
    page.go_back()
    asks(page)
    resized(page, *PHONE)
    no_overflow(page)


def test_a_lesson_is_done_to_its_end_and_another_chosen(site: str, page: Page, axe: Check) -> None:
    page.goto(f"{site}{GAME}.html?uw={quote('lesson/2 mr_t lesson=1:')}")
    asks(page)
    expect(page.locator(".uw-trail [data-k=lessons]")).to_have_text("Lesson 1")
    asked = [request.url for request in page.requests()]
    assert not [url for url in asked if f"{GAME}_watch" in url], "a game that is not looked at"
    page.context.set_offline(True)
    for _ in range(14):
        if page.locator(".uw-lessonend").count():
            break
        answered(page, "40")
    expect(page.locator(".uw-lessonend h2")).to_be_visible()
    axe(page)
    page.context.set_offline(False)
    page.locator(".uw-trail [data-k=lessons]").click()
    page.locator(".uw-trail [data-k='lesson.3']").click()
    expect(page.locator(".uw-trail [data-k=lessons]")).to_have_text("Lesson 3")
    page.wait_for_url(re.compile("lesson%3D3"))


def linked(page: Page) -> str:
    return str(page.evaluate("new URLSearchParams(location.search).get('uw') ?? ''"))


def test_a_link_opens_the_same_on_the_site_and_in_a_cell(site: str, page: Page) -> None:
    room = uw.watch(uw.watch(GAME, step=7, watcher=1).link)
    page.goto(f"{site}{GAME}.html?uw={quote(room.link)}")
    at_step(page, 7)
    page.locator(".uw-table [data-k='step.forward']").click()
    at_step(page, 8)
    room.step = 8
    page.wait_for_url(re.compile("step%3D8"))
    assert linked(page) == room.link
    assert uw.watch(linked(page)).link == room.link
    room.close()


def test_a_game_that_the_site_was_not_written_with_is_said_to_need_python(site: str, page: Page) -> None:
    page.goto(f"{site}{GAME}.html?uw={quote('watch/2 mr_t seats=3 seed=5:')}")
    expect(page.get_by_role("alert")).to_contain_text("For everything else, install uncle_widgets")
    asks(page)


def test_a_reload_keeps_what_was_said_of_a_watched_game(site: str, page: Page) -> None:
    page.goto(f"{site}{GAME}.html")
    asks(page)
    key(page, "value").fill("41")
    key(page, "value").press("Enter")
    expect(page.locator(".uw-panel")).to_contain_text("41.0%")
    page.reload()
    expect(page.locator(".uw-panel")).to_contain_text("41.0%")


def test_a_teacher_finds_what_there_is_for_a_class(site: str, page: Page) -> None:
    page.goto(site)
    page.get_by_role("tab", name="Teach").click()
    with page.expect_download() as waiting:
        page.locator(f"[data-k='notebook.{GAME}.1']").click()
    assert '"cells"' in Path(waiting.value.path()).read_text("utf-8")
    page.locator(f"[data-k='page.{GAME}.1']").click()
    expect(page.locator(".positions tbody tr").first).to_be_visible()
    page.reload()
    expect(page.locator(".teachers-page h1")).to_have_text(plans(uw.GAMES[GAME])[0].name)
    expect(page.locator(".positions tbody tr").first).to_be_visible()
    page.locator("[data-k=back]").click()
    expect(page.get_by_role("heading", level=1, name="Teach")).to_be_visible()
    page.locator(f"[data-k='student.{GAME}.2']").click()
    page.wait_for_url(f"**/{GAME}.html?uw=lesson*")


def test_from_the_gallery_to_a_printed_worksheet_it_takes_three_presses(
    site: str, page: Page, axe: Check, no_overflow: Check
) -> None:
    """The key is printed by itself, on the paper that was chosen."""
    page.add_init_script("window.print = () => (top.printed ??= []).push(document.documentElement.outerHTML)")
    page.goto(site)
    page.get_by_role("tab", name="Teach").click()
    page.locator(f"[data-k='sheet.{GAME}.1']").click()
    page.locator("[data-k=print]:enabled").click()
    page.wait_for_function("() => window.printed?.length === 1")
    assert 'class="asked"' in page.evaluate("printed[0]")
    assert 'class="key"' not in page.evaluate("printed[0]")
    axe(page)
    for size in (PHONE, (1280, 800)):
        resized(page, *size)
        no_overflow(page)
    page.get_by_role("button", name="Key", exact=True).click()
    page.get_by_role("button", name="Letter").click()
    page.locator("[data-k=print]:enabled").click()
    page.wait_for_function("() => window.printed?.length === 2")
    assert 'class="key"' in page.evaluate("printed[1]")
    assert "size: letter" in page.evaluate("printed[1]")
    assert 'class="asked"' not in page.evaluate("printed[1]")
    page.get_by_role("button", name="Plan for a substitute").click()
    with page.expect_download() as waiting:
        page.locator("[data-k=save]:enabled").click()
    assert "No computer is needed." in Path(waiting.value.path()).read_text("utf-8")


def test_a_file_that_does_not_come_is_said(site: str, lone_page: Page) -> None:
    page = lone_page
    page.goto(f"{site}{GAME}.html")
    asks(page)
    page.context.set_offline(True)
    page.locator("[data-k='tab.lessons']").click()
    expect(page.get_by_role("alert")).to_contain_text("Part of this page didn't load")
    expect(page.locator("[data-k='tab.watch']")).to_have_attribute("aria-selected", "true")
    asks(page)
