"""The gallery and every game in Firefox and in WebKit: watched, asked, answered, explained, tried and played."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

import uncle_widgets as uw
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.engines import ENGINES, ENTER, Page
from tests.browser.test_saved_page import MOVES
from uncle_widgets.widgets.rooms.watch import Watch

pytestmark = pytest.mark.soak
LOOKS = [pytest.param(DESKTOP, "light", id="desk"), pytest.param(PHONE, "dark", id="phone")]
STEP = ".uw-table .stepper .count b"
BOARD = ".uw-table .stage > p.sr"
PRESSED = ('[data-k="lift.play"]', '.uw-coach [data-k="play"]', ".uw-table .chooser button:not(.shut)")
"""What plays a move that has been begun: the lifted card, the one that the coach asks about, a card's colour."""
OFFERED = (
    ".uw-table .way.plays",
    ".uw-table g.card.plays",
    ".uw-table .actions [data-act]",
    ".uw-table [data-act]",
)
"""What begins a move: a way on the board, a card, a button of the table."""
WRONG = """<!doctype html><title>All wrong</title><body><button>Press</button><script>
document.querySelector("button").onclick = () => {
  console.error("said aloud");
  setTimeout(() => { throw new Error("thrown") });
  Promise.reject(new Error("promised"));
  document.body.append(Object.assign(new Image(), { src: "/missing.png" }));
  fetch("http://uncle.invalid/fetched").catch(() => 0);
  new WebSocket("ws://uncle.invalid/socket");
};
</script>"""


@pytest.fixture(params=ENGINES)
def page(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Page]:
    """A page of each browser; one that complains fails its test when the test ends."""
    home = tmp_path / "home"
    home.mkdir()
    with ENGINES[request.param](home) as page:
        yield page
        page.pause(1.2)  # until nothing moves
        page.picture(tmp_path / "last.png")
        assert page.complaints() == []


@pytest.fixture
def wrong_url() -> Iterator[str]:
    """A page that does all that a page should not do, once its button is pressed."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/" else 404)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(WRONG.encode())

        def log_message(self, *_: object) -> None:
            """Not on the test's own screen."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def opened(page: Page, url: str, size: tuple[int, int], theme: str) -> None:
    """The widgets on the page, its theme and its size as asked."""
    page.resize(size)
    page.open(f"{url}?theme={theme}")
    page.wait("!document.querySelector('#loading')", 120)
    page.shown("#rendered_cells .uw", 120)
    assert page.evaluate("getComputedStyle(document.querySelector('.uw')).colorScheme") == theme
    fits(page)


def fits(page: Page) -> None:
    """Nothing is wider than the window."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_a_page_does_wrong_is_noticed(page: Page, wrong_url: str) -> None:
    page.open(wrong_url)
    page.click("button")
    wanted = ["said aloud", "thrown", "promised", "missing.png", "uncle.invalid/fetched", "uncle.invalid/socket"]
    heard = ""
    for _ in range(20):
        heard += "\n".join(page.complaints())
        if all(words in heard for words in wanted):
            break
    assert [words for words in wanted if words not in heard] == []
    page.open(wrong_url)
    page.complaints()


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_the_gallery_asks_and_answers(
    page: Page, voila_url: str, tmp_path: Path, size: tuple[int, int], theme: str
) -> None:
    opened(page, f"{voila_url}/", size, theme)
    page.shown(".hero svg.table")
    page.pause(1.2)
    page.picture(tmp_path / "asked.png")
    page.shown(".uw-gallery .day .bignum")
    page.type(".uw-gallery .day .bignum", "30")
    page.click(".uw-gallery [data-k=reveal]")
    page.shown(".uw-gallery .answer")
    fits(page)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
@pytest.mark.parametrize("game", uw.GAMES)
def test_a_game_is_watched_asked_answered_explained_tried_and_played(
    page: Page, voila_url: str, tmp_path: Path, game: str, size: tuple[int, int], theme: str
) -> None:
    opened(page, f"{voila_url}/voila/render/{game}.ipynb", size, theme)
    page.shown(".uw-table svg.table")
    watched(page)
    asked(page)
    page.pause(1.2)
    page.picture(tmp_path / "asked.png")
    answered(page)
    page.pause(1.2)
    page.picture(tmp_path / "answered.png")
    explained(page)
    page.pause(1.2)
    page.picture(tmp_path / "explained.png")
    tried(page)
    page.pause(1.2)
    page.picture(tmp_path / "tried.png")
    fits(page)
    played(page)
    fits(page)


@pytest.mark.parametrize("game", uw.GAMES)
def test_a_saved_page_is_stepped_asked_answered_and_explained_from_a_file(
    page: Page, tmp_path: Path, game: str
) -> None:
    room = Watch(uw.watch(game, seats=2, seed=7).match.back(MOVES[game]))
    page.open(uw.export_html(room, tmp_path / f"{game}.html").as_uri())
    page.shown(".uw-table svg.table")
    watched(page)
    asked(page)
    answered(page)
    explained(page)
    page.pause(1.2)
    page.picture(tmp_path / "explained.png")
    fits(page)


def watched(page: Page) -> None:
    """One step on and one back."""
    before = int(page.text(STEP))
    for key, step in (("step.forward", before + 1), ("step.back", before)):
        page.click(f'.uw-table [data-k="{key}"]')
        page.wait(f"document.querySelector('{STEP}').textContent === '{step}'")


def asked(page: Page) -> None:
    """At its third decisive moment, or the last of fewer; on a phone the marks lie too close for a press."""
    page.evaluate("[...document.querySelectorAll('.uw-table [data-moment]')].slice(0, 3).at(-1).click()")
    page.shown(".uw-table .moment.now")
    page.shown('.uw-table .caption[data-tone="asked"]')
    page.shown(".uw-panel [data-k=skip]")
    assert page.evaluate("document.querySelector('.uw-panel [data-k=range]').ariaValueText") == "not set yet"


def answered(page: Page) -> None:
    """A number in the middle of what may be said: of 100, or an amount."""
    low, high = page.evaluate("(({min, max}) => [+min, +max])(document.querySelector('.uw-panel [data-k=range]'))")
    page.type(".uw-panel [data-k=value]", f"{(low + high) / 2:g}{ENTER}")
    page.shown('.uw-panel [data-k="page.0"]')
    assert "Your guess" in page.text(".uw-panel .p-page")


def explained(page: Page) -> None:
    """A line of the derivation lights on the table what it counts."""
    assert page.evaluate("document.querySelectorAll('.uw-table [data-key^=\"lit:\"]').length") == 0
    page.click('.uw-panel [data-k="page.1"]')
    page.shown(".uw-panel .why > .now")
    lit = "document.querySelectorAll('.uw-table [data-key^=\"lit:\"]').length"
    for _ in range(8):
        page.pause(0.5)
        if page.evaluate(lit):
            return
        page.click('.uw-panel [data-k="why.on"]:not([aria-disabled=true])')
    raise AssertionError("No line of the derivation lights anything.")


def tried(page: Page) -> None:
    page.click('.uw-panel [data-k="page.2"]')
    page.click('.uw-panel [data-k="run.1"]')
    page.wait("document.querySelector('.uw-panel .told')?.textContent.includes('Deal 1: ')")


def played(page: Page) -> None:
    """One move of one's own, by pressing what the table offers, after how it is played was shut."""
    page.click('.uw-masthead [data-k="tab.play"]')
    page.click('[data-k="howto.close"]')
    page.shown(".uw-coach h2", 120)
    page.wait("!document.querySelector('.uw-table.busy')", 120)
    before = page.text(BOARD)
    for _ in range(12):
        found = page.evaluate(
            f"{[*PRESSED, *OFFERED]}.find((s) => [...document.querySelectorAll(s)]"
            ".some((e) => e.checkVisibility() && e.getClientRects().length)) ?? ''"
        )
        if found:
            page.click(found)
        page.pause(0.5)
        if page.text(BOARD) != before:
            return
    raise AssertionError(f"No move was played: {before}")
