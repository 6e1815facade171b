"""Work in small pieces, so that the page stays alive: a generator that yields how long to pause."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator


class Background:
    """One piece of work at a time, in the running kernel's loop.

    `failed(error)` is told of any error that ends a work; one that is not a Refusal is also raised.
    """

    def __init__(self, failed: Callable[[Exception], bool]) -> None:
        self._failed = failed
        self.task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def begin(self, work: Iterator[float], at_once: bool = False) -> None:
        """Do `work` with its pauses; without a running loop, or `at_once`, now and without them."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            loop = None
        if loop is None or at_once:
            for _ in work:
                pass
        else:
            self.task = loop.create_task(self._slowly(work))

    def stop(self) -> None:
        """Break off, unless it is the work itself that asks."""
        if self.task is not None and self.busy and self.task is not asyncio.current_task():
            self.task.cancel()

    async def _slowly(self, work: Iterator[float]) -> None:
        try:
            for seconds in work:
                await asyncio.sleep(seconds)
        except Exception as error:
            if not self._failed(error):
                raise
