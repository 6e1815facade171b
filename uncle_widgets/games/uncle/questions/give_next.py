"""U-L2: what the card you play gives to the next player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY, NEVER
from uncle_widgets.games.uncle.cards import FULL, HAND, needed, pays, piled
from uncle_widgets.games.uncle.questions import trials
from uncle_widgets.games.uncle.questions.illustrated import hidden_hand
from uncle_widgets.games.uncle.questions.reasons import (
    OTHERS,
    alike,
    card_knob,
    chosen,
    counted,
    hand_derivation,
    hand_mistakes,
    news,
    no_card,
    one_of,
    plays,
    sight,
    struck,
    turned,
)
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import called, capital, count, hundred, spoken
from uncle_widgets.probability.dealing import Dealer, Piece
from uncle_widgets.probability.growing import Cases
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Growing, Knob, Line, Mistake, Model, Part
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
            return Model(NEVER, "We suppose that in this pile nobody has let an UNCLE pass.")
        return Model(ANY, "We suppose that the next player holds any three of the unseen cards.")

    def choice(self, view: View) -> int:
        """The card played in this position."""
        return chosen(view, self.card)

    def supposed(self, view: View) -> str:
        """The model in force: NEVER only where somebody could have made an UNCLE and did not."""
        return NEVER if self.others == NEVER and news(view) else ANY

    def knobs(self, view: View) -> tuple[Knob, ...]:
        card = card_knob(view, self.card)
        if not news(view):
            return (card,)
        return (card, Knob("others", "What if", OTHERS, supposes=True, value=self.supposed(view)))

    def ask(self, view: View) -> str | None:
        if view.phase != "play" or view.hands[view.seat] is None:
            return None
        card = self.choice(view)
        total = view.total + card
        start, after = f"{plays(view, card)}. The total is {total}", called(view, view.next)
        if pays(total, view.pot) == view.pot:
            return f"{start}, and the pot is empty. Can {after} make an UNCLE?"
        if total >= FULL:
            return (
                f"{start}, and the pile is put aside. Can {after} make an UNCLE with the first card of a new pile?"
            )
        return f"{start}. Can {after} make an UNCLE?"

    def given(self, view: View) -> str:
        return sight(view)

    def answer(self, view: View) -> Fraction:
        return odds.hits_next(view, self.choice(view), self.supposed(view))

    def want(self, view: View) -> int:
        """The card the next player needs; above 6 where there is none."""
        total = view.total + self.choice(view)
        return needed(piled(total)) if pays(total, view.pot) < view.pot else 10

    def says(self, view: View) -> str:
        want = self.want(view)
        return f"such hands hold a {want}" if want <= 6 else "such hands can make an UNCLE"

    def derive(self, view: View) -> Derivation:
        card, want = self.choice(view), self.want(view)
        total = view.total + card
        mine = one_of(view, view.seat, card)[:1]
        if pays(total, view.pot) == view.pot:
            return Derivation(
                (Line("Chips left in the pot", f"{view.pot} − {view.pot}: the game is over", "0", mine),)
            )
        if want > 6:
            return no_card(piled(total), mine)
        return hand_derivation(view, view.next, want, self.supposed(view))

    def struck(self, view: View) -> str:
        return struck(view, self.supposed(view))

    def growing(self, view: View) -> Growing | None:
        if not self.struck(view):
            return None
        want = self.want(view)
        return Cases((f"with a {want}", f"with no {want}", "struck out"))

    def once(self, view: View, rng: Random) -> tuple[bool | None, dict[str, Any]]:
        state, stands = trials.judged(view, rng, self.supposed(view))
        shown = turned(view, view.next, state.hands[view.next])
        if not stands:
            return None, shown
        state = trials.refill(view, trials.lay(view, state, self.choice(view)), rng)
        return state.phase == "play" and trials.hit(view, state) is not None, shown

    def deals(self, view: View) -> Dealer | None:
        """None where a deal may be struck out, or not all unseen cards are alike."""
        if self.supposed(view) == NEVER or not trials.deals_alike(view):
            return None
        good, cards = trials.good(view, self.choice(view)), view.hands[view.next] or view.unseen

        def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
            from uncle_widgets.games.uncle.questions import dealing

            return dealing.hits(cards, good, seed, first, n)

        return dealer

    def parts(self, view: View) -> tuple[Part, ...]:
        want = self.want(view)
        if want > 6:
            return (Part("cannot make one", Fraction(1), 0),)
        return counted(odds.held(view, view.next, want, self.supposed(view)), want)

    def pictures(self, view: View) -> tuple[Picture, ...]:
        return hidden_hand(view, view.next, self.want(view)) if self.supposed(view) == ANY else ()

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        want, total = self.want(view), view.total + self.choice(view)
        if want > 6 or self.supposed(view) == NEVER:
            return ()
        return hand_mistakes(self.answer(view), want, view.copies, total)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        return {"N": len(view.unseen), "u": view.copies.get(self.want(view), 0), "n": HAND}

    def derivable(self, view: View) -> bool:
        return self.want(view) <= 6 and alike(view) and view.hands[view.next] is None

    def slots(self, view: View) -> Mapping[str, str]:
        rates = {c: odds.hits_next(view, c, self.supposed(view)) for c in sorted({*(view.hands[view.seat] or ())})}
        return {
            "leaves": self.leaves(view),
            "next": called(view, view.next),
            "exact": hundred(self.answer(view)),
            "each": spoken(f"the {c} gives {percent(p)}" for c, p in rates.items()),
        }

    def leaves(self, view: View) -> str:
        """What the card leaves the next player, in a sentence or two."""
        card, want, after = self.choice(view), self.want(view), called(view, view.next)
        total = view.total + card
        you, start = after == "you", f"{plays(view, card)}, and the total is {total}."
        if pays(total, view.pot) == view.pot:
            return f"{start} The pot is empty, and the game is over."
        if want > 6:
            pile = f"{start} The pile is put aside." if total >= FULL else start
            what = f"a new pile, and no first card makes {needed(0)}" if total >= FULL else f"on {total}"
            if total >= FULL:
                return f"{pile} {capital(after)} {'begin' if you else 'begins'} {what}."
            return f"{pile} {capital(after)} cannot make an UNCLE {what}: {total + want} is {want} away."
        n, copies = len(view.unseen), view.copies[want]
        fit = f"{copies} of them would do" if copies else "none of them would do"
        verb = "need" if you else "needs"
        return (
            f"{start} {capital(after)} {verb} a {want}. {count(n)} {'is' if n == 1 else 'are'} unseen, and {fit}."
        )
