"""The 108 cards of UNO: what they are called, what fits on what, what they are worth.

A card is a short text: colour r, g, b or y and then its sign, a number 0 to 9, `+2` for Draw
Two, `<>` for Reverse, `x` for Skip; `w` is a Wild and `w+4` a Wild Draw Four.
"""

from __future__ import annotations

from typing import TypeAlias

Card: TypeAlias = str
Cards: TypeAlias = tuple[Card, ...]

COLOURS = ("r", "g", "b", "y")
NUMBERS = tuple("0123456789")
ACTIONS = ("+2", "<>", "x")
WILD, WILD4 = "w", "w+4"
HAND = 7

DECK: Cards = tuple(
    sorted(
        [colour + sign for colour in COLOURS for sign in ("0", *(NUMBERS[1:] + ACTIONS) * 2)] + [WILD, WILD4] * 4
    )
)
KINDS: Cards = tuple(dict.fromkeys(DECK))
COLOUR: dict[Card, str] = {card: "" if card[0] == "w" else card[0] for card in KINDS}
"""The colour of each card; none ('') for the wilds."""
SIGN: dict[Card, str] = {card: card[1:] if COLOUR[card] else card for card in KINDS}
PICK_VALUE: dict[Card, int] = {card: int(SIGN[card]) if SIGN[card] in NUMBERS else 0 for card in KINDS}
"""What a card counts in the pick for the deal: action cards nothing (SET-1, G2)."""
POINTS: dict[Card, int] = {
    card: 50 if not COLOUR[card] else int(sign) if sign in NUMBERS else 20 for card, sign in SIGN.items()
}

OF_COLOUR: dict[str, frozenset[Card]] = {
    colour: frozenset(card for card in KINDS if COLOUR[card] == colour) for colour in ("", *COLOURS)
}
FIT: dict[tuple[Card, str], frozenset[Card]] = {
    (top, colour): frozenset(card for card in KINDS if COLOUR[card] in ("", colour) or SIGN[card] == SIGN[top])
    for top in KINDS
    for colour in (COLOURS if not COLOUR[top] else COLOUR[top])
}
"""(top card, current colour) -> the kinds of card that may be laid on it (TURN-2, TURN-3)."""


def deck_clause(card: Card) -> str:
    """The clause that says how many of such a card there are."""
    return f"UNO-DECK-{3 if not COLOUR[card] else 2 if SIGN[card] in ACTIONS else 1}"


def bluff(hand: Cards, colour: str) -> bool:
    """Whether a Wild Draw Four from this hand would break WD4-2: it holds the current colour."""
    return not OF_COLOUR[colour].isdisjoint(hand)


def points(hand: Cards) -> int:
    return sum(POINTS[card] for card in hand)
