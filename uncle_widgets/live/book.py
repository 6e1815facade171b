"""What is kept of a class: one SQLite file, which goes with it."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

DAY = 24 * 3600
"""Seconds after its last message when a class is gone."""
KIND = ".sqlite"
BESIDE = ("", "-wal", "-shm", "-journal")
TABLES = {
    "class": "one PRIMARY KEY, key, lesson, standing, room",
    "member": "number PRIMARY KEY, key, nick, hidden",
    "moment": "at PRIMARY KEY, moment, opened, answer, marks",
    "said": "member, at, vote, value, sure, after, n, PRIMARY KEY (member, at, vote)",
    "dealt": "member, at, k, PRIMARY KEY (member, at)",
    "deals": "member PRIMARY KEY, at, shown",
}


class Taken(OSError):
    """Another server has this file open."""


class Book:
    """The file of a class. What is put is there after `commit`, which the class calls within 100 ms."""

    def __init__(self, path: Path) -> None:
        self.path = path
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        self.file = sqlite3.connect(path, timeout=0)
        try:
            self.file.execute("PRAGMA locking_mode=EXCLUSIVE")
            self.file.execute("PRAGMA journal_mode=WAL")
            self.file.execute("PRAGMA synchronous=NORMAL")
            for name, columns in TABLES.items():
                self.file.execute(f"CREATE TABLE IF NOT EXISTS {name} ({columns})")
        except sqlite3.Error as error:
            self.file.close()
            raise Taken(str(error)) from None

    def put(self, table: str, **row: Any) -> None:
        """A row, in place of the one with the same key."""
        names, marks = ", ".join(row), ", ".join("?" * len(row))
        self.file.execute(f"INSERT OR REPLACE INTO {table} ({names}) VALUES ({marks})", tuple(row.values()))

    def rows(self, table: str) -> list[dict[str, Any]]:
        found = self.file.execute(f"SELECT * FROM {table}")
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found]

    def clear(self, *tables: str) -> None:
        for table in tables:
            self.file.execute(f"DELETE FROM {table}")

    def commit(self) -> None:
        self.file.commit()

    def heard(self) -> None:
        """A message came now: the file's own time says when the last did."""
        with suppress(OSError):
            os.utime(self.path)

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self.file.commit()
        self.file.close()

    def delete(self) -> None:
        self.file.close()
        remove(self.path)


def remove(path: Path) -> None:
    for end in BESIDE:
        path.with_name(path.name + end).unlink(missing_ok=True)


def clear_old(folder: Path) -> None:
    """Remove the classes of yesterday, also those that ended while no server ran."""
    for path in folder.glob(f"*{KIND}"):
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > DAY:
                remove(path)
