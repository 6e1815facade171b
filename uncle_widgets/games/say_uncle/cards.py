"""The pack and its runs: what a straight flush is, and which of two is better.

A card is a number from 0 to 51: thirteen clubs from the ace up, then diamonds, hearts and spades. A set
of cards is also kept as a mask, an int whose bit c stands for card c; then a hand is judged by four
look-ups. In one suit a mask has thirteen bits, the ace the lowest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from uncle_widgets.refusal import Refusal, integer_in

Card: TypeAlias = int
Cards: TypeAlias = tuple[Card, ...]

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "cdhs"
"""Clubs, diamonds, hearts, spades: the order that decides between equal runs (SAY-10)."""
SUIT_WORDS = ("clubs", "diamonds", "hearts", "spades")
KINGS = len(RANKS)
HIGH_ACE = KINGS + 1
DECK: Cards = tuple(range(52))
DEALT = 5
"""Cards dealt to each player, and cards that each of them drafts."""
HAND = 2 * DEALT
NAMES: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""'Ac', '10d', 'Ks': each card as it is written."""
BY_NAME = {name: card for card, name in enumerate(NAMES)}


def suit(card: Card) -> int:
    """0 to 3, clubs to spades."""
    return card // KINGS


def rank(card: Card) -> int:
    """1 to 13, ace to king."""
    return card % KINGS + 1


def card_of(rank: int, suit: int) -> Card:
    """The card of a rank from 1 to 14 (an ace is both) and a suit from 0 to 3."""
    return suit * KINGS + (rank - 1) % KINGS


class Run(NamedTuple):
    """A straight flush: better runs are greater tuples (SAY-8 to SAY-10). No run: all zeros.

    `top` is the rank of its highest card, 1 to 14; the ace is 14 but at the bottom of A-2-3. A card alone
    is a run of one.
    """

    length: int
    top: int
    suit: int

    @property
    def ranks(self) -> range:
        return range(self.top - self.length + 1, self.top + 1)

    @property
    def cards(self) -> Cards:
        """Its cards from the lowest up."""
        return tuple(card_of(rank, self.suit) for rank in self.ranks)


def _longest(mask: int) -> tuple[int, int]:
    """Length and top of the best run of one suit; the ace lies at both ends and no run passes it."""
    both, length = mask | (mask & 1) << KINGS, 0
    ends = both
    while ends and length < KINGS:
        last, length = ends, length + 1
        ends &= both << length
    return (length, last.bit_length()) if length else (0, 0)


RUNS: tuple[int, ...] = tuple(length << 4 | top for length, top in map(_longest, range(1 << KINGS)))
"""The best run of each of the 8,192 sets of one suit: 16 times its length and its top."""
LENGTHS: tuple[int, ...] = tuple(run >> 4 for run in RUNS)
ONE_SUIT = (1 << KINGS) - 1


def mask_of(cards: Iterable[Card]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: int) -> Cards:
    """The cards of a mask, in order."""
    return tuple(card for card in DECK if mask >> card & 1)


def strength(mask: int) -> int:
    """The best run as one number: greater is better, and no two hands without a common card have the same."""
    return max(
        RUNS[mask & ONE_SUIT] << 2,
        RUNS[mask >> 13 & ONE_SUIT] << 2 | 1,
        RUNS[mask >> 26 & ONE_SUIT] << 2 | 2,
        RUNS[mask >> 39] << 2 | 3,
    )


def longest(mask: int) -> int:
    """The length of the longest run in a mask of cards."""
    return strength(mask) >> 6


def run_of(strength: int) -> Run:
    return Run(strength >> 6, strength >> 2 & 15, strength & 3) if strength >> 6 else Run(0, 0, 0)


def best(cards: Iterable[Card]) -> Run:
    """The best run in these cards."""
    return run_of(strength(mask_of(cards)))


def neighbours(card: Card) -> Cards:
    """The cards beside it: the same suit, the next rank down and up; those of an ace are 2 and king."""
    here, of = rank(card), suit(card)
    ranks = (2, KINGS) if here == 1 else (here - 1, here + 1)
    return tuple(card_of(at, of) for at in ranks)


WRITTEN = re.compile(r"((?:10|[2-9AJQK])(?:[-,](?:10|[2-9AJQK]))*)([cdhs])")
PIECE = re.compile(r"(10|[2-9AJQK])(?:-(10|[2-9AJQK]))?")


def parse_cards(text: str, name: str = "cards") -> Cards:
    """'7-8s 2h A,Qd' as cards in the order written; a Refusal for what is no card, or stands twice."""
    found: list[Card] = []
    for word in text.split():
        match = WRITTEN.fullmatch(word)
        if len(text) > 400 or match is None:
            raise Refusal(f"Write {name} like 7s 10h Ad or 7-9s, not {word[:20]!r}.", "SAY-2")
        ranks, of = match[1], SUITS.index(match[2])
        for first, last in PIECE.findall(ranks):
            low = RANKS.index(first) + 1
            high = RANKS.index(last) + 1 if last else low
            if last == "A":
                high = HIGH_ACE
            if high < low:
                raise Refusal(f"Write {name} from low to high, like 7-9s, not {word[:20]!r}.", "SAY-11")
            found.extend(card_of(at, of) for at in range(low, high + 1))
    for card in found:
        if found.count(card) > 1:
            raise Refusal(f"There is only one {NAMES[card]} in the pack, not two.", "SAY-2")
    return tuple(found)


def read_cards(cards: Iterable[Card | str]) -> Cards:
    """Cards as their numbers from 0 to 51, or as they are written, in a list or one text; else a Refusal."""
    given = cards.split() if isinstance(cards, str) else list(cards) if isinstance(cards, Iterable) else [""]
    found: list[Card] = []
    for card in given:
        if (number := integer_in(card, 0, len(DECK) - 1)) is not None:
            found.append(number)
        else:
            found += parse_cards(str(card) or "''")
    return tuple(found)


def written(cards: Iterable[Card]) -> str:
    """'7s 8s 2h': the inverse of `parse_cards`."""
    return " ".join(NAMES[card] for card in cards)


def arranged(hand: Iterable[Card]) -> Cards:
    """A hand as it is held: its best run first, then by suit and rank."""
    cards = tuple(hand)
    run = best(cards).cards
    run = run if len(run) > 1 else ()
    return (*run, *sorted(card for card in cards if card not in run))
