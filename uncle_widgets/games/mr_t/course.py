"""Whole games from the deal, quickly: every player shows a match if they can, else turns the top of the pile.

For M-L6 one game at a time (see `lockstep.py` for many). The cards are dealt out and shuffled beforehand, which
comes to the same as a card chosen when it is turned; `tests/games/mr_t/test_course.py` holds it against the rules.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from uncle_widgets.games.mr_t.cards import DECKS, HAND, MR_T, Card, Cards, cards_of

PACK = cards_of(DECKS["A"])


class Course(NamedTuple):
    """How a game went: what each seat held after every round (the deal first), its flips, and its end."""

    rounds: tuple[tuple[int, ...], ...]
    flips: int
    winners: tuple[int, ...]
    board: int
    """Cards left on the board."""


@dataclass
class Table:
    """A game going on. Not frozen: it is changed hundreds of times a millisecond, and never leaves this module."""

    seats: int
    rng: Random
    piles: list[deque[Card]] = field(default_factory=list)
    hands: list[list[Card]] = field(default_factory=list)
    stacks: list[list[Card]] = field(default_factory=list)
    active: list[int] = field(default_factory=list)
    flips: int = 0

    def deal(self, pack: Cards) -> None:
        cards = list(pack)
        self.rng.shuffle(cards)
        each = len(cards) // self.seats
        for seat in range(self.seats):
            own = cards[seat * each : (seat + 1) * each]
            self.hands.append(own[:HAND])
            self.piles.append(deque(own[HAND:]))
            self.stacks.append([])
        self.active = list(range(self.seats))

    def owned(self, seat: int) -> int:
        return len(self.piles[seat]) + len(self.hands[seat])

    def turn(self, seat: int) -> Card:
        """The card of a flip: the pile's top, else any of the hand."""
        pile, hand = self.piles[seat], self.hands[seat]
        card = pile.popleft() if pile else hand.pop(self.rng.randrange(len(hand)))
        self.stacks[seat].append(card)
        return card

    def show(self, seat: int, targets: Iterable[Card]) -> bool:
        """The card of a step, and whether it hits."""
        hand = self.hands[seat]
        hits = [card for card in hand if card in targets]
        if hits:
            card = self.rng.choice(hits)
            hand.remove(card)
            self.stacks[seat].append(card)
            return True
        return self.turn(seat) in targets

    def collect(self, seat: int, spaces: Iterable[int]) -> None:
        won = []
        for space in spaces:
            won += self.stacks[space]
            self.stacks[space] = []
        self.rng.shuffle(won)
        self.piles[seat].extend(won)

    def counts(self) -> tuple[int, ...]:
        return tuple(map(self.owned, range(self.seats)))


def course(seats: int, rng: Random, pack: Cards = PACK) -> Course:
    """A game of two, three or four from the deal to its end, by the usual rules."""
    table = Table(seats, rng)
    table.deal(pack)
    found = [table.counts()]
    winners = (_two if seats == 2 else _more)(table, found)
    return Course(tuple(found), table.flips, winners, sum(map(len, table.stacks)))


def _two(table: Table, found: list[tuple[int, ...]]) -> tuple[int, ...]:
    while True:
        dry = [seat for seat in (0, 1) if not table.owned(seat)]
        if not dry:
            table.flips += 1
            targets = {table.turn(0), table.turn(1)}
        while not dry:
            dry = [seat for seat in (0, 1) if not table.owned(seat)]
            if dry:
                break
            table.flips += 1
            first, second = table.show(0, targets), table.show(1, targets)
            if first != second:
                table.collect(0 if first else 1, (0, 1))
                break
        if len(dry) == 1:
            table.collect(1 - dry[0], (0, 1))
        found.append(table.counts())
        if dry:
            return (0, 1) if len(dry) == 2 else (1 - dry[0],)
        if not all(found[-1]):
            return (0,) if found[-1][0] else (1,)


def _more(table: Table, found: list[tuple[int, ...]]) -> tuple[int, ...]:
    while True:
        dry = [seat for seat in table.active if not table.owned(seat)]
        table.active = [seat for seat in table.active if seat not in dry]
        if len(table.active) <= 2:
            left = table.active or dry
            most = max(map(table.owned, left))
            return tuple(seat for seat in left if table.owned(seat) == most)
        if _flip(table):
            found.append(table.counts())


def _flip(table: Table) -> bool:
    """A flip and the showdowns that follow; whether the round is over, and not only a stalemate."""
    table.flips += 1
    groups: dict[Card, list[int]] = {}
    for seat in table.active:
        groups.setdefault(table.turn(seat), []).append(seat)
    alike = [card for card, group in groups.items() if len(group) > 1]
    if len(groups) == 1 or (not alike and MR_T not in groups):
        return False
    if not alike:
        table.collect(groups[MR_T][0], range(table.seats))
        return True
    if len(alike) == 2:
        one, two = alike
        fights = [(groups[one], {two}, groups[one]), (groups[two], {one}, groups[two])]
    else:
        fights = [(groups[alike[0]], {*groups} - {*alike}, list(range(table.seats)))]
    fights = [(list(members), targets, list(spaces)) for members, targets, spaces in fights]
    while fights := [fight for fight in fights if not _settled(table, *fight)]:
        table.flips += 1
        for members, targets, spaces in list(fights):
            hits = [seat for seat in members if table.show(seat, targets)]
            if len(hits) == 1:
                table.collect(hits[0], spaces)
                members.clear()
            elif 0 < len(hits) < len(members):
                _drop(table, members, targets, next(seat for seat in members if seat not in hits))
    return True


def _settled(table: Table, members: list[int], targets: set[Card], spaces: list[int]) -> bool:
    """Whether a showdown is over; who has no card left drops out of it first."""
    dry = [seat for seat in members if not table.owned(seat)]
    able = len(members) - len(dry)
    if able == 1:
        table.collect(next(seat for seat in members if seat not in dry), spaces)
    if able < 2:
        return True
    for seat in dry:
        _drop(table, members, targets, seat)
    return False


def _drop(table: Table, members: list[int], targets: set[Card], seat: int) -> None:
    members.remove(seat)
    targets.add(table.stacks[seat][-1])
