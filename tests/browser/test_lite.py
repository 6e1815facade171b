"""The notebooks of a site in JupyterLite: from a plain file server, with Python in the page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.sites import CACHE, gathering
from tests.browser.test_wake import LOADED, serving
from uncle_widgets.filing import notebooks
from uncle_widgets.site import lite, pyodide

WHOLE = [f"classroom/{path.name}" for path in sorted(notebooks().glob("classroom/*.ipynb"))]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("site")
    with gathering():
        pyodide.gather(folder, CACHE)
        lite.build(folder, CACHE)
    assert sum(path.stat().st_size for path in (folder / "lite").rglob("*")) < 45e6
    server = serving(folder)
    yield f"http://127.0.0.1:{server.server_port}/lite/notebooks/index.html?path="
    server.shutdown()
    server.server_close()


def opened(page: Page, address: str) -> None:
    """The notebook, all of its cells run."""
    page.goto(address)
    expect(page.locator(".jp-Notebook h1").first).to_be_visible(timeout=LOADED)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    prompts = page.locator(".jp-CodeCell .jp-InputPrompt")
    expect(prompts.last).to_have_text(re.compile(r"\[\d+\]:"), timeout=2 * LOADED)


@pytest.mark.browser
def test_a_classroom_notebook_runs_without_a_server_and_marks_an_answer(page: Page, url: str) -> None:
    opened(page, f"{url}classroom/uncle_predict.ipynb")
    expect(page.locator(".jp-Notebook")).to_contain_text("Python runs in this page")
    exercise = page.locator(".uw-exercise").filter(has=page.get_by_role("textbox")).first
    exercise.get_by_role("textbox").first.fill("7")
    page.keyboard.press("Enter")
    expect(exercise.get_by_role("status")).not_to_be_empty()
    page.wait_for_timeout(4_000)  # longer than a page waits to ask a server for its kernel
    expect(page.locator(".uw-lost")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("name", WHOLE)
def test_every_classroom_notebook_runs_from_top_to_bottom(page: Page, url: str, name: str) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    opened(page, f"{url}{name}")
    expect(page.locator("[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)


@pytest.mark.soak
def test_what_wants_numpy_is_said_before_it_is_run(page: Page, url: str) -> None:
    page.goto(f"{url}own_player.ipynb")
    expect(page.locator(".jp-Notebook h1").first).to_be_visible(timeout=LOADED)
    lacks = page.locator(".jp-RenderedMarkdown").get_by_text("need NumPy, which is not installed")
    expect(lacks).to_have_count(0 if list(CACHE.glob("numpy-*.whl")) else 1)
