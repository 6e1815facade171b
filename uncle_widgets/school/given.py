"""What a student gave, read with care: it may be anything at all, and nothing of it may raise."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from numbers import Rational, Real
from typing import Any

from uncle_widgets.probability.typed_numbers import NumberRule, Reading, number_in, read_number

PLAIN = NumberRule(unit="share", thousands=False)
"""A number of any size: a chance or an entry of a table. '42%' is 42 hundredths."""
LONGEST = 400
"""Letters of a text that may hold a number."""


def number(given: Any, rule: NumberRule = PLAIN) -> Fraction | None:
    """What was given as a number; None where it is none. Text is read as a field of `rule` would read it."""
    return reading(given, rule).value


def reading(given: Any, rule: NumberRule) -> Reading:
    """The same, with the question or the sentence where it is no number that `rule` takes."""
    none = Reading(None, f"{rule.expected}.")
    if isinstance(given, bool) or given is None:
        return none
    try:
        if isinstance(given, Rational):
            return number_in(Fraction(int(given.numerator), int(given.denominator)), rule)
        if isinstance(given, Real):
            return number_in(Fraction(repr(float(given))), rule)
        words = given if isinstance(given, str) else str(given)
    except Exception:  # of somebody's own class
        return none
    return none if len(words) > LONGEST else read_number(words, rule)


def unanswered(given: Any) -> bool:
    """Whether this is the three dots that a notebook comes with, or has them among its entries."""
    if isinstance(given, Mapping):
        return any(entry is ... for entry in given.values())
    return given is ... or (isinstance(given, (list, tuple)) and any(entry is ... for entry in given))


def written(given: Any) -> str:
    """What was given as text, one line; its kind where it cannot be written."""
    try:
        return " ".join((given if isinstance(given, str) else repr(given)).split())
    except Exception:  # of somebody's own class
        return f"a {type(given).__name__}"


def short(given: Any, most: int = 30) -> str:
    """The same as a sentence may quote it."""
    words = written(given)
    words = repr(words) if isinstance(given, str) else words
    return words if len(words) <= most else f"{words[: most - 1]}…"


def key(entry: Any) -> str:
    """A key of somebody's dict as exercises have it, text: 4, 4.0 and '4' are one."""
    found = None if isinstance(entry, str) else number(entry)
    return written(entry)[:80] if found is None else str(found)
