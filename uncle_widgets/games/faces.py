"""Faces of cards, and the ways in which a thing on the table may be chosen: the first words of a Scene."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = ("", "r", "g", "b", "y", "wild")
SUITS = ("", "s", "h", "d", "c")
"""Spades, hearts, diamonds, clubs: each a shape and a letter."""
GLYPHS = (
    *("", "skip", "reverse", "draw2", "draw4"),
    *("bell", "bolt", "bus", "chevrons", "circles", "crown", "eye", "hat", "hexagon", "key", "lamp", "moon"),
    *("rings", "star", "stairs", "tee"),
)
"""The symbols that the table can draw, named by what they show."""


def one_of(what: str, value: str, allowed: tuple[str, ...]) -> None:
    """ValueError where `value` is none that the table can draw: better here than a gap on the page."""
    if value not in allowed:
        known = ", ".join(repr(name) for name in allowed)
        raise ValueError(f"Expected {what} to be one of {known}, not {str(value)[:40]!r}.")


@dataclass(frozen=True)
class Face:
    """A card's front. `text` is drawn as numerals (J, Q, K and A are among them) or set as a name,
    `rings` as that many quarter rings, `colour` is one of COLOURS for a card of one colour,
    `glyph` one of GLYPHS, `suit` one of SUITS."""

    text: str = ""
    rings: int = 0
    colour: str = ""
    glyph: str = ""
    letter: str = ""
    suit: str = ""

    def __post_init__(self) -> None:
        one_of("a face's colour", self.colour, COLOURS)
        one_of("a face's glyph", self.glyph, GLYPHS)
        one_of("a face's suit", self.suit, SUITS)


@dataclass(frozen=True)
class Pick:
    """One way to play an item: its move, and what it is called.

    With a `face` it is drawn as that card, and `group` says what is done with such cards: 'change it to'.
    Ways that are chosen step by step name their `parts`, which are pressed in any order.
    """

    move: str
    label: str
    colour: str = ""
    face: Face | None = None
    group: str = ""
    parts: tuple[str, ...] = ()
