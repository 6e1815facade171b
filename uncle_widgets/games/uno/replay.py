"""One way in which the public log of a hand may have come about, card by card.

A hidden hand is a row of places, each with what it may hold. Told again from the start, the log
takes cards out of places, adds places, and rules cards out:

- a challenged hand held no card, or at least one, of a colour; its challenger saw all of it;
- a card laid in error, or taken back, is in that hand;
- a Wild Draw Four turned up at the start lay in the draw pile then, not in a hand;
- at a reshuffle the draw pile was exactly the discards, and every other card was in a hand.

Where more than one place may have held a card, a Chooser decides. `weight` is how likely the log
was, given its decisions; the places still open at the end are filled from what is left.
(After two reshuffles the cards of the earlier ones are pooled; a view does not tell them apart. That one who
draws until a card fits, in the variant G11, drew cards that did not, is not used.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uno.cards import COLOUR, DECK, KINDS, OF_COLOUR, WILD4, Card, Cards
from uncle_widgets.games.uno.state import View

ALL = frozenset(KINDS)


@dataclass(eq=False)
class Place:
    """A place in a hidden hand: where its card came from, what it is, or else may be."""

    new: bool
    """Drawn off the pile since the epoch began; else held at its beginning."""
    card: Card = ""
    may: frozenset[Card] = ALL


class Chooser(Protocol):
    """Decides between places. One that is `sure` is told every fact in time to heed it."""

    sure: bool
    rng: Random

    def pick(self, places: Sequence[Place], chances: Sequence[float]) -> Place:
        """One of these; at least one chance is above 0."""
        ...


class Lots:
    """Decides by lot; a replay may come to nothing."""

    sure = False

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def pick(self, places: Sequence[Place], chances: Sequence[float]) -> Place:
        (drawn,) = self.rng.choices(places, chances)
        return drawn


class Search:
    """Goes through all decisions, those first that leave the freest places for later."""

    sure = True

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.path: list[list[int]] = []
        """Each decision of the replay: [which, of how many]."""
        self.at = 0
        self.goes_on = True

    def pick(self, places: Sequence[Place], chances: Sequence[float]) -> Place:
        kinds: dict[tuple[bool, Card, frozenset[Card]], Place] = {}
        for place, chance in zip(places, chances, strict=True):
            if chance:
                kinds.setdefault((place.new, place.card, place.may), place)
        found = sorted(kinds.values(), key=lambda place: (place.card == "", len(place.may)))
        if self.at == len(self.path):
            self.path.append([0, len(found)])
        self.at += 1
        return found[self.path[self.at - 1][0]]

    def next(self) -> None:
        """Turn to the next replay, or end where there is none."""
        del self.path[self.at :]
        while self.path and self.path[-1][0] + 1 == self.path[-1][1]:
            self.path.pop()
        self.goes_on = bool(self.path)
        if self.path:
            self.path[-1][0] += 1
        self.at = 0


class Replay:
    """The log of `view` told again. `whole` where nothing contradicts it; then `hands` and `takes`."""

    def __init__(self, view: View, hidden: Sequence[Seat], chooser: Chooser) -> None:
        self.view, self.chooser = view, chooser
        log = view.table.log
        self.last = max((at for at, seen in enumerate(log) if seen.what == "reshuffle"), default=-1)
        gained = Counter(seen.seat for seen in log if seen.what in ("take", "undo"))
        gained.subtract(seen.seat for seen in log if seen.what in ("play", "drawn"))
        counts = view.table.counts
        self.places = {seat: [Place(False) for _ in range(counts[seat] - gained[seat])] for seat in hidden}
        self.fresh: dict[Seat, int] = dict.fromkeys(hidden, 0)
        """Cards that a seat has drawn since it last laid one."""
        self.taken: dict[Seat, list[Place]] = {seat: [] for seat in hidden}
        self.owed: list[tuple[list[Place], str]] = []
        """Places of which at least one is, or was, of the colour."""
        self.returned = False
        """A Wild Draw Four is owed to the draw pile of the beginning."""
        self.weight = 1.0
        self.late = False
        """Whether the last reshuffle is past."""
        self.old, self.stock = self._pools()
        self._tell()
        self.whole = self.weight > 0 and self._fill()
        self.hands = {seat: tuple(place.card for place in places) for seat, places in self.places.items()}
        self.takes: dict[Seat, Cards] = {
            seat: tuple(place.card for place in places) for seat, places in self.taken.items()
        }

    def _pools(self) -> tuple[Counter[Card], Counter[Card]]:
        """The cards for places held at the last reshuffle (and before), and for those drawn since; without
        a reshuffle both are the same."""
        view, log = self.view, self.view.table.log
        laid = Counter[Card]()
        for seen in log[: self.last] if self.last >= 0 else log:
            if seen.seat in self.places and seen.what in ("play", "drawn", "undo"):
                laid[seen.card] += -1 if seen.what == "undo" else 1
        if self.last < 0:
            pool = Counter(view.unseen)
            pool.update(laid)
            return pool, pool
        pile: list[Card] = []
        for seen in log[: self.last + 1]:
            if seen.what in ("first", "play", "drawn"):
                pile.append(seen.card)
            elif seen.what == "undo":
                pile.pop()
            elif seen.what == "reshuffle":
                under, pile = pile[:-1], pile[-1:]
        mine = Counter[Card]()
        for seat, hand in enumerate(view.hands):
            if hand is not None:
                mine.update(hand)
                mine.update(s.card for s in log[self.last :] if s.seat == seat and s.what in ("play", "drawn"))
                mine.subtract(s.card for s in log[self.last :] if s.seat == seat and s.what == "undo")
        mine.subtract(view.takes)
        old = Counter(DECK)
        for gone in (under, pile):
            old.subtract(gone)
        old.subtract(mine)
        old.update(laid)
        stock = Counter(under)
        stock.subtract(view.takes)
        return old, stock

    def _tell(self) -> None:
        shown = list(self.view.shown)
        for at, (what, seat, card) in enumerate(self.view.table.log):
            if what == "return":
                self.returned = True
            elif what == "reshuffle":
                self._new_epoch(at == self.last)
            elif seat in self.places:
                self._happen(what, seat, card)
            while shown and shown[0].at == at + 1:
                known = shown.pop(0)
                if known.seat in self.places:
                    self._pin(self._settled(known.seat), known.hand)
            if not self.weight:
                return

    def _happen(self, what: str, seat: Seat, card: Card) -> None:
        """One entry of the log about a hidden hand."""
        places = self.places[seat]
        match what:
            case "play" | "drawn":
                place = self._reveal(places[-1:] if what == "drawn" else places, card)
                if place:
                    places.remove(place)
                    self.returned = self.returned and not (card == WILD4 and place.new)
                self.fresh[seat] = 0
            case "take":
                places.append(Place(True))
                self.taken[seat].append(places[-1])
                self.fresh[seat] += 1
            case "wrong":
                self._reveal(places, card)
            case "undo":
                places.append(Place(False, card))
                self.fresh[seat] = 0
            case "none":
                self._rule_out(self._settled(seat), OF_COLOUR[card])
            case "some":
                self._owe(self._settled(seat), card)

    def _settled(self, seat: Seat) -> list[Place]:
        """The hand without what was drawn since the last card laid: that is the hand which is challenged."""
        places = self.places[seat]
        return places[: len(places) - self.fresh[seat]]

    def _pool(self, place: Place) -> Counter[Card]:
        """The cards that this place may hold one of."""
        return self.stock if place.new and self.late else self.old

    def _chance(self, place: Place, card: Card) -> float:
        if place.card:
            return float(place.card == card)
        pool = self._pool(place)
        return pool[card] / pool.total() if card in place.may and pool[card] > 0 else 0.0

    def _spend(self, place: Place, card: Card) -> None:
        if not place.card:
            self._pool(place)[card] -= 1
            place.card = card

    def _reveal(self, places: Sequence[Place], card: Card) -> Place | None:
        """One of the places, picked unseen, has turned out to hold `card`."""
        chances = [self._chance(place, card) for place in places]
        self.weight *= sum(chances) / max(1, len(places))
        if not self.weight:
            return None
        place = self.chooser.pick(places, chances)
        self._spend(place, card)
        return place

    def _pin(self, places: Sequence[Place], cards: Cards) -> None:
        """These places are known to hold these cards: find one for each."""
        known = Counter(place.card for place in places if place.card)
        if known - Counter(cards):
            self.weight = 0.0
        for card in (Counter(cards) - known).elements():
            left = [place for place in places if not place.card]
            chances = [self._chance(place, card) for place in left]
            self.weight *= sum(chances)
            if not self.weight:
                return
            self._spend(self.chooser.pick(left, chances), card)

    def _rule_out(self, places: Sequence[Place], cards: frozenset[Card]) -> None:
        for place in places:
            place.may -= cards
            if place.card in cards:
                self.weight = 0.0

    def _owe(self, places: list[Place], colour: str) -> None:
        """One of the places holds the colour."""
        if any(COLOUR.get(place.card) == colour for place in places):
            return
        if not self.chooser.sure:
            self.owed.append((places, colour))
            return
        chances = [float(not place.card and bool(place.may & OF_COLOUR[colour])) for place in places]
        if any(chances):
            self.chooser.pick(places, chances).may &= OF_COLOUR[colour]
        else:
            self.weight = 0.0

    def _new_epoch(self, last: bool) -> None:
        self.returned, self.late = False, last
        for seat, places in self.places.items():
            self.taken[seat] = []
            for place in places:
                place.new = False

    def _fill(self) -> bool:
        """Cards for the places still open; False where a fact fails."""
        every = [place for places in self.places.values() for place in places if not place.card]
        if not (self._match(every) if self.chooser.sure else self._cast(every)):
            return False
        for places, colour in self.owed:
            if all(COLOUR[place.card] != colour for place in places):
                return False
        if not self.returned or self.stock[WILD4] > 0 or WILD4 in self.view.takes:
            return True
        return any(place.new and place.card == WILD4 for places in self.places.values() for place in places)

    def _cast(self, every: list[Place]) -> bool:
        """Fill the places by lot, the most restricted first, and weigh how free the lot was."""
        bags = {id(pool): list(pool.elements()) for pool in (self.old, self.stock)}
        for bag in bags.values():
            self.chooser.rng.shuffle(bag)
        for place in sorted(every, key=lambda place: len(place.may)):
            pool = self._pool(place)
            bag = bags[id(pool)]
            if place.may is ALL:
                card = bag.pop() if bag else ""
            else:
                good = [at for at, card in enumerate(bag) if card in place.may]
                self.weight *= len(good) / max(1, len(bag))
                card = bag.pop(good[0]) if good else ""
            if not card:
                return False
            self._spend(place, card)
        return True

    def _match(self, every: list[Place]) -> bool:
        """Fill the places wherever that can be done at all (augmenting paths)."""
        self.chooser.rng.shuffle(every)
        if self.returned and self.old is self.stock and self.stock[WILD4] and WILD4 not in self.view.takes:
            new = [place for place in every if place.new]
            aside = self.chooser.pick([Place(True, WILD4), *new], [1.0, *(self._chance(p, WILD4) for p in new)])
            self._spend(aside, WILD4)
            if aside not in every:  # it stays in the draw pile
                self.stock[WILD4] -= 1
                done = self._match_all(every)
                self.stock[WILD4] += 1
                return done
            every = [place for place in every if place is not aside]
        return self._match_all(every)

    def _match_all(self, every: list[Place]) -> bool:
        slots: list[tuple[int, Card]] = []
        for pool in {id(p): p for p in (self.old, self.stock)}.values():
            slots += [(id(pool), card) for card in pool.elements()]
        self.chooser.rng.shuffle(slots)
        owner: dict[int, Place] = {}

        def placed(place: Place, tried: set[int]) -> bool:
            home = id(self._pool(place))
            for at, (pool, card) in enumerate(slots):
                if pool == home and card in place.may and at not in tried:
                    tried.add(at)
                    if at not in owner or placed(owner[at], tried):
                        owner[at] = place
                        return True
            return False

        if not all(placed(place, set()) for place in every):
            return False
        for at, place in owner.items():
            self._spend(place, slots[at][1])
        return True
