"""What if in a real browser: positions set up by hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.watching import ask, guess, revealed

Opened = Callable[..., Page]
Check = Callable[..., None]


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()
    expect(page.locator(".uw-strip h2")).to_be_visible()


def test_what_if_by_click_by_text_and_what_cannot_be(opened: Opened) -> None:
    page = opened("uncle")
    tab(page, "What if")
    page.locator("[data-k=menu]").click()
    page.get_by_label("Predict first").get_by_role("button", name="Off").click()
    page.keyboard.press("Escape")
    ask(page, "U-L2")
    revealed(page)
    answer = page.get_by_role("region", name="The question").get_by_role("heading")
    expect(answer).to_be_visible()
    first = answer.inner_text()
    # by a click: the pile's last card becomes a 4
    page.locator('.uw-table [data-key="p6"]').click()
    page.locator(".uw-table .chooser").get_by_role("button", name="4", exact=True).click()
    expect(page.locator(".uw-strip [data-k='field.pile']")).to_have_value("6 3 3 1 6 5 4")
    expect(page.locator(".uw-table .stage > p.sr")).to_contain_text("Total 28.")
    expect(answer).not_to_have_text(first)
    # by text
    page.get_by_label("Your hand").fill("2 2 5")
    page.get_by_label("Your hand").press("Enter")
    expect(page.locator('.uw-table [data-key="h1.0"]')).to_have_attribute("aria-label", "your 2")
    expect(page.locator(".uw-strip .record")).to_contain_text("hand='2 2 5', pile='6 3 3 1 6 5 4'")
    # what cannot be is one sentence, and the position stays
    board = page.locator(".uw-table .stage > p.sr").inner_text()
    for hand in ("2 2", "2 2 9", ""):
        page.get_by_label("Your hand").fill(hand)
        press(page, "Show this position")
        expect(page.locator(".uw-strip .refusal")).to_be_visible()
        expect(page.get_by_label("Your hand")).to_have_value(hand)
        assert page.locator(".uw-table .stage > p.sr").inner_text() == board
        page.get_by_label("Your hand").fill("2 2 5")
        press(page, "Show this position")
        expect(page.locator(".uw-strip .refusal")).to_have_count(0)
    # the chooser by keyboard: open, leave, and the focus is on the card again
    page.locator('.uw-table [data-key="h1.1"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".uw-table .chooser button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator('.uw-table [data-key="h1.1"]')).to_be_focused()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_if_is_accessible_and_fits(theme: str, opened: Opened, axe: Check, no_overflow: Check) -> None:
    page = opened("uncle", theme=theme)
    tab(page, "What if")
    axe(page)
    guess(page, "30")
    revealed(page)
    page.locator('.uw-table [data-key="p0"]').click()
    expect(page.locator(".uw-table .chooser")).to_be_visible()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.wait_for_timeout(400)
    no_overflow(page)
    axe(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_timeout(300)
    no_overflow(page)
