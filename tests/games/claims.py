"""Sentences of the games' texts that compare, or say how often something comes: each beside a reckoning of its own.

A game's `test_claims.py` has a piece of each sentence as it stands in a file, and a function that reckons it from the
deck, the board, the dice or a lesson's positions. A piece that has changed fails as well as one that is not so: reckon
what the new sentence says, and hold that.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from importlib.resources import files
from math import comb
from pathlib import Path
from typing import Any, TypeAlias

from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import Exercise, exercises, plan_of

Number: TypeAlias = Fraction | float
Claims: TypeAlias = Mapping[str, Mapping[str, Callable[[], bool]]]
"""File to pieces of its sentences, each with whether it is so."""
ROOT = Path(__file__).parents[2]


@cache
def _exercise(game: str, lesson: int, position: int) -> Exercise:
    kit = GAMES[game]
    return exercises(kit, plan_of(kit, lesson))[position - 1]


@dataclass(frozen=True)
class Lessons:
    """The lessons of a game, to be asked for an answer: `U(4, 9)` is that of lesson 4, position 9."""

    game: str

    def at(self, lesson: int, position: int) -> Exercise:
        return _exercise(self.game, lesson, position)

    def __call__(self, lesson: int, position: int, **settings: Any) -> Fraction:
        """The exact answer at a position, or what it would be with other settings of the question."""
        here = self.at(lesson, position)
        return replace(here.question, **settings).posed(here.view).number if settings else here.exact

    def unseen(self, lesson: int, position: int) -> Counter[Any]:
        return Counter(self.at(lesson, position).view.unseen)


def asked(game: str) -> Lessons:
    return Lessons(game)


def near(found: Number, said: Number, within: Number = 0.5) -> bool:
    """Whether a number is what is said of it, to the whole number unless told."""
    return abs(float(found) - float(said)) <= float(within)


def of_100(found: Number, said: Number, within: Number = 0.5) -> bool:
    return near(100 * float(found), said, within)


def binomial(n: int, p: Number, low: int, high: int) -> float:
    """How often `low` to `high` of so many come, each with chance p."""
    return sum(comb(n, k) * float(p) ** k * (1 - float(p)) ** (n - k) for k in range(low, high + 1))


def hold(good: int, total: int, cards: int) -> Fraction:
    """How often so many of all cards hold at least one of the good ones."""
    return 1 - Fraction(comb(total - good, cards), comb(total, cards))


def text(game: str, file: str) -> str:
    """A file of a game, or a notebook of the class, with one space between its words."""
    if not file.endswith(".ipynb"):
        return " ".join(files(GAMES[game].package).joinpath(file).read_text("utf-8").split())
    cells = json.loads(ROOT.joinpath("notebooks", "classroom", file).read_text("utf-8"))["cells"]
    return " ".join(" ".join("".join(cell["source"]) for cell in cells).split())


def listed(claims: Claims) -> list[tuple[str, str]]:
    return [(file, words) for file, said in claims.items() for words in said]


def checked(game: str, claims: Claims, file: str, words: str) -> None:
    assert words in text(game, file), "the sentence has changed: reckon what it says now"
    assert claims[file][words](), "it is not so"
