"""The deck of the Mr. T card game: names with their copies, and how they are written.

A card is its name. The rulebook lists no deck; ours are assumptions (ruling G1), and any other may be set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from uncle_widgets.refusal import Refusal

Card: TypeAlias = str
Cards: TypeAlias = tuple[str, ...]
Deck: TypeAlias = tuple[tuple[str, int], ...]
"""(name, copies) pairs, in the order of NAMES."""

MR_T = "MR. T"
NAMES: Mapping[str, str] = {
    "J": "JEFF", "D": "DOZER", "B": "BUS", "K": "KIM", "R": "ROBIN", "W": "WOODY",
    "A": "ALEX", "C": "CASEY", "L": "LEE", "P": "PAT", "S": "SAM", "T": MR_T,
}  # fmt: skip
"""Letter to name. The rulebook has seven of them; ALEX, CASEY, LEE, PAT and SAM are ours, for larger decks."""
LETTER: Mapping[str, str] = {name: letter for letter, name in NAMES.items()}
ORDER: Mapping[str, int] = {name: at for at, name in enumerate(LETTER)}

HAND = 3
SPACES = 4
LEAST_EACH, MOST_COPIES, MOST_CARDS = 4, 20, 120


def made(copies: Mapping[str, int]) -> Deck:
    """A deck from letters and copies."""
    return tuple((name, copies[letter]) for letter, name in NAMES.items() if copies.get(letter))


DECKS: Mapping[str, Deck] = {
    "A": made({**dict.fromkeys("JDBKRW", 9), "T": 6}),
    "B": made({**dict.fromkeys("JDBKRW", 8), "T": 12}),
    "C": made(dict.fromkeys("JDBKRWACLT", 6)),
}
"""Six names of nine and six MR. T; six of eight and twelve MR. T; ten names of six."""
DECK_WORDS = (
    "A, B, C, or letters with copies such as J9,D9,T6 (2 to 12 names, 1 to 20 copies of each, at most 120 cards)"
)


def read_deck(value: Any) -> Deck:
    """A deck from its text, or a Deck itself; a Refusal for what is none."""
    if isinstance(value, tuple) and value in DECKS.values():
        return value
    if isinstance(value, tuple):
        value = _as_text(value)
    if not isinstance(value, str) or len(value) > 80:
        raise _no_deck(value)
    if value in DECKS:
        return DECKS[value]
    copies: dict[str, int] = {}
    for part in value.split(","):
        letter, number = part[:1], part[1:]
        good = letter in NAMES and letter and number.isascii() and number.isdecimal() and len(number) < 3
        if not good or letter in copies or not 1 <= int(number) <= MOST_COPIES:
            raise _no_deck(value)
        copies[letter] = int(number)
    if len(copies) < 2 or sum(copies.values()) > MOST_CARDS:
        raise _no_deck(value)
    return made(copies)


def _as_text(value: tuple[Any, ...]) -> str:
    try:
        return ",".join(f"{LETTER[name]}{copies}" for name, copies in value)
    except (KeyError, TypeError, ValueError):
        raise _no_deck(value) from None


def _no_deck(value: Any) -> Refusal:
    return Refusal(f"The deck can be {DECK_WORDS}, not {str(value)[:40]!r}.", "G1")


def write_deck(deck: Deck) -> str:
    """The text of a deck: A, B or C, else 'J9,D9,T6'."""
    known = next((name for name, other in DECKS.items() if other == deck), "")
    return known or ",".join(f"{LETTER[name]}{copies}" for name, copies in deck)


def cards_of(deck: Deck) -> Cards:
    """Every card of a deck, as a bag."""
    return tuple(sorted(name for name, copies in deck for _ in range(copies)))


def counted(cards: Iterable[Card]) -> dict[str, int]:
    """Name to copies, in the order of NAMES."""
    found = Counter(cards)
    return {name: found[name] for name in sorted(found, key=ORDER.__getitem__)}


def in_order(cards: Iterable[Card]) -> Cards:
    """Names each once, in the order of NAMES."""
    return tuple(sorted({*cards}, key=ORDER.__getitem__))
