"""The same widgets from a cell, in JupyterLab and in Notebook 7: one view there too, without scrolling."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.every_room import every_room
from tests.browser.notebooks import run_the_first_cell
from tests.browser.test_class import states
from tests.browser.waiting import at_rest, becomes, frames
from tests.browser.watching import guess, key, revealed, stop_at

PLACES = """() => { const box = (s) => document.querySelector(s).getBoundingClientRect(), page = box(".uw-page");
    const rem = parseFloat(getComputedStyle(document.querySelector(".uw-table")).fontSize);
    const shown = document.querySelector(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook").clientHeight;
    const table = box(".uw-page .uw-table"), panel = box(".uw-page .uw-panel");
    return { width: page.width / rem, height: page.height / rem, shown: shown / rem,
        beside: table.right < panel.left, level: Math.abs(table.bottom - panel.bottom) < 2, below: panel.top >= table.bottom } }"""
SCROLLED = """(names) => { document.querySelector(".uw-page").scrollIntoView({ block: "start" });
    const around = document.querySelector(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook");
    const { top, bottom } = around.getBoundingClientRect();
    return names.filter((name) => { const node = [...document.querySelectorAll(name)].find((e) => e.getClientRects().length);
        const box = node?.getBoundingClientRect();
        return !box || box.top < top - 1 || box.bottom > Math.min(bottom, innerHeight) + 1 }) }"""
"""Those of the names that are not seen where the page of ours stands at the top of what the notebook shows."""
WHOLE = """() => { const wall = document.querySelector(".uw-wall"), tables = [...wall.querySelectorAll(".w-field svg.table")];
    wall.scrollIntoView({ block: "start" });
    const around = document.querySelector(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook").getBoundingClientRect();
    const box = wall.getBoundingClientRect();
    return box.top > around.top - 1 && box.bottom < around.bottom + 1 && wall.scrollWidth <= wall.clientWidth
        && tables.every((table) => table.getBoundingClientRect().height > 150) }"""
"""Whether a class's page is seen whole in what the notebook shows, with its table."""


def test_one_view_in_a_cell(notebook_url: str, new_page: Callable[..., Page], axe: Callable[..., None]) -> None:
    page = new_page((1440, 960))
    run_the_first_cell(page, f"{notebook_url}/uncle.ipynb")

    def seen(*names: str) -> None:
        becomes(page, lambda: page.evaluate(SCROLLED, [".uw-table svg.table", *names]), [])

    stop_at(page, 3)  # a chance is asked for
    seen(".uw-panel h2", ".uw-panel [data-k=range]", ".uw-panel [data-k=main]")
    guess(page, "40")
    revealed(page)
    seen(".uw-panel h2", ".uw-panel [data-k='page.0']", ".uw-panel [data-k=main]")
    key(page, "page.1").click()
    seen(".uw-panel .now", ".uw-panel [data-k='page.1']")
    key(page, "page.2").click()
    seen(".uw-panel [data-k='run.1']")
    key(page, "run.1").click()
    expect(page.locator(".uw-panel .told")).to_contain_text(re.compile("^One deal so far"))
    seen(".uw-panel .told")
    axe(page, ".uw-page")
    # two columns from 55 rem, as high as is shown of the cell's output, 36 to 46 rem; under it one
    kinds = set()
    for width in (1440, 1280, 900):
        page.set_viewport_size({"width": width, "height": 800})
        frames(page)
        at_rest(page.locator(".uw-page .uw-table"))
        at_rest(page.locator(".uw-page .uw-panel"))
        places: dict[str, Any] = page.evaluate(PLACES)
        if places["width"] >= 55:
            assert places["beside"]
            assert places["level"]
            assert places["height"] <= max(36, min(46, places["shown"])) + 0.5
        else:
            assert places["below"]
        kinds.add(places["width"] >= 55)
    assert kinds == {True, False}


@pytest.mark.soak
def test_every_room_of_a_game_in_a_cell(notebook_url: str, new_page: Callable[..., Page], tmp_path: Path) -> None:
    page = new_page((1440, 960))
    run_the_first_cell(page, f"{notebook_url}/uncle.ipynb")
    every_room(page, tmp_path)


@pytest.mark.soak
def test_a_class_in_a_cell(
    notebook_url: str, lab_server: tuple[str, Path], new_page: Callable[..., Page], axe: Callable[..., None]
) -> None:
    """Each state from the door to the end is seen whole in what the notebook shows of the cell."""
    folder = lab_server[1] / re.split("/(?:tree|notebooks)/", notebook_url)[1]
    notebook = json.loads((folder / "uncle.ipynb").read_text())
    notebook["cells"][0]["source"] = 'import uncle_widgets as uw\nuw.classroom("uncle", lesson=1)'
    (folder / "class.ipynb").write_text(json.dumps(notebook))
    page = new_page((1440, 960))
    run_the_first_cell(page, f"{notebook_url}/class.ipynb", ".uw-wall[data-to=door]")
    for _ in states(page):
        becomes(page, lambda: page.evaluate(WHOLE), True)
    axe(page, ".uw-wall")
