"""A typed number is read alike in every field, is never dropped or changed, and what cannot be read is said there."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.bridge import Bridge
from tests.browser.conftest import PHONE
from uncle_widgets.widgets.page.daily import dailies
from uncle_widgets.widgets.school.exercise import exercise

READ = [
    ("1/3", 100 / 3),
    ("33.5", 33.5),
    ("33,5", 33.5),
    ("\u00bd", 50),
    ("33%", 33),
    (" 1 / 3 ", 100 / 3),
    ("40", 40),
]
UNREAD = ["150", "1/0", "abc"]
LARGE = 900, 1000


def typed(page: Page, field: str, text: str) -> None:
    """In place of what stands there, letter by letter."""
    page.locator(field).click()
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    page.keyboard.type(text)


def refused(page: Page, field: str, note: str, text: str) -> None:
    """One sentence stands by the field, which keeps its text."""
    expect(page.locator(note)).to_have_count(1)
    expect(page.locator(note)).to_contain_text("Use a number from 0 to 100 (out of 100), not ")
    expect(page.locator(field)).to_have_value(text)
    expect(page.locator(field)).to_have_attribute("aria-invalid", "true")


def answered_in(page: Page, field: str, after: Callable[[], None] = lambda: None) -> None:
    """0,5 is a question; No leaves it a half of one in a hundred, Yes makes it 50."""
    for reply, left in (("No", "0,5%"), ("Yes", "50")):
        typed(page, field, "0,5")
        expect(page.get_by_text("Did you mean 50 out of 100?")).to_be_visible()
        page.get_by_role("button", name=reply, exact=True).click()
        expect(page.locator(field)).to_have_value(left)
        expect(page.get_by_text("Did you mean 50 out of 100?")).to_have_count(0)
        after()


def test_the_panel_reads_what_is_typed_and_says_where_its_slider_stands(page: Page) -> None:
    room = uw.watch("uncle", seats=3, seed=1964, step=9)
    shown = Bridge(page, "explainer", room.explainer, LARGE)
    shown.show()
    field, main = "[data-k=value]", page.locator("[data-k=main]")
    for text, value in READ:
        typed(page, field, text)
        said = page.locator("[data-k=range]").get_attribute("aria-valuetext") or ""
        assert float(said.split()[0].replace(",", ".").rstrip("%")) == pytest.approx(value, abs=0.06), text
        assert said.split()[1:4] == ["out", "of", "100"]
        plain = "" if text in ("33.5", "33,5", "40") else f"= {value:.1f}".removesuffix(".0")
        expect(page.locator(".equals")).to_have_text(plain)
        assert main.get_attribute("aria-disabled") is None
    for text in UNREAD:
        typed(page, field, text)
        refused(page, field, ".numnote .refusal", text)
        expect(main).to_have_attribute("aria-disabled", "true")
        expect(page.locator("[data-k=range]")).to_have_attribute("aria-valuetext", "not set yet")
    page.keyboard.press("Enter")
    assert page.evaluate("models[0].told") == []
    answered_in(page, field)
    typed(page, field, "1/3")
    page.keyboard.press("Enter")
    shown.carry()
    assert room.explainer.log[-1]["prediction"] == pytest.approx(1 / 3)


def asking(game: str, named: bool = False) -> tuple[Any, str]:
    """A game in which a move asks for a number, and that move; `named`: a place of its own in the list."""

    def found(room: Any) -> list[str]:
        return [move for move, lift in room.table.lifts.items() if lift["ask"] and bool(lift["row"]) >= named]

    def begun() -> Any:
        room = uw.play(game, seed=5, pace=0)
        while not found(room):
            room.move(str(room.legal[0]))
        return room

    with ThreadPoolExecutor(1) as apart:  # beside Playwright's own loop, in which bots would play later
        room = apart.submit(begun).result()
    return room, found(room)[0]


def lifted(page: Page) -> tuple[Any, Bridge, str]:
    """A game whose hand has a card that asks for a number, that card lifted."""
    game, move = asking("uncle")
    shown = Bridge(page, "table", game.table, LARGE)
    game.table.lifted = move
    shown.show()
    return game, shown, move


def test_a_lifted_card_keeps_what_is_typed_and_is_not_played_with_what_cannot_be_read(page: Page) -> None:
    game, shown, move = lifted(page)
    field = ".asking [data-k=value]"
    for text, value in READ:
        typed(page, field, text)
        shown.carry()
        assert game.table.said[move] == pytest.approx(value), text
        expect(page.locator(field)).to_have_value(text)
    for text in UNREAD:
        typed(page, field, text)
        shown.carry()
        assert move not in game.table.said
        refused(page, field, ".asking .numnote .refusal", text)
        page.locator("[data-k='lift.play']").click()
        assert page.evaluate("models[0].told") == [], "the card is not played without the number"
    answered_in(page, field, shown.carry)
    assert game.table.said[move] == 50
    typed(page, field, "1/3")
    page.keyboard.press("Enter")
    (told,) = page.evaluate("models[0].told")
    assert (told["kind"], told["move"], told["said"]) == ("move", move, pytest.approx(100 / 3))


def test_a_row_of_the_coach_on_a_phone_keeps_what_is_typed(page: Page) -> None:
    game, move = asking("thrush", named=True)
    game.panel.lifts, game.panel.lifted = game.table.lifts, move  # which the page has follow the table
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    shown = Bridge(page, "coach", game.panel)
    shown.show()
    page.evaluate("document.body.classList.add('uw-phone')")
    field = "[data-k='row.say']"
    for text, value in READ:
        typed(page, field, text)
        shown.carry()
        assert game.panel.said[move] == pytest.approx(value), text
        expect(page.locator(field)).to_have_value(text)
        expect(page.locator(field)).to_be_focused()
    for text in UNREAD:
        typed(page, field, text)
        shown.carry()
        page.keyboard.press("Tab")
        refused(page, field, ".numnote .refusal", text)
        page.locator(f"[data-k='row.{move}']").click()
        assert page.evaluate("models[0].told") == []
    answered_in(page, field, shown.carry)
    assert game.panel.said[move] == 50


def test_the_gallerys_question_reads_what_is_typed(page: Page) -> None:
    page.clock.install(time=datetime.fromisoformat("2026-12-11T10:00:00"))
    gallery = uw.dashboard()
    shown = Bridge(page, "gallery", gallery.front)
    shown.show()
    told = {"kind": "daily", "date": "12-11", **dailies(["12-11"])}
    page.evaluate("(message) => models[0].hear(message)", json.loads(json.dumps(told)))
    field, reveal = ".day [data-k=value]", page.locator("[data-k=reveal]")
    for text, value in READ:
        typed(page, field, text)
        expect(page.locator(".day [data-k=range]")).to_have_value(str(round(value)))
        assert reveal.get_attribute("aria-disabled") is None
    for text in UNREAD:
        typed(page, field, text)
        page.keyboard.press("Tab")
        refused(page, field, ".numnote .refusal", text)
        expect(reveal).to_have_attribute("aria-disabled", "true")
        expect(page.locator(".day [data-k=range]")).to_have_attribute("aria-valuetext", "not set yet")
    answered_in(page, field)
    typed(page, field, "1/3")
    page.keyboard.press("Enter")
    expect(page.locator(".day .answer")).to_contain_text("You guessed 33.3.")


def test_an_exercise_asks_the_same_question(page: Page) -> None:
    one = exercise("uncle-predict-6")
    shown = Bridge(page, "exercise", one)
    shown.show()
    answered_in(page, "[data-k=answer]")
    typed(page, "[data-k=answer]", ".286")
    page.keyboard.press("Enter")
    assert page.evaluate("models[0].told") == [], "it is asked first"
    page.get_by_role("button", name="Yes", exact=True).click()
    page.keyboard.press("Enter")
    shown.carry()
    assert (one.answer, one.mark["state"]) == ("28.6", "right")
