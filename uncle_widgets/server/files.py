"""Pages that need no kernel, before those that do: gallery, games and lessons as files (see `site/build.py`).

They are written once for a version of the package, by a process beside the server, and kept where Jupyter keeps
its data. While they are not there, the addresses lead to Voilà's pages. What they show is the package's own and
the same for everybody: whoever reaches the server may read them.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from urllib.parse import urlencode

from jupyter_core.paths import jupyter_data_dir
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler
from tornado.web import StaticFileHandler, authenticated

from uncle_widgets.server.folder import Folder
from uncle_widgets.server.guard import Careful

log = logging.getLogger("uncle_widgets.server")
KERNEL = "kernel"
"""Where a page among them is given a kernel to play with: see `waking.py`."""
BEGINS = "from uncle_widgets.site.woken import listen\nlisten()"
"""What that kernel does first."""
HOME = "index.html"
FOREVER = 365 * 24 * 3600
TROUBLE = "The pages without a kernel were not written: %s"
SOON = """<!doctype html><html lang="en"><title>A class</title>
<p>The pages of the lessons are being written, once for this version. In a minute or two the class opens here."""
PACKAGE = Path(__file__).parents[1]


def usual_folder() -> Path:
    """Where the pages of this very package are kept."""
    mark = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            about = path.stat()
            mark.update(f"{path.relative_to(PACKAGE)} {about.st_size} {about.st_mtime_ns}\n".encode())
    return Path(jupyter_data_dir()) / "uncle_widgets" / f"site-{mark.hexdigest()[:16]}"


class Files:
    """The folder of pages; `ready` once it is whole."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.shared = None if folder is None else Folder(folder)
        self.stopped = False
        self.working: asyncio.subprocess.Process | None = None

    @property
    def ready(self) -> bool:
        return self.folder is not None and (self.folder / HOME).is_file()

    async def fill(self) -> None:
        """Write the pages where they are not yet; whatever hinders that is logged, and nothing else is missing."""
        if self.shared is None:
            return
        home = self.shared.path
        part = None
        try:
            self.shared.use()
            if self.ready:
                return
            # A folder of its own: another server may be writing the same pages.
            part = Path(mkdtemp(prefix=f".{home.name}.", dir=home.parent))
            command = ["-m", "uncle_widgets", f"--site={part}", f"--kernel={KERNEL}"]
            self.working = await asyncio.create_subprocess_exec(
                sys.executable, *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
            )
            _, said = await self.working.communicate()
            if self.working.returncode == 0:
                self.shared.use()  # made again where it has vanished meanwhile
                _moved(part, home)
                self.shared.tidy()
            elif not self.stopped:
                log.warning(TROUBLE, said.decode(errors="replace")[-300:])
        except OSError as error:
            log.warning(TROUBLE, error)
        finally:
            if part is not None:
                shutil.rmtree(part, ignore_errors=True)

    def stop(self) -> None:
        self.stopped = True
        if self.working is not None:
            with suppress(ProcessLookupError):
                self.working.terminate()
        if self.shared is not None:
            self.shared.leave()


def _moved(part: Path, home: Path) -> None:
    """Move files into a folder where another server may put the same ones; the page that says that all are there
    comes last."""
    files = sorted(path.relative_to(part) for path in part.rglob("*") if path.is_file())
    for name in sorted(files, key=lambda name: name == Path(HOME)):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (part / name).replace(home / name)


class Teach(Careful, JupyterHandler):
    """The page in front of a class, for who may use this server: the token does not stay in its address."""

    def initialize(self, files: Files, page: str) -> None:
        self.files, self.page = files, page

    @authenticated
    def get(self) -> None:
        if self.files.ready:
            link = self.get_query_argument("uw", "")
            self.redirect(
                f"{self.page.format('class')}{'?' * bool(link)}{urlencode({'uw': link} if link else {})}"
            )
            return
        self.set_header("Refresh", "3")
        self.finish(SOON)

    head = get


class Begin(Careful, JupyterHandler):
    """A short address leads to the page that needs no kernel, where there is one yet; in the server's theme, where
    the address names none. Who comes with the server's token is known from here on, and it stays behind."""

    def initialize(self, files: Files, page: str, url: str, theme: str) -> None:
        """`url` is that of the page with a kernel, `page` that of the one without."""
        self.to, self.theme = page if files.ready else url, theme

    @allow_unauthenticated
    def get(self, page: str = "index") -> None:
        theme = {"theme": [self.theme]} if self.theme else {}
        asks = {**theme, **self.request.query_arguments}
        query = urlencode({name: value for name, value in asks.items() if name != "token"}, doseq=True)
        self.redirect(f"{self.to.format(page)}{'?' * bool(query)}{query}")

    head = get


class Pages(Careful, StaticFileHandler):
    """The files themselves: what is named by what is in it may be kept for good."""

    def get_cache_time(self, path: str, modified: Any, mime_type: str) -> int:
        return FOREVER if path.endswith(".bin") else 0

    def set_extra_headers(self, path: str) -> None:
        if not path.endswith(".bin"):
            self.set_header("Cache-Control", "no-cache")
