"""The pictures of the derivations: hands counted, piles as footprints."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uncle.cards import HAND
from uncle_widgets.games.uncle.questions.reasons import alike
from uncle_widgets.games.uncle.state import View
from uncle_widgets.probability.counting import hypergeometric
from uncle_widgets.probability.pictures import CountedTwice, DrawByDraw, Footprints, Picture

SEED = 1964
"""Of what a picture simulates: the same for everybody, and said."""
ROWS = 100


def hand_of_three(want: int, total: int, copies: int) -> tuple[Picture, ...]:
    """A hand from `total` cards of which `copies` are a `want`; nothing where it is certain either way."""
    held = hypergeometric(copies, total, HAND)
    if held.P(bool) in (0, 1):
        return ()
    twice = CountedTwice(
        f"A hand with two {want}s still counts once",
        f"A ringed hand has more than one {want}. "
        f"The sum {HAND} × {copies}/{total} counts it once for each {want}.",
        held,
        f"a {want}",
        f"{want}s",
    )
    return twice, DrawByDraw("Card by card", "", total, copies, HAND, f"a {want}")


def hidden_hand(view: View, seat: Seat, want: int) -> tuple[Picture, ...]:
    """The same for a seat's hand of unseen cards, where all of them are alike."""
    if want > 6 or view.hands[seat] is not None or view.sizes[seat] != HAND or not alike(view):
        return ()
    return hand_of_three(want, len(view.unseen), view.copies[want])


def footprints(deck: Sequence[int], start: int, exact: tuple[Fraction, ...], back: bool) -> Footprints:
    """A hundred piles from `start` on, their cards from the shuffled deck or, with `back`, each put back.

    `exact` has the chances of the totals up to the target.
    """
    rng, rows = Random(SEED), []
    values, target = sorted({*deck}), start + len(exact)
    for _ in range(ROWS):
        cards, totals = list(deck), [start]
        rng.shuffle(cards)
        while totals[-1] < target:
            totals.append(totals[-1] + (rng.choice(values) if back else cards.pop()))
        rows.append(tuple(totals))
    mean = Fraction(sum(deck), len(deck))
    caption = (
        f"Each arc is a card, and each footprint is a total. A card is worth {float(mean):.3g} on average, so "
        f"high up a pile stops at about one number in {float(mean):.3g}. (Simulated, seed {SEED}.)"
    )
    return Footprints("Where piles stop", caption, start, target, tuple(rows), exact)
