"""Drawing full states from what a View leaves open."""

from __future__ import annotations

from random import Random

from uncle_widgets.games.uno.state import Cards, State, View


def imagine(view: View, rng: Random) -> State:
    """A full state: the unseen cards at random to the hidden hands and the draw pile."""
    table = view.table
    cards = list(view.unseen)
    rng.shuffle(cards)
    hands: list[Cards] = []
    at = 0
    for seat, hand in enumerate(view.hands):
        if hand is None:
            hand = tuple(sorted(cards[at : at + table.counts[seat]]))
            at += len(hand)
        hands.append(hand)
    return State(table, tuple(hands), tuple(sorted(cards[at:])))
