"""Drawing full states from what a View leaves open.

The model of the others is value-blind: whatever they lay, they lay as if picking one of their
cards unseen, so that what stays behind is as good as freshly dealt. Under it the hidden cards
are all alike, but for the hard facts that the table's log and the watcher's secrets hold:

- a challenged hand held no card, or at least one, of a colour; the challenger saw all of it;
- a card taken back is in that hand;
- a Wild Draw Four turned up at the start lay in the draw pile then, not in a hand;
- at a reshuffle the draw pile was exactly the discards, and every other card was in a hand.

With none of these, a shuffle will do. Else a few particles replay the log: each puts every
card laid down to one of its hand's places, weighs how likely that was, and one is drawn by
weight. (That a drawer went on because nothing fitted, in the variant G11, is not used.)
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uno.cards import COLOUR, DECK, FIT, WILD4, Card, Cards
from uncle_widgets.games.uno.state import State, View

FACTS = {"none", "some", "wrong", "undo", "return", "reshuffle"}
PARTICLES = 4
TRIES = 100
"""Replays that may fail before the facts are given up and a shuffle is returned."""


def imagine(view: View, rng: Random) -> State:
    """A full state with the view's table and hands, the hidden cards drawn by the model above."""
    hidden = [seat for seat, hand in enumerate(view.hands) if hand is None]
    hands = None
    if hidden and any(seen.what in FACTS for seen in view.table.log):  # no log: he remembers nothing
        hands = _with_facts(view, hidden, rng)
    return _whole(view, hands or _shuffled(view, hidden, rng), rng)


def _shuffled(view: View, hidden: list[Seat], rng: Random) -> dict[Seat, Cards]:
    counts = view.table.counts
    cards = rng.sample(view.unseen, sum(counts[seat] for seat in hidden))
    hands, at = {}, 0
    for seat in hidden:
        hands[seat] = tuple(sorted(cards[at : at + counts[seat]]))
        at += counts[seat]
    return hands


def _whole(view: View, imagined: dict[Seat, Cards], rng: Random) -> State:
    table = view.table
    hands = tuple(imagined[seat] if hand is None else hand for seat, hand in enumerate(view.hands))
    if table.phase == "pick":
        gone = len(DECK) - table.draw_count  # those picked before went back
        stock = _minus(DECK, [card for _, card in table.picks[len(table.picks) - gone :]])
    else:
        stock = _minus(view.unseen, [card for hand in imagined.values() for card in hand])
    covered: Cards = ()
    if view.covered:  # discards that he does not remember
        out = sorted(rng.sample(stock, view.covered))
        stock, covered = _minus(stock, out), tuple(out)
        table = table.but(discards=(*covered, *table.discards))
    drawn = view.drawn
    if table.phase == "drawn" and not drawn:
        hand = hands[table.seat]
        fitting = [card for card in hand if card in FIT[table.top, table.colour]]
        drawn = rng.choice(fitting if fitting and view.options.draw_until else hand)
    held = hands[table.layer] if any(task.phase == "answer" for task in table.agenda) and table.layer >= 0 else ()
    takes = tuple(view.takes if seat == view.me else () for seat in range(view.seats))
    return State(table, hands, stock, drawn, held, view.shown, takes)


def _minus(bag: Cards, gone: list[Card]) -> Cards:
    left = list(bag)
    for card in gone:
        del left[bisect_left(left, card)]
    return tuple(left)


@dataclass(eq=False)
class _Place:
    """A place in a hidden hand: where its card came from, what it is known to be or not to be."""

    new: bool
    """Drawn off the pile since the epoch began; else held at its beginning."""
    card: Card = ""
    banned: set[str] = field(default_factory=set)


@dataclass(eq=False)
class _Particle:
    """One way in which the log may have come about."""

    places: dict[Seat, list[_Place]]
    old: Counter[Card] | None = None
    """In the last epoch: what the hands held at its beginning, less what has been laid of it."""
    stock: Counter[Card] = field(default_factory=Counter)
    """In the last epoch: what the draw pile held at its beginning, less what is known to be gone."""
    owed: list[tuple[list[_Place], str]] = field(default_factory=list)
    """Places of which at least one is, or was, of the colour."""
    returned: bool = False
    """A Wild Draw Four is owed to the draw pile of the beginning."""
    weight: float = 1.0

    def lay(self, seat: Seat, card: Card, drawn: bool, rng: Random) -> None:
        """Take `card` from one of the hand's places, each as likely as it was to hold it."""
        places = self.places[seat]
        chances = [self._chance(place, card) for place in places]
        if drawn:
            chances = [0.0] * (len(places) - 1) + chances[-1:]
        total = sum(chances)
        self.weight *= total / (1 if drawn else len(places))
        if not self.weight:
            return
        place = rng.choices(places, chances)[0]
        places.remove(place)
        self._spend(place, card)
        if card == WILD4 and place.new:
            self.returned = False

    def _chance(self, place: _Place, card: Card) -> float:
        if place.card:
            return float(place.card == card)
        if COLOUR[card] in place.banned:
            return 0.0
        if self.old is None:
            return 0.01  # one pool for all: only the comparison counts
        pool = self.stock if place.new else self.old
        return max(0, pool[card]) / max(1, pool.total())

    def _spend(self, place: _Place, card: Card) -> None:
        if self.old is not None and not place.card:
            (self.stock if place.new else self.old)[card] -= 1
        place.card = card

    def pin(self, seat: Seat, cards: Cards, rng: Random) -> None:
        """The hand is known to hold these cards: find a place for each."""
        for card in cards:
            if any(place.card == card for place in self.places[seat]) and len(cards) == 1:
                return
        left = list((Counter(cards) - Counter(place.card for place in self.places[seat])).elements())
        for card in left:
            places = [place for place in self.places[seat] if not place.card]
            chances = [self._chance(place, card) for place in places]
            self.weight *= sum(chances)
            if not self.weight:
                return
            self._spend(rng.choices(places, chances)[0], card)


def _with_facts(view: View, hidden: list[Seat], rng: Random) -> dict[Seat, Cards] | None:
    """Hands in keeping with the facts; None where no replay of the log succeeds."""
    found: list[tuple[float, dict[Seat, Cards]]] = []
    for _ in range(TRIES):
        particle = _replayed(view, hidden, rng)
        hands = _filled(view, particle, rng) if particle.weight else None
        if hands is not None:
            found.append((particle.weight, hands))
            if len(found) == PARTICLES:
                break
    return rng.choices([h for _, h in found], [w for w, _ in found])[0] if found else None


def _replayed(view: View, hidden: list[Seat], rng: Random) -> _Particle:
    """Go through the log; stop early where the weight is lost."""
    log = view.table.log
    last = max((at for at, seen in enumerate(log) if seen.what == "reshuffle"), default=-1)
    gained = Counter(seen.seat for seen in log if seen.what in ("take", "undo"))
    gained.subtract(seen.seat for seen in log if seen.what in ("play", "drawn"))
    particle = _Particle({s: [_Place(False) for _ in range(view.table.counts[s] - gained[s])] for s in hidden})
    shown = list(view.shown)
    pile: list[Card] = []
    for at, (what, seat, card) in enumerate(log):
        mine = seat not in particle.places
        match what:
            case "first":
                pile = [card]
            case "play" | "drawn":
                pile.append(card)
                if not mine:
                    particle.lay(seat, card, what == "drawn", rng)
            case "take" if not mine:
                particle.places[seat].append(_Place(True))
            case "wrong" if not mine:
                particle.pin(seat, (card,), rng)
            case "undo":
                pile.pop()
                if not mine:
                    particle.places[seat].append(_Place(True, card))
            case "none" if not mine:
                for place in particle.places[seat]:
                    place.banned.add(card)
            case "some" if not mine:
                particle.owed.append((list(particle.places[seat]), card))
            case "return":
                particle.returned = True
            case "reshuffle":
                _new_epoch(view, particle, pile, last=at == last)
                pile = pile[-1:]
        while shown and shown[0].at == at + 1:
            known = shown.pop(0)
            if known.seat in particle.places:
                particle.pin(known.seat, known.hand, rng)
        if not particle.weight:
            break
    return particle


def _new_epoch(view: View, particle: _Particle, pile: list[Card], last: bool) -> None:
    particle.returned = False
    for places in particle.places.values():
        for place in places:
            place.new = False
    if not last:
        return
    particle.stock = Counter(pile[:-1])
    since = view.table.log[max(at for at, seen in enumerate(view.table.log) if seen.what == "reshuffle") :]
    mine: Counter[Card] = Counter()
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            mine.update(hand)
            mine.update(s.card for s in since if s.seat == seat and s.what in ("play", "drawn"))
            mine.subtract(s.card for s in since if s.seat == seat and s.what == "undo")
    mine.subtract(view.takes)
    particle.old = Counter(DECK) - Counter(pile) - mine
    for places in particle.places.values():
        particle.old.subtract(place.card for place in places if place.card)
    particle.stock.subtract(view.takes)
    if min(particle.old.values(), default=0) < 0:
        particle.weight = 0.0


def _filled(view: View, particle: _Particle, rng: Random) -> dict[Seat, Cards] | None:
    """Cards for the places still open: the most restricted places first; None where a fact fails."""
    pools: dict[bool, list[Card]]
    if particle.old is None:
        known = [place.card for places in particle.places.values() for place in places if place.card]
        if Counter(known) - Counter(view.unseen):
            return None
        one = list(_minus(view.unseen, known))
        pools = {False: one, True: one}
    else:
        if min(particle.old.values(), default=0) < 0 or min(particle.stock.values(), default=0) < 0:
            return None
        pools = {False: list(particle.old.elements()), True: list(particle.stock.elements())}
    for pool in {id(pool): pool for pool in pools.values()}.values():
        rng.shuffle(pool)
    filled: dict[_Place, Card] = {}
    every = [place for places in particle.places.values() for place in places]
    for place in sorted(every, key=lambda place: -len(place.banned)):
        if place.card:
            filled[place] = place.card
            continue
        pool = pools[place.new]
        at = next((k for k, card in enumerate(pool) if COLOUR[card] not in place.banned), -1)
        if at < 0:
            return None
        filled[place] = pool.pop(at)
    for places, colour in particle.owed:
        if all(COLOUR[filled.get(place, place.card)] != colour for place in places):
            return None
    if particle.returned and not _in_stock(view, particle, filled, pools[True]):
        return None
    return {seat: tuple(sorted(filled[place] for place in places)) for seat, places in particle.places.items()}


def _in_stock(view: View, particle: _Particle, filled: dict[_Place, Card], stock: list[Card]) -> bool:
    """Whether a Wild Draw Four was in the draw pile when the first card was turned up."""
    drawn = any(place.new and filled[place] == WILD4 for places in particle.places.values() for place in places)
    return drawn or WILD4 in stock or WILD4 in view.takes
