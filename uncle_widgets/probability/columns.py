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
    """What can be had as columns of one length: `to_dict` says which."""

    __slots__ = ()

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """Each column by its name: a list, or an array of NumPy."""

    def __len__(self) -> int:
        return len(next(iter(self.to_dict().values()), ()))

    def __iter__(self) -> Iterator[Any]:
        """The rows, each a dict of plain numbers and words."""
        columns = self.to_dict()
        plain = (column if isinstance(column, list) else column.tolist() for column in columns.values())
        return (dict(zip(columns, row, strict=True)) for row in zip(*plain, strict=True))

    def to_frame(self) -> Any:
        """The columns as a DataFrame of pandas, or of polars where there is no pandas; a Refusal without both."""
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
        """The columns as text: a line of names, then a line a row; empty where there is nothing."""
        columns = self.to_dict()
        return csv_text([columns, *zip(*columns.values(), strict=True)])


class Rows(list[dict[str, Any]], Columns):
    """Rows that have the same names, each a dict, in a list. Fractions become floats in the columns."""

    def __init__(self, rows: Iterable[Mapping[str, Any]] = ()) -> None:
        super().__init__(map(dict, rows))

    def to_dict(self) -> dict[str, list[Any]]:
        return {name: [_plain(row[name]) for row in self] for name in (self[0] if self else ())}


def _plain(value: Any) -> Any:
    return float(value) if isinstance(value, Fraction) else value
