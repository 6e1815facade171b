"""Exact chances of the U.N.C.L.E. card game: plain functions of cards, totals and Views.

Every function returns a Fraction or a Dist, or says that its answer is simulated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import comb, factorial, lcm, perm
from random import Random
from typing import NamedTuple

from uncle_widgets.engine.cards import put, without
from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uncle.belief import (
    Bag,
    Case,
    Slot,
    bag_of,
    belief,
    cards_of,
    chance_of,
    fit,
    imagine_hidden,
)
from uncle_widgets.games.uncle.state import DECK, FULL, HAND, VALUES, Cards, Play, View, needed, pays
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.trials import Estimate, Tally, run
from uncle_widgets.refusal import Refusal


def hand_holds(value: int, unseen: Mapping[int, int], cards: int = HAND) -> Fraction:
    """The chance that a hand of `cards` unseen cards holds at least one `value`.

    `unseen` maps a value to its unseen copies; hypergeometric, by the complement:
    1 - C(N - u, cards) / C(N, cards).
    """
    total = sum(unseen.values())
    if any(n < 0 for n in unseen.values()) or not 0 <= cards <= total:
        raise Refusal(f"Expected copies of at least 0 and a hand of 0 to {total} unseen cards, not {cards}.")
    return at_least_one(unseen.get(value, 0), total, cards)


def pile_hits(target: int, deck: Sequence[int] = DECK) -> Fraction:
    """The chance that a pile of cards from `deck` in random order ever totals exactly `target`.

    The first k cards are a uniform k-subset, and a pile passes through `target` at one k at
    most, so it is the sum over k of N(k, target) / C(len(deck), k), where N counts k-subsets
    with that sum: the coefficient of x^k y^target in the product of (1 + x y^card).
    """
    _check_deck(deck)
    if target < 0:
        raise Refusal(f"Expected a target of at least 0, not {target}.")
    return _subset_chance(tuple(deck), target)


def pile_hits_with_replacement(target: int) -> Fraction:
    """The same for independent cards, 1 to 6 equally likely: u(s) = (u(s-1) + ... + u(s-6)) / 6.

    The limit is 1 / E[card] = 2/7 (renewal theorem).
    """
    if target < 0:
        raise Refusal(f"Expected a target of at least 0, not {target}.")
    u = [Fraction(1)]
    for s in range(1, target + 1):
        u.append(sum(u[max(0, s - 6) : s], Fraction()) / 6)
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


def hits_next(view: View, card: int | Play, refusals: bool = False) -> Fraction:
    """The chance that the next player makes an UNCLE if the seat on turn plays `card` now.

    The view's hidden cards are dealt by `belief`: value-blind, or with `refusals` supposing
    that in this pile nobody has let an UNCLE pass.
    """
    value = _playable(view, card)
    new = view.total + value
    want = needed(new)
    if new >= FULL or want > 6 or pays(new, view.pot) == view.pot > 0:
        return Fraction(0)
    return _holds_now(view, view.next, want, refusals)


def could_hit(view: View, seat: Seat | None = None, refusals: bool = False) -> Fraction:
    """The chance that `seat` (the one on turn unless named) holds the card the total needs now."""
    seat = view.seat if seat is None else seat
    want = needed(view.total)
    return Fraction(0) if want > 6 else _holds_now(view, seat, want, refusals)


def held(view: View, seat: Seat, value: int, refusals: bool = False) -> Dist[int]:
    """How many cards of `value` are in a seat's hand."""
    hand = view.hands[seat]
    if hand is not None:
        return Dist({hand.count(value): 1})
    chances: dict[int, Fraction] = {}
    for case, w in belief(view, refusals).cases:
        slots = case.slots[seat]
        sure = slots.count(Slot(-1, value))
        free = [slot for slot in slots if slot.batch >= 0]
        rest = tuple(slot for slot in slots if slot.batch < 0 and slot != Slot(-1, value))
        whole = fit(case, case.slots)
        for k in range(len(free) + 1):
            for these in combinations(range(len(free)), k):
                bags, p = case.bags, Fraction(1)
                for at in these:
                    slot = free[at]
                    bag = bags[slot.batch]
                    if slot.bans >> value - 1 & 1 or not bag[value - 1]:
                        p = Fraction(0)
                        break
                    p *= Fraction(bag[value - 1], sum(bag))
                    bags = put(bags, slot.batch, put(bag, value - 1, bag[value - 1] - 1))
                if p:
                    others = (
                        Slot(s.batch, s.bans | 1 << value - 1) for at, s in enumerate(free) if at not in these
                    )
                    after = put(case.slots, seat, tuple(sorted((*rest, *others))))
                    n = sure + k
                    chances[n] = chances.get(n, Fraction()) + w * p * fit(Case(after, bags), after) / whole
    return Dist.chances(chances)


class Refused(NamedTuple):
    """An opponent who needed `want` to make `goal` laid the play of that index on another total."""

    at: int
    seat: Seat
    want: int
    goal: int
    card: int


def refusals(view: View) -> tuple[Refused, ...]:
    """The plays of the pile on the table by hidden hands that could have made an UNCLE and did not."""
    found = []
    total = view.total - sum(laid.card for laid in view.pile)
    first = view.played - len(view.pile)
    for k, (seat, card) in enumerate(view.pile):
        want = needed(total)
        if view.hands[seat] is None and want <= 6 and card != want:
            found.append(Refused(first + k, seat, want, total + want, card))
        total += card
    return tuple(found)


def possible(view: View) -> bool:
    """Whether the pile can have come about with nobody letting an UNCLE pass."""
    try:
        belief(view, True)
    except ValueError:
        return False
    return True


def sums(cards: int, total: int, deck: Sequence[int] = DECK) -> int:
    """How many sets of that many cards of `deck` have that total."""
    return _count(tuple(deck), cards, total)


def redraw(players: int) -> Fraction:
    """The chance that the highest of `players` cards from all 42 is not held alone (UNCLE-20)."""
    if not 2 <= players <= 6:
        raise Refusal(f"Expected 2 to 6 tied players, not {players}.", "UNCLE-20")
    alone = sum(players * 7 * perm(7 * (high - 1), players - 1) for high in VALUES)
    return 1 - Fraction(alone, perm(len(DECK), players))


def best_card(
    view: View, refusals: bool = False, trials: int = 4000, seed: int = 0
) -> dict[int, Fraction | Estimate]:
    """For each card in hand, its net value over one round, in chips.

    My chips now, plus mine on my next turn, less the mean of what the opponents make between.
    They hit if they can and otherwise play any card; on my next turn I hit if I can, refill
    included. Exact for two and three players; an Estimate of `trials` deals for more.
    """
    cards = sorted({*view.hand})
    for card in cards:
        _playable(view, card)
    if not cards:
        raise Refusal("Expected the view of a seat that holds cards.", "UNCLE-7")
    if view.seats > 3:
        return {card: round_by_trials(view, card, refusals, trials, seed).estimate() for card in cards}
    return {card: round_value(view, card, refusals).net for card in cards}


@dataclass(frozen=True)
class Round:
    """What one round is worth in chips: now, to each opponent in playing order, and mine next."""

    now: int
    theirs: tuple[Fraction, ...]
    mine: Fraction

    @property
    def net(self) -> Fraction:
        return self.now + self.mine - sum(self.theirs, Fraction()) / len(self.theirs)


def round_value(view: View, card: int, refusals: bool = False) -> Round:
    """The exact worth of playing `card`, by every way to deal the opponents' hands and my refill."""
    opponents = [(view.seat + k) % view.seats for k in range(1, view.seats)]
    kept = without(_hand_on_turn(view), card)
    total = view.total + card
    now = pays(total, view.pot)
    deals = _deals(view, refusals, _refill_bag(view, total))
    scale = HAND ** len(opponents)
    theirs = [0] * len(opponents)
    mine = 0

    def walk(at: int, total: int, pot: int, share: int) -> None:
        """Opponent `at` to play; `share` of the weight (of `scale`) comes this way."""
        nonlocal mine
        if not pot:
            return
        want = needed(total) if total < FULL else 10
        if at == len(opponents):
            if want <= 6:
                mine += share * pays(total + want, pot) * (weight if want in kept else refill[want - 1])
            return
        if want in hands[at]:
            chips = pays(total + want, pot)
            theirs[at] += share * weight * chips
            walk(at + 1, _piled(total + want), pot - chips, share)
            return
        for value in {*hands[at]}:
            walk(at + 1, _piled(total + value), pot, share * hands[at].count(value) // HAND)

    whole = 0
    for hands, refill in deals:
        weight = sum(refill)
        whole += weight
        walk(0, _piled(total), view.pot - now, scale)
    return Round(now, tuple(Fraction(n, whole * scale) for n in theirs), Fraction(mine, whole * scale))


def round_by_trials(view: View, card: int, refusals: bool, trials: int, seed: int) -> Tally:
    """The same by dealing: hidden cards from the belief, one round played, the net counted."""
    opponents = [(view.seat + k) % view.seats for k in range(1, view.seats)]

    def once(rng: Random) -> float:
        hidden = imagine_hidden(view, rng, refusals)
        total, pot, net = view.total + card, view.pot, 0.0
        chips = pays(total, pot)
        total, pot, net = _piled(total), pot - chips, net + chips
        refill = rng.choice(cards_of(_refill_bag(view, view.total + card)) or hidden.stock)
        for seat in opponents:
            hand = hidden.hands[seat]
            want = needed(total)
            value = want if want in hand else rng.choice(hand)
            chips = pays(total + value, pot)
            total, pot, net = _piled(total + value), pot - chips, net - chips / len(opponents)
        if needed(total) in (*without(_hand_on_turn(view), card), refill):
            net += pays(total + needed(total), pot)
        return net

    return run(once, trials, Random(f"{seed} {card}"))


def hits_later(view: View, card: int) -> Fraction:
    """The chance that I make an UNCLE on my *next* turn if I play `card` and the others play any card.

    Sum over my refill and one card of each opponent, all value-blind.
    """
    value = _playable(view, card)
    kept = without(_hand_on_turn(view), value)
    opponents = [(view.seat + k) % view.seats for k in range(1, view.seats)]
    outside = _refill_bag(view, view.total + value)
    known = belief(view)

    def walk(at: int, total: int, pot: int, case: Case) -> Fraction:
        if not pot:
            return Fraction(0)
        if at == len(opponents):
            return _hits_with_refill(total, kept, outside or case.bags[known.batch])
        seat, p = opponents[at], Fraction(0)
        hand = view.hands[seat]
        if hand is not None:
            for x in hand:
                p += walk(at + 1, _piled(total + x), pot - pays(total + x, pot), case) / len(hand)
            return p
        for slot, count in Counter(case.slots[seat]).items():
            bag = case.bags[slot.batch]
            for x in VALUES:
                if bag[x - 1]:
                    left = put(case.bags, slot.batch, put(bag, x - 1, bag[x - 1] - 1))
                    rest = walk(at + 1, _piled(total + x), pot - pays(total + x, pot), Case(case.slots, left))
                    p += Fraction(count * bag[x - 1], HAND * sum(bag)) * rest
        return p

    start, pot = _piled(view.total + value), view.pot - pays(view.total + value, view.pot)
    return sum((w * walk(0, start, pot, case) for case, w in known.cases), Fraction())


def _hits_with_refill(total: int, kept: Cards, bag: Bag) -> Fraction:
    want = needed(total)
    if want > 6:
        return Fraction(0)
    return Fraction(1) if want in kept else Fraction(bag[want - 1], sum(bag))


def _piled(total: int) -> int:
    """The total that the next player finds: a full pile is put aside (UNCLE-14)."""
    return 0 if total >= FULL else total


def _hand_on_turn(view: View) -> Cards:
    hand = view.hands[view.seat]
    if hand is None or view.phase != "play":
        raise Refusal("Expected the view of the seat whose turn it is to play.", "UNCLE-7")
    return hand


def _playable(view: View, card: int | Play) -> int:
    value = card.card if isinstance(card, Play) else card
    hand = _hand_on_turn(view)
    if value not in hand:
        raise Refusal(f"Expected a card from the hand {hand}, not {value!r}.", "UNCLE-7")
    return value


def _holds_now(view: View, seat: Seat, value: int, refusals: bool) -> Fraction:
    hand = view.hands[seat]
    if hand is not None:
        return Fraction(value in hand)
    return sum((w * chance_of(case, seat, value) for case, w in belief(view, refusals).cases), Fraction())


def _refill_bag(view: View, total: int) -> Bag:
    """What my refill is drawn from where that is not the draw pile: a lazy reshuffle; else empty."""
    if view.draw_count or view.aside is None:
        return ()
    pile = tuple(laid.card for laid in view.pile) if total >= FULL else ()
    played = (total - view.total,) if total >= FULL else ()
    return bag_of((*view.aside, *pile, *played))


@lru_cache(maxsize=32)
def _deals(view: View, refusals: bool, outside: Bag) -> tuple[tuple[tuple[Cards, ...], tuple[int, ...]], ...]:
    """Every set of opponents' hands, in playing order, with whole weights for each refill of mine 1 to 6."""
    opponents = [(view.seat + k) % view.seats for k in range(1, view.seats)]
    known = belief(view, refusals)
    found: dict[tuple[Cards, ...], list[int]] = {}
    units, rows = [], []
    for case, w in known.cases:
        ways = [(hands, left, n) for hands, left, n in _hands(view, case, opponents)]
        refill = sum(outside or ways[0][1][known.batch])
        units.append(w / (sum(n for _, _, n in ways) * refill))
        rows.append(ways)
    scale = lcm(*(unit.denominator for unit in units))
    for unit, ways in zip(units, rows, strict=True):
        m = int(unit * scale)
        for hands, left, n in ways:
            weights = found.setdefault(hands, [0] * 6)
            for at, copies in enumerate(outside or left[known.batch]):
                weights[at] += m * n * copies
    return tuple((hands, tuple(weights)) for hands, weights in found.items())


def _hands(
    view: View, case: Case, seats: Sequence[Seat]
) -> Iterator[tuple[tuple[Cards, ...], tuple[Bag, ...], int]]:
    """Every way to fill the hands of `seats`: the hands, what is left of each batch, the ordered ways."""
    if not seats:
        yield (), case.bags, 1
        return
    hand = view.hands[seats[0]]
    first = (
        [((), case.bags, 1)]
        if hand is not None
        else _fill(tuple(Counter(case.slots[seats[0]]).items()), case.bags)
    )
    for cards, bags, n in first:
        for rest, left, m in _hands(view, Case(case.slots, bags), seats[1:]):
            yield (tuple(sorted(cards)) if hand is None else hand, *rest), left, n * m


def _fill(
    slots: tuple[tuple[Slot, int], ...], bags: tuple[Bag, ...]
) -> Iterator[tuple[Cards, tuple[Bag, ...], int]]:
    if not slots:
        yield (), bags, 1
        return
    (slot, count), rest = slots[0], slots[1:]
    if slot.batch < 0:
        for cards, left, n in _fill(rest, bags):
            yield (slot.bans,) * count + cards, left, n
        return
    bag = bags[slot.batch]
    most = [0 if slot.bans >> at & 1 else min(count, copies) for at, copies in enumerate(bag)]
    for used in product(*(range(k + 1) for k in most)):
        if sum(used) == count:
            ways = factorial(count)
            for copies, k in zip(bag, used, strict=True):
                ways = ways * comb(copies, k)
            less = put(bags, slot.batch, tuple(a - b for a, b in zip(bag, used, strict=True)))
            for cards, left, n in _fill(rest, less):
                yield (*cards_of(used), *cards), left, ways * n


def _check_deck(deck: Sequence[int]) -> None:
    if not deck or any(type(card) is not int or card < 1 for card in deck) or len(deck) > 200:
        raise Refusal("Expected a deck of 1 to 200 cards, each a whole number of at least 1.", "UNCLE-2")


@lru_cache(maxsize=64)
def _subsets(deck: tuple[int, ...]) -> tuple[int, int, int]:
    """How many k-subsets of `deck` have each sum, packed into one whole number.

    Returns (packed, bits, row): the count for (k, s) is the `bits`-wide field number k * row + s.
    """
    bits, row = len(deck) + 1, sum(deck) + 1
    packed = 1
    for card in deck:
        packed += packed << bits * (row + card)
    return packed, bits, row


def _count(deck: tuple[int, ...], cards: int, total: int) -> int:
    packed, bits, row = _subsets(deck)
    return packed >> bits * (cards * row + total) & (1 << bits) - 1 if 0 <= total < row else 0


@lru_cache(maxsize=256)
def _subset_chance(deck: tuple[int, ...], target: int) -> Fraction:
    return sum((Fraction(_count(deck, k, target), comb(len(deck), k)) for k in range(len(deck) + 1)), Fraction())


def _ends(deck: Sequence[int], key: Callable[[int, int], int]) -> dict[int, Fraction]:
    """Chances of `key(cards, total)` where the pile first reaches 50.

    The k-th card v ends it at t when the k - 1 before it, a subset of the rest, sum to t - v < 50.
    """
    _check_deck(deck)
    cards = tuple(deck)
    if sum(cards) < FULL:
        raise Refusal(f"Expected a deck that totals at least {FULL}, not {sum(cards)}.", "UNCLE-12")
    chances: dict[int, Fraction] = {}
    for value, copies in Counter(cards).items():
        rest = without(cards, value)
        for k in range(1, len(cards) + 1):
            for before in range(max(0, FULL - value), FULL):
                n = _count(rest, k - 1, before)
                if n:
                    p = Fraction(n * copies, comb(len(cards), k - 1) * (len(cards) - k + 1))
                    at = key(k, before + value)
                    chances[at] = chances.get(at, Fraction()) + p
    return dict(sorted(chances.items()))
