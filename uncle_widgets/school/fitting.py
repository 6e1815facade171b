"""How much fits on a side of paper: lines of print reckoned from letters, as a browser will set them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil

ANY = "any"
SIDES = {"A4": (527.0, 779.0), "Letter": (544.0, 729.0), ANY: (527.0, 729.0)}
"""Points across and down inside the margins, 12 mm and 11 mm, of which sheet.css knows too."""
SIZES = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5)
"""Sizes of type to choose from, in points."""
LEADING, PADDING = 1.25, 0.7
"""Height of a line, and what a row of a table has above and below, in em."""
SPARE = 1.05
"""A page is taken to need so much more than what is reckoned: words do not break where lines end."""
NARROW, WIDE, SIGNS = 0.24, 0.7, 0.56
"""How wide 'il .,' are, capitals and digits, in em of Helvetica; all others as SIGNS."""


def wide(text: str) -> float:
    """How wide a text is set in one line, in em."""
    return sum(
        0.28 if sign in " .,:;'()I/!" else NARROW if sign in "iljt" else WIDE if sign.isupper() else SIGNS
        for sign in text
    )


def lines(text: str, across: float, beside: float = 0) -> int:
    """How many lines a text takes in a column so many em across; a word that does not fit goes to the next.

    `beside` so much of it stands a box two lines high.
    """
    count, used = 1, 0.0
    for word in text.split():
        width = wide(word)
        if used and used + 0.28 + width > across - beside * (count <= 2):
            count, used = count + 1, width
        else:
            used += width + (0.28 if used else 0)
    return max(count, 2) if beside else count


def paragraphs(texts: Iterable[str], across: float, size: float = 1.0) -> float:
    """How high paragraphs are in em, with what stands between them; `size` of their type beside the page's."""
    return sum((lines(text, across / size) * LEADING + 0.6) * size for text in texts)


def row(*counts: float) -> float:
    """How high a table's row is in em whose cells have so many lines."""
    return max(counts) * LEADING + PADDING


def mm(length: float, points: float) -> float:
    """Millimetres in em of type so many points large."""
    return ceil(length / 25.4 * 72) / points


@dataclass(frozen=True)
class Block:
    """What is not parted between two sides: its HTML, and how high it is in em at least.

    `leads`: it stands on the side of what comes next.
    """

    html: str
    high: float
    leads: bool = False


def packed(blocks: Sequence[Block], rooms: tuple[float, float]) -> list[list[Block]]:
    """Blocks on sides, in their order: `rooms` are what the first side and the others hold, in em."""
    sides: list[list[Block]] = [[]]
    used = 0.0
    for at, block in enumerate(blocks):
        needed = block.high + (blocks[at + 1].high if block.leads and at + 1 < len(blocks) else 0)
        if sides[-1] and (used + needed) * SPARE > rooms[len(sides) > 1]:
            sides.append([])
            used = 0.0
        sides[-1].append(block)
        used += block.high
    return sides
