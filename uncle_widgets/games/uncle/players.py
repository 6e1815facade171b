"""Strategies for the U.N.C.L.E. card game. They see a View, and choose by value, not by chance alone.

All of them reckon with the unseen cards alike (the value-blind model before a reshuffle).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from random import Random

from uncle_widgets.engine.players import Player, random_player
from uncle_widgets.games.uncle.cards import FULL, HAND, VALUES, needed, pays, piled
from uncle_widgets.games.uncle.state import Lay, View


def plain_random(view: View, moves: Sequence[Lay], rng: Random) -> Lay:
    """One of the three cards held, each equally likely; so a value held twice is twice as likely."""
    return Lay(rng.choice(view.hand)) if view.hand else random_player(view, moves, rng)


def greedy(view: View, moves: Sequence[Lay], rng: Random) -> Lay:
    """An UNCLE if they can make one, else any card."""
    return hit(view) or plain_random(view, moves, rng)


def safe(view: View, moves: Sequence[Lay], rng: Random) -> Lay:
    """An UNCLE if they can, else the card that gives the next player the least: chance times chips."""
    return hit(view) or _least([(_gift(view, move.card), move) for move in moves], rng)


def lookahead(view: View, moves: Sequence[Lay], rng: Random) -> Lay:
    """An UNCLE if they can, else the best balance of their own next turn against the others' around the table.

    The others' hands are taken as independent, each three of the unseen cards; they hit if
    they can and else play any unseen card.
    """
    return hit(view) or _least([(-_balance(view, move.card), move) for move in moves], rng)


def hit(view: View) -> Lay | None:
    want = needed(view.total)
    return Lay(want) if want in view.hand else None


def _least(scored: list[tuple[float, Lay]], rng: Random) -> Lay:
    low = min(score for score, _ in scored)
    return rng.choice([move for score, move in scored if score <= low + 1e-12])


def _holds(view: View, value: int) -> float:
    return _miss(len(view.unseen), view.unseen.count(value))


@lru_cache(maxsize=4096)
def _miss(total: int, copies: int) -> float:
    """The chance that three of `total` cards hold one of `copies`."""
    return float(1 - Fraction(comb(total - copies, HAND), comb(total, HAND)))


def _gift(view: View, card: int) -> float:
    total = view.total + card
    if total >= FULL or needed(total) > 6:
        return 0.0
    return _holds(view, needed(total)) * pays(total + needed(total), view.pot)


def _balance(view: View, card: int) -> float:
    """My expected chips next turn less the mean of the others' until then."""
    kept = list(view.hand)
    kept.remove(card)
    copies = view.copies
    unseen = len(view.unseen)
    holds = {value: _holds(view, value) for value in VALUES}
    start = view.total + card
    totals = {piled(start): 1.0}
    theirs = 0.0
    for _ in range(view.seats - 1):
        after: dict[int, float] = {}
        for total, p in totals.items():
            want = needed(total)
            hits = holds[want] if want <= 6 else 0.0
            if hits:
                theirs += p * hits * pays(total + want, view.pot)
                _land(after, total + want, p * hits)
            others = unseen - (copies[want] if want <= 6 else 0)
            for value in VALUES:
                if value != want and copies[value]:
                    _land(after, total + value, p * (1 - hits) * copies[value] / others)
        totals = after
    mine = 0.0
    for total, p in totals.items():
        want = needed(total)
        if want <= 6:
            chance = 1.0 if want in kept else copies[want] / unseen
            mine += p * chance * pays(total + want, view.pot)
    return mine - theirs / (view.seats - 1)


def _land(totals: dict[int, float], total: int, p: float) -> None:
    found = piled(total)
    totals[found] = totals.get(found, 0.0) + p


PLAYERS: Mapping[str, Player] = {
    "random": plain_random,
    "greedy": greedy,
    "safe": safe,
    "lookahead": lookahead,
    "expert": lookahead,
}
