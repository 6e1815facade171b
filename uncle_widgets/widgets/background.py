"""Work in small pieces, so that the page stays alive: a generator that yields how long to pause."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from inspect import GEN_RUNNING, getgeneratorstate

Work = Generator[float, None, None]


class Background:
    """One piece of work at a time, in the running kernel's loop.

    `failed(error)` is told of an error that ends a work; true means that there is no more to say.
    """

    def __init__(self, failed: Callable[[Exception], bool] = lambda error: False) -> None:
        self._failed = failed
        self._work: Work | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._work is not None

    def begin(self, work: Work, at_once: bool = False) -> None:
        """Break off what is under way and do `work` with its pauses.

        Without a running loop, or `at_once`, it is done now and without them; its errors are then
        raised here as well.
        """
        self.stop()
        self._work = work
        if at_once or not looping():
            self._now(work)
        else:
            self.task = asyncio.get_running_loop().create_task(self._slowly(work))

    def stop(self) -> None:
        """Break off, and let the work do its `finally`; asked from within, it goes on to its next pause."""
        work, task, self._work, self.task = self._work, self.task, None, None
        if work is not None and getgeneratorstate(work) != GEN_RUNNING:
            work.close()
        if task is not None and looping() and task is not asyncio.current_task():
            task.cancel()

    def _now(self, work: Work) -> None:
        try:
            for _ in self._pieces(work):
                pass
        except Exception as error:
            self._failed(error)
            raise

    def _pieces(self, work: Work) -> Work:
        """`work` until it ends, fails or is no longer what is to be done."""
        try:
            for pause in work:
                if self._work is not work:
                    return
                yield pause
        finally:
            work.close()
            if self._work is work:
                self._work = None

    async def _slowly(self, work: Work) -> None:
        pieces = self._pieces(work)
        try:
            for seconds in pieces:
                await asyncio.sleep(seconds)
        except Exception as error:
            if not self._failed(error):
                raise
        finally:
            pieces.close()


def looping() -> bool:
    """Whether a kernel's loop is running, in which work can go on behind the page."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
