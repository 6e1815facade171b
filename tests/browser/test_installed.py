"""The wheel as a user gets it, with its dependencies from PyPI: every page draws itself, without the checkout."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.conftest import free_port, rendered, server
from tests.installed import COMMAND, OWN, PYTHON, alone, whole

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    return whole(folder / "home", folder)


@pytest.fixture(scope="module")
def url(home: Path) -> Iterator[str]:
    """The address (no slash at its end) of what the installed command serves."""
    port = free_port()
    command = [str(home / COMMAND), "--host=127.0.0.1", f"--port={port}"]
    address = f"http://127.0.0.1:{port}"
    with server(command, f"{address}/voila/tree", home / "log", cwd=home, env=alone(home)):
        yield address


def test_the_package_is_the_installed_one(home: Path) -> None:
    command = [home / PYTHON, "-c", "import uncle_widgets; print(uncle_widgets.__file__)"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=home, env=alone(home)).stdout
    assert Path(told.strip()) == next(home.glob(f"lib/python*/site-packages/{OWN}/__init__.py"))


def test_the_gallery_draws_itself_and_every_door_opens(page: Page, url: str) -> None:
    page.goto(url)
    rendered(page)
    expect(page.locator(".hero svg.table")).to_be_visible()
    for game, kit in uw.GAMES.items():
        page.goto(url)
        rendered(page)
        page.get_by_role("link", name=f"Play {kit.title}").click()
        page.wait_for_url(f"**/{game}.ipynb?*")
        rendered(page)
        expect(page.get_by_role("tab", name="Play")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("game", uw.GAMES)
def test_the_page_of_a_game_draws_itself_in_the_theme_asked_for(page: Page, url: str, game: str) -> None:
    page.goto(f"{url}/{game}?theme=dark")
    rendered(page)
    expect(page.locator(".uw-table svg.table").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("game", uw.GAMES)
def test_a_lesson_draws_itself(page: Page, url: str, game: str) -> None:
    page.goto(f"{url}/{game}?uw={quote(uw.lesson(game, 1).link)}")
    rendered(page)
    expect(page.locator(".uw-panel .goal .chip")).to_be_visible()
    expect(page.locator(".uw-table svg.table").first).to_be_visible()


@pytest.mark.parametrize("game", uw.GAMES)
def test_a_page_that_it_saves_opens_alone(page: Page, home: Path, game: str) -> None:
    code = f"import uncle_widgets as uw; uw.export_html(uw.watch({game!r}, seats=2, seed=7).match.back(20), '{game}.html')"
    subprocess.run([home / PYTHON, "-c", code], check=True, capture_output=True, cwd=home, env=alone(home))
    page.context.set_offline(True)
    page.goto((home / f"{game}.html").as_uri())
    expect(page.locator(".uw-table svg.table")).to_be_visible()
    expect(page.get_by_label("Step", exact=True)).to_have_attribute("max", re.compile(r"^[1-9]\d?$"))
