"""The classes of a server, each by its code: where they are kept, when they tick, and who guesses codes."""

from __future__ import annotations

import logging
import secrets
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tornado.ioloop import IOLoop, PeriodicCallback

from uncle_widgets.live.book import KIND, Book, remove
from uncle_widgets.live.classes import Class
from uncle_widgets.refusal import Refusal

log = logging.getLogger("uncle_widgets.live")
LETTERS = "ABCDEFGHJKLMNPQRTUVWXY346789"
"""Of codes: none that is taken for another."""
CLASSES = 20
WRONG, MINUTE, PAUSE = 60, 60.0, 10.0
"""So many wrong codes in so many seconds, of all together; then nobody new comes in for so long."""
DAY, OLD = 24 * 3600.0, 600.0
"""Seconds after its last message when a class is gone; between two looks for such."""
KEEPING = 0.1
"""Seconds between two commits, at least."""


class Classes:
    """All classes whose books lie in one folder; `clock` says seconds since 1970."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time) -> None:
        self.folder, self.clock = folder, clock
        self.here: dict[str, Class] = {}
        self.due: set[Class] = set()
        self.wrong: deque[float] = deque(maxlen=WRONG)
        self.paused = self.looked = 0.0
        self.ticking = PeriodicCallback(self.tick, 1000)
        self.ticking.start()
        self.tick()

    def begin(self, lesson: str) -> tuple[str, str]:
        """A new class: its code and its key."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if len(self.here) >= CLASSES:
            empty = [one for one in self.here.values() if not (one.phones or one.fronts)]
            if not empty:
                raise Refusal(f"There are {CLASSES} classes on this server.")
            min(empty, key=lambda one: one.last).on_close()
            self.tick()
        while (path := self._path(code := "".join(secrets.choice(LETTERS) for _ in range(4)))).exists():
            continue
        key = secrets.token_hex(16)
        self.here[code] = Class(code, Book(path), self.clock, key, lesson)
        log.info("A class began: %d on this server.", len(self.here))
        return code, key

    def _path(self, code: str) -> Path:
        return self.folder / f"{code}{KIND}"

    def find(self, code: str) -> Class | None:
        """The class of this code, also one of before the server was started."""
        code = code.upper()
        if code not in self.here and len(code) == 4 and set(code) <= set(LETTERS) and self._path(code).is_file():
            with suppress(sqlite3.Error, KeyError, ValueError):  # another server's, or not whole
                self.here[code] = Class(code, Book(self._path(code)), self.clock)
        return self.here.get(code)

    def guessed(self) -> None:
        """Somebody came with a wrong code or key."""
        now = self.clock()
        self.wrong.append(now)
        if len(self.wrong) == WRONG and now - self.wrong[0] <= MINUTE:
            self.paused = now + PAUSE
            self.wrong.clear()

    @property
    def pauses(self) -> bool:
        return self.clock() < self.paused

    def keep(self, one: Class) -> None:
        """Commit what this class heard, soon."""
        if one not in self.due:
            self.due.add(one)
            IOLoop.current().call_later(KEEPING, self._flush, one)

    def _flush(self, one: Class) -> None:
        self.due.discard(one)
        if one.over:
            self.tick()
        elif one.code in self.here:
            try:
                one.flush()
            except sqlite3.Error as error:
                log.error("A class was not kept: %s", error)
                IOLoop.current().call_later(1, self.keep, one)

    def tick(self) -> None:
        """Once a second; a class of yesterday goes, also one that was over while no server ran."""
        now = self.clock()
        for one in [*self.here.values()]:
            if not one.over and now - one.last > DAY:
                one.on_close()
            if one.over:
                log.info("A class is over: %d students, %d numbers.", len(one.members), len(one.votes))
                del self.here[one.code]
            else:
                one.tick()
        if now - self.looked > OLD:
            self.looked = now
            for path in self.folder.glob(f"*{KIND}"):
                with suppress(OSError):
                    if now - path.stat().st_mtime > DAY and path.stem not in self.here:
                        remove(path)

    def close(self) -> None:
        """What was heard is in the books."""
        self.ticking.stop()
        for one in self.here.values():
            one.book.close()
        self.here.clear()
