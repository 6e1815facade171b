"""U-L1: can a hand make an UNCLE on this total?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY
from uncle_widgets.games.uncle.cards import COPIES, DECK, HAND, Cards, needed
from uncle_widgets.games.uncle.questions import reasons, trials
from uncle_widgets.games.uncle.questions.hands import Holds
from uncle_widgets.games.uncle.questions.illustrated import hand_of_three
from uncle_widgets.games.uncle.questions.tables import undealt, unlooked
from uncle_widgets.games.uncle.scene import face
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import complement, count, hundred, turned_up
from uncle_widgets.probability.counting import hypergeometric
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Mistake, Model, Part
from uncle_widgets.probability.show import percent

SLOTS = {
    "fresh": percent(odds.hand_holds(1, DECK)),
    "fresh_all": f"{comb(len(DECK), HAND):,}",
    "fresh_none": f"{comb(len(DECK) - COPIES, HAND):,}",
    "three_times": percent(Fraction(HAND * COPIES, len(DECK))),
}
"""Words for the lesson that hang on no position."""


@dataclass(frozen=True)
class HitNow(Question[View]):
    """`hand`: a seat, 'fresh' (three of a full deck) or 'unlooked' (yours, before you look).

    Unless it is said: the hand on turn; where that is yours, the next one.
    """

    id: ClassVar[str] = "U-L1"
    title: ClassVar[str] = "Who can make an UNCLE now?"
    name: ClassVar[str] = "Who can hit?"
    when: ClassVar[str] = "whenever a card is to be played"
    concept: ClassVar[str] = "the complement rule"
    misconception: ClassVar[str] = "adding the three cards' chances"
    hand: int | str = ""

    @property
    def model(self) -> Model:
        return Model(ANY, "We suppose that a hidden hand is any three of the unseen cards, whatever was played.")

    def hands(self, view: View) -> tuple[tuple[int | str, str], ...]:
        """The hands that may be asked about in this position, and what they are called."""
        order = [(view.seat + k) % view.seats for k in range(view.seats)]
        others = tuple((seat, LETTERS[seat]) for seat in order if seat != view.me)
        mine = (("unlooked", "yours, before you look"),) if view.hand and reasons.alike(view) else ()
        return (("fresh", "three from a full deck"), *mine, *others)

    def choice(self, view: View, hands: tuple[tuple[int | str, str], ...]) -> int | str:
        """The hand asked about, of these."""
        if self.hand in dict(hands):
            return self.hand
        return view.seat if view.hands[view.seat] is None else view.next

    def table(self, view: View) -> View:
        match self.choice(view, self.hands(view)):
            case "fresh":
                return undealt(view, total=view.total, seat=view.seat)
            case "unlooked":
                return unlooked(view)
        return view

    def arise(self, view: View) -> Hit | None:
        if view.phase != "play":
            return None
        want, hands = needed(view.total), self.hands(view)
        goal = view.total + want
        kind: type[Hit] = Dealt
        match hand := self.choice(view, hands):
            case "fresh":
                cards, ask = DECK, "How many hands of three from a full deck hold one?"
                given = "Nobody has looked: all 42 cards, these too, are shuffled and three are dealt."
            case "unlooked":
                cards = view.unseen + view.hand
                ask = "You have not looked at your hand yet. How likely is it that you hold one?"
                seen = "the pile and the cards put aside" if view.aside else "the pile"
                given = f"You see {seen}, not your hand. {count(len(cards))} are unseen."
            case held:
                kind, cards, given, who = Hit, view.unseen, reasons.sight(view), LETTERS[int(held)]
                ask = f"Can {who} make an UNCLE on it?" if held == view.seat else f"Is one in {who}'s hand?"
        words = f"The total is {view.total}. A {want} makes {goal}. {ask}"
        if want > 6:
            far = f"{goal} is {want} away, more than any card. Can anybody make an UNCLE now?"
            kind, words = Dead, f"The total is {view.total}. {far}"
        return kind(self, view, hand, hands, cards, want, words, given)


@dataclass(eq=False)
class Hit(Holds):
    """The question about a hand that a seat holds."""

    question: HitNow
    hand: int | str
    hands: tuple[tuple[int | str, str], ...]
    cards: Cards
    want: int
    words: str = ""
    given: str = ""

    def __post_init__(self) -> None:
        me, self.total = self.view.me, self.view.total
        self.seat = self.hand if isinstance(self.hand, int) else me if isinstance(me, int) else self.view.seat
        self.knobs = (Knob("hand", "Whose hand", self.hands, value=self.hand),)

    def answer(self) -> Fraction | int:
        return odds.could_hit(self.view, self.seat)

    def once(self, rng: Random) -> tuple[bool, dict[str, Any]]:
        view, seat, state = self.view, self.seat, trials.dealt(self.view, rng)
        if self.hand == seat:
            shown = reasons.turned(view, seat, state.hands[seat])
        else:
            cards = tuple(sorted(rng.sample(self.cards, HAND)))
            state = trials.swap_in(state, seat, cards)
            on_table = self.hand != "fresh"  # before any deal no hand lies there
            shown = turned_up(seat, cards, face) if on_table else self.laid(cards)
        return bool(trials.makes(view, state, seat)), shown

    def laid(self, cards: Cards) -> dict[str, Any]:
        """A hand that has no place on the table, in a row; lit is the card that makes the ten."""
        return {**traced([Trace(face(card), counts=card == self.want) for card in cards])}

    @cached_property
    def slots(self) -> Mapping[str, str]:
        reach, here = f"Only a {self.want} reaches it.", f"Here the answer is {hundred(self.number)}."
        if self.want > 6:
            reach = f"That is {self.want} away, and no card is worth more than 6: nobody can make an UNCLE now."
            here = "Here the answer is 0: no card is worth that much."
        start = f"The total is {self.total}, and the next ten is {self.total + self.want}."
        return {"reach": f"{start} {reach}", "answer": here, **SLOTS}


@dataclass(eq=False)
class Dealt(Hit):
    """The question about three cards dealt before anybody looks."""

    def answer(self) -> Fraction:
        return odds.hand_holds(self.want, self.cards)

    @cached_property
    def derivation(self) -> Derivation:
        lies, want, n, u = self.question.table(self.view), self.want, len(self.cards), self.cards.count(self.want)
        pile, aside = [laid.card for laid in lies.pile], lies.aside or ()
        seen = reasons.seen_keys(lies) or ("draw",)
        known = (len(pile), "in the pile"), (len(aside), "put aside")
        same = (pile.count(want), "in the pile"), (aside.count(want), "put aside")
        return Derivation((
            reasons.minus_line("cards", len(DECK), known, seen),
            reasons.minus_line(f"{want}s", COPIES, same, reasons.seen_keys(lies, want)),
            *complement("it", HAND, n, u, f"a {want}", reasons.one_of(lies, self.seat)),
        ))  # fmt: skip

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return reasons.counted(hypergeometric(self.cards.count(self.want), len(self.cards), HAND), self.want)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        return hand_of_three(self.want, len(self.cards), self.cards.count(self.want))


@dataclass(eq=False)
class Dead(Hit):
    """The question about a hand on a total from which no card makes the ten."""

    says = "such hands can reach the ten"
    parts = (Part("cannot reach it", Fraction(1), 0),)
    pictures = ()
    derivable = False

    def answer(self) -> int:
        return 0

    @cached_property
    def derivation(self) -> Derivation:
        return reasons.no_card(self.total, ("dial", *reasons.pile_keys(self.view)))

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        words = "One number in ten is a ten. But no card is worth that much."
        return (Mistake("alike", "1 in 10", Fraction(1, 10), words),)
