"""Pages to take along, opened from a file: no server, no kernel, no network."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.conftest import DESKTOP, PHONE, rendered
from tests.browser.soaked import soaked
from tests.browser.waiting import at_rest, noting, resized
from tests.browser.watching import MOMENTS, guess, key, revealed, step_of, stop_at, to_step
from uncle_widgets.widgets.rooms.watch import Watch

NewPage = Callable[..., Page]
Check = Callable[..., None]
MOVES = {"uncle": 60, "uno": 40, "mr_t": 100, "say_uncle": 100, "thrush": 60}
"""How much is played of each game."""


@pytest.fixture
def saved(new_page: NewPage, tmp_path: Path) -> Callable[..., Page]:
    """`saved("uno", size=PHONE)`: the first moves of a game, opened from their file with the network off."""

    def show(game: str, size: tuple[int, int] = DESKTOP, theme: str = "light") -> Page:
        room = Watch(uw.watch(game, seats=2, seed=7).match.back(MOVES[game]))
        file = uw.export_html(room, tmp_path / f"{game}.html")
        page = new_page(size, color_scheme=theme)
        page.context.set_offline(True)
        page.goto(file.as_uri())
        page.wait_for_selector(".uw-table svg.table")
        return page

    return show


def lit(page: Page) -> int:
    """How much the derivation of the answer lights on the table."""
    key(page, "page.1").click()
    expect(page.locator(".uw-panel .why > .now")).to_be_visible()
    at_rest(page.locator(".uw-table svg.table"))  # some lines light nothing
    found = page.locator('.uw-table [data-key^="lit:"]').count()
    key(page, "page.0").click()
    return found


def tried_out(page: Page) -> None:
    """Try the question on show: one trial, ten, and many; then back to its answer."""
    key(page, "page.2").click()
    told = page.locator(".uw-panel .try .told")
    expect(told).to_contain_text("made in advance")
    key(page, "run.1").click()
    expect(told).to_contain_text(re.compile("(Deal|Try) 1:"))
    key(page, "run.10").click()
    expect(told).to_contain_text(re.compile("(Deal|Try) 11:"))
    key(page, "run.1000").click()
    expect(told).to_contain_text(" of 1,011 ")
    key(page, "page.0").click()


@pytest.mark.parametrize("game", soaked(uw.GAMES, "thrush"))
def test_a_game_is_stepped_guessed_and_explained_from_a_file(
    game: str, saved: Callable[..., Page], axe: Check, no_overflow: Check
) -> None:
    page = saved(game)
    asked = [request.url for request in page.requests() if not request.url.startswith(("file:", "blob:", "data:"))]
    assert asked == []
    first = page.locator(".uw-panel[data-at]").get_attribute("data-at")
    guess(page, "37")
    revealed(page)
    expect(page.locator(".uw-panel [role=img]").first).to_have_attribute(
        "aria-label", re.compile("Your guess: 37")
    )
    tried_out(page)
    axe(page)
    lights = lit(page)
    for place in range(min(3, page.locator(MOMENTS).count())):
        if str(place) == first:
            continue
        stop_at(page, place)
        guess(page, "40")
        revealed(page)
        lights += lit(page)
    assert lights > 0
    seen = page.locator(".uw-table [data-eye][aria-pressed=false]").first
    eye = seen.get_attribute("data-eye")
    seen.click()
    expect(page.locator(f'.uw-table [data-eye="{eye}"]')).to_have_attribute("aria-pressed", "true")
    last = int(page.get_by_label("Step", exact=True).get_attribute("max") or 0)
    to_step(page, last)
    assert step_of(page) == last
    resized(page, *PHONE)
    no_overflow(page)
    assert page.locator(".mast h1").evaluate("(title) => title.scrollWidth <= title.clientWidth"), "it is cut"
    axe(page)


def saved_by(page: Page, told: Path, button: str) -> Path:
    """Press the button; where its page was saved."""
    press, said = page.locator(button), noting(page, button)
    with page.expect_download(timeout=90_000) as download:
        press.click()
    expect(press).to_have_text("Save as a page")
    assert any(re.match(r"^Stop saving \(\d+%\)$", words) for words in said()), said()
    file = told / download.value.suggested_filename
    download.value.save_as(file)
    return file


@pytest.mark.full
def test_a_watched_game_is_saved_from_the_menu_and_opens_alone(
    new_page: NewPage, voila_url: str, tmp_path: Path, axe: Check, no_overflow: Check
) -> None:
    page = new_page(DESKTOP)
    link = str(uw.watch("uncle", seats=2, seed=7, pot_chips=2).link)
    page.goto(f"{voila_url}/voila/render/uncle.ipynb?uw={quote(link)}")
    rendered(page)
    page.locator(".uw-table [data-k=pace]").click()
    for size in (DESKTOP, PHONE):
        resized(page, *size)
        no_overflow(page)
        axe(page, ".uw-table")
    file = saved_by(page, tmp_path, ".uw-table .pace-menu [data-k='key.save']")
    assert file.name == "uncle-7.html"
    alone = new_page(PHONE)
    alone.context.set_offline(True)
    alone.goto(file.as_uri())
    alone.wait_for_selector(".uw-table svg.table")
    alone.locator(".uw-table [data-k=pace]").click()
    expect(alone.locator(".uw-table .pace-menu [data-k='key.save']")).to_have_count(0)  # it is saved already


def test_a_game_played_to_its_end_is_saved_from_its_bar(new_page: NewPage, voila_url: str, tmp_path: Path) -> None:
    room = uw.play("uncle", seats=2, seed=3, pot_chips=1, coach=False, pace=0)
    while not room.over:
        room.move(str(room.legal[0]))
    page = new_page()
    page.goto(f"{voila_url}/voila/render/uncle.ipynb?uw={quote(room.link)}")
    rendered(page)
    file = saved_by(page, tmp_path, ".uw-table .lift-keys [data-k='key.save']")
    assert file.name == "uncle-3.html"
    alone = new_page()
    alone.goto(file.as_uri())
    alone.wait_for_selector(".uw-table svg.table")
    expect(alone.locator(".uw-table [data-eye]")).to_have_count(3)  # of both players, and all cards
