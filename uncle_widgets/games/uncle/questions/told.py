"""What a pile in which tens were missed tells of the next hand: the cases, by how many of its cards can fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.uncle.belief import NEVER, belief, chance_of
from uncle_widgets.games.uncle.cards import HAND
from uncle_widgets.games.uncle.odds import Declined
from uncle_widgets.games.uncle.questions.give_next import Lays
from uncle_widgets.games.uncle.questions.reasons import one_of, pile_keys
from uncle_widgets.probability.reasons import Line, Node
from uncle_widgets.probability.show import percent


@dataclass(frozen=True)
class Told:
    """A card that is played on a pile in which tens were missed; `prior` is the chance by the cards alone."""

    at: Lays
    prior: Fraction
    passed: Sequence[Declined]

    @property
    def seat(self) -> Seat:
        return self.at.view.next

    @property
    def who(self) -> str:
        return LETTERS[self.seat]

    @property
    def want(self) -> int:
        return self.at.want

    @property
    def hand(self) -> tuple[str, ...]:
        return one_of(self.at.view, self.seat)

    @property
    def total(self) -> int:
        return len(self.at.view.unseen)

    @property
    def copies(self) -> int:
        return self.at.view.unseen.count(self.want)

    @cached_property
    def groups(self) -> Mapping[int, tuple[Fraction, Fraction]]:
        """By how many cards of that hand can't be the one needed: the chance, and that with one in it."""
        groups: dict[int, tuple[Fraction, Fraction]] = {}
        for case, w in belief(self.at.view, NEVER).cases:
            old = sum(not slot.may_be(self.want) for slot in case.slots[self.seat])
            p, q = groups.get(old, (Fraction(), Fraction()))
            groups[old] = (p + w, q + w * chance_of(case, self.seat, self.want))
        return dict(sorted(groups.items(), reverse=True))

    @cached_property
    def elsewhere(self) -> set[int]:
        """How many cards of the other hands can't be the one needed, in any of the cases."""
        hands = (
            [slot for seat, hand in enumerate(case.slots) if seat != self.seat for slot in hand]
            for case, _ in belief(self.at.view, NEVER).cases
        )
        return {sum(not slot.may_be(self.want) for slot in hand) for hand in hands}

    def turns(self, since: Declined) -> tuple[str, ...]:
        """The cards of the pile that this player has played since then, that one included. A draw follows each."""
        laid = zip(pile_keys(self.at.view), self.at.view.pile, strict=True)
        first = since.at - self.at.view.first
        return tuple(key for k, (key, card) in enumerate(laid) if k >= first and card.seat == since.seat)


def _held(told: Told, old: int) -> str:
    """'Two of B's cards can be 5s'."""
    new = ("None", "One", "Two", "All three")[HAND - old]
    return f"{new} of {told.who}'s cards can be {'a ' * (HAND - old == 1)}{told.want}{'s' * (HAND - old > 1)}"


def by_case(told: Told) -> Iterator[Line]:
    """By how many of the next player's cards can still be the one needed."""
    who, want = told.who, told.want
    yield Line(f"{who} has a {want}, by the cards alone", "any three hidden cards", percent(told.prior), told.hand)
    for d in told.passed:
        text = f"{LETTERS[d.seat]} needed a {d.want} and played a {d.card}"
        lit = (f"p{d.at}", *one_of(told.at.view, d.seat))
        yield Line(f"{LETTERS[d.seat]} didn't make {d.goal}", text, f"no {d.want} then", lit)
    for old, (p, q) in told.groups.items():
        yield Line(_held(told, old), f"{percent(p)} of these deals × {percent(q / p)}", percent(q), told.hand)
    yield Line("All together", "the sum", percent(told.at.p), told.hand)


def tree_of(told: Told) -> Node:
    nodes = []
    for old, (p, q) in told.groups.items():
        leaves = (Node(f"has a {told.want}", q / p), Node("doesn't", 1 - q / p))
        nodes.append(Node(_held(told, old), p, f"a {told.want}: {percent(q / p)}", leaves))
    return Node(f"{told.who}'s hand", None, percent(told.at.p), tuple(nodes))
