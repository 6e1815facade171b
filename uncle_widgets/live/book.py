"""What is kept of a class: one SQLite file, which goes with it."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

KIND = ".sqlite"
MOST = 10_000
"""Pages of 4 kB: 40 MB; what would be more is refused."""
SETTINGS = (
    "locking_mode=EXCLUSIVE",
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "secure_delete=ON",
    f"max_page_count={MOST}",
)


class Shelf(dict[Any, Any]):
    """A table of the book: what is set in it is written there too. A key is a whole number, text, or a tuple."""

    def __init__(self, file: sqlite3.Connection, name: str) -> None:
        self.file, self.name = file, name
        file.execute(f"CREATE TABLE IF NOT EXISTS {name} (key PRIMARY KEY, value)")
        for key, value in file.execute(f"SELECT key, value FROM {name}"):
            found = json.loads(key)
            super().__setitem__(tuple(found) if isinstance(found, list) else found, json.loads(value))

    def __setitem__(self, key: Any, value: Any) -> None:
        row = json.dumps(key), json.dumps(value)
        self.file.execute(f"INSERT OR REPLACE INTO {self.name} VALUES (?, ?)", row)
        super().__setitem__(key, value)

    def __delitem__(self, key: Any) -> None:
        super().__delitem__(key)
        self.file.execute(f"DELETE FROM {self.name} WHERE key = ?", (json.dumps(key),))

    def clear(self) -> None:
        self.file.execute(f"DELETE FROM {self.name}")
        super().clear()


class Book:
    """The file of a class, for one server alone. What is set on its shelves is there after `commit`.

    A `sqlite3.Error` where another server has it open, or it is none of a class.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # for this account alone
        self.file = sqlite3.connect(path, timeout=0)
        try:
            for setting in SETTINGS:
                self.file.execute(f"PRAGMA {setting}").fetchall()
            self.shelf("class")
        except sqlite3.Error:
            self.file.close()
            raise
        self.commit = self.file.commit

    def shelf(self, name: str) -> Shelf:
        return Shelf(self.file, name)

    def emptied(self) -> None:
        """Commit, and keep nothing of what was deleted in the file beside this one, either."""
        self.commit()
        self.file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self.commit()
        self.file.close()

    def delete(self) -> None:
        self.file.close()
        remove(self.path)


def remove(path: Path) -> None:
    """The file, and what SQLite lays beside it."""
    for one in path.parent.glob(f"{path.name}*"):
        with suppress(OSError):
            one.unlink()
