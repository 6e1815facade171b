"""Charts of an explanation: amounts, distributions and curves, as pictures (see `pictures.py`)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar

from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.reasons import Curve
from uncle_widgets.probability.rounding import hundredths
from uncle_widgets.probability.show import amount, decimal, joined, percent, trimmed


@dataclass(frozen=True)
class Fall(Picture):
    """One waterfall: parts, each (words, amount), added one after the other; their sum stands at the end."""

    kind: ClassVar[str] = "waterfall"
    parts: tuple[tuple[str, Fraction], ...]
    total: str
    unit: str

    @property
    def sum(self) -> Fraction:
        return sum((part for _, part in self.parts), Fraction())

    def drawn(self) -> dict[str, Any]:
        return {"unit": self.unit, "falls": [self.bars()]}

    def bars(self) -> dict[str, Any]:
        """The bars: words, from, to, and the text, in hundredths that add up."""
        written, at = hundredths([part for _, part in self.parts]), Fraction()
        bars = []
        for (words, part), shown in zip(self.parts, written, strict=True):
            bars.append([words, float(at), float(at + part), ("+" if shown > 0 else "") + decimal(shown)])
            at += part
        bars.append([self.total, 0.0, float(at), decimal(sum(written, Fraction()))])
        return {"title": self.title, "bars": bars}

    def spoken(self) -> str:
        *bars, (_, _, _, whole) = self.bars()["bars"]
        parts = joined([f"{words} ({text})" for words, _, _, text in bars])
        return f"{self.title}. The parts are {parts}. Together they are {whole} {self.unit}."


@dataclass(frozen=True)
class Balance(Picture):
    """Outcomes of trials as dots on a beam, which balances at their mean; `exact` is what they estimate."""

    kind: ClassVar[str] = "balance"
    outcomes: tuple[Fraction, ...]
    exact: Fraction
    unit: str

    @cached_property
    def mean(self) -> Fraction:
        return sum((n * x for x, n in self.heaps()), Fraction()) / len(self.outcomes)

    @cached_property
    def _heaps(self) -> list[tuple[Fraction, int]]:
        return sorted(Counter(self.outcomes).items())

    def heaps(self) -> list[tuple[Fraction, int]]:
        """(outcome, how many), from the least up."""
        return self._heaps

    def drawn(self) -> dict[str, Any]:
        return {
            "unit": self.unit,
            "heaps": [[float(x), n, trimmed(x)] for x, n in self.heaps()],
            "mean": [float(self.mean), decimal(self.mean)],
            "exact": [float(self.exact), decimal(self.exact)],
            "n": len(self.outcomes),
        }

    def spoken(self) -> str:
        heaps = joined([f"{n} {'gives' if n == 1 else 'give'} {trimmed(x)}" for x, n in self.heaps()])
        return (
            f"Out of {len(self.outcomes)} trials, {heaps} {self.unit}. Their average is {decimal(self.mean)}, and "
            f"the exact average is {decimal(self.exact)}."
        )


@dataclass(frozen=True)
class Columns(Picture):
    """An exact distribution over whole numbers as columns; its mean is marked under them."""

    kind: ClassVar[str] = "columns"
    dist: Dist[int]
    unit: str

    def median(self) -> int:
        """The least value that at least half lie at or below."""
        so_far = Fraction()
        for x in sorted(self.dist):
            so_far += self.dist[x]
            if 2 * so_far >= 1:
                return x
        raise AssertionError("chances add up to 1")

    def likeliest(self) -> int:
        return max(sorted(self.dist), key=lambda x: self.dist[x])

    def drawn(self) -> dict[str, Any]:
        xs = range(min(self.dist), max(self.dist) + 1)
        return {
            "unit": self.unit,
            "first": min(self.dist),
            "shares": [round(float(self.dist.get(x, 0)), 6) for x in xs],
            "mean": [float(self.dist.E()), trimmed(self.dist.E())],
            "median": self.median(),
            "likeliest": [self.likeliest(), percent(self.dist[self.likeliest()])],
        }

    def spoken(self) -> str:
        top = self.likeliest()
        return (
            f"The most likely number of {self.unit} is {top} ({percent(self.dist[top])}). Half the time it is "
            f"{self.median()} or fewer, and the average is {trimmed(self.dist.E())}."
        )


@dataclass(frozen=True)
class Histogram(Picture):
    """A distribution in steps of `step`; the band from `low` to `high` and the mean are marked."""

    kind: ClassVar[str] = "histogram"
    dist: Dist[int]
    step: int
    low: int
    high: int
    unit: str

    def bins(self) -> tuple[Fraction, ...]:
        """The share of each step, the first from 0."""
        found = [Fraction()] * (max(self.dist) // self.step + 1)
        for x, p in self.dist.items():
            found[x // self.step] += p
        return tuple(found)

    @property
    def within(self) -> Fraction:
        return self.dist.P(lambda x: self.low <= x <= self.high)

    def drawn(self) -> dict[str, Any]:
        return {
            "unit": self.unit,
            "step": self.step,
            "bins": [round(float(p), 6) for p in self.bins()],
            "band": [self.low, self.high, percent(self.within)],
            "mean": [float(self.dist.E()), decimal(self.dist.E(), 1)],
        }

    def spoken(self) -> str:
        return (
            f"The average is {decimal(self.dist.E(), 1)} {self.unit}. {percent(self.within)} of all cases are "
            f"between {self.low} and {self.high}."
        )


@dataclass(frozen=True)
class Graph(Picture):
    """Exact values along an axis, with what both axes count, lines to compare with, and where one is."""

    kind: ClassVar[str] = "graph"
    curve: Curve

    @classmethod
    def of(cls, curve: Curve) -> Graph:
        return cls(curve.title, "", curve)

    def drawn(self) -> dict[str, Any]:
        c = self.curve
        lines = ((c.limit, c.limit_label), *c.lines) if c.limit is not None else c.lines
        points = [[x, round(float(p), 5), amount(p, c.unit)] for x, p in zip(c.x, c.exact, strict=True)]
        return {
            "x": list(c.x),
            "y": [y for _, y, _ in points],
            "across": c.across,
            "up": c.up,
            "lines": [[float(p), words] for p, words in lines],
            "here": next((point for point in points if point[0] == c.here), None),
            "chance": c.unit == "chance",
        }

    def spoken(self) -> str:
        c = self.curve
        first, last = (amount(c.exact[k], c.unit) for k in (0, -1))
        what = f"{c.title} The chance" if c.title.endswith("?") else f"{c.title}{',' if ',' in c.title else ''}"
        if len(c.x) == 1:
            return f"{what} is {first} at {c.x[0]}."
        axis = c.across.removeprefix("the ")
        goes = f"as the {axis} {'go' if axis.endswith('s') else 'goes'} " if axis else ""
        text = f"{what} goes from {first} to {last} {goes}from {c.x[0]} to {c.x[-1]}."
        if c.here in c.x:
            text += f" Here, at {c.here}, it is {amount(c.exact[c.x.index(c.here)], c.unit)}."
        return text
