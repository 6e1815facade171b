"""What a log tells of where the Chief Cards are, and drawing what it leaves open.

We suppose that what others take, exchange and pay with says nothing of which cards they are: any held card
is as likely as another. Then all histories that show a watcher what they saw are equally likely, but for
how many ways each hidden choice leaves open, which is public. A Filter keeps, entry by entry, where the
Chiefs that the watcher has ever seen may be: exactly, as whole-number weights. To draw a history, the last
entry's places are drawn, then those before it, back to the first; the Chiefs never seen fill what is left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import gcd
from random import Random
from typing import TypeVar

from uncle_widgets.engine.cards import put
from uncle_widgets.engine.game import EVERYTHING, Watcher
from uncle_widgets.games.thrush.cards import Card
from uncle_widgets.games.thrush.log import NONE, Log, Seen
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.state import State, View

T = TypeVar("T")

Spot = int
"""Where a card is: a Chief space by its place in the board's order, or number of Chiefs + seat for a hand."""
Spots = tuple[Spot, ...]
"""For each Chief seen, in the order of first sight, its spot."""
OTHER = -1
"""A card that the watcher has never seen, among those that one of is moved."""


@dataclass(frozen=True)
class Filter:
    """What one watcher knows after an entry of their log: `seen`, the Chiefs ever seen, in order of first
    sight; `spots`, where these may be, with weights; `held`, the cards in each hand."""

    chiefs: int
    seen: tuple[Card, ...]
    spots: Mapping[Spots, int]
    held: tuple[int, ...]

    def where(self, card: Card) -> dict[Spot, Fraction]:
        """The chance of each spot for a Chief that was seen."""
        at, total = self.seen.index(card), sum(self.spots.values())
        found: dict[Spot, Fraction] = {}
        for spots, weight in self.spots.items():
            found[spots[at]] = found.get(spots[at], Fraction()) + Fraction(weight, total)
        return found


def first(chiefs: int, seats: int) -> Filter:
    return Filter(chiefs, (), {(): 1}, (0,) * seats)


def followed(log: Log, watcher: Watcher, options: Options, seats: int) -> Filter:
    """The Filter after the last entry of a watcher's own log. Reckoned once a log."""
    chain, node = [], log
    while node.before is not None and watcher not in node.memo:
        chain.append(node)
        node = node.before
    found: Filter = first(len(options.board.chiefs), seats) if node.before is None else node.memo[watcher]
    for node in reversed(chain):
        assert node.entry is not None
        found = node.memo[watcher] = _step(found, node.entry, options)
    return found


def _step(old: Filter, entry: Seen, options: Options) -> Filter:
    """One entry on."""
    seen, spots = _sighted(old, entry, options)
    before = Filter(old.chiefs, seen, spots, old.held)
    weights: dict[Spots, int] = {}
    for at, weight in spots.items():
        for after, ways, _ in _moves(before, at, entry, options):
            weights[after] = weights.get(after, 0) + weight * ways
    if not weights:
        raise AssertionError(f"no cards can lie so that {entry} is seen")
    common = reduce(gcd, weights.values())
    held = list(old.held)
    if entry.what == "take":
        held[entry.seat] += 1
    elif entry.what == "steal":
        held[entry.seat] += 1
        held[entry.other] -= 1
    elif entry.what == "pay":
        held[entry.seat] -= 1
    return Filter(old.chiefs, seen, {at: n // common for at, n in weights.items()}, tuple(held))


def _spot(entry: Seen, options: Options) -> Spot:
    return options.board.chiefs.index(entry.place)


def _sights(entry: Seen, old: Filter, options: Options) -> Iterable[tuple[Card, Spot]]:
    """What the entry shows before anything moves: (Chief, its spot)."""
    if entry.what in ("look", "swap"):
        card = entry.card if entry.what == "look" else entry.got
        if card is not None:
            yield card, _spot(entry, options)
    if entry.card is not None and entry.what in ("swap", "pay", "show"):
        yield entry.card, old.chiefs + entry.seat
    if entry.card is not None and entry.what == "steal":
        yield entry.card, old.chiefs + entry.other


def _sighted(old: Filter, entry: Seen, options: Options) -> tuple[tuple[Card, ...], dict[Spots, int]]:
    """The Chiefs seen, and the spots that agree with what the entry shows; new Chiefs stand at the end."""
    seen, spots = old.seen, dict(old.spots)
    for card, spot in _sights(entry, old, options):
        if card in seen:
            k = seen.index(card)
            spots = {at: n for at, n in spots.items() if at[k] == spot}
        else:
            room = 1 if spot < old.chiefs else old.held[spot - old.chiefs]
            spots = {(*at, spot): n * (room - at.count(spot)) for at, n in spots.items() if at.count(spot) < room}
            seen = (*seen, card)
    return seen, spots


def _moves(
    known: Filter, at: Spots, entry: Seen, options: Options
) -> Iterable[tuple[Spots, int, tuple[int, ...]]]:
    """What the entry may have moved: (spots after it, how many ways, the choice made).

    A choice is the place in `seen` of the card that a hidden hand gave, or OTHER; () where nothing is hidden.
    """
    match entry.what:
        case "take":
            spot, hand = _spot(entry, options), known.chiefs + entry.seat
            yield tuple(hand if s == spot else s for s in at), 1, ()
        case "steal" | "pay" | "swap":
            giver = entry.other if entry.what == "steal" else entry.seat
            hand = known.chiefs + giver
            to = known.chiefs + entry.seat if entry.what == "steal" else _spot(entry, options)
            up = tuple(hand if s == to else s for s in at) if entry.what == "swap" else at
            if entry.card is not None:
                k = known.seen.index(entry.card)
                yield put(up, k, to), 1, ()
                return
            held = [k for k, s in enumerate(at) if s == hand]
            for k in held:
                yield put(up, k, to), 1, (k,)
            if (others := known.held[giver] - len(held)) > 0:
                yield up, others, (OTHER,)
        case _:
            yield at, 1, ()


def _history(view: View, watcher: Watcher, rng: Random) -> list[tuple[Filter, Spots, tuple[int, ...]]]:
    """For each entry of the log: the Filter and the spots before it (its sights counted), and its choice."""
    nodes = view.log.nodes()
    options, seats = view.options, view.seats
    filters = [first(len(options.board.chiefs), seats)]
    filters += [followed(node, watcher, options, seats) for node in nodes]
    goal = _drawn(filters[-1].spots, rng)
    found: list[tuple[Filter, Spots, tuple[int, ...]]] = []
    for node, old in zip(reversed(nodes), reversed(filters[:-1]), strict=True):
        assert node.entry is not None
        seen, spots = _sighted(old, node.entry, options)
        known = Filter(old.chiefs, seen, spots, old.held)
        ways: dict[tuple[Spots, tuple[int, ...]], int] = {}
        for at, weight in spots.items():
            for after, many, choice in _moves(known, at, node.entry, options):
                if after == goal:
                    ways[at, choice] = ways.get((at, choice), 0) + weight * many
        at, choice = _drawn(ways, rng)
        found.append((known, at, choice))
        goal = at[: len(old.seen)]
    return found[::-1]


def _drawn(weights: Mapping[T, int], rng: Random) -> T:
    at = rng.randrange(sum(weights.values()))
    for x, n in weights.items():
        at -= n
        if at < 0:
            return x
    raise AssertionError("weights do not add up")


class _Cards:
    """The cards as things, each named by the Chief space it began on, while a history is retold."""

    def __init__(self, chiefs: int, seats: int) -> None:
        self.chiefs = chiefs
        self.spots: list[list[int]] = [[k] for k in range(chiefs)] + [[] for _ in range(seats)]
        self.card: dict[int, Card] = {}
        """What the watcher knows, or has been made up: thing to Chief."""
        self.turned: set[int] = set()
        """Those that somebody has looked at."""

    def bind(self, card: Card, spot: Spot, rng: Random) -> int:
        """The thing that is this Chief: one of those unknown on the spot, unless it is known."""
        for thing, bound in self.card.items():
            if bound == card:
                return thing
        thing = rng.choice([thing for thing in self.spots[spot] if thing not in self.card])
        self.card[thing] = card
        return thing

    def move(self, thing: int, start: Spot, end: Spot) -> None:
        self.spots[start].remove(thing)
        self.spots[end].append(thing)


def imagine(view: View, rng: Random) -> State:
    """A full state, drawn from all that show this view."""
    if view.me == EVERYTHING:
        hands = tuple(hand or () for hand in view.hands)
        return State(view.table, view.assignments, hands, view.cards, view.log, view.giving)
    chiefs, seats = len(view.board.chiefs), view.seats
    things = _Cards(chiefs, seats)
    moved: list[tuple[Seen, tuple[int, ...]]] = []
    for (known, _, choice), entry in zip(_history(view, view.me, rng), view.log, strict=True):
        moved.append((entry, _retold(things, known, entry, choice, view.options, rng)))
    assignments = _assigned(view, rng)
    free = [card for card in range(chiefs) if card not in things.card.values()]
    rng.shuffle(free)
    for thing in range(chiefs):
        if thing in things.turned and thing not in things.card:
            things.card[thing] = free.pop()
    return _state(view, things, moved, assignments, rng)


def _retold(
    things: _Cards, known: Filter, entry: Seen, choice: tuple[int, ...], options: Options, rng: Random
) -> tuple[int, ...]:
    """Carries out an entry with things; the things that are its `card` and its `got`."""
    for card, spot in _sights(entry, known, options):
        things.bind(card, spot, rng)
    what, chiefs = entry.what, things.chiefs
    spot = _spot(entry, options) if entry.place else -1
    if what in ("look", "leave", "take"):
        thing = things.spots[spot][0]
        things.turned.add(thing)
        if what == "take":
            things.move(thing, spot, chiefs + entry.seat)
        return (thing,)
    if what == "show":
        assert entry.card is not None
        return (things.bind(entry.card, chiefs + entry.seat, rng),)
    giver = chiefs + (entry.other if what == "steal" else entry.seat)
    if entry.card is not None:
        given = things.bind(entry.card, giver, rng)
    elif choice and choice[0] != OTHER:
        given = things.bind(known.seen[choice[0]], giver, rng)
    else:
        given = rng.choice([thing for thing in things.spots[giver] if thing not in things.card])
    if what == "swap":
        got = things.spots[spot][0]
        things.turned.add(got)
        things.move(got, spot, giver)
        things.move(given, giver, spot)
        return given, got
    things.move(given, giver, chiefs + entry.seat if what == "steal" else spot)
    return (given,)


def _assigned(view: View, rng: Random) -> tuple[Card | None, ...]:
    """Everybody's assignment: all different, those that are hidden drawn from the others."""
    rest = [card for card in range(len(view.board.chiefs)) if card not in view.assignments]
    rng.shuffle(rest)
    dealt = view.table.dealt
    return tuple(
        card if card is not None or seat >= dealt else rest.pop() for seat, card in enumerate(view.assignments)
    )


def _state(
    view: View,
    things: _Cards,
    moved: list[tuple[Seen, tuple[int, ...]]],
    assignments: tuple[Card | None, ...],
    rng: Random,
) -> State:
    """The State of a history that has been retold."""
    log = NONE
    for entry, what in moved:
        card, got = entry.card, entry.got
        if entry.what not in ("take", "leave"):
            card = things.card[what[0]]
            got = things.card[what[1]] if len(what) > 1 else None
        log = log.add(Seen(entry.what, entry.seat, entry.turn, entry.place, card, got, entry.other))
    chiefs = things.chiefs
    cards = tuple(things.card.get(spot[0]) if spot else -1 for spot in things.spots[:chiefs])
    hands = tuple(tuple(sorted(things.card[thing] for thing in spot)) for spot in things.spots[chiefs:])
    giving = view.giving
    if view.table.phase == "swap" and giving is None:
        giving = rng.choice(hands[view.table.seat])
    return State(view.table, assignments, hands, cards, log, giving)


def whereabouts(view: View, card: Card) -> dict[Spot, Fraction]:
    """Where a Chief may be, as the watcher knows it: the chance of each Chief space and hand."""
    known = followed(view.log, view.me, view.options, view.seats)
    if card in known.seen:
        return known.where(card)
    total, rest = sum(known.spots.values()), known.chiefs - len(known.seen)
    found: dict[Spot, Fraction] = {}
    rooms = [*(int(lies) for lies in view.table.chiefs), *view.table.held]
    for spots, weight in known.spots.items():
        for spot, room in enumerate(rooms):
            if left := room - spots.count(spot):
                found[spot] = found.get(spot, Fraction()) + Fraction(weight * left, total * rest)
    return found


def known_at(view: View) -> dict[Spot, Card]:
    """The Chief spaces whose card the watcher knows for certain."""
    known = followed(view.log, view.me, view.options, view.seats)
    found: dict[Spot, Card] = {}
    for k, card in enumerate(known.seen):
        places = {spots[k] for spots in known.spots}
        if len(places) == 1 and (spot := places.pop()) < known.chiefs:
            found[spot] = card
    return found
