"""The same widgets from a cell in JupyterLab, whose own keys would move, cut and insert cells."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.watching import at_step, guess, key, revealed, stop_at, to_step

NOTEBOOK = "document.querySelectorAll('.jp-Notebook .jp-Cell').length"
ACTIVE = (
    "[...document.querySelectorAll('.jp-Notebook .jp-Cell')]"
    ".findIndex((e) => e.classList.contains('jp-mod-active'))"
)
PLACES = """() => { const box = (s) => document.querySelector(s).getBoundingClientRect(), page = box(".uw-page");
    const rem = parseFloat(getComputedStyle(document.querySelector(".uw-table")).fontSize);
    const shown = document.querySelector(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook").clientHeight;
    const table = box(".uw-page .uw-table"), panel = box(".uw-page .uw-panel");
    return { width: page.width / rem, height: page.height / rem, shown: shown / rem,
        beside: table.right < panel.left, level: Math.abs(table.bottom - panel.bottom) < 2, below: panel.top >= table.bottom } }"""


def run_the_first_cell(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=60_000)
    page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status=idle]", timeout=60_000)
    prompt = page.locator(".jp-Notebook .jp-CodeCell .jp-InputPrompt").first
    for _ in range(20):  # JupyterLab shows the cell before it listens to its keys
        page.locator(".jp-Notebook .jp-CodeCell .cm-content").first.click()
        page.keyboard.press("Control+Enter")
        page.wait_for_timeout(1000)
        if re.search(r"[*\d]", prompt.inner_text()):
            break
    page.wait_for_selector(".uw-table svg.table", timeout=60_000)


def test_the_cell_runs_and_its_keys_stay_in_the_widget(lab_url: str, page: Page, axe: Callable[..., None]) -> None:
    run_the_first_cell(page, f"{lab_url}/uncle.ipynb")

    def cells() -> tuple[Any, Any]:
        return page.evaluate(NOTEBOOK), page.evaluate(ACTIVE)

    to_step(page, 0)
    page.get_by_role("button", name="Step forward").click()
    at_step(page, 1)
    page.keyboard.press("ArrowRight")
    at_step(page, 2)
    before = cells()
    for name in ("ArrowDown", "ArrowUp", "a", "b", "x", "d", "d", "ArrowRight", "j", "k", "y", "m", "c", "v"):
        page.keyboard.press(name)
    at_step(page, 3)
    for selector in (".uw-panel [data-k=range]", ".uw-masthead [role=tab]", ".uw-panel [data-k=main]"):
        page.locator(selector).first.focus()
        for name in ("a", "x", "d", "d", "ArrowDown"):
            page.keyboard.press(name)
    page.locator(".uw-masthead [role=tab]").first.focus()
    page.keyboard.press("4")  # a question of the room; a heading to JupyterLab
    expect(page.locator(".uw-panel .qchip").nth(3)).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(500)
    assert cells() == before
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("1")
    page.keyboard.press("Space")
    expect(page.locator(".uw-panel .qchip").nth(3)).to_have_attribute("aria-pressed", "true")
    # two columns from 55 rem, as high as is shown of the cell's output, 36 to 46 rem; under it one
    for width in (1440, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_timeout(600)
        places = page.evaluate(PLACES)
        if places["width"] >= 55:
            assert places["beside"]
            assert places["level"]
            assert places["height"] <= max(36, min(46, places["shown"])) + 0.5
        else:
            assert places["below"]
        assert (places["width"] >= 55) == (width == 1440)
    stop_at(page, 2)
    guess(page, "40")
    revealed(page)
    key(page, "page.2").click()
    key(page, "run.1").click()
    expect(page.locator(".uw-panel .told")).to_contain_text(re.compile("^[01] of 1 "))
    axe(page, ".uw-page")
