"""Pages that need no kernel, before those that do: gallery, games and lessons as files (see `site/served.py`).

Each is written when it is first asked for, and the rest behind it, by a process beside the server (`writer.py`).
They are kept where Jupyter keeps its data. Where they cannot be written, the addresses lead to Voilà's pages. They
show what is in the package, the same for everybody: whoever reaches the server may read them.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from jupyter_core.paths import jupyter_data_dir
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError, StaticFileHandler, authenticated

from uncle_widgets.games import GAMES
from uncle_widgets.live.handlers import hand_over
from uncle_widgets.live.registry import Classes
from uncle_widgets.server.folder import Folder
from uncle_widgets.server.guard import Careful
from uncle_widgets.server.writer import Writer
from uncle_widgets.site import served

log = logging.getLogger("uncle_widgets.server")
KERNEL = served.KERNEL
"""Where a page among them is given a kernel to play with: see `waking.py`."""
BEGINS = "from uncle_widgets.site.woken import listen\nlisten()"
"""What that kernel does first."""
COMPLETE = ".uncle_widgets"
"""Lies in a folder with a whole site, as `site/build.py` writes it."""
FOREVER = 365 * 24 * 3600
PATIENCE = 20.0
"""Seconds for which a request waits for its file, before it is told to ask again."""
AGAIN = 3
SOON = """<!doctype html><html lang="en"><title>One moment</title>
<p>This page is being prepared, once for each new version. It will open here in a moment."""
NOT_NOW = """<!doctype html><html lang="en"><title>Not now</title>
<p>The server couldn't prepare this page. It tries again in a minute, and this page reloads. The log says why."""
CLASS = re.compile(r"class/\d+ (\w+) lesson=(\d+):")
LESSON = re.compile(r"lesson/\d+ (\w+) (?:.* )?lesson=(\d+)")


def usual_folder() -> Path:
    """Where the pages of every version are kept, each in a folder of its own."""
    return Path(jupyter_data_dir()) / "uncle_widgets"


def before(teach: str | None, game: str, mark: str) -> Iterable[str]:
    """The files that are written first: those of the class that is taught, or of the game that was asked for."""
    if teach is not None and (found := CLASS.fullmatch(teach)):
        return served.of_class(found[1], int(found[2]), mark)
    return served.of_game(game, mark) if game else []


def following(page: str, link: str, mark: str) -> Iterable[str]:
    """The files that a page is going to ask for first, when it is opened at this link."""
    if page == served.CLASS:
        return before(link, "", mark)
    game = page.removesuffix(".html")
    if game not in GAMES:
        return []
    lesson = LESSON.match(link)
    return served.of_lesson(game, int(lesson[2]), mark) if lesson else served.of_game(game, mark)


class Files:
    """The pages of this version, in a folder of their own in `folder`; or a whole site, where one lies there."""

    def __init__(self, folder: Path | None, *, teach: str | None = None, game: str = "") -> None:
        self.folder, self.writer = folder, None
        if folder is not None and not (folder / COMPLETE).is_file():
            mark = served.version()
            self.folder = folder / f"site-{mark}"
            self.writer = Writer(Folder(self.folder), mark, before(teach, game, mark))

    @property
    def work(self) -> bool:
        """Whether there are such pages, or are going to be when they are asked for."""
        return self.folder is not None and not (self.writer and self.writer.broken)

    async def come(self, path: str, link: str = "") -> bool | None:
        """Whether this file is there: None if it still is being written, False if it cannot be. What a page at
        this `link` is going to ask for is written next."""
        writer = self.writer
        if writer is None:
            return True
        writer.ask(*(one for one in following(path, link, writer.mark) if writer.parts.get(one)))
        if writer.path(path).is_file():
            return True
        if not writer.parts and not writer.broken:
            await asyncio.wait({asyncio.ensure_future(writer.known.wait())}, timeout=PATIENCE)
            if not writer.parts and not writer.broken:
                return None
        if writer.parts and path not in writer.parts:
            return True  # or nowhere: whoever serves the files says so
        writer.ask(path, *(one for one in following(path, link, writer.mark) if writer.parts.get(one)))
        patience = PATIENCE if writer.parts.get(path, True) else 0
        return await writer.come(path, patience)

    async def settled(self) -> bool:
        """Wait until all that is soon done is there. Whether the pages work then."""
        if self.writer is not None:
            await self.writer.settled.wait()
        return self.work

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start writing what is not there yet, on the server's loop, which may be about to run."""
        if self.writer is not None:
            self.writer.begin(loop)

    def show(self) -> None:
        """Show from now on how far it is, in a terminal."""
        if self.writer is not None and sys.stderr is not None and sys.stderr.isatty():
            self.writer.told = Progress()
            self.writer.tell()

    def stop(self) -> None:
        if self.writer is not None:
            self.writer.stop()


class Progress:
    """How many of the pages are written: a line of a terminal that is written over."""

    line = ""

    def __call__(self, done: int, of: int) -> None:
        if not self.line and done == of:
            return  # there was nothing to do
        line = f"Preparing the pages: {done} of {of} parts done" + (", all of them." if done == of else ".")
        if line != self.line:
            end = "\n" if done == of else ""
            print(f"\r{line}{' ' * max(0, len(self.line) - len(line))}", end=end, file=sys.stderr, flush=True)
            self.line = "" if done == of else line


class Teach(Careful, JupyterHandler):
    """The page in front of a class, for who may use this server: the token does not stay in its address.

    Who comes with the token may continue the classes that are running here."""

    def initialize(self, files: Files, page: str, classes: Classes) -> None:
        self.files, self.page, self.classes = files, page, classes

    @authenticated
    def get(self) -> None:
        hand_over(self, self.classes)
        if self.files.work:
            link = self.get_query_argument("uw", "")
            self.redirect(
                f"{self.page.format('class')}{'?' * bool(link)}{urlencode({'uw': link} if link else {})}"
            )
        elif self.files.folder is None:
            raise HTTPError(404)
        else:
            self.set_status(503)
            self.set_header("Refresh", "30")
            self.finish(NOT_NOW)

    head = get


class Begin(Careful, JupyterHandler):
    """A short address leads to the page that needs no kernel, where there is one yet; in the server's theme, where
    the address names none. Who comes with the server's token is known from here on, and it stays behind."""

    def initialize(self, files: Files, page: str, url: str, theme: str) -> None:
        """`url` is that of the page with a kernel, `page` that of the one without."""
        self.to, self.theme = page if files.work else url, theme

    @allow_unauthenticated
    def get(self, page: str = "index") -> None:
        theme = {"theme": [self.theme]} if self.theme else {}
        asks = {**theme, **self.request.query_arguments}
        query = urlencode({name: value for name, value in asks.items() if name != "token"}, doseq=True)
        self.redirect(f"{self.to.format(page)}{'?' * bool(query)}{query}")

    head = get


class Pages(Careful, StaticFileHandler):
    """The files themselves: what is named by what is in it may be kept for good."""

    def initialize(  # type: ignore[override]
        self, files: Files, notebook: str
    ) -> None:
        """`notebook` is the address of a game's page with a kernel, for one that cannot be written."""
        super().initialize(path=str(files.folder))
        self.files, self.notebook = files, notebook

    async def get(self, path: str, include_body: bool = True) -> None:
        if any(one.startswith(".") for one in path.split("/")):
            raise HTTPError(404)
        come = await self.files.come(path, self.get_query_argument("uw", ""))
        if come:
            await super().get(path, include_body)
            return
        self.set_header("Cache-Control", "no-store")
        page, _, kind = path.rpartition(".")
        if kind != "html":
            self.set_status(202 if come is None else 503)
            self.set_header("Retry-After", str(AGAIN))
            self.finish()
        elif come is None:
            self.set_header("Refresh", str(AGAIN))
            self.finish(SOON)
        elif page == "index" or page in GAMES:
            query = self.request.query
            self.redirect(f"{self.notebook.format(page)}{'?' * bool(query)}{query}")
        else:
            self.set_status(503)
            self.set_header("Refresh", "30")
            self.finish(NOT_NOW)

    def get_cache_time(self, path: str, modified: Any, mime_type: str) -> int:
        return FOREVER if path.endswith(".bin") else 0

    def set_extra_headers(self, path: str) -> None:
        if not path.endswith(".bin"):
            self.set_header("Cache-Control", "no-cache")
