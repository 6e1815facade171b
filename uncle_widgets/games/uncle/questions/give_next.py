"""U-L2: what the card you play gives to the next player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Unpack

from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY, NEVER
from uncle_widgets.games.uncle.cards import FULL, HAND, needed, pays, piled
from uncle_widgets.games.uncle.questions import reasons, trials
from uncle_widgets.games.uncle.questions.illustrated import hidden_hand
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import called, capital, count, hundred, spoken
from uncle_widgets.probability.dealing import Dealer
from uncle_widgets.probability.filled import Filled, More
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Growing, Knob, Line, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent


@dataclass(frozen=True)
class Lays:
    """A card that the seat on turn lays, and what the next player then needs, under a model of the others."""

    view: View
    card: int
    supposed: str

    @property
    def total(self) -> int:
        return self.view.total + self.card

    @cached_property
    def over(self) -> bool:
        """Whether the pot is empty then."""
        return pays(self.total, self.view.pot) == self.view.pot

    @cached_property
    def want(self) -> int:
        """The card needed; above 6 where there is none."""
        return 10 if self.over else needed(piled(self.total))

    @cached_property
    def p(self) -> Fraction:
        """The chance that the next player can make an UNCLE."""
        return odds.hits_next(self.view, self.card, self.supposed)

    @property
    def who(self) -> str:
        return called(self.view, self.view.next)


@dataclass(frozen=True)
class GiveNext(Question[View]):
    """`card` 0 is the lowest in hand; `others` is a model of `belief.MODELS`."""

    id: ClassVar[str] = "U-L2"
    title: ClassVar[str] = "What do you give the next player?"
    name: ClassVar[str] = "What do I give?"
    when: ClassVar[str] = "when a hand that you see is to play"
    concept: ClassVar[str] = "hypergeometric"
    misconception: ClassVar[str] = "the nearer the total is to the ten, the bigger the danger"
    card: int = 0
    others: str = setting(ANY, "What if", reasons.OTHERS, supposes=True)

    @property
    def model(self) -> Model:
        if self.others == NEVER:
            passed = "in this pile none of the others has let an UNCLE pass"
            return Model(NEVER, f"We suppose that {passed}, and that they play any card where they can make none.")
        return Model(ANY, "We suppose that the next player holds any three of the unseen cards.")

    def arise(self, view: View) -> Filled[View] | None:
        if view.phase != "play" or view.hands[view.seat] is None:
            return None
        at = Lays(view, reasons.chosen(view, self.card), reasons.supposed(view, self.others))
        return gives(self, at, lambda: asked(at), lambda: reasons.sight(view), lambda: steps(at))


def gives(
    question: GiveNext,
    at: Lays,
    words: Callable[[], str],
    given: Callable[[], str],
    derivation: Callable[[], Derivation],
    **own: Unpack[More],
) -> Filled[View]:
    """Whether the next player holds what the total then needs, in the words given; `own` is what else a question
    says in its own way (U-L3 does)."""
    view, seat, want, cards = at.view, at.view.next, at.want, at.view.unseen
    blind, none = at.supposed == ANY, want > 6

    def knobs() -> tuple[Knob, ...]:
        others = (question.knob("others", value=at.supposed),) if reasons.news(view) else ()
        return (reasons.card_knob(view, at.card), *others)

    def growing() -> Growing | None:
        """None where no deal is struck out, or no card is so high."""
        return None if blind or none else Cases((f"with a {want}", f"with no {want}", "struck out"))

    def once(rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        state, stands = trials.judged(view, rng, at.supposed)
        shown = reasons.turned(view, seat, state.hands[seat])
        return trials.gives(view, state, at.card, rng) if stands else None, shown

    said: More = {
        "model": lambda: question.at(others=at.supposed).model,
        "says": "such hands can make an UNCLE" if none else f"such hands hold a {want}",
        "knobs": knobs,
        "struck": lambda: reasons.struck(view, at.supposed),
        "parts": lambda: (
            (Part("cannot make one", Fraction(1), 0),)
            if none
            else reasons.counted(odds.held(view, seat, want, at.supposed), want)
        ),
        "mistakes": lambda: reasons.hand_mistakes(at.p, want, cards, at.total) if blind and not none else (),
        "pictures": lambda: hidden_hand(view, seat, want) if blind else (),
        "quantities": lambda: {"N": len(cards), "u": cards.count(want), "n": HAND},
        "slots": lambda: slots(at),
        "derivable": lambda: not none and reasons.alike(view) and view.hands[seat] is None,
        "deals": lambda: _deals(at),
        **own,
    }
    return Filled(
        question, view, answer=lambda: at.p, once=once, growing=growing, words=words, given=given,
        derivation=derivation, **said,
    )  # fmt: skip


def asked(at: Lays) -> str:
    start, first = f"{reasons.plays(at.view, at.card)}. The total is {at.total}", ""
    if at.over:
        start += ", and the pot is empty"
    elif at.total >= FULL:
        start, first = f"{start}, and the pile is put aside", " with the first card of a new pile"
    return f"{start}. Can {at.who} make an UNCLE{first}?"


def steps(at: Lays) -> Derivation:
    view, mine = at.view, reasons.one_of(at.view, at.view.seat, at.card)[:1]
    if at.over:
        pot = f"{view.pot} − {view.pot}: the game is over"
        return Derivation((Line("Chips left in the pot", pot, "0", mine),))
    if at.want > 6:
        return reasons.no_card(piled(at.total), mine)
    return reasons.hand_derivation(view, view.next, at.want, at.supposed)


def _deals(at: Lays) -> Dealer | None:
    """None where a deal may be struck out, or not all unseen cards are alike."""
    if at.supposed == NEVER or not reasons.alike(at.view):
        return None
    return trials.hands_dealt(at.view.hands[at.view.next] or at.view.unseen, trials.good(at.view, at.card))


def slots(at: Lays) -> Mapping[str, str]:
    cards = sorted({*(at.view.hands[at.view.seat] or ())})
    rates = {card: odds.hits_next(at.view, card, at.supposed) for card in cards}
    return {
        "leaves": f"{reasons.plays(at.view, at.card)}, and the total is {at.total}. {_leaves(at)}",
        "next": at.who,
        "exact": hundred(at.p),
        "each": spoken(f"the {c} gives {percent(p)}" for c, p in rates.items()),
    }


def _leaves(at: Lays) -> str:
    """What the card leaves the next player, in a sentence or two."""
    who, ten = capital(at.who), at.total + at.want
    if at.over:
        return "The pot is empty, and the game is over."
    if at.want <= 6:
        n, copies = len(at.view.unseen), at.view.unseen.count(at.want)
        fit = f"{copies} of them would do" if copies else "none of them would do"
        unseen = f"{count(n)} {'is' if n == 1 else 'are'} unseen, and {fit}."
        return f"{who} {'need' if who == 'You' else 'needs'} a {at.want}. {unseen}"
    if at.total < FULL:
        return f"{who} cannot make an UNCLE on {at.total}: {ten} is {at.want} away."
    begins = "begin" if who == "You" else "begins"
    return f"The pile is put aside. {who} {begins} a new pile, and no first card makes {needed(0)}."
