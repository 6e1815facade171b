"""Who may ask, and what every answer says: hosts, odd addresses, bad frames, headers and cookies.

Every handler of the server is made `careful`, Voilà's and Jupyter's too: the same headers on every answer, one
line in the log for what a visitor did wrong, and no traceback.
"""

from __future__ import annotations

import ipaddress
import logging
import re
from collections.abc import Collection
from contextlib import suppress
from typing import Any
from urllib.parse import unquote_to_bytes

from jupyter_server.base.handlers import APIHandler
from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher
from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketHandler
from voila.handler import BaseVoilaHandler
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

log = logging.getLogger("uncle_widgets.server")
ANY = "*"
POLICY = {
    "default-src": "'self'",
    # The template and the notebook's own output bring scripts in the page; anywidget loads its module from a blob.
    "script-src": "'self' 'unsafe-inline' blob:",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "media-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
}
HOST = re.compile(r"[\w.:\[\]-]+")
CSP = "Content-Security-Policy"
HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
SEGMENT = 255
"""Bytes of a file's name, at most; an address with a longer one leads nowhere."""


def policy(host: str) -> str:
    """The Content-Security-Policy of a page: this server, and what the page itself holds.

    'self' does not stand for its sockets in Safari before 15.4 (webkit.org/b/201591), so these are named.
    """
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return "; ".join(f"{what} {where}{sockets * (what == 'connect-src')}" for what, where in POLICY.items())


def encrypted(request: HTTPServerRequest) -> bool:
    """Whether the browser came by https, as a proxy before this server says."""
    return "https" in (request.protocol, request.headers.get("X-Forwarded-Proto", "").lower())


class Careful(RequestHandler):
    """Mixed into every handler."""

    def set_default_headers(self) -> None:
        super().set_default_headers()
        if isinstance(self, WebSocketHandler):
            return
        for name, value in HEADERS.items():
            self.set_header(name, value)
        own = self.settings.get("headers", {}).get(CSP)  # Voila.tornado_settings
        if not isinstance(self, APIHandler):  # whose policy is stricter
            self.set_header(CSP, own or policy(self.request.host))

    def set_cookie(self, name: str, value: str | bytes, *arguments: Any, **settings: Any) -> None:
        given = {setting.lower() for setting in settings}
        if "samesite" not in given:
            settings["samesite"] = "Strict" if name == "_xsrf" else "Lax"
        if "secure" not in given and encrypted(self.request):
            settings["secure"] = True
        super().set_cookie(name, value, *arguments, **settings)

    def log_exception(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if not isinstance(error, HTTPError):  # of those the access log says all in its line
            super().log_exception(kind, error, trace)

    def write_error(self, status_code: int, **settings: Any) -> None:
        """A page of ours where it can be one; else a bare line."""
        if isinstance(self, APIHandler):
            self.finish({"message": self._reason})
            return
        if isinstance(self, BaseVoilaHandler) and hasattr(self, "_jupyter_current_user"):
            with suppress(HTTPError):  # from what is asked for: ?theme=%ff
                super().write_error(status_code, **settings)
                return
        RequestHandler.write_error(self, status_code)


def careful(rule: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same rule with a careful handler: (pattern, handler, ...)."""
    pattern, handler, *rest = rule
    return pattern, handler if issubclass(handler, Careful) else careful_class(handler), *rest


def careful_class(handler: type[RequestHandler]) -> type[RequestHandler]:
    return type(handler.__name__, (Careful, handler), {"__module__": handler.__module__})


class Foreign(Matcher):
    """Matches a request that was meant for a host of another name.

    A number is never foreign: who leads a name of their own to this machine cannot make a browser ask for
    its number in that name's place.
    """

    def __init__(self, names: Collection[str]) -> None:
        self.names = {name.lower() for name in names}

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        name = request.host_name.lower().strip("[]").rstrip(".")
        try:
            ipaddress.ip_address(name)
        except ValueError:
            own = ANY in self.names or name in self.names or name.endswith(".localhost")
            return None if own else {}
        return None


class Refused(Careful):
    def prepare(self) -> None:
        self.set_status(403)
        self.finish("Expected this server's own host name. You can add other names with --Gallery.hosts.\n")


class Odd(Matcher):
    """Matches what no page or file can be called: bytes that are no text, control characters, endless names, and
    '.' and '..', which browsers resolve before they ask."""

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        try:
            text = unquote_to_bytes(request.path).decode()
            unquote_to_bytes(request.query).decode()
        except UnicodeDecodeError:
            return {}
        odd = any(len(segment.encode()) > SEGMENT or segment in (".", "..") for segment in text.split("/"))
        return {} if odd or any(ord(letter) < 32 for letter in text) else None


class Nowhere(Careful, BaseVoilaHandler):
    """An address that was mistyped: Voilà's page for that, with the way to the gallery, and not a bare line."""

    async def prepare(self) -> None:
        self.request.query_arguments.clear()  # which may be what is odd about it
        self.request.arguments.clear()
        ready = super().prepare()
        if ready is not None:
            await ready
        raise HTTPError(404)


class Templates(Careful, TemplateStaticFileHandler):
    """Voilà's, for addresses of the form <template>/static/<path> alone."""

    def parse_url_path(self, path: str) -> str:
        parts = path.split("/")
        if len(parts) < 3 or parts[1] != "static" or not all(parts) or ".." in parts:
            raise HTTPError(404)
        return str(super().parse_url_path(path))


class Channels(Careful, VoilaKernelWebsocketHandler):
    """A page's socket to its kernel; who sends what is no message is told goodbye."""

    def on_message(self, frame: str | bytes) -> None:
        try:
            super().on_message(frame)
        except Exception as error:  # whatever a stranger's bytes may do to the parser
            debug = log.isEnabledFor(logging.DEBUG)
            log.warning(
                "Closing a socket from %s: %d bytes that aren't a message (%s).",
                *(self.request.remote_ip, len(frame), type(error).__name__),
                exc_info=error if debug else None,
            )
            self.close(1007, "Expected a kernel message.")
