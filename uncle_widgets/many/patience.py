"""A bound on how long a stranger's function may compute or wait, on every system and in every thread."""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import TypeVar

T = TypeVar("T")

AWAY = 20.0
"""Seconds of the clock for which a function may be away: asleep, or while a busy machine does other work."""
AGAIN = 0.1
"""Seconds of computing, at least, until one that has caught TooSlow hears it again."""


class TooSlow(BaseException):
    """Raised in what takes too long; no `except Exception` catches it."""


def own_seconds() -> float:
    """Processor seconds of this thread; where the system does not say, of the process."""
    return time.thread_time() if hasattr(time, "thread_time") else time.process_time()


def within(seconds: float, call: Callable[[], T]) -> T:
    """What `call` gives; TooSlow is raised in it after so many processor seconds, or AWAY of the clock.

    What sleeps is woken in the main thread of a system with alarms; elsewhere TooSlow waits for its next step. A
    browser has no thread to look at the clock: who computes for ever there is ended with the page.
    """
    if sys.platform == "emscripten":
        return call()
    watch = _Watch(seconds)
    try:
        try:
            watch.start()
            return call()
        finally:
            watch.end()
    finally:
        watch.end()  # where a last TooSlow came into the end before this one


class _Watch:
    """A thread that looks at the clocks of the thread that made it, and raises TooSlow there."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.ident = seconds, threading.get_ident()
        self.ended: SimpleQueue[None] = SimpleQueue()
        self.raised = False
        self.thread = threading.Thread(target=self._watch, daemon=True)
        main = threading.current_thread() is threading.main_thread()
        self.alarm = main and hasattr(signal, "setitimer")
        # The processor time of the process is never less than that of one of its threads.
        self.spent = time.process_time
        if hasattr(time, "pthread_getcpuclockid"):
            clock = time.pthread_getcpuclockid(self.ident)
            self.spent = lambda: time.clock_gettime(clock)

    def start(self) -> None:
        if self.alarm:
            self.before = signal.signal(signal.SIGALRM, _ring)
            signal.setitimer(signal.ITIMER_REAL, AWAY)
        self.thread.start()

    def end(self) -> None:
        """No TooSlow comes after this; it may be called twice."""
        self.ended.put(None)
        if self.thread.ident is not None:
            self.thread.join()
        if self.raised:
            self._take()
        if self.alarm:
            self.alarm = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.before)

    def _raise(self) -> None:
        self.raised = True
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.ident), ctypes.py_object(TooSlow))

    def _take(self) -> None:
        """Let a TooSlow that may be on its way come here.

        It is raised once more, so that one surely comes: to call off what is on its way leaves CPython 3.11 with a
        flag that nothing clears, and a thread that is traced (a debugger, coverage) then never takes another step.
        """
        try:
            self._raise()
            while True:
                pass
        except TooSlow:
            self.raised = False

    def _watch(self) -> None:
        spent, clock = self.spent(), time.monotonic()
        most = wait = self.seconds
        while True:
            try:
                return self.ended.get(timeout=wait)
            except Empty:
                wait = min(spent + most - self.spent(), clock + AWAY - time.monotonic())
            if wait <= 0:
                self._raise()
                spent, clock = self.spent(), time.monotonic()
                most = wait = max(self.seconds, AGAIN)


def _ring(*_: object) -> None:
    raise TooSlow
