"""S-L2: will a card that makes my run longer come?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import BY_NAME, NAMES, Cards, best
from uncle_widgets.games.say_uncle.questions.common import UNIFORM, apart, hidden_keys, laid_out, run_keys, sight
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import called_card, cards_of, in_a_row, the_cards
from uncle_widgets.games.words import capital, capped, count, hundred
from uncle_widgets.probability.pictures import DrawByDraw, Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent

ALL = 0
STEPS = (1, 2, 4, 6, 8, 12, 16, 24)
DRAWN = 8
"""Cards at most that are drawn one by one in a picture."""


@dataclass(frozen=True)
class WillItCome(Question[View]):
    """Among the next `cards` turned (0: the stock) is an out: `out`, or any ('') that makes my best run longer.

    `mine`: only cards that I turn count, and the others take every out that they turn.
    """

    id: ClassVar[str] = "S-L2"
    title: ClassVar[str] = "Will the card come that you need?"
    name: ClassVar[str] = "Will it come?"
    when: ClassVar[str] = "after the draft, while a card that makes your run longer is unseen"
    concept: ClassVar[str] = "hypergeometric"
    misconception: ClassVar[str] = "outs over the cards of the stock"
    cards: int = 1
    out: str = ""
    mine: bool = False

    @property
    def model(self) -> Model:
        return UNIFORM

    def outs(self, view: View) -> Cards:
        found = odds.outs(view)
        one = BY_NAME.get(self.out, -1)
        return (one,) if one in view.unseen else found

    def length(self, view: View) -> int:
        """How many cards are turned that the question looks at, the others' among them."""
        return min(self.cards, view.table.stock) if self.cards > 0 else view.table.stock

    def turned(self, view: View) -> int:
        """How many of these count."""
        n = self.length(view)
        if not self.mine:
            return n
        start = (view.table.turner + (view.phase == "offer")) % view.seats
        return sum((start + k) % view.seats == view.me for k in range(n))

    def knobs(self, view: View) -> tuple[Knob, ...]:
        stock = view.table.stock
        steps = tuple((n, str(n)) for n in STEPS if n < stock)
        singles = tuple((NAMES[card], f"the {called_card(card)}") for card in odds.outs(view))
        return (
            Knob("cards", "Cards turned", (*steps, (ALL, f"all {stock}"))),
            Knob("out", "Which", (("", "any that helps"), *singles)),
            Knob("mine", "Who turns it", ((False, "anybody"), (True, "you"))),
        )  # fmt: skip

    def ask(self, view: View) -> str | None:
        if not view.hand or not view.settled or view.phase == "flip" or not view.table.stock or self.cards < 0:
            return None
        if not self.outs(view) or not self.turned(view):
            return None
        return f"{self.start(view)} {self.event(view)}"

    def start(self, view: View) -> str:
        found, length = self.outs(view), best(view.hand).length + 1
        if self.out and len(found) == 1:
            return f"You wait for the {called_card(found[0])}."
        if len(found) == 1:
            return f"The {called_card(found[0])} would make {in_a_row(length)}."
        if len(found) < 4:
            return f"{capital(the_cards(found, 'or'))} would make {in_a_row(length)}."
        return f"{len(found)} unseen cards would make {in_a_row(length)}."

    def event(self, view: View) -> str:
        n, k = self.length(view), self.turned(view)
        it = "it" if len(self.outs(view)) == 1 else "one of them"
        if self.mine:
            rest = "" if k == n else f" of the next {n}, and the others take what they turn"
            return f"You turn {count(k)}{rest}. Is {it} among yours?"
        if n == view.table.stock:
            return f"Does {it} ever turn up?"
        return f"Is {it} the next card?" if n == 1 else f"Is {it} among the next {n} cards?"

    def given(self, view: View) -> str:
        return sight(view)

    def answer(self, view: View) -> Fraction:
        return odds.out_appears(len(self.outs(view)), len(view.unseen), self.turned(view))

    def says(self, view: View) -> str:
        return "such deals bring it" if len(self.outs(view)) == 1 else "such deals bring one"

    def derive(self, view: View) -> Derivation:
        u, total, k = len(self.outs(view)), len(view.unseen), self.turned(view)
        what = cards_of(self.outs(view)) if u < 9 else f"{u} cards"
        places = (*hidden_keys(view), "stock")
        lines = [
            Line("Unseen cards", "hidden hands and stock together", str(total), places),
            Line("Outs among them", what, str(u), run_keys(view)),
        ]
        if k == 1:
            lines.append(Line("One card", f"{u} of {total}: an unseen card does not care where it lies",
                              percent(Fraction(u, total)), ("stock",)))  # fmt: skip
        else:
            every, none = comb(total, k), comb(total - u, k)
            small = every < 10**12
            lines.append(Line(f"Sets of {k} cards without one", f"C({total - u}, {k}) of C({total}, {k})",
                              f"{none:,} of {every:,}" if small else percent(Fraction(none, every))))  # fmt: skip
            lines.append(Line("With one or more", "all others", percent(self.answer(view)), ("stock",)))
        steps = tuple(range(1, view.table.stock + 1))
        exact = tuple(odds.out_appears(u, total, n) for n in steps)
        title = "It comes among so many cards" if u == 1 else "One comes among so many cards"
        return Derivation(tuple(lines), curve=Curve(title, steps, exact, across="cards turned", here=k))

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        held = sum(view.hidden(seat) for seat in view.rivals) + view.table.burnt
        start = (view.table.turner + (view.phase == "offer")) % view.seats
        row = rng.sample(view.unseen, held + self.length(view))[held:]  # the hidden hands first, then the stock
        seen = [card for k, card in enumerate(row) if not self.mine or (start + k) % view.seats == view.me]
        helps = [card for card in seen if card in self.outs(view)]
        return bool(helps), laid_out(tuple(seen), helps)

    def parts(self, view: View) -> tuple[Part, ...]:
        p = self.answer(view)
        one = len(self.outs(view)) == 1
        return (Part("bring it" if one else "bring one", p, 1), Part("do not", 1 - p, 0))

    def pictures(self, view: View) -> tuple[Picture, ...]:
        u, total, k = len(self.outs(view)), len(view.unseen), self.turned(view)
        if not 1 < k <= DRAWN or k > total - u:
            return ()
        return (DrawByDraw("Card by card", "", total, u, k, "an out"),)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        u, total, k, stock = len(self.outs(view)), len(view.unseen), self.turned(view), view.table.stock
        found = [
            Mistake("part", "Outs over stock", odds.out_appears(min(u, stock), stock, k),
                    "Some of the unseen cards lie in hidden hands. Count all that you have not seen."),
            Mistake("added", "Added up", capped(Fraction(u * k, total)),
                    "Rows of cards with two outs are counted twice in that sum."),
            Mistake("one", "One card", Fraction(u, total), "That is the chance of the next card alone."),
        ]  # fmt: skip
        if u > 1:
            found.append(
                Mistake("one", "One out", odds.out_appears(1, total, k), "That is the chance of one named card.")
            )
        if self.mine:
            all_ = odds.out_appears(u, total, self.length(view))
            found.append(
                Mistake("wider", "Everybody's cards", all_, "What another turns, that player takes. Count yours.")
            )
        return apart(self.answer(view), *found)

    def derivable(self, view: View) -> bool:
        return len(self.outs(view)) <= 12

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        return {
            "N": len(view.unseen), "u": len(self.outs(view)), "n": self.turned(view), "s": view.table.stock,
            "k": self.length(view),
        }  # fmt: skip

    def slots(self, view: View) -> Mapping[str, str]:
        return {
            "unseen": str(len(view.unseen)),
            "stock": str(view.table.stock),
            "outs": the_cards(self.outs(view), "or"),
            "exact": hundred(self.answer(view)),
        }
