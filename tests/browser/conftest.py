"""Real pages in a real Chromium: servers, pages that keep watch over themselves, and axe.

    def test_something(voila_url, page, axe, no_overflow):
        page.goto(f"{voila_url}/voila/render/uncle.ipynb")

How to play has been seen on these pages (`SEEN`): it would lie over the table that most of them are about.
`new_page(howto=True)` is a first visit.

A page that asks anyone but this machine for anything, or says an error in its console, fails
its test when the test ends.
"""

import json
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    expect,
    sync_playwright,
)
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser import chromium, fonts, sites
from tests.browser.fonts import Text
from tests.browser.reruns import pytest_terminal_summary as pytest_terminal_summary
from tests.browser.soaked import soaked
from tests.browser.waiting import resized

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "notebooks"
GAMES = {
    "uncle": "watch/2 uncle seats=3 pot_chips=50 players=greedy seed=1964:",
    "uno": "watch/2 uno seats=4 target=50 forget=30 notice=30 players=greedy seed=1964:",
    "mr_t": "watch/2 mr_t seats=4 players=greedy seed=1964:",
    "say_uncle": "watch/2 say_uncle seats=3 target=3 players=greedy seed=1964:",
    "thrush": "watch/2 thrush seats=3 players=greedy seed=1964:",
}
"""Links to games that are looked at step by step: another game would have another table at each."""
DESKTOP = (1280, 800)
PHONE = (390, 844)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",  # no other machine is there
]
SEEN = """try {
  for (const game of %s) localStorage.setItem(`uncle_widgets.howto.${game}`, '1');
  localStorage.setItem("uncle_widgets.answered", '1');
} catch {}"""
"""A page without an address may keep nothing."""
STILL = """() => document.getAnimations().every((one) => one.playState !== "running"
    || one.effect.getComputedTiming().endTime === Infinity)"""
"""Whether all that moves or fades has come to its end."""
PAPER = "() => getComputedStyle(document.body).backgroundColor"
THEMED = "(theme) => document.querySelectorAll('[data-theme]').forEach((node) => { node.dataset.theme = theme })"
"""A theme stands on the page and on each root of ours (`widgets/page/theme.ts`)."""
OPENED = """() => !new URLSearchParams(location.search).get("uw") || document.querySelector(".uw-masthead .mast")
    && (!document.querySelector(".uw-opening")
    || document.querySelectorAll(".uw-room").length > 1 && !document.querySelector(".uw-first"))"""
"""Whether the room that the address asks for is there: another comes first, unseen, and takes a press that is forced."""
HARMLESS = re.compile(
    # JupyterLab asks for a workspace and settings that nobody has saved yet.
    r"Failed to load resource: .* 404 .*/lab/api/(workspaces|settings)"
    # ipywidgets gave a model up while the page was busy; it is loaded again (`test_served.py`).
    r"|widget model not found\s.*/voila/labextensions/"
)
ON_SITE = "ON_SITE" in os.environ
"""Whether games are opened on a site, where Python wakes in the page, and not through Voilà: `ON_SITE=1 python -m pytest ...`. A
test with the mark `on_site` is run on a site where nothing is said, and through Voilà in `make soak`, or, with the mark
`walk`, in `make test`."""
ON_SITE_DRAWN = """() => document.querySelector(".uw-gallery, .uw-woken .uw-body .uw, .uw-body .uw-cols .uw")"""
SERVERS = {
    "cells", "classroom", "game_pages", "home", "hosted", "hub_url", "lab_server", "made", "marimo", "pages", "site",
    "site_url", "url", "voila_url",
}  # fmt: skip
"""Fixtures that start a server or write a site. A test with one of them costs seconds, so it is left to `make test-all`
(the mark `full`), unless it has the mark `walk`."""
SAMPLED, SAMPLE_SEED = 6, 48
"""How many tests `make test` runs in another font or larger: a dozen seconds of those that need no kernel."""
RENDERED = "voila/render/{}.ipynb"
THEIRS = "/static/notebook/notebook_core."
"""Notebook 7 stumbles over its own settings while it loads."""
expect.set_options(
    timeout=30_000
)  # kernels share two cores with whatever else goes on; how quick is for benchmarks/


def free_port() -> int:
    """A port that nobody listens at, and below those that the system gives to whoever asks for any.

    Kernels ask so: one of another test may else take it before its server does, or while that is started again.
    """
    while True:
        port = random.randrange(15_000, 32_000)
        with socket.socket() as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port


@contextmanager
def server(command: Sequence[str], ready: str, log: Path, **kwargs: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server until `ready` answers; ask it to end afterwards, so that it ends its kernels."""
    with log.open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, **kwargs)
        try:
            until = time.monotonic() + 90
            while not answers(ready):
                if process.poll() is not None or time.monotonic() > until:
                    pytest.fail(f"The server did not start:\n{log.read_text()[-3000:]}")
                time.sleep(0.1)
            yield process
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def answers(url: str, patience: float = 5) -> bool:
    """Whether there is a page, within so many seconds: one of Voilà's begins when its kernel does."""
    try:
        with urllib.request.urlopen(url, timeout=patience) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


@contextmanager
def gallery(port: int, log: Path, *settings: str, base: str = "") -> Iterator[str]:
    """What `make serve` serves, at the address given (no slash at its end), below `base`."""
    command = [sys.executable, "-m", "uncle_widgets.serve", str(NOTEBOOKS), "--Voila.ip=127.0.0.1", *settings]
    url = f"http://127.0.0.1:{port}{base}"
    command += [f"--Voila.base_url={base}/"] if base else []
    with server([*command, f"--port={port}", "--Voila.port_retries=0"], f"{url}/voila/tree", log, cwd=ROOT):
        yield url


@pytest.fixture(scope="session")
def voila_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address (no slash at its end) of what `make serve` serves; '/' is the gallery."""
    with gallery(free_port(), tmp_path_factory.mktemp("voila") / "log") as url:
        yield url


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a JupyterLab, and the folder that it shows."""
    home = tmp_path_factory.mktemp("lab")
    work, labconfig = home / "work", home / "config" / "labconfig"
    work.mkdir()
    labconfig.mkdir(parents=True)
    # The announcements plug-in asks whether to fetch news, over the page under test.
    quiet = '{"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": true}}'
    labconfig.joinpath("page_config.json").write_text(quiet)
    places = ("JUPYTER_CONFIG_DIR", "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR", "IPYTHONDIR")
    env = {**os.environ, **{name: str(home / name) for name in places}}
    env |= {"JUPYTER_CONFIG_DIR": str(home / "config"), "JUPYTER_RUNTIME_DIR": str(home / "runtime")}
    port = free_port()
    settings = {
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.root_dir": work,
        "ServerApp.open_browser": False,
        "ServerApp.allow_root": True,
        "IdentityProvider.token": "",
        "MappingKernelManager.cull_idle_timeout": 20,
        "MappingKernelManager.cull_interval": 10,
    }
    command = [sys.executable, "-m", "jupyterlab", *(f"--{name}={value}" for name, value in settings.items())]
    url = f"http://127.0.0.1:{port}"
    with server(command, f"{url}/lab", home / "log", cwd=home, env=env):
        yield url, work


@pytest.fixture
def lab_url(lab_server: tuple[str, Path], request: pytest.FixtureRequest) -> str:
    """Notebooks of the test's own in JupyterLab; `/uncle.ipynb` opens one.

    In a workspace that tests share, JupyterLab opens again what an earlier test left open, and the
    first cell on the page may be a hidden one; in a folder that they share, a notebook still has its kernel.
    """
    url, work = lab_server
    stem = re.sub(r"\W+", "-", request.node.name)
    name = Path(tempfile.mkdtemp(prefix=f"{stem}-", dir=work)).name  # another where a test is tried once more
    shutil.copytree(
        NOTEBOOKS, work / name, ignore=shutil.ignore_patterns(".ipynb_checkpoints"), dirs_exist_ok=True
    )
    return f"{url}/lab/workspaces/{name}/tree/{name}"


@pytest.fixture(params=["lab", "notebook"])
def notebook_url(lab_url: str, request: pytest.FixtureRequest) -> str:
    """The same notebooks, in JupyterLab and then in Notebook 7."""
    if request.param == "lab":
        return lab_url
    server, _, folder = lab_url.partition("/lab/workspaces/")
    return f"{server}/notebooks/{folder.partition('/tree/')[2]}"


@pytest.fixture(scope="session")
def browsers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Text], Browser]]:
    """A Chromium for each way to set text; it stays open once it has been asked for."""
    program = chromium.find()
    if program is None:
        pytest.fail(chromium.MISSING, pytrace=False)
    folder, opened = tmp_path_factory.mktemp("fonts"), dict[Text, Browser]()
    with sync_playwright() as playwright:

        def launch(text: Text) -> Browser:
            if text not in opened:
                arguments = [*ARGUMENTS, *fonts.HINTS, *fonts.at(text.percent)]
                alone = fonts.only(text.family, folder)
                opened[text] = playwright.chromium.launch(executable_path=program, args=arguments, env=alone)
            return opened[text]

        yield launch
        for chrome in opened.values():
            chrome.close()


@pytest.fixture(scope="session")
def browser(browsers: Callable[[Text], Browser], request: pytest.FixtureRequest) -> Browser:
    """A Chromium with our fonts alone; a test with the mark `every_text` runs in each of them, and with larger text."""
    return browsers(getattr(request, "param", Text()))


@pytest.fixture
def text(request: pytest.FixtureRequest) -> Text:
    """How the browser of this test sets text."""
    spec = getattr(request.node, "callspec", None)
    chosen: Text = spec.params.get("browser", Text()) if spec else Text()
    return chosen


SERVED = 120_000
"""Milliseconds in which a page is served, on a machine that has other work too: cells run before it is."""


class Watch:
    """Everything a page did that it should not have done."""

    def __init__(self) -> None:
        self.complaints: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.set_default_navigation_timeout(SERVED)
        context.on("request", self.request)
        context.on("console", self.console)
        context.on("weberror", lambda error: self.uncaught(error.error))

    def request(self, request: Request) -> None:
        if abroad(request.url):
            self.complaints.append(f"asked another machine: {request.url}")

    def uncaught(self, error: Any) -> None:
        if THEIRS not in (getattr(error, "stack", None) or ""):
            self.complaints.append(f"uncaught: {error}")

    def console(self, message: ConsoleMessage) -> None:
        words = f"{message.text} {message.location.get('url', '')}"
        if message.type == "error" and not HARMLESS.search(words):
            self.complaints.append(f"console: {words}")


def abroad(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in ("127.0.0.1", "localhost")


def seen(context: BrowserContext) -> None:
    """Somebody has guessed here, and seen how to play every game; the aim is said as on a first visit."""
    context.add_init_script(SEEN % json.dumps([*GAMES]))


def leave(context: BrowserContext) -> None:
    """Close its pages as a reader does: a page that is merely torn away leaves its kernel to the server."""
    for page in context.pages:
        with suppress(Error):  # one that is on its way somewhere else
            page.goto("about:blank")
    context.close()


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """`new_page(size=PHONE, howto=False, touch=False, **context)`: one more page under watch."""
    watch = Watch()
    contexts: list[BrowserContext] = []

    def make(size: tuple[int, int] = DESKTOP, howto: bool = False, **options: Any) -> Page:
        width, height = size
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        if not howto:
            seen(context)
        watch.over(context)
        contexts.append(context)
        return context.new_page()

    yield make
    complaints = "\n".join(watch.complaints)
    for context in contexts:
        leave(context)
    assert not complaints, complaints


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page of 1280 by 800; `page.set_viewport_size` for another."""
    return new_page()


@pytest.fixture
def lone_page(browser: Browser) -> Iterator[Page]:
    """A page that may complain: for what is done to kernels, servers and the network."""
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    seen(context)
    yield context.new_page()
    leave(context)


def address(pages: str, notebook: str, theme: str | None = None, plain: bool = False) -> str:
    """A game's page opens at the game of GAMES, whichever its kit would open with; `plain`, at its own address."""
    asks = {"theme": theme, "uw": None if plain else GAMES.get(notebook)}
    query = urlencode({name: value for name, value in asks.items() if value}, quote_via=quote)
    return pages.format(notebook) + (f"?{query}" if query else "")


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """A plain host of the files in a folder, at the address given (no slash at its end)."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(folder)))
    Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}"
    host.shutdown()
    host.server_close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.get_closest_marker("on_site") and not ON_SITE:
        both = metafunc.definition.get_closest_marker("walk")
        pages = ["server", "site"] if both else soaked(["server", "site"], "site")
        metafunc.parametrize("game_pages", pages, indirect=True, scope="session")
    if mark := metafunc.definition.get_closest_marker("every_text"):
        texts = [text for text in fonts.TEXTS if text.percent in (mark.args or (100, fonts.LARGER))]
        metafunc.parametrize("browser", texts, ids=str, indirect=True, scope="session")


def sampled(items: list[pytest.Item]) -> None:
    """Leave to `make soak` what is set in other fonts or larger, all but a few that a seed draws."""

    def other(item: pytest.Item) -> bool:
        spec = getattr(item, "callspec", None)
        return spec is not None and spec.params.get("browser", Text()) != Text()

    others = [item for item in items if other(item) and not item.get_closest_marker("soak")]
    cheap = [item for item in others if "game_pages" not in getattr(item, "fixturenames", [])]
    drawn = random.Random(SAMPLE_SEED).sample(cheap, min(SAMPLED, len(cheap)))
    for item in others:
        if item not in drawn:
            item.add_marker(pytest.mark.soak)


def walks(item: pytest.Item) -> bool:
    """Whether `make test` runs it though it needs a server; never on a site with Python, which takes minutes to write."""
    spec = getattr(item, "callspec", None)
    on_site = spec is not None and spec.params.get("game_pages") == "site"
    return item.get_closest_marker("walk") is not None and not on_site


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of other fonts a sample; of tests that need a server, those marked `walk`; on a site, only what opens a game's page."""
    sampled(items)
    for item in items:
        if not SERVERS.isdisjoint(getattr(item, "fixturenames", ())) and not walks(item):
            item.add_marker(pytest.mark.full)
    if ON_SITE:
        others = [item for item in items if "game_pages" not in getattr(item, "fixturenames", [])]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in others]


@pytest.fixture(scope="session")
def site_url() -> Iterator[str]:
    """The address of a site with Python: of every game, which takes minutes to write, or of those that `make test` asks for."""
    with hosted(sites.whole([*GAMES] if ON_SITE else ["uncle", "mr_t"])) as url:
        yield url


@pytest.fixture(scope="session")
def game_pages(request: pytest.FixtureRequest) -> str:
    """The address of a game's page, through Voilà or on a site, with {} in place of the game."""
    if getattr(request, "param", "site" if ON_SITE else "server") == "site":
        return f"{request.getfixturevalue('site_url')}/{{}}.html"
    return f"{request.getfixturevalue('voila_url')}/{RENDERED}"


@pytest.fixture
def opened(new_page: NewPage, game_pages: str) -> NewPage:
    """`opened("uncle", theme="dark", size=PHONE)`: the game's page, its widgets on it."""

    def show(
        notebook: str,
        theme: str | None = None,
        size: tuple[int, int] = DESKTOP,
        plain: bool = False,
        **options: Any,
    ) -> Page:
        page = new_page(size, **options)
        page.goto(address(game_pages, notebook, theme, plain))
        rendered(page)
        return page

    return show


Shelf = dict[tuple[str, ...], tuple[Page, Watch]]


@pytest.fixture(scope="module")
def shelf(browser: Browser) -> Iterator[Shelf]:
    """The pages that the tests of a file share in one browser, by their addresses."""
    pages: Shelf = {}
    yield pages
    for page, _ in pages.values():
        leave(page.context)


@pytest.fixture
def shared(browser: Browser, shelf: Shelf, request: pytest.FixtureRequest, game_pages: str) -> Iterator[NewPage]:
    """`shared("uncle", size=PHONE)`: the page as the test before it in this file has left it; opened where there is none.

    A page with its kernel costs two seconds of work and more. This one is for tests that only look, or that bring about
    all that they look at; it has its size again, and a test that fails takes it along. `server`: another Voilà's address.
    """
    taken = set()

    def show(
        notebook: str, size: tuple[int, int] = DESKTOP, plain: bool = False, server: str = "", **options: Any
    ) -> Page:
        there = address(f"{server}/{RENDERED}" if server else game_pages, notebook, plain=plain)
        name = (there, *(f"{option}={value}" for option, value in options.items()))
        taken.add(name)
        if name not in shelf:
            context, watch = browser.new_context(**options), Watch()
            seen(context)
            watch.over(context)
            page = context.new_page()
            shelf[name] = page, watch
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.goto(there)
            rendered(page)
        page, _ = shelf[name]
        resized(page, *size)
        return page

    yield show
    complaints = [complaint for name in taken & shelf.keys() for complaint in shelf[name][1].complaints]
    if complaints or request.node.stash.get(FAILED, False):
        for name in taken & shelf.keys():
            leave(shelf.pop(name)[0].context)
    assert not complaints, "\n".join(complaints)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whether a test has failed is known to what is torn down after it."""
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


def patient(page: Page, expression: str, *, arg: Any = None, timeout: float = 30_000, **_: Any) -> None:
    """`page.wait_for_function`, asked anew each frame, and after half a second every third, since looking is work too:
    Playwright's own evaluates its text within the page, which the page's Content-Security-Policy forbids from the
    second look on."""
    since = time.monotonic()
    until = since + timeout / 1000
    while True:
        try:
            if page.evaluate(expression, arg):
                return
        except Error as error:
            if not re.search("navigat|context was destroyed", str(error)):
                raise
        if time.monotonic() > until:
            raise TookTooLong(f"Expected this of the page within {timeout / 1000:g} s: {expression}")
        page.wait_for_timeout(16 if time.monotonic() < since + 0.5 else 50)


Page.wait_for_function = patient  # type: ignore[assignment, method-assign]

PRESS_MS = int(os.environ.get("PRESS_MS", "0"))
"""How long each press of the mouse lasts. `make soak` presses for 100 ms, as people do: a button that is drawn anew
meanwhile is found."""
quick_click = Locator.click


def slow_click(self: Locator, **asked: Any) -> None:
    quick_click(self, **{"delay": PRESS_MS, **asked})


if PRESS_MS:
    Locator.click = slow_click  # type: ignore[method-assign, assignment]


def rendered(page: Page) -> None:
    """Wait until Voilà has laid out the page and drawn its widgets; say what was there instead."""
    try:
        if page.locator("body[data-site]").count():
            page.wait_for_function(ON_SITE_DRAWN, timeout=90_000)
            return
        page.wait_for_selector("#loading", state="detached", timeout=60_000)
        page.wait_for_selector(
            "#rendered_cells .uw", timeout=60_000
        )  # a box of widgets comes before what is in it
        page.wait_for_function(OPENED, timeout=60_000)
    except TookTooLong:
        said = [f"{message.type}: {message.text}" for message in page.console_messages()]
        asked = [f"{asked.method} {asked.url} {outcome(asked)}" for asked in page.requests()]
        seen = page.evaluate("document.body.innerText")
        there = page.evaluate("document.querySelector('.jp-OutputArea')?.outerHTML.slice(0, 2000) ?? 'no output'")
        pytest.fail("\n".join(["Nothing was drawn. On the page:", seen, there, "Its console:", *said, *asked]))


def outcome(request: Request) -> str:
    """What became of a request: its status, or why there is none."""
    answer = request.existing_response
    return str(answer.status) if answer else request.failure or "no answer yet"


@pytest.fixture
def axe() -> Callable[..., None]:
    """`axe(page, include=".uw")`: no violation of axe-core's rules in that part of the page; with `both`, of a light
    page, the contrasts of the dark theme too."""

    def check(page: Page, include: str | None = None, exclude: Sequence[str] = (), both: bool = False) -> None:
        page.wait_for_function(STILL)
        context: dict[str, Any] = {"exclude": [[selector] for selector in exclude]}
        if include is not None:
            context["include"] = [[include]]
        part = context if include or exclude else None
        found = Axe().run(page, context=part).response["violations"]
        if both:
            light = page.evaluate(PAPER)
            page.evaluate(THEMED, "dark")
            assert page.evaluate(PAPER) != light
            page.wait_for_function(STILL)
            found += Axe().run(page, part, {"runOnly": ["color-contrast"]}).response["violations"]
            page.evaluate(THEMED, "light")
        words = []
        for rule in found:
            words.append(f"{rule['id']}: {rule['help']}")
            words += [f"    {node['html'][:200]}" for node in rule["nodes"][:5]]
        assert not found, "axe-core found:\n" + "\n".join(words)

    return check


@pytest.fixture
def no_overflow() -> Callable[[Page], None]:
    """`no_overflow(page)`: nothing is wider than the window."""

    def check(page: Page) -> None:
        with suppress(TookTooLong):  # a page that was resized is laid out anew a frame or two later
            page.wait_for_function("document.documentElement.scrollWidth <= innerWidth", timeout=5_000)
        width, wide, culprits = page.evaluate(
            """() => [innerWidth, document.documentElement.scrollWidth,
                [...document.querySelectorAll("#rendered_cells *")]
                    .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
                    .slice(0, 5).map((e) => `${e.tagName} ${e.getAttribute("class")}`)]"""
        )
        assert wide <= width, f"The page is {wide} px wide in a window of {width}: {culprits}"

    return check
