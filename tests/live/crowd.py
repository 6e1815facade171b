"""A whole class of phones by script, which counts what it hears and how long that took."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import urllib.request
from random import Random
from typing import Any

from tornado.websocket import WebSocketClientConnection, websocket_connect

AT_ONCE = 50
"""Lines that are opened at the same time: so many wait in a listening socket."""


class Line:
    """A line that remembers the newest message of each kind, and wakes who waits for it."""

    def __init__(self, url: str) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}c/ws"
        self.newest: dict[str, Any] = {}
        self.waits: dict[str, asyncio.Future[Any]] = {}
        self.line: WebSocketClientConnection | None = None
        self.nos: list[str] = []

    async def open(self) -> None:
        self.close()
        self.line = await websocket_connect(self.url, on_message_callback=self._heard)

    def _heard(self, told: str | None) -> None:
        if told is None:
            return
        message = json.loads(told)
        kind = message["kind"]
        self.newest[kind] = message
        if kind == "no":
            self.nos.append(message["words"])
        if wait := self.waits.pop(kind, None):
            wait.set_result(message)

    def wait(self, kind: str) -> asyncio.Future[Any]:
        """The next message of this kind."""
        return self.waits.setdefault(kind, asyncio.get_running_loop().create_future())

    def say(self, kind: str, **fields: Any) -> None:
        assert self.line is not None
        self.line.write_message(json.dumps({"kind": kind, **fields}))

    def close(self) -> None:
        if self.line is not None:
            self.line.close()


class Phone(Line):
    """`said` is what this student said, by position and vote."""

    def __init__(self, url: str, code: str, nick: str) -> None:
        super().__init__(url)
        self.code, self.nick, self.key = code, nick, secrets.token_hex(16)
        self.said: dict[tuple[int, int], float] = {}
        self.n = 0

    async def join(self) -> None:
        await self.open()
        here = self.wait("now")
        self.say("hello", code=self.code, key=self.key, nick=self.nick)
        await here

    async def vote(self, at: int, vote: int, value: float) -> float:
        """Seconds until the number was kept."""
        self.n += 1
        kept = self.wait("kept")
        begun = time.perf_counter()
        self.say("say", at=at, vote=vote, value=value, sure="think", n=self.n)
        told = await kept
        assert (told["at"], told["vote"], told["value"]) == (at, vote, value)
        self.said[at, vote] = value
        return time.perf_counter() - begun


class Crowd:
    """A class with its page in front, on a server that is there already and asks for no token."""

    def __init__(self, url: str, size: int, seed: int = 1964) -> None:
        self.url, self.random = url, Random(seed)
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{url}c/begin", b'{"lesson": ""}', headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            self.begun = json.load(answer)
        self.front = Line(url)
        self.phones = [Phone(url, self.begun["code"], f"Student {k + 1}") for k in range(size)]

    async def teach(self) -> Any:
        """The page in front comes, or comes back."""
        await self.front.open()
        here = self.front.wait("front")
        self.front.say("teach", code=self.begun["code"], key=self.begun["key"])
        return await here

    async def join(self) -> float:
        """Everybody joins: seconds until the last has."""
        self.front.say("room", places=max(2, len(self.phones)))
        gate = asyncio.Semaphore(AT_ONCE)

        async def through(phone: Phone) -> None:
            async with gate:
                await phone.join()

        begun = time.perf_counter()
        await asyncio.gather(*(through(phone) for phone in self.phones))
        return time.perf_counter() - begun

    async def change(self, to: str, at: int, vote: int = 1, hears: str = "state", **more: int) -> float:
        """The class goes on: seconds until the last phone has heard of it."""
        heard = [phone.wait(kind) for phone in self.phones for kind in {hears, "state"}]
        begun = time.perf_counter()
        self.front.say("change", to=to, at=at, vote=vote, step=0, **more)
        await asyncio.gather(*heard)
        return time.perf_counter() - begun

    async def ask(self, at: int, of: int, large: int) -> None:
        """A question, drawn with so many bytes."""
        about = {"title": "A question", "span": [0, 1], "step": 0.01, "measure": "chance"}
        self.front.say("moment", at=at, of=of, shown={"scene": "x" * large}, **about)
        await self.change("ask", at)

    async def vote(self, at: int, vote: int, within: float) -> list[float]:
        """Everybody says a number, at some time within so many seconds: how long each took to be kept, sorted."""

        async def one(phone: Phone, after: float, value: float) -> float:
            await asyncio.sleep(after)
            return await phone.vote(at, vote, value)

        chosen = self.random
        work = [one(phone, chosen.uniform(0, within), chosen.randrange(101) / 100) for phone in self.phones]
        return sorted(await asyncio.gather(*work))

    async def reveal(self, at: int, vote: int, large: int) -> float:
        """The answer, of so many bytes: seconds until the last phone has it with what is said of its own number."""
        marks = {str(k + 1): {"words": f"Number {k + 1}"} for k in range(len(self.phones))}
        self.front.say("answer", at=at, exact=0.4217, shown={"why": "x" * large}, marks=marks)
        return await self.change("shown", at, vote, hears="reveal")

    def close(self) -> None:
        for line in (self.front, *self.phones):
            line.close()
