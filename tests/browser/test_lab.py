"""The lab on a real page: run, stop, open a game, come back, compare, and take it along."""

import csv
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.waiting import resized

Opened = Callable[..., Page]
Check = Callable[..., None]


def key(page: Page, name: str) -> Locator:
    return page.locator(f'.uw-lab-view [data-k="{name}"]')


@pytest.mark.walk
def test_a_run_is_stopped_a_game_of_it_opened_and_its_figures_saved(
    opened: Opened, axe: Check, no_overflow: Check, tmp_path: Path
) -> None:
    page = opened("uncle")
    page.locator('[data-k="tab.lab"]').click()
    key(page, "lab.n.1000000").click()
    key(page, "lab.run").click()
    expect(page.locator(".uw-lab-view .shares")).to_be_visible()
    expect(key(page, "lab.run")).to_have_text("Stop")
    expect(key(page, "lab.run")).to_be_focused()
    key(page, "lab.run").click()
    progress = page.locator(".uw-lab-view .how-far")
    expect(progress).to_contain_text("stopped; the games played so far are kept")
    kept = progress.inner_text()
    expect(page).to_have_url(re.compile(r"[?&]uw=lab%2F2\+uncle\+"))
    axe(page, ".uw-lab-view")
    with page.expect_download() as saved:
        key(page, "lab.csv").click()
    saved.value.save_as(tmp_path / "lab.csv")
    with (tmp_path / "lab.csv").open() as file:
        games = sum(int(row["games"]) for row in csv.DictReader(file) if row["figure"] == "length")
    assert f"{games:,} of 1,000,000 games" in kept
    first = page.locator('.uw-lab-view [data-k^="lab.open.0."]').first
    moves = re.match(r"[\d,]+ choices", first.inner_text())
    assert moves
    first.click()
    expect(page.locator(".uw-body .uw-table svg.table")).to_be_visible()
    expect(page.locator(".uw-lab-view .back-bar")).to_contain_text(moves[0])
    expect(key(page, "lab.back")).to_be_focused()
    page.wait_for_function("document.documentElement.scrollHeight <= innerHeight")
    key(page, "lab.back").click()
    expect(page.locator(".uw-body .uw-table")).to_have_count(0)
    expect(first).to_be_focused()
    expect(progress).to_have_text(kept)
    resized(page, *PHONE)
    no_overflow(page)


@pytest.mark.every_text
def test_two_settings_are_compared_on_a_phone_in_the_dark(opened: Opened, axe: Check, no_overflow: Check) -> None:
    page = opened("uncle", size=PHONE, theme="dark")
    page.locator('[data-k="menu"]').click()
    page.locator('[data-k="room.lab"]').click()
    key(page, "lab.n").fill("200")
    key(page, "lab.beside").click()
    key(page, "lab.1.all").select_option("random")
    key(page, "lab.run").click()
    expect(page.locator(".uw-lab-view .apart")).to_contain_text("Wins by A")
    expect(page.locator(".uw-lab-view .how-far")).to_contain_text("400 of 400 games")
    no_overflow(page)
    axe(page, ".uw-lab-view")
