"""A game added by a folder and a line, on real pages: its own pictures, every room, and no blank rectangle."""

from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.cells import serve
from tests.browser.conftest import DESKTOP, PHONE, ROOT, NewPage, rendered
from tests.browser.waiting import at_rest, box_of, resized

ADDED = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
import uncle_widgets as uw
from tests.contract.dice_pot import KIT
uw.GAMES[KIT.id] = KIT
"""
ROOMS = {
    "watch": "uw.watch('dice_pot', seed=3, step=8)",
    "play": "uw.play('dice_pot', seed=5, coach=False, pace=0.01)",
    "lesson": "uw.lesson('dice_pot', lesson='D-1', seed=2)",
    "whatif": "uw.what_if('dice_pot', die='6')",
    "dice_pot": "uw.dashboard('dice_pot')",
}
CELLS = {"index": f"{ADDED}uw.dashboard()", **{name: ADDED + call for name, call in ROOMS.items()}}


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve(tmp_path_factory.mktemp("cells"), CELLS) as url:
        yield url


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_shows_the_table(cells: str, new_page: NewPage, room: str) -> None:
    page = new_page()
    page.goto(f"{cells}/voila/render/{room}.ipynb")
    rendered(page)
    table = page.locator(".uw-table svg.table").first
    for size in (DESKTOP, PHONE):
        resized(page, *size)
        expect(table).to_be_visible()
        at_rest(table)
        box = box_of(table)
        assert min(box["width"], box["height"]) > 150
        expect(table).to_contain_text("chips")
        expect(table).to_contain_text("round")


def test_the_gallery_shows_its_own_picture(cells: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{cells}/voila/render/index.ipynb")
    rendered(page)
    expect(page.locator(".uw").first).to_contain_text("Dice and a pot")
    picture = page.locator(f"img[src*='{quote('M230 60h110')}']")  # the cup of its art
    expect(picture).to_be_visible()
    picture.evaluate("image => image.decode()")
    assert picture.evaluate("image => image.naturalWidth") > 100
