"""A notebook in JupyterLab or in Notebook 7, as a test takes it in hand."""

import re

from playwright.sync_api import Page

CELL = ".jp-Notebook .jp-CodeCell"
CELLS = """() => [...document.querySelectorAll(".jp-Notebook .jp-Cell")].map((cell) => [
    cell.classList.contains("jp-mod-active"), cell.classList.contains("jp-mod-selected"),
    cell.classList.contains("jp-CodeCell"), cell.querySelector(".jp-InputPrompt")?.textContent,
    cell.querySelector(".cm-content")?.textContent, cell.querySelectorAll(".jp-mod-outputsScrolled").length,
    document.querySelectorAll(".jp-Dialog").length])"""
"""What keys could change about the cells: which is active, selected, how often run, its text; a dialog."""


def run_the_first_cell(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_selector(CELL, timeout=60_000)
    prompt = page.locator(f"{CELL} .jp-InputPrompt").first
    for _ in range(30):  # the cell is shown before its keys are listened to, and before it has a kernel
        page.locator(f"{CELL} .cm-content").first.click()
        page.keyboard.press("Control+Enter")
        page.wait_for_timeout(1000)
        if re.search(r"[*\d]", prompt.inner_text()):
            break
    page.wait_for_selector(".uw-table svg.table", timeout=60_000)
