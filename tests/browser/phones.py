"""Phones, the page in front of their class, and the server between them, as a test takes them in hand."""

import asyncio
import csv
import io
from concurrent.futures import Future
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, BrowserContext, expect
from tornado.netutil import bind_sockets
from tornado.web import StaticFileHandler

from tests.browser.clipped import clipped
from tests.live.room import TOKEN, Room

TIGHT = 390, 667


class Served(Room):
    """The same server with the pages of the site beside the class, as `uncle-widgets` has them."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.site = site
        super().__init__(folder)

    async def again(self) -> None:
        """After it was stopped."""
        self.sockets = bind_sockets(self.port, "127.0.0.1")
        self.start()

    def start(self) -> None:
        super().start()
        self.app.add_handlers(".*$", [(r"/site/(.*)", StaticFileHandler, {"path": str(self.site)})])


class Hosted:
    """A server in a thread of its own, so that a test may wait for pages."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.loop = asyncio.new_event_loop()
        Thread(target=self.loop.run_forever, daemon=True).start()
        self.room: Served = self.run(self._made(folder, site))

    async def _made(self, folder: Path, site: Path) -> Served:
        return Served(folder, site)

    def run(self, work: Any) -> Any:
        done: Future[Any] = asyncio.run_coroutine_threadsafe(work, self.loop)
        return done.result(30)

    async def _left(self) -> None:
        for page in self.room.pages:
            await page.leave()
        await self.room.stop()

    def stop(self) -> None:
        self.run(self._left())
        self.loop.call_soon_threadsafe(self.loop.stop)


class Phone:
    """A student's page, with every frame that it was sent."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = TIGHT, scheme: Any = "light") -> None:
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=True, color_scheme=scheme
        )
        self.frames: list[str] = []
        self.page = self.context.new_page()
        self.page.on(
            "websocket", lambda line: line.on("framereceived", lambda told: self.frames.append(str(told)))
        )
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(url)

    def press(self, name: str) -> None:
        button = self.page.get_by_role("button", name=name)
        expect(button).to_be_visible()
        self.page.wait_for_timeout(420)  # a main button that has just changed hears nothing
        button.click()

    def join(self, nick: str = "") -> "Phone":
        if nick:
            self.page.get_by_label("Nickname").fill(nick)
        self.press("Join")
        self.stands("door")
        return self

    def stands(self, state: str) -> None:
        expect(self.page.locator(".uw-ph")).to_have_attribute("data-state", state)

    def types(self, number: str) -> None:
        self.page.get_by_role("textbox").fill(number)

    def says(self, number: int) -> None:
        self.types(str(number))
        self.press(f"Guess {number} out of 100")
        expect(self.page.get_by_text("is your guess")).to_be_visible()

    def fits(self) -> None:
        """Nothing of it needs to be scrolled to, except down the page where the reader has larger text; none is cut off."""
        high, seen, text = self.page.evaluate(
            "[document.documentElement.scrollHeight, innerHeight, parseFloat(getComputedStyle(document.documentElement).fontSize)]"
        )
        assert high <= seen or text > 16
        wide, room = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room
        assert clipped(self.page, ".uw-ph", without=".uw-table, .name") == []

    def reload(self) -> None:
        before = self.page.locator(".uw-ph").get_attribute("data-state")
        title = self.page.locator("h2").inner_text()
        self.page.reload()
        self.stands(str(before))
        expect(self.page.locator("h2")).to_have_text(title)


class Class:
    """A wall with its class begun, and phones."""

    def __init__(self, browser: Browser, hosted: Hosted, contexts: list[BrowserContext]) -> None:
        self.browser, self.hosted, self.contexts = browser, hosted, contexts
        context = browser.new_context(
            viewport={"width": 1280, "height": 800}, extra_http_headers={"Authorization": f"token {TOKEN}"}
        )
        contexts.append(context)
        self.wall = context.new_page()
        self.wall.goto(f"{hosted.room.url}site/class.html?uw={quote('class/2 uncle lesson=1:')}")
        expect(self.key("phones")).to_be_visible()
        self.wall.wait_for_timeout(420)  # the wall is deaf for 400 ms at first
        self.key("phones").click()
        self.code = self.wall.locator(".w-code").first.inner_text()
        hosted.room.code = self.code
        self.phones: list[Phone] = []

    def key(self, name: str) -> Any:
        return self.wall.locator(f".uw-wall [data-k='{name}']").first

    def pressed(self, name: str, to: str) -> None:
        self.wall.wait_for_timeout(420)  # the wall is deaf for 400 ms after a change
        self.key(name).click()
        self.stands(to)

    def stands(self, to: str) -> None:
        expect(self.wall.locator(".uw-wall")).to_have_attribute("data-to", to)
        for phone in self.phones:
            phone.stands(to)

    def phone(self, nick: str = "", size: tuple[int, int] = TIGHT, scheme: Any = "light") -> Phone:
        made = Phone(self.browser, f"{self.hosted.room.url}c/{self.code}", size, scheme)
        self.contexts.append(made.context)
        self.phones.append(made.join(nick))
        return made

    def reload(self) -> None:
        """Every page once more, the wall's too: each stands where it stood."""
        for phone in self.phones:
            phone.reload()
        before = self.wall.locator(".uw-wall").get_attribute("data-to")
        self.wall.reload()
        expect(self.wall.locator(".uw-wall")).to_have_attribute("data-to", str(before))
        expect(self.wall.locator(".w-code").first).to_have_text(self.code)

    def restart(self) -> None:
        self.hosted.run(self.hosted.room.restart())
        for phone in self.phones:
            expect(phone.page.locator(".away")).to_be_visible()
        for phone in self.phones:
            expect(phone.page.locator(".away")).to_be_hidden(timeout=15_000)

    def saved(self, name: str = "main") -> list[dict[str, str]]:
        with self.wall.expect_download() as download:
            self.wall.wait_for_timeout(420)
            self.key(name).click()
        return list(csv.DictReader(io.StringIO(Path(download.value.path()).read_text("utf-8-sig"))))
