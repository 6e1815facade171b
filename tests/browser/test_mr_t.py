"""The Mr. T card game in a real browser: watched, a showdown played, a deck edited; on a phone too."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, rendered
from tests.browser.test_uncle_what_if import bar, show_all, what_if
from tests.browser.waiting import resized
from tests.browser.watching import ask, asked, guess, key, press, revealed, stop_at, to_step

Opened = Callable[..., Page]
Check = Callable[..., None]


@pytest.mark.walk
@pytest.mark.on_site
def test_a_watched_showdown_asks_and_answers(opened: Opened, axe: Check, no_overflow: Check) -> None:
    page = opened("mr_t")
    asked(page)
    stop_at(page, "needs a")
    expect(page.locator(".uw-table .caption")).to_contain_text("needs a")
    expect(page.locator('.uw-table g.card[data-key^="s"]')).to_have_count(4)
    guess(page, "40")
    revealed(page)
    expect(page.locator(".uw-panel").filter(visible=True).first).to_contain_text("of 100")
    for size in (DESKTOP, PHONE):
        resized(page, *size)
        no_overflow(page)
        axe(page, both=True)


@pytest.mark.on_site
def test_a_game_goes_to_its_end_and_says_who_wins(opened: Opened) -> None:
    page = opened("mr_t")
    to_step(page, 0)
    expect(page.locator('.uw-table [data-key="ring:board"]')).to_contain_text("on the board")
    press(page, "Last step")
    expect(page.locator(".uw-table .place")).to_contain_text("The end.")


@pytest.mark.on_site
def test_a_showdown_is_played_by_a_card_and_all_are_shown_together(opened: Opened) -> None:
    page = opened("mr_t")
    page.get_by_role("tab", name="Play").click()
    flip = page.get_by_role("button", name="Flip", exact=True)
    top = page.get_by_role("button", name="Turn your top card", exact=True)
    shown = page.locator(".uw-table .stage > p.sr")
    expect(flip).to_be_visible(timeout=40_000)
    flip.click()
    expect(shown).not_to_contain_text("The board is empty")

    def flips() -> bool:
        """Whether it is to be flipped again, once either is offered."""
        expect(flip.or_(top).first).to_be_visible(timeout=40_000)
        return flip.is_visible()

    while flips():
        before = shown.inner_text()
        page.keyboard.press("Space")
        expect(shown).not_to_have_text(before)
    before = shown.inner_text()
    assert " need " in before
    own = page.locator('.uw-table [data-key="h0.1"]')
    own.focus()
    page.keyboard.press("Enter")
    expect(page.locator('.uw-table [data-key="h0.1"][aria-pressed="true"]')).to_have_count(1)
    page.keyboard.press("Enter")
    again = page.get_by_role("button", name="Play it")
    expect(again.or_(page.locator(".uw-coach", has_text="Your last move")).first).to_be_visible(timeout=40_000)
    if again.is_visible():  # the coach asks whether it is meant
        again.click()
    expect(shown).not_to_have_text(before)
    expect(page.locator('.uw-table g.card[data-key^="h0."]')).to_have_count(2)


@pytest.mark.on_site
def test_an_edited_deck_changes_the_flip(opened: Opened, axe: Check) -> None:
    page = opened("mr_t")
    what_if(page)
    show_all(page)

    def deck(text: str) -> None:
        bar(page, "fold").click()
        page.get_by_label("Your hand").fill("")
        page.get_by_label("Cards shown").fill("")
        page.get_by_label("The deck").fill(text)
        bar(page, "set").click()

    deck("")
    ask(page, "M-L1")
    exact = page.locator(".uw-panel").filter(visible=True).first
    expect(exact).to_contain_text("61.9%")
    deck("J12,D12,B12,K12,T12")
    expect(exact).to_contain_text("78.7%")
    axe(page)
    bar(page, "fold").click()
    page.get_by_label("The deck").fill("J30")
    bar(page, "set").click()
    expect(page.locator(".uw-strip .refusal")).to_contain_text("The deck can be A, B, C, or letters")
    expect(key(page, "q.M-L1")).to_have_attribute("aria-pressed", "true")


@pytest.mark.on_site
def test_a_covered_name_shows_on_a_press_or_as_the_menu_says(
    opened: Opened, axe: Check, no_overflow: Check
) -> None:
    page = opened("mr_t", size=PHONE)
    to_step(page, 9)
    call, show = page.locator(".uw-table .call"), page.locator(".uw-table [data-k=covers]")
    expect(call).to_contain_text("You and C must match")
    expect(call).not_to_contain_text("ROBIN")
    show.click()
    expect(call).to_contain_text("ROBIN")
    expect(show).to_be_focused()
    axe(page)
    no_overflow(page)
    show.click()
    expect(call).not_to_contain_text("ROBIN")
    under = page.locator('.uw-table g.card[data-key="s1"]')
    expect(under).to_have_attribute("role", "button")

    def choose(how: str) -> None:
        page.locator("[data-k=menu]").click()
        page.get_by_role("group", name="Covered names").get_by_text(how, exact=True).click()
        page.keyboard.press("Escape")

    choose("Hidden")
    expect(show).to_have_count(0)
    expect(under).to_have_attribute("role", "img")
    choose("Shown")
    expect(call).to_contain_text("ROBIN")
    page.reload()
    rendered(page)
    to_step(page, 9)
    expect(call).to_contain_text("ROBIN")
