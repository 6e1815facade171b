"""U-L2: what the card you play gives to the next player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property
from random import Random
from typing import Any, ClassVar, Unpack

from uncle_widgets.games.draw_dealer import draw_dealer
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY, NEVER
from uncle_widgets.games.uncle.cards import FULL, HAND, needed, pays, piled
from uncle_widgets.games.uncle.questions import reasons, trials
from uncle_widgets.games.uncle.questions.illustrated import hidden_hand
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import called, capital, hundred, spelled, spoken
from uncle_widgets.probability.dealing import Dealer
from uncle_widgets.probability.filled import Filled, More
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Ask, Derivation, Growing, Knob, Line, Model, Part
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
    def goal(self) -> str:
        """The ten that the next player may make: '30'."""
        return "another ten" if self.over else str(piled(self.total) + self.want)

    @property
    def who(self) -> str:
        return called(self.view, self.view.next)


@dataclass(frozen=True)
class GiveNext(Question[View]):
    """`card` 0 is the lowest in hand; `others` is a model of `belief.MODELS`."""

    id: ClassVar[str] = "U-L2"
    title: ClassVar[str] = "What do you give the next player?"
    name: ClassVar[str] = "What do I give?"
    when: ClassVar[str] = "when a player whose hand you can see has to play"
    concept: ClassVar[str] = "hypergeometric"
    misconception: ClassVar[str] = "the closer the pile is to a ten, the greater the danger"
    card: int = 0
    others: str = setting(ANY, "What if", reasons.OTHERS, supposes=True)

    @property
    def model(self) -> Model:
        if self.others == NEVER:
            whenever = "We suppose that in this pile the others made a ten whenever they could"
            return Model(NEVER, f"{whenever}, and otherwise played any card.")
        return Model(ANY, "We suppose that the next player's hand can be any three of the hidden cards.")

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
        return None if blind or none else Cases((f"with a {want}", f"with no {want}", "crossed out"))

    @cache
    def deal() -> trials.Deal:
        return trials.dealing(view, at.supposed)

    def once(rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        state, stands = deal()(rng)
        shown = reasons.turned(view, seat, state.hands[seat])
        return trials.gives(view, state, at.card, rng) if stands else None, shown

    said: More = {
        "model": lambda: question.at(others=at.supposed).model,
        "cases": lambda: f"possible hands for {at.who}",
        "event": f"can make {at.goal}" if none else f"contain a {want}",
        "asks": lambda: reasons.hand_asks(at.total, want),
        "knobs": knobs,
        "struck": lambda: reasons.struck(view, at.supposed),
        "parts": lambda: (
            (Part(f"can't make {at.goal}", Fraction(1), 0),)
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
    new = f" {capital(at.who)} {'start' if at.who == 'you' else 'starts'} a new pile." * (
        at.total >= FULL and not at.over
    )
    start = f"{reasons.leaves(at.view, at.card)}.{new}"
    return f"{start} How likely is it that {at.who} can make {at.goal}?"


def steps(at: Lays) -> Derivation:
    view, mine = at.view, reasons.one_of(at.view, at.view.seat, at.card)[:1]
    if at.over:
        pot = f"{view.pot} − {view.pot}"
        return Derivation((Line("Chips left in the pot", f"{pot}, so the game is over", "0", mine),))
    if at.want > 6:
        return reasons.no_card(piled(at.total), mine)
    found = reasons.hand_derivation(view, view.next, at.want, at.supposed, brief=True)
    return found if view.hands[view.next] is not None else replace(found, lines=(needs_line(at), *found.lines))


def needs_line(at: Lays) -> Line:
    """Which card the next player then needs."""
    total, want = piled(at.total), at.want
    lit = reasons.one_of(at.view, at.view.seat, at.card)[:1]
    ask = Ask(
        f"You play the {at.card}, so the pile is at {at.total}. Which card makes {at.goal}?"
        if at.view.seat == at.view.me
        else f"The pile is then at {at.total}. Which card makes {at.goal}?",
        Fraction(want),
        f"How far is it from {total} to {at.goal}?",
        f"It is {want} more from {total} to {at.goal}, so only a {want} will do.",
    )
    return Line(f"The card that makes {at.goal}", f"{at.goal} − {total} = {want}", str(want), lit, ask)


def _deals(at: Lays) -> Dealer | None:
    """None where a deal may be struck out, or not all unseen cards are alike."""
    if at.supposed == NEVER or not reasons.alike(at.view):
        return None
    good, cards = trials.good(at.view, at.card), at.view.hands[at.view.next] or at.view.unseen
    return draw_dealer(lambda: [card in good for card in cards], HAND)


def slots(at: Lays) -> Mapping[str, str]:
    cards = sorted({*(at.view.hands[at.view.seat] or ())})
    rates = {card: odds.hits_next(at.view, card, at.supposed) for card in cards}
    return {
        "leaves": f"{reasons.leaves(at.view, at.card)}. {_leaves(at)}",
        "next": at.who,
        "exact": hundred(at.p),
        "each": spoken(f"{percent(p)} for the {c}" for c, p in rates.items()),
    }


def _leaves(at: Lays) -> str:
    """What the card leaves the next player, in a sentence or two."""
    who = capital(at.who)
    if at.over:
        return "The game is over."
    if at.want <= 6:
        copies = at.view.unseen.count(at.want)
        fit = (
            f"{spelled(copies)} are {at.want}s" if copies > 1 else f"{'one' if copies else 'none'} is a {at.want}"
        )
        unseen = f"{reasons.hidden(len(at.view.unseen))[:-1]}, and {fit}."
        return f"{who} {'need' if who == 'You' else 'needs'} a {at.want}. {unseen}"
    if at.total < FULL:
        return f"{who} can't make {at.goal}, because it is {at.want} away."
    begins = "start" if who == "You" else "starts"
    return f"{who} {begins} a new pile, and no first card makes {needed(0)}."
