"""A chance distribution held as whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from html import escape
from math import gcd
from numbers import Real
from random import Random
from typing import Any, TypeVar

from uncle_widgets.probability.columns import Columns
from uncle_widgets.refusal import integer

T = TypeVar("T")
U = TypeVar("U")
SHOWN = 40
"""How many outcomes a notebook shows."""


class Dist(Mapping[T, Fraction], Columns):
    """Outcomes and their exact chances.

    Weights are whole numbers, so nothing is rounded until it is shown. Outcomes
    without weight are left out. Two distributions are equal when every outcome
    has the same chance in both.

    >>> die = Dist.of(range(1, 7))
    >>> die.P(lambda n: n > 4), die.E()
    (Fraction(1, 3), Fraction(7, 2))
    """

    __slots__ = ("_weights", "total")

    def __init__(self, weights: Mapping[T, int]) -> None:
        # A whole number of NumPy's becomes one of Python's, which has no largest.
        self._weights = {x: n if isinstance(n, int) else integer(n) or -1 for x, n in weights.items() if n}
        if not self._weights or not all(n > 0 for n in self._weights.values()):
            raise ValueError("A distribution needs whole-number weights, none below 0 and not all 0.")
        self.total = sum(self._weights.values())

    @classmethod
    def of(cls, items: Iterable[T]) -> Dist[T]:
        """Return a distribution in which every item is equally likely. An item that occurs twice is twice as
        likely.
        """
        weights: dict[T, int] = {}
        for x in items:
            weights[x] = weights.get(x, 0) + 1
        return cls(weights)

    @classmethod
    def chances(cls, chances: Mapping[T, Fraction]) -> Dist[T]:
        """Return a distribution from fractions, which need not add up to 1."""
        scale = 1
        for p in chances.values():
            scale = scale * p.denominator // gcd(scale, p.denominator)
        return cls({x: int(p * scale) for x, p in chances.items()})

    @property
    def weights(self) -> Mapping[T, int]:
        """The weight of each outcome, a whole number. The sum of the weights is `total`."""
        return dict(self._weights)

    def to_dict(self) -> dict[str, list[Any]]:
        """Return two columns: `outcome`, and `chance` as a float from 0 to 1. (`dict(dist)` has exact chances.)"""
        return {"outcome": [*self], "chance": [*map(float, self.values())]}

    def __getitem__(self, x: T) -> Fraction:
        return Fraction(self._weights[x], self.total)

    def __iter__(self) -> Iterator[T]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dist) and dict(self.items()) == dict(other.items())

    def __hash__(self) -> int:
        return hash(frozenset(self.items()))

    def P(self, event: Callable[[T], bool]) -> Fraction:
        """Return the probability that `event` is true of the outcome."""
        return Fraction(sum(n for x, n in self._weights.items() if event(x)), self.total)

    def E(self, value: Callable[[T], Any] = lambda x: x) -> Fraction:
        """Return the expected value of `value(outcome)`. It is exact if the values are."""
        return sum((Fraction(value(x)) * n for x, n in self._weights.items()), Fraction()) / self.total

    def variance(self, value: Callable[[T], Any] = lambda x: x) -> Fraction:
        """The average squared distance from the expected value."""
        mean = self.E(value)
        return self.E(lambda x: (Fraction(value(x)) - mean) ** 2)

    def given(self, event: Callable[[T], bool]) -> Dist[T]:
        """Return the conditional distribution, given that `event` is true. Raise Refusal if the event is
        impossible.
        """
        kept = {x: n for x, n in self._weights.items() if event(x)}
        if not kept:
            raise ValueError("The condition has chance 0, so nothing can be conditioned on it.")
        return Dist(kept)

    def map(self, change: Callable[[T], U]) -> Dist[U]:
        """Return the distribution of `change(outcome)`."""
        weights: dict[U, int] = {}
        for x, n in self._weights.items():
            y = change(x)
            weights[y] = weights.get(y, 0) + n
        return Dist(weights)

    def then(self, follow: Callable[[T], Dist[U]]) -> Dist[U]:
        """Draw x, then draw from `follow(x)`. Return the distribution of the second outcome."""
        chances: dict[U, Fraction] = {}
        for x, p in self.items():
            for y, q in follow(x).items():
                chances[y] = chances.get(y, Fraction()) + p * q
        return Dist.chances(chances)

    def sample(self, rng: Random) -> T:
        """Draw one outcome at random."""
        at = rng.randrange(self.total)
        for x, n in self._weights.items():
            at -= n
            if at < 0:
                return x
        raise AssertionError("weights do not add up to total")

    def __repr__(self) -> str:
        inside = ", ".join(f"{x!r}: {n}" for x, n in self._weights.items())
        return f"Dist({{{inside}}})"

    def _repr_html_(self) -> str:
        """A sentence, then a small table with bars, for a notebook: as many outcomes as one looks through."""
        top, kept = max(self._weights.values()), [*self._weights.items()][:SHOWN]
        rows = "".join(
            f"<tr><td>{escape(str(x))}</td><td>{self[x]}</td><td>{float(self[x]):.2%}</td>"
            f'<td style="width:10em"><div style="height:.8em;background:currentColor;'
            f'width:{100 * n / top:.1f}%"></div></td></tr>'
            for x, n in kept
        )
        head = "<tr><th>outcome</th><th>chance</th><th>per cent</th><th></th></tr>"
        told = f"{len(self):,} outcome{'s' * (len(self) > 1)}"
        told += f", the first {SHOWN} of them" * (len(kept) < len(self))
        if all(isinstance(x, Real) for x in self):
            told += f"; mean {float(self.E()):.4g}"
        return f"<p>{told}.</p><table><thead>{head}</thead><tbody>{rows}</tbody></table>"
