"""Trials as tones."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.watching import guess, key, revealed

NOTED = """() => { window.heard = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (from) { heard.push(this.frequency.value); start.call(this, from) } }"""


def tried(page: Page) -> None:
    guess(page, "37")
    revealed(page)
    key(page, "page.2").click()


def test_trials_are_heard_by_who_wants_it_and_the_exact_answer_after_them(opened: Callable[..., Page]) -> None:
    page = opened("uncle")
    page.evaluate(NOTED)
    tried(page)
    told = page.locator(".uw-panel .told b")
    key(page, "run.100").click()
    expect(told).to_contain_text(" of 100 ")
    expect(key(page, "stop")).to_be_hidden()
    assert page.evaluate("heard") == []  # nobody asked for it
    page.locator("[data-k=menu]").click()
    sound = page.get_by_role("group", name="Sound of test deals").get_by_role("button", name="On")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    key(page, "run.1").click()
    expect(told).to_contain_text(" of 101 ")
    page.wait_for_function("heard.length === 2")
    hits = int(told.inner_text().split()[0])
    estimate, exact = page.evaluate("heard")
    assert estimate == pytest.approx(220 * 4 ** (hits / 101), rel=1e-3)  # two octaves from never to always
    assert 220 < exact < 880
    page.reload()
    page.locator("[data-k=menu]").click()
    expect(sound).to_have_attribute("aria-pressed", "true")
