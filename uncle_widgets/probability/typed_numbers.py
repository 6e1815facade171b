"""Read a number that somebody typed. `tests/numbers.toml` holds the cases, for this and `page/typed_number.js`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from math import inf
from unicodedata import category, decimal, normalize

from uncle_widgets.refusal import Refusal

LONGEST = 60
"""Letters that are read, at most."""
QUOTED = 20
"""Letters of what was typed that a sentence quotes, at most."""
THOUSAND = 1000
"""A comma is a sign of thousands only in a field whose range reaches this."""

_SIGNS = {
    **{ord(sign): "-" for sign in "\u2010\u2011\u2012\u2013\u2212\ufe63"},
    **{ord(sign): "/" for sign in "\u2044\u2215"},
    **{ord(sign): "'" for sign in "\u2018\u2019\u02bc"},
    **{ord(sign): "," for sign in "\u060c\u066c"},
    0x066A: "%",
    0x066B: ".",
    **{code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)},  # full width
}
_FORM = re.compile(r"([+-]?) ?(.+?) ?(%|(?:out )?of 100)?")
_FRACTION = re.compile(r"(?:(\d+) )?(\d+) ?/ ?(\d+)")
_DECIMAL = re.compile(r"\d+[.,]?\d*|[.,]\d+")
_GROUPED = re.compile(r"[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?")
_POINTS = re.compile(r"[1-9]\d{0,2}(?:\.\d{3})+")


@dataclass(frozen=True)
class NumberRule:
    """What a field takes: a number from `low` to `high` in `unit`, perhaps `whole` numbers only.

    `unit` is "chance" for so many out of 100, where a fraction is a share of the 100; "share" for a plain number,
    of which a percentage is so many hundredths; else the word for it ("turns"), or "". A comma and exactly three
    digits are `thousands`; by default where the range reaches 1,000, and else they are decimals.
    """

    low: float | Fraction = -inf
    high: float | Fraction = inf
    unit: str = ""
    whole: bool = False
    thousands: bool | None = None

    @property
    def groups(self) -> bool:
        """Whether a comma and exactly three digits are thousands."""
        reaches = bool(-self.low >= THOUSAND or self.high >= THOUSAND)
        return reaches if self.thousands is None else self.thousands

    @property
    def expected(self) -> str:
        """What it takes, as a sentence without its full stop: 'Use a number from 0 to 100 (out of 100)'."""
        number = "a whole number" if self.whole else "a number"
        span = "" if inf in (-self.low, self.high) else f" from {_bound(self.low)} to {_bound(self.high)}"
        unit = {"chance": " (out of 100)", "share": "", "": ""}.get(self.unit, f" ({self.unit})")
        return f"Use {number}{span}{unit}"


CHANCE = NumberRule(0, 100, "chance")


@dataclass(frozen=True)
class Reading:
    """What was read: a `value` in the field's own scale, or None, and then why not in `words`.

    A decimal below 1 where so many out of 100 are meant is a question: `meant` is the number that was probably
    meant, as it would be typed.
    """

    value: Fraction | None
    words: str = ""
    meant: str = ""


def read_number(text: str, rule: NumberRule) -> Reading:
    """Read a number as somebody typed it, or say in a sentence why it cannot be read."""
    typed = _plain(text)
    if not typed:
        return Reading(None, f"{rule.expected}.")
    refused = Reading(None, f"{rule.expected}, not '{typed[:QUOTED]}'.")
    form = _FORM.fullmatch(typed)
    if form is None or len(typed) > LONGEST:
        return refused
    sign, body, tail = form.groups()
    share = _FRACTION.fullmatch(body)
    bare = share is not None and share[1] is None
    if share:
        if not int(share[3]):
            return refused
        value = int(share[1] or 0) + Fraction(int(share[2]), int(share[3]))
    elif rule.groups and (_GROUPED.fullmatch(body) or (rule.whole and _POINTS.fullmatch(body))):
        points = r"[,'_ .]" if rule.whole and _POINTS.fullmatch(body) else r"[,'_ ]"
        value = Fraction(re.sub(points, "", body))
    elif _DECIMAL.fullmatch(body):
        value = Fraction(body.replace(",", "."))
    else:
        return refused
    if tail and (rule.unit not in ("chance", "share") or (bare and (tail == "%" or rule.unit == "share"))):
        return refused
    if tail and rule.unit == "share":
        value /= 100
    elif bare and rule.unit == "chance":
        value *= 100
    if sign == "-":
        value = -value
    return number_in(value, rule, typed[:QUOTED], sure=bare or bool(tail))


def number_in(value: Fraction, rule: NumberRule, typed: str = "", sure: bool = False) -> Reading:
    """Whether a number that was read is one of the field's; `typed` is how it was written.

    Where it is not `sure` that so many out of 100 are meant, it may be a question.
    """
    if not rule.low <= value <= rule.high or (rule.whole and value.denominator > 1):
        return Reading(None, f"{rule.expected}, not {typed or _digits(value)}.")
    if rule.unit == "chance" and 0 < value < 1 and not sure:
        meant, said = _digits(100 * value), _digits(value)
        words = f"Did you mean {meant} out of 100? Type {meant}, or {said}% for {said} out of 100."
        return Reading(None, words, meant)
    return Reading(value)


def parse_number(text: str, rule: NumberRule) -> Fraction:
    """The same as a number; a Refusal that says what was expected where it is none, or a question."""
    found = read_number(text, rule)
    if found.value is None:
        raise Refusal(found.words)
    return found.value


def _plain(text: str) -> str:
    """In plain signs: ASCII digits, one kind of minus, slash and space, '½' as '1/2', nothing that is not seen."""
    signs: list[str] = []
    for sign in text:
        kind = category(sign)
        if kind == "Nd":
            signs.append(str(decimal(sign)))
        elif kind == "No" and "\u2044" in (written := normalize("NFKC", sign)):
            signs.append(f" {written.replace(chr(0x2044), '/')} ")
        elif kind[0] == "Z" or sign in "\t\n\v\f\r":
            signs.append(" ")
        elif kind != "Cf":
            signs.append(sign.translate(_SIGNS))
    return re.sub(" +", " ", "".join(signs)).strip()


def _bound(x: float | Fraction) -> str:
    """'0', '-5', '2.5', '999,999,999'."""
    return f"{int(x):,}" if x == int(x) else f"{float(x):g}"


def _digits(x: Fraction) -> str:
    """As a decimal without a power of ten: '0.5', '50'."""
    return f"{float(x):.9f}".rstrip("0").rstrip(".")
