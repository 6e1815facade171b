"""The classes of a server, each by its code; where they are kept, and who guesses codes."""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

from uncle_widgets.live.book import DAY, KIND, Book, Taken, clear_old
from uncle_widgets.live.classes import Class
from uncle_widgets.refusal import Refusal

LETTERS = "ABCDEFGHJKLMNPQRTUVWXY346789"
"""Of codes: none that is taken for another."""
CLASSES = 20
WRONG, MINUTE, PAUSE = 60, 60.0, 10.0
"""So many wrong codes in so many seconds, of all together; then nobody new comes in for so long."""
OLD = 600.0
"""Seconds between two looks for the classes of yesterday."""


class Classes:
    """All classes whose books lie in one folder; `clock` says seconds since 1970."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time) -> None:
        self.folder, self.clock = folder, clock
        self.here: dict[str, Class] = {}
        self.wrong: deque[float] = deque(maxlen=WRONG)
        self.paused = 0.0
        self.looked = clock()
        clear_old(folder)

    def begin(self, lesson: str) -> tuple[str, str]:
        """A new class: its code and its key."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if len(self.here) >= CLASSES:
            empty = [one for one in self.here.values() if not (one.by_line or one.fronts)]
            if not empty:
                raise Refusal(f"There are {CLASSES} classes on this server.")
            min(empty, key=lambda one: one.last).close()
            self.tick()
        while (path := self.path(code := "".join(secrets.choice(LETTERS) for _ in range(4)))).exists():
            continue
        key = secrets.token_hex(16)
        self.here[code] = Class.begun(code, key, lesson, Book(path), self.clock)
        return code, key

    def path(self, code: str) -> Path:
        return self.folder / f"{code}{KIND}"

    def find(self, code: str) -> Class | None:
        """The class of this code, also one of before the server was started."""
        code = code.upper()
        if code in self.here or len(code) != 4 or not set(code) <= set(LETTERS):
            return self.here.get(code)
        if self.path(code).is_file():
            try:
                self.here[code] = Class(code, Book(self.path(code)), self.clock)
            except (Taken, ValueError):  # another server's, or not whole
                return None
        return self.here.get(code)

    def guessed(self) -> None:
        """Somebody came with a wrong code or key."""
        now = self.clock()
        self.wrong.append(now)
        if len(self.wrong) == WRONG and now - self.wrong[0] <= MINUTE:
            self.paused = now + PAUSE
            self.wrong.clear()

    def pauses(self) -> bool:
        return self.clock() < self.paused

    def tick(self) -> None:
        """Once a second."""
        now = self.clock()
        for one in [*self.here.values()]:
            if not one.over and now - one.last > DAY:
                one.close()
            if one.over:
                del self.here[one.code]
            else:
                one.tick()
        if now - self.looked > OLD:
            self.looked = now
            clear_old(self.folder)

    def close(self) -> None:
        for one in self.here.values():
            one.book.close()
        self.here.clear()
