"""Where a class is reached: `c/begin` for who teaches, the phone's page at `c/` and `c/CODE`, and a WebSocket."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
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
from tornado.escape import utf8
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, RequestHandler, authenticated
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from uncle_widgets.live import live_shapes as shapes
from uncle_widgets.live.bounds import Flood, checked
from uncle_widgets.live.classes import REFUSED, Class, text
from uncle_widgets.live.network import ALONE, codes, local, reached
from uncle_widgets.live.registry import Classes, log
from uncle_widgets.refusal import Refusal
from uncle_widgets.static import joined, read
from uncle_widgets.static.packing import tight, tight_css

FIRST = {"hello": shapes.Hello, "teach": shapes.Teach}
SMALL, LARGEST, LESSON = 1024, 512 * 1024, 500
"""Bytes of a phone's message; of one from in front; signs of what is taught."""
HELLO = 10.0
"""Seconds within which a line says who it is."""
STYLES = (
    "tokens.css", "base.css", "table.css", "heat.css", "panels.css", "block.css", "panel.css", "phone.css",
    "contrast.css",
)  # fmt: skip
HOST = re.compile(r"[\w.:\[\]-]+")
POLICY = (
    "default-src 'none'; script-src 'sha256-{mark}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'self'; connect-src 'self'"
)
HEADERS = {
    "Content-Type": "text/html; charset=utf-8",
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
    hall = {"classes": Classes(folder or Path(jupyter_data_dir()) / "uncle_widgets" / "classes")}
    return [
        (f"{base}/[cC]/begin", Begin, {**hall, "ip": ip}),
        (f"{base}/[cC]/about", About),
        (f"{base}/[cC]/ws", Socket, hall),
        (rf"{base}/[cC](/\w*)?", Phone),
    ]


class Quiet(RequestHandler):
    """No line in the log says who came."""

    def _log(self) -> None:
        pass


class About(Quiet):
    @allow_unauthenticated
    def get(self) -> None:
        self.write({"phones": True})


@cache
def phone() -> tuple[bytes, bytes, str]:
    """The phone's page, the same squeezed, and its policy."""
    styles = tight_css("\n".join(map(read, STYLES)))
    code = tight(joined("phone.js")).replace("</script", "<\\/script")
    page = read("phone.html").replace("{style}", styles).replace("{code}", code).encode()
    mark = b64encode(hashlib.sha256(code.encode()).digest()).decode()
    return page, gzip.compress(page, 9, mtime=0), POLICY.replace("{mark}", mark)


class Phone(Quiet):
    """The page of a phone, the same for every code."""

    @allow_unauthenticated
    def get(self, code: str | None = None) -> None:
        if code is None:
            self.redirect(f"{self.request.path}/")
            return
        page, squeezed, policy = phone()
        if HOST.fullmatch(host := self.request.host):  # in Safari before 15.4 'self' is no socket
            policy += f" ws://{host} wss://{host}"
        self.set_header("Content-Security-Policy", policy)
        for name, value in HEADERS.items():
            self.set_header(name, value)
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            page = squeezed
        self.write(page)


class Begin(APIHandler):
    """A class begins: for who may use this server alone, from its own pages or from no page."""

    def initialize(self, classes: Classes, ip: str) -> None:
        self.classes, self.ip = classes, ip

    def check_xsrf_cookie(self) -> None:
        """No other host's page can send this type: the browser would ask first, and hear no answer."""
        if self.request.headers.get("Content-Type", "").partition(";")[0] != "application/json":
            raise HTTPError(403, reason="Expected JSON")

    @authenticated
    def post(self) -> None:
        try:
            code, key = self.classes.begin(str(json.loads(self.request.body)["lesson"])[:LESSON])
        except (Refusal, OSError, sqlite3.Error) as error:
            log.error("No class could begin: %s", error)
            raise HTTPError(503, reason="No class can begin here now") from None
        except (ValueError, TypeError, KeyError, RecursionError):
            raise HTTPError(400, reason="Expected a lesson") from None
        addresses = reached(self.request, self.base_url)
        begun: shapes.Begun = {
            "code": code,
            "key": key,
            "addresses": addresses,
            "qr": codes(self.request, addresses, code),
            "words": ALONE if local(self.ip) and local(self.request.host_name) else "",
        }
        self.set_header("Cache-Control", "no-store")
        self.finish(text(begun))


class Socket(Quiet, WebSocketHandler):
    """A line: of a phone, or of the page in front."""

    def initialize(self, classes: Classes) -> None:
        self.classes = classes
        self.mine: Class | None = None
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
        if self.mine is None:
            self.close(REFUSED, "no hello")

    def send(self, told: str) -> None:
        with suppress(WebSocketClosedError):  # it hears of that in a moment
            self.write_message(told).add_done_callback(lambda sent: sent.cancelled() or sent.exception())

    def on_close(self) -> None:
        if self.mine is not None:
            self.mine.left(self)

    def on_message(self, frame: str | bytes) -> None:
        front = self.mine is not None and self in self.mine.fronts
        if not front and (dropped := self.flood.dropped(time.monotonic())):
            if self.flood.over():
                self.close(REFUSED, "too much")
            elif dropped == 1:
                self._no("That was too fast: some of it was dropped.")
            return
        message: Any = None
        try:
            if not front and len(utf8(frame)) > SMALL:
                raise Refusal(f"Expected a message of at most {SMALL} bytes.")
            message = _read(frame)
            if self.mine is None or self.mine.over:
                self._first(checked(message, FIRST))
            else:
                self.mine.heard(self, checked(message, self.mine.kinds(self)))
        except Refusal as refusal:
            self._no(refusal.sentence, message)
        except sqlite3.Error as error:
            log.error("A class was not kept: %s", error)
            self._no("That could not be kept.", message)
        if self.mine is not None:
            self.classes.keep(self.mine)

    def _first(self, message: Any) -> None:
        one, hello = self.classes.find(message["code"]), message["kind"] == "hello"
        if hello and self.classes.pauses and not (one and one.number_of(message["key"])):
            raise Refusal("There were too many wrong codes: try again in a few seconds.")
        if one and hello:
            self.mine = one
            one.hello(self, message)
        elif one and one.teach(self, message["key"]):
            self.mine = one
        else:
            self.classes.guessed()
            words = "Expected the code on the screen in front.", "This is not the page that began the class."
            raise Refusal(words[not hello])

    def _no(self, words: str, message: Any = None) -> None:
        asked = message if isinstance(message, dict) else {}
        no = {"kind": "no", "words": words, "about": str(asked.get("kind", ""))[:20]}
        self.send(text({**no, "n": asked["n"]} if type(asked.get("n")) is int else no))


def _read(frame: str | bytes) -> Any:
    try:
        return json.loads(frame)
    except (ValueError, RecursionError):
        raise Refusal("Expected a message in JSON.") from None
