"""What two questions of Mr. T are asked about, as values: a rival who may match, and a showdown of two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import prod
from typing import NamedTuple

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.cards import Cards
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.common import BLIND, EVERY
from uncle_widgets.games.mr_t.questions.step_words import HOLDS, TOP, WIN
from uncle_widgets.games.mr_t.rules import MrT
from uncle_widgets.games.mr_t.state import Fight, View
from uncle_widgets.probability.counting import at_least_one


@dataclass(frozen=True)
class Case:
    """What is asked of a rival `seat` in a `fight`: whether one of those `asked` has a match, or none of them."""

    view: View
    fight: Fight
    seat: Seat
    event: str
    play: str
    asked: Sequence[Seat]

    @cached_property
    def game(self) -> MrT:
        return common.game_of(self.view)

    @cached_property
    def total(self) -> int:
        return len(self.view.unseen)

    @cached_property
    def good(self) -> int:
        """Unseen cards that match."""
        return common.matching(self.view, self.fight.targets)

    @property
    def n(self) -> int:
        """The rival's hand cards."""
        return self.view.sizes[self.seat]

    @cached_property
    def hand(self) -> Fraction:
        """The chance that a match is in the hand, which has cards."""
        return odds.hand_has(self.fight.targets, self.view.unseen, self.n)

    def drawn(self, shows: bool) -> tuple[int, list[Fraction]]:
        """What those asked about may match with: cards of the common bag, and the chances that tops of another
        bag miss. Who does not look at the hand has the top alone."""
        view, cards, misses = self.view, 0, list[Fraction]()
        if self.event == HOLDS:
            return self.n, misses
        for seat in self.asked:
            cards += view.sizes[seat] if shows else not view.piled(seat)
            if view.fresh[seat]:
                cards += 1
            elif view.piled(seat):
                misses.append(1 - odds.top_hits(self.fight.targets, next_of(view, seat)))
        return cards, [miss for miss in misses if miss != 1]

    @cached_property
    def draws(self) -> tuple[int, list[Fraction]]:
        return self.drawn(self.event != TOP and self.play != BLIND)

    def missed(self, cards: int, misses: Sequence[Fraction]) -> Fraction:
        """The chance that none of these matches."""
        return (1 - at_least_one(self.good, self.total, cards)) * prod(misses)

    @cached_property
    def lacks(self) -> tuple[Fraction, Fraction]:
        """Under EVERY: the chances that the hand has no match, and that the top has none either then."""
        view, targets = self.view, self.fight.targets
        hand = odds.hand_lacks(targets, view.unseen, self.n, view.passed[self.seat])
        if view.fresh[self.seat]:
            left = self.total - self.n
            return hand, Fraction(max(left - self.good, 0), left)
        top = next_of(view, self.seat)
        return hand, 1 - odds.top_hits(targets, top) if top else Fraction(1)

    @cached_property
    def none(self) -> Fraction:
        """The chance that nobody matches."""
        return Fraction(prod(self.lacks)) if self.play == EVERY else self.missed(*self.draws)

    @property
    def p(self) -> Fraction:
        return self.none if self.event == WIN else 1 - self.none


class Duel(NamedTuple):
    """A showdown of two, all hands open: `me` with `a` matches in hand against `b` of `them`, called i and they.

    A top matches with chance `t`, `pot` cards lie on the board, and `events` may be asked.
    """

    members: Sequence[Seat]
    targets: Cards
    me: Seat
    them: Seat
    i: str
    they: str
    a: int
    b: int
    t: Fraction
    pot: int
    events: tuple[str, ...]
