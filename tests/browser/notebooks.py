"""A notebook in JupyterLab or in Notebook 7, as a test takes it in hand."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

CELL = ".jp-Notebook .jp-CodeCell"
CELLS = """() => [...document.querySelectorAll(".jp-Notebook .jp-Cell")].map((cell) => [
    cell.classList.contains("jp-mod-active"), cell.classList.contains("jp-mod-selected"),
    cell.classList.contains("jp-CodeCell"), cell.querySelector(".jp-InputPrompt")?.textContent,
    cell.querySelector(".cm-content")?.textContent, cell.querySelectorAll(".jp-mod-outputsScrolled").length,
    document.querySelectorAll(".jp-Dialog").length])"""
"""What keys could change about the cells: which is active, selected, how often run, its text; a dialog."""


def run_the_first_cell(page: Page, url: str, shown: str = ".uw-table svg.table") -> None:
    """Until what is `shown`, a selector, is on the page."""
    page.goto(url)
    page.wait_for_selector(CELL, timeout=60_000)
    until(page, lambda: has_kernel(page, url))  # a cell run before that is answered by a dialog
    prompt = page.locator(f"{CELL} .jp-InputPrompt").first
    for _ in range(30):  # the cell is shown before its keys are listened to
        page.locator(f"{CELL} .cm-content").first.click()
        page.keyboard.press("Control+Enter")
        page.wait_for_timeout(1000)
        if re.search(r"[*\d]", prompt.inner_text()):
            break
    page.wait_for_selector(shown, timeout=60_000)
    # what a cell shows comes before its end, and the cell may have been run twice
    until(page, lambda: has_kernel(page, url) and bool(re.search(r"\d", prompt.inner_text())))


def until(page: Page, so: Callable[[], bool]) -> None:
    for _ in range(600):
        if so():
            return
        page.wait_for_timeout(200)
    pytest.fail("The notebook did not come to rest in two minutes.")


def has_kernel(page: Page, url: str) -> bool:
    """Whether the server says that the notebook of this address has an idle kernel."""
    address = urlsplit(url)
    sessions = page.request.get(f"{address.scheme}://{address.netloc}/api/sessions").json()
    return any(
        address.path.endswith(session["path"]) and session["kernel"]["execution_state"] == "idle"
        for session in sessions
    )
