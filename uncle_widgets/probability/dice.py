"""A picture of all throws of two dice: a square each for two different dice, a round for a double."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from uncle_widgets.probability.pictures import Picture

FACES = range(1, 7)


@dataclass(frozen=True)
class TwoDice(Picture):
    """`cells`: for each of the 36 throws, row by row, the numbers that count in it; empty where none does.

    `counts` says what a throw with a number does, to follow 'throws': 'can stop there'.
    """

    kind: ClassVar[str] = "two_dice"
    cells: tuple[tuple[int, ...], ...]
    counts: str

    @property
    def chance(self) -> Fraction:
        return Fraction(sum(map(bool, self.cells)), len(self.cells))

    def _split(self) -> tuple[int, int]:
        """Throws that count: of two different dice, doubles."""
        doubles = sum(bool(self.cells[7 * k]) for k in range(6))
        return sum(map(bool, self.cells)) - doubles, doubles

    def drawn(self) -> dict[str, Any]:
        unlike, doubles = self._split()
        return {
            "rows": [[" ".join(map(str, self.cells[6 * a + b])) for b in range(6)] for a in range(6)],
            "unlike": f"{unlike} of 30: two different dice",
            "doubles": f"{doubles} of 6: doubles",
            "sum": f"{unlike + doubles} of 36",
        }

    def spoken(self) -> str:
        unlike, doubles = self._split()
        fit = f"Out of 36 throws of two dice, {unlike + doubles} {self.counts}."
        if not doubles:
            return f"{fit} None of them is a double."
        if not unlike:
            return f"{fit} {'It is a double' if doubles == 1 else 'All of them are doubles'}."
        return f"{fit} {doubles} of them {'is a double' if doubles == 1 else 'are doubles'}."
