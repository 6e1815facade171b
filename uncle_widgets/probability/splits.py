"""A picture of total probability: a hundred cases in rows, by what decides them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, ClassVar

from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.reasons import Part
from uncle_widgets.probability.show import hundred_dots, joined, percent


@dataclass(frozen=True)
class Row:
    """The cases of one kind: what it is called, and its parts, whose chances are of the whole."""

    words: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Split(Picture):
    """Rows of dots, a hundred in all; those that count add up to the headline. All chances add up to 1."""

    kind: ClassVar[str] = "split"
    rows: tuple[Row, ...]
    of: str
    """What the hundred are: 'draws'."""

    @property
    def chance(self) -> Fraction:
        return sum((part.chance for row in self.rows for part in row.parts if part.yes), Fraction())

    def counts(self) -> list[list[int]]:
        """Whole numbers of a hundred, for each part of each row."""
        parts = [replace(part, words=f"{k}") for k, row in enumerate(self.rows) for part in row.parts]
        counted = iter(hundred_dots(parts, self.chance))
        return [[next(counted) for _ in row.parts] for row in self.rows]

    def drawn(self) -> dict[str, Any]:
        rows = [
            [row.words, [[n, part.yes] for n, part in zip(counts, row.parts, strict=True)]]
            for row, counts in zip(self.rows, self.counts(), strict=True)
        ]
        kinds = {part.words: part.yes for row in self.rows for part in row.parts if part.chance}
        return {
            "rows": [row for row in rows if any(n for n, _ in row[1])],
            "kinds": [[yes, words] for words, yes in kinds.items()],
            "of": self.of,
            "exact": percent(self.chance),
        }

    def spoken(self) -> str:
        told = []
        for row, counts in zip(self.rows, self.counts(), strict=True):
            here = [f"{n} {part.words}" for n, part in zip(counts, row.parts, strict=True) if n]
            if here:
                rows = f"{row.words[:1].upper()}{row.words[1:]}"
                told.append(f"{rows} in {sum(counts)} out of 100 {self.of} ({joined(here)})")
        return f"{'. '.join(told)}. {percent(self.chance)} of the {self.of} count."
