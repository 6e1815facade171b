"""The application: Voilà, with rooms of our own where they matter.

A handler more is a line in `Gallery.init_handlers`, before Voilà's; every one of them is made careful there.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import webbrowser
from functools import cached_property, partial
from pathlib import Path, PurePosixPath
from random import randrange
from threading import Thread
from typing import Any
from urllib.parse import urlencode

from tornado.httputil import split_host_and_port
from tornado.ioloop import IOLoop
from tornado.iostream import StreamClosedError
from tornado.routing import Rule
from tornado.web import HTTPError, authenticated
from traitlets import Bool, Float, List, Unicode, default
from voila.app import Voila
from voila.handler import BaseVoilaHandler
from voila.utils import ENV_VARIABLE, get_page_config

from uncle_widgets.filing import BEGUN_AT
from uncle_widgets.games import GAMES
from uncle_widgets.live import handlers as live
from uncle_widgets.server import guard
from uncle_widgets.server.files import Begin, Files, Pages, Teach
from uncle_widgets.server.kernels import Full
from uncle_widgets.server.pages import Ahead, Page, log
from uncle_widgets.server.waking import ROOMS, Waiting, Wake, Woken

PAGE = "voila/render/{0}.ipynb"
NOT_KEPT = {"Cache-Control": "no-cache, no-store, must-revalidate", "Pragma": "no-cache", "Expires": "0"}
AGAIN = 10
"""Seconds after which a visitor for whom there is no place tries again; and as many more at most, so that they
do not all come at once."""
ALL = ("", "0.0.0.0", "::")
REACHED = "Phones on the same network can reach this server. It is open on every network of this computer."
OURS = {"theme", "uw"}
"""What an address may ask of a page that was made before it was asked for: the browser answers the rest."""


class Visit(Waiting, BaseVoilaHandler):
    """A notebook as a page."""

    def initialize(self, gallery: Gallery, **settings: Any) -> None:
        super().initialize(**settings)
        self.gallery = gallery

    @authenticated
    async def get(self, path: str) -> None:
        path = path.strip("/")
        if not path:
            raise HTTPError(404)
        if PurePosixPath(path).suffix.lower() != ".ipynb":  # a picture beside the notebook
            self.redirect(f"{self.base_url}voila/files/{path}")
            return
        self.page = page = await self.gallery.page(path, self)
        self.set_header("Content-Type", "text/html")
        for name, value in NOT_KEPT.items():
            self.set_header(name, value)
        try:
            async for html in page.pieces():
                self.write(html)
                await self.flush()
        except StreamClosedError:
            await page.leave()

    def write_error(self, status_code: int, **settings: Any) -> None:
        if status_code == 503:
            wait = AGAIN + randrange(AGAIN)
            self.set_header("Retry-After", str(wait))
            self.set_header("Refresh", str(wait))
        super().write_error(status_code, **settings)


class Gallery(Voila):
    hosts = List(
        Unicode(), config=True, help="Host names that this server answers to besides its own; '*' for any."
    )
    game = Unicode(help="The game whose address is printed and opened. If you name none, it is the gallery's.")
    teach = Unicode(None, allow_none=True, help="The class that is printed and opened instead; '' for any.")
    ahead = List(Unicode(), config=True, help=f"Notebooks that always have a page ready, or {ROOMS} for a kernel.")
    site = Unicode(config=True, help="The folder for pages that need no kernel; empty for none.")
    silent_after = Float(
        75, config=True, help="Seconds after which a connection without a complete request is closed."
    )
    open_browser = Bool(False, config=True, help="Open the printed address in a browser.")

    @default("log_level")
    def _default_log_level(self) -> int:
        return logging.ERROR

    @default("ahead")
    def _default_ahead(self) -> list[str]:
        return [ROOMS] if self.files.work else self.notebooks_ahead

    @property
    def notebooks_ahead(self) -> list[str]:
        return ["index.ipynb", f"{self.game or next(iter(GAMES))}.ipynb"]

    @cached_property
    def files(self) -> Files:
        return Files(Path(self.site) if self.site else None, teach=self.teach, game=self.game)

    @property
    def names(self) -> set[str]:
        """Every name by which this server may be asked for."""
        host = socket.gethostname()
        return {"localhost", host, f"{host.partition('.')[0]}.local", socket.getfqdn(), self.ip, *self.hosts}

    @property
    def address(self) -> str:
        """Where the game that was asked for is, or the gallery, or the page in front of a class."""
        url, mark, token = str(self.display_url).partition("?")
        if self.teach is not None:
            asked = "&".join(filter(None, [token, urlencode({"uw": self.teach} if self.teach else {})]))
            own = f"{self._url('localhost')}teach" if self.ip in ALL else f"{url}teach"
            return f"{own}{'?' * bool(asked)}{asked}"
        return f"{url}{self.game}{mark}{token}"

    def initialize(self, argv: Any = None) -> None:
        super().initialize(argv)
        self.files.begin(IOLoop.current().asyncio_loop)  # type: ignore[attr-defined]

    def _url(self, ip: str) -> str:
        return str(super()._url(f"[{ip}]" if ":" in ip else ip))

    def init_settings(self) -> dict[str, Any]:
        settings: dict[str, Any] = super().init_settings()
        self.pages_ahead = Ahead(self.kernel_manager, self.ahead, self.page_ahead)
        return settings

    def init_handlers(self) -> list[Any]:
        root = self.server_url if self.server_url.endswith("/") else f"{self.server_url}/"
        theme = str(self.config.VoilaConfiguration.get("theme", ""))  # where one is set; else the reader's own
        to = {"url": f"{self.base_url.rstrip('/')}/{PAGE}", "theme": theme}
        mine = {"voila_configuration": self.voila_configuration}
        first = {"files": self.files, "page": f"{self.base_url.rstrip('/')}/site/{{0}}.html", **to}
        classes = live.handlers(root, self.ip, again=bool(self.identity_provider.token))
        handlers = [
            (root, Begin, first),
            (f"{root}({'|'.join(GAMES)})", Begin, first),
            (f"{root}site/kernel", Wake, {"give": self.woken}),
            *([(f"{root}site/(.*)", Pages, {"files": self.files, "notebook": to["url"]})] if self.site else []),
            *classes,
            (
                f"{root}teach",
                Teach,
                {"files": self.files, "page": first["page"], "classes": live.classes_of(classes)},
            ),
            (f"{root}voila/render/(.*)", Visit, {"gallery": self, **mine}),
            (f"{root}voila/templates/(.*)", guard.Templates),
            (rf"{root}api/kernels/(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)/channels", guard.Channels),
            (f"{root}log(in|out)" if not self.identity_provider.token else f"{root}logout", guard.Nowhere, mine),
            *super().init_handlers(),
            (".*", guard.Nowhere, mine),
        ]
        return [guard.careful(rule) for rule in handlers]

    def listen(self) -> None:
        mine = {"voila_configuration": self.voila_configuration}
        first = [Rule(guard.Foreign(self.names), guard.Refused), Rule(guard.Odd(), guard.Nowhere, mine)]
        self.app.default_router.rules[:0] = first
        self.app.settings["uncle_widgets_alone"] = True
        live.hush(self.app, self.server_url)
        # Tornado waits an hour for the rest of a request's head, and for its body as long as it takes.
        bounds = {"idle_connection_timeout": self.silent_after, "body_timeout": self.silent_after}
        self.app.listen = partial(self.app.listen, **bounds)
        IOLoop.current().add_callback(self.tell)
        super().listen()

    def start(self) -> None:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        log.addHandler(handler)
        log.setLevel(min(self.log_level, logging.WARNING))
        log.propagate = False
        super().start()

    def tell(self) -> None:
        what = GAMES[self.game].title if self.game else "The gallery"
        print(f"{what if self.teach is None else 'The class'} is open at {self.address}", flush=True)
        if self.teach is not None:
            print(REACHED if self.ip in ALL else f"Phones can reach it only at {self.ip}.", flush=True)
        self.files.show()
        self.working = asyncio.ensure_future(self.kept_ready())

    async def kept_ready(self) -> None:
        """Keep pages with a kernel ready: those of notebooks at once; a kernel without a notebook once the first
        files are written, for which visitors wait. Where none can be written, those of notebooks after all."""
        chosen = "ahead" in self.config.Gallery
        for notebook in self.ahead if chosen or ROOMS not in self.ahead else ():
            self.pages_ahead.fill(notebook)
        if not chosen and self.files.folder is not None:
            await self.pages_ahead.change([ROOMS] if await self.files.settled() else self.notebooks_ahead)

    def stop(self) -> None:
        self.files.stop()
        super().stop()

    def launch_browser(self) -> None:
        Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def page(self, path: str, visit: Visit) -> Page:
        """A page for this visit, in the making; Full where there is no place for its kernel."""
        theme = visit.get_argument("theme", None)
        page = self.pages_ahead.take(path, theme) if visit.request.arguments.keys() <= OURS else None
        if page is not None:
            return page
        page = self.renderer(path, self.asked(visit), visit)
        await page.initialize(template=visit.get_argument("template", None), theme=theme)
        return await self.begun(page)

    async def woken(self) -> Page:
        """A kernel with rooms, in the making; Full where there is no place for it."""
        return self.pages_ahead.take(ROOMS, None) or await self.begun(self.renderer(ROOMS, self.told, None, Woken))

    async def begun(self, page: Page) -> Page:
        """The page, begun with a kernel; one that is kept ready gives way, else Full."""
        while True:
            try:
                page.begin(await self.kernel_manager.place())
            except Full:
                if not await self.pages_ahead.give_way():
                    raise
            else:
                return page

    async def page_ahead(self, path: str) -> Page:
        kind = Woken if path == ROOMS else Page
        page = self.renderer(path, {"QUERY_STRING": "", **self.told}, None, kind)
        await page.initialize()
        page.begin(await self.kernel_manager.place())
        return page

    @property
    def told(self) -> dict[str, str]:
        """What Voilà tells every kernel in its environment."""
        return {
            ENV_VARIABLE.VOILA_PREHEAT: "False",
            ENV_VARIABLE.VOILA_BASE_URL: self.base_url,
            ENV_VARIABLE.VOILA_SERVER_URL: self.server_url,
            ENV_VARIABLE.VOILA_APP_PORT: str(self.port),
            **({BEGUN_AT: f"{self.base_url.rstrip('/')}/site/index.html"} if self.files.work else {}),
        }

    def asked(self, visit: Visit) -> dict[str, str]:
        """What Voilà tells a kernel of the request for its page."""
        request = visit.request
        host, port = split_host_and_port(request.host.lower())
        envs = {name.lower() for name in self.voila_configuration.http_header_envs}
        return {
            **self.told,
            ENV_VARIABLE.SCRIPT_NAME: request.path,
            ENV_VARIABLE.PATH_INFO: "",
            ENV_VARIABLE.QUERY_STRING: request.query,
            ENV_VARIABLE.SERVER_SOFTWARE: f"voila/{self.version}",
            ENV_VARIABLE.SERVER_PROTOCOL: request.version,
            ENV_VARIABLE.SERVER_NAME: host,
            ENV_VARIABLE.SERVER_PORT: str(port or ""),
            ENV_VARIABLE.VOILA_APP_PORT: str(port or ""),
            ENV_VARIABLE.VOILA_REQUEST_URL: request.full_url(),
            **{
                f"HTTP_{name.upper().replace('-', '_')}": value
                for name, value in request.headers.items()
                if name.lower() in envs
            },
        }

    def renderer(self, path: str, env: dict[str, str], visit: Visit | None, kind: type[Page] = Page) -> Page:
        settings, chosen = self.app.settings, self.voila_configuration
        about = {"base_url": self.base_url, "settings": settings, "log": self.log, "voila_configuration": chosen}
        page_config = get_page_config(**about)
        if chosen.page_config_hook:
            page_config = chosen.page_config_hook(page_config, **about, notebook_path=path)
        return kind(
            self.kernel_manager,
            env,
            request_handler=visit,
            voila_configuration=chosen,
            traitlet_config=self.config,
            notebook_path=path,
            template_paths=self.template_paths,
            config_manager=self.config_manager,
            contents_manager=self.contents_manager,
            base_url=self.base_url,
            kernel_spec_manager=self.kernel_spec_manager,
            page_config=page_config,
            mathjax_config=settings.get("mathjax_config"),
            mathjax_url=settings.get("mathjax_url"),
        )
