"""How soon a page of the site asks its first question, and how a server bears thirty who come at once.

    python -m benchmarks.site_pages [first unwritten arrivals play]

`first`: a game and a lesson from a plain host of files, beside a bare Voilà notebook with one slider, in turn,
each into a fresh browser with an empty cache. `unwritten`: the same on our server when it has just begun and has
no page written, beside its page with a kernel. `arrivals`: thirty visitors at once on our server. `play`: until
a card may be laid on the site, cold and again. The site is written anew, which takes a minute or two.
"""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import psutil
from playwright.sync_api import Browser, sync_playwright

from benchmarks.page_render import visited
from benchmarks.shared.measure import Found, Missing
from tests.browser import chromium
from tests.browser.conftest import ARGUMENTS, NOTEBOOKS, ROOT, free_port, server
from uncle_widgets.site.build import build

CACHE = ROOT / "build" / "site"
ASKED = ".uw-panel [data-k=value]"
GAME, LESSON = "uncle.html", f"uno.html?uw={quote('lesson/2 uno lesson=1:')}"
VISITORS = 30


@contextmanager
def chrome() -> Iterator[Browser]:
    program = chromium.find()
    if program is None:
        raise Missing(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """A plain host of the files in a folder."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", "--bind=127.0.0.1", f"--directory={folder}", str(port)]
    with server(command, f"http://127.0.0.1:{port}/", folder.with_name("log")):
        yield f"http://127.0.0.1:{port}/"


def first() -> Found:
    """The slower of a game and a lesson, beside a page with one slider."""
    with tempfile.TemporaryDirectory() as home:
        site = build(Path(home) / "site", games=["uncle", "uno"]).parent
        with hosted(site) as url:
            pages = {"game": (url + GAME, ASKED), "lesson": (url + LESSON, ASKED)}
            bare, *ours = visited(pages, 5).values()
    slower = [max(pair) for pair in zip(*ours, strict=True)]
    note = " and ".join(f"{statistics.median(one):.2f}" for one in (*ours, bare)) + " s: game, lesson, slider"
    return Found(tuple(one / two for one, two in zip(slower, bare, strict=True)), note)


@contextmanager
def begun(home: str, site: str) -> Iterator[tuple[str, psutil.Process]]:
    """Our server, just begun, with its written pages in `site`; its address, and its process."""
    url = f"http://127.0.0.1:{(port := free_port())}"
    command = [sys.executable, "-m", "uncle_widgets.serve", str(NOTEBOOKS), "--Voila.ip=127.0.0.1"]
    command += [f"--port={port}", f"--Gallery.site={site}", "--Gallery.ahead=[]"]
    with server(command, f"{url}/voila/tree", Path(home) / "log") as process:
        yield url, psutil.Process(process.pid)


def unwritten() -> Found:
    """The slower of a game and a lesson that nobody has asked for before, beside a game's page with a kernel."""
    seconds: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as home, chrome() as browser:

        def visit(name: str, address: str) -> None:
            page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
            since = time.perf_counter()
            page.goto(address, wait_until="commit")
            page.wait_for_selector(ASKED, state="visible", timeout=120_000)
            seconds[name] = time.perf_counter() - since
            page.close()

        with begun(home, "") as (url, _):
            visit("kernel", f"{url}/voila/render/mr_t.ipynb")
        with begun(home, f"{home}/pages") as (url, _):
            visit("game", f"{url}/mr_t")
            visit("lesson", f"{url}/say_uncle?uw={quote('lesson/2 say_uncle level=0 lesson=4:')}")
    note = ", ".join(f"{name} {value:.2f} s" for name, value in seconds.items())
    return Found((max(seconds["game"], seconds["lesson"]) / seconds["kernel"],), note)


def arrivals() -> Found:
    """Seconds until the last of thirty visitors has a question; the memory of the server and its kernels."""
    with tempfile.TemporaryDirectory() as home:
        site = build(Path(home) / "site", kernel="kernel").parent
        with begun(home, str(site)) as (url, runs), chrome() as browser:
            pages, since = [], []
            for k in range(VISITORS):
                page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
                since.append(time.perf_counter())
                page.goto(f"{url}/{('uncle', 'uno', 'mr_t')[k % 3]}", wait_until="commit")
                pages.append(page)
            came = time.perf_counter() - since[0]
            for page in pages:
                page.wait_for_selector(ASKED, state="visible", timeout=60_000)
            waited = time.perf_counter() - since[-1]
            held = sum(one.memory_info().rss for one in (runs, *runs.children(recursive=True)))
    return Found((waited,), f"{VISITORS} came within {came:.1f} s; {held / 1e6:.0f} MB")


def play() -> Found:
    """Seconds until a card may be laid, at the first visit and at the next."""
    with tempfile.TemporaryDirectory() as home:
        site = build(Path(home) / "site", games=["uncle"], python=CACHE).parent
        size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
        with hosted(site) as url, chrome() as browser:
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            taken = []
            for _ in range(2):
                page = context.new_page()
                start = time.perf_counter()
                page.goto(f"{url}{GAME}?uw={quote('play/2 uncle:')}", wait_until="commit")
                page.wait_for_selector(".uw-woken .uw-table svg.table", timeout=120_000)
                taken.append(time.perf_counter() - start)
                page.close()
    return Found((taken[0],), f"and {taken[1]:.1f} s the next time; the site of one game has {size / 1e6:.0f} MB")


RUNS: dict[str, Callable[[], Found]] = {
    "first": first,
    "unwritten": unwritten,
    "arrivals": arrivals,
    "play": play,
}

if __name__ == "__main__":
    for name in sys.argv[1:] or RUNS:
        found = RUNS[name]()
        print(f"{name:9} {statistics.median(found.values):.2f}   {found.note}", flush=True)
