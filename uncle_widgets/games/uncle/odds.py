"""Exact chances of the U.N.C.L.E. card game: plain functions of cards, totals and Views.

Every function returns a Fraction or a Dist. Models of the others are those of `belief.MODELS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm, perm
from typing import NamedTuple

from uncle_widgets.engine.cards import holds, minus, taken
from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uncle.belief import ANY, NEVER, belief, chance_of, copies_of
from uncle_widgets.games.uncle.cards import DECK, FULL, HAND, VALUES, needed, pays
from uncle_widgets.games.uncle.rounds import followed, hand_on_turn, playable, round_of
from uncle_widgets.games.uncle.rounds import hits_later as hits_later
from uncle_widgets.games.uncle.slots import cards_of
from uncle_widgets.games.uncle.state import Lay, View
from uncle_widgets.probability.counting import at_least_one, counted
from uncle_widgets.probability.dist import Dist
from uncle_widgets.refusal import Refusal, integer, with_plain_integers


@with_plain_integers
def hand_holds(value: int, unseen: Mapping[int, int] | Iterable[int], cards: int = HAND) -> Fraction:
    """The chance that a hand of `cards` unseen cards holds at least one `value`.

    `unseen` are those cards, or maps a value to its unseen copies; hypergeometric, by the complement:
    1 - C(N - u, cards) / C(N, cards).
    """
    copies = counted(unseen)
    total = sum(copies.values())
    if not 0 <= cards <= total:
        raise Refusal(f"Expected a hand of 0 to {total} hidden cards, not {cards}.")
    return at_least_one(copies.get(value, 0), total, cards)


@with_plain_integers
def pile_hits(target: int, deck: Sequence[int] = DECK, cards: int | None = None) -> Fraction:
    """The chance that a pile from `deck` in random order ever totals exactly `target` (in its first `cards`).

    The first k cards are a uniform k-subset, and a pile passes through `target` at one k at
    most, so it is the sum over k of N(k, target) / C(len(deck), k), where N counts k-subsets
    with that sum: the coefficient of x^k y^target in the product of (1 + x y^card).
    """
    deck = _checked_deck(deck)
    if target < 0:
        raise Refusal(f"Expected a target of at least 0, not {target}.")
    if cards is not None and not 0 <= cards <= len(deck):
        raise Refusal(f"Expected 0 to {len(deck)} cards, not {cards}.")
    return _subset_chance(deck, target, len(deck) if cards is None else cards)


@with_plain_integers
def pile_hits_with_replacement(target: int, values: Sequence[int] = VALUES) -> Fraction:
    """The same for independent cards, `values` equally likely: u(s) is the mean of u(s - v).

    The limit is 1 / E[card], 2/7 for 1 to 6 (renewal theorem).
    """
    values = _checked_deck(values)
    if target < 0:
        raise Refusal(f"Expected a target of at least 0, not {target}.")
    return _renewed(values, target)


@with_plain_integers
def pile_course(most: int, deck: Sequence[int] = DECK, back: bool = False) -> tuple[Fraction, ...]:
    """The same for every target from 1 to `most`; `back`: with replacement."""
    hits = pile_hits_with_replacement if back else pile_hits
    return tuple(hits(target, deck) for target in range(1, most + 1))


@lru_cache(maxsize=1024)
def _renewed(values: tuple[int, ...], target: int) -> Fraction:
    u = [Fraction(1)]
    for s in range(1, target + 1):
        u.append(sum((u[s - value] for value in values if value <= s), Fraction()) / len(values))
    return u[target]


def pile_length(deck: Sequence[int] = DECK) -> Dist[int]:
    """How many cards a first pile has when it is put aside, dealt in random order from `deck`."""
    return Dist.chances(_ends(deck, lambda k, total: k))


def pile_end(deck: Sequence[int] = DECK) -> Dist[int]:
    """The final total, 50 to 55, of such a pile."""
    return Dist.chances(_ends(deck, lambda k, total: total))


def pile_chips(deck: Sequence[int] = DECK) -> Fraction:
    """Expected chips that such a pile pays out while the pot is full enough."""
    return sum((t // 10 * pile_hits(t, deck) for t in range(10, FULL + 1, 10)), Fraction())


@with_plain_integers
def hits_next(view: View, card: int | Lay, model: str = ANY) -> Fraction:
    """The chance that the next player makes an UNCLE if the seat on turn plays `card` now.

    The view's hidden cards are dealt by `belief`: value-blind, or under NEVER supposing that
    in this pile nobody has let an UNCLE pass.
    """
    value = playable(view, card)
    new = view.total + value
    want = needed(new)
    if new >= FULL or want > 6 or pays(new, view.pot) == view.pot > 0:
        return Fraction(0)
    return _holds_now(view, view.next, want, model)


@with_plain_integers
def could_hit(view: View, seat: Seat | None = None, model: str = ANY) -> Fraction:
    """The chance that `seat` (the one on turn unless named) holds the card the total needs now."""
    seat = view.seat if seat is None else seat
    want = needed(view.total)
    return Fraction(0) if want > 6 else _holds_now(view, seat, want, model)


@with_plain_integers
def held(view: View, seat: Seat, value: int, model: str = ANY) -> Dist[int]:
    """How many cards of `value` are in a seat's hand."""
    hand = view.hands[seat]
    if hand is not None:
        return Dist({hand.count(value): 1})
    return Dist.chances(copies_of(belief(view, model), seat, value))


class Declined(NamedTuple):
    """An opponent who needed `want` to make `goal` laid the play of that index on another total."""

    at: int
    seat: Seat
    want: int
    goal: int
    card: int


def declined(view: View) -> tuple[Declined, ...]:
    """The plays of the pile on the table by hidden hands that could have made an UNCLE and did not."""
    found = []
    total = view.total - sum(laid.card for laid in view.pile)
    for k, (seat, card) in enumerate(view.pile):
        want = needed(total)
        if view.hands[seat] is None and want <= 6 and card != want:
            found.append(Declined(view.first + k, seat, want, total + want, card))
        total += card
    return tuple(found)


def possible(view: View) -> bool:
    """Whether the pile can have come about with nobody letting an UNCLE pass."""
    try:
        belief(view, NEVER)
    except ValueError:
        return False
    return True


@with_plain_integers
def sums(cards: int, total: int, deck: Sequence[int] = DECK) -> int:
    """How many sets of that many cards of `deck` have that total."""
    return _count(_checked_deck(deck), cards, total)


@with_plain_integers
def redraw(players: int, drawn: Sequence[int] = (), bag: Sequence[int] | None = None) -> Fraction:
    """The chance that the highest of `players` cards is not held alone (UNCLE-20).

    `drawn` have been drawn already; the rest are drawn from `bag`, which is all 42 but these unless named.
    """
    if not 2 <= players <= 6:
        raise Refusal(f"Expected 2 to 6 tied players, not {players}.", "UNCLE-20")
    if len(drawn) >= players or not holds(DECK, drawn):
        raise Refusal(f"Expected fewer than {players} cards drawn, from 1 to 6.", "UNCLE-20")
    left, top = players - len(drawn), max(drawn, default=0)
    cards = Counter(minus(DECK, drawn) if bag is None else bag)
    below = {value: sum(cards[low] for low in VALUES if low < value) for value in VALUES}
    alone = sum(left * cards[high] * perm(below[high], left - 1) for high in VALUES if high > top)
    if top and list(drawn).count(top) == 1:
        alone += perm(below[top], left)
    return 1 - Fraction(alone, perm(cards.total(), left))


def redraw_now(view: View) -> Fraction:
    """The same in a tie that is drawn for from the draw pile, as far as its watcher knows that pile."""
    known = belief(view)
    out = view.tie_drawn
    return sum(
        (w * redraw(len(view.tied), out, cards_of(case.bags[known.batch])) for case, w in known.cases), Fraction()
    )


@with_plain_integers
def may_tie(chips: Sequence[int], pot: int, players: int) -> bool:
    """Whether exactly so many can share the most chips once the pot is empty."""
    order = sorted(chips, reverse=True)
    others = order[players:]
    for most in range(order[0], (sum(chips) + pot) // players + 1):
        rest = sum(chips) + pot - players * most
        if all(n < most for n in others) and sum(others) <= rest <= len(others) * (most - 1):
            return True
    return False


def best_card(view: View, model: str = ANY) -> dict[int, Fraction]:
    """For each card in hand, its net value over one round, in chips; empty unless `rounds.followed`.

    My chips now, plus mine on my next turn, less the mean of what the opponents make between.
    They hit if they can and otherwise play any card; on my next turn I hit if I can, refill
    included.
    """
    cards = sorted({*hand_on_turn(view)})
    return {card: round_of(view, card, model).net() for card in cards} if followed(view, model) else {}


def _holds_now(view: View, seat: Seat, value: int, model: str) -> Fraction:
    hand = view.hands[seat]
    if hand is not None:
        return Fraction(value in hand)
    return sum((w * chance_of(case, seat, value) for case, w in belief(view, model).cases), Fraction())


def _checked_deck(deck: Sequence[int]) -> tuple[int, ...]:
    cards = tuple(integer(card) or 0 for card in deck)
    if not cards or min(cards) < 1 or len(cards) > 200:
        raise Refusal("Expected a deck of 1 to 200 cards, each a whole number of at least 1.", "UNCLE-2")
    return cards


@lru_cache(maxsize=64)
def _subsets(deck: tuple[int, ...]) -> tuple[bytes, int, int]:
    """How many k-subsets of `deck` have each sum, packed into one whole number.

    Returns (packed, width, row): the count for (k, s) is field number k * row + s, of `width` bytes.
    """
    width, row = len(deck) // 8 + 1, sum(deck) + 1
    packed = 1
    for card in deck:
        packed += packed << 8 * width * (row + card)
    return packed.to_bytes(width * row * (len(deck) + 1), "little"), width, row


def _count(deck: tuple[int, ...], cards: int, total: int) -> int:
    packed, width, row = _subsets(deck)
    at = width * (cards * row + total)
    return int.from_bytes(packed[at : at + width], "little") if 0 <= total < row else 0


@lru_cache(maxsize=256)
def _subset_chance(deck: tuple[int, ...], target: int, most: int) -> Fraction:
    counts = {k: n for k in range(most + 1) if (n := _count(deck, k, target))}
    whole = lcm(*(comb(len(deck), k) for k in counts))
    return Fraction(sum(n * (whole // comb(len(deck), k)) for k, n in counts.items()), whole)


def _ends(deck: Sequence[int], key: Callable[[int, int], int]) -> dict[int, Fraction]:
    """Chances of `key(cards, total)` where the pile first reaches 50.

    The k-th card v ends it at t when the k - 1 before it, a subset of the rest, sum to t - v < 50.
    """
    cards = _checked_deck(deck)
    if sum(cards) < FULL:
        raise Refusal(f"Expected a deck that totals at least {FULL}, not {sum(cards)}.", "UNCLE-12")
    chances: dict[int, Fraction] = {}
    for value, copies in Counter(cards).items():
        rest = taken(tuple(sorted(cards)), value)
        for k in range(1, len(cards) + 1):
            for before in range(max(0, FULL - value), FULL):
                n = _count(rest, k - 1, before)
                if n:
                    p = Fraction(n * copies, comb(len(cards), k - 1) * (len(cards) - k + 1))
                    at = key(k, before + value)
                    chances[at] = chances.get(at, Fraction()) + p
    return dict(sorted(chances.items()))
