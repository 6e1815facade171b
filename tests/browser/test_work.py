"""Work it out, as a student does it: a miss, small questions, one like it, a worked example; on a page without a kernel."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.waiting import hears

Check = Callable[..., None]
ROOT = ".uw-panel"
LOW = 1280, 720


@pytest.fixture(scope="module")
def lesson(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first lesson of U.N.C.L.E. as a file."""
    return uw.export_html(uw.lesson("uncle", 1), tmp_path_factory.mktemp("work") / "lesson.html", progress=None)


@pytest.fixture
def opened(new_page: Callable[..., Page], lesson: Path) -> Callable[..., Page]:
    def show(size: tuple[int, int] = DESKTOP, theme: str = "light") -> Page:
        page = new_page(size, color_scheme=theme)
        page.goto(lesson.as_uri())
        page.wait_for_selector(".uw-table svg.table")
        return page

    return show


def button(page: Page, key: str) -> None:
    """Press the main button, or the one next to it: deaf for a moment after it has changed."""
    hears(page)
    page.locator(f"{ROOT} [data-k={key}]").click()


def guess(page: Page, number: str) -> None:
    page.locator(f"{ROOT} [data-k=value]").fill(number)
    page.locator(f"{ROOT} [data-k=value]").press("Enter")


def missed(page: Page) -> None:
    """A guess far from the answer, and Work it out."""
    guess(page, "97")
    expect(page.locator(f"{ROOT} [data-k=main]")).to_have_text("Work it out")
    button(page, "main")
    expect(page.locator(f"{ROOT} .smallq")).to_be_visible()


def shown_to_the_end(page: Page) -> None:
    while page.locator(f"{ROOT} [data-k='work.show']").count():
        title = page.locator(f"{ROOT} .pips span").inner_text()
        page.locator(f"{ROOT} [data-k='work.show']").click()
        expect(page.locator(f"{ROOT} .pips span")).not_to_have_text(title)


def test_a_wrong_answer_lights_the_cards_and_keeps_what_was_typed_selected(opened: Callable[..., Page]) -> None:
    page = opened()
    missed(page)
    field = page.locator(f"{ROOT} [data-k=step]")
    expect(field).to_be_focused()
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    expect(page.locator(f"{ROOT} .no")).to_contain_text("Not 7. Look at what is lit up on the table.")
    expect(field).to_be_focused()
    assert field.evaluate("node => node.value.slice(node.selectionStart, node.selectionEnd)") == "7"
    assert page.locator(".uw-table [data-key^='lit:'], .uw-table .lit, .uw-table .lit-text").count() > 0
    page.keyboard.type("8")
    page.keyboard.press("Enter")
    expect(page.locator(f"{ROOT} .lines .reason")).to_be_visible()
    expect(page.locator(f"{ROOT} .pips span")).to_have_text("Step 2 of 3")


def test_what_is_no_number_is_said_in_place_and_nothing_is_wiped(opened: Callable[..., Page]) -> None:
    page = opened()
    missed(page)
    field = page.locator(f"{ROOT} [data-k=step]")
    field.fill("lots")
    page.locator(f"{ROOT} [data-k='step.check']").click()
    expect(page.locator(f"{ROOT} .smallq .refusal")).to_contain_text("Use a whole number")
    expect(field).to_have_value("lots")
    expect(page.locator(f"{ROOT} .no")).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (LOW, "dark"), (PHONE, "light"), (PHONE, "dark")])
def test_every_page_of_it_fits_and_can_be_used_by_anyone(
    size: tuple[int, int], theme: str, opened: Callable[..., Page], axe: Check, no_overflow: Check
) -> None:
    page = opened(size, theme)
    missed(page)
    axe(page)
    no_overflow(page)
    shown_to_the_end(page)
    expect(page.locator(f"{ROOT} .fin")).to_contain_text("You guessed 97.")
    axe(page)
    no_overflow(page)
    button(page, "main")
    guess(page, "97")
    button(page, "also")
    expect(page.locator(f"{ROOT} .example h3")).to_have_text("How it's done")
    axe(page)
    no_overflow(page)


def test_one_like_it_closely_answered_leaves_a_tick_and_the_first_guess_as_it_was(
    opened: Callable[..., Page],
) -> None:
    page = opened()
    missed(page)
    shown_to_the_end(page)
    expect(page.locator(f"{ROOT} [data-k=also]")).to_have_text("One like it")
    button(page, "also")
    expect(page.locator(f"{ROOT} .goal p")).to_have_text("Like position 1, with other numbers.")
    exact = page.locator(f"{ROOT} .counted .big")
    guess(page, "50")
    if page.locator(f"{ROOT} [data-k=main]").inner_text() == "Work it out":  # now the number is known
        number = exact.locator("button").get_attribute("aria-label") or ""
        button(page, "main")
        shown_to_the_end(page)
        button(page, "also")  # the other one like it
        button(page, "main") if not page.locator(f"{ROOT} [data-k=value]").count() else guess(page, number)
    expect(page.locator(".uw-trail .disc.missed")).to_have_count(1)


def test_back_to_the_answer_and_again_into_the_steps_where_they_stood(opened: Callable[..., Page]) -> None:
    page = opened()
    missed(page)
    page.locator(f"{ROOT} [data-k='work.show']").click()
    expect(page.locator(f"{ROOT} .pips span")).to_have_text("Step 2 of 3")
    page.locator(f"{ROOT} [data-k='work.back']").click()
    expect(page.locator(f"{ROOT} .answer")).to_be_visible()
    button(page, "main")
    expect(page.locator(f"{ROOT} .pips span")).to_have_text("Step 2 of 3")


def test_a_newcomer_sees_at_most_fifteen_controls_before_the_first_guess(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    for game in uw.GAMES:
        file = uw.export_html(uw.watch(game, seed=16), tmp_path / f"{game}.html", progress=None)
        page = new_page(DESKTOP, howto=True)
        page.goto(file.as_uri())
        page.wait_for_selector(".uw-table svg.table")
        page.keyboard.press("Escape")  # how to play
        if page.locator(".uw-panel .covered").count() == 0:
            continue  # this game does not open at a stop
        assert page.evaluate(CONTROLS) <= 15, game
        guess(page, "50")
        expect(page.locator(f"{ROOT} .answer")).to_be_visible()
        assert page.evaluate(CONTROLS) > 15, game
        page.close()


CONTROLS = """() => [...document.querySelectorAll("button, input, select, a[href]")].filter((node) => {
  const box = node.getBoundingClientRect();
  return box.width && box.height && getComputedStyle(node).visibility !== "hidden"
    && !node.closest("[hidden], [inert], dialog") && node.tabIndex >= 0;
}).length"""
