"""Exact chances of UNO: plain functions of card texts, counts and chances.

`unseen` is a mapping of card text to copies, or the cards themselves: the cards that could
be the ones asked about, all alike. `top` is what has to be matched: a card text such as
'r7', or a colour letter alone where a Wild named it. Every answer is a Fraction or a Dist.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Any, TypeAlias

from uncle_widgets.games.uno.cards import COLOURS, DECK, KINDS, POINTS, SIGN
from uncle_widgets.probability.counting import at_least_one, counted, first_good, hypergeometric
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal, integer, integer_in, with_plain_integers

Unseen: TypeAlias = Mapping[str, int] | Iterable[str]

FULL: Mapping[str, int] = Counter(DECK)
"""All 108 cards (UNO-DECK-1..3)."""
NAMES = {"+2": "draw two", "<>": "reverse", "x": "skip", "w": "wild", "w+4": "wild draw four"}
ACCEPT, LOSE, BACKFIRE = 4, 6, 4
"""Cards drawn: by who accepts a Wild Draw Four, by who challenges in vain, by who is found out."""


def fits(card: str, top: str) -> bool:
    """Whether `card` may lie on `top`: same colour, same number or sign, or a wild (UNO-TURN-2, 3)."""
    return card[0] == "w" or card[0] == top[0] or (len(top) > 1 and card[1:] == top[1:])


@lru_cache(maxsize=64)
def fitting(top: str) -> frozenset[str]:
    """The kinds that may lie on `top`."""
    return frozenset(card for card in KINDS if fits(card, top))


def kind(card: str) -> str:
    """'number', 'draw two', 'reverse', 'skip', 'wild' or 'wild draw four'."""
    return NAMES.get(SIGN[card], "number")


def useful(top: str, unseen: Unseen, wilds: bool = True) -> int:
    """How many unseen cards may lie on `top`; `wilds` says whether wild cards count."""
    _check_top(top)
    return _useful(top, bag(unseen), wilds)


def _useful(top: str, cards_in: Mapping[str, int], wilds: bool) -> int:
    return sum(n for card, n in cards_in.items() if fits(card, top) and (wilds or card[0] != "w"))


@with_plain_integers
def can_open(top: str, unseen: Unseen, cards: int = 7, wilds: bool = True) -> Fraction:
    """The chance that a hand of `cards` unseen cards can play on `top`: 1 - C(N - K, cards) / C(N, cards).

    A Wild Draw Four counts as useful: without the colour it is legal, and with the colour
    there is another card to play.
    """
    _check_top(top)
    cards_in = bag(unseen)
    return at_least_one(_useful(top, cards_in, wilds), *_hand(cards_in, cards))


@with_plain_integers
def useful_cards(top: str, unseen: Unseen, cards: int = 7, wilds: bool = True) -> Dist[int]:
    """How many cards of such a hand may lie on `top`: hypergeometric, mean cards * K / N."""
    _check_top(top)
    cards_in = bag(unseen)
    return hypergeometric(_useful(top, cards_in, wilds), *_hand(cards_in, cards))


@with_plain_integers
def draws_until(good: int | Iterable[str], unseen: Unseen) -> Dist[int]:
    """Cards drawn until the first good one, that one counted (negative hypergeometric).

    `good` is how many unseen cards are good, or their texts. The mean is (N + 1) / (K + 1).
    """
    cards_in = bag(unseen)
    total, count = sum(cards_in.values()), _good(good, cards_in)
    if not count:
        raise Refusal(f"Expected 1 to {total} good cards among the hidden ones, not 0, or none would ever come.")
    return first_good(count, total)


@with_plain_integers
def within_draws(good: int | Iterable[str], unseen: Unseen, draws: int = 2) -> Fraction:
    """The chance that a good card is among the next `draws` cards drawn."""
    cards_in = bag(unseen)
    return at_least_one(_good(good, cards_in), *_hand(cards_in, draws))


@with_plain_integers
def holds(card: str, unseen: Unseen, cards: int = 7) -> Fraction:
    """The chance that a hand of `cards` unseen cards holds at least one `card`."""
    cards_in = bag(unseen)
    _check_card(card)
    return at_least_one(cards_in.get(card, 0), *_hand(cards_in, cards))


@with_plain_integers
def has_colour(colour: str, unseen: Unseen, cards: int) -> Fraction:
    """The chance that a hand of `cards` unseen cards holds `colour`, wilds not counted (UNO-WD4-2)."""
    cards_in = bag(unseen)
    return at_least_one(_of_colour(colour, cards_in), *_hand(cards_in, cards))


@with_plain_integers
def legal_draw_four(colour: str, unseen: Unseen, cards: int = 7) -> Fraction:
    """The chance of a hand with a Wild Draw Four and no card of `colour`.

    Hands without the colour, less those also without the card:
    (C(N - K, cards) - C(N - K - F, cards)) / C(N, cards).
    """
    cards_in = bag(unseen)
    total, cards = _hand(cards_in, cards)
    rest = total - _of_colour(colour, cards_in)
    return Fraction(comb(rest, cards) - comb(rest - cards_in.get("w+4", 0), cards), comb(total, cards))


def bluff_posterior(prior: Fraction | float, bluff_rate: Fraction | float) -> Fraction:
    """The chance that a Wild Draw Four just played is a bluff (Bayes).

    `prior` is the chance that its player has the colour. Without the colour the card is
    always played; with the colour it is with chance `bluff_rate`.
    """
    p, b = _chance("prior", prior), _chance("bluff rate", bluff_rate)
    if p == 1 and not b:
        raise Refusal("Expected a prior below 1 or a bluff rate above 0, or nobody would play the card at all.")
    return p * b / (p * b + 1 - p)


def challenge_value(posterior: Fraction | float) -> Fraction:
    """The cards that a challenger expects to draw: none or 6 (UNO-PEN-6, 7). To accept costs 4."""
    return LOSE * (1 - _chance("posterior", posterior))


def break_even(margin: bool = False) -> Fraction:
    """The posterior at which challenging costs as much as accepting; `margin` counts the offender too."""
    return Fraction(LOSE - ACCEPT, LOSE + (BACKFIRE if margin else 0))


def indifferent_rate(prior: Fraction | float) -> Fraction | None:
    """The bluff rate that makes the challenger indifferent; None where no rate from 0 to 1 does."""
    p, at = _chance("prior", prior), break_even()
    if not p:
        return None
    rate = at * (1 - p) / (p * (1 - at))
    return rate if rate <= 1 else None


@with_plain_integers
def points(unseen: Unseen, cards: int) -> Dist[int]:
    """The points of `cards` random unseen cards: the coefficient of x^cards y^points in the
    product of (1 + x y^points). Its mean is cards * total points / N."""
    cards_in = bag(unseen)
    total, cards = _hand(cards_in, cards)
    worths = Counter[int]()
    for card, n in cards_in.items():
        worths[POINTS[card]] += n
    whole = sum(value * n for value, n in worths.items())
    if 2 * cards > total:
        return _points(tuple(sorted(worths.items())), total - cards).map(lambda left: whole - left)
    return _points(tuple(sorted(worths.items())), cards)


@with_plain_integers
def mean_points(unseen: Unseen, cards: int = 1) -> Fraction:
    """The expected points of `cards` random unseen cards, by linearity: each adds the mean of one."""
    cards_in = bag(unseen)
    total, cards = _hand(cards_in, cards)
    if not total:
        return Fraction(0)
    return Fraction(cards * sum(n * POINTS[card] for card, n in cards_in.items()), total)


def first_card(unseen: Unseen = FULL) -> Dist[str]:
    """The kind of the card that starts the discard pile; a Wild Draw Four goes back (UNO-WD4-4)."""
    kinds = Counter[str]()
    for card, n in bag(unseen).items():
        kinds[kind(card)] += n
    del kinds["wild draw four"]
    if not kinds.total():
        raise Refusal("Expected at least one card that isn't a Wild Draw Four.", "UNO-WD4-4")
    return Dist(kinds)


@with_plain_integers
def caught(opponents: int, notice: Fraction | float) -> Fraction:
    """The chance that at least one of `opponents` notices, each with chance `notice` and alone."""
    if (others := integer_in(opponents, 0, 9)) is None:
        raise Refusal(f"Expected 0 to 9 opponents, not {opponents!r}.", "UNO-1")
    return 1 - (1 - _chance("chance to notice", notice)) ** others


def bag(unseen: Unseen) -> dict[str, int]:
    """`unseen` as copies of each card text, checked."""
    copies = dict(counted(unseen, "UNO-DECK-1"))
    for card in copies:
        _check_card(card)
    if sum(copies.values()) > sum(FULL.values()):
        raise Refusal(f"Expected at most {sum(FULL.values())} cards, not {sum(copies.values())}.", "UNO-DECK-1")
    return copies


@lru_cache(maxsize=64)
def _points(worths: tuple[tuple[int, int], ...], cards: int) -> Dist[int]:
    """`worths` are (points, copies). Each row holds the counts of one hand size, packed into whole
    numbers: field s, of `size` bytes, counts the hands with s points."""
    size = (sum(n for _, n in worths) + 8) // 8
    rows = [1] + [0] * cards
    for value, copies in worths:
        for _ in range(copies):
            for k in range(cards, 0, -1):
                rows[k] += rows[k - 1] << 8 * size * value
    row = rows[cards]
    packed = row.to_bytes((row.bit_length() + 7) // 8 + size, "little")
    fields = range(len(packed) // size)
    return Dist({s: int.from_bytes(packed[s * size : (s + 1) * size], "little") for s in fields})


def _hand(cards_in: Mapping[str, int], cards: int) -> tuple[int, int]:
    """(unseen cards, cards of the hand), or a Refusal that names the range."""
    total = sum(cards_in.values())
    if (count := integer_in(cards, 0, total)) is None:
        raise Refusal(f"Expected 0 to {total} cards from the {total} hidden ones, not {cards!r}.")
    return total, count


def _good(good: int | Iterable[str], cards_in: Mapping[str, int]) -> int:
    total = sum(cards_in.values())
    number = integer(good)
    if number is None and not isinstance(good, int):
        wanted = bag(good)
        return sum(n for card, n in cards_in.items() if card in wanted)
    if number is None or not 0 <= number <= total:
        raise Refusal(f"Expected 0 to {total} good cards among the hidden ones, not {good!r}.")
    return number


def _of_colour(colour: str, cards_in: Mapping[str, int]) -> int:
    _check_colour(colour)
    return sum(n for card, n in cards_in.items() if card[0] == colour)


def _chance(name: str, value: Any) -> Fraction:
    """`value` as a Fraction; a decimal is taken as it is written, 0.3 as 3/10."""
    try:
        chance = Fraction(str(value)) if isinstance(value, float) else Fraction(value)
    except (ValueError, TypeError, OverflowError, ZeroDivisionError):
        chance = Fraction(-1)
    if isinstance(value, bool) or not 0 <= chance <= 1:
        raise Refusal(f"Expected the {name} to be a chance from 0 to 1, not {str(value)[:40]}.")
    return chance


def _check_card(card: object) -> None:
    if card not in FULL:
        raise Refusal(f"Expected a card such as r7, g+2, b<>, yx, w or w+4, not {str(card)[:40]!r}.", "UNO-DECK-1")


def _check_colour(colour: object) -> None:
    if not (isinstance(colour, str) and len(colour) == 1 and colour in COLOURS):
        raise Refusal(f"Expected a colour, r, g, b or y, not {str(colour)[:40]!r}.", "UNO-WILD-1")


def _check_top(top: object) -> None:
    if not (isinstance(top, str) and top[:1] and top[0] in COLOURS and (len(top) == 1 or top in FULL)):
        raise Refusal(f"Expected a coloured card such as r7, or a colour r, g, b or y, not {str(top)[:40]!r}.")
