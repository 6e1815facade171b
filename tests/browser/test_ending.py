"""The end of a watched game: the race, what was said beside what is exact, and three doors."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.conftest import DESKTOP, GAMES, PHONE, rendered
from tests.browser.soaked import soaked
from tests.browser.waiting import frames, resized
from tests.browser.watching import asked, at_step, guess, key, revealed, stop_at, to_step

NewPage = Callable[..., Page]
Check = Callable[..., None]
GAME = uw.watch("uncle", seats=2, seed=7, pot_chips=25)
LAST = len(GAME.ends) - 1
UNDER_BUTTON = """() => { const box = (node) => node.getBoundingClientRect(), b = box(document.querySelector(".uw-table [data-k=race]"));
    const lies = (a) => a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
    return [...document.querySelectorAll(".uw-table .race svg :is(text, path, circle, rect)")]
        .filter((node) => !node.matches(".race-grid, .race-part, .tag *") && node.getBoundingClientRect().height && lies(box(node)))
        .map((node) => `${node.localName}.${node.getAttribute("class") ?? ""} ${node.textContent} in ${node.parentElement.getAttribute("class")}`) }"""
"""What of the race lies under the button over it."""
BAR = """() => { const box = (node) => node.getBoundingClientRect(), bar = document.querySelector(".uw-table .caption"),
    b = box(bar), clauses = document.querySelector(".uw-table .clause-box");
    const out = [...bar.querySelectorAll(".over, .line, .note, .chip, button")]
        .filter((node) => node.checkVisibility() && box(node).height)
        .filter((node) => box(node).top < b.top + 2 || box(node).bottom > b.bottom - 2)
        .map((node) => `${node.className} ${Math.round(box(node).top - b.top)} to ${Math.round(box(node).bottom - b.top)} of ${b.height}`);
    if (!clauses.hidden && box(clauses).top < b.bottom - 1) out.push(`clauses at ${box(clauses).top - b.top} of ${b.height}`);
    return out }"""
"""What of the bar above the table lies outside it, or at its very edge, and whether its clauses cover it."""


def to_the_end(page: Page) -> None:
    """With a number at every stop, an amount among them; then the last step."""
    for at in range(len(GAME.moments)):
        stop_at(page, at)
        guess(page, "40")
        revealed(page)
    to_step(page, 0)
    to_step(page, LAST)
    expect(page.locator(".uw-panel.ended")).to_be_visible()


def told(page: Page) -> list[str]:
    return page.locator(".uw-panel :is(.endhead h2, .chip, .stops button, .sum p)").all_inner_texts()


@pytest.fixture
def watched(new_page: NewPage, voila_url: str) -> Callable[[tuple[int, int]], Page]:
    def show(size: tuple[int, int]) -> Page:
        page = new_page(size)
        page.goto(f"{voila_url}/voila/render/uncle.ipynb?uw={quote(str(GAME.match_link))}")
        rendered(page)
        asked(page)
        return page

    return show


@pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, marks=pytest.mark.soak, id="desk"), pytest.param(PHONE, id="phone")]
)
def test_the_end_shows_the_race_and_every_guess_and_its_ways_on_lead_there(
    size: tuple[int, int], watched: Callable[[tuple[int, int]], Page], axe: Check, no_overflow: Check
) -> None:
    page = watched(size)
    to_the_end(page)
    rows = page.locator(".uw-panel .stops button")
    expect(rows).to_have_count(len(GAME.moments))
    assert any(moment.question == "U-L5" for moment in GAME.moments)
    expect(page.locator(".uw-panel .stops .it-paid")).to_have_count(1)  # an amount has no hit
    expect(page.locator(".uw-panel .sum")).to_contain_text("things you guessed about happened")
    expect(page.locator(".uw-table .race .race-line")).to_have_count(2)
    no_overflow(page)
    axe(page, both=True)
    key(page, "stop.1").click()
    asks = GAME.moments[1]
    at_step(page, asks.answer)
    expect(page.locator(".uw-panel h2").first).to_contain_text("out of 100. This time")
    expect(page.locator(".uw-table .race")).to_be_hidden()
    to_step(page, LAST)
    page.locator(".uw-table [data-k=race]").click()
    expect(page.locator(".uw-table .race-line").first).to_be_hidden()
    expect(page.locator(".uw-table svg.table")).to_be_visible()
    page.locator(".uw-table [data-k=race]").click()
    expect(page.locator(".uw-table .race-line").first).to_be_visible()
    to_step(page, LAST - 1)
    page.locator('.uw-table [data-k="step.forward"]').click()
    at_step(page, LAST)
    expect(page.locator(".uw-table .race-line").first).to_be_hidden()  # the last move is seen first
    expect(page.locator(".uw-table .race-line").first).to_be_visible()
    key(page, "door.2").click()
    expect(page.locator(".uw-masthead")).to_contain_text("8")
    asked(page)
    to_step(page, 1)
    page.get_by_label("Step", exact=True).press("End")
    expect(page.locator(".uw-panel .sum")).to_have_text(
        "You didn't guess this time. Press a mark on the timeline to try one."
    )
    axe(page, ".uw-panel", both=True)
    key(page, "door.0").click()
    expect(page.locator(".uw-panel .goal")).to_be_visible()


def test_a_saved_page_ends_with_the_same_words(
    watched: Callable[[tuple[int, int]], Page], new_page: NewPage, tmp_path: Path, axe: Check
) -> None:
    page = watched(DESKTOP)
    to_the_end(page)
    alone = new_page(DESKTOP)
    alone.context.set_offline(True)
    alone.goto(uw.export_html(GAME, tmp_path / "game.html").as_uri())
    alone.wait_for_selector(".uw-table svg.table")
    to_the_end(alone)
    assert told(alone) == told(page)
    assert len(told(page)) > 6
    expect(alone.locator(".uw-table .race .race-line")).to_have_count(2)
    expect(alone.locator(".uw-panel .enddoors .btn")).to_have_count(0)
    axe(alone)


@pytest.mark.every_text
@pytest.mark.parametrize("game", soaked(GAMES, "mr_t"))
def test_nothing_covers_the_end_of_a_game(game: str, shared: NewPage) -> None:
    """The winner's number, the clause and the story in their bar, and the rules that it opens."""
    page = shared(game)
    for size in (DESKTOP, (1280, 720), PHONE):
        resized(page, *size)
        page.get_by_label("Step", exact=True).press("Home")
        page.get_by_label("Step", exact=True).press("End")
        expect(page.locator(".uw-table .race-line").first).to_be_visible()
        frames(page)
        assert page.evaluate(UNDER_BUTTON) == [], size
        assert page.evaluate(BAR) == [], size
        page.locator(".uw-table [data-k=race]").click()
        clause = page.locator(".uw-table [data-k=clause]")
        clause.press("Enter")
        expect(page.locator(".uw-table .clause-box")).to_be_visible()
        assert page.evaluate(BAR) == [], size
        clause.press("Enter")
