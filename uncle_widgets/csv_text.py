"""Tables as CSV text in which a spreadsheet finds no formula (`widgets/page/csv.ts` writes the same in a page)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+/\d+", re.IGNORECASE | re.ASCII)
FORMULA = re.compile(r"(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])")
"""Where a spreadsheet would begin a formula: at the start of a cell, or after a sign at which some split."""


def cell(value: Any) -> Any:
    """The value as it goes into a file: numbers as they are, and an apostrophe before what would run as a formula.

    The names of students and players come from anybody; see OWASP, "CSV injection".
    """
    if not isinstance(value, str) or NUMBER.fullmatch(value):
        return value
    return FORMULA.sub(r"\1'\2", value)


def plain(text: str) -> str:
    """A cell of such a file as it was before `cell`."""
    return re.sub(r"(^|[;\t\r\n])'(?=[\s\0]*[=+\-@＝＋－＠])", r"\1", text)


def csv_text(rows: Iterable[Iterable[Any]]) -> str:
    """The rows as CSV with commas, a line each, ended by a newline; None is an empty cell.

    A carriage return inside a cell is quoted too, which Python's `csv.writer` leaves to break the line.
    """
    return "".join(",".join(map(_quoted, row)) + "\n" for row in rows)


def _quoted(value: Any) -> str:
    text = "" if value is None else str(cell(value))
    return f'"{text.replace(chr(34), chr(34) * 2)}"' if re.search(r'[",\r\n]', text) else text
