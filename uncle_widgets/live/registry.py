"""The classes of a server, each by its code: where they are kept, when they tick, and when they are deleted."""

from __future__ import annotations

import logging
import secrets
import sqlite3
import time
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tornado.ioloop import IOLoop, PeriodicCallback

from uncle_widgets.live.book import KIND, Book, remove
from uncle_widgets.live.classes import Class
from uncle_widgets.live.doorkeeper import Doorkeeper
from uncle_widgets.refusal import Refusal

log = logging.getLogger("uncle_widgets.live")
LETTERS = "ABCDEFGHJKLMNPQRTUVWXY346789"
"""Of codes: none that is taken for another."""
CLASSES = 20
DAY, OLD = 24 * 3600.0, 600.0
"""Seconds after it began when a class is deleted, whatever was said since; between two looks for such."""
KEEPING = 0.1
"""Seconds between two commits, at least."""


def code_of(text: str) -> str:
    """A code as it is kept, of one that was typed: 'um-pq', 'UM PQ' and 'UMPQ' are the same."""
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKC", text[:40]))).upper()


class Classes:
    """All classes whose books lie in one folder; `clock` says seconds since 1970.

    `again`: whether who has the server's printed address, with its token, can always come back to a class.
    """

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time, again: bool = True) -> None:
        self.folder, self.clock, self.again = folder, clock, again
        self.keeper = Doorkeeper(clock)
        self.here: dict[str, Class] = {}
        self.due: set[Class] = set()
        self.looked = 0.0
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
        made = self._opened(code, path, lesson)
        key = made.keys.make()
        made.book.commit()
        self.here[code] = made
        log.info("A class began: %d on this server.", len(self.here))
        return code, key

    def _opened(self, code: str, path: Path, lesson: str | None = None) -> Class:
        book = Book(path)
        try:
            return Class(code, book, self.clock, self.keeper, lesson, self.again)
        except BaseException:
            book.file.close()
            raise

    def _path(self, code: str) -> Path:
        return self.folder / f"{code}{KIND}"

    def find(self, code: str) -> Class | None:
        """The class of this code, also one of before the server was started."""
        code = code_of(code)
        if code not in self.here and len(code) == 4 and set(code) <= set(LETTERS) and self._path(code).is_file():
            with suppress(sqlite3.Error, LookupError, ValueError, TypeError):  # another server's, or not whole
                self.here[code] = self._opened(code, self._path(code))
        one = self.here.get(code)
        return None if one and (one.over or self._old(one.begun)) else one

    def _old(self, begun: float) -> bool:
        return self.clock() - begun > DAY

    def all(self) -> list[Class]:
        """Every class of this server, the newest first."""
        found = (self.find(path.stem) for path in self.folder.glob(f"*{KIND}"))
        return sorted(filter(None, found), key=lambda one: -one.begun)

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
                log.error("A class could not be saved: %s", error)
                IOLoop.current().call_later(1, self.keep, one)

    def tick(self) -> None:
        """Once a second; a class of yesterday goes, also one whose day was over while no server ran."""
        now = self.clock()
        for one in [*self.here.values()]:
            if not one.over and self._old(one.begun):
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
                    if path.stem not in self.here and self._old(_begun(path)):
                        remove(path)

    def close(self) -> None:
        """What was heard is in the books."""
        self.ticking.stop()
        for one in self.here.values():
            one.book.close()
        self.here.clear()


def _begun(path: Path) -> float:
    """When the class of this file began; of a file that is no whole class, when it was written last."""
    written = path.stat().st_mtime
    try:
        book = Book(path)
    except sqlite3.Error as error:
        busy = "locked" in str(error)  # by another server, which deletes it itself
        return time.time() if busy else written
    try:
        return float(book.shelf("class")["begun"])
    except (sqlite3.Error, LookupError, ValueError, TypeError):
        return written
    finally:
        book.close()
