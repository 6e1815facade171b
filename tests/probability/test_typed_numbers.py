"""A typed number is read the same everywhere: the cases of `numbers.toml`, in Python and in JavaScript."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any
from unicodedata import category

import pytest

from tests.js import node
from uncle_widgets.probability.typed_numbers import CHANCE, NumberRule, Reading, parse_number, read_number
from uncle_widgets.refusal import Refusal

ROOT = Path(__file__).parents[2]
TABLE = tomllib.loads((ROOT / "tests" / "numbers.toml").read_text(encoding="utf-8"))
CASES = [tuple(case) for case in TABLE["cases"]]
SCRIPT = ROOT / "tests" / "js" / "typed_numbers.mjs"


def read_in_javascript(rows: list[tuple[dict[str, Any], str]]) -> list[dict[str, Any]]:
    done = subprocess.run(
        [node.needed(), str(SCRIPT)], input=json.dumps(rows), capture_output=True, encoding="utf-8", check=True
    )
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@lru_cache
def javascript() -> dict[tuple[str, str], dict[str, Any]]:
    """What the JavaScript reads in all cases, by field and text."""
    keys = [(field, text) for field, text, _ in CASES]
    return dict(
        zip(keys, read_in_javascript([(TABLE["fields"][field], text) for field, text in keys]), strict=True)
    )


def sentence(rule: NumberRule, text: str, wanted: str) -> str:
    """The sentence that a case asks for."""
    if wanted in ("!", "!!"):
        mark = "'" if wanted == "!" else ""
        return f"{rule.expected}, not {mark}{' '.join(text.split())[:20]}{mark}."
    return wanted.removeprefix("!").strip()


def same(field: str, text: str, wanted: str, value: Fraction | float | None, words: str, meant: str) -> None:
    if wanted.startswith("="):
        right = Fraction(wanted[1:].strip())
        assert value is not None, words
        assert value == (right if isinstance(value, Fraction) else pytest.approx(float(right), rel=1e-15, abs=0))
        assert (words, meant) == ("", "")
    elif wanted.startswith("?"):
        assert (value, meant) == (None, wanted[1:].strip())
        assert words.startswith(f"Did you mean {meant} out of 100? ")
    else:
        assert value is None
        if text.isascii() or len(wanted) > 2:  # other signs are quoted as they were read
            assert words == sentence(NumberRule(**TABLE["fields"][field]), text, wanted)


@pytest.mark.parametrize(("field", "text", "wanted"), CASES)
def test_python_reads_it_as_the_table_says(field: str, text: str, wanted: str) -> None:
    found = read_number(text, NumberRule(**TABLE["fields"][field]))
    same(field, text, wanted, found.value, found.words, found.meant)


@pytest.mark.parametrize(("field", "text", "wanted"), CASES)
def test_javascript_reads_it_as_the_table_says(field: str, text: str, wanted: str) -> None:
    found = javascript()[field, text]
    same(field, text, wanted, found["value"], found["words"], found["meant"])
    assert found["words"] == read_number(text, NumberRule(**TABLE["fields"][field])).words
    if found["value"] is not None:
        assert found["share"] == pytest.approx(found["value"] / 100, rel=1e-15, abs=0)


def test_the_table_has_a_case_of_each_outcome_in_each_field() -> None:
    outcomes = {(field, wanted[0]) for field, _, wanted in CASES}
    assert {(field, sign) for field in TABLE["fields"] for sign in "=!"} <= outcomes
    assert {field for field, sign in outcomes if sign == "?"} == {"chance"}


def test_every_decimal_digit_there_is_is_read_alike() -> None:
    digits = [chr(code) for code in range(sys.maxunicode + 1) if category(chr(code)) == "Nd"]
    assert len(digits) > 600
    rule = TABLE["fields"]["chance"]
    for sign, found in zip(digits, read_in_javascript([(rule, sign) for sign in digits]), strict=True):
        assert read_number(sign, CHANCE).value == found["value"] == int(sign), hex(ord(sign))


SIGNS = "00112233456789.,/%+-' eof\u00a0\u2212\u00bd\u2153\uff11\u0663\u00b2x_"


def test_both_read_alike_what_nobody_thought_of() -> None:
    """Texts drawn from the signs that numbers are made of."""
    rng = Random(48)
    texts = {"".join(rng.choices(SIGNS, k=rng.randrange(1, 8))) for _ in range(4000)}
    rows = [(TABLE["fields"][field], text) for text in sorted(texts) for field in ("chance", "any", "seed")]
    read = 0
    for (rule, text), found in zip(rows, read_in_javascript(rows), strict=True):
        mine = read_number(text, NumberRule(**rule))
        assert (mine.words, mine.meant) == (found["words"], found["meant"]), text
        assert (mine.value is None) == (found["value"] is None), text
        if mine.value is not None:
            assert found["value"] == pytest.approx(float(mine.value), rel=1e-14), text
            read += 1
    assert read > 1000


def test_what_cannot_be_read_is_refused_in_its_sentence() -> None:
    assert parse_number("1/3", CHANCE) == Fraction(100, 3)
    with pytest.raises(Refusal, match=r"^Use a number from 0 to 100 \(out of 100\), not 150\.$"):
        parse_number("150", CHANCE)
    with pytest.raises(Refusal, match=r"^Did you mean 50 out of 100\?"):
        parse_number(",5", CHANCE)


def test_what_is_asked_is_answered_by_what_it_offers() -> None:
    """Yes types what was meant, No the percentage: neither is asked again."""
    for text in ("0,5", ".25", "0.333"):
        found = read_number(text, CHANCE)
        assert read_number(found.meant, CHANCE) == Reading(Fraction(found.meant))
        assert read_number(f"{text}%", CHANCE).value == Fraction(text.replace(",", "."))
