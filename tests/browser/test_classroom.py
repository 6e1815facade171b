"""A notebook of a class as a student uses it: a page of Voilà from top to bottom, then loaded again."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, NewPage, free_port, server
from tests.browser.waiting import box_of, resized

CELLS = [
    'import uncle_widgets as uw\nuw.exercise("uncle-predict-3")',
    'uw.exercise("uncle-predict-7")',
    'uw.position("uncle", 4, at=5)',
    "uw.marks()",
]
SMALL = [
    'import uncle_widgets as uw\nuw.position("mr_t", 3, 7)',
    'uw.exercise("uno-predict-8")',
    'uw.exercise("uno-predict-3")',
    'uw.exercise("uno-predict-10")',
    "uw.marks()",
]
APART = """(one, other) => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""


@pytest.fixture(scope="module")
def classroom(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a page with two exercises, a position and the marks."""
    home: Path = tmp_path_factory.mktemp("classroom")
    cells: list[Any] = [
        nbformat.v4.new_markdown_cell("# A class\n\n## Predict (5 min)"),
        *map(nbformat.v4.new_code_cell, CELLS),
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    book = nbformat.v4.new_notebook(cells=cells, metadata={"title": "A class", "kernelspec": kernel})
    for name in ("index.ipynb", "class.ipynb"):
        nbformat.write(book, home / name)
    cells = [*map(nbformat.v4.new_code_cell, SMALL)]
    nbformat.write(
        nbformat.v4.new_notebook(cells=cells, metadata={"title": "Small", "kernelspec": kernel}),
        home / "small.ipynb",
    )
    home.joinpath("voila.json").write_text(ROOT.joinpath("notebooks", "voila.json").read_text())
    port = free_port()
    command = [sys.executable, "-m", "uncle_widgets.serve", str(home), "--Voila.ip=127.0.0.1", f"--port={port}"]
    url = f"http://127.0.0.1:{port}"
    with server(command, f"{url}/voila/tree", home / "log", cwd=home):
        yield f"{url}/voila/render/class.ipynb"


@pytest.mark.walk
@pytest.mark.browser
def test_a_student_answers_by_keyboard_and_a_reload_finds_it_all(
    classroom: str, page: Page, axe: Callable[..., Any], no_overflow: Callable[..., Any]
) -> None:
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.goto(classroom)
    count, choice = page.locator(".uw-exercise").nth(0), page.locator(".uw-exercise").nth(1)
    high = box_of(count)["height"]
    prose = box_of(page.locator("#rendered_cells .jp-MarkdownOutput").first)
    assert prose["width"] <= 52 * 16, "a line of prose is no longer than can be read"
    count.get_by_role("textbox").fill("7")
    page.keyboard.press("Enter")
    expect(count.get_by_role("status")).to_contain_text("Not yet")
    assert box_of(count)["height"] == high, "nothing jumps"
    count.get_by_role("textbox").fill("8")
    page.keyboard.press("Enter")
    expect(count.get_by_role("status")).to_contain_text("Right")
    page.keyboard.press("Tab")  # the button
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(choice.get_by_role("status")).not_to_be_empty()

    room = page.locator(".uw-position")
    room.scroll_into_view_if_needed()
    table, panel = (box_of(room.locator(part)) for part in (".uw-table", ".uw-panel"))
    assert panel["x"] >= table["x"] + table["width"]
    assert table["height"] < DESKTOP[1]
    assert room.locator(".settings").count() == 0
    room.locator(".bignum").fill("27")
    page.keyboard.press("Enter")
    expect(room.locator(".p-page")).to_contain_text("27.0%")
    page.get_by_label("Your name or number").fill("Ada 7")
    page.keyboard.press("Tab")
    receipt = page.get_by_label("Hand in this line")
    expect(receipt).to_have_value(re.compile(r"uncle-predict edition=1 student=Ada_7: 3=8 7=.* 4\.5=27 #"))
    before = receipt.input_value()
    no_overflow(page)
    axe(page)

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.reload()
    expect(receipt).to_have_value(before)
    expect(count.get_by_role("status")).to_contain_text("Right")
    expect(page.get_by_label("Your name or number")).to_have_value("Ada 7")
    expect(room.locator(".p-page")).to_contain_text("27.0%")
    no_overflow(page)
    axe(page)


@pytest.fixture
def small(shared: NewPage, classroom: str) -> Page:
    """The page of small pieces, which tests share: they only look."""
    return shared("small", server=classroom.partition("/voila/")[0])


@pytest.mark.browser
@pytest.mark.parametrize("width", [PHONE[0], 280], ids=["phone", "lab on a phone"])
def test_in_a_narrow_notebook_nothing_is_cut_off_or_covers_another(small: Page, width: int) -> None:
    """JupyterLab leaves a notebook some 270 of the 390 pixels of a phone."""
    page = small
    resized(page, width, PHONE[1])
    panel, call = page.locator(".uw-panel"), page.locator(".uw-table .call")
    room = box_of(panel)
    for button in panel.locator(".sure button").all():
        box = box_of(button)
        assert box["x"] + box["width"] <= room["x"] + room["width"]
    show = call.get_by_role("button", name="Show").element_handle()
    for blank in call.locator(".blank").all():
        assert blank.evaluate(APART, show), "Show covers what is covered"
        inside = "(blank) => blank.getBoundingClientRect().right <= blank.closest('.call').getBoundingClientRect().right"
        assert blank.evaluate(inside), "what is covered stands out of its frame"


@pytest.mark.browser
def test_a_box_is_as_wide_as_its_label_and_what_is_not_answered_is_one_line(small: Page) -> None:
    page = small
    expect(page.locator(".uw-marks tbody tr")).to_have_count(11)
    gaps = set()
    for exercise in page.locator(".uw-exercise").all():
        box, act = (box_of(exercise.get_by_role(role)) for role in ("textbox", "button"))
        gaps.add(round(act["x"] - box["x"] - box["width"]))
    assert len(gaps) == 1, "a button stands as near to its box whatever the label"
    open_ = page.locator(".uw-marks tbody td:last-child").first
    assert (
        open_.evaluate(
            "(cell) => { const r = document.createRange(); r.selectNodeContents(cell);"
            " return r.getClientRects().length; }"
        )
        == 1
    )
