"""The front door: what a visitor is asked, told and shown, and where each door leads."""

from collections.abc import Callable
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

import uncle_widgets as uw
from tests.browser.conftest import PHONE, answers, rendered
from tests.browser.waiting import resized
from uncle_widgets.games.plans import plan_of
from uncle_widgets.school.lesson_table import table_of

Opened = Callable[..., Page]
Check = Callable[..., None]


def turn(page: Page, number: int) -> None:
    """Give a number and see the answer."""
    page.locator(".day .bignum").fill(str(number))
    page.locator(".uw-gallery [data-k=reveal]").click()
    expect(page.locator(".uw-gallery .answer")).to_be_visible()


@pytest.mark.walk
def test_a_guess_about_todays_position_is_answered_and_there_after_a_reload(opened: Opened) -> None:
    page = opened("index")
    turn(page, 30)
    verdict = page.locator(".day .verdict").inner_text()
    page.reload()
    rendered(page)
    expect(page.locator(".day .verdict")).to_have_text(verdict)
    page.locator("[data-k='day.lesson']").click()
    page.wait_for_url("**/*.ipynb?*")
    rendered(page)
    expect(page.get_by_role("tab", name="Lessons")).to_have_attribute("aria-selected", "true")


def test_every_link_has_a_page_behind_it(opened: Opened) -> None:
    page = opened("index")
    turn(page, 50)
    links = page.locator(".uw-gallery a[href]")
    lessons = sum(len(kit.lessons) for kit in uw.GAMES.values())
    # watch, play, lessons and a notebook each; that of the day; and of a lesson itself, its row for teachers in both
    # lists, its student page and its worksheet
    expect(links).to_have_count(4 * len(uw.GAMES) + 5 * lessons + 1)
    places = {urljoin(page.url, str(link.get_attribute("href"))) for link in links.all()}
    for place in sorted({urlsplit(place).path: place for place in sorted(places)}.values()):
        assert answers(place, patience=60), place


def test_a_door_leads_to_its_room(opened: Opened) -> None:
    page = opened("index")
    page.get_by_role("link", name="Play UNO").click()
    page.wait_for_url("**/uno.ipynb?*")  # the gallery is drawn too
    rendered(page)
    expect(page.get_by_role("tab", name="Play")).to_have_attribute("aria-selected", "true")


def test_all_lessons_are_a_press_away_and_those_gone_through_are_filled(
    opened: Opened, axe: Check, no_overflow: Check
) -> None:
    page = opened("index")
    page.evaluate("localStorage.setItem('uncle_widgets.lesson.uncle 2', '1')")
    page.reload()
    rendered(page)
    page.get_by_role("tab", name="Lessons").click()
    expect(page.locator(".lessons .done")).to_have_text(
        ["2What do you give the next player?, finished13+, 12 min"]
    )
    expect(page.locator(".lessons li")).to_have_count(sum(len(kit.lessons) for kit in uw.GAMES.values()))
    told(page, "find.lessons").fill("showdown long")
    expect(page.locator(".lessons li")).to_have_count(1)
    expect(page.locator(".lessons [role=status]")).to_have_text("1 lesson")
    told(page, "find.lessons").fill("zebra")
    expect(page.locator(".lessons [role=status]")).to_contain_text("No lesson matches.")
    axe(page)
    told(page, "find.lessons").fill("")
    axe(page, both=True)
    for size in (PHONE, (320, 700)):
        resized(page, *size)
        no_overflow(page)
    axe(page)
    page.locator(".lessons .to", has_text="Who wins a long showdown?").click()
    page.wait_for_url("**/mr_t.ipynb?*")
    rendered(page)
    expect(page.locator(".uw-panel .goal h2")).to_contain_text("Who wins a long showdown?")


def told(page: Page, key: str) -> Locator:
    return page.locator(f".uw-gallery [data-k='{key}']")


def test_a_teacher_finds_pages_sheets_and_quizzes_in_one_row_by_keyboard(
    opened: Opened, axe: Check, no_overflow: Check
) -> None:
    page = opened("index")
    lesson = table_of(uw.GAMES["uncle"], plan_of(uw.GAMES["uncle"], 1))
    assert lesson.rows[0].say not in page.content()
    page.get_by_role("tab", name="Games").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Teach")).to_be_focused()
    expect(page.locator(".hero")).to_be_hidden()
    axe(page, both=True)
    for size in (PHONE, (1280, 800)):
        resized(page, *size)
        no_overflow(page)
    for name, start in (("quiz.uncle.1", "::uncle lesson 1"), ("notebook.uncle.1", "{")):
        with page.expect_download() as got:
            told(page, name).press("Enter")
        text = got.value.path().read_text("utf-8")
        assert text.startswith(start), text[:60]
    told(page, "page.uncle.1").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.locator(".teachers-page")).to_contain_text("Aim. Students work out")
    rows = page.locator(".positions tbody tr")
    expect(rows).to_have_count(len(lesson.rows))
    assert lesson.rows[0].say not in page.content(), "answers are folded"
    told(page, "show.2").press("Enter")
    expect(rows.nth(1)).to_contain_text(lesson.rows[1].say)
    expect(rows.nth(0)).not_to_contain_text(lesson.rows[0].say)
    told(page, "answers").press("Enter")
    for at, row in enumerate(lesson.rows):
        expect(rows.nth(at)).to_contain_text(f"{row.answer} {row.unit}")
    axe(page, both=True)
    for size in (PHONE, (1280, 800)):
        resized(page, *size)
        no_overflow(page)
    page.go_back()
    expect(told(page, "page.uncle.1")).to_be_focused()
    told(page, "notebook.uncle.4").click()
    page.wait_for_url("**/classroom/uncle_predict.ipynb*")
