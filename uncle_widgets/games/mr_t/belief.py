"""What a View of the Mr. T card game leaves open, and drawing it.

All never-seen cards are alike: those on top of the piles, and those of the hands that the watcher does not see.
What lies under them, won, is known to all: each batch's cards, not their order. That plays tell nothing of a
hand is the model here (BLIND); who supposes more of the others says so (see `odds`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from uncle_widgets.games.mr_t.cards import Card, Cards, counted
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.state import HELD, HIDDEN, TOP, View


def coming(fresh: int, batches: tuple[Cards, ...], bag: Cards, options: Options) -> Cards:
    """The cards that the next one of a pile may be, each alike."""
    if fresh:
        return bag
    batch = batches[0]
    return batch if options.collect == "shuffle" else batch[:1]


def next_of(view: View, seat: int) -> Mapping[Card, int]:
    """Name to copies: what the next card of the seat's pile may be, each copy alike; empty without a pile."""
    fresh, won = view.fresh[seat], view.won[seat]
    return counted(coming(fresh, won, view.unseen, view.options)) if fresh or won else {}


def next_each(view: View, seats: Iterable[int]) -> dict[int, Mapping[Card, int]]:
    """The same for each of these seats."""
    return {seat: next_of(view, seat) for seat in seats}


def imagine_hidden(view: View, rng: Random) -> tuple[tuple[Cards, ...], Cards, tuple[str, ...]]:
    """Hands, the common bag and the commitments, drawn alike from all that the view leaves open.

    A hidden commitment is any card that the seat could have played, its pile's top among them.
    """
    cards = list(view.unseen)
    rng.shuffle(cards)
    hands = []
    for hand, size in zip(view.hands, view.sizes, strict=True):
        hands.append(hand if hand is not None else tuple(sorted(cards.pop() for _ in range(size))))
    plays = []
    for seat, play in enumerate(view.plays):
        if play == HELD:
            play = rng.choice(hands[seat])
        elif play == HIDDEN:
            top = (TOP,) if view.phase == "step" and view.piled(seat) else ()
            play = rng.choice((*top, *hands[seat]))
        plays.append(play)
    return tuple(hands), tuple(sorted(cards)), tuple(plays)
