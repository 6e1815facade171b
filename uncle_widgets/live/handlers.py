"""Where a class is reached: what a teacher's page asks for, the phone's page at `c/` and `c/CODE`, a WebSocket."""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

from jupyter_core.paths import jupyter_data_dir
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import APIHandler, JupyterHandler
from tornado.escape import utf8
from tornado.ioloop import IOLoop
from tornado.web import Application, HTTPError, RequestHandler, authenticated
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from uncle_widgets.frontend import bundle, digest, template
from uncle_widgets.live import live_shapes as shapes
from uncle_widgets.live import network
from uncle_widgets.live.bounds import Flood, checked
from uncle_widgets.live.classes import LESSON, REFUSED, Class, text
from uncle_widgets.live.registry import Classes, code_of, log
from uncle_widgets.live.seats import FULL
from uncle_widgets.refusal import Refusal

FIRST = {"hello": shapes.Hello, "teach": shapes.Teach}
SMALL, LARGEST = 1024, 512 * 1024
"""Bytes of a phone's message; of one from in front."""
HELLO = 10.0
"""Seconds within which a line says who it is."""
HOST = re.compile(r"[\w.:\[\]-]+")
POLICY = (
    "default-src 'none'; script-src {code}; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'self'; connect-src 'self'"
)
HEADERS = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-cache",  # asked for each time, and sent again when it is another
    "Vary": "Accept-Encoding",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def handlers(base_url: str, ip: str, folder: Path | None = None, again: bool = True) -> list[Any]:
    """The rules of a class under this base URL, on a server that listens at `ip`.

    Books lie in `folder`, or where Jupyter keeps its data. `again`: whether the server has a token, with which its
    teacher comes back to a class (`c/teach?token=...`).
    """
    base = base_url.rstrip("/")
    folder = folder or Path(jupyter_data_dir()) / "uncle_widgets" / "classes"
    hall = {"classes": Classes(folder, again=again)}
    return [
        (f"{base}/[cC]/begin", Begin, {**hall, "ip": ip}),
        (f"{base}/[cC]/mine", Mine, {**hall, "ip": ip}),
        (f"{base}/[cC]/leave", Leave, hall),
        (f"{base}/[cC]/teach", Again, hall),
        (f"{base}/[cC]/about", About),
        (f"{base}/[cC]/ws", Socket, hall),
        (rf"{base}/[cC](/(?:\w|-|%20|\+)*)?", Phone),
        (rf"{base}/[cC]/.*", Nothing),
    ]


def classes_of(rules: list[Any]) -> Classes:
    """The classes behind the rules that `handlers` made."""
    found: Classes = next(rule[2]["classes"] for rule in rules if len(rule) > 2 and "classes" in rule[2])
    return found


def hush(app: Application, base_url: str) -> None:
    """No request for a class is logged, whoever answers it: its address names a code, and the log who came."""
    usual = app.settings.get("log_function")
    room = re.compile(rf"{re.escape(base_url.rstrip('/'))}/c(/|$)", re.IGNORECASE)

    def logged(handler: RequestHandler) -> None:
        if room.match(handler.request.path):
            return
        if usual is not None:
            usual(handler)
        else:
            app.settings.pop("log_function")
            app.log_request(handler)
            app.settings["log_function"] = logged

    app.settings["log_function"] = logged


class Quiet(RequestHandler):
    """No line in the log says who came, or for which class."""

    def _log(self) -> None:
        pass

    def log_exception(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if not isinstance(error, HTTPError):  # without the request, which names who came
            log.error("A request for a class failed.", exc_info=error)

    def write_error(self, status_code: int, **settings: Any) -> None:
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(f"{self._reason}.\n")


class Nothing(Quiet):
    """An address in which there is no class."""

    @allow_unauthenticated
    def prepare(self) -> None:
        raise HTTPError(404)


class Posted(Quiet):
    """What our own pages alone may post: no other page can send this type unless the browser asks us first."""

    def check_xsrf_cookie(self) -> None:
        typed = self.request.headers.get("Content-Type", "").partition(";")[0]
        if typed != "application/json" or not network.own_page(self.request):
            raise HTTPError(403, reason="Expected JSON, from a page of this server")

    def told(self, shape: type) -> Any:
        """What was posted, which is of this shape."""
        self.check_xsrf_cookie()  # also on a server that does not ask for it
        try:
            return checked({**json.loads(self.request.body), "kind": "posted"}, {"posted": shape})
        except (ValueError, TypeError, KeyError, RecursionError, Refusal):
            raise HTTPError(400, reason=f"Expected a {shape.__name__.lower()}") from None


class Asked(TypedDict):
    lesson: str


class About(Quiet):
    @allow_unauthenticated
    def get(self) -> None:
        self.write({"phones": True})


@cache
def phone() -> tuple[bytes, bytes, str]:
    """The phone's page, the same compressed, and its policy."""
    code = bundle("phone.js")
    page = template("phone.html").replace("{style}", bundle("phone.css")).replace("{code}", code).encode()
    return page, gzip.compress(page, 9, mtime=0), POLICY.replace("{code}", digest(code))


class Phone(Quiet):
    """The page of a phone, the same for every code."""

    @allow_unauthenticated
    def get(self, code: str | None = None) -> None:
        if code is None:
            self.redirect(f"{self.request.path}/")
            return
        page, small, policy = phone()
        if HOST.fullmatch(host := self.request.host):  # in Safari before 15.4 'self' is no socket
            policy += f" ws://{host} wss://{host}"
        self.set_header("Content-Security-Policy", policy)
        for name, value in HEADERS.items():
            self.set_header(name, value)
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            page = small
        self.write(page)


class Begin(Posted, APIHandler):
    """A class begins: for who may use this server alone, from its own pages or from no page."""

    def initialize(self, classes: Classes, ip: str) -> None:
        self.classes, self.ip = classes, ip

    @authenticated
    def post(self) -> None:
        lesson = self.told(Asked)["lesson"][:LESSON]
        try:
            code, key = self.classes.begin(lesson)
        except (Refusal, OSError, sqlite3.Error) as error:
            log.error("No class could start: %s", error)
            raise HTTPError(503, reason="No class can start here now") from None
        network.give(self, room(self), code, key)
        self.set_header("Cache-Control", "no-store")
        self.finish(text({**where(self, self.classes, self.ip, code), "key": key}))


def room(handler: Any) -> str:
    """Where the classes are in this browser's addresses: '/user/ann/c/'."""
    return f"{handler.settings.get('base_url', '/').rstrip('/')}/c/"


def where(handler: Any, classes: Classes, ip: str, code: str) -> shapes.Begun:
    """Where phones find the class."""
    alone = network.local(ip) and network.local(handler.request.host_name)
    addresses = network.reached(handler.request, handler.settings.get("base_url", "/"), alone)
    return {
        "code": code,
        "key": "",
        "addresses": addresses,
        "qr": {} if alone else network.codes(handler.request, addresses, code),
        "words": network.ALONE if alone else "",
        "again": classes.again,
    }


class Mine(Quiet):
    """The classes that this browser may continue: those of which it has the key as a cookie."""

    def initialize(self, classes: Classes, ip: str) -> None:
        self.classes, self.ip = classes, ip

    @allow_unauthenticated
    def get(self) -> None:
        if not network.own_page(self.request):
            raise HTTPError(403)
        found = ((self.classes.find(code), key) for code, key in network.kept(self.request).items())
        mine = sorted((one for one, key in found if one and one.keys.name(key)), key=lambda one: -one.begun)
        told = [
            {**where(self, self.classes, self.ip, one.code), "lesson": one.about["lesson"], **one.size()}
            for one in mine
        ]
        self.set_header("Cache-Control", "no-store")
        self.finish(text({"classes": told}))


class Leave(Posted):
    """This browser forgets a class, which is over then if so asked; a page that stays open gets another key."""

    def initialize(self, classes: Classes) -> None:
        self.classes = classes

    @allow_unauthenticated
    def post(self) -> None:
        asked = self.told(shapes.Leave)
        code = code_of(asked["code"])
        one, key = self.classes.find(code), asked["key"] or network.kept(self.request).get(code, "")
        network.take(self, room(self), code)
        self.set_header("Cache-Control", "no-store")
        fresh = ""
        if one and one.keys.name(key):
            if asked["end"]:
                one.on_close(asked)
                self.classes.tick()
            else:
                fresh = one.forgotten(key)
                self._log_out()
        self.finish(text({"key": fresh}))

    def _log_out(self) -> None:
        """The next person at this computer begins no class, either. A Jupyter server's login is its own affair."""
        provider = self.settings.get("identity_provider")
        if self.settings.get("uncle_widgets_alone") and provider is not None:
            self.base_url = self.settings.get("base_url", "/")
            provider.clear_login_cookie(self)


class Again(Quiet, JupyterHandler):
    """The teacher comes back from anywhere with the server's token: this browser may continue its classes."""

    def initialize(self, classes: Classes) -> None:
        self.classes = classes

    @authenticated
    def get(self) -> None:
        count = hand_over(self, self.classes)
        self.finish(
            f"This browser can continue {count} {'class' if count == 1 else 'classes'} on this server. "
            "Open the lesson's page again.\n"
            if count
            else "There is no class to continue here. Open this address with this server's token.\n"
        )


def hand_over(handler: JupyterHandler, classes: Classes) -> int:
    """Where the request itself has the server's token, this browser may continue all classes: how many there are.

    That somebody logged in here once is not enough: the next who uses this computer did not.
    """
    if not handler.token_authenticated:
        return 0
    mine, all_of_them = network.kept(handler.request), classes.all()
    for one in all_of_them:
        if not one.keys.name(mine.get(one.code, "")):
            network.give(handler, room(handler), one.code, one.keys.make())
            one.book.commit()
    return len(all_of_them)


class Socket(Quiet, WebSocketHandler):
    """A line: of a phone, or of the page in front."""

    def initialize(self, classes: Classes) -> None:
        self.classes = classes
        self.mine: Class | None = None
        self.flood = Flood(time.monotonic())
        self.mark = classes.keeper.mark(self.request.remote_ip or "")

    @property
    def max_message_size(self) -> int:
        return LARGEST

    def check_origin(self, origin: str) -> bool:
        return network.own_page(self.request)

    @allow_unauthenticated
    async def get(self, *arguments: Any) -> None:
        await super().get(*arguments)

    def open(self) -> None:
        self.set_nodelay(True)
        if not self.classes.keeper.opened(self.mark):
            self.close(FULL, "too many lines")
        IOLoop.current().call_later(HELLO, self._greeted)

    def _greeted(self) -> None:
        if self.mine is None:
            self.close(REFUSED, "no hello")

    def send(self, told: str) -> None:
        with suppress(WebSocketClosedError):  # it hears of that in a moment
            self.write_message(told).add_done_callback(lambda sent: sent.cancelled() or sent.exception())

    def on_close(self) -> None:
        self.classes.keeper.closed(self.mark)
        if self.mine is not None:
            self.mine.left(self)

    def on_message(self, frame: str | bytes) -> None:
        front = self.mine is not None and self in self.mine.fronts
        if not front and (dropped := self.flood.dropped(time.monotonic())):
            if self.flood.over():
                self.close(REFUSED, "too much")
            elif dropped == 1:
                self._no("That was too fast, so some of it was lost. Try again.")
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
            log.error("A class could not be saved: %s", error)
            self._no("That couldn't be saved. Try again.", message)
        if self.mine is not None:
            self.classes.keep(self.mine)

    def _first(self, message: Any) -> None:
        one, hello = self.classes.find(message["code"]), message["kind"] == "hello"
        if one and hello:
            self.mine = one
            one.hello(self, message)
        elif one and one.teach(self, message["key"] or network.kept(self.request).get(one.code, "")):
            self.mine = one
        else:
            self.classes.keeper.guessed(self.mark)
            words = "Type the code on the screen in front.", "This page didn't start the class."
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
