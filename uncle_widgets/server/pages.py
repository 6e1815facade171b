"""A notebook becomes a page, piece by piece, while its kernel starts and answers.

As in Voilà (`voila.handler`, `voila.voila_kernel_manager`), whose renderer and template do the work; but a kernel
that is not ready in time, dies, or gives no first answer is replaced under the same page, once; a page that
comes to nothing says so; and the log says how far each got and when. The first code cell is run before the page
names its kernel, so that another may still take its place.

`Ahead` keeps pages ready for visitors who have not come yet.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import suppress
from copy import deepcopy
from math import inf
from queue import Empty
from typing import Any

from jupyter_client.channels import AsyncZMQSocketChannel
from nbclient.exceptions import DeadKernelError
from nbformat import NotebookNode
from tornado.web import HTTPError
from traitlets import Bool, Integer
from voila.execute import VoilaExecutor
from voila.notebook_renderer import NotebookRenderer
from voila.utils import ENV_VARIABLE

from uncle_widgets.server.kernels import Kernels

log = logging.getLogger("uncle_widgets.server")
BEAT = 10.0
"""Seconds after which a page that waits is told that the server still works on it."""
WAITING = "<script>window.voila_heartbeat()</script>\n"
FAILED = "<script>window.voila_failed()</script>\n"


LOOKS = 0.25
"""Seconds after which an answer is looked for anew."""


class Silent(Exception):
    """A kernel that does not answer; the message says where it stopped."""


class Shell(AsyncZMQSocketChannel):
    """Where answers come in. Voilà says by it what an Output widget holds, and what is sent by a socket may take
    away the sign that something has come: one who waits for that alone waits for as long as a cell may last."""

    async def get_msg(  # type: ignore[override]  # as in jupyter_client
        self, timeout: float | None = None
    ) -> dict[str, Any]:
        left = inf if timeout is None else timeout
        while left > LOOKS:
            with suppress(Empty):
                return await super().get_msg(LOOKS)
            left -= LOOKS
        return await super().get_msg(left)


class Executor(VoilaExecutor):
    """Voilà's, with the first answer fetched before the page asks for it.

    Nothing that a cell shows is left out: nbclient goes on without what has not come four seconds after its
    answer, and a page without its widgets stays empty.
    """

    iopub_timeout = Integer(60, config=True, help="Seconds to wait for the output of a finished cell.")
    raise_on_iopub_timeout = Bool(
        True, config=True, help="Whether a cell fails when part of its output is missing."
    )
    first: tuple[int, asyncio.Task[None], NotebookNode] | None = None

    def begin(self, nb: NotebookNode) -> asyncio.Task[None] | None:
        """Run the first cell that has code, if there is one."""
        for at, cell in enumerate(nb.cells):
            if cell.cell_type == "code" and cell.source.strip():
                run = deepcopy(cell)  # the page empties its own before it asks
                task = asyncio.create_task(self.fetch(at, run))
                self.first = at, task, run
                return task
        return None

    async def fetch(self, at: int, run: NotebookNode) -> None:
        own = self.nb.cells[at]
        try:
            await super().execute_cell(run, None, at, store_history=False)
        finally:
            self.nb.cells[at] = own

    async def execute_cell(self, cell: NotebookNode, resources: Any, cell_index: int, **settings: Any) -> Any:
        if not self.first or self.first[0] != cell_index:
            return await super().execute_cell(cell, resources, cell_index, **settings)
        _, task, run = self.first
        try:
            await task
        finally:
            cell.update(run)
        return cell


class Page(NotebookRenderer):
    """One page in the making, for one visitor.

    After `initialize`, `begin` starts it; `pieces` gives its HTML as it comes; `leave` ends it and its kernel.
    """

    def __init__(self, kernels: Kernels, env: Mapping[str, str], **settings: Any) -> None:
        super().__init__(**settings)
        self.kernels, self.env = kernels, env
        self.executor: Executor | None = None
        self.begun = time.monotonic()
        self.marks: dict[str, float] = {}
        """What was reached, and how many seconds after the page was asked for."""
        self.failed = False
        self.taken = True
        """Whether a visitor is there; else it waits for one."""
        self.html: list[str] = []
        self.more = asyncio.Event()

    def begin(self, kernel_id: str) -> None:
        """Make the page, with a kernel of this id, which has its place."""
        self.kernel_id = kernel_id
        self.kernels.held.add(kernel_id)
        self.task = asyncio.ensure_future(self.make())

    def mark(self, what: str) -> None:
        self.marks[what] = time.monotonic() - self.begun

    async def make(self) -> None:
        try:
            async for piece, _ in self.generate_content_generator():
                self.html.append(piece)
                self.more.set()
            self.mark("whole")
        except asyncio.CancelledError:
            self.mark("left")
        except Exception as error:
            self.failed = True
            self.mark("failed")
            log.error(
                "Page %s: %s", self.notebook_path, error, exc_info=None if isinstance(error, Silent) else error
            )
            self.html.append(FAILED)
        if "whole" not in self.marks:
            self.hang_up()
            await self.kernels.end(self.kernel_id)
        elif self.taken:
            self.kernels.expect_page(self.kernel_id)
        self.tell()
        self.more.set()

    def tell(self) -> None:
        """One line a page: how far it got, and when."""
        took = ", ".join(f"{what} {at:.1f}" for what, at in self.marks.items())
        slow = self.failed or max(self.marks.values()) > self.kernels.slow_after
        level = logging.WARNING if slow else logging.INFO
        log.log(level, "Page %s, kernel %s: %s (seconds).", self.notebook_path, self.kernel_id, took)

    async def pieces(self) -> AsyncIterator[str]:
        """Its HTML, and a sign of life where none comes for a while; ends with the page."""
        told = 0
        while True:
            self.more.clear()
            if told < len(self.html):
                new, told = "".join(self.html[told:]), len(self.html)
                yield new
            elif self.task.done():
                return
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.more.wait(), BEAT)
                if told == len(self.html) and not self.task.done():
                    yield WAITING

    def take(self) -> None:
        """Its visitor has come."""
        self.taken = True
        if self.task.done():
            self.kernels.expect_page(self.kernel_id)

    async def leave(self) -> None:
        """Its visitor has gone before it was whole, or none will come."""
        self.task.cancel()
        await asyncio.wait({self.task})
        await self.kernels.end(self.kernel_id)

    def hang_up(self) -> None:
        if self.executor is not None:
            self.executor.kc.stop_channels()

    async def _jinja_kernel_start(self, nb: NotebookNode, kernel_id: str | None, kernel_future: Any) -> str:
        """The template comes here for its kernel; what stands above it on the page has been sent."""
        self.mark("asked for a kernel")
        async with self.kernels.starts:
            try:
                await self.settle(nb, self.kernels.ready_within, self.kernels.answer_within)
            except (Silent, DeadKernelError) as reason:
                log.warning("Page %s: %s Another kernel replaces it.", self.notebook_path, reason)
                self.hang_up()
                await self.kernels.end(self.kernel_id)
                self.kernel_id = str(self.kernels.new_kernel_id())
                self.kernels.held.add(self.kernel_id)
                self.mark("replaced the kernel")
                await self.settle(nb, None, None)
        return self.kernel_id

    async def settle(self, nb: NotebookNode, ready_within: float | None, answer_within: float | None) -> None:
        """Start its kernel, and wait until it has answered for the first time; None: as long as Voilà waits."""
        name, env = nb.metadata.kernelspec.name, {**os.environ, **self.env}
        await self.kernels.start_kernel(kernel_id=self.kernel_id, kernel_name=name, path=self.cwd, env=env)
        kernel = self.kernels.get_kernel(self.kernel_id)
        shown = self.voila_configuration.show_tracebacks
        self.executor = Executor(nb, km=kernel, config=self.traitlet_config, show_tracebacks=shown)
        client: Any = kernel.client()
        self.executor.kc = client
        client.shell_channel_class = Shell
        client.start_channels()
        client.allow_stdin = False
        self.mark("started")
        try:
            await client.wait_for_ready(timeout=ready_within or self.executor.startup_timeout)
        except RuntimeError as error:  # it has died, or time is over
            raise Silent(f"{error}.") from None
        self.mark("ready")
        if nb.metadata.kernelspec["language"] == "python":
            named = f'import os\nos.environ["{ENV_VARIABLE.VOILA_KERNEL_ID}"] = "{self.kernel_id}"'
            client.execute(named, store_history=False)
        answer = self.executor.begin(nb)
        self.mark("executing")
        if answer is not None:
            done, _ = await asyncio.wait({answer}, timeout=answer_within)
            if not done:
                answer.add_done_callback(lambda task: task.cancelled() or task.exception())
                answer.cancel()
                raise Silent(f"The kernel gave no first answer in {answer_within:g} seconds.")
            if isinstance(answer.exception(), DeadKernelError):
                raise Silent("The kernel died before its first answer.")
        self.mark("answered")


class Ahead:
    """Pages that are ready before anybody asks for them, one for each of some notebooks.

    They give way to visitors, and come back when there is room: each stands in a kernel's place.
    """

    def __init__(self, kernels: Kernels, notebooks: Collection[str], make: Callable[[str], Any]) -> None:
        self.kernels, self.notebooks, self.make = kernels, notebooks, make
        """`make` gives a page for nobody; it is awaited."""
        self.ready: dict[str, Page] = {}
        self.coming: set[asyncio.Task[None]] = set()

    def fill(self, notebook: str, delay: float = 0.0) -> None:
        if notebook in self.notebooks:
            task = asyncio.ensure_future(self.prepare(notebook, delay))
            self.coming.add(task)
            task.add_done_callback(self.coming.discard)

    async def prepare(self, notebook: str, delay: float) -> None:
        await asyncio.sleep(delay)
        if notebook not in self.ready and self.kernels.room():
            try:
                page = await self.make(notebook)
            except HTTPError:  # a folder of one's own notebooks
                log.warning("No page of %s is kept ready, because there is no such notebook.", notebook)
                return
            page.taken = False
            self.ready[notebook] = page

    def take(self, notebook: str, theme: str | None) -> Page | None:
        """The page for a visitor, if one is ready or on its way in this theme."""
        page = self.ready.get(notebook)
        if page is None or page.failed or theme not in (None, page.theme):
            return None
        del self.ready[notebook]
        page.take()
        self.fill(notebook, 1.0)
        return page

    async def change(self, notebooks: Collection[str]) -> None:
        """Keep pages of these ready, and of no others."""
        self.notebooks = notebooks
        while await self.give_way():
            pass
        for notebook in notebooks:
            self.fill(notebook)

    async def give_way(self) -> bool:
        """End one that nobody has asked for, where a visitor needs its place; whether there was one."""
        if not self.ready:
            return False
        notebook, page = self.ready.popitem()
        await page.leave()
        self.fill(notebook, 60.0)
        return True
