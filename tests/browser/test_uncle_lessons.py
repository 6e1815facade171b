"""Lessons and What if in a real browser: ten positions to the score, and positions set up by hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.conftest import PHONE

Opened = Callable[..., Page]
Check = Callable[..., None]


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()
    expect(page.locator(".uw-strip h2")).to_be_visible()


def predict(page: Page, value: str) -> None:
    page.locator(".uw-explain [data-k=value]").fill(value)
    press(page, "Show the answer")
    expect(page.locator(".uw-explain .answer")).to_be_visible()


def test_a_lesson_of_ten_positions_to_its_score(opened: Opened) -> None:
    lesson = uw.lesson("uncle", seed=1964, seats=3)
    page = opened("uncle")
    tab(page, "Lessons")
    strip = page.locator(".uw-strip")
    page.get_by_role("button", name="Next position").click(force=True)
    expect(strip).to_contain_text("Give your prediction first")
    for at in range(10):
        expect(page.locator(".uw-explain h2")).to_have_text(lesson.explainer.panel["ask"])
        exact = lesson.explainer.current.number(lesson.explainer.view)
        said = f"{float(exact) * 100:.1f}" if at else "99"
        predict(page, said)
        lesson.explainer.predict(said)
        expect(strip.locator(".chip")).to_have_text(f"{at + 1} of 10")
        if at == 9:
            break
        expect(strip.locator(".words")).to_have_text(lesson.strip.words)
        if at == 4:  # by keyboard
            page.get_by_role("button", name="Next position").focus()
            page.keyboard.press("Enter")
        else:
            press(page, "Next position")
        lesson._pressed("next", {})
        expect(page.locator(".uw-explain .answer")).to_have_count(0)
    assert 27 <= lesson.score <= 30
    expect(strip).to_contain_text(f"All 10 positions are done: {lesson.score} of 30 points.")


def test_what_if_by_click_by_text_and_what_cannot_be(opened: Opened) -> None:
    page = opened("uncle")
    tab(page, "What if")
    page.get_by_role("switch", name="Predict first").click()
    page.get_by_role("button", name="Question 2: What do you give the next player?").click()
    answer = page.locator(".uw-explain .frac-text").first
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
@pytest.mark.parametrize("name", ["Lessons", "What if"])
def test_lessons_and_what_if_are_accessible_and_fit(
    theme: str, name: str, opened: Opened, axe: Check, no_overflow: Check
) -> None:
    page = opened("uncle", theme=theme)
    tab(page, name)
    axe(page)
    predict(page, "30")
    if name == "What if":
        page.locator('.uw-table [data-key="p0"]').click()
        expect(page.locator(".uw-table .chooser")).to_be_visible()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.wait_for_timeout(400)
    no_overflow(page)
    axe(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_timeout(300)
    no_overflow(page)
