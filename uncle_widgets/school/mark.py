"""What an answer is worth: a number, and the words that go with it."""

from __future__ import annotations

from fractions import Fraction


class Mark(float):
    """From 0 to 1. A page shows `words`, plain text is the number, which nbgrader takes as a partial mark.

    `name` is that of the mistake, empty where none was found. A mark of 0 is false, as any 0 is: compare
    with `is None` where there may be none.
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
