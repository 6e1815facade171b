"""Rooms on somebody else's page without our kernel: a course's page, a converted notebook, a notebook opened again."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import nbformat
import pytest
from ipywidgets.embed import dependency_state, embed_data
from nbformat.sign import NotebookNotary
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser import html_manager
from tests.browser.conftest import DESKTOP, PHONE, STILL, NewPage, hosted
from tests.browser.harness import page_of
from tests.browser.notebooks import CELL, has_kernel, until
from tests.browser.test_class import SPLIT, pressed, says
from tests.browser.waiting import becomes, resized

WORDS = "This is a saved copy. Run the cell to use it."
BARE = "body { margin: 0 } main { width: %dpx; margin: 0 auto }"
FOREIGN = """
body { font: italic 18px/1.8 "DejaVu Serif", serif; color: #402; text-align: justify; letter-spacing: .06em;
    text-transform: uppercase; white-space: pre-line }
h1, h2, h3, h4 { font-family: "DejaVu Serif", serif; color: #7a1f5c; text-transform: uppercase; text-align: center;
    border-bottom: 2px solid; margin: 2em 0 1em; padding: 4px; letter-spacing: .1em; background: #fee }
button { font-family: serif; background: #fd0; border: 3px outset #fd0; border-radius: 20px; padding: 12px 24px;
    margin: 3px; box-shadow: 2px 2px 4px #000; text-transform: uppercase; letter-spacing: .1em }
input, select, textarea { border: 3px dotted red; border-radius: 9px; padding: 9px; width: 100%; font: italic 20px serif }
table { border-collapse: separate; border: 2px solid; width: 100%; margin: 1em 0; font-size: 14px }
th, td { border: 1px solid; padding: 10px; text-align: center; background: #fef; vertical-align: top }
tr:nth-child(even) { background: #eef }
a { color: #c00; border-bottom: 2px dotted; text-decoration: underline wavy }
p, li { margin: 0 0 1.5em; text-align: justify; text-indent: 2em }
ul, ol { list-style: square; padding-left: 3em }
label { display: block; font-weight: bold }
"""
ROOMS: dict[str, Callable[[], Any]] = {
    "watch": lambda: uw.watch("uncle", seed=1964),
    "play": lambda: uw.play("uno", seed=3),
    "lesson": lambda: uw.lesson("say_uncle"),
    "position": lambda: uw.position("mr_t", 1, 2),
    "what_if": lambda: uw.what_if("thrush"),
    "exercise": lambda: uw.exercise("uncle-predict-7"),
    "marks": lambda: uw.marks("Ada"),
    "lab": lambda: uw.lab("uncle"),
    "how_to": lambda: uw.how_to("uno"),
    "dashboard": lambda: uw.dashboard("mr_t"),
    "explain": lambda: uw.explain("uncle", "U-L2"),
}
LOOKS = """() => [...document.querySelectorAll(".host")].map((section) => {
    const from = section.getBoundingClientRect();
    return [...section.querySelectorAll(".uw, .uw *")].filter((node) => node.checkVisibility()
        && node.getBoundingClientRect().width).map((node) => {
        const style = getComputedStyle(node), { x, y, width, height } = node.getBoundingClientRect();
        const of = (name) => style.getPropertyValue(name);
        return [`${node.tagName}.${node.getAttribute("class")} ${node.textContent.trim().slice(0, 30)}`,
            [x - from.x, y - from.y, width, height].map(Math.round).join(),
            ["font-family", "font-size", "font-style", "font-weight", "color", "background-color", "text-align", "direction",
                "text-transform", "letter-spacing", "border-top-width", "border-top-style", "border-bottom-width",
                "border-top-left-radius", "box-shadow", "text-decoration-line", "padding-left"].map(of).join(" | ")];
    });
})"""
"""Of every element of ours, what it is, where it lies in its room and what it looks like."""
LIVELY = """() => [...document.querySelectorAll(".host :is(button, input, select, textarea, summary, a[href], [tabindex='0'])")]
    .filter((node) => node.checkVisibility() && !node.closest("[inert], .uw-wall"))
    .map((node) => node.outerHTML.slice(0, 80))"""
"""What looks as if it could be used."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """The folder of somebody else's site, and its address."""
    folder = tmp_path_factory.mktemp("course")
    html_manager.lay(folder)
    with hosted(folder) as url:
        yield folder, url


@pytest.fixture
def embedded(pages: tuple[Path, str], new_page: NewPage) -> Callable[..., Page]:
    """`embedded([room], css, rtl=True)`: a page with these rooms, drawn from their saved state."""
    folder, url = pages

    def show(rooms: list[Any], css: str = "", rtl: bool = False, size: tuple[int, int] = DESKTOP) -> Page:
        (folder / "index.html").write_text(html_manager.page_of(rooms, css, rtl))
        page = new_page(size, reduced_motion="reduce")
        page.goto(f"{url}/index.html")
        expect(page.locator(".host .uw-copy")).to_have_count(len(rooms))
        resized(page, *size)
        return page

    return show


@pytest.fixture(scope="module")
def rooms() -> list[Any]:
    """Made in a thread of its own: under Playwright's loop the bots of a game in play would move later."""
    with ThreadPoolExecutor(1) as aside:
        return [aside.submit(make).result() for make in ROOMS.values()]


def settled(page: Page) -> Any:
    """What the rooms look like, once two looks are the same."""
    before, looks = None, page.evaluate(LOOKS)
    while looks != before:
        page.wait_for_timeout(300)
        before, looks = looks, page.evaluate(LOOKS)
    return looks


@pytest.mark.parametrize(("size", "wide"), [(PHONE, 366), (DESKTOP, 660)], ids=["phone", "desk"])
def test_on_a_foreign_page_read_from_right_to_left_rooms_look_as_on_a_bare_one(
    rooms: list[Any], embedded: Callable[..., Page], size: tuple[int, int], wide: int
) -> None:
    bare = settled(embedded(rooms, BARE % wide, size=size))
    page = embedded(rooms, FOREIGN + BARE % wide, rtl=True, size=size)
    for name, plain, foreign in zip(ROOMS, bare, settled(page), strict=True):
        assert len(plain) > 9, name
        for one, other in zip(plain, foreign, strict=True):
            assert one == other, name
    fits = page.evaluate("[...document.querySelectorAll('[data-fit]')].map((node) => node.dataset.fit)")
    assert len(fits) >= 6
    assert set(fits) == {"flow"}
    stays = (
        "[...document.querySelectorAll('.host *')].filter((e) => ['fixed'].includes(getComputedStyle(e).position))"
    )
    assert page.evaluate(f"{stays}.length") == 0
    roots = page.evaluate("[...document.querySelectorAll('.host .uw')].map((node) => `${node.dir} ${node.lang}`)")
    assert set(roots) == {"ltr en"}
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_wide_page_that_is_not_ours_has_the_question_beside_the_table(embedded: Callable[..., Page]) -> None:
    page = embedded([uw.watch("uncle", seed=1964)], "body { margin: 0 }")
    assert page.locator(".uw-room").get_attribute("data-fit") == "flow"
    table, panel = page.locator(".uw-table").bounding_box(), page.locator(".uw-panel").bounding_box()
    assert table
    assert panel
    assert panel["x"] >= table["x"] + table["width"]


def test_a_saved_copy_says_so_can_be_read_and_takes_no_press(
    rooms: list[Any], embedded: Callable[..., Page], axe: Callable[..., None]
) -> None:
    page = embedded(rooms)
    for note in page.locator(".uw-copy").all():
        expect(note).to_be_visible()
        expect(note).to_have_text(WORDS)
        expect(note).to_have_role("status")
    before = page.locator("main").inner_text()
    assert "How likely is it that C has a" in before
    assert page.evaluate(LIVELY) == []
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.host')") is None
    for one in page.locator(".host :is(button, g.card, label, [data-k])").filter(visible=True).all()[:150]:
        one.dispatch_event("click")
        one.dispatch_event("keydown", {"key": "Enter"})
    page.mouse.click(600, 300)
    page.keyboard.press("ArrowRight")
    assert page.locator("main").inner_text() == before
    resized(page, *PHONE)  # what is drawn again takes no press either
    assert page.evaluate(LIVELY) == []
    axe(page, include=".host")


def test_a_class_goes_on_by_hands_in_a_saved_copy(pages: tuple[Path, str], new_page: NewPage) -> None:
    """Its page brings its lesson with it and needs no Python, so nothing has to be said."""
    folder, url = pages
    (folder / "class.html").write_text(html_manager.page_of([uw.classroom("uncle")]))
    page = new_page(DESKTOP, reduced_motion="reduce")
    page.goto(f"{url}/class.html")
    pressed(page, "main", "ask")
    says(page, SPLIT)
    expect(page.locator(".w-low h2")).to_contain_text("10")
    pressed(page, "main")  # it asks once, since twenty are missing
    pressed(page, "main", "shown")
    expect(page.locator(".w-sheet")).to_contain_text("9")
    pressed(page, "main", "why")
    expect(page.locator(".uw-copy")).to_have_count(0)


def test_what_python_answers_late_takes_the_sentence_back(new_page: NewPage) -> None:
    """A kernel may be busy for long; where nobody says whether there is one, its answer counts whenever it comes."""
    page = new_page()
    page.clock.install()
    room = uw.watch("uncle", seed=1964)
    names = [name for name in room.explainer.keys if not name.startswith(("_", "layout", "tab", "tooltip"))]
    traits = json.loads(json.dumps({name: getattr(room.explainer, name) for name in names}))
    page.set_content(page_of(("explainer", traits), answers=False))
    main = page.locator(".uw-panel [data-k=skip]")
    expect(main).to_be_visible()
    page.clock.run_for(7_000)
    expect(page.locator(".uw-copy")).to_have_count(0)
    page.clock.run_for(2_000)
    expect(page.locator(".uw-copy")).to_have_text(WORDS)
    expect(main).to_have_js_property("inert", True)
    asked = [message for message in page.evaluate("models[0].told") if message["kind"] == "alive"]
    assert len(asked) == 1
    page.evaluate("models[0].answer()")
    expect(page.locator(".uw-copy")).to_have_count(0)
    main.click()
    becomes(page, lambda: page.evaluate("models[0].told.at(-1).kind"), "skip")


def test_a_page_whose_python_answers_says_nothing(new_page: NewPage) -> None:
    page = new_page()
    page.clock.install()
    page.set_content(page_of(("marks", {"rows": [], "told": "None yet.", "terms": {}, "palette": "", "game": ""})))
    expect(page.locator(".uw")).to_be_visible()
    page.clock.run_for(30_000)
    expect(page.locator(".uw-copy")).to_have_count(0)


def test_a_notebook_opened_again_says_so_until_its_cell_runs(
    lab_server: tuple[str, Path], new_page: NewPage
) -> None:
    """JupyterLab draws the saved widgets of a notebook that is trusted beside a new kernel, which knows none of them."""
    url, work = lab_server
    room = uw.watch("uncle", seed=1964)
    left = room._repr_mimebundle_()
    data = left[0] if isinstance(left, tuple) else left
    source = "import time, uncle_widgets as uw\ndisplay(uw.watch('uncle', seed=1964))\ntime.sleep(12)"
    cell = nbformat.v4.new_code_cell(source, outputs=[nbformat.v4.new_output("display_data", data)])
    book = nbformat.v4.new_notebook(cells=[cell])
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    state = {"version_major": 2, "version_minor": 0, "state": embed_data([room])["manager_state"]["state"]}
    book.metadata = {"kernelspec": kernel, "widgets": {"application/vnd.jupyter.widget-state+json": state}}
    NotebookNotary().sign(book)
    nbformat.write(book, work / "copy.ipynb")
    assert len(dependency_state([room])) > 3
    page = new_page((1440, 960))
    address = f"{url}/lab/workspaces/saved-copy/tree/copy.ipynb"
    page.goto(address)
    page.wait_for_selector(CELL, timeout=60_000)
    expect(page.locator(".uw-copy")).to_have_text(WORDS, timeout=60_000)
    page.wait_for_function(STILL)
    around, panel = page.locator(".uw-room").bounding_box(), page.locator(".uw-panel").bounding_box()
    assert around
    assert panel
    assert panel["y"] + panel["height"] <= around["y"] + around["height"] + 1  # nothing is cut at its foot
    until(page, lambda: has_kernel(page, address))
    page.locator(f"{CELL} .cm-content").first.click()
    page.keyboard.press("Control+Enter")
    expect(page.locator(".uw-copy")).to_have_count(0)
    expect(page.locator(".uw-table svg.table")).to_be_visible(timeout=60_000)
    page.wait_for_timeout(9_500)  # for what must not come while the kernel is busy
    expect(page.locator(".uw-copy")).to_have_count(0)
    expect(page.locator(".uw-table [data-k='step.forward']")).to_be_enabled()
