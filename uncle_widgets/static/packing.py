"""How a page that works alone is made small: code without what only people read, and all of it as one text."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from typing import Any

_TOKEN = re.compile(
    r"(?P<gap>(?:\s|//[^\n]*|/\*(?:(?!\*/).)*\*/)+)"
    r"|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'"
    r"|`(?:\\.|\$\{(?:[^{}`]|`(?:\\.|[^`\\])*`|\{[^{}]*\})*\}|[^`\\])*`"
    r"|(?:(?<=[(\[!])|(?<=[=,:?&|] )|(?<=  )|(?<=return ))"  # where a value is due, a pattern and no division
    r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*"
    r"|[\w$#]+|.",
    re.DOTALL,
)
_WORD = re.compile(r"[\w$#]")
FIRST, HOLE, SIGNS = 35, 60, 91
"""A text's signs: from '#' to '~', but no '<', which could end the element that it stands in."""
PAIR = 13
"""Bits in two of them: 91 * 91 is a little more than 2 ** 13."""


@cache
def tight(code: str) -> str:
    """JavaScript without comments and without needless space; each statement ends in a semicolon."""
    out, last, gap = [], ";", False
    for token in _TOKEN.finditer(code):
        if token["gap"]:
            gap = True
            continue
        text = token[0]
        needed = (_WORD.match(last) and _WORD.match(text)) or (last == text and text in "+-")
        out.append(f" {text}" if gap and needed else text)
        last, gap = text[-1], False
    return "".join(out)


@cache
def tight_css(css: str) -> str:
    """Style sheets without comments, and without space beside brackets, semicolons and commas."""
    flat = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL))
    return re.sub(r" ?([{};,]) ?", r"\1", flat.strip()).replace(": ", ":").replace(";}", "}")


def squeezed(told: Any) -> str:
    """A JSON value as `squeezed.js` takes it.

    By LZMA, since what a game says repeats itself over megabytes, and gzip looks back 32 kB; by gzip where Python
    came without. Then in signs, 13 bits in two: a quarter more than the bytes, where base64 takes a third.
    """
    raw = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    data = _lzma(raw) or gzip.compress(raw, mtime=0)
    return f"{len(data)} {_written(data)}"


def _lzma(raw: bytes) -> bytes | None:
    """The bare stream, begun by a 0, its settings those of `squeezed.js`: lc 4, lp 0, pb 0; None without LZMA."""
    try:
        import lzma
    except ImportError:
        return None
    how = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0, "pb": 0}
    return lzma.compress(raw, lzma.FORMAT_RAW, filters=[{**how, "dict_size": max(len(raw), 4096)}])


def _written(data: bytes) -> str:
    """Bytes as signs, the first bit first; the last pair is filled up with noughts."""
    pairs = _pairs()
    out, held, bits = [], 0, 0
    for byte in data:
        held, bits = held << 8 | byte, bits + 8
        if bits >= PAIR:
            bits -= PAIR
            out.append(pairs[held >> bits])
            held &= (1 << bits) - 1
    return "".join((*out, pairs[held << PAIR - bits]))


@cache
def _pairs() -> tuple[str, ...]:
    signs = [chr(FIRST + at + (FIRST + at >= HOLE)) for at in range(SIGNS)]
    return tuple(signs[at // SIGNS] + signs[at % SIGNS] for at in range(1 << PAIR))
