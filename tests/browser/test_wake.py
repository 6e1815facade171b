"""Python in a page of a site: Play, What if and the rest from a plain file server, without a kernel."""

import json
import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SEEN, NewPage
from tests.browser.engines import ENGINES
from tests.browser.sites import CACHE, gathering, whole
from tests.browser.watching import guess, revealed
from tests.js import node
from uncle_widgets.frontend import bundle
from uncle_widgets.games import GAMES
from uncle_widgets.site import offline, pyodide

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Play</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>{css}</style>
<body data-voila="voila" style="margin: 0"><main></main><script type="module">
import {{ wake }} from "./wake.js";
import {{ keepOffline }} from "./offline.js";
await keepOffline("./");
window.words = [];
window.awake = await wake({{
  root: "./", home: "./", link: new URLSearchParams(location.search).get("uw") ?? "play/2 uncle:",
  el: document.querySelector("main"), onProgress: (said) => window.words.push(said),
}});
</script></body></html>"""
LOADED = 90_000
"""Milliseconds until Python is there on a loaded machine; how long it takes is measured in benchmarks/."""


class Plain(SimpleHTTPRequestHandler):
    """A plain file server; what is in `gone` it does not have."""

    gone: set[str] = set()  # noqa: RUF012

    def do_GET(self) -> None:
        if self.path in self.gone:
            self.send_error(404)
        else:
            super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one page that wakes Python, and all that it needs."""
    folder = tmp_path_factory.mktemp("site")
    with gathering():
        written = pyodide.gather(folder, CACHE)
    assert sum(written.values()) < 12e6
    (folder / "index.html").write_text(PAGE.format(css=bundle("widgets.css")), "utf-8")
    for name, source in (("wake", "python"), ("offline", "offline")):
        code = node.bundled(f'* from "./site/{source}.ts"')
        (folder / f"{name}.js").write_text(code, "utf-8")
    (folder / "empty.html").write_text(
        "<!doctype html><title>Nothing</title><link rel=icon href='data:,'>", "utf-8"
    )
    offline.write_worker(folder)
    return folder


def serving(site: Path) -> ThreadingHTTPServer:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


@pytest.fixture
def url(site: Path) -> Iterator[str]:
    server = serving(site)
    yield f"http://127.0.0.1:{server.server_port}/"
    Plain.gone.clear()
    server.shutdown()
    server.server_close()


def woken(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator(".uw-masthead")).to_be_visible(timeout=LOADED)


def plays(page: Page) -> None:
    """A card is lifted and played, and the others answer."""
    expect(page.locator(".uw-coach h2")).to_have_text("Your move.")
    page.locator(".uw-table g.card.plays").first.click()
    expect(page.locator(".uw-coach .leaving .on")).to_be_visible()  # coach and table are linked in the page
    page.get_by_role("button", name=re.compile("^Play the")).click()
    expect(page.locator(".uw-coach")).to_contain_text("Your last move")
    expect(page.locator(".uw-coach h2")).to_have_text("Your move.")


def test_a_game_is_played_and_a_position_set_up_without_a_kernel_and_the_lab_says_what_it_lacks(
    page: Page, url: str
) -> None:
    woken(page, url)
    words = page.evaluate("window.words")
    assert {"Loading Python", "Starting Python"} < set(words)
    assert all(re.fullmatch(r"(Load|Start)ing Python(, \d+ of \d+ MB)?", said) for said in words)
    plays(page)
    lab = page.get_by_role("tab", name="Lab")
    if not list((CACHE).glob("numpy-*.whl")):
        sentence = "The lab and simulations need NumPy, which is not installed."
        expect(lab).to_have_attribute("title", sentence)
        lab.click(force=True)
        expect(page.locator(".uw-masthead .refusal")).to_have_text(sentence)
    page.get_by_role("tab", name="What if").click()
    guess(page, "40")
    revealed(page)
    page.evaluate("window.awake.show('watch/2 uncle seats=2 players=random seed=3 step=4:')")
    expect(page.get_by_role("tab", name="Watch")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".uw-table .stepper .count b")).to_have_text("4")


@pytest.mark.soak
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_there_to_be_played_on_a_desk_and_on_a_phone(game: str, new_page: NewPage, url: str) -> None:
    for size in ({}, {"size": PHONE}):
        page = new_page(**size)
        woken(page, f"{url}?uw=play/2 {game}:")
        expect(page.locator(".uw-coach h2")).to_be_visible()
        expect(page.locator(".uw-table svg.table")).to_be_visible()


@pytest.mark.soak
def test_a_game_goes_on_without_a_server_and_opens_again_without_one(page: Page, site: Path) -> None:
    server = serving(site)
    address = f"http://127.0.0.1:{server.server_port}/"
    woken(page, address)
    page.wait_for_function(
        """async () => { for (const name of await caches.keys())
            if ((await (await caches.open(name)).keys()).some((one) => one.url.includes("ours"))) return true; }"""
    )
    server.shutdown()
    server.server_close()
    plays(page)
    woken(page, address)
    plays(page)


@pytest.mark.soak
def test_what_cannot_be_loaded_is_said_and_tried_again(lone_page: Page, url: str) -> None:
    Plain.gone.add("/python/ours.zip")
    lone_page.goto(url)
    again = lone_page.get_by_role("button", name="Try again")
    expect(again).to_be_visible(timeout=LOADED)
    expect(lone_page.get_by_role("status")).to_have_text("Python couldn't start in this browser.")
    Plain.gone.clear()
    again.click()
    expect(lone_page.locator(".uw-coach h2")).to_be_visible(timeout=LOADED)


@pytest.mark.soak
def test_a_python_that_hangs_is_said_and_started_again_where_the_game_stood(page: Page, url: str) -> None:
    woken(page, url)
    plays(page)
    hand = page.locator(".uw-table g.card.plays").all_text_contents()
    (worker,) = page.workers
    worker.evaluate("() => { setTimeout(() => { while (true); }); }")
    expect(page.locator(".uw-lost p")).to_have_text(
        "Python hasn't answered for a while. It may still be working.", timeout=60_000
    )
    page.get_by_role("button", name="Restart it").click()
    expect(page.locator(".uw-coach h2")).to_have_text("Your move.", timeout=LOADED)
    assert page.locator(".uw-table g.card.plays").all_text_contents() == hand


@pytest.mark.soak
def test_a_link_that_opens_nothing_is_refused_in_a_sentence(page: Page, url: str) -> None:
    page.goto(f"{url}?uw=play/2 chess:")
    expect(page.get_by_role("status")).to_contain_text("chess", timeout=LOADED)


@pytest.mark.soak
@pytest.mark.parametrize("engine", ENGINES)
def test_firefox_and_webkit_wake_python_and_play(engine: str, tmp_path: Path, url: str) -> None:
    with ENGINES[engine](tmp_path) as page:
        page.open(f"{url}empty.html")
        page.evaluate(f"(() => {{ {SEEN % json.dumps([*GAMES])} }})()")
        page.open(url)
        page.shown(".uw-table g.card.plays", LOADED / 1000)
        page.click(".uw-table g.card.plays")
        page.click('[data-k="lift.play"]')
        page.wait("document.querySelector('.uw-coach').textContent.includes('Your last move')")
        assert page.complaints() == []


@pytest.mark.soak
def test_a_games_page_goes_on_to_play_and_its_address_and_the_way_back_with_it(page: Page) -> None:
    server = serving(whole(["mr_t"]))
    address = f"http://127.0.0.1:{server.server_port}/mr_t.html"
    page.goto(address)
    expect(page.locator(".uw-panel h2")).to_be_visible()
    page.get_by_role("tab", name="Play").click()
    page.wait_for_url(re.compile(r"uw=play%2F2"))  # at once, while Python is loaded
    expect(page.locator(".uw-coach h2")).to_be_visible(timeout=LOADED)
    page.wait_for_url(re.compile(r"uw=play%2F2\+mr_t\+seat"))
    page.go_back()
    expect(page.get_by_role("tab", name="Watch")).to_have_attribute("aria-selected", "true")
    assert "uw=watch" in page.url
    page.go_forward()
    expect(page.locator(".uw-coach h2")).to_be_visible()
    page.reload()
    expect(page.locator(".uw-coach h2")).to_be_visible(timeout=LOADED)
    server.shutdown()
    server.server_close()
