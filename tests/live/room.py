"""A server with a class in the test's own process, and pages that speak with it over real sockets."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from socket import socket
from typing import Any

from jupyter_server.auth import IdentityProvider
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application
from tornado.websocket import WebSocketClientConnection, websocket_connect

from uncle_widgets.live.handlers import handlers

TOKEN = "of-the-teacher"
QUESTION = {"measure": "chance", "span": [0, 1], "step": 0.01, "title": "A question"}
EXACT = 0.4217


class Page:
    """A page's line: what it hears is kept, by kind and in order."""

    def __init__(self, line: WebSocketClientConnection) -> None:
        self.line = line
        self.all: list[dict[str, Any]] = []
        self.seen = 0
        self.reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        while (told := await self.line.read_message()) is not None:
            self.all.append(json.loads(told))

    async def say(self, kind: str, **fields: Any) -> None:
        await self.line.write_message(json.dumps({"kind": kind, **fields}))

    async def hears(self, kind: str, within: float = 5) -> dict[str, Any]:
        """The next message of this kind, after the last that was asked for."""
        async with asyncio.timeout(within):
            while True:
                for at in range(self.seen, len(self.all)):
                    if self.all[at]["kind"] == kind:
                        self.seen = at + 1
                        return self.all[at]
                await asyncio.sleep(0.005)

    async def no(self) -> str:
        return str((await self.hears("no"))["words"])

    async def closed(self, within: float = 5) -> int | None:
        """The code with which the line is closed."""
        await asyncio.wait_for(self.reading, within)
        return self.line.close_code

    async def leave(self) -> None:
        self.line.close()
        await self.closed()


class Room:
    """A server that can be stopped and started again, and what it has begun."""

    def __init__(self, folder: Path, base: str = "/") -> None:
        self.folder, self.base = folder, base
        self.sockets = bind_sockets(0, "127.0.0.1")
        self.port = self.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}{base}"
        self.code = self.key = ""
        self.pages: list[Page] = []
        self.start()

    def start(self) -> None:
        self.rules = handlers(self.base, "0.0.0.0", self.folder)
        provider = IdentityProvider(token=TOKEN)
        settings = {
            "identity_provider": provider,
            "base_url": self.base,
            "cookie_secret": b"secret",
            "login_url": "/login",
        }
        self.app = Application(self.rules, allow_remote_access=True, **settings)
        self.server = HTTPServer(self.app)
        self.server.add_sockets(self.sockets)

    @property
    def classes(self) -> Any:
        return next(rule[2]["classes"] for rule in self.rules if len(rule) > 2 and "classes" in rule[2])

    async def restart(self) -> None:
        """Another process takes its place: lines break, and nothing is there but the books."""
        await self.stop()
        self.sockets = self.bound()
        self.start()

    def bound(self) -> list[socket]:
        return bind_sockets(self.port, "127.0.0.1")

    async def stop(self) -> None:
        self.server.stop()
        for one in self.classes.here.values():
            for line in [*one.phones, *one.fronts, *one.door]:
                if line.ws_connection is not None:  # else it was closed by the other side, and not heard of yet
                    line.ws_connection.stream.close()
        await self.server.close_all_connections()
        self.classes.close()

    async def ask(self, path: str, method: str = "GET", **options: Any) -> HTTPResponse:
        request = HTTPRequest(self.url + path, method, **options)
        return await AsyncHTTPClient().fetch(request, raise_error=False)

    async def begin(self, lesson: str = "uncle class lesson=1") -> dict[str, Any]:
        headers = {"Authorization": f"token {TOKEN}", "Content-Type": "application/json"}
        body = json.dumps({"lesson": lesson})
        begun: dict[str, Any] = json.loads((await self.ask("c/begin", "POST", body=body, headers=headers)).body)
        self.code, self.key = begun["code"], begun["key"]
        return begun

    async def line(self, **headers: str) -> Page:
        """A line that has said nothing yet."""
        address = f"{self.url.replace('http', 'ws', 1)}c/ws"
        page = Page(await websocket_connect(HTTPRequest(address, headers=headers)))
        self.pages.append(page)
        return page

    async def front(self) -> Page:
        """The page in front."""
        page = await self.line()
        await page.say("teach", code=self.code, key=self.key)
        return page

    async def phone(self, nick: str = "", key: str = "") -> Page:
        page = await self.line()
        await page.say("hello", code=self.code, key=key or secrets.token_hex(16), nick=nick)
        return page


@asynccontextmanager
async def room(folder: Path, base: str = "/") -> AsyncIterator[Room]:
    made = Room(folder, base)
    try:
        yield made
    finally:
        for page in made.pages:
            page.line.close()
        await made.stop()
        await asyncio.gather(*(page.reading for page in made.pages))


async def asked(front: Page, at: int = 0, of: int = 3, vote: int = 1, **other: Any) -> None:
    """The page in front asks about a position."""
    await front.say("moment", at=at, of=of, shown={"scene": "cards"}, **{**QUESTION, **other})
    await changed(front, "ask", at, vote)


async def changed(front: Page, to: str, at: int = 0, vote: int = 1, step: int = 0, **more: int) -> dict[str, Any]:
    await front.say("change", to=to, at=at, vote=vote, step=step, **more)
    return await front.hears("state")


async def answered(front: Page, at: int = 0, marks: dict[str, Any] | None = None) -> None:
    await front.say("answer", at=at, exact=EXACT, shown={"why": ["two of five"]}, marks=marks or {})
