"""Lessons in a real browser: every one from start to end, by keyboard; what a reload keeps; both themes; a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.cells import serve
from tests.browser.conftest import DESKTOP, PHONE, rendered
from tests.browser.soaked import soaked
from tests.browser.waiting import becomes, hears, resized
from tests.browser.watching import onward as button_on
from uncle_widgets.games.plans import Exercise, exercises, pairs, plans

Opened = Callable[..., Page]
Check = Callable[..., None]
SEEKS = """
import ipywidgets as w
import uncle_widgets as uw
from uncle_widgets.games.practice import Searched
from uncle_widgets.widgets.rooms import lesson

seeks, lesson.PIECE, found = lesson.practice, 0.0, w.ToggleButton(description="Find some")

def late(*given, **named):  # as where no position of the first games will do
    while not found.value:
        yield Searched(1)
    yield from seeks(*given, **named)

lesson.practice = late
w.VBox([found, uw.lesson("mr_t", "M-L7", seats=4, seed=66)])
"""
TAUGHT = [game for game, kit in uw.GAMES.items() if plans(kit)]


def lesson(page: Page, game_pages: str, game: str, level: int = 1, theme: str = "light") -> None:
    link = uw.lesson(game, level).link
    page.goto(f"{game_pages.format(game)}?theme={theme}&uw={quote(link)}")
    rendered(page)
    expect(page.locator(".uw-panel .goal .chip")).to_be_visible()


def say(page: Page, value: str) -> None:
    """Type a number, see the answer and go on: keyboard alone."""
    field = page.locator(".uw-panel [data-k=value]")
    field.fill(value)
    field.press("Enter")
    expect(page.locator(".uw-panel .answer")).to_be_visible()


def say_both(page: Page, first: str, second: str) -> None:
    """A number to each of two positions side by side; with one alone nothing is shown."""
    page.locator(".uw-panel [data-k=value0]").fill(first)
    page.locator(".uw-panel [data-k=value0]").press("Enter")
    expect(page.locator(".uw-panel [role=status].sr")).to_contain_text("The second number is missing.")
    page.locator(".uw-panel [data-k=value1]").fill(second)
    page.locator(".uw-panel [data-k=value1]").press("Enter")
    expect(page.locator(".uw-panel .answer .side")).to_have_count(2)


def typed(here: Exercise) -> str:
    """The answer, as one types it."""
    number = float(here.posed.number)
    return f"{number * 100:.1f}" if here.posed.measure == "chance" else f"{number:.2f}"


def onward(page: Page) -> None:
    hears(page)
    main = button_on(page)
    main.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".uw-panel .answer")).to_be_hidden()
    if page.locator(".uw-panel .example").count():  # it comes after two misses
        hears(page)
        page.locator(".uw-panel [data-k=main]").click()


HIDDEN = """() => [...document.querySelectorAll(".uw-lessonchart button.dot")].filter((dot) => {
    const { x, y, width, height } = dot.getBoundingClientRect();
    return !dot.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((dot) => dot.title)"""


def done(page: Page, game: str, level: int) -> None:
    """Answer every position of the lesson on show, to its end."""
    kit = uw.GAMES[game]
    plan = plans(kit)[level - 1]
    positions = exercises(kit, plan)
    for at, here in enumerate(positions):
        two = pairs(positions).get(at, ())
        if two[1:] == (at,):
            continue  # it was answered with the one before it
        expect(page.locator(".uw-panel .goal h2")).to_have_text(plan.name)
        places = " and ".join(str(k + 1) for k in two or (at,))
        expect(page.locator(".uw-panel .goal .chip")).to_have_text(f"{places} of {len(positions)}")
        if two:
            say_both(page, *(typed(positions[k]) for k in two))
        else:
            expect(page.locator(".uw-panel .p-quest h2")).to_have_text(here.posed.words)
            say(page, typed(here))
        onward(page)
    expect(page.locator(".uw-lessonend .chip")).to_have_text(f"{len(positions)} of {len(positions)} close")
    expect(page.locator(".uw-lessonchart button.dot")).to_have_count(len(positions))
    becomes(page, lambda: page.evaluate(HIDDEN), [])
    assert page.evaluate("(name) => localStorage.getItem(name)", f"uncle_widgets.lesson.{game} {level}") == "1"


@pytest.mark.parametrize("game", soaked(TAUGHT, "uncle", "thrush"))
def test_a_lesson_is_done_from_start_to_end(game: str, page: Page, game_pages: str) -> None:
    lesson(page, game_pages, game)
    done(page, game, 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_is_done_from_start_to_end(game: str, page: Page, game_pages: str) -> None:
    lesson(page, game_pages, game)
    for plan in plans(uw.GAMES[game]):
        if plan.number > 1:
            page.locator(".uw-lessonend [data-k=next]").focus()
            page.keyboard.press("Enter")
        done(page, game, plan.number)


@pytest.mark.walk
@pytest.mark.on_site
def test_a_reload_keeps_what_was_said_and_the_end_comes_back(page: Page, game_pages: str) -> None:
    lesson(page, game_pages, "uncle", 8)
    for at in (1, 2):
        expect(page.locator(".uw-panel .goal .chip")).to_have_text(f"{at} of 7")
        say(page, "60")
        onward(page)
    expect(page.locator(".uw-trail [aria-current=step]")).to_have_attribute(
        "aria-label", re.compile("^Position 3")
    )
    page.reload()
    rendered(page)
    expect(page.locator(".uw-panel .goal .chip")).to_have_text("3 of 7")
    page.locator(".uw-trail [data-k='spot.1']").click()
    expect(page.locator(".uw-panel .answer")).to_contain_text("60.0%")
    page.locator(".uw-trail [data-k='spot.2']").click()
    for at in range(3, 8):
        expect(page.locator(".uw-panel .goal .chip")).to_have_text(f"{at} of 7")
        say(page, "50")
        onward(page)
    expect(page.locator(".uw-lessonend")).to_be_visible()
    page.reload()
    rendered(page)
    expect(page.locator(".uw-lessonend")).to_be_visible()
    page.locator(".uw-trail [data-k=lessons]").click()
    page.locator(".uw-trail [data-k=begin]").click()
    expect(page.locator(".uw-panel .goal .chip")).to_have_text("1 of 7")
    expect(page.locator(".uw-panel .answer")).to_have_count(0)


@pytest.mark.every_text
@pytest.mark.on_site
def test_lesson_lists_and_end_are_accessible_and_fit(
    page: Page, game_pages: str, axe: Check, no_overflow: Check
) -> None:
    lesson(page, game_pages, "uncle", 8)
    say(page, "60")
    for size in (PHONE, DESKTOP):
        resized(page, *size)
        axe(page, both=True)
        page.locator(".uw-trail [data-k=lessons]").click()
        expect(page.locator(".uw-trail .pop .row")).to_have_count(8)
        axe(page, include=".uw-trail", both=True)
        page.keyboard.press("Escape")
        expect(page.locator(".uw-trail .pop")).to_be_hidden()
    onward(page)
    for at in range(2, 8):
        expect(page.locator(".uw-panel .goal .chip")).to_have_text(f"{at} of 7")
        say(page, "50")
        onward(page)
    expect(page.locator(".uw-lessonend .meaning")).to_be_visible()
    expect(page.locator(".uw-lessonchart button.dot")).to_have_count(7)
    for size in (DESKTOP, PHONE):
        resized(page, *size)
        axe(page, both=True)
        no_overflow(page)
    page.locator(".uw-lessonend [data-k=redo]").click()
    expect(page.locator(".uw-panel .answer")).to_have_count(0)


@pytest.mark.on_site
@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_two_positions_share_a_screen_and_each_is_seen_where_its_number_is_given(
    size: tuple[int, int], theme: str, page: Page, game_pages: str, axe: Check, no_overflow: Check
) -> None:
    resized(page, *size)
    link = uw.lesson("uncle", 1, order="any").link
    page.goto(f"{game_pages.format('uncle')}?theme={theme}&uw={quote(link)}")
    rendered(page)
    if size == PHONE:
        page.locator(".uw-trail [data-k=spots]").click()
        page.locator(".uw-trail [data-k='row.3']").click()
    else:
        page.locator(".uw-trail [data-k='spot.3']").click()
    first, second = page.locator(".uw-at-table .caption p.line"), page.locator(".uw-at-twin .caption p.line")
    expect(first).to_be_visible()
    (expect(second).not_to_be_visible if size == PHONE else expect(second).to_be_visible)()
    page.locator(".uw-panel [data-k=value1]").focus()
    expect(second).to_be_visible()
    axe(page)
    no_overflow(page)
    say_both(page, "61", "85")
    expect(page.locator(".uw-panel .note")).to_contain_text(
        "Did you go higher because this pile has missed its tens?"
    )
    hears(page)
    page.locator(".uw-panel [data-k='own.Yes']").click()
    expect(page.locator(".uw-panel .note")).to_contain_text("A ten is due")
    axe(page)
    no_overflow(page)


@pytest.mark.full
def test_while_practice_looks_for_its_first_position_nothing_is_asked(
    page: Page, tmp_path: Path, axe: Check
) -> None:
    with serve(tmp_path, {"index": SEEKS}) as url:
        page.goto(url)
        expect(page.locator(".uw-trail")).to_contain_text("Looking for positions")
        expect(page.locator(".uw-panel .sheet")).to_be_visible()
        expect(page.locator(".uw-panel [data-k=value]")).to_have_count(0)
        axe(page, include=".uw-cols")
        page.get_by_role("button", name="Find some").click()
        expect(page.locator(".uw-panel [data-k=value]")).to_be_visible()
