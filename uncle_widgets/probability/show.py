"""How numbers are shown: the one place where an exact chance becomes rounded text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction

from uncle_widgets.probability.reasons import Part
from uncle_widgets.probability.typed_numbers import CHANCE, NumberRule, parse_number
from uncle_widgets.refusal import Refusal

DIGITS = 4
"""Of a fraction above and below, at most, outside of a derivation."""

UNDER, OVER = Fraction(5, 10_000), Fraction(9_995, 10_000)
"""Nearer to the ends than these a chance is said to be under 0.1% or over 99.9%."""


def percent(p: Fraction | float) -> str:
    """'41.0%'; a chance that is not certain never shows as 0.0% or 100.0%."""
    near = float(p)
    if not 0.01 < near < 0.99:  # a float tells the ends too roughly
        if 0 < p < UNDER:
            return "under 0.1%"
        if OVER < p < 1:
            return "over 99.9%"
    return f"{near:.1%}"


def of_hundred(p: Fraction | float) -> int:
    """To the nearest whole number of a hundred, half up."""
    if isinstance(p, float):
        return int(p * 100 + 0.5)
    return (200 * p.numerator + p.denominator) // (2 * p.denominator)


def how_near(p: Fraction, simulated: bool = False) -> str:
    """How the whole number of a hundred stands to a chance: 'about', 'exactly', 'fewer than' or 'more than'.

    What is `simulated` is never said exactly.
    """
    n = of_hundred(p)
    if p * 100 == n and not simulated:
        return "exactly"
    return {0: "fewer than", 100: "more than"}.get(n, "about")


def about(p: Fraction, simulated: bool = False) -> str:
    """'about 41', 'exactly 50', '0', 'fewer than 1', 'more than 99': to be followed by 'out of 100'."""
    n, near = of_hundred(p), how_near(p, simulated)
    if near == "exactly" and n in (0, 100):
        return str(n)
    return f"{near} {n if near in ('exactly', 'about') else 1 if n == 0 else 99}"


def one_in(p: Fraction) -> str:
    """'1 in 2.4'; 'never' and 'always' at the ends."""
    if p == 0:
        return "never"
    if p == 1:
        return "always"
    times = 1 / p
    if times >= 100:
        return f"1 in {round(times):,}"
    told = next((f"{float(times):.{digits}f}" for digits in (1, 2, 3) if round(times, digits) > 1), "")
    return f"1 in {told.removesuffix('.0')}" if told else "nearly always"


def short_fraction(p: Fraction) -> str:
    """'407/992'; nothing where a part has more digits than are read at a glance, or read out."""
    return fraction(p) if max(abs(p.numerator), p.denominator) < 10**DIGITS else ""


def odds_of(p: Fraction) -> str:
    """The odds for it against those against it: '1 : 1.3', '2 : 1'; 'never' and 'always' at the ends."""
    if p in (0, 1):
        return one_in(p)

    def side(x: Fraction) -> str:
        return f"{float(x):,.1f}".removesuffix(".0") if x < 100 else f"{round(x):,}"

    return f"1 : {side((1 - p) / p)}" if 2 * p <= 1 else f"{side(p / (1 - p))} : 1"


def fraction(p: Fraction) -> str:
    """'407/992', or its length in digits where it is too long to read."""
    text = str(p).replace("-", "\N{MINUS SIGN}")
    if len(text) <= 24:
        return re.sub(r"\d{5,}", lambda number: f"{int(number[0]):,}", text)
    return f"a fraction with {len(str(p.numerator))} digits over {len(str(p.denominator))} digits"


def amount(x: Fraction | float, unit: str) -> str:
    """'0.50 chips', or a percentage where the unit is 'chance'."""
    return percent(x) if unit == "chance" else f"{decimal(x)} {unit}"


def hundred_dots(parts: Sequence[Part], p: Fraction) -> list[int]:
    """How many of 100 dots each part gets; the yes parts add up to `of_hundred(p)`."""
    yes = of_hundred(p)
    counts = [0] * len(parts)
    for wanted, group in ((yes, True), (100 - yes, False)):
        chosen = [k for k, part in enumerate(parts) if bool(part.yes) is group]
        shares = {k: float(parts[k].chance) * 100 for k in chosen}
        for k in chosen:
            counts[k] = int(shares[k])
        missing = wanted - sum(counts[k] for k in chosen)
        order = sorted(chosen, key=lambda k: shares[k] - counts[k], reverse=missing > 0)
        for k in (order * 2)[: abs(missing)]:
            counts[k] += 1 if missing > 0 else -1
    return counts


def predicted(text: object, unit: str, span: tuple[float, float]) -> Fraction:
    """A prediction as typed ('47', '47%', '33,5', '2/5') in the answer's own scale, exactly; a Refusal else.

    A Fraction is of 100 for a chance, as a number is.
    """
    rule = CHANCE if unit == "chance" else NumberRule(*span, unit)
    if not isinstance(text, Fraction):
        value = parse_number(str(text), rule)
    elif rule.low <= text <= rule.high:
        value = text
    else:
        raise Refusal(f"{rule.expected}, not {str(text)[:20]}.")
    return value / 100 if unit == "chance" else value


def trial_noun(order: str) -> tuple[str, str]:
    """What one trial and several are called: a deal where `order`, what one trial does, says so, else a try."""
    return ("deal", "deals") if order.startswith("deal ") else ("try", "tries")


def decimal(x: Fraction | float, places: int = 2) -> str:
    """'0.50', with a true minus sign; nothing below zero is said of what rounds to zero."""
    text = f"{float(x):.{places}f}"
    return text.lstrip("-") if not float(text) else text.replace("-", "\N{MINUS SIGN}")


def trimmed(x: Fraction) -> str:
    """'4', '2.5', '4.29': two places at most, none that say nothing."""
    text = decimal(x, 2)
    return text.rstrip("0").rstrip(".") if "." in text else text


def joined(items: Iterable[object], last: str = "and") -> str:
    """'1, 3 and 6', or '1, 3 or 6', for sentences; '' for nothing."""
    words = [str(x) for x in items]
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
