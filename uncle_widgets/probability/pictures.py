"""Pictures of an explanation: each holds exact numbers and words; `plain` rounds them for drawing.

What is counted in whole numbers adds up to the number it illustrates, and the exact share stands
beside it. Every plain form has `kind`, `title`, `spoken` (a sentence with its numbers) and
`caption`; lengths and places are left to the page.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import chain, pairwise
from math import comb, factorial
from typing import Any, ClassVar

from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.reasons import Node, Part
from uncle_widgets.probability.rounding import shares
from uncle_widgets.probability.show import decimal, hundred_dots, joined, percent, trimmed


@dataclass(frozen=True)
class Picture(ABC):
    """One picture. `title` heads it; `caption` says in a sentence or two what it shows."""

    kind: ClassVar[str]
    title: str
    caption: str

    def plain(self) -> dict[str, Any]:
        """What the page draws: numbers, rounded, and words."""
        return {
            "kind": self.kind,
            "title": self.title,
            "caption": self.caption,
            "spoken": self.spoken(),
            **self.drawn(),
        }

    @abstractmethod
    def spoken(self) -> str:
        """The picture in a sentence, with its numbers."""

    @abstractmethod
    def drawn(self) -> dict[str, Any]:
        """Its own part of the plain form."""


@dataclass(frozen=True)
class CountedTwice(Picture):
    """A hundred hands by how many of the wanted card they hold; adding up the cards' chances counts some twice.

    `copies`: how many wanted cards a hand holds. `one`: what is wanted, 'a 5'; `many`: '5s'.
    """

    kind: ClassVar[str] = "counted_twice"
    copies: Dist[int]
    one: str
    many: str

    @property
    def chance(self) -> Fraction:
        return self.copies.P(bool)

    def dots(self) -> dict[int, int]:
        """Of a hundred hands, how many hold so many; those that hold any add up to the headline."""
        return self._dots

    @cached_property
    def _dots(self) -> dict[int, int]:
        total, chances = self.copies.total, self.copies.weights
        one, none = Fraction(chances.get(1, 0), total), Fraction(chances.get(0, 0), total)
        several = sorted(k for k in chances if k > 1)
        parts = (Part("one", one, 1), Part("more", 1 - one - none, 2), Part("none", none, 0))
        ones, more, without = hundred_dots(parts, 1 - none)
        each = shares([Fraction(chances[k], total) for k in several], more) if several else []
        return {1: ones, **dict(zip(several, each, strict=True)), 0: without}

    def items(self) -> int:
        """How many wanted cards those hundred hands hold."""
        return sum(k * n for k, n in self.dots().items())

    def drawn(self) -> dict[str, Any]:
        dots = self.dots()
        held = [(k, n) for k, n in sorted(dots.items()) if k and n]
        more = sum(n for k, n in held if k > 1)
        hands = [str(n) for _, n in held]
        cards = [str(n) if k == 1 else f"{k} × {n}" for k, n in held]
        least = min((k for k, n in held if k > 1), default=2)
        most = max(self.copies.weights)
        above = f"hold {_words(least)}" if most == least else f"hold {_words(least)} or more"
        return {
            "dots": [
                [dots.get(1, 0), f"{'holds' if dots.get(1) == 1 else 'hold'} one", 1],
                [more, above, 2],
                [dots[0], f"{'holds' if dots[0] == 1 else 'hold'} none", 0],
            ],
            "hands": [" + ".join(hands) or "0", sum(n for _, n in held)],
            "cards": [self.many, " + ".join(cards) or "0", self.items()],
            "exact": [percent(self.chance), decimal(100 * self.copies.E(), 1)],
        }

    def spoken(self) -> str:
        dots, items = self.dots(), self.items()
        more = sum(n for k, n in dots.items() if k > 1)
        return (
            f"Out of 100 hands, {_contain(dots.get(1, 0))} exactly one {self.one.partition(' ')[2]}, "
            f"{_contain(more)} more than one and {_contain(dots[0])} none. Altogether they contain {items}."
        )


@dataclass(frozen=True)
class DrawByDraw(Picture):
    """`draws` cards from `total`, none of the `good`: a fraction a card, and the same as counting hands.

    `sets` is what is counted: 'hands', or 'rows of the stock'.
    """

    kind: ClassVar[str] = "draw_by_draw"
    total: int
    good: int
    draws: int
    one: str
    sets: str = "hands"

    @property
    def none(self) -> Fraction:
        """The chance that no card drawn is good."""
        return Fraction(comb(self.total - self.good, self.draws), comb(self.total, self.draws))

    def factors(self) -> tuple[tuple[int, int], ...]:
        """(cards that are not good, cards left) before each draw."""
        rest = self.total - self.good
        return tuple((max(0, rest - k), self.total - k) for k in range(self.draws))

    def drawn(self) -> dict[str, Any]:
        n, k = self.total, self.draws
        down = f"{n} × {n - 1} × … × {n - k + 1}" if k > 4 else " × ".join(str(n - at) for at in range(k))
        return {
            "factors": [list(pair) for pair in self.factors()],
            "good": self.good,
            "none": percent(self.none),
            "some": percent(1 - self.none),
            "one": self.one,
            "counting": [f"{comb(n - self.good, k):,}", f"{comb(n, k):,}"],
            "choose": f"C({n}, {k}) = {down} ÷ {factorial(k):,}",
            "means": f"the number of {self.sets} of {k} from {n} cards"
            + (f". Each comes in {factorial(k):,} orders" if 1 < k < 8 else ""),
        }

    def spoken(self) -> str:
        factors = [f"{top}/{under}" for top, under in self.factors()]
        row = f"{' times '.join(factors)} is {percent(self.none)}."
        if len(factors) > 4:  # more than one can keep in mind
            those = f"the {len(factors)} fractions from {factors[0]} down to {factors[-1]}"
            row = f"The product of {those} is {percent(self.none)}."
        return (
            f"{row} That is the share of {self.sets} without {self.one}. "
            f"The other {percent(1 - self.none)} have at least one."
        )


@dataclass(frozen=True)
class FrequencyGrid(Picture):
    """A hundred cases of which some are struck out; what is left is the new hundred.

    Chances of the whole, which add up to 1: `yes` and `no` remain, and `out` of those like `yes` or
    `out_no` of those like `no` are struck out. `of_yes`, `of_no` say what tells the two apart.
    """

    kind: ClassVar[str] = "frequency_grid"
    yes: Fraction
    out: Fraction
    no: Fraction
    out_no: Fraction
    holders: str
    of_yes: str
    of_no: str
    left: str

    @property
    def chance(self) -> Fraction:
        """Of those left, the share that counts."""
        return self.yes / (self.yes + self.no)

    def counts(self) -> tuple[int, ...]:
        """Whole numbers of a hundred: yes, struck out, no, struck out."""
        sides = shares((self.yes + self.out, self.no + self.out_no), 100)
        yes, out = shares((self.yes, self.out), sides[0])
        return (yes, out, *shares((self.no, self.out_no), sides[1]))

    def drawn(self) -> dict[str, Any]:
        yes, out, no, out_no = self.counts()
        return {
            "counts": [yes, out, no, out_no],
            "holders": self.holders,
            "sides": [[yes + out, self.of_yes], [no + out_no, self.of_no]],
            "left": [yes, yes + no, self.left],
            "exact": percent(self.chance),
        }

    def spoken(self) -> str:
        yes, out, no, out_no = self.counts()
        whole = (self.chance * 100).denominator == 1
        return (
            f"Out of {self.holders}, {yes + out} {self.of_yes} and {no + out_no} {self.of_no}. "
            f"{out + out_no} {'is' if out + out_no == 1 else 'are'} crossed out. "
            f"Out of the {yes + no} left, {yes} {self.left}"
            f"{'' if whole else f' ({percent(self.chance)} before rounding)'}."
        )


@dataclass(frozen=True)
class WholeTree(Picture):
    """A tree of `whole` cases. At every node the branches add up. `marked`: the words of leaves
    that count; `struck`: of those that are struck out."""

    kind: ClassVar[str] = "whole_tree"
    tree: Node
    marked: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()
    whole: int = 100

    def drawn(self) -> dict[str, Any]:
        return {"tree": self.branches}

    @cached_property
    def branches(self) -> Mapping[str, Any]:
        """The root with its cases, its words, its mark, and its children alike."""
        return self._branch(self.tree, self.whole)

    def _branch(self, node: Node, n: int) -> dict[str, Any]:
        chances = [Fraction(1) if child.chance is None else child.chance for child in node.children]
        counts = shares(chances, n) if node.children else []
        mark = "yes" if node.words in self.marked else "out" if node.words in self.struck else ""
        return {
            "n": n,
            "words": node.words,
            "mark": mark,
            "children": [self._branch(child, k) for child, k in zip(node.children, counts, strict=True)],
        }

    def spoken(self) -> str:
        def told(branch: Mapping[str, Any], whole: str) -> str:
            below = joined([f"{child['n']:,} ({child['words']})" for child in branch["children"]])
            here = f"{whole} {'splits' if branch['n'] == 1 else 'split'} into {below}. " if below else ""
            return here + "".join(told(child, f"The {child['n']:,}") for child in branch["children"] if child["n"])

        return told(self.branches, f"{self.branches['n']:,} cases").strip()


@dataclass(frozen=True)
class Footprints(Picture):
    """Trials of a running total, a row a trial: every total it stood at, from `start` to the target or past it.

    `exact`: the chance of each total from `start` + 1 on to `target`.
    """

    kind: ClassVar[str] = "footprints"
    start: int
    target: int
    rows: tuple[tuple[int, ...], ...]
    exact: tuple[Fraction, ...]

    SHOWN: ClassVar[int] = 12

    @cached_property
    def feet(self) -> tuple[int, ...]:
        """How many of the rows stood at each total, from `start` + 1 to `target`."""
        stood = Counter(chain(*self.rows))  # a row goes up, so that it stands at a total once at most
        return tuple(stood[total] for total in range(self.start + 1, self.target + 1))

    def drawn(self) -> dict[str, Any]:
        return {
            "start": self.start,
            "target": self.target,
            "rows": [list(row) for row in self.rows[: self.SHOWN]],
            "n": len(self.rows),
            "feet": list(self.feet),
            "exact": [round(float(p), 5) for p in self.exact],
            "said": percent(self.exact[-1]),
        }

    def spoken(self) -> str:
        shown = self.rows[: self.SHOWN]
        landed = sum(self.target in row for row in shown)
        return (
            f"{_of(len(shown), 'row')} of steps from {self.start} to {self.target}. "
            f"{landed or 'None'} of them {'lands' if landed < 2 else 'land'} on {self.target}. "
            f"After {len(self.rows)} rows, {self.feet[-1]} did. The chance is {percent(self.exact[-1])}."
        )


@dataclass(frozen=True)
class Gaps(Picture):
    """`total` cards in a row, `good` of them lit: they cut the others into gaps that are equal on average.

    `row`: the places of the good cards in one shuffle, from 0.
    """

    kind: ClassVar[str] = "gaps"
    total: int
    good: int
    row: tuple[int, ...]
    many: str

    @property
    def gap(self) -> Fraction:
        return Fraction(self.total - self.good, self.good + 1)

    def drawn(self) -> dict[str, Any]:
        edges = (-1, *self.row, self.total)
        others, gaps = self.total - self.good, self.good + 1
        return {
            "total": self.total,
            "row": list(self.row),
            "many": self.many,
            "gaps": [b - a - 1 for a, b in pairwise(edges)],
            "reckoning": f"{others} other cards ÷ {gaps} gaps = {trimmed(self.gap)} on average",
            "wait": f"plus the card itself: {trimmed(self.gap + 1)}",
        }

    def spoken(self) -> str:
        return (
            f"Out of {self.total} cards in a row, {self.good} are {self.many}. They leave {self.good + 1} gaps of "
            f"{trimmed(self.gap)} cards on average, so on average the first is card {trimmed(self.gap + 1)}."
        )


def _of(n: int, one: str) -> str:
    """'1 hand', '3 hands'."""
    return f"{n} {one}{'' if n == 1 else 's'}"


def _contain(n: int) -> str:
    """'1 contains', '3 contain'."""
    return f"{n} {'contains' if n == 1 else 'contain'}"


def _words(n: int) -> str:
    return {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}.get(n, str(n))
