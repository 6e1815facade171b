"""Rooms in marimo, which takes single anywidgets, draws each in a shadow root and has a kernel of another kind.

marimo stands in an environment of its own, made here when it is missing or when what it needs has changed.
"""

import hashlib
import os
import re
import subprocess
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, NewPage, free_port, server
from tests.browser.test_class import stands, states
from tests.browser.test_keys import KEYS
from tests.browser.waiting import becomes
from tests.browser.watching import ask, asked, at_step, guess, key, press, revealed, to_step

pytestmark = pytest.mark.soak
HOME = Path(__file__).parent / ".venv-marimo"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NEEDS = ["marimo>=0.25,<0.26", "ipywidgets>=8.1,<9", "anywidget>=0.11,<0.12", "numpy>=2"]
CONFIG = '[runtime]\nauto_instantiate = true\n[display]\ntheme = "system"\n'
HEAD = "import marimo\n\napp = marimo.App(width='medium')\n"
CELL = "\n\n@app.cell\ndef _({takes}):\n    {source}\n    return {gives}\n"
IMPORTS = ("", "import marimo as mo; import uncle_widgets as uw", "(mo, uw)")
NOTEBOOKS = {
    "room": [("uw", "uw.watch('uncle', seats=3, seed=3)", "")],
    "two": [("uw", "uw.watch('uncle', seats=2, seed=3)", ""), ("uw", "uw.explain('uno', 'N-L1')", "")],
    "page": [("uw", "uw.dashboard('uncle')", "")],
    "pair": [
        (
            "mo, uw",
            "room = uw.watch('uno', seed=3); "
            "mo.hstack([mo.ui.anywidget(room.table), mo.ui.anywidget(room.explainer)], widths='equal')",
            "(room,)",
        )
    ],
    "play": [
        ("mo, uw", "game = uw.play('uncle', seats=2, seed=11, pace=0.05); mo.ui.anywidget(game.whole)", "(game,)")
    ],
    "lesson": [("uw", "uw.lesson('uncle')", "")],
    "class": [("uw", "uw.classroom('uncle', lesson=1)", "")],
}
ACTIVE = """() => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    return node?.getAttribute("data-k") ?? node?.tagName;
}"""


@pytest.fixture(scope="session")
def marimo() -> Path:
    """The Python that has marimo, and what this package needs to run."""
    stamp, wanted = HOME / "stamp", hashlib.sha256("\n".join(NEEDS).encode()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        venv.create(HOME, with_pip=True, clear=True)
        pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *NEEDS]
        done = subprocess.run(pip, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"marimo could not be installed:\n{done.stderr[-3000:]}"
        stamp.write_text(wanted)
    return PYTHON


def notebook(cells: list[tuple[str, str, str]]) -> str:
    """The text of a marimo notebook: for each cell the names it takes, its lines and the names it gives."""
    texts = []
    for takes, source, gives in [IMPORTS, *cells]:
        lines = source.replace("; ", "\n    ")
        texts.append(CELL.format(takes=takes, source=lines, gives=gives))
    return HEAD + "".join(texts) + "\n\nif __name__ == '__main__':\n    app.run()\n"


@pytest.fixture(scope="module")
def served(marimo: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str, str], str]]:
    """`served("run", "room")`: the address of that notebook, run as an app or opened to be edited."""
    home = tmp_path_factory.mktemp("marimo")
    (home / "config" / "marimo").mkdir(parents=True)
    (home / "config" / "marimo" / "marimo.toml").write_text(CONFIG)
    places = {name: str(home / name) for name in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")}
    env = {**os.environ, **places, "XDG_CONFIG_HOME": str(home / "config"), "PYTHONPATH": str(ROOT)}
    env["MARIMO_SKIP_UPDATE_CHECK"] = "1"
    there: dict[tuple[str, str], str] = {}
    open_servers = []

    def serve(mode: str, name: str) -> str:
        if (mode, name) not in there:
            path = home / f"{mode}_{name}.py"
            path.write_text(notebook(NOTEBOOKS[name]))
            port = free_port()
            command = [
                str(marimo),
                "-m",
                "marimo",
                "-y",
                mode,
                str(path),
                "--headless",
                "--no-token",
                f"--port={port}",
            ]
            url = f"http://127.0.0.1:{port}"
            running = server(command, f"{url}/health", home / f"{mode}_{name}.log", cwd=home, env=env)
            running.__enter__()
            open_servers.append(running)
            there[mode, name] = url
        return there[mode, name]

    yield serve
    for running in reversed(open_servers):
        running.__exit__(None, None, None)
    for log in home.glob("*.log"):
        assert "Traceback" not in log.read_text(), f"{log.name}:\n{log.read_text()[-3000:]}"


@pytest.fixture
def shown(served: Callable[[str, str], str], new_page: NewPage) -> Callable[..., Page]:
    """`shown("room", mode="edit", theme="dark", size=PHONE)`: the notebook on a page, its table drawn."""

    def show(name: str, mode: str = "run", theme: Any = "light", size: tuple[int, int] = DESKTOP) -> Page:
        page = new_page(size, color_scheme=theme)
        page.goto(served(mode, name))
        expect(page.locator(".uw-table svg.table").first).to_be_visible(timeout=60_000)
        expect(page.locator("marimo-anywidget").first).to_be_attached()
        return page

    return show


def colour(part: Locator, name: str = "color") -> str:
    return str(part.evaluate("(node, name) => getComputedStyle(node)[name]", name))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_room_is_one_widget_dressed_in_the_theme_of_the_page(
    shown: Callable[..., Page], size: tuple[int, int]
) -> None:
    inks = set()
    for theme in ("light", "dark"):
        page = shown("room", theme=theme, size=size)
        expect(page.locator("marimo-anywidget")).to_have_count(1)
        expect(page.locator(".uw-room > .uw-cols > .uw-at-side .uw-panel h2")).to_be_visible()
        assert colour(page.locator(".uw-panel"), "colorScheme") == theme
        inks.add(colour(page.locator(".uw-panel h2")))
        table, panel = (page.locator(part).bounding_box() for part in (".uw-table", ".uw-panel"))
        assert table
        assert panel
        if size == DESKTOP:  # side by side, and all of it in the window
            assert panel["x"] >= table["x"] + table["width"]
            assert table["height"] <= size[1]
        else:
            assert panel["y"] >= table["y"] + table["height"]
        assert max(table["x"] + table["width"], panel["x"] + panel["width"]) <= size[0]
    assert len(inks) == 2


@pytest.mark.parametrize("name", ["room", "pair"])
def test_a_game_is_stepped_asked_about_and_tried_out(shown: Callable[..., Page], name: str) -> None:
    page = shown(name)
    to_step(page, 0)
    page.locator('.uw-table [data-k="step.forward"]').click()
    at_step(page, 1)
    assert page.evaluate(ACTIVE) == "step.forward"  # the focus stays on the button that was pressed
    page.keyboard.press("ArrowRight")
    at_step(page, 2)
    page.keyboard.press("ArrowLeft")
    at_step(page, 1)
    page.locator(".uw-table [data-moment]").first.dispatch_event("click")
    asked(page)
    guess(page, "37")
    revealed(page)
    expect(page.locator(".uw-panel .p-page")).to_contain_text("Exact")
    lit = page.locator('.uw-table [data-key^="lit:"]')
    expect(lit).to_have_count(0)
    key(page, "page.1").click()
    expect(lit.first).to_be_attached()
    key(page, "page.2").click()
    assert page.evaluate(ACTIVE) == "page.2"
    key(page, "run.1").click()
    expect(page.locator(".uw-panel .told")).to_contain_text("Deal 1: ")
    expect(page.locator('.uw-table .caption[data-tone="trial"]')).to_be_visible()
    key(page, "run.1000").click()
    expect(page.locator(".uw-panel .told")).to_contain_text("of 1,001 ")


def test_a_card_is_lifted_in_the_hand_and_in_the_list_and_then_played(shown: Callable[..., Page]) -> None:
    """Coach and table are kept alike by the kernel: marimo's page runs no links of ipywidgets'."""
    page = shown("play")
    expect(page.locator(".uw-coach h2")).to_have_text("Your move.")
    page.locator(".uw-table g.card.plays").first.click()
    expect(page.get_by_role("button", name=re.compile("^Play the"))).to_be_visible()
    expect(page.locator(".uw-coach .leaving .on")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Play the")).click()
    expect(page.locator(".uw-coach")).to_contain_text("Your last move")


def test_a_lesson_begins_and_is_answered(shown: Callable[..., Page]) -> None:
    page = shown("lesson")
    expect(page.locator(".uw-trail")).to_be_visible()
    guess(page, "37")
    expect(page.locator(".uw-panel .p-page")).to_contain_text("37")


def test_a_class_goes_from_its_door_to_its_end(served: Callable[[str, str], str], new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    page.goto(served("run", "class"))
    stands(page, "door")
    size = page.locator(".uw-wall [data-k=size]").first
    size.fill("10")  # as many as answer; else revealing asks first
    size.press("Tab")
    for state in states(page):
        if state not in ("door", "deal", "end"):
            table = page.locator(".uw-wall .w-field svg.table")
            becomes(page, lambda table=table: (table.bounding_box() or {"height": 0})["height"] > 150, True)
        assert page.locator(".uw-wall").evaluate("(node) => node.scrollWidth - node.clientWidth") <= 1
        bar, main = (page.locator(name).bounding_box() for name in (".uw-wall .w-bar", ".uw-wall [data-k=main]"))
        assert bar
        assert main
        assert main["width"] < bar["width"] / 2, state  # as its own style sheet says, which comes last


def test_keys_in_a_room_leave_the_notebook_alone(shown: Callable[..., Page]) -> None:
    page = shown("room", mode="edit")
    code = page.locator(".marimo-cell .cm-content")
    before = code.all_inner_texts()
    for selector in (
        '.uw-table [data-k="step.forward"]',
        '.uw-table [data-k="pace"]',
        '.uw-panel [data-k="value"]',
    ):
        for stroke in KEYS:
            control = page.locator(selector)
            if not control.evaluate("(node) => node === node.getRootNode().activeElement"):
                control.focus()
            page.keyboard.press(stroke)
            assert code.all_inner_texts() == before, f"{stroke} in {selector}"


def test_a_cell_that_runs_again_shows_its_room_again_also_after_a_reload(shown: Callable[..., Page]) -> None:
    """marimo closes every widget that the cell has made, the one with our views among them."""
    page = shown("room", mode="edit")
    to_step(page, 9)
    page.locator(".marimo-cell .cm-content").last.click()
    page.keyboard.press("Control+Enter")
    asked(page)  # the game stands at its first moment again
    to_step(page, 8)
    ask(page, "U-L2")
    page.reload()
    at_step(page, 8)
    press(page, "All cards")
    expect(page.get_by_role("button", name="All cards")).to_have_attribute("aria-pressed", "true")


def test_a_room_fits_the_output_of_a_cell(shown: Callable[..., Page]) -> None:
    page = shown("room", mode="edit")
    page.wait_for_function("document.querySelector('[id^=output-]:has(marimo-anywidget)')?.clientHeight > 500")
    high, room = page.locator("[id^=output-]:has(marimo-anywidget)").evaluate(
        "(node) => [node.clientHeight, node.scrollHeight]"
    )
    assert room <= high


def test_a_room_outlives_the_cell_that_made_the_house(shown: Callable[..., Page]) -> None:
    page = shown("two", mode="edit")
    rooms = page.locator(".uw-room .uw-panel h2")
    expect(rooms).to_have_count(2)
    page.locator(".marimo-cell .cm-content").nth(1).click()
    page.keyboard.press("Control+Enter")
    expect(rooms).to_have_count(2)
    page.reload()
    expect(rooms).to_have_count(2, timeout=9_000)  # marimo waits ten seconds for a widget that is not there


def test_rooms_change_on_a_games_page_and_a_chosen_theme_holds_against_marimos(
    shown: Callable[..., Page], axe: Any
) -> None:
    page = shown("page", theme="dark")
    page.get_by_role("tab", name="Play").click()
    expect(page.locator(".uw-coach h2")).to_be_visible()
    expect(page.locator(".uw-room:has(.uw-coach)")).to_have_count(1)
    expect(page.locator(".uw-panel")).to_have_count(0)
    axe(page, include="marimo-anywidget")
    page.locator(".uw-masthead [data-k=menu], .uw-masthead [aria-expanded]").last.click()
    page.get_by_role("button", name="Light", exact=True).click()
    assert colour(page.locator(".uw-coach"), "colorScheme") == "light"
    assert colour(page.locator(".uw-page"), "backgroundColor") == "rgb(228, 234, 231)"
    page.get_by_role("tab", name="Watch").click()
    expect(page.locator(".uw-panel h2")).to_be_visible()
    assert colour(page.locator(".uw-panel"), "colorScheme") == "light"
