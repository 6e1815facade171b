"""The folder of a version's pages. Servers of one version share it, and each marks that it uses it.

A mark is a file with a lock on it, which the system lets go when the process ends, however it ends. A folder goes
when it belongs to another version and no process holds a lock in it.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

DAY = 24 * 3600
"""Seconds for which a folder without any mark is left alone: its server may be about to make one, or of a version
that made none."""
KIND = re.compile(r"site-(?:[\w.+]+-)?[0-9a-f]{16}")
"""What the folder of a version is called: nothing else is ever removed."""
MARK = ".use-"
MARKS = 1_000
"""Processes that may use one folder at once."""


def _lock(file: IO[bytes]) -> bool:
    """Lock an open file for this process alone. False if another holds it, or locks are not to be had here."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


class Folder:
    """A folder `site-...` beside those of other versions."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.mark: IO[bytes] | None = None

    @property
    def used(self) -> bool:
        """Whether it is there, with this process's mark."""
        if self.mark is None:
            return False
        try:
            return os.path.samestat(os.fstat(self.mark.fileno()), Path(self.mark.name).stat())
        except OSError:
            return False

    def use(self) -> None:
        """Make the folder if it is not there, and mark that this process uses it; OSError if it cannot be made.

        On a disk without locks no mark can be held: other servers then find marks that they cannot lock either,
        and leave the folder alone.
        """
        if self.used:
            return
        self.leave()
        self.path.mkdir(parents=True, exist_ok=True)
        for number in range(MARKS):
            file = (self.path / f"{MARK}{number}").open("ab")
            if _lock(file):
                self.mark = file
                return
            file.close()

    def leave(self) -> None:
        """Let the mark go. Its file stays, as a sign that whoever used the folder made marks."""
        if self.mark is not None:
            self.mark.close()
            self.mark = None

    def tidy(self) -> None:
        """Remove the folders of other versions that no process uses."""
        for other in self.path.parent.glob("site-*"):
            ours = KIND.fullmatch(other.name) and other != self.path and other.is_dir()
            if ours and not _in_use(other):
                gone = other.with_name(f".gone-{os.getpid()}-{other.name}")
                with suppress(OSError):  # whole or not at all: nobody finds half a folder
                    other.rename(gone)
                    shutil.rmtree(gone, ignore_errors=True)


def _in_use(folder: Path) -> bool:
    marks = sorted(folder.glob(f"{MARK}*"))
    with ExitStack() as opened:
        try:
            if not marks:
                return time.time() - folder.stat().st_mtime < DAY
            return not all(_lock(opened.enter_context(mark.open("ab"))) for mark in marks)
        except OSError:
            return True
