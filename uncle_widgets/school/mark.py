"""What an answer is worth: a number, and the words that go with it."""

from __future__ import annotations

from fractions import Fraction


class Mark(float):
    """A number from 0 to 1. A page shows it with its `words`. As plain text it is the number, which nbgrader uses
    as points.

    `name` is the name of the mistake; empty if none was found. A mark of 0 is false, like any 0. To find out
    whether there is a mark, use `is None`.
    """

    words: str
    name: str

    def __new__(cls, value: Fraction | float, words: str, name: str = "") -> Mark:
        if not 0 <= value <= 1:
            raise ValueError(f"Expected a mark from 0 to 1, not {value}.")
        mark = super().__new__(cls, float(value))
        mark.words, mark.name = words, name
        return mark

    def __reduce__(self) -> tuple[type[Mark], tuple[float, str, str]]:
        return Mark, (float(self), self.words, self.name)

    def _repr_markdown_(self) -> str:
        return self.words


BLANK = Mark(0, "Not answered yet.")
"""The mark of an exercise without an answer."""
