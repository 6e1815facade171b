"""Drawing full states from what a View leaves open.

The model of the others is value-blind: whatever they lay, they lay as if picking one of their
cards unseen, so that what stays behind is as good as freshly dealt. Under it the hidden cards
are all alike, but for the hard facts that the table's log and the watcher's secrets hold; `replay`
tells the log again and keeps to them. With none of these, a shuffle will do.

A few replays are tried by chance and one is drawn by weight. Where chance finds none, a search
goes through the replays in order, so that a fact is never given up.
"""

from __future__ import annotations

from bisect import bisect_left
from random import Random
from typing import NamedTuple

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uno.cards import DECK, FIT, Card, Cards
from uncle_widgets.games.uno.replay import Lots, Replay, Search
from uncle_widgets.games.uno.state import State, View
from uncle_widgets.refusal import Refusal

FACTS = {"none", "some", "wrong", "undo", "return", "reshuffle"}
PARTICLES, TRIES = 4, 40
"""Replays that are weighed against each other, and how many are tried at most to find them."""


class Told(NamedTuple):
    """The hidden hands, each in the order in which its cards came, and what each seat drew this epoch."""

    hands: dict[Seat, Cards]
    takes: dict[Seat, Cards]


def imagine(view: View, rng: Random) -> State:
    """A full state with the view's table and hands, the hidden cards drawn by the model above."""
    hidden = [seat for seat, hand in enumerate(view.hands) if hand is None]
    if hidden and any(seen.what in FACTS for seen in view.table.log):  # no log: nothing is remembered
        return _whole(view, _with_facts(view, hidden, rng), rng)
    return _whole(view, _shuffled(view, hidden, rng), rng)


def _shuffled(view: View, hidden: list[Seat], rng: Random) -> Told:
    counts = view.table.counts
    cards = rng.sample(view.unseen, sum(counts[seat] for seat in hidden))
    hands, at = {}, 0
    for seat in hidden:
        hands[seat] = tuple(cards[at : at + counts[seat]])
        at += counts[seat]
    return Told(hands, {})


def _with_facts(view: View, hidden: list[Seat], rng: Random) -> Told:
    """Hands in keeping with the facts."""
    found: list[tuple[float, Told]] = []
    for _ in range(TRIES):
        replay = Replay(view, hidden, Lots(rng))
        if replay.whole:
            found.append((replay.weight, Told(replay.hands, replay.takes)))
            if len(found) == PARTICLES:
                break
    if found:
        (drawn,) = rng.choices([told for _, told in found], [weight for weight, _ in found])
        return drawn
    search = Search(rng)
    while search.goes_on:
        replay = Replay(view, hidden, search)
        if replay.whole:
            return Told(replay.hands, replay.takes)
        search.next()
    raise Refusal("Expected a view that some deal could have led to.")


def _whole(view: View, told: Told, rng: Random) -> State:
    table, imagined = view.table, told.hands
    hands = tuple(tuple(sorted(imagined[seat])) if hand is None else hand for seat, hand in enumerate(view.hands))
    if table.phase == "pick":
        gone = len(DECK) - table.draw_count  # those picked before went back
        stock = _minus(DECK, [card for _, card in table.picks[len(table.picks) - gone :]])
    else:
        stock = _minus(view.unseen, [card for hand in imagined.values() for card in hand])
    if view.covered:  # discards that are not remembered
        under = sorted(rng.sample(stock, view.covered))
        stock = _minus(stock, under)
        table = table.but(discards=(*under, *table.discards))
    takes = tuple(view.takes if s == view.me else told.takes.get(s, ()) for s in range(view.seats))
    drawn = view.drawn
    if table.phase == "drawn" and not drawn:
        drawn = _last_drawn(view, imagined[table.seat])
    return State(table, hands, stock, drawn, _held(view, imagined, hands, rng), view.shown, takes)


def _last_drawn(view: View, hand: Cards) -> Card:
    """The card just drawn: the last to come. Where the log is forgotten one that fits, if it had to."""
    if view.options.draw_until and view.table.draw_count and not view.table.log:
        fit = FIT[view.table.top, view.table.colour]
        return next((card for card in reversed(hand) if card in fit), hand[-1])
    return hand[-1]


def _held(view: View, imagined: dict[Seat, Cards], hands: tuple[Cards, ...], rng: Random) -> Cards:
    """The hand behind a Wild Draw Four that waits for an answer, without what its layer, caught, drew since."""
    table = view.table
    if table.layer < 0 or not any(task.phase == "answer" for task in table.agenda):
        return ()
    layer, log = table.layer, table.log
    since = 0
    while since < len(log) and log[-1 - since][:2] in (("take", layer), ("reshuffle", -1)):
        since += 1
    new = sum(seen.what == "take" for seen in log[len(log) - since :])
    if layer in imagined:
        return tuple(sorted(imagined[layer][: len(imagined[layer]) - new]))
    if layer == view.me and len(view.takes) >= new:
        return _minus(hands[layer], list(view.takes[len(view.takes) - new :]))
    return tuple(sorted(rng.sample(hands[layer], len(hands[layer]) - new)))


def _minus(bag: Cards, gone: list[Card]) -> Cards:
    left = list(bag)
    for card in gone:
        del left[bisect_left(left, card)]
    return tuple(left)
