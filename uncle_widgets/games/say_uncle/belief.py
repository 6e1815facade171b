"""What a view tells of the hidden cards, and drawing them.

Before anybody puts a card away, every hidden dealt card is as likely to be any of the unseen ones. After
that the heap of discards is *not* a sample of the unseen cards: each was chosen from a hand of ten, of
which all have seen some. So the hidden cards are dealt first, and then every take is played again in its
order, under a named model of what is put away.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.say_uncle.cards import Cards
from uncle_widgets.games.say_uncle.state import View

ANY = "any"
"""Every one of the ten cards is as likely to be put away; the one just taken is not among them."""
MODEL = "We suppose that whoever takes a card puts away any of their ten cards, each equally likely."


class Hidden(NamedTuple):
    """By seat: hands, dealt cards and discards; and what is left in the bag."""

    hands: tuple[Cards, ...]
    dealt: tuple[Cards, ...]
    discards: tuple[Cards, ...]
    bag: Cards


def imagine_hidden(view: View, rng: Random) -> Hidden:
    """The hidden cards, drawn from what the view leaves open."""
    table = view.table
    unknown = [seat for seat in range(view.seats) if view.dealt[seat] is None]
    counts = [table.dealt_to(seat) for seat in unknown]
    drawn = rng.sample(view.unseen, sum(counts))
    bag = tuple(sorted({*view.unseen}.difference(drawn)))
    hands, dealt = [hand or () for hand in view.hands], [five or () for five in view.dealt]
    discards = [gone or () for gone in view.discards]
    at = 0
    for seat, n in zip(unknown, counts, strict=True):
        dealt[seat] = tuple(sorted(drawn[at : at + n]))
        at += n
        hand, gone = _played(view, seat, dealt[seat], rng)
        hands[seat], discards[seat] = tuple(sorted(hand)), gone
    return Hidden(tuple(hands), tuple(dealt), tuple(discards), bag)


def _played(view: View, seat: Seat, dealt: Cards, rng: Random) -> tuple[list[int], Cards]:
    """A hand after the draft and every take of this seat, and what it put away (model ANY)."""
    table = view.table
    hand = [*dealt, *(pick.card for pick in table.picks if pick.seat == seat)]
    gone = []
    for offer in table.offers:
        if offer.taker == seat:
            at = rng.randrange(len(hand))
            gone.append(hand[at])
            hand[at] = offer.card
    return hand, tuple(gone)
