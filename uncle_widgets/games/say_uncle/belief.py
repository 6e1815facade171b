"""What a view tells of the hidden cards, and drawing them.

Before anybody puts a card away, every hidden dealt card is as likely to be any of the unseen ones. After
that the heap of discards is *not* a sample of the unseen cards: each was chosen from a hand of ten, of
which all have seen some. So the hidden cards are dealt first, and then every take is played again in its
order, under a named model of what is put away.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.say_uncle.cards import Cards
from uncle_widgets.games.say_uncle.state import View

ANY = "any"
"""Every one of the ten cards is as likely to be put away; the one just taken is not among them."""
MODEL = "A player who takes a card is equally likely to put aside any of their 10 cards."


class Hidden(NamedTuple):
    """By seat: hands, dealt cards and discards; and what is left in the bag."""

    hands: tuple[Cards, ...]
    dealt: tuple[Cards, ...]
    discards: tuple[Cards, ...]
    bag: Cards


class Unknown(NamedTuple):
    """A hand that is not seen: how many cards it was dealt, what it drafted, and the turned cards it took."""

    seat: Seat
    dealt: int
    drafted: Cards
    took: Cards

    def played(self, dealt: Cards, rng: Random) -> tuple[list[int], list[int]]:
        """The hand after the draft and every take, from these dealt cards, and what it put away (model ANY)."""
        hand, gone = [*dealt, *self.drafted], []
        for card in self.took:
            at = rng.randrange(len(hand))
            gone.append(hand[at])
            hand[at] = card
        return hand, gone


def unknown(view: View) -> list[Unknown]:
    """The hands that the view does not show."""
    table, seats = view.table, [seat for seat in range(view.seats) if view.dealt[seat] is None]
    return [
        Unknown(
            seat,
            table.dealt_to(seat),
            tuple(pick.card for pick in table.picks if pick.seat == seat),
            tuple(offer.card for offer in table.offers if offer.taker == seat),
        )
        for seat in seats
    ]


def imagine_hands(view: View, rng: Random, times: int) -> Iterator[list[tuple[Seat, Cards, list[int], list[int]]]]:
    """So many times the hidden hands, drawn from what the view leaves open: seat, dealt cards, hand, discards."""
    those = unknown(view)
    for _ in range(times):
        drawn, at, found = rng.sample(view.unseen, sum(one.dealt for one in those)), 0, []
        for one in those:
            dealt = tuple(sorted(drawn[at : at + one.dealt]))
            at += one.dealt
            found.append((one.seat, dealt, *one.played(dealt, rng)))
        yield found


def imagine_hidden(view: View, rng: Random) -> Hidden:
    """The hidden cards, drawn from what the view leaves open."""
    bag = {*view.unseen}
    hands, dealt = [hand or () for hand in view.hands], [five or () for five in view.dealt]
    discards = [gone or () for gone in view.discards]
    (found,) = imagine_hands(view, rng, 1)
    for seat, five, hand, gone in found:
        dealt[seat], hands[seat], discards[seat] = five, tuple(sorted(hand)), tuple(gone)
        bag.difference_update(five)
    return Hidden(tuple(hands), tuple(dealt), tuple(discards), tuple(sorted(bag)))
