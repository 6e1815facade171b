"""S-L4: what the picks of the draft tell of a rival's hidden five, exactly.

At each pick a card beside one in hand was some times as likely to be taken as any other. Unseen cards that lie
beside the same cards of the table are alike; so sets of them are counted by what they lie beside, and those by how
many cards of the table fitted at each pick, and whether the one taken did: the same for every habit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache, reduce
from itertools import chain, combinations
from math import comb, lcm, prod
from operator import mul, or_
from typing import TypeAlias

from uncle_widgets.engine.game import Refusal, Seat
from uncle_widgets.games.say_uncle.cards import DECK, KINGS, Card, Cards, mask_of
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.refusal import whole

Seen: TypeAlias = tuple[tuple[Cards, Cards, Card], ...]
"""For each pick of a seat: what lay on the table, what it had drafted, and the card it took."""
Fits: TypeAlias = int
"""For each pick how many cards of the table lay beside one in hand, and whether the one taken did.

One byte a pick, the last pick lowest: twice the number of cards, plus 1 if the one taken is among them.
"""


def _adjacent(card: Card, other: Card) -> bool:
    """The same suit and the next rank; the ace is beside the king and the 2."""
    return card // KINGS == other // KINGS and abs(card - other) in (1, KINGS - 1)


BESIDE = [mask_of(other for other in DECK if _adjacent(card, other)) for card in DECK]
"""A card -> the mask of the cards beside it."""


def before_picks(view: View, seat: Seat) -> Seen:
    """The picks of a seat so far."""
    left, found = list(view.table.laid), []
    drafted: list[Card] = []
    for who, card in view.table.picks:
        if who == seat:
            found.append((tuple(left), tuple(drafted), card))
            drafted.append(card)
        left.remove(card)
    return tuple(found)


class Fitting:
    """How hidden cards fit these picks, by the cards beside them (a mask). Every watcher sees the same picks."""

    def __init__(self, picks: Seen) -> None:
        *_, (left, drafted, taken) = picks
        self._left, self._taken = mask_of(left), 1 << taken
        self._own = reduce(or_, (BESIDE[card] for card in drafted), 0)
        self._before = _fitting(picks[:-1]) if len(picks) > 1 else None
        self._known: dict[int, Fits] = {}

    def fits(self, by: int) -> Fits:
        known = self._known.get(by)
        if known is None:
            fit = (by | self._own) & self._left
            known = fit.bit_count() << 1 | (fit & self._taken > 0)
            if self._before:
                known |= self._before.fits(by) << 8
            self._known[by] = known
        return known


@lru_cache(64)
def _fitting(picks: Seen) -> Fitting:
    return Fitting(picks)


def _unpicked(by: int) -> Fits:
    """How cards fit before any pick."""
    return 0


class Heard:
    """How many sets of `hidden` cards of `unseen` fit the picks how: the same whatever the habit of who picks."""

    def __init__(self, unseen: Cards, picks: Seen, hidden: int) -> None:
        self.unseen, self.picks, self.hidden = unseen, picks, hidden
        laid = mask_of(card for left, _, _ in picks[:1] for card in left)
        self._beside = {card: BESIDE[card] & laid for card in unseen}
        self._fits = _fitting(picks).fits if picks else _unpicked
        self._held: dict[tuple[Cards, ...], Mapping[Fits, int]] = {}
        self._shares: dict[int, dict[Fits, int]] = {}
        self._weights: dict[int, int] = {}
        self.every = self.holding(((),))
        later = range(len(picks) - 1, -1, -1)
        self._begun = [{fits >> 8 * picks_to_come for fits in self.every} for picks_to_come in later]
        """For the first pick, the first two and so on: every way to fit them."""

    def holding(self, sets: tuple[Cards, ...]) -> Mapping[Fits, int]:
        """How many hands that hold all cards of one of `sets` fit in each way."""
        if sets not in self._held:
            self._held[sets] = self._holding([mask_of(cards) for cards in sets], {*chain(*sets)})
        return self._held[sets]

    def _holding(self, masks: Sequence[int], named: Collection[Card]) -> Mapping[Fits, int]:
        rest = _spread(tuple(self._beside[card] for card in self.unseen if card not in named), self.hidden)
        groups: Counter[tuple[int, int]] = Counter()
        for k in range(min(self.hidden, len(named)) + 1):
            for held in combinations(named, k):
                mask = mask_of(held)
                if any(mask & needed == needed for needed in masks):
                    groups[k, reduce(or_, map(self._beside.__getitem__, held), 0)] += 1
        found: dict[Fits, int] = {}
        for (k, by), n in groups.items():
            for other, m in rest[self.hidden - k].items():
                fits = self._fits(by | other)
                found[fits] = found.get(fits, 0) + n * m
        return found

    def shares(self, times: int) -> Mapping[Fits, int]:
        """The chance of the picks by how they fit, on a common scale, with a fitting card `times` as likely."""
        if times not in self._shares:
            shares = {0: 1}
            for (left, _, _), begun in zip(self.picks, self._begun, strict=True):
                parts = _parts(len(left), self.part(len(left), times), times)
                shares = {fits: shares[fits >> 8] * parts[fits & 255] for fits in begun}
            self._shares[times] = shares
        return self._shares[times]

    def weight(self, counts: Mapping[Fits, int], times: int) -> int:
        """The chance of the picks for each of so many hands, added up on a common scale."""
        shares = self.shares(times)
        return sum(map(mul, counts.values(), map(shares.__getitem__, counts)))

    def whole(self, times: int) -> int:
        """The same for all hands."""
        if times not in self._weights:
            self._weights[times] = self.weight(self.every, times)
        return self._weights[times]

    @staticmethod
    def part(left: int, times: int) -> int:
        """What a pick among so many cards is divided into, however many of them fit."""
        return lcm(*(left + (times - 1) * fit for fit in range(left + 1)))


@lru_cache(64)
def _heard(unseen: Cards, picks: Seen, hidden: int) -> Heard:
    return Heard(unseen, picks, hidden)


@dataclass(frozen=True)
class Talk:
    """The hidden cards of one seat, so many, after what it drafted: a fitting card is `times` as likely."""

    unseen: Cards
    picks: Seen
    times: int
    hidden: int

    @cached_property
    def heard(self) -> Heard:
        return _heard(self.unseen, self.picks, self.hidden)

    def chance(self, among: Iterable[Card]) -> Fraction:
        """The chance that the hidden cards hold one of `among`."""
        return self.holds((card,) for card in among)

    def holds(self, sets: Iterable[Cards]) -> Fraction:
        """The chance that they hold all cards of one of these sets."""
        heard, times = self.heard, self.times
        return Fraction(heard.weight(heard.holding(tuple(sets)), times), heard.whole(times))

    def chance_of_picks(self) -> Fraction:
        """How likely these very picks were, over all hidden cards."""
        scale = prod(self.heard.part(len(left), self.times) for left, _, _ in self.picks)
        return Fraction(self.heard.whole(self.times), scale * comb(len(self.unseen), self.hidden))


@lru_cache(256)
def _parts(left: int, part: int, times: int) -> list[int]:
    """The chance of one pick among `left` cards, in parts of which a pick has `part`, by its byte in `Fits`."""
    shares = [part // (left + (times - 1) * fit) for fit in range(left + 1)]
    return [each for share in shares for each in (share, share * times)]


@lru_cache(64)
def _spread(besides: tuple[int, ...], hidden: int) -> list[dict[int, int]]:
    """[k]: for sets of k cards, each beside these cards, how many lie beside which; k up to `hidden`."""
    found: list[dict[int, int]] = [{0: 1}, *({} for _ in range(hidden))]
    for here, alike in Counter(besides).items():
        for k in range(hidden, 0, -1):
            wide = found[k]
            for more in range(1, min(alike, k) + 1):
                ways = comb(alike, more)
                for beside, n in found[k - more].items():
                    wide[beside | here] = wide.get(beside | here, 0) + n * ways
    return found


def talks(view: View, times: int, seat: Seat | None = None) -> Talk:
    """The hidden five of a rival (the next seat unless named) as its picks of the draft tell of them.

    At each pick a card beside one in its hand (the same suit, the next rank, an ace at both ends) is
    taken to be `times` as likely as any other, 1 to 100; 1 is uniform. The picks of that seat alone count.
    """
    whole("times", times, 1, 100)
    seat = view.rivals[0] if seat is None else seat
    if view.hands[seat] is not None or view.options.blind_draft or not view.whole:
        raise Refusal("This needs the hidden hand of a rival who has picked and put no card aside.", "SAY-12")
    return Talk(view.unseen, before_picks(view, seat), times, view.hidden(seat))
