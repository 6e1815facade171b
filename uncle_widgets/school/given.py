"""What a student gave, read with care: it may be anything at all, and nothing of it may raise."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from numbers import Rational, Real
from typing import Any

WRITTEN = re.compile(r"[+-]?(\d{1,30}/\d{1,30}|\d{1,30}\.?\d{0,30}|\.\d{1,30})")
"""A number as a person writes it: '3/8', '42', '-0.5', '.5'."""


def number(given: Any) -> Fraction | None:
    """What was given as a number; None where it is none. '42 of 100' and '42%' are 42, '0,5' is a half."""
    if isinstance(given, bool) or given is None:
        return None
    try:
        if isinstance(given, Rational):
            return Fraction(int(given.numerator), int(given.denominator))
        if isinstance(given, Real):
            return Fraction(repr(float(given)))
        words = given if isinstance(given, str) else str(given)
    except Exception:  # of somebody's own class
        return None
    words = words[:80].strip().replace("\N{MINUS SIGN}", "-").replace(",", ".")
    words = words.removesuffix("of 100").removesuffix("%").strip()
    if not WRITTEN.fullmatch(words):
        return None
    try:
        return Fraction(words)
    except ZeroDivisionError:
        return None


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
