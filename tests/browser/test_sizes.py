"""Every room of every game, the gallery and the page in front of a class, in eleven windows: nothing is covered, cut off
or beyond an edge. What one window shows well, another may not: sweeps like this one have found what no single test had."""

import pytest
from playwright.sync_api import Page

from tests.browser import walls
from tests.browser.clipped import clipped
from tests.browser.conftest import GAMES, STILL, NewPage
from tests.browser.test_wall_fits import STUDENTS, states
from tests.browser.test_wcag import Opened, rooms
from tests.browser.waiting import resized
from uncle_widgets.games import GAMES as KITS

SIZES = [
    (360, 640), (375, 667), (390, 844), (412, 915), (768, 1024), (1024, 768),
    (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080),
]  # fmt: skip
"""Windows of phones, tablets, laptops and projectors, in pixels."""
DRAWN = ".felt, svg.uw-table, .covered, .far-rings, .hero > svg, .w-trail"
"""What may be cut off: rings behind a table or the gallery, the cover of an answer, the trail of a class that scrolls by
itself, and a table, since a board is larger than its window; `test_scenes.py` looks at what is on a table."""
COVERED = """() => {
  const found = [];
  for (const node of document.querySelectorAll(".uw button, .uw input, .uw select, .uw a[href], .uw summary")) {
    const lies = node.getBoundingClientRect();
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || lies.width < 2 || lies.height < 2) continue;
    const name = node.dataset.k || node.getAttribute("aria-label") || node.textContent.trim().slice(0, 40);
    if (getComputedStyle(node).pointerEvents === "none" || node.closest("[inert]")) continue;
    let rolls = false; // what lies in a box that scrolls can be scrolled into view
    for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      rolls ||= /auto|scroll/.test(overflowX + overflowY);
    }
    if (!rolls && (lies.left < -1 || lies.right > innerWidth + 1)) found.push(`${name} lies beyond an edge`);
    const x = lies.left + lies.width / 2, y = lies.top + lies.height / 2;
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    const own = hit && (node.contains(hit) || hit.contains(node) || hit.closest("label")?.control === node);
    const dialog = document.querySelector("dialog[open]");
    // What lies under a bar that stays in sight comes out from under it where the page is scrolled.
    let stays = false;
    for (let box = hit; box; box = box.parentElement) stays ||= getComputedStyle(box).position === "sticky";
    if (stays && document.documentElement.scrollHeight > innerHeight + 1) continue;
    if (!own && !rolls && !(dialog && !dialog.contains(node))) {
      found.push(`${name} is covered by ${hit?.localName}.${hit?.getAttribute("class") ?? ""}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`${document.documentElement.scrollWidth} px wide`);
  return found;
}"""
"""Controls that something else lies over, or that lie beyond an edge; and whether the page scrolls sideways."""


def faults(page: Page, where: str) -> list[str]:
    """What is wrong in each window: a sentence for each fault."""
    found = []
    for width, height in SIZES:
        resized(page, width, height)
        page.wait_for_function(STILL)
        words = [*page.evaluate(COVERED), *clipped(page, without=DRAWN)]
        found += [f"{where}, {width}x{height}: {one}" for one in words]
    return found


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_in_every_window_no_room_covers_or_cuts_anything(opened: Opened, name: str) -> None:
    page, found = opened(name), list[str]()
    for room in rooms(page):
        found += faults(page, f"{name}, {room}")
        resized(page, 1280, 800)  # where every room has its tab in sight
    assert found == [], "\n".join(found)


@pytest.mark.soak
def test_in_every_window_the_gallery_covers_or_cuts_nothing(opened: Opened) -> None:
    found = faults(opened("index"), "gallery")
    assert found == [], "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("game", KITS)
def test_in_every_window_the_page_in_front_of_a_class_covers_or_cuts_nothing(new_page: NewPage, game: str) -> None:
    """The first position of the game's first lesson, from its question to the last step of Why."""
    page, found = new_page(), list[str]()
    walls.opened(page)
    steps = page.evaluate("(saved) => lesson(saved)", walls.saved(game, 1))
    for state in states(steps[:1]):
        resized(page, 1280, 800)
        page.evaluate("([state, students]) => shows(state, students)", [[*state, True], STUDENTS])
        found += faults(page, f"{game}, {state}")
    assert found == [], "\n".join(found)
