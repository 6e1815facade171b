"""The kernels behind the pages: how many there may be, how many start at once, and when each ends.

A visit costs a kernel, some 60 MB, and whoever can load a page can load it five hundred times. So a kernel has
a place first: `place` gives its id, or raises `Full`. Whoever starts one without a place, as Voilà alone does,
is given or refused it there. A kernel whose page has come and opens no socket ends soon; one whose page went
without a word, and one that is busy without an end, after longer.
"""

from __future__ import annotations

import asyncio
import logging
import os
from datetime import timedelta
from typing import Any

from ipykernel.kernelspec import RESOURCES, get_kernel_dict
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpec, KernelSpecManager
from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import Float, Int

from uncle_widgets.server import memory

log = logging.getLogger("uncle_widgets.server")
SOCKETS = 16_384
"""ZeroMQ stops at 1,023 unless told; a kernel takes six, and a class that loads its pages again leaves many."""
KERNEL = 80 * 2**20
"""Bytes that a kernel with a page of ours holds at least, as the system counts them (RSS)."""
ENDING = 5.0
"""Seconds that a visitor waits for a kernel that is on its way out: their own, when they load a page again."""


class Full(HTTPError):
    """No place for another kernel now."""

    def __init__(self) -> None:
        super().__init__(503, reason="The server is full")


class Kernels(AsyncMappingKernelManager):
    """Bounds what kernels take, and ends those that nobody uses or that are busy without an end."""

    most = Int(0, config=True, min=0, help="Most kernels at a time; 0: as many as fit in half of the free memory.")
    starts_at_once = Int(
        0, config=True, min=0, help="Kernels that may start at the same time; 0: one for each processor."
    )
    queue = Int(64, config=True, min=1, help="The maximum number of pages that wait for their kernel to start.")
    page_within = Float(
        60, config=True, help="Seconds in which a page must open its WebSocket; otherwise its kernel is shut down."
    )
    ready_within = Float(20, config=True, help="Seconds after which a kernel that isn't ready is replaced, once.")
    answer_within = Float(
        30,
        config=True,
        help="Seconds to wait for a kernel's first answer. After that the kernel is replaced, once.",
    )
    slow_after = Float(15, config=True, help="Seconds after which the log warns about a slow page.")
    cull_busy_timeout = Int(
        1800, config=True, help="Seconds after which a kernel that is busy and silent is shut down; 0: never."
    )

    def __init__(self, **settings: Any) -> None:
        self.places: set[str] = set()
        """Ids of kernels that have their place and are not started yet."""
        self.held: set[str] = set()
        """Ids of kernels whose page is in the making, or waits for its visitor."""
        self.connected: set[str] = set()
        """Ids of kernels whose page has come."""
        self.ending = 0
        super().__init__(**settings)
        self.starts = asyncio.Semaphore(self.starts_at_once or max(2, os.cpu_count() or 0))
        self.context.max_sockets = SOCKETS

    def room(self) -> bool:
        """Whether one more may live."""
        if len(self.places) >= self.queue:
            return False
        if self.most:
            return len(self._kernels) + len(self.places) < self.most
        pids = [getattr(kernel.provisioner, "pid", None) for kernel in self._kernels.values()]
        coming = KERNEL * (len(self.places) + 1)
        # At most half of what kernels hold and what is free: used + coming <= (used + free) / 2.
        return memory.used(filter(None, pids), KERNEL) + 2 * coming <= memory.free()

    async def place(self) -> str:
        """The id of a kernel that may be started; Full if there is no place, nor one about to be free."""
        until = asyncio.get_running_loop().time() + ENDING
        while not self.room():
            if not self.ending or asyncio.get_running_loop().time() > until:
                raise Full
            await asyncio.sleep(0.05)
        kernel_id = str(self.new_kernel_id())
        self.places.add(kernel_id)
        return kernel_id

    async def start_kernel(  # type: ignore[override]  # as its own async parent
        self, *, kernel_id: str | None = None, **settings: Any
    ) -> str:
        """Start a kernel in its place. Where nobody holds it, its page is expected from now on."""
        if kernel_id is None:
            kernel_id = await self.place()
        starting = asyncio.ensure_future(super().start_kernel(kernel_id=kernel_id, **settings))
        try:
            await asyncio.shield(starting)
        except asyncio.CancelledError:  # nobody wants it any more; it starts all the same
            await asyncio.wait({starting})
            await self.end(kernel_id)
            raise
        finally:
            self.places.discard(kernel_id)
        if kernel_id not in self.held:
            self.expect_page(kernel_id)
        return kernel_id

    def expect_page(self, kernel_id: str) -> None:
        """From now on its page may open its socket, and is expected to."""
        self.held.discard(kernel_id)
        if kernel_id in self:
            self._kernels[kernel_id].last_activity = utcnow()
            asyncio.get_running_loop().call_later(
                self.page_within, lambda: asyncio.ensure_future(self.end_unseen(kernel_id))
            )

    async def end_unseen(self, kernel_id: str) -> None:
        """End it if its page never came."""
        if kernel_id not in self or kernel_id in self.connected | self.held:
            return
        if self._kernels[kernel_id].execution_state == "busy":  # Voilà alone: it is still making the page
            self.expect_page(kernel_id)
        else:
            log.info("Shutting down kernel %s: no page connected within %g seconds.", kernel_id, self.page_within)
            await self.end(kernel_id)

    async def end(self, kernel_id: str) -> None:
        """End it at once; none of that id may be there."""
        self.places.discard(kernel_id)
        self.held.discard(kernel_id)
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id, now=True)

    async def shutdown_kernel(  # type: ignore[override]
        self, kernel_id: str, *arguments: Any, **settings: Any
    ) -> None:
        self.ending += 1
        try:
            await super().shutdown_kernel(kernel_id, *arguments, **settings)
        finally:
            self.ending -= 1

    def remove_kernel(self, kernel_id: str) -> Any:
        self.connected.discard(kernel_id)
        self.held.discard(kernel_id)
        return super().remove_kernel(kernel_id)

    def notify_connect(self, kernel_id: str) -> None:
        if kernel_id in self:
            self.connected.add(kernel_id)
        super().notify_connect(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        if kernel_id not in self or kernel_id in self.held:
            return
        kernel = self._kernels[kernel_id]
        await super().cull_kernel_if_idle(kernel_id)
        busy = getattr(kernel, "execution_state", "") == "busy" and kernel_id in self
        if not busy or not self.cull_busy_timeout:
            return
        if utcnow() - kernel.last_activity > timedelta(seconds=self.cull_busy_timeout):
            log.warning("Shutting down kernel %s: busy for %d seconds.", kernel_id, self.cull_busy_timeout)
            await self.shutdown_kernel(kernel_id, now=True)


class ThisPython(KernelSpecManager):
    """Kernels are of the Python that serves, whatever other kernel of that name there is on this machine."""

    def find_kernel_specs(self) -> dict[str, str]:
        return {NATIVE_KERNEL_NAME: RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        return KernelSpec(resource_dir=RESOURCES, **get_kernel_dict())
