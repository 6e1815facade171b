"""Every notebook through Voilà: drawn, without an error, and without a request to another machine."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, NOTEBOOKS, PHONE, rendered
from tests.browser.notebooks import run_the_first_cell
from tests.browser.soaked import soaked
from tests.browser.waiting import resized

FOUND = sorted(str(path.relative_to(NOTEBOOKS).with_suffix("")) for path in NOTEBOOKS.glob("**/[!.]*.ipynb"))
TYPED = {"data_and_widgets"}
"""Read where one types, not served: pandas' tables and Matplotlib's pictures are theirs, and some of its cells want a
library that does not come with the tests, and say so. nbval runs them all."""
CLASSROOM = ("classroom/thrush_count", "classroom/uncle_predict")
"""One of each kind; nbval runs the cells of all, and `test_classroom.py` looks at them."""
FOUND = [name for name in FOUND if ".ipynb_checkpoints" not in name and name not in TYPED]

Opened = Callable[..., Page]


def test_there_are_notebooks() -> None:
    assert {"index", "uncle"} <= set(FOUND)


@pytest.mark.parametrize("notebook", soaked(FOUND, *(one for one in FOUND if "/" not in one or one in CLASSROOM)))
def test_notebook_opens_offline(
    notebook: str, opened: Opened, axe: Callable[..., None], no_overflow: Callable[[Page], None]
) -> None:
    page = opened(notebook)
    assert page.title()
    assert not page.locator("[data-mime-type='application/vnd.jupyter.stderr']").count()
    assert not page.get_by_text("There was an error when executing cell").count()
    axe(page)
    no_overflow(page)
    resized(page, *PHONE)
    no_overflow(page)


def test_the_short_address_leads_to_the_gallery(voila_url: str, page: Page) -> None:
    page.goto(f"{voila_url}/")
    assert page.url.endswith("/voila/render/index.ipynb")
    rendered(page)


@pytest.mark.parametrize(("theme", "colour"), [("light", "rgb(228, 234, 231)"), ("dark", "rgb(12, 19, 18)")])
def test_theme(theme: str, colour: str, opened: Opened, axe: Callable[..., None]) -> None:
    page = opened("index", theme=theme, size=DESKTOP)
    expect(page.locator("body")).to_have_css("background-color", colour)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    axe(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_directory(theme: str, voila_url: str, page: Page, axe: Callable[..., None]) -> None:
    page.goto(f"{voila_url}/voila/tree?theme={theme}")
    expect(page.get_by_role("link", name="uncle.ipynb", exact=True)).to_be_visible()
    axe(page)


@pytest.mark.parametrize(
    ("path", "theme"),
    [("voila/render/nowhere.ipynb", "light"), ("voila/render/nowhere.ipynb", "dark"), ("unoo", "dark")],
)
def test_page_that_is_not_there(
    path: str, theme: str, voila_url: str, lone_page: Page, axe: Callable[..., None]
) -> None:
    page = lone_page  # its 404 is an error in the console
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{voila_url}/{path}?theme={theme}")
    expect(page.get_by_role("link", name="All games")).to_be_visible()
    assert all(url.startswith((voila_url, "data:")) for url in asked)
    axe(page)


def test_an_error_on_the_page_is_said_in_words(opened: Opened, axe: Callable[..., None]) -> None:
    page = opened("index")
    page.evaluate("window.dispatchEvent(new ErrorEvent('error', {message: 'something'}))")
    page.get_by_text("Something on this page went wrong.").wait_for()
    axe(page)
    page.get_by_role("button", name="Reload the page").click()
    rendered(page)
    expect(page.locator("#trouble")).to_be_hidden()


def test_only_pictures_are_served_as_files(voila_url: str, page: Page) -> None:
    for path in ("voila.json", "uncle.ipynb", "../pyproject.toml", "images/../voila.json"):
        assert page.request.get(f"{voila_url}/voila/files/{path}").status in (403, 404)


def test_jupyterlab_draws_the_dashboard_offline(lab_url: str, page: Page, axe: Callable[..., None]) -> None:
    run_the_first_cell(page, f"{lab_url}/uncle.ipynb", ".jp-OutputArea .uw-table svg")
    axe(page, include=".jp-OutputArea .uw-table")
