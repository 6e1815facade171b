"""U-L1: can a hand make an UNCLE on this total?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.draw_dealer import draw_dealer
from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY
from uncle_widgets.games.uncle.cards import COPIES, DECK, HAND, VALUES, Cards, needed
from uncle_widgets.games.uncle.questions import reasons, trials
from uncle_widgets.games.uncle.questions.illustrated import hand_of_three, hidden_hand
from uncle_widgets.games.uncle.questions.tables import undealt, unlooked
from uncle_widgets.games.uncle.scene import face
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import hundred, turned_up
from uncle_widgets.probability.counting import hypergeometric
from uncle_widgets.probability.dealing import Dealer
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
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
    when: ClassVar[str] = "whenever somebody has to play a card"
    concept: ClassVar[str] = "the complement rule"
    misconception: ClassVar[str] = "adding up the chances of the three cards"
    hand: int | str = setting("", "Whose hand", {})

    @property
    def model(self) -> Model:
        return Model(
            ANY,
            "We assume that a hidden hand can be any three of the hidden cards, no matter what was played.",
        )

    def hands(self, view: View) -> Mapping[int | str, str]:
        """The hands that may be asked about in this position, and what they are called."""
        order = [(view.seat + k) % view.seats for k in range(view.seats)]
        found: dict[int | str, str] = {"fresh": "three cards from a full deck"}
        if view.hand and reasons.alike(view):
            found["unlooked"] = "yours, before you look"
        return found | {seat: LETTERS[seat] for seat in order if seat != view.me}

    def choice(self, view: View, hands: Mapping[int | str, str]) -> int | str:
        """The hand asked about, of these."""
        if self.hand in hands:
            return self.hand
        return view.seat if view.hands[view.seat] is None else view.next

    def table(self, view: View) -> View:
        match self.choice(view, self.hands(view)):
            case "fresh":
                return undealt(view, total=view.total, seat=view.seat)
            case "unlooked":
                return unlooked(view)
        return view

    def arise(self, view: View) -> Filled[View] | None:
        if view.phase != "play":
            return None
        want, hands = needed(view.total), self.hands(view)
        goal, hand = view.total + want, self.choice(view, hands)
        held, mine = isinstance(hand, int), "you" if hand == "unlooked" else ""
        seat = hand if isinstance(hand, int) else view.me if isinstance(view.me, int) else view.seat
        cards = DECK if hand == "fresh" else view.unseen + view.hand if hand == "unlooked" else view.unseen

        @cache
        def p() -> Fraction:
            if want > 6:
                return Fraction()
            return odds.could_hit(view, seat) if held else odds.hand_holds(want, cards)

        def words() -> str:
            if hand == "fresh" and want <= 6:
                dealt = "All 42 cards are shuffled and three are dealt."
                return f"{dealt} How likely is it that at least one of the three is a {want}?"
            who = {"fresh": "somebody", "unlooked": "you"}.get(str(hand), LETTERS[seat])
            at = f"The pile is at {view.total}, so a {want} makes {goal}."
            ask = f"{who} {'have' if who == 'you' else 'has'} a {want}"
            if want > 6:
                at = f"The pile is at {view.total}, and the next ten is {want} away."
                ask = f"{who} can make {goal}"
            looked = " You haven't looked at your cards yet." if hand == "unlooked" else ""
            return f"{at}{looked} How likely is it that {ask}?"

        def given() -> str:
            if held:
                return reasons.sight(view)
            if hand == "fresh":
                return "The cards on the table are shuffled back in first, so all 42 are hidden."
            seen = "the pile and the cards put aside" if view.aside else "the pile"
            return f"You can see {seen}, but not your own cards. {reasons.hidden(len(cards))}"

        def derivation() -> Derivation:
            if want > 6:
                return reasons.no_card(view.total, ("dial", *reasons.pile_keys(view)))
            if held:
                return reasons.hand_derivation(view, seat, want)
            return _dealt(self.table(view), seat, cards, want)

        @cache
        def deal() -> trials.Deal:
            return trials.dealing(view, ANY)

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            state, _ = deal()(rng)
            if held:
                return bool(trials.makes(view, state, seat)), reasons.turned(view, seat, state.hands[seat])
            three = tuple(sorted(rng.sample(cards, HAND)))
            shown = _in_a_row(three, want) if hand == "fresh" else turned_up(seat, three, face)
            return bool(trials.makes(view, trials.swap_in(state, seat, three), seat)), shown

        def deals() -> Dealer | None:
            """None where not all unseen cards are alike, or the hand is short."""
            if held and not (reasons.alike(view) and view.sizes[seat] == HAND):
                return None
            state = trials.dealt(view, Random(0))
            makers = [card for card in VALUES if trials.makes(view, trials.swap_in(state, seat, (card,)), seat)]
            drawn = view.hands[seat] or cards if held else cards
            return draw_dealer(lambda: [card in makers for card in drawn], HAND)

        def parts() -> tuple[Part, ...]:
            if want > 6:
                return (Part(f"can't make {goal}", Fraction(1), 0),)
            n, u = len(cards), cards.count(want)
            return reasons.counted(odds.held(view, seat, want) if held else hypergeometric(u, n, HAND), want)

        def pictures() -> tuple[Picture, ...]:
            if held or want > 6:
                return hidden_hand(view, seat, want)
            return hand_of_three(want, len(cards), cards.count(want))

        def mistakes() -> tuple[Mistake, ...]:
            if want > 6:
                no_ten = f"One number in ten is a ten. But no card is as high as {want}."
                return (Mistake("alike", "1 in 10", Fraction(1, 10), no_ten),)
            return reasons.hand_mistakes(p(), want, cards, view.total)

        def slots() -> Mapping[str, str]:
            reach, here = f"Only a {want} gets there.", f"Here the answer is {hundred(p())}."
            if want > 6:
                reach = f"That's {want} away, and no card is higher than 6, so nobody can make an UNCLE now."
                here = "Here the answer is 0, because no card is high enough."
            start = f"The pile is at {view.total}, and the next ten is {goal}."
            return {"reach": f"{start} {reach}", "answer": here, **SLOTS}

        return Filled(
            self,
            view,
            answer=lambda: p(),
            once=once,
            deals=deals,
            words=words,
            given=given,
            derivation=derivation,
            cases=lambda: "hands of three" if hand == "fresh" else f"possible hands for {mine or LETTERS[seat]}",
            event=f"can make {goal}" if want > 6 else f"contain a {want}",
            asks=lambda: {
                **reasons.hand_asks(view.total, want),
                "half": f"Did you guess 50 because {mine or LETTERS[seat]} either {'have' if mine else 'has'} "
                f"a {want} or {'don' if mine else 'doesn'}'t?",
            },
            knobs=lambda: (self.knob("hand", choices=hands, value=hand),),
            parts=parts,
            mistakes=mistakes,
            pictures=pictures,
            quantities=lambda: {"N": len(cards), "u": cards.count(want), "n": HAND},
            slots=slots,
            derivable=lambda: want <= 6 and reasons.alike(view),
        )


def _dealt(lies: View, seat: Seat, cards: Cards, want: int) -> Derivation:
    """Of three cards dealt before anybody looks, beside what `lies` on the table then."""
    pile, aside = [laid.card for laid in lies.pile], lies.aside or ()
    known = (len(pile), "in the pile"), (len(aside), "put aside")
    same = (pile.count(want), "in the pile"), (aside.count(want), "put aside")
    hand = reasons.one_of(lies, seat)
    lines = (
        reasons.cards_line(known, reasons.seen_keys(lies) or ("draw",)),
        reasons.copies_line(want, same, reasons.seen_keys(lies, want)),
    )
    owner = "your" if len(cards) < len(DECK) else "the"
    return reasons.hand_of(lines, owner, "it", len(cards), cards.count(want), want, hand)


def _in_a_row(hand: Cards, want: int) -> Mapping[str, Trace]:
    """A hand dealt before any lies on the table; lit is the card that makes the ten."""
    return traced([Trace(face(card), counts=card == want) for card in hand])
