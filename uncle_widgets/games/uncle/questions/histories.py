"""How the hidden cards came about since a reshuffle, as if nothing were read from an UNCLE that was let pass.

At the reshuffle the hidden hands held batch 0; what has been drawn since is of batch 1 (see `belief.Since`).
Each player laid any one of their cards. What they laid is known, so a history is which batch each card came
from. The ways of every history are counted once a view, and histories are drawn by them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import perm
from random import Random
from typing import TypeAlias

from uncle_widgets.engine.cards import put
from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uncle.belief import since_reshuffle
from uncle_widgets.games.uncle.cards import HAND, Cards
from uncle_widgets.games.uncle.slots import Bag, bag_of, cards_of
from uncle_widgets.games.uncle.state import View

Slot: TypeAlias = list[int]
"""A card in a hand: its value, 0 until it is known, and its batch."""
Old: TypeAlias = tuple[tuple[int, ...], Bag]
"""How many cards of batch 0 each hidden hand holds, and which these are."""


@dataclass(frozen=True)
class Play:
    """A card laid, and what was to come then of both batches together; `own`: what the watcher drew after it.

    `new` says that the card drawn after it is of batch 1.
    """

    seat: Seat
    card: int
    hidden: bool
    left: Bag
    own: int
    new: bool


class Histories:
    """All that may have happened in a view since the last reshuffle, or since the pile on the table began."""

    def __init__(self, view: View) -> None:
        self.view = view
        told = since_reshuffle(view, whole=True)
        self.start = told.start
        self.first: Old = tuple(HAND * (hand is None) for hand in view.hands), bag_of(told.hidden)
        own, left = iter(told.own), Counter((*told.hidden, *told.aside))
        self.plays: list[Play] = []
        for at, (seat, card) in enumerate(view.plays[told.start :], told.start):
            new, hidden = at >= told.moment, view.hands[seat] is None
            drawn = next(own, 0) if new and not hidden else 0
            self.plays.append(Play(seat, card, hidden, bag_of(tuple(left.elements())), drawn, new))
            left[card if hidden else drawn] -= 1
        self.last = bag_of(tuple(left.elements()))
        self._ways: dict[tuple[int, Old], int] = {}
        self._open: dict[tuple[int, Old], tuple[list[tuple[int, Old]], list[int]]] = {}

    def options(self, at: int, old: Old) -> list[tuple[int, int, Old]]:
        """What play `at` may have been: of which batch, in how many ways, and what is then left of batch 0."""
        play, (held, bag) = self.plays[at], old
        if not play.hidden:
            ways = play.left[play.own - 1] - bag[play.own - 1] if play.own else 1
            return [(1, ways, old)]
        seat, value = play.seat, play.card - 1
        left = put(held, seat, held[seat] - play.new), put(bag, value, bag[value] - 1)
        return [
            (0, held[seat] * bag[value], left),
            (1, (HAND - held[seat]) * (play.left[value] - bag[value]), old),
        ]

    def ways(self, at: int, old: Old) -> int:
        """In how many ways it may have gone on from play `at` to what is seen now."""
        if at == len(self.plays):
            held, bag = old
            hidden = sum(size for size, hand in zip(self.view.sizes, self.view.hands, strict=True) if hand is None)
            return perm(sum(bag), sum(held)) * perm(sum(self.last) - sum(bag), hidden - sum(held))
        key = at, old
        if key not in self._ways:
            found = self.options(at, old)
            self._ways[key] = sum(n * self.ways(at + 1, after) for _, n, after in found if n)
        return self._ways[key]

    def open(self, at: int, old: Old) -> tuple[list[tuple[int, Old]], list[int]]:
        """What play `at` may have been, as `options` has it, and in how many ways up to each of these."""
        key = at, old
        if key not in self._open:
            found = [(batch, n, after) for batch, n, after in self.options(at, old) if n]
            ways = [*accumulate(n * self.ways(at + 1, after) for _, n, after in found)]
            self._open[key] = [(batch, after) for batch, _, after in found], ways
        return self._open[key]

    def draw(self, rng: Random) -> tuple[list[Cards], Cards, list[tuple[int, list[Slot]]]]:
        """One of them: the hands and the draw pile now, and each hidden play with the hand that it came from."""
        hands = {seat: [[0, 0] for _ in range(n)] for seat, n in enumerate(self.first[0]) if n}
        moments: list[tuple[int, list[Slot]]] = []
        old = self.first
        for at, play in enumerate(self.plays):
            found, ways = self.open(at, old)
            batch, old = rng.choices(found, cum_weights=ways)[0] if len(found) > 1 else found[0]
            if play.hidden:
                hand = hands[play.seat]
                slot = rng.choice([slot for slot in hand if slot[1] == batch])
                slot[0] = play.card
                moments.append((self.start + at, list(hand)))
                hand[next(k for k, other in enumerate(hand) if other is slot)] = [0, int(play.new)]
        rest = []
        bags = old[1], tuple(both - olds for both, olds in zip(self.last, old[1], strict=True))
        for batch, bag in enumerate(bags):
            cards = list(cards_of(bag))
            rng.shuffle(cards)
            for slot in (slot for hand in hands.values() for slot in hand if slot[1] == batch):
                slot[0] = cards.pop()
            rest += cards
        held = [
            hand if hand is not None else tuple(sorted(slot[0] for slot in hands[seat]))
            for seat, hand in enumerate(self.view.hands)
        ]
        return held, tuple(sorted(rest)), moments


@lru_cache(maxsize=16)
def histories(view: View) -> Histories:
    return Histories(view)
