"""The measure of what is cut off, tried on small pages: it finds what cannot be seen, and nothing else."""

import pytest
from playwright.sync_api import Page

from tests.browser.clipped import clipped

BOX = "position: relative; width: 200px; height: 40px; overflow: hidden; font: 16px/20px sans-serif"
CUT = {
    "a third line": f'<div class="box" style="{BOX}">one<br>two<br>three</div>',
    "a long word": f'<div class="box" style="{BOX}">{"m" * 40}</div>',
    "an ellipsis": f'<div class="box" style="{BOX}; white-space: nowrap; text-overflow: ellipsis">{"word " * 40}</div>',
    "a shape": f'<div class="box" style="{BOX}"><svg width="90" height="90"><rect y="60" width="9" height="9"/></svg></div>',
    "a bar": f'<div class="box" style="{BOX}"><div style="height: 60px; background: red"></div></div>',
    "a button": f'<div class="box" style="{BOX}"><button style="margin-top: 30px">Go on</button></div>',
    "a word that lies absolutely": f'<div class="box" style="{BOX}"><b style="position: absolute; top: 35px">low</b></div>',
    "a box within one that scrolls": f'<div style="overflow: auto"><div class="box" style="{BOX}">1<br>2<br>3</div></div>',
    "a box that scrolls within one": f'<div class="box" style="{BOX}"><div style="height: 90px; overflow: auto">1<br>2<br>3</div></div>',
}  # fmt: skip
WHOLE = {
    "two lines": f'<div class="box" style="{BOX}">one<br>two</div>',
    "what scrolls": f'<div class="box" style="{BOX}; overflow: auto">one<br>two<br>three</div>',
    "what is hidden": f'<div class="box" style="{BOX}">one<br>two<p style="visibility: hidden">three</p></div>',
    "a line for screen readers": '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">The whole sentence.</p>',
    "a word that lies beside its box": f'<div class="box" style="{BOX.replace("relative", "static")}"><b style="position: absolute; top: 200px">low</b></div>',
    "a definition of a picture": f'<div class="box" style="{BOX}"><svg width="9" height="9"><defs><rect y="60" width="9" height="9"/></defs></svg></div>',
    "an empty line of a font's height": f'<div class="box" style="{BOX}; height: 15px; line-height: 15px">an ox</div>',
    "a page that scrolls": '<p style="margin-top: 2000px">below</p>',
}  # fmt: skip


def shown(page: Page, body: str) -> None:
    page.set_content(f'<!doctype html><html lang="en"><title>x</title><body class="uw">{body}</body></html>')


@pytest.mark.parametrize("name", CUT)
def test_what_is_cut_off_is_found(name: str, page: Page) -> None:
    shown(page, CUT[name])
    found = clipped(page)
    assert found
    assert all(one.startswith("div.box cuts ") for one in found)


@pytest.mark.parametrize("name", WHOLE)
def test_what_can_be_seen_is_not(name: str, page: Page) -> None:
    shown(page, WHOLE[name])
    assert clipped(page) == []


def test_what_must_be_scrolled_to_counts_for_a_screen_that_nobody_scrolls(page: Page) -> None:
    shown(page, WHOLE["what scrolls"])
    (found,) = clipped(page, scrolled=True)
    assert found.startswith("div.box cuts ")
    assert found.endswith('px bottom off: "three"')
    shown(page, WHOLE["a page that scrolls"])
    assert len(clipped(page, scrolled=True)) == 1


def test_what_lies_beyond_the_window_is_found_where_nothing_scrolls(page: Page) -> None:
    shown(page, '<style>html { overflow: hidden }</style><p style="margin-top: 2000px">below</p>')
    assert len(clipped(page)) == 1
