"""Lines of a derivation with the small question that leads to each: a count, a chance or an average."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from uncle_widgets.games.words import count, hundred, third
from uncle_widgets.probability.reasons import Ask, Left, Line
from uncle_widgets.probability.show import decimal

MOST_ASKED = 4
"""Small questions that Work it out asks at most."""


def verb(who: str, plain: str) -> str:
    """'win' for 'you', 'wins' for 'B'."""
    return plain if who == "you" else third(plain)


def counted(
    words: str,
    formula: str,
    number: int,
    one: str,
    *,
    ask: str,
    hint: str,
    reason: str,
    lit: tuple[str, ...] = (),
    value: str = "",
    more: str = "",
) -> Line:
    """A line that gives a count. `one` is what is counted ('throw'); `more` is its plural, if not `one` + s."""
    small = Ask(ask, Fraction(number), hint, reason, "count", more or one + "s")
    return Line(words, formula, value or count(number, one, more), lit, small)


def likely(
    words: str,
    formula: str,
    chance: Fraction,
    *,
    ask: str,
    hint: str,
    reason: str,
    lit: tuple[str, ...] = (),
    left: tuple[Left, ...] = (),
) -> Line:
    """A line that gives a chance, as the answer is printed: 'about 53 out of 100'."""
    return Line(words, formula, hundred(chance), lit, Ask(ask, chance, hint, reason, "chance", left=left))


def average(
    words: str,
    formula: str,
    number: Fraction,
    unit: str,
    *,
    ask: str,
    hint: str,
    reason: str,
    lit: tuple[str, ...] = (),
    value: str = "",
) -> Line:
    """A line that gives an average in `unit`, with two decimal places at most unless `value` says how."""
    small = Ask(ask, number, hint, reason, "mean", unit)
    return Line(words, formula, value or some(number, 2, unit), lit, small)


def agrees(calculated: Fraction, printed: Fraction, places: int = 2) -> bool:
    """Whether a calculation with printed numbers gives the printed result, however one rounds."""
    return abs(calculated - rounded(printed, places)) < Fraction(5, 10 ** (places + 1))


def places_for(works: Callable[[int], bool], start: int = 2) -> int:
    """How many decimal places a calculation needs so that what is printed adds up: from `start` to five."""
    return next((places for places in range(start, 5) if works(places)), 5)


def rounded(x: Fraction, places: int) -> Fraction:
    """The number as it is printed."""
    return Fraction(decimal(x, places).replace("\N{MINUS SIGN}", "-"))


def short(x: Fraction, places: int) -> str:
    """'4.5', '2.528': as many places as given at most, none that say nothing."""
    text = decimal(x, places)
    return text.rstrip("0").rstrip(".") if "." in text else text


def some(x: Fraction, places: int, unit: str) -> str:
    """'4.5 turns', '1 turn': an amount of what `unit` names with an s."""
    text = short(x, places)
    return f"{text} {unit.removesuffix('s') if text == '1' else unit}"


def adding(parts: Sequence[Fraction], total: Fraction, places: int = 2) -> int:
    """The places with which the printed parts add up to the total as it is printed with `places`."""
    return places_for(lambda k: agrees(sum((rounded(x, k) for x in parts), Fraction()), total, places), places)
