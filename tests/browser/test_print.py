"""What comes out of a printer: sheets of lessons, and rooms as they stand."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

import uncle_widgets as uw
from tests.browser.conftest import rendered
from uncle_widgets.games.plans import plans

PAGE = re.compile(rb"/Type\s*/Page\b")
ADDRESS = "https://class.example.org/voila/render/{}.ipynb"
SMALLEST = 8.5
"""Points of type that can be read on paper."""


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_every_lesson_and_cover_lesson_is_a_side_and_its_key(paper: str, browser: Browser) -> None:
    page = browser.new_page()
    for game, kit in uw.GAMES.items():
        sheets = [uw.sheet(game, plan.number, paper, link=ADDRESS.format(game)) for plan in plans(kit)]
        sheets.append(uw.sheet(game, cover=True, paper=paper, link=ADDRESS.format(game)))
        sheets.append(uw.sheet(game, 1, paper, key=False))
        for sheet in sheets:
            page.set_content(sheet.html)
            pages = PAGE.findall(page.pdf(prefer_css_page_size=True))
            assert len(pages) == 1 + ('class="key"' in sheet.html), (paper, sheet.title)
            assert min(map(float, re.findall(r"font-size:([\d.]+)pt", sheet.html))) >= SMALLEST, sheet.title
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
    assert frame.evaluate("getComputedStyle(document.querySelector('table')).borderCollapse") == "collapse"
    page.locator(".uw-trail [data-k=practise]").click()
    expect(page.locator(".uw-trail .open-lessons")).to_have_text("Practice")
    page.locator(".uw-trail [data-k=lessons]").click()
    expect(page.locator(".uw-trail [data-k=begin]")).to_be_visible()
    expect(page.locator(".uw-trail [data-k=print]")).to_have_count(0)
