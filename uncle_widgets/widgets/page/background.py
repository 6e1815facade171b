"""Work in small pieces, so that the page stays alive: a generator that yields how long to pause."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from inspect import GEN_RUNNING, getgeneratorstate
from time import monotonic

from traitlets.log import get_logger

from uncle_widgets.widgets.page.observers import ours_first

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

    def begin(self, work: Work, at_once: bool = False, brisk: float = 0.0) -> None:
        """Break off what is under way and do `work` with its pauses.

        Without a running loop, or `at_once`, it is done now and without them; its errors are then
        raised here as well. So are those of the first `brisk` seconds, which are done now in any case.
        """
        self.stop()
        self._work = work
        pieces = self._pieces(work)
        if at_once or not looping():
            self._now(pieces)
        elif not brisk or self._now(pieces, brisk):
            self.task = asyncio.get_running_loop().create_task(self._slowly(pieces))

    def stop(self) -> None:
        """Break off, and let the work do its `finally`; asked from within, it goes on to its next pause."""
        work, task, self._work, self.task = self._work, self.task, None, None
        if work is not None and getgeneratorstate(work) != GEN_RUNNING:
            work.close()
        if task is not None and looping() and task is not asyncio.current_task():
            task.cancel()

    def _now(self, pieces: Work, seconds: float | None = None) -> bool:
        """Do what there is without its pauses, for so many seconds at most; whether there is more."""
        since = monotonic()
        try:
            for _ in pieces:
                if seconds is not None and monotonic() - since > seconds:
                    return True
        except Exception as error:
            self._failed(error)
            raise
        return False

    def _pieces(self, work: Work) -> Work:
        """`work` until it ends, fails or is no longer what is to be done."""
        try:
            while True:
                with ours_first():
                    pause = next(work, None)
                if pause is None or self._work is not work:
                    return
                yield pause
        finally:
            work.close()
            if self._work is work:
                self._work = None

    async def _slowly(self, pieces: Work) -> None:
        try:
            for seconds in pieces:
                await asyncio.sleep(seconds)
        except Exception as error:
            if not self._failed(error):
                get_logger().error("A background task failed.", exc_info=error)
        finally:
            pieces.close()


def looping() -> bool:
    """Whether a kernel's loop is running, in which work can go on behind the page."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
