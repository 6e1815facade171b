"""U-L2: what the card you play gives to the next player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY, NEVER
from uncle_widgets.games.uncle.cards import FULL, needed, pays, piled
from uncle_widgets.games.uncle.questions import reasons, trials
from uncle_widgets.games.uncle.questions.hands import Holds
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import called, capital, count, hundred, spoken
from uncle_widgets.probability.dealing import Dealer, Piece
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Growing, Knob, Line, Model, Part
from uncle_widgets.probability.show import percent


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
    others: str = ANY

    @property
    def model(self) -> Model:
        if self.others == NEVER:
            passed = "in this pile none of the others has let an UNCLE pass"
            return Model(NEVER, f"We suppose that {passed}, and that they play any card where they can make none.")
        return Model(ANY, "We suppose that the next player holds any three of the unseen cards.")

    def arise(self, view: View) -> Gives | None:
        if view.phase != "play" or view.hands[view.seat] is None:
            return None
        card = reasons.chosen(view, self.card)
        total = view.total + card
        over = pays(total, view.pot) == view.pot
        want = 10 if over else needed(piled(total))
        return (Gives if want <= 6 else Nothing)(self, view, card, total, over, want)


@dataclass(eq=False)
class Gives(Holds):
    """What one card gives: whether the next player holds what the total then needs."""

    question: GiveNext
    card: int
    total: int
    over: bool
    want: int

    def __post_init__(self) -> None:
        self.seat, self.cards = self.view.next, self.view.unseen
        self.who, self.laid = called(self.view, self.seat), reasons.plays(self.view, self.card)
        self.supposed = NEVER if self.question.others == NEVER and self.news else ANY
        """NEVER only where somebody could have made an UNCLE and did not."""

    @cached_property
    def model(self) -> Model:
        return self.question.at(others=self.supposed).model

    @cached_property
    def news(self) -> bool:
        return reasons.news(self.view)

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        card = reasons.card_knob(self.view, self.card)
        return (
            card,
            Knob("others", "What if", tuple(reasons.OTHERS.items()), supposes=True, value=self.supposed),
        )[: 1 + self.news]

    @cached_property
    def words(self) -> str:
        start, first = f"{self.laid}. The total is {self.total}", ""
        if self.over:
            start += ", and the pot is empty"
        elif self.total >= FULL:
            start, first = f"{start}, and the pile is put aside", " with the first card of a new pile"
        return f"{start}. Can {self.who} make an UNCLE{first}?"

    @cached_property
    def given(self) -> str:
        return reasons.sight(self.view)

    def answer(self) -> Fraction:
        return odds.hits_next(self.view, self.card, self.supposed)

    @cached_property
    def struck(self) -> str:
        return reasons.struck(self.view, self.supposed)

    def growing(self) -> Growing | None:
        if not self.struck or self.want > 6:  # no card is so high
            return None
        return Cases((f"with a {self.want}", f"with no {self.want}", "struck out"))

    def once(self, rng: Random) -> tuple[bool | None, dict[str, Any]]:
        view = self.view
        state, stands = trials.judged(view, rng, self.supposed)
        shown = reasons.turned(view, self.seat, state.hands[self.seat])
        return trials.gives(view, state, self.card, rng) if stands else None, shown

    @cached_property
    def deals(self) -> Dealer | None:
        """None where a deal may be struck out, or not all unseen cards are alike."""
        if self.supposed == NEVER or not reasons.alike(self.view):
            return None
        good, cards = trials.good(self.view, self.card), self.view.hands[self.seat] or self.cards

        def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
            from uncle_widgets.games.uncle.questions import dealing

            return dealing.hits(cards, good, seed, first, n)

        return dealer

    @cached_property
    def derivable(self) -> bool:
        return reasons.alike(self.view) and self.view.hands[self.seat] is None

    @cached_property
    def slots(self) -> Mapping[str, str]:
        cards = sorted({*(self.view.hands[self.view.seat] or ())})
        rates = {card: odds.hits_next(self.view, card, self.supposed) for card in cards}
        return {
            "leaves": f"{self.laid}, and the total is {self.total}. {self.leaves}",
            "next": self.who,
            "exact": hundred(self.number),
            "each": spoken(f"the {c} gives {percent(p)}" for c, p in rates.items()),
        }

    @property
    def leaves(self) -> str:
        """What the card leaves the next player, in a sentence or two."""
        n, copies, verb = len(self.cards), self.cards.count(self.want), "need" if self.who == "you" else "needs"
        fit = f"{copies} of them would do" if copies else "none of them would do"
        unseen = f"{count(n)} {'is' if n == 1 else 'are'} unseen, and {fit}."
        return f"{capital(self.who)} {verb} a {self.want}. {unseen}"


@dataclass(eq=False)
class Nothing(Gives):
    """A card after which no card makes an UNCLE."""

    says = "such hands can make an UNCLE"
    parts = (Part("cannot make one", Fraction(1), 0),)
    mistakes = ()
    pictures = ()
    derivable = False

    @cached_property
    def derivation(self) -> Derivation:
        pot, mine = self.view.pot, reasons.one_of(self.view, self.view.seat, self.card)[:1]
        if self.over:
            return Derivation((Line("Chips left in the pot", f"{pot} − {pot}: the game is over", "0", mine),))
        return reasons.no_card(piled(self.total), mine)

    @property
    def leaves(self) -> str:
        if self.over:
            return "The pot is empty, and the game is over."
        who, ten = capital(self.who), self.total + self.want
        if self.total < FULL:
            return f"{who} cannot make an UNCLE on {self.total}: {ten} is {self.want} away."
        begins = "begin" if who == "You" else "begins"
        return f"The pile is put aside. {who} {begins} a new pile, and no first card makes {needed(0)}."
