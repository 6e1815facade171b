"""S-L2: will a card that makes my run longer come?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import BY_NAME, NAMES, best
from uncle_widgets.games.say_uncle.questions.common import (
    UNIFORM,
    apart,
    hidden_keys,
    laid_out,
    own_keys,
    seen_after_draft,
)
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import called_card, cards_of, in_a_row, the_cards
from uncle_widgets.games.words import capital, capped, count, hundred, none_of
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import DrawByDraw
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Part
from uncle_widgets.probability.settings import setting
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
    cards: int = setting(1, "Cards turned", {n: str(n) for n in STEPS})
    out: str = setting("", "Which", {"": "any that helps"})
    mine: bool = setting(False, "Who turns it", {False: "anybody", True: "you"})

    model = UNIFORM

    def arise(self, view: View) -> Filled[View] | None:
        table = view.table
        if not view.hand or not view.settled or view.phase == "flip" or not table.stock or self.cards < 0:
            return None
        helpful, one, unseen, stock = odds.outs(view), BY_NAME.get(self.out, -1), view.unseen, table.stock
        outs = (one,) if one in unseen else helpful
        n = min(self.cards or stock, stock)
        start = (table.turner + (view.phase == "offer")) % view.seats
        places = tuple(at for at in range(n) if not self.mine or (start + at) % view.seats == view.me)
        if not outs or not places:
            return None
        u, total, k, run = len(outs), len(unseen), len(places), best(view.hand)

        def p() -> Fraction:
            return odds.out_appears(u, total, k)

        def knobs() -> tuple[Knob, ...]:
            steps = {step: str(step) for step in STEPS if step < stock}
            singles = {NAMES[card]: f"the {called_card(card)}" for card in helpful}
            return (
                self.knob("cards", choices={**steps, ALL: f"all {stock}"}, value=None),
                self.knob("out", choices={"": "any that helps", **singles}, value=None),
                self.knob("mine"),
            )

        def words() -> str:
            row = in_a_row(run.length + 1)
            if self.out and u == 1:
                wanted = f"You wait for the {called_card(outs[0])}."
            elif u < 4:
                wanted = f"{capital(the_cards(outs, 'or'))} would make {row}."
            else:
                wanted = f"{u} unseen cards would make {row}."
            it = "it" if u == 1 else "one of them"
            if self.mine:
                rest = "" if k == n else f" of the next {n}, and the others take what they turn"
                return f"{wanted} You turn {count(k)}{rest}. Is {it} among yours?"
            if n == stock:
                return f"{wanted} Does {it} ever turn up?"
            return f"{wanted} Is {it} {'the next card' if n == 1 else f'among the next {n} cards'}?"

        def derivation() -> Derivation:
            what = cards_of(outs) if u < 9 else f"{u} cards"
            lines = [
                Line("Unseen cards", "hidden hands and stock together", str(total),
                     (*hidden_keys(view), "stock")),
                Line("Outs among them", what, str(u), own_keys(view, run.cards)),
            ]  # fmt: skip
            if k == 1:
                one_of = f"{u} of {total}: an unseen card does not care where it lies"
                lines.append(Line("One card", one_of, percent(p()), ("stock",)))
            else:
                row = none_of(max(u, k), total, min(u, k))
                lines.append(Line(f"None of these {k}", row, percent(1 - p()), ("stock",)))
                lines.append(Line("One of them" if u == 1 else "One at least", "1 − that", percent(p())))
            steps = tuple(range(1, stock + 1))
            exact = tuple(odds.out_appears(u, total, step) for step in steps)
            title = f"{'It' if u == 1 else 'One'} comes among so many cards"
            return Derivation(tuple(lines), curve=Curve(title, steps, exact, across="cards turned", here=k))

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            held = sum(map(view.hidden, view.rivals)) + table.burnt
            row = rng.sample(unseen, held + n)[held:]  # the hidden hands first, then the stock
            seen = tuple(row[at] for at in places)
            helps = [card for card in seen if card in outs]
            return bool(helps), laid_out(seen, helps)

        def mistakes() -> tuple[Mistake, ...]:
            found = [
                Mistake("part", "Outs over stock", odds.out_appears(min(u, stock), stock, k),
                        "Some of the unseen cards lie in hidden hands. Count all that you have not seen."),
                Mistake("added", "Added up", capped(Fraction(u * k, total)),
                        "Rows of cards with two outs are counted twice in that sum."),
                Mistake("one", "One card", Fraction(u, total), "That is the chance of the next card alone."),
            ]  # fmt: skip
            if u > 1:
                single = odds.out_appears(1, total, k)
                found.append(Mistake("one", "One out", single, "That is the chance of one named card."))
            if self.mine:
                all_, words = odds.out_appears(u, total, n), "What another turns, that player takes. Count yours."
                found.append(Mistake("wider", "Everybody's cards", all_, words))
            return apart(p(), *found)

        return Filled(
            self,
            view,
            answer=p,
            once=once,
            knobs=knobs,
            words=words,
            given=lambda: seen_after_draft(view),
            derivation=derivation,
            says=f"such deals bring {'it' if u == 1 else 'one'}",
            parts=lambda: (Part("bring it" if u == 1 else "bring one", p(), 1), Part("do not", 1 - p(), 0)),
            pictures=lambda: (
                DrawByDraw("Card by card", "", total, u, k, "an out", "rows of the stock"),
            ) if 1 < k <= min(DRAWN, total - u) else (),
            mistakes=mistakes,
            derivable=u <= 12,
            quantities={"N": total, "u": u, "n": k, "s": stock, "k": n},
            slots=lambda: {
                "unseen": str(total),
                "stock": str(stock),
                "outs": the_cards(outs, "or"),
                "exact": hundred(p()),
            },
        )  # fmt: skip
