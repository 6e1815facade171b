"""Strategies for the Mr. T card game. They see a View and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from random import Random

from uncle_widgets.engine.game import Seat
from uncle_widgets.engine.players import Player
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.cards import MR_T, Card
from uncle_widgets.games.mr_t.state import SHOWS, TURN, Fight, Move, View

RESERVE = 1.5
"""What a hand card is worth to the expert, in cards of the board."""


def plain_random(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """The pile's top or one card of the hand, each equally likely; so a name held twice is twice as likely."""
    top = tuple(move for move in moves if move == TURN)
    return rng.choice((*top, *(SHOWS[card] for card in view.hand)))


def greedy(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """A target from the hand whenever possible, else the top of the pile, else any card."""
    hits = _hits(view)
    if hits:
        return SHOWS[rng.choice(hits)]
    return TURN if TURN in moves else plain_random(view, moves, rng)


def expert(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """A sure card where the board is worth it; without a pile in the flip the name that most may match."""
    fight = view.fight_of(view.me)
    if fight is None:
        return SHOWS[max({*view.hand}, key=lambda card: (_matched(view, card), card))]
    hits = _hits(view)
    if hits and (TURN not in moves or _worth(view, fight) > RESERVE):
        return SHOWS[min({*hits}, key=lambda card: (view.unseen.count(card), card))]
    if TURN in moves:
        return TURN
    return SHOWS[min({*view.hand}, key=lambda card: (view.unseen.count(card), card))]


def _hits(view: View) -> tuple[Card, ...]:
    """The targets in the watcher's hand, where they are in a showdown."""
    fight = view.fight_of(view.me)
    return tuple(card for card in view.hand if card in fight.targets) if fight else ()


def _worth(view: View, fight: Fight) -> float:
    """Cards that showing a sure one brings more than the top: the board times (1 - t)/2, as in a lead of one.

    The cards that are won now and those which the others must still lay are the board.
    """
    assert isinstance(view.me, int)
    pot = sum(len(view.stacks[space]) for space in fight.spaces) + len(fight.members)
    return pot * (1 - hits_top(view, view.me, fight)) / 2


def hits_top(view: View, seat: Seat, fight: Fight) -> float:
    """The chance that the top of the seat's pile is a target; 0 without a pile."""
    bag = next_of(view, seat)
    total = sum(bag.values())
    return sum(bag.get(card, 0) for card in fight.targets) / total if total else 0.0


@lru_cache(maxsize=4096)
def held(good: int, total: int, cards: int) -> float:
    """The chance that so many of `total` cards hold one of the good."""
    return float(1 - Fraction(comb(total - good, cards), comb(total, cards)))


def _matched(view: View, card: Card) -> float:
    """How many of the others one expects to turn this name up; MR. T counts a bit more, since it wins alone."""
    expected = 0.5 if card == MR_T else 0.0
    for seat in view.active:
        if seat != view.me:
            bag = next_of(view, seat)
            total = sum(bag.values())
            expected += bag.get(card, 0) / total if total else 0.0
    return expected


PLAYERS: Mapping[str, Player] = {"random": plain_random, "greedy": greedy, "expert": expert}
