"""Columns: numbers with names, for who reckons on in pandas, polars or plain Python; none of them is needed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from importlib import import_module
from typing import Any

from uncle_widgets.csv_text import csv_text
from uncle_widgets.refusal import Refusal

FRAMES = ("pandas", "polars")
"""What makes a frame, the first that is installed."""


class Columns(ABC):
    """Data with columns of the same length. `to_dict` returns them."""

    __slots__ = ()

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """Return each column by name, as a list or a NumPy array."""

    def __len__(self) -> int:
        return len(next(iter(self.to_dict().values()), ()))

    def __iter__(self) -> Iterator[Any]:
        """The rows, each a dict of plain numbers and words."""
        columns = self.to_dict()
        plain = (column if isinstance(column, list) else column.tolist() for column in columns.values())
        return (dict(zip(columns, row, strict=True)) for row in zip(*plain, strict=True))

    def to_frame(self) -> Any:
        """Return a pandas DataFrame, or a polars one if pandas is missing. Raise Refusal if both are missing."""
        return self._framed(FRAMES)

    def __arrow_c_stream__(self, requested_schema: object = None) -> Any:
        """The columns as Arrow has them, for whatever reads its capsules, as `polars.DataFrame(x)` does: made by
        polars, or by a pandas that has pyarrow."""
        return self._framed(FRAMES[::-1]).__arrow_c_stream__(requested_schema)

    def _framed(self, names: Iterable[str]) -> Any:
        for name in names:
            try:
                made = import_module(name).DataFrame
            except ImportError:
                continue
            return made(self.to_dict())
        raise Refusal("A frame needs pandas or polars. Install one of them, or use to_dict().")

    def csv(self) -> str:
        """Return the columns as text: a line of names, then a line for each row. Empty if there is no data."""
        columns = self.to_dict()
        return csv_text([columns, *zip(*columns.values(), strict=True)])


class Rows(list[dict[str, Any]], Columns):
    """A list of rows with the same names, each a dict. In the columns, fractions become floats."""

    def __init__(self, rows: Iterable[Mapping[str, Any]] = ()) -> None:
        super().__init__(map(dict, rows))

    def to_dict(self) -> dict[str, list[Any]]:
        return {name: [_plain(row[name]) for row in self] for name in (self[0] if self else ())}


def _plain(value: Any) -> Any:
    return float(value) if isinstance(value, Fraction) else value
