"""What is lit on a board is pressed by mouse, finger and keys: in ten positions of T.H.R.U.S.H., at two sizes."""

import json
import re
from collections.abc import Callable, Iterator
from math import hypot
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cells import serve
from tests.browser.conftest import DESKTOP, PHONE, NewPage, rendered
from tests.browser.waiting import box_of
from uncle_widgets.games.thrush.players import way_of
from uncle_widgets.games.thrush.state import Go, Pay
from uncle_widgets.widgets.page.links import parse
from uncle_widgets.widgets.play.inplay import InPlay, replayed

HEAD = "play/2 thrush seat=0 seats=2 players=greedy seed="
PLACES = (
    "1: ",
    "0: 6east+",  # a double with one way
    "9: ",
    "3: 2east+",
    "18: 5east+ 4west+ 4west+ 6west- 1west+ 2west+ 2outer- 6outer- 4outer-",
    "11: 6east+ 2east-",
    "6: 2west+",  # two dice from a crossing: six, seven and eight ways
    "1: 2east+",
    "17: 5east+",
    "16: 2west+ 4inner+ 4inner+ 3inner+ 5inner-",  # in prison, with three agents to pay with
    "22: 2east+ 2inner+ 2inner+ 3inner- 5inner- 5inner- 4inner+ 5inner+ 6east+ 3east+ 3east- 5east+ 1east+ 3east+ "
    "1east- 5east- 2east+ 3east+ 6east+ 6east- 2east- 4east+ 1east- 1east+ 3east+ 6outer- 3outer+ 4outer+ 6outer+",
)
"""Seeds and moves found by a search, one for each kind of choice that leads somewhere."""
LINKS = [HEAD + place for place in PLACES]
CELL = f"""import ipywidgets as w, uncle_widgets as uw
links = iter({LINKS[1:]!r})
room, more = uw.play({LINKS[0]!r}, coach=False, pace=0.05), w.Button(description="Next position")
more.on_click(lambda _: room.resume(next(links)))
"""
CELLS = {
    "index": "1",
    "page": CELL + "display(room, more)",
    "marker": "import uncle_widgets as uw\n"
    "uw.what_if('thrush', markers='A X17 1; B O22 0; C start 0', gone='X05')",
}
RINGS = """() => [...document.querySelectorAll('.uw-table .way.plays')].map((way) => {
    const box = way.querySelector('.ring-focus').getBoundingClientRect();
    return {move: way.dataset.move, x: box.x + box.width / 2, y: box.y + box.height / 2} })"""
MEANT = """(points) => points.map(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit?.closest('[data-move]')?.dataset.move ?? `a ${hit?.tagName} ${hit?.getAttribute('class')}` })"""
DRAWN = """(moves) => document.querySelector('.uw-table .lift-acts').hidden && moves === JSON.stringify(
    [...document.querySelectorAll('.uw-table .way.plays')].map((one) => one.dataset.move).sort())"""
SPOT = """(id) => {
    const box = document.querySelector(`[data-spot='${id}'] .ring-focus`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] }"""
GONE = "() => !/A \\(you\\) is on Start/.test(document.querySelector('.stage > p.sr').textContent)"
REACH = 22
ROUND = [(0, 0)] + [
    (far * x, far * y)
    for far in (12, REACH)
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, -0.7))
]


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve(tmp_path_factory.mktemp("cells"), CELLS) as url:
        yield url


Sat = Callable[..., Page]
Ring = dict[str, Any]


@pytest.fixture
def sat(cells: str, new_page: NewPage) -> Sat:
    def sit(size: tuple[int, int], name: str = "page") -> Page:
        page = new_page(size, has_touch=size == PHONE)
        page.goto(f"{cells}/voila/render/{name}.ipynb")
        rendered(page)
        expect(page.locator(".uw-table svg.table").first).to_be_visible()
        return page

    return sit


def buttons(played: InPlay) -> dict[str, str]:
    """Each move that leads somewhere on the board, and the words of the button that plays it."""
    found = {}
    for move in played.legal:
        if isinstance(move, Go):
            end = way_of(played.view, move).end
            where = "U.N.C.L.E. HQ" if end in played.view.board.doors else end
            found[str(move)] = f"Move {move.count} to {where}"
        elif isinstance(move, Pay) and move.card is None:
            found[str(move)] = f"Put an agent on {move.place}"
    return found


def points(rings: list[Ring]) -> list[tuple[tuple[float, float], str]]:
    """Places in and around each ring, and the move whose ring is nearest; none that are as near to another's."""
    found = []
    for ring in rings:
        for right, down in ROUND:
            x, y = ring["x"] + right, ring["y"] + down
            far = sorted((hypot(one["x"] - x, one["y"] - y), one["move"]) for one in rings)
            if len(far) == 1 or far[1][0] - far[0][0] > 1:
                found.append(((x, y), far[0][1]))
    return found


def press(page: Page, x: float, y: float) -> None:
    size = page.viewport_size
    if size and size["width"] == PHONE[0]:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def positions(page: Page) -> Iterator[dict[str, str]]:
    """Each position in turn, once it is drawn: its moves with their buttons' words."""
    for k, link in enumerate(LINKS):
        if k:
            page.get_by_role("button", name="Next position").dispatch_event("click")
        wanted = buttons(replayed(parse(link)))
        assert wanted
        page.wait_for_function(DRAWN, arg=json.dumps(sorted(wanted), separators=(",", ":")))
        yield wanted


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, marks=pytest.mark.soak), PHONE])
def test_each_ring_and_each_row_lifts_its_own_move(sat: Sat, size: tuple[int, int]) -> None:
    page = sat(size)
    lifts, back = (page.locator(f'.uw-table [data-k="lift.{name}"]') for name in ("play", "back"))
    for wanted in positions(page):
        rings: list[Ring] = page.evaluate(RINGS)
        near = points(rings)
        assert page.evaluate(MEANT, [at for at, _ in near]) == [move for _, move in near]
        for ring in rings:
            press(page, ring["x"], ring["y"])
            expect(lifts).to_have_text(wanted[ring["move"]], timeout=5_000)
        back.click()
        rows = page.locator(".uw-coach .leaving").get_by_role("button")
        expect(rows).to_have_count(len(wanted))
        for row in rows.all():
            name, at = row.locator(".what").inner_text(), box_of(row)
            assert re.fullmatch(
                r"\d+ steps? along [A-Z][\w ]+ to [\w. ]+|Put an agent back on X\d\d, on [\w ]+", name
            ), name
            assert at["height"] >= 44
            row.evaluate("(node) => node.scrollIntoView({block: 'nearest'})")
            (row.tap if size == PHONE else row.click)(timeout=5_000)
            words = wanted[row.get_attribute("data-move") or ""]
            assert words.split()[-1] in name
            expect(lifts).to_have_text(words, timeout=5_000)
            expect(row).to_have_attribute("aria-pressed", "true")
        back.click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_row_pressed_again_moves_there(sat: Sat, size: tuple[int, int]) -> None:
    page = sat(size)
    row = page.locator(".uw-coach .leaving").get_by_role("button").nth(2)
    at = box_of(row)
    for _ in range(2):
        press(page, at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        page.wait_for_timeout(300)  # as a hand does: what is meant is the same place on the glass
    page.wait_for_function(GONE)


def test_rows_are_walked_lifted_and_played_by_keys(sat: Sat, axe: Callable[..., None]) -> None:
    page = sat(DESKTOP)
    rows = page.locator(".uw-coach .leaving").get_by_role("button")
    rows.first.focus()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(rows.last).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows.last).to_have_attribute("aria-pressed", "true")
    expect(rows.last).to_be_focused()
    expect(page.locator('.uw-table .way.plays[aria-pressed="true"]')).to_have_count(1)
    axe(page, include=".uw")
    page.keyboard.press("Escape")
    expect(rows.last).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    expect(rows.last).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    page.wait_for_function(GONE)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_in_what_if_the_space_that_is_pressed_is_where_the_marker_goes(sat: Sat, size: tuple[int, int]) -> None:
    page = sat(size, "marker")
    press(page, *page.evaluate(SPOT, "mark.1"))
    expect(page.locator('[data-spot="mark.1"]')).to_have_attribute("aria-pressed", "true")
    x, y = page.evaluate(SPOT, "O25")
    press(page, x + 3, y - 3)
    page.wait_for_function("() => /B is on O25/.test(document.querySelector('.stage > p.sr').textContent)")
