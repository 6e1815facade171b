"""Where a class is reached: `c/begin` for who teaches, the phone's page at `c/` and `c/CODE`, and a WebSocket."""

from __future__ import annotations

import gzip
import hashlib
import json
import logging
import sqlite3
import time
from base64 import b64encode
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from jupyter_core.paths import jupyter_data_dir
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import APIHandler
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.web import HTTPError, RedirectHandler, RequestHandler, authenticated
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from uncle_widgets.live import live_shapes as shapes
from uncle_widgets.live.bounds import Flood, checked
from uncle_widgets.live.classes import REFUSED, Class, text
from uncle_widgets.live.network import ALONE, codes, local, reached
from uncle_widgets.live.registry import Classes
from uncle_widgets.refusal import Refusal
from uncle_widgets.static import bare, bare_css, found, joined, read

log = logging.getLogger("uncle_widgets.live")
FIRST = {"hello": shapes.Hello, "teach": shapes.Teach}
SMALL, LARGEST = 1024, 512 * 1024
"""Bytes of a phone's message, and of one from in front."""
HELLO = 10.0
"""Seconds within which a line says who it is."""
KEEPING = 0.1
"""Seconds between two commits, at least."""
LESSON = 500
UNKNOWN = "Expected the code on the screen in front."
STYLES = ("tokens.css", "phone.css")
POLICY = (
    "default-src 'none'; script-src 'sha256-{mark}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    "form-action 'none'; connect-src 'self' ws://{host} wss://{host}"  # in Safari before 15.4 'self' is no socket
)
HEADERS = {
    "Cache-Control": "no-cache",  # asked for each time, and sent again when it is another
    "Vary": "Accept-Encoding",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def handlers(base_url: str, ip: str, folder: Path | None = None) -> list[Any]:
    """The rules of a class under this base URL, on a server that listens at `ip`.

    Books lie in `folder`, or where Jupyter keeps its data.
    """
    base = base_url.rstrip("/")
    hall = {"hall": Hall(folder or Path(jupyter_data_dir()) / "uncle_widgets" / "classes")}
    return [
        (rf"{base}/[cC]", RedirectHandler, {"url": f"{base}/c/", "permanent": False}),
        (rf"{base}/[cC]/begin", Begin, {**hall, "ip": ip}),
        (rf"{base}/[cC]/about", About),
        (rf"{base}/[cC]/ws", Socket, hall),
        (rf"{base}/[cC]/\w*", Phone),
    ]


class Hall:
    """The classes of this server, with a clock that ticks while there is one."""

    def __init__(self, folder: Path) -> None:
        self.classes = Classes(folder)
        self.ticking = PeriodicCallback(self._tick, 1000)
        self.due: set[Class] = set()

    def find(self, code: str) -> Class | None:
        found = self.classes.find(code)
        self._start()
        return found

    def begin(self, lesson: str) -> tuple[str, str]:
        begun = self.classes.begin(lesson)
        self._start()
        log.info("A class began: %d on this server.", len(self.classes.here))
        return begun

    def close(self) -> None:
        """As where the server ends: what was heard is in the books."""
        self.ticking.stop()
        self.classes.close()
        self.due.clear()

    def _start(self) -> None:
        if self.classes.here and not self.ticking.is_running():
            self.ticking.start()

    def _tick(self) -> None:
        self.classes.tick()
        if not self.classes.here:
            self.ticking.stop()

    def keep(self, one: Class) -> None:
        """Commit what this class heard, soon."""
        if one not in self.due:
            self.due.add(one)
            IOLoop.current().call_later(KEEPING, self._flush, one)

    def _flush(self, one: Class) -> None:
        self.due.discard(one)
        if one.over:
            log.info("A class is over: %d students, %d numbers.", len(one.students), len(one.votes))
            self.classes.tick()
            return
        try:
            one.flush()
        except sqlite3.Error as error:
            log.error("A class was not kept: %s", error)
            IOLoop.current().call_later(1, self.keep, one)


class Quiet(RequestHandler):
    """No line in the log says who came."""

    def _log(self) -> None:
        pass


class About(Quiet):
    @allow_unauthenticated
    def get(self) -> None:
        self.write({"phones": True})


@cache
def phone() -> tuple[bytes, bytes, str, str]:
    """The phone's page, the same squeezed, a name that says what is in it, and its policy."""
    styles = "\n".join(read(name) for name in STYLES if name in found())
    code = bare(joined("phone.js")).replace("</script", "<\\/script") if "phone.js" in found() else ""
    page = read("phone.html").replace("{style}", bare_css(styles)).replace("{code}", code).encode()
    mark = b64encode(hashlib.sha256(code.encode()).digest()).decode()
    name = f'"{hashlib.sha256(page).hexdigest()[:16]}"'
    return page, gzip.compress(page, 9, mtime=0), name, POLICY.replace("{mark}", mark)


class Phone(Quiet):
    """The page of a phone, the same for every code."""

    def compute_etag(self) -> str:
        return phone()[2]

    @allow_unauthenticated
    def get(self) -> None:
        page, squeezed, _, policy = phone()
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Content-Security-Policy", policy.replace("{host}", self.request.host))
        for name, value in HEADERS.items():
            self.set_header(name, value)
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            page = squeezed
        self.write(page)


class Begin(APIHandler):
    """A class begins: for who may use this server alone, from its own pages or from no page."""

    def initialize(self, hall: Hall, ip: str) -> None:
        self.hall, self.ip = hall, ip

    def check_xsrf_cookie(self) -> None:
        """No other host's page can send this type: the browser would ask first, and hear no answer."""
        if self.request.headers.get("Content-Type", "").partition(";")[0] != "application/json":
            raise HTTPError(403, reason="Expected JSON")

    @authenticated
    def post(self) -> None:
        try:
            asked = json.loads(self.request.body)
            lesson = str(asked["lesson"])[:LESSON]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise HTTPError(400, reason="Expected a lesson") from None
        try:
            code, key = self.hall.begin(lesson)
        except (Refusal, OSError, sqlite3.Error) as error:
            log.error("No class could begin: %s", error)
            raise HTTPError(503, reason="No class can begin here now") from None
        addresses = reached(self.request, self.base_url)
        begun: shapes.Begun = {
            "code": code,
            "key": key,
            "addresses": addresses,
            "qr": codes(self.request, addresses, code),
            "words": ALONE if local(self.ip) else "",
        }
        self.set_header("Cache-Control", "no-store")
        self.finish(text(begun))


class Socket(Quiet, WebSocketHandler):
    """A line: of a phone, or of the page in front."""

    def initialize(self, hall: Hall) -> None:
        self.hall = hall
        self.of: Class | None = None
        self.flood = Flood(time.monotonic())

    @property
    def max_message_size(self) -> int:
        return LARGEST

    def check_origin(self, origin: str) -> bool:
        return urlsplit(origin).netloc.lower() == self.request.host.lower()

    @allow_unauthenticated
    async def get(self, *arguments: Any) -> None:
        await super().get(*arguments)

    def open(self) -> None:
        self.set_nodelay(True)
        IOLoop.current().call_later(HELLO, self._greeted)

    def _greeted(self) -> None:
        if self.of is None:
            self.end(REFUSED, "no hello")

    def send(self, told: str) -> None:
        with suppress(WebSocketClosedError):
            self.write_message(told).add_done_callback(_heeded)

    def end(self, code: int, words: str) -> None:
        self.close(code, words)

    def on_close(self) -> None:
        if self.of is not None:
            self.of.left(self)

    def on_message(self, frame: str | bytes) -> None:
        now = time.monotonic()
        front = self.of is not None and self in self.of.fronts
        if not front and not self.flood.passes(now):
            if self.flood.over(now):
                self.end(REFUSED, "too much")
            elif self.flood.tells():
                self.no("That was too fast: some of it was dropped.")
            return
        about, count = "", None
        try:
            if len(frame) > (LARGEST if front else SMALL):
                raise Refusal(f"Expected a message of at most {SMALL} bytes.")
            message = heard(frame)
            if isinstance(message, dict):
                about, count = str(message.get("kind"))[:20], message.get("n")
            if self.of is None or self.of.over:
                self._first(checked(message, FIRST))
            else:
                self.of.heard(self, checked(message, self.of.kinds(self)))
        except Refusal as refusal:
            self.no(refusal.sentence, about, count)
        except sqlite3.Error as error:
            log.error("A class was not kept: %s", error)
            self.no("That could not be kept.", about, count)
        if self.of is not None:
            self.hall.keep(self.of)

    def no(self, words: str, about: str = "", count: Any = None) -> None:
        no = {"kind": "no", "words": words, "about": about}
        self.send(text(no if type(count) is not int else {**no, "n": count}))

    def _first(self, message: Any) -> None:
        classes = self.hall.classes
        known = self.hall.find(message["code"])
        if message["kind"] == "hello":
            if (known is None or not known.knows(message["key"])) and classes.pauses():
                raise Refusal("Too many wrong codes: try again in a few seconds.")
            if known is not None:
                self.of = known
                known.hello(self, message)
                return
        elif known is not None and not classes.pauses() and known.teach(self, message["key"]):
            self.of = known
            return
        classes.guessed()
        raise Refusal(UNKNOWN if message["kind"] == "hello" else "This is not the page that began the class.")


def heard(frame: str | bytes) -> Any:
    try:
        return json.loads(frame)
    except (ValueError, RecursionError):
        raise Refusal("Expected a message in JSON.") from None


def _heeded(sent: Any) -> None:
    """A line that closed while something was on its way to it is no fault."""
    if not sent.cancelled():
        sent.exception()
