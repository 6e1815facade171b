"""S-L2: will a card that makes my run longer come?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import BY_NAME, NAMES, Cards
from uncle_widgets.games.say_uncle.questions.common import (
    UNIFORM,
    Held,
    apart,
    hidden_keys,
    laid_out,
    own_keys,
)
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import called_card, cards_of, in_a_row, the_cards
from uncle_widgets.games.words import capital, capped, count, hundred, none_of
from uncle_widgets.probability.pictures import DrawByDraw, Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Part
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

    model = UNIFORM

    def arise(self, view: View) -> Coming | None:
        table = view.table
        if not view.hand or not view.settled or view.phase == "flip" or not table.stock or self.cards < 0:
            return None
        helpful, one = odds.outs(view), BY_NAME.get(self.out, -1)
        n = min(self.cards or table.stock, table.stock)
        start = (table.turner + (view.phase == "offer")) % view.seats
        places = tuple(k for k in range(n) if not self.mine or (start + k) % view.seats == view.me)
        outs = (one,) if one in view.unseen else helpful
        return Coming(self, view, helpful, outs, n, places) if outs and places else None


@dataclass(eq=False)
class Coming(Held):
    """One of `outs` at one of those `places` that count of the next `n` cards; `helpful` make the run longer."""

    question: WillItCome
    helpful: Cards
    outs: Cards
    n: int
    places: tuple[int, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        self.u, self.total, self.k = len(self.outs), len(self.unseen), len(self.places)
        self.stock = self.view.table.stock
        self.says = f"such deals bring {'it' if self.u == 1 else 'one'}"

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        steps = tuple((n, str(n)) for n in STEPS if n < self.stock)
        singles = tuple((NAMES[card], f"the {called_card(card)}") for card in self.helpful)
        return (
            Knob("cards", "Cards turned", (*steps, (ALL, f"all {self.stock}"))),
            Knob("out", "Which", (("", "any that helps"), *singles)),
            Knob("mine", "Who turns it", ((False, "anybody"), (True, "you"))),
        )

    @cached_property
    def words(self) -> str:
        return f"{self.start()} {self.event()}"

    def start(self) -> str:
        row = in_a_row(self.run.length + 1)
        if self.question.out and self.u == 1:
            return f"You wait for the {called_card(self.outs[0])}."
        if self.u < 4:
            return f"{capital(the_cards(self.outs, 'or'))} would make {row}."
        return f"{self.u} unseen cards would make {row}."

    def event(self) -> str:
        n, it = self.n, "it" if self.u == 1 else "one of them"
        if self.question.mine:
            rest = "" if self.k == n else f" of the next {n}, and the others take what they turn"
            return f"You turn {count(self.k)}{rest}. Is {it} among yours?"
        if n == self.stock:
            return f"Does {it} ever turn up?"
        return f"Is {it} the next card?" if n == 1 else f"Is {it} among the next {n} cards?"

    def answer(self) -> Fraction:
        return odds.out_appears(self.u, self.total, self.k)

    @cached_property
    def derivation(self) -> Derivation:
        u, total, k = self.u, self.total, self.k
        what = cards_of(self.outs) if u < 9 else f"{u} cards"
        hidden, own = hidden_keys(self.view), own_keys(self.view, self.run.cards)
        lines = [
            Line("Unseen cards", "hidden hands and stock together", str(total), (*hidden, "stock")),
            Line("Outs among them", what, str(u), own),
        ]
        if k == 1:
            lines.append(Line("One card", f"{u} of {total}: an unseen card does not care where it lies",
                              percent(self.number), ("stock",)))  # fmt: skip
        else:
            row = none_of(max(u, k), total, min(u, k))
            lines.append(Line(f"None of these {k}", row, percent(1 - self.number), ("stock",)))
            lines.append(Line("One of them" if u == 1 else "One at least", "1 − that", percent(self.number)))
        steps = tuple(range(1, self.stock + 1))
        exact = tuple(odds.out_appears(u, total, n) for n in steps)
        title = f"{'It' if u == 1 else 'One'} comes among so many cards"
        return Derivation(tuple(lines), curve=Curve(title, steps, exact, across="cards turned", here=k))

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        held = sum(map(self.view.hidden, self.rivals)) + self.view.table.burnt
        row = rng.sample(self.unseen, held + self.n)[held:]  # the hidden hands first, then the stock
        seen = tuple(row[at] for at in self.places)
        helps = [card for card in seen if card in self.outs]
        return bool(helps), laid_out(seen, helps)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part("bring it" if self.u == 1 else "bring one", self.number, 1), Part("do not", 1 - self.number, 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if not 1 < self.k <= min(DRAWN, self.total - self.u):
            return ()
        return (DrawByDraw("Card by card", "", self.total, self.u, self.k, "an out", "rows of the stock"),)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        u, total, k, stock = self.u, self.total, self.k, self.stock
        found = [
            Mistake("part", "Outs over stock", odds.out_appears(min(u, stock), stock, k),
                    "Some of the unseen cards lie in hidden hands. Count all that you have not seen."),
            Mistake("added", "Added up", capped(Fraction(u * k, total)),
                    "Rows of cards with two outs are counted twice in that sum."),
            Mistake("one", "One card", Fraction(u, total), "That is the chance of the next card alone."),
        ]  # fmt: skip
        if u > 1:
            one = odds.out_appears(1, total, k)
            found.append(Mistake("one", "One out", one, "That is the chance of one named card."))
        if self.question.mine:
            all_, words = odds.out_appears(u, total, self.n), "What another turns, that player takes. Count yours."
            found.append(Mistake("wider", "Everybody's cards", all_, words))
        return apart(self.number, *found)

    @cached_property
    def derivable(self) -> bool:
        return self.u <= 12

    @cached_property
    def quantities(self) -> Mapping[str, int]:
        return {"N": self.total, "u": self.u, "n": self.k, "s": self.stock, "k": self.n}

    @cached_property
    def slots(self) -> Mapping[str, str]:
        outs, exact = the_cards(self.outs, "or"), hundred(self.number)
        return {"unseen": str(self.total), "stock": str(self.stock), "outs": outs, "exact": exact}
