"""One round, exactly: the card I play, one turn of each opponent, and my next turn.

The round is followed level by level. What is known of the hidden cards on a way through it
is a `Case` of `belief`: an opponent who misses held no card of the value needed, and the
card played instead is turned over. Who hits held at least one: all ways, less those in
which they held none, which enter with a minus. Ways that leave the same cards open are added,
so tables of two to six take one and the same reckoning, though not the same time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import chain
from math import perm, prod
from typing import NamedTuple, TypeAlias

from uncle_widgets.engine.cards import minus, taken
from uncle_widgets.games.uncle.belief import ANY, belief
from uncle_widgets.games.uncle.cards import FULL, HAND, VALUES, Cards, needed, pays, piled
from uncle_widgets.games.uncle.slots import Bag, Slot, bag_of, fillings, one_less
from uncle_widgets.games.uncle.state import Lay, View
from uncle_widgets.refusal import Refusal

Hits: TypeAlias = tuple[bool, ...]
"""For each opponent who has played, in order: whether they made an UNCLE."""


@dataclass(frozen=True)
class Way:
    """All rounds in which the same opponents hit: their chance, what each opponent and I make
    on average (0 elsewhere, so that ways add up), the chance that I hit on my next turn, and
    the part of it in which I hit with a card that I hold already."""

    chance: Fraction
    theirs: tuple[Fraction, ...]
    mine: Fraction
    hit: Fraction
    held: Fraction


@dataclass(frozen=True)
class Round:
    """What one round is worth in chips: now, to each opponent in playing order, and mine next."""

    now: int
    ways: Mapping[Hits, Way]

    @cached_property
    def theirs(self) -> tuple[Fraction, ...]:
        columns = zip(*(way.theirs for way in self.ways.values()), strict=True)
        return tuple(sum(column, Fraction()) for column in columns)

    @cached_property
    def mean(self) -> Fraction:
        """What an opponent makes, on average over all of them."""
        return sum(self.theirs, Fraction()) / len(self.theirs)

    @cached_property
    def mine(self) -> Fraction:
        return sum((way.mine for way in self.ways.values()), Fraction())

    @cached_property
    def hit(self) -> Fraction:
        """The chance that I make an UNCLE on my next turn."""
        return sum((way.hit for way in self.ways.values()), Fraction())

    @cached_property
    def held(self) -> Fraction:
        """The chance that I make it with a card that I keep now."""
        return sum((way.held for way in self.ways.values()), Fraction())

    def net(self, weight: Fraction = Fraction(1)) -> Fraction:
        """My chips less `weight` times the mean of the opponents'."""
        return self.now + self.mine - weight * self.mean


def followed(view: View, model: str = ANY) -> bool:
    """Whether a round is followed here in well under a second: up to three players, and four
    while every unseen card is alike. (`round_of` itself takes any table, with patience.)"""
    return view.seats <= 3 or (view.seats == 4 and model == ANY and len(belief(view).dealings) == 1)


def hits_later(view: View, card: int | Lay) -> Fraction:
    """The chance that I make an UNCLE on my *next* turn if I play `card` and the others play any card."""
    return round_of(view, playable(view, card), hitting=False).hit


def simple(view: View) -> bool:
    """Whether every card that the others lay, and the one drawn, is any of the unseen cards, and all are drawn."""
    others = [hand for seat, hand in enumerate(view.hands) if seat != view.seat]
    known = view.reshuffles and view.aside is not None
    full = view.draw_count >= view.seats and all(size == HAND for size in view.sizes)
    rich = view.pot > view.seats * (FULL // 10)
    return all(hand is None for hand in others) and full and rich and not known and not view.covered


def missing(view: View, card: int) -> dict[int, tuple[Fraction, Fraction]]:
    """Where `simple`: by what is missing to the ten on my next turn, the chance of that, and of drawing just it.

    I play `card`, the others any cards: as good as the next cards of the shuffled unseen ones.
    """
    found: dict[int, tuple[Fraction, Fraction]] = {}
    bag = view.copies

    def lay(total: int, left: Mapping[int, int], chance: Fraction, turns: int) -> None:
        rest = sum(left.values())
        if not turns:
            want = needed(total)
            before = found.get(want, (Fraction(), Fraction()))
            drawn = chance * Fraction(left.get(want, 0), rest)
            found[want] = (before[0] + chance, before[1] + drawn)
            return
        for value, copies in left.items():
            if copies:
                fewer = {**left, value: copies - 1}
                lay(piled(total + value), fewer, chance * Fraction(copies, rest), turns - 1)

    lay(piled(view.total + card), bag, Fraction(1), view.seats - 1)
    return found


def hand_on_turn(view: View) -> Cards:
    hand = view.hands[view.seat]
    if hand is None or view.phase != "play":
        raise Refusal("Expected the view of the seat whose turn it is to play.", "UNCLE-7")
    return hand


def playable(view: View, card: int | Lay) -> int:
    value = card.card if isinstance(card, Lay) else card
    hand = hand_on_turn(view)
    if value not in hand:
        raise Refusal(f"Expected a card from the hand {hand}, not {value!r}.", "UNCLE-7")
    return value


class _Point(NamedTuple):
    """Where a round has got to. `past` are the hidden cards of those who have played, whoever
    holds them; `hands` those of the others."""

    past: tuple[Slot, ...]
    hands: tuple[tuple[Slot, ...], ...]
    bags: tuple[Bag, ...]
    total: int
    pot: int
    hits: Hits
    made: tuple[int, ...]
    """Chips of the opponents who have played."""

    @property
    def hidden(self) -> list[Slot]:
        return [*self.past, *chain(*self.hands)]

    def ways(self, bags: tuple[Bag, ...] | None = None) -> int:
        """The ways to fill the hidden places and break no ban."""
        ways = 1
        slots: dict[Slot, int] = {}
        for slot in self.hidden:
            slots[slot] = slots.get(slot, 0) + 1
        for batch, bag in enumerate(bags or self.bags) if slots else ():
            groups = sorted([(bans, n) for (of, bans), n in slots.items() if of == batch])
            ways *= fillings(bag, tuple(groups)) if groups else 1
        return ways

    def free(self, batch: int) -> int:
        """Cards of a batch that lie in no hidden hand."""
        return sum(self.bags[batch]) - sum(slot.batch == batch for slot in self.hidden)


@lru_cache(maxsize=64)
def round_of(view: View, card: int | Lay, model: str = ANY, hitting: bool = True) -> Round:
    """The round after `card`. `hitting`: the opponents hit if they can, else they play any card."""
    card = playable(view, card)
    opponents = [(view.seat + k) % view.seats for k in range(1, view.seats)]
    known = belief(view, model)
    total = view.total + card
    now = pays(total, view.pot)
    points: dict[_Point, int] = {}
    for case, n in known.dealings:
        sizes = Counter(slot.batch for hand in case.slots for slot in hand)
        ways = n // prod(perm(sum(bag), sizes[batch]) for batch, bag in enumerate(case.bags))
        hands = tuple(case.slots[seat] for seat in opponents)
        point = _Point((), hands, case.bags, piled(total), view.pot - now, (), ())
        points[point] = points.get(point, 0) + ways
    whole = sum(n * point.ways() for point, n in points.items()) * HAND ** len(opponents)
    for seat in opponents:
        after: dict[_Point, int] = {}
        for point, n in points.items():
            for then, m in _turn(point, view.hands[seat], hitting):
                after[then] = after.get(then, 0) + n * m
        points = {point: n for point, n in after.items() if n}
    return Round(now, _ways(view, card, points, whole, known.batch))


def _turn(point: _Point, hand: Cards | None, hitting: bool) -> Iterator[tuple[_Point, int]]:
    """One opponent's turn: what it leaves, in ways of which a sure thing has HAND."""
    slots, others = point.hands[0], point.hands[1:]
    want = needed(point.total)
    able = hitting and want <= 6

    def then(card: int, past: tuple[Slot, ...], bags: tuple[Bag, ...]) -> _Point:
        total = point.total + card
        chips = pays(total, point.pot)
        left = tuple(sorted((*point.past, *past)))
        hits, made = (*point.hits, chips > 0), (*point.made, chips)
        return _Point(left, others, bags, piled(total), point.pot - chips, hits, made)

    if not point.pot:  # the game is over
        past = tuple(sorted((*point.past, *slots)))
        yield point._replace(past=past, hands=others, hits=(*point.hits, False), made=(*point.made, 0)), HAND
    elif hand is not None:
        plays = (want,) * HAND if able and want in hand else hand
        for card, n in Counter(plays).items():
            yield then(card, (), point.bags), n
    else:
        miss = slots
        if able:
            yield then(want, slots, point.bags), HAND
            if Slot.known(want) in slots:
                return
            miss = tuple(slot.not_a(want) for slot in slots)
            yield then(want, miss, point.bags), -HAND
        for slot, count in Counter(miss).items():
            rest = minus(miss, (slot,))
            if slot.card:
                yield then(slot.card, rest, point.bags), count
                continue
            bag = point.bags[slot.batch]
            for card in VALUES:
                if bag[card - 1] and slot.may_be(card):
                    yield then(card, rest, one_less(point.bags, slot.batch, card)), count * bag[card - 1]


def _ways(view: View, card: int, points: Mapping[_Point, int], whole: int, batch: int) -> dict[Hits, Way]:
    """My next turn at each end of the round; the points of the same hits together."""
    kept = taken(hand_on_turn(view), card)
    outside = _refill_bag(view, card)
    found: dict[Hits, _Sums] = {}
    for point, n in points.items():
        sums = found.get(point.hits)
        if sums is None:
            sums = found[point.hits] = _Sums(point.hits)
        ways, want = n * point.ways(), needed(point.total)
        sums.chance += ways
        for at, chips in enumerate(point.made):
            if chips:
                sums.theirs[at] += chips * ways
        chips = pays(point.total + want, point.pot) if want <= 6 else 0
        if not chips:
            continue
        of = 1
        if want in kept:
            sums.held += ways
        elif outside:
            ways, of = ways * outside[want - 1], sum(outside)
        else:
            copies = point.bags[batch][want - 1]
            ways = n * copies * point.ways(one_less(point.bags, batch, want)) if copies else 0
            of = point.free(batch)
        sums.hit[of] += ways
        sums.mine[of] += chips * ways
    return {hits: sums.way(whole) for hits, sums in sorted(found.items(), reverse=True) if sums.chance}


class _Sums:
    """A `Way` in whole numbers of ways; those of my next turn by what a card drawn divides them by."""

    def __init__(self, hits: Hits) -> None:
        self.chance = self.held = 0
        self.theirs = [0] * len(hits)
        self.mine, self.hit = Counter[int](), Counter[int]()

    def way(self, whole: int) -> Way:
        mine, hit = (
            sum((Fraction(ways, whole * of) for of, ways in sums.items()), Fraction())
            for sums in (self.mine, self.hit)
        )
        theirs = tuple(Fraction(ways, whole) for ways in self.theirs)
        return Way(Fraction(self.chance, whole), theirs, Fraction(mine), Fraction(hit), Fraction(self.held, whole))


def _refill_bag(view: View, card: int) -> Bag:
    """What my refill is drawn from where that is not the draw pile: a lazy reshuffle; else empty."""
    if view.draw_count or view.aside is None:
        return ()
    done = view.total + card >= FULL
    return bag_of((*view.aside, *((*(laid.card for laid in view.pile), card) if done else ())))
