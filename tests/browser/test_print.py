"""What comes out of a printer: sheets of lessons."""

import re

import pytest
from playwright.sync_api import Browser

import uncle_widgets as uw
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
