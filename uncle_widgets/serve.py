"""Voilà over a directory of notebooks, with the gallery at its root: what the command `uncle-widgets` starts.

`python -m uncle_widgets.serve notebooks` serves any such directory, and Voilà itself serves the same pages
(`cd notebooks && voila .`). This adds short addresses, '/' and '/uno', and prints the one that was asked for,
alone, once the server listens. It answers to this machine's own names and numbers, and to those in
`--Gallery.hosts='["games.example.org"]'`: a foreign page that has its own name lead here gets nothing.
"""

from __future__ import annotations

import errno
import ipaddress
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from threading import Thread
from typing import Any
from weakref import WeakSet

from ipykernel.kernelspec import RESOURCES, get_kernel_dict
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpec, KernelSpecManager
from jupyter_core.utils import ensure_async
from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.httputil import HTTPServerRequest
from tornado.ioloop import IOLoop
from tornado.netutil import bind_sockets
from tornado.routing import Matcher, Rule
from tornado.web import HTTPError, RedirectHandler, RequestHandler
from traitlets import Bool, Int, List, Unicode, default
from voila.app import Voila
from voila.handler import BaseVoilaHandler

from uncle_widgets.games import GAMES
from uncle_widgets.refusal import Refusal

PAGE = "voila/render/{0}.ipynb"
ANY = "*"
SOCKETS = 16_384
"""ZeroMQ stops at 1,023 unless told; a kernel takes six, and a class that loads its pages again leaves many."""


class Kernels(AsyncMappingKernelManager):
    """Ends the kernels that nobody uses, as Jupyter's own does; and those that are busy without an end."""

    cull_busy_timeout = Int(
        1800, config=True, help="Seconds after which a kernel that is busy and says nothing is ended; 0: never."
    )

    def __init__(self, **settings: Any) -> None:
        self._taken: WeakSet[Any] = WeakSet()
        """The kernels that were seen with a page of their own."""
        super().__init__(**settings)
        self.context.max_sockets = SOCKETS

    def in_wait(self, kernel_id: str) -> bool:
        """Whether Voilà keeps it ready for the next page of its notebook."""
        pools: dict[str, list[Any]] = getattr(self, "_pools", {})
        ready = (task for pool in pools.values() for task in pool if task.done() and not task.cancelled())
        return any(not task.exception() and task.result().get("kernel_id") == kernel_id for task in ready)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        kernel = self._kernels[kernel_id]
        waits = self.in_wait(kernel_id)
        if waits or kernel not in self._taken:
            # Idle from when a page took it: that page may not have called yet.
            kernel.last_activity = utcnow()
        if waits:
            return
        self._taken.add(kernel)
        await super().cull_kernel_if_idle(kernel_id)
        busy = getattr(kernel, "execution_state", "") == "busy" and kernel_id in self
        if not busy or not self.cull_busy_timeout:
            return
        if utcnow() - kernel.last_activity > timedelta(seconds=self.cull_busy_timeout):
            self.log.warning("Ending the kernel %s: busy for %d s.", kernel_id, self.cull_busy_timeout)
            await ensure_async(self.shutdown_kernel(kernel_id, now=True))


class ThisPython(KernelSpecManager):
    """Kernels are of the Python that serves, whatever other kernel of that name there is on this machine."""

    def find_kernel_specs(self) -> dict[str, str]:
        return {NATIVE_KERNEL_NAME: RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        return KernelSpec(resource_dir=RESOURCES, **get_kernel_dict())


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


class Refused(RequestHandler):
    def prepare(self) -> None:
        self.set_status(403)
        self.finish("Expected a name of this server's own; --Gallery.hosts adds one.\n")


class Short(RedirectHandler):
    """A short address leads to its page; in the server's theme, where the address names none."""

    def initialize(self, url: str, permanent: bool = False, theme: str = "") -> None:
        super().initialize(url, permanent)
        self.theme = theme

    def get(self, page: str = "index") -> None:
        if self.theme:
            self.request.query_arguments.setdefault("theme", [self.theme.encode()])
        super().get(page)


class Nowhere(BaseVoilaHandler):
    """An address that was mistyped: Voilà's page for that, with the way to the gallery, and not a bare line."""

    async def prepare(self) -> None:
        await super().prepare()
        raise HTTPError(404)


class Gallery(Voila):
    hosts = List(Unicode(), config=True, help="Names that this server answers to, beside its own; '*' for any.")
    game = Unicode(help="The game whose address is told and opened; without one the gallery's.")
    open_browser = Bool(False, config=True, help="Open the address that is told in a browser.")

    @default("log_level")
    def _default_log_level(self) -> int:
        return logging.ERROR

    @property
    def names(self) -> set[str]:
        """Every name by which this server may be asked for."""
        host = socket.gethostname()
        return {"localhost", host, f"{host.partition('.')[0]}.local", socket.getfqdn(), self.ip, *self.hosts}

    @property
    def address(self) -> str:
        """Where the game that was asked for is, or the gallery."""
        url, mark, token = str(self.display_url).partition("?")
        return f"{url}{self.game}{mark}{token}"

    def init_handlers(self) -> list[Any]:
        root = self.server_url if self.server_url.endswith("/") else f"{self.server_url}/"
        theme = str(self.config.VoilaConfiguration.get("theme", ""))  # where one is set; else the reader's own
        to = {"url": f"{self.base_url.rstrip('/')}/{PAGE}", "theme": theme}
        handlers: list[Any] = super().init_handlers()
        short = [(root, Short, to), (f"{root}({'|'.join(GAMES)})", Short, to)]
        return [*short, *handlers, (".*", Nowhere, {"voila_configuration": self.voila_configuration})]

    def listen(self) -> None:
        self.app.default_router.rules.insert(0, Rule(Foreign(self.names), Refused))
        IOLoop.current().add_callback(self.tell)
        super().listen()

    def tell(self) -> None:
        what = GAMES[self.game].title if self.game else "The gallery"
        print(f"{what} is open at {self.address}", flush=True)

    def launch_browser(self) -> None:
        Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


FILES = 32_768


def open_many_files() -> None:
    """Let this process open as many files as it may, and can use: a kernel takes a dozen, and 1,024 is usual."""
    try:
        import resource
    except ImportError:  # Windows sets no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    files = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    with suppress(ValueError, OSError):  # a system may promise more than it gives
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))


def notebooks() -> Path:
    """The notebooks of the house and their `voila.json`: in the package once it is installed, else beside it."""
    inside = Path(__file__).with_name("notebooks")
    return inside if inside.is_dir() else inside.parents[1] / inside.name


def check_free(host: str, port: int) -> None:
    """Refuses where nothing can listen; port 0 is any."""
    try:
        for one in bind_sockets(port, host):
            one.close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refusal(f"Expected a free port, and {port} is in use.") from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise Refusal(f"Expected a port that this account may open, not {port}.") from None
        raise Refusal(f"Expected a name or a number of this machine's own, not {host!r}.") from None


def serve(root: Path, settings: Sequence[str] = (), game: str = "") -> None:
    """Serve a directory of notebooks with its `voila.json` until stopped; `settings` are Voilà's arguments."""
    if not root.joinpath("index.ipynb").is_file():
        sys.exit(f"Expected a directory with an index.ipynb, not '{root}'.")
    os.chdir(root)
    open_many_files()
    ready = f"index|{game or next(iter(GAMES))}"  # a kernel waits for the gallery and for one game
    preheat = rf"--VoilaKernelManager.preheat_denylist=.*/(?!({ready})\.ipynb$)[^/]*$"
    Gallery.launch_instance([".", preheat, *settings], game=game)


def main(arguments: Sequence[str]) -> None:
    """The first argument is the directory; the rest go to Voilà."""
    serve(Path(arguments[0] if arguments else "notebooks"), arguments[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
