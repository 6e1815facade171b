"""What a watcher's view says about the hidden cards, exactly.

Before the first reshuffle every unseen card is alike. At a reshuffle the cards not put
aside are all in hands, so the draw pile and the hidden hands become two batches of known
contents, and a card played later may be of either. `belief` follows every such history
with its exact chance, under one of two models of the others:

- value-blind: each plays any of his cards, whatever its value;
- never miss (`refusals`): in the pile on the table each makes an UNCLE whenever he can,
  and otherwise plays any card; who did not hit held no card of the value needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import comb, perm, prod
from random import Random
from typing import NamedTuple, TypeAlias

from uncle_widgets.engine.cards import minus, put
from uncle_widgets.engine.game import EVERYTHING, Seat
from uncle_widgets.games.uncle.state import DECK, FULL, HAND, VALUES, Cards, View, needed

Bag: TypeAlias = tuple[int, ...]
"""Copies of 1 to 6."""


class Slot(NamedTuple):
    """A hidden card in a hand: its batch, and a bit for each value it cannot have.

    A card known by value has batch -1 and that value in place of the bits.
    """

    batch: int
    bans: int = 0


Slots: TypeAlias = tuple[tuple[Slot, ...], ...]
"""For each seat its hidden cards, sorted; empty for a hand that lies open."""


class Case(NamedTuple):
    """One history: the hidden cards of each seat, and what of each batch is not yet seen."""

    slots: Slots
    bags: tuple[Bag, ...]


@dataclass(frozen=True)
class Belief:
    """The cases that a view leaves open; their weights add up to 1. Cards are drawn from bag `batch`."""

    cases: tuple[tuple[Case, Fraction], ...]
    batch: int


def bag_of(cards: Cards) -> Bag:
    count = Counter(cards)
    return tuple(count[value] for value in VALUES)


def cards_of(bag: Bag) -> Cards:
    return tuple(value for value in VALUES for _ in range(bag[value - 1]))


@lru_cache(maxsize=1 << 16)
def fillings(bag: Bag, groups: tuple[tuple[int, int], ...]) -> int:
    """The ways to fill slots with distinct cards of `bag`; groups are (bans, number of slots)."""
    if not any(bans for bans, _ in groups):
        return perm(sum(bag), sum(size for _, size in groups))
    ways = {tuple(size for _, size in groups): 1}
    for bit, copies in enumerate(bag):
        after: dict[tuple[int, ...], int] = {}
        for left, n in ways.items():
            most = (0 if bans >> bit & 1 else size for (bans, _), size in zip(groups, left, strict=True))
            for used in product(*(range(k + 1) for k in most)):
                if sum(used) <= copies:
                    rest = tuple(a - b for a, b in zip(left, used, strict=True))
                    places = prod(comb(a, b) for a, b in zip(left, used, strict=True))
                    after[rest] = after.get(rest, 0) + n * places * perm(copies, sum(used))
        ways = after
    return ways.get((0,) * len(groups), 0)


def fit(case: Case, slots: Slots) -> Fraction:
    """The chance that the batches, dealt at random into `slots`, break no ban."""
    p = Fraction(1)
    for batch, bag in enumerate(case.bags):
        count = Counter(slot.bans for hand in slots for slot in hand if slot.batch == batch)
        if any(count):
            slots_left = sum(count.values())
            p *= Fraction(fillings(bag, tuple(sorted(count.items()))), perm(sum(bag), slots_left))
    return p


def banned(slots: Slots, seat: Seat, value: int) -> Slots | None:
    """`slots`, with `value` ruled out for a seat's hidden cards; None where he is known to hold it."""
    if Slot(-1, value) in slots[seat]:
        return None
    hand = (s if s.batch < 0 else Slot(s.batch, s.bans | 1 << value - 1) for s in slots[seat])
    return put(slots, seat, tuple(sorted(hand)))


def chance_of(case: Case, seat: Seat, value: int) -> Fraction:
    """In this case, the chance that a hidden hand holds at least one `value`."""
    without = banned(case.slots, seat, value)
    return Fraction(1) if without is None else 1 - fit(case, without) / fit(case, case.slots)


def belief(view: View, refusals: bool = False) -> Belief:
    """The cases a view leaves open under the value-blind model, or with `refusals` 'never miss'."""
    return _belief(view, refusals)


@lru_cache(maxsize=256)
def _belief(view: View, refusals: bool) -> Belief:
    long = view.reshuffles and view.aside is not None and view.me != EVERYTHING
    tracker = _Tracker(view, refusals)
    if long:
        tracker.from_the_reshuffle()
    elif refusals:
        tracker.from_this_pile()
    else:
        tracker.from_now()
    weighted = [(case, w * fit(case, case.slots)) for case, w in tracker.cases.items()]
    total = sum((w for _, w in weighted), Fraction())
    if not total:
        raise ValueError("Expected a history in which nobody let an UNCLE pass; this one cannot be.")
    return Belief(tuple((case, w / total) for case, w in weighted if w), tracker.batch)


class _Tracker:
    """Follows plays and draws in order and keeps every case with its weight."""

    def __init__(self, view: View, refusals: bool) -> None:
        self.view, self.refusals = view, refusals
        self.cases: dict[Case, Fraction] = {}
        self.batch = 0

    def from_now(self) -> None:
        """Every unseen card alike: one case, or one for each covered part of the pile."""
        self.begin(self.view.sizes, bag_of(self.view.unseen))

    def begin(self, sizes: tuple[int, ...], bag: Bag) -> None:
        hidden = zip(self.view.hands, sizes, strict=True)
        slots = tuple(() if hand is not None else (Slot(0),) * size for hand, size in hidden)
        self.cases = {Case(slots, (left,)): Fraction(ways) for left, ways in uncovered(self.view, bag)}

    def from_this_pile(self) -> None:
        """As `from_now`, but each play of the pile is followed, with what it says of a refusal."""
        view = self.view
        theirs = tuple(laid.card for laid in view.pile if view.hands[laid.seat] is None)
        self.begin((HAND,) * view.seats, bag_of((*view.unseen, *theirs)))
        total = view.total - sum(laid.card for laid in view.pile)
        for at, (seat, card) in enumerate(view.pile):
            if view.hands[seat] is None:
                self.play(seat, card, total)
                if at < len(view.pile) - 1 or view.phase == "play":
                    self.refill(seat)
            total += card

    def from_the_reshuffle(self) -> None:
        """Every play since the last reshuffle.

        At that moment the hidden hands together were all that was neither put aside, nor in the
        pile, nor in the watcher's hand: batch 0. Who held which of them counts as equally likely
        (exact at the first reshuffle, and always for two). The cards put aside became batch 1.
        """
        view = self.view
        this_pile = len(view.plays) - len(view.pile)
        mine = list(view.drawn[:HAND]) if isinstance(view.me, int) else []
        to_come = iter(view.drawn[HAND:])
        drawn = HAND * view.seats
        aside: list[int] = []
        pile: list[int] = []
        for at, (seat, card) in enumerate(view.plays):
            if seat == view.me:
                mine.remove(card)
            elif self.cases:
                self.play(seat, card, sum(pile) if at >= this_pile else None)
            pile.append(card)
            if sum(pile) >= FULL:
                aside, pile = [*aside, *pile], []
            if at == len(view.plays) - 1 and view.phase != "play":
                break  # the last player has not drawn
            if view.reshuffle == "lazy" and drawn in view.reshuffles:
                aside = self.shuffle(aside, pile, mine, drawn, short=seat)
            drawn += 1
            if seat == view.me:
                mine.append(next(to_come))
                if self.cases:
                    self.reveal(mine[-1])
            elif self.cases:
                self.refill(seat)
            if view.reshuffle == "eager" and drawn in view.reshuffles:
                aside = self.shuffle(aside, pile, mine, drawn)

    def shuffle(
        self, aside: list[int], pile: list[int], mine: list[int], drawn: int, short: Seat | None = None
    ) -> list[int]:
        """At the last reshuffle: begin with two batches. `short`: who is one card short just then."""
        if drawn == self.view.reshuffles[-1]:
            hidden = minus(DECK, (*aside, *pile, *mine))
            sizes = (HAND - (seat == short) for seat in range(self.view.seats))
            slots = tuple(
                (Slot(0),) * size if hand is None else ()
                for size, hand in zip(sizes, self.view.hands, strict=True)
            )
            self.cases = {Case(slots, (bag_of(hidden), bag_of(tuple(aside)))): Fraction(1)}
            self.batch = 1
        return []

    def reveal(self, card: int) -> None:
        """The watcher draws `card`."""
        after: dict[Case, Fraction] = {}
        for (slots, bags), w in self.cases.items():
            left, p = _turned(Slot(self.batch), card, bags)
            if p:
                _add(after, Case(slots, left), w * p)
        self.cases = after

    def refill(self, seat: Seat) -> None:
        after: dict[Case, Fraction] = {}
        for (slots, bags), w in self.cases.items():
            hand = tuple(sorted((*slots[seat], Slot(self.batch))))
            _add(after, Case(put(slots, seat, hand), bags), w)
        self.cases = after

    def play(self, seat: Seat, card: int, total: int | None) -> None:
        """A seat plays `card` on `total` (None: on a pile that is no longer on the table)."""
        want = needed(total) if self.refusals and total is not None else 0
        if want == card:
            self.hit(seat, card)
            return
        after: dict[Case, Fraction] = {}
        for (before, bags), w in self.cases.items():
            slots = banned(before, seat, want) if 0 < want <= 6 else before
            if slots is None:
                continue
            for slot, count in Counter(slots[seat]).items():
                left, p = _turned(slot, card, bags)
                if p:
                    _add(after, Case(put(slots, seat, minus(slots[seat], (slot,))), left), w * p * count)
        self.cases = after

    def hit(self, seat: Seat, card: int) -> None:
        """He hit because he could. Split by which of his slots hold the card; one of those is played."""
        after: dict[Case, Fraction] = {}
        for (slots, bags), w in self.cases.items():
            hand = slots[seat]
            maybe = [at for at, slot in enumerate(hand) if slot.batch >= 0]
            sure = hand.count(Slot(-1, card))
            for size in range(0 if sure else 1, len(maybe) + 1):
                for these in combinations(maybe, size):
                    left, p = bags, w
                    for at in these:
                        left, q = _turned(hand[at], card, left)
                        p *= q
                    others = tuple(slot for at, slot in enumerate(hand) if at not in these)
                    ruled = banned((tuple(s for s in others if s != Slot(-1, card)),), 0, card)
                    if p and ruled is not None:
                        held = (Slot(-1, card),) * (sure + size - 1)
                        _add(after, Case(put(slots, seat, tuple(sorted((*ruled[0], *held)))), left), p)
        self.cases = after


def _add(cases: dict[Case, Fraction], case: Case, w: Fraction) -> None:
    cases[case] = cases.get(case, Fraction()) + w


def _turned(slot: Slot, card: int, bags: tuple[Bag, ...]) -> tuple[tuple[Bag, ...], Fraction]:
    """The batches after `slot` has shown `card`, and the chance that it does."""
    if slot.batch < 0:
        return bags, Fraction(slot.bans == card)
    bag = bags[slot.batch]
    if slot.bans >> card - 1 & 1 or not bag[card - 1]:
        return bags, Fraction()
    return put(bags, slot.batch, put(bag, card - 1, bag[card - 1] - 1)), Fraction(bag[card - 1], sum(bag))


def uncovered(view: View, bag: Bag) -> Iterator[tuple[Bag, int]]:
    """What is left of `bag` for each way to fill the covered part of the pile, and how many ways.

    Covered cards (option memory=top) are not remembered; their number and their sum are.
    """
    points = view.total - sum(laid.card for laid in view.pile)

    def choose(value: int, cards: int, points: int) -> Iterator[tuple[Bag, int]]:
        if not value <= 6:
            if not cards and not points:
                yield (), 1
            return
        for k in range(min(cards, bag[value - 1], points // value) + 1):
            for rest, ways in choose(value + 1, cards - k, points - k * value):
                yield (bag[value - 1] - k, *rest), ways * comb(bag[value - 1], k)

    yield from choose(1, view.covered, points)


@dataclass(frozen=True)
class Hidden:
    """One way the hidden cards may lie."""

    hands: tuple[Cards, ...]
    stock: Cards
    aside: Cards
    under: Cards
    """The covered cards of the pile, where they are not remembered."""


def imagine_hidden(view: View, rng: Random, refusals: bool = False) -> Hidden:
    """The hidden cards, drawn with their chances under the model."""
    known = belief(view, refusals)
    case = _pick(known, rng)
    while True:
        hands = [list(hand or ()) for hand in view.hands]
        rest: list[int] = []
        honest = True
        for batch, bag in enumerate(case.bags):
            cards = list(cards_of(bag))
            rng.shuffle(cards)
            for seat, slots in enumerate(case.slots):
                for slot in slots:
                    if slot.batch == batch:
                        card = cards.pop()
                        honest = honest and not slot.bans >> card - 1 & 1
                        hands[seat].append(card)
            rest += cards
        if honest:  # else deal again: every dealing that breaks no ban is equally likely
            break
    for seat, slots in enumerate(case.slots):
        hands[seat] += [slot.bans for slot in slots if slot.batch < 0]
    rng.shuffle(rest)
    aside = view.aside if view.aside is not None else tuple(sorted(rest[view.draw_count :]))
    under = minus(view.unseen, cards_of(case.bags[0])) if view.covered else ()
    return Hidden(tuple(tuple(sorted(h)) for h in hands), tuple(sorted(rest[: view.draw_count])), aside, under)


def _pick(known: Belief, rng: Random) -> Case:
    at = rng.random()
    for case, w in known.cases:
        at -= float(w)
        if at < 0:
            return case
    return known.cases[-1][0]
