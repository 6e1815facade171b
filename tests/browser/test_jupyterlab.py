"""The same widgets from a cell in JupyterLab, whose own keys would move, cut and insert cells."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

NOTEBOOK = "document.querySelectorAll('.jp-Notebook .jp-Cell').length"
ACTIVE = (
    "[...document.querySelectorAll('.jp-Notebook .jp-Cell')]"
    ".findIndex((e) => e.classList.contains('jp-mod-active'))"
)


def test_the_cell_runs_and_its_keys_stay_in_the_widget(lab_url: str, page: Page, axe: Callable[..., None]) -> None:
    page.goto(f"{lab_url}/lab/tree/uncle.ipynb")
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
    lab = page.locator(".uw-table .stepper .lab")

    def cells() -> tuple[Any, Any]:
        return page.evaluate(NOTEBOOK), page.evaluate(ACTIVE)

    page.get_by_role("button", name="Step forward").click()
    expect(lab).to_have_text(re.compile("^Step 1 of"))
    page.keyboard.press("ArrowRight")
    expect(lab).to_have_text(re.compile("^Step 2 of"))
    before = cells()
    for key in ("ArrowDown", "ArrowUp", "a", "b", "x", "d", "d", "ArrowRight", "j", "k", "y", "m", "c", "v"):
        page.keyboard.press(key)
    expect(lab).to_have_text(re.compile("^Step 3 of"))
    for selector in (".uw-explain [data-k=range]", ".uw-masthead [role=tab]", ".uw-trials [data-k='run.1']"):
        page.locator(selector).first.focus()
        for key in ("a", "x", "d", "d", "ArrowDown"):
            page.keyboard.press(key)
    page.wait_for_timeout(500)
    assert cells() == before
    page.locator(".uw-explain [data-k=value]").fill("40")
    page.locator(".uw-explain [data-k=show]").click()
    expect(page.locator(".uw-explain .answer")).to_be_visible()
    axe(page, ".uw-page")
