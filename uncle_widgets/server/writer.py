"""Has the pages written by a process beside the server, file by file: what somebody waits for comes first."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

from uncle_widgets.filing import write
from uncle_widgets.server.folder import Folder

log = logging.getLogger("uncle_widgets.server")
WHOLE = ".whole"
"""Lies in a folder once everything is written: the files that belong there, as `Writer.parts`."""
TRIES = 2
"""So often one file is tried before it is given up for a while."""
IN_A_ROW = 5
"""Failures with nothing written between them, after which nothing is tried for a while: two bad files are four."""
LATER = 60.0
"""Seconds after which what was given up is tried again."""
TROUBLE = "The server could not prepare pages and tries again in a minute: %s"
COMMAND = ("-m", "uncle_widgets.site.writing")
GROUP: dict[str, Any] = {"process_group": 0}
if sys.platform == "win32":
    GROUP = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
"""A process group of its own: Ctrl-C in the terminal ends the server, and the server ends it."""
Told = Mapping[str, Any]


class Writer:
    """The files of one version in a shared folder, and the process that writes them.

    `begin` starts it, before the server listens; `come` waits until a file is there. Whatever fails is logged, and
    tried again later. All other methods are called on the server's event loop.
    """

    def __init__(self, folder: Folder, mark: str, before: Iterable[str] = ()) -> None:
        """`before` are the files that are written before all others while nobody asks."""
        self.folder, self.mark, self.before = folder, mark, list(before)
        self.parts: dict[str, bool] = {}
        """Every file, and whether it is soon done; empty until that is known."""
        self.known = asyncio.Event()
        """Set once `parts` are known, or cannot be."""
        self.settled = asyncio.Event()
        """Set once every file that is soon done is there, or none can be written."""
        self.told: Callable[[int, int], None] = lambda done, of: None
        """Told how many files are there, of how many."""
        self.left: dict[str, None] = {}
        """What is not there yet, as far as is known; in order."""
        self.asked: dict[str, None] = {}
        self.waiting: dict[str, asyncio.Future[bool]] = {}
        self.failures: dict[str, int] = {}
        self.given_up: dict[str, float] = {}
        self.in_a_row = 0
        self.broken = self.stopped = False
        self.process: subprocess.Popen[str] | None = None
        self.hand = ""
        """What is under way."""

    def path(self, name: str) -> Path:
        return self.folder.path / name

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start writing whatever is not there; a folder in which all is written needs no process. `loop` is the
        server's, which may be about to run."""
        self.loop = loop
        try:
            self.folder.use()
            self.learn(json.loads(self.path(WHOLE).read_text("utf-8")))
        except OSError:
            self.start()
        except ValueError:
            self.path(WHOLE).unlink(missing_ok=True)
            self.start()
        else:
            self.go_on()

    def start(self) -> None:
        """Start the process; on a folder that cannot be used, or without memory for a process, that has failed."""
        self.hand = ""
        command = [sys.executable, *COMMAND, str(self.folder.path), self.mark]
        try:
            self.folder.use()
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                text=True, encoding="utf-8", **GROUP,
            )  # fmt: skip
        except OSError as error:
            self.failed(str(error))
            return
        Thread(target=self.listen, args=(self.process,), daemon=True).start()

    def listen(self, process: subprocess.Popen[str]) -> None:
        """What the process says, until it has ended: in a thread of its own, which every system can do."""
        assert process.stdout
        with suppress(RuntimeError), process.stdout:  # the loop is closed where the server has stopped
            for line in process.stdout:
                self.loop.call_soon_threadsafe(self.heard, process, json.loads(line))
        code = process.wait()
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.ended, process, code)

    def heard(self, process: subprocess.Popen[str], told: Told) -> None:
        if process is not self.process:
            return
        if "parts" in told:
            self.learn(told["parts"])
        elif "error" in told:
            self.hand = ""
            self.failed(told["error"], told["path"])
        else:
            self.hand, self.in_a_row, self.broken = "", 0, False
            self.failures.pop(told["path"], None)
            self.there(told["path"])
        self.go_on()

    def ended(self, process: subprocess.Popen[str], code: int) -> None:
        with suppress(OSError):
            assert process.stdin
            process.stdin.close()
        if process is not self.process:
            return
        self.process = None
        hand, self.hand = self.hand, ""
        if not self.stopped:
            self.failed(f"the process that prepares them ended ({code}).", hand)
            self.go_on()

    def learn(self, parts: Mapping[str, bool]) -> None:
        self.parts = dict(parts)
        order = [*(path for path in self.before if path in parts), *parts]
        left = (path for path in order if path not in self.given_up or path in self.asked)
        self.left = dict.fromkeys(path for path in left if not self.path(path).is_file())
        self.known.set()

    def go_on(self) -> None:
        """Have the next file written, if none is under way; let the process go when all are there."""
        while not self.hand and not self.broken and not self.stopped and self.parts:
            path = self.following()
            if path is None:
                self.done()
                return
            if self.path(path).is_file():  # by another server
                self.there(path)
            elif self.process is None:
                self.start()
                return
            else:
                self.hand = path
                assert self.process.stdin
                with suppress(OSError):  # it has just ended, and `ended` hears so
                    self.process.stdin.write(f"{path}\n")
                    self.process.stdin.flush()
        self.tell()

    def following(self) -> str | None:
        """What is written next: all that is soon done before the rest, and of each what is asked for first."""
        order = [*(path for path in self.asked if path in self.left), *self.left]
        return min(order, key=lambda path: not self.parts[path], default=None)

    def there(self, path: str) -> None:
        self.settle(path, True)
        self.tell()

    def settle(self, path: str, written: bool) -> None:
        """Nobody waits for a file any longer: it is there, or is given up for a while."""
        self.left.pop(path, None)
        self.asked.pop(path, None)
        if (waiting := self.waiting.pop(path, None)) is not None and not waiting.done():
            waiting.set_result(written)

    def tell(self) -> None:
        if self.broken or (self.parts and not any(self.parts[path] for path in self.left)):
            self.settled.set()
        if self.parts:
            self.told(len(self.parts) - len(self.left), len(self.parts))

    def done(self) -> None:
        """Nothing is left to be written for now: the process goes, and so do the pages of other versions."""
        self.end()
        self.tell()
        if not self.given_up and not self.path(WHOLE).is_file():
            with suppress(OSError):
                write(self.path(WHOLE), json.dumps(self.parts).encode())
                self.folder.tidy()

    def failed(self, why: str, path: str = "") -> None:
        """Count a file that was not written, or a process that ended; after a few leave all alone for a while."""
        self.in_a_row += 1
        if path:
            self.failures[path] = self.failures.get(path, 0) + 1
            self.asked.pop(path, None)  # behind the others
            self.left[path] = self.left.pop(path, None)
            if self.failures[path] >= TRIES:
                log.warning("Page %s: " + TROUBLE, path, why)
                self.failures.pop(path)
                self.given_up[path] = time.monotonic()
                self.settle(path, False)
        if self.in_a_row >= IN_A_ROW and not self.broken:
            log.warning(TROUBLE, why)
            self.broken = True
            self.end()
            for one in list(self.waiting):
                self.settle(one, False)
                self.left[one] = None
            self.known.set()
            self.tell()
            self.loop.call_later(LATER, self.again)
        elif self.process is None and not self.parts:
            self.start()

    def again(self) -> None:
        """Try what was given up."""
        if not self.stopped and self.broken:
            self.broken, self.in_a_row = False, IN_A_ROW - 1  # one more failure is enough
            self.go_on() if self.parts else self.start()

    def ask(self, *paths: str) -> None:
        """Have these written before others, which are going to be asked for."""
        for path in paths:
            if path in self.left:
                self.asked.setdefault(path)

    async def come(self, path: str, patience: float) -> bool | None:
        """Whether a file of this version is there, which is written first from now on: None if it still is being
        written after so many seconds, False if it cannot be. Only for one of `parts`."""
        if self.path(path).is_file():
            return True
        if self.broken or time.monotonic() - self.given_up.get(path, -LATER) < LATER:
            return False
        self.given_up.pop(path, None)
        self.left.setdefault(path)
        self.asked.setdefault(path)
        waiting = self.waiting.setdefault(path, self.loop.create_future())
        self.go_on()
        if not patience:
            return None
        done, _ = await asyncio.wait({waiting}, timeout=patience)
        return waiting.result() if done else None

    def end(self) -> None:
        """End the process, whatever it is at."""
        process, self.process, self.hand = self.process, None, ""
        if process is not None:
            with suppress(OSError):
                process.terminate()
            with suppress(OSError):
                assert process.stdin
                process.stdin.close()

    def stop(self) -> None:
        """The server stops."""
        self.stopped = True
        self.end()
        self.folder.leave()
