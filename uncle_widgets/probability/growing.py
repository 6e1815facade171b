"""Pictures that trials make, before the eyes: each trial adds to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, ClassVar

from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.reasons import Growing
from uncle_widgets.probability.show import joined, percent


class Cases(Growing):
    """The first hundred trials as a grid: those that count, those that do not, those that are struck out.

    `words` say what each of the three is, in that order; the counts are of all trials, not of the first hundred.
    """

    kind: ClassVar[str] = "cases"
    SHOWN: ClassVar[int] = 100

    def __init__(self, words: tuple[str, str, str]) -> None:
        super().__init__()
        self.words = words
        self.signs = ""
        self.counts = [0, 0, 0]

    def take(self, outcome: Any, shown: Mapping[str, Any]) -> None:
        which = 2 if outcome is None else 0 if outcome else 1
        self.counts[which] += 1
        if len(self.signs) < self.SHOWN:
            self.signs += "ynx"[which]

    def spoken(self) -> str:
        those = zip(self.counts, self.words, strict=True)
        told = joined([f'"{words}" came up {n:,} {"time" if n == 1 else "times"}' for n, words in those])
        return f"So far, {told}." if self.trials else "There are no tries so far."

    def drawn(self) -> dict[str, Any]:
        return {
            "signs": self.signs,
            "kinds": [[n, words] for n, words in zip(self.counts, self.words, strict=True)],
        }


class Paths(Growing):
    """Trials of a running total: the last ones as paths, and how many of all stood at each total.

    `exact`: the chance of each total from `start` + 1 on to the last, the target. `totals` reads the new totals
    of one trial, in order, from what it dealt.
    """

    kind: ClassVar[str] = "paths"
    SHOWN: ClassVar[int] = 3

    def __init__(
        self, start: int, exact: tuple[Fraction, ...], totals: Callable[[Mapping[str, Any]], tuple[int, ...]]
    ) -> None:
        super().__init__()
        self.start, self.exact, self.totals = start, exact, totals
        self.rows: list[tuple[int, ...]] = []
        self.feet = [0] * len(exact)

    @property
    def target(self) -> int:
        return self.start + len(self.exact)

    def take(self, outcome: Any, shown: Mapping[str, Any]) -> None:
        totals = self.totals(shown)
        for total in totals:
            if total <= self.target:
                self.feet[total - self.start - 1] += 1
        self.rows = [*self.rows, (self.start, *totals)][-self.SHOWN :]

    def gather(self, piece: Piece) -> None:
        """`shown`: how many of these trials stood at each total from `start` + 1 on, and the last ones' totals."""
        if piece.outcomes:
            feet, last = piece.shown
            self.trials += len(piece.outcomes)
            self.feet = [old + new for old, new in zip(self.feet, feet, strict=True)]
            self.rows = [*self.rows, *((self.start, *totals) for totals in last)][-self.SHOWN :]

    def spoken(self) -> str:
        if not self.trials:
            return "There are no tries so far."
        stood = f"{self.feet[-1]:,} of {self.trials:,} piles hit {self.target}"
        if self.trials == 1:
            stood = f"The one pile so far {'hit' if self.feet[-1] else 'missed'} {self.target}"
        last = ", ".join(map(str, self.rows[-1]))
        return f"{stood}. The chance is {percent(self.exact[-1])}. The last pile went through {last}."

    def drawn(self) -> dict[str, Any]:
        return {
            "start": self.start,
            "target": self.target,
            "rows": [list(row) for row in self.rows],
            "feet": list(self.feet),
            "exact": [round(float(p), 5) for p in self.exact],
            "said": percent(self.exact[-1]),
        }
