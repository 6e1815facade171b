"""A kernel for a page that needed none until somebody plays: no notebook, only the rooms of `site/woken.py`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

from jupyter_server.base.handlers import APIHandler
from nbformat.v4 import new_code_cell, new_notebook
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, authenticated

from uncle_widgets.server.files import BEGINS
from uncle_widgets.server.guard import Careful
from uncle_widgets.server.pages import Page

ROOMS = "rooms"
"""What stands in the place of a notebook's name."""
PYTHON = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}


class Woken(Page):
    """What begins, is replaced, waits and ends as a page with its kernel does, and has nothing to send."""

    cwd = ""
    theme = None

    async def initialize(self, **_: Any) -> None:
        """There is no notebook to be read."""

    async def generate_content_generator(self, *_: Any, **__: Any) -> AsyncGenerator[tuple[str, None]]:
        rooms = new_notebook(cells=[new_code_cell(BEGINS)], metadata=PYTHON)
        await self._jinja_kernel_start(rooms, None, None)
        self.hang_up()
        yield "", None


class Waiting(Careful):
    """Somebody waits for `page`; who goes before it is there leaves no kernel."""

    page: Page | None = None

    def on_connection_close(self) -> None:
        super().on_connection_close()
        if self.page is not None and not self.page.task.done():
            IOLoop.current().add_callback(self.page.leave)


class Wake(Waiting, APIHandler):
    """Starts a kernel for a page, or gives one that is ready: its id. 503 where there is no place for it."""

    def initialize(self, give: Callable[[], Awaitable[Page]]) -> None:
        """`give` begins a kernel, or takes one that was begun; Full where there is no place."""
        super().initialize()
        self.give = give

    @authenticated
    async def post(self) -> None:
        self.page = page = await self.give()
        await asyncio.wait({page.task})
        if page.failed:
            raise HTTPError(500)
        self.finish(json.dumps({"id": page.kernel_id}))
