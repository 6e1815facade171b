"""A whole game is watched, its stops answered or passed over by keyboard alone, to the strip at its end."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.soaked import soaked
from tests.browser.waiting import hears
from tests.browser.watching import MOMENT, asked, key, left, pace, revealed, stop_at, tab_to, within

COMES = 60_000
"""Milliseconds in which the game has played on to its next stop."""


def answer(page: Page) -> None:
    tab_to(page, "[data-k=value]")
    page.keyboard.type(within(page, "40"))
    page.keyboard.press("Enter")
    revealed(page)
    hears(page)
    tab_to(page, "[data-k=also]" if key(page, "main").inner_text() == "Work it out" else "[data-k=main]")
    page.keyboard.press("Enter")


def skip(page: Page) -> None:
    tab_to(page, "[data-k=skip]")
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "stops"), soaked([("uncle", 4), ("uno", 2)], ("uno", 2)))
def test_a_game_is_watched_to_its_end_by_keyboard_alone(game: str, stops: int, opened: NewPage) -> None:
    page = opened(game)
    if game == "uno":  # it opens where play begins, before its first stop
        stop_at(page, 0)
    asked(page)
    pace(page, "3×")
    for stop in range(stops):
        expect(key(page, "skip")).to_be_visible(timeout=COMES)
        asked(page)
        here = page.locator(MOMENT).get_attribute("data-moment")
        (skip if stop % 2 else answer)(page)
        left(page, here)
    tab_to(page, "[aria-label='Step']")
    page.keyboard.press("End")
    expect(page.locator(".uw-panel .endhead h2")).to_contain_text("guess")
