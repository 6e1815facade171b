"""U-L1: can a hand make an UNCLE on this total?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY
from uncle_widgets.games.uncle.cards import COPIES, DECK, HAND, VALUES, needed
from uncle_widgets.games.uncle.questions import trials
from uncle_widgets.games.uncle.questions.illustrated import hand_of_three, hidden_hand
from uncle_widgets.games.uncle.questions.reasons import (
    alike,
    counted,
    hand_derivation,
    hand_mistakes,
    no_card,
    one_of,
    pile_keys,
    sight,
    turned,
    without_any,
)
from uncle_widgets.games.uncle.questions.tables import undealt, unlooked
from uncle_widgets.games.uncle.scene import face
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import count, hundred, subtraction, turned_up
from uncle_widgets.probability.counting import hypergeometric
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent


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
    misconception: ClassVar[str] = "adding the three cards' chances: 3 × 7/42"
    hand: int | str = ""

    @property
    def model(self) -> Model:
        return Model(ANY, "We suppose that a hidden hand is any three of the unseen cards, whatever was played.")

    def choice(self, view: View) -> int | str:
        """The hand asked about in this position."""
        offered = [value for value, _ in self.hands(view)]
        if self.hand in offered:
            return self.hand
        return view.seat if view.hands[view.seat] is None else (view.seat + 1) % view.seats

    def hands(self, view: View) -> tuple[tuple[int | str, str], ...]:
        order = [(view.seat + k) % view.seats for k in range(view.seats)]
        others = tuple((seat, LETTERS[seat]) for seat in order if seat != view.me)
        mine = (("unlooked", "yours, before you look"),) if view.hand and alike(view) else ()
        return (("fresh", "three from a full deck"), *mine, *others)

    def knobs(self, view: View) -> tuple[Knob, ...]:
        return (Knob("hand", "Whose hand", self.hands(view), value=self.choice(view)),)

    def ask(self, view: View) -> str | None:
        if view.phase != "play":
            return None
        want, goal = needed(view.total), view.total + needed(view.total)
        start = f"The total is {view.total}. "
        match self.choice(view):
            case "fresh":
                ask = "How many hands of three from a full deck hold one?"
            case "unlooked":
                ask = "You have not looked at your hand yet. How likely is it that you hold one?"
            case seat if seat == view.seat:
                ask = f"Can {LETTERS[int(seat)]} make an UNCLE on it?"
            case seat:
                ask = f"Is one in {LETTERS[int(seat)]}'s hand?"
        if want > 6:
            return f"{start}{goal} is {want} away, more than any card. Can anybody make an UNCLE now?"
        return f"{start}A {want} makes {goal}. {ask}"

    def given(self, view: View) -> str:
        match self.choice(view):
            case "fresh":
                return "Nothing has been seen: all 42 cards are shuffled and three are dealt."
            case "unlooked":
                seen = "the pile and the cards put aside" if view.aside else "the pile"
                return f"You see {seen}, not your hand. {count(len(view.unseen) + len(view.hand))} are unseen."
        return sight(view)

    def table(self, view: View) -> View:
        match self.choice(view):
            case "fresh":
                return undealt(view, total=view.total, seat=view.seat)
            case "unlooked":
                return unlooked(view)
        return view

    def pool(self, view: View) -> Mapping[int, int]:
        """The cards that 'fresh' and 'unlooked' hands come from."""
        if self.choice(view) == "fresh":
            return dict.fromkeys(VALUES, COPIES)
        return {value: n + view.hand.count(value) for value, n in view.copies.items()}

    def answer(self, view: View) -> Fraction:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            return Fraction(0)
        return odds.could_hit(view, hand) if isinstance(hand, int) else odds.hand_holds(want, self.pool(view))

    def says(self, view: View) -> str:
        want = needed(view.total)
        return f"such hands hold a {want}" if want <= 6 else "such hands can reach the ten"

    def derive(self, view: View) -> Derivation:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            return no_card(view.total, ("dial", *pile_keys(view)))
        if isinstance(hand, int):
            return hand_derivation(view, hand, want)
        pool = self.pool(view)
        total, copies = sum(pool.values()), pool[want]
        if hand == "fresh":
            lines = [
                Line("Cards it can come from", str(len(DECK)), str(total)),
                Line(f"{want}s among them", str(COPIES), str(copies)),
            ]
        else:
            pile, aside = [laid.card for laid in view.pile], view.aside or ()
            known = ((len(pile), "in the pile"), (len(aside), "put aside"))
            same = ((pile.count(want), "in the pile"), (aside.count(want), "put aside"))
            lines = [
                Line("Cards it can come from", subtraction(len(DECK), known), str(total), pile_keys(view)),
                Line(f"{want}s among them", subtraction(COPIES, same), str(copies), pile_keys(view, want)),
            ]
        mine = one_of(view, view.me) if isinstance(view.me, int) and hand == "unlooked" else ()
        return Derivation((*lines, *without_any("it", want, total, copies, mine)))

    def once(self, view: View, rng: Random) -> tuple[bool, dict[str, Any]]:
        hand = self.choice(view)
        state = trials.dealt(view, rng)
        if isinstance(hand, int):
            return bool(trials.makes(view, state, hand)), turned(view, hand, state.hands[hand])
        if hand == "fresh":
            cards = trials.fresh_hand(rng)
        else:
            cards = tuple(sorted(rng.sample((*view.unseen, *view.hand), HAND)))
        seat = view.me if isinstance(view.me, int) else view.seat
        return bool(trials.makes(view, trials.swap_in(state, seat, cards), seat)), turned_up(seat, cards, face)

    def parts(self, view: View) -> tuple[Part, ...]:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            return (Part("cannot reach it", Fraction(1), 0),)
        if isinstance(hand, int):
            return counted(odds.held(view, hand, want), want)
        pool = self.pool(view)
        return counted(hypergeometric(pool[want], sum(pool.values()), HAND), want)

    def pictures(self, view: View) -> tuple[Picture, ...]:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            return ()
        if isinstance(hand, int):
            return hidden_hand(view, hand, want)
        pool = self.pool(view)
        return hand_of_three(want, sum(pool.values()), pool[want])

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        want, hand = needed(view.total), self.choice(view)
        if want > 6:
            words = "One number in ten is a ten. But no card is worth that much."
            return (Mistake("alike", "1 in 10", Fraction(1, 10), words),)
        pool = view.copies if isinstance(hand, int) else self.pool(view)
        return hand_mistakes(self.answer(view), want, pool, view.total)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        pool = view.copies if isinstance(self.choice(view), int) else self.pool(view)
        return {"N": sum(pool.values()), "u": pool.get(needed(view.total), 0), "n": HAND}

    def derivable(self, view: View) -> bool:
        return needed(view.total) <= 6 and alike(view)

    def slots(self, view: View) -> Mapping[str, str]:
        want, goal = needed(view.total), view.total + needed(view.total)
        start = f"The total is {view.total}, and the next ten is {goal}."
        if want > 6:
            reach = f"{start} That is {want} away, and no card is worth more than 6: nobody can make an UNCLE now."
            answer = "Here the answer is 0: no card is worth that much."
        else:
            reach = f"{start} Only a {want} reaches it."
            answer = f"Here the answer is {hundred(self.answer(view))}."
        return {
            "reach": reach,
            "answer": answer,
            "fresh": percent(odds.hand_holds(1, dict.fromkeys(VALUES, COPIES))),
            "fresh_all": f"{comb(len(DECK), HAND):,}",
            "fresh_none": f"{comb(len(DECK) - COPIES, HAND):,}",
            "three_times": percent(Fraction(HAND * COPIES, len(DECK))),
        }
