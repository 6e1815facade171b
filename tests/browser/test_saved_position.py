"""Positions and how to play to take along, opened from a file: no server, no kernel, no network."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.soaked import soaked
from tests.browser.test_saved_page import tried_out
from tests.browser.waiting import resized
from tests.browser.watching import guess, key, revealed

Check = Callable[..., None]


@pytest.fixture
def taken(new_page: Callable[..., Page], tmp_path: Path) -> Callable[[Any], Page]:
    """`taken(uw.how_to("uno"))`: what a room shows, opened from its file with the network off."""

    def show(room: Any) -> Page:
        page = new_page(DESKTOP)
        page.context.set_offline(True)
        page.goto(uw.export_html(room, tmp_path / "page.html", progress=None).as_uri())
        return page

    return show


def test_an_explained_position_is_answered_and_tried_out(
    taken: Callable[[Any], Page], axe: Check, no_overflow: Check
) -> None:
    page = taken(uw.explain("uncle", "U-L2"))
    expect(page.locator(".uw-panel [data-k^=pick]")).to_have_count(0)  # that question alone
    guess(page, "37")
    revealed(page)
    tried_out(page)
    axe(page)
    resized(page, *PHONE)
    no_overflow(page)


def test_a_position_set_up_by_hand_says_what_changing_it_takes(
    taken: Callable[[Any], Page], axe: Check, no_overflow: Check
) -> None:
    page = taken(uw.what_if("uncle", hand="1 3 6", pile="6 3 3 1 6 5 2"))
    expect(page.locator(".uw-table")).to_contain_text("To change it you need Python")
    guess(page, "37")
    revealed(page)
    tried_out(page)
    key(page, "page.1").click()
    expect(page.locator(".uw-panel .why")).to_be_visible()
    axe(page)
    resized(page, *PHONE)
    no_overflow(page)


@pytest.mark.parametrize("game", soaked(uw.GAMES, "uncle", "thrush"))
def test_how_to_play_is_read_from_its_file(
    game: str, taken: Callable[[Any], Page], axe: Check, no_overflow: Check
) -> None:
    page = taken(uw.how_to(game))
    expect(page.locator(".howto li")).to_have_count(5)
    axe(page)
    resized(page, *PHONE)
    no_overflow(page)
