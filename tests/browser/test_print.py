"""What comes out of a printer: sheets of lessons, and rooms as they stand."""

import re
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

import uncle_widgets as uw
from tests.browser.conftest import DESKTOP, PHONE, rendered
from tests.browser.notebooks import run_the_first_cell
from tests.browser.soaked import soaked
from tests.browser.waiting import box_of, resized
from tests.browser.watching import guess, key, revealed
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.school.sheet import worksheet_for_any_paper

NewPage = Callable[..., Page]
PAGE = re.compile(rb"/Type\s*/Page\b")
ADDRESS = "https://class.example.org/voila/render/{}.ipynb"
SMALLEST = 8.5
"""Points of type that can be read on paper."""
MOST_SIDES = 7
"""A worksheet is no longer than this: most have three or four sides."""
TOO_WIDE = """() => [...document.querySelectorAll("section *")].filter((node) => node instanceof HTMLElement
    && node.getBoundingClientRect().right > node.closest("section").getBoundingClientRect().right + 1).map((node) => node.className)"""


@pytest.mark.parametrize("paper", soaked(["A4", "Letter"], "A4"))
def test_every_worksheet_and_every_key_fits_its_paper(paper: str, browser: Browser) -> None:
    page = browser.new_page()
    for game, kit in uw.GAMES.items():
        link = ADDRESS.format(game)
        sheets = [uw.sheet(game, plan.number, paper, link=link) for plan in plans(kit)]
        sheets += [uw.sheet(game, plan.number, paper, key=True) for plan in plans(kit)]
        sheets += [uw.sheet(game, plan.number, paper, key=True, cover=True) for plan in plans(kit)]
        sheets.append(uw.sheet(game, 1, paper))
        for sheet in sheets:
            page.set_content(sheet.html)
            pages = len(PAGE.findall(page.pdf(prefer_css_page_size=True)))
            assert pages == sheet.html.count("<section"), (paper, sheet.title)
            assert pages <= (MOST_SIDES if 'class="asked"' in sheet.html else 2), (paper, sheet.title)
            page.emulate_media(media="print")
            assert page.evaluate(TOO_WIDE) == [], (paper, sheet.title)
            assert min(map(float, re.findall(r"font-size:([\d.]+)pt", sheet.html))) >= SMALLEST, sheet.title
    page.close()


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_worksheet_of_a_saved_page_fits_both_papers(paper: str, browser: Browser) -> None:
    page = browser.new_page()
    for kit in uw.GAMES.values():
        for plan in plans(kit)[:2]:
            sheet = worksheet_for_any_paper(kit, plan)
            page.set_content(sheet.html)
            assert len(PAGE.findall(page.pdf(format=paper))) == sheet.html.count("<section"), sheet.title
    page.close()


def test_print_in_a_lesson_prints_the_students_side_alone(page: Page, voila_url: str) -> None:
    page.add_init_script("window.print = () => (top.printed ??= []).push(document.documentElement.outerHTML)")
    page.goto(f"{voila_url}/voila/render/uncle.ipynb?uw={quote(uw.lesson('uncle', 4).link)}")
    rendered(page)
    page.locator(".uw-trail [data-k=lessons]").click()
    page.locator(".uw-trail [data-k=print]").click()
    page.wait_for_function("() => window.printed?.length === 1")
    printed = page.evaluate("printed[0]")
    assert "Will the pile ever land on 50?" in printed
    assert 'class="key"' not in printed
    frame = next(frame for frame in page.frames if frame.parent_frame)
    assert frame.evaluate("getComputedStyle(document.querySelector('.asked')).flexDirection") == "column"
    page.locator(".uw-trail [data-k=practise]").click()
    expect(page.locator(".uw-trail .open-lessons")).to_have_text("Practice")
    page.locator(".uw-trail [data-k=lessons]").click()
    expect(page.locator(".uw-trail [data-k=begin]")).to_be_visible()
    expect(page.locator(".uw-trail [data-k=print]")).to_have_count(0)


CUT = """() => { const found = [];
    for (const node of document.querySelectorAll(".uw-room, .uw-room *")) {
        if (!(node instanceof HTMLElement) || !node.checkVisibility() || node.closest(".sr, .widget-hidden")) continue;
        const style = getComputedStyle(node), box = node.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const hides = style.overflowX !== "visible" || style.overflowY !== "visible";
        if (hides && (node.scrollHeight > node.clientHeight + 2 || node.scrollWidth > node.clientWidth + 2)) found.push(node.className);
        if (box.right > innerWidth + 1) found.push(`wide: ${node.className}`);
    } return found }"""
"""Parts of a room that show less than they hold, or that stand out of the paper."""
INKS = """() => [...new Set([...document.querySelectorAll(".uw-room *")].filter((node) => node instanceof HTMLElement
    && node.checkVisibility({ opacityProperty: true }) && !node.closest(".sr")
    && [...node.childNodes].some((part) => part.nodeType === 3 && part.textContent.trim()))
    .map((node) => `${getComputedStyle(node).color}, dimmed ${getComputedStyle(node).opacity}`))]"""
GROUNDS = """() => [...new Set([...document.querySelectorAll("html, body, .uw-room, .uw, .uw .stage, .uw .sheet, .uw .felt")]
    .filter((node) => node.checkVisibility()).map((node) => getComputedStyle(node).backgroundColor))]"""
CLIPPED = """(part) => { const found = [], { bottom, right } = document.querySelector(part).getBoundingClientRect();
    for (let node = document.querySelector(part).parentElement; node; node = node.parentElement) {
        const box = node.getBoundingClientRect();
        if (getComputedStyle(node).overflow !== "visible" && (box.bottom < bottom - 1 || box.right < right - 1)) found.push(node.id || node.className);
    } return found }"""
"""What around a part shows less of it than there is."""
BLACK, WHITE = ["rgb(0, 0, 0), dimmed 1"], {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
A4 = (703, 1000)
"""What a side of A4 holds, in pixels."""


def on_paper(page: Page) -> None:
    page.emulate_media(media="print")
    page.set_viewport_size({"width": A4[0], "height": A4[1]})
    page.evaluate("dispatchEvent(new Event('beforeprint'))")


def on_screen(page: Page, size: tuple[int, int]) -> None:
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    resized(page, *size)


def black_on_white(page: Page) -> None:
    on_paper(page)
    assert page.evaluate(CUT) == []
    assert page.evaluate(INKS) == BLACK
    assert set(page.evaluate(GROUNDS)) <= WHITE
    for part in (".uw-masthead .tabs", ".uw-trail .bar", ".uw .btn", ".uw-panel .rng", ".uw-panel .covered"):
        expect(page.locator(part).filter(visible=True)).to_have_count(0)
    table = box_of(page.locator(".uw-table svg.table"))
    assert table["height"] < A4[1] / 2


@pytest.mark.parametrize(("game", "theme", "size"), [("uncle", "dark", DESKTOP), ("uno", "light", PHONE)])
def test_a_lesson_as_it_stands_prints_position_question_and_reckoning(
    game: str, theme: str, size: tuple[int, int], new_page: NewPage, voila_url: str
) -> None:
    page = new_page(size)
    link = quote(uw.lesson(game, 1).link)
    page.goto(f"{voila_url}/voila/render/{game}.ipynb?theme={theme}&uw={link}")
    rendered(page)
    expect(page.locator(".uw-panel .goal")).to_be_visible()
    black_on_white(page)
    expect(page.locator(".uw-panel .p-quest h2")).to_be_visible()
    expect(page.locator(".uw-panel .saynum")).to_be_visible()
    assert len(PAGE.findall(page.pdf(format="A4"))) == 1
    on_screen(page, size)
    guess(page, "60")
    revealed(page)
    here = exercises(uw.GAMES[game], plans(uw.GAMES[game])[0])[0]
    steps = here.posed.derivation.lines
    for place in ("page.0", "page.1"):
        key(page, place).click()
        black_on_white(page)
        rows = page.locator(".uw-panel .reckoning li")
        expect(rows.first).to_be_visible()
        assert rows.count() >= len(steps)
        assert all(line.words in page.locator(".uw-panel .reckoning").inner_text() for line in steps)
        assert len(PAGE.findall(page.pdf(format="A4"))) <= 2
        on_screen(page, size)
        expect(rows.first).to_be_hidden()


def test_a_game_that_is_watched_and_positions_of_a_class_print_black_on_white(page: Page, voila_url: str) -> None:
    page.goto(f"{voila_url}/voila/render/thrush.ipynb?theme=dark")
    rendered(page)
    expect(page.locator(".uw-table svg.table")).to_be_visible()
    black_on_white(page)
    assert len(PAGE.findall(page.pdf(format="A4"))) == 1
    on_screen(page, DESKTOP)
    page.goto(f"{voila_url}/voila/render/classroom/uncle_predict.ipynb?theme=dark")
    expect(page.locator(".uw-position svg.table").first).to_be_visible(timeout=60_000)
    on_paper(page)
    assert page.evaluate(CUT) == []
    assert page.evaluate(INKS) == BLACK
    assert set(page.evaluate(GROUNDS)) <= WHITE


@pytest.mark.soak
def test_a_room_in_a_notebook_prints_uncut_without_the_notebooks_bars(page: Page, notebook_url: str) -> None:
    run_the_first_cell(page, f"{notebook_url}/uncle.ipynb")
    expect(page.locator(".uw-panel .p-quest h2")).to_be_visible()
    assert len(PAGE.findall(page.pdf(format="A4"))) <= 2
    on_paper(page)
    assert page.evaluate(CUT) == []
    assert page.evaluate(INKS) == BLACK
    assert page.evaluate(CLIPPED, ".uw-panel .p-ask") == []
    expect(
        page.locator(".jp-Toolbar, .lm-TabBar, .jp-SideBar, .jp-FileBrowser").filter(visible=True)
    ).to_have_count(0)
