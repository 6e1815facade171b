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
    letters,
    seen_after_draft,
)
from uncle_widgets.games.say_uncle.questions.steps import by_places, cards_line, counted, outs_line
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import called_card, cards, in_a_row, some, the_cards
from uncle_widgets.games.words import AT_LEAST_ONE, capital, capped, hundred
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import DrawByDraw
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Part
from uncle_widgets.probability.settings import setting

ALL = 0
STEPS = (1, 2, 4, 6, 8, 12, 16, 24)
DRAWN = 8
"""Cards at most that are drawn one by one in a picture."""
NAMED = 3
"""Cards at most that the question names one by one."""
ONE_CARD = "Count the places where the card can be, and see how many of those places count."
"""The idea where one card is waited for, or one card is turned."""
ASKS = {
    "part": "Did you divide by the cards in the stock?",
    "seen": "Did you count cards you can already see?",
    "added": "Did you add the chances of the cards you need?",
    "one": "Did you use the chance for a single card?",
    "sure": "Did you think that every card is turned sooner or later?",
    "seat": "Did you count the hidden cards of only one rival?",
    "wider": "Did you also count the cards that the others turn?",
    "other": "Did you work out how much of the stock is turned?",
}
"""What is asked of whom makes a mistake, by its kind."""


@dataclass(frozen=True)
class WillItCome(Question[View]):
    """Among the next `cards` turned (0: the stock) is an out: `out`, or any ('') that makes my best run longer.

    `mine`: only cards that I turn count, and the others take every out that they turn.
    """

    id: ClassVar[str] = "S-L2"
    title: ClassVar[str] = "Will the card you need come?"
    name: ClassVar[str] = "Will your card come?"
    when: ClassVar[str] = "after the draft, while a card that would make your run longer is hidden"
    concept: ClassVar[str] = "hypergeometric"
    misconception: ClassVar[str] = "dividing by the cards in the stock"
    cards: int = setting(1, "Cards turned", {n: str(n) for n in STEPS})
    out: str = setting("", "Which card", {"": "any that helps"})
    mine: bool = setting(False, "Who turns it", {False: "anyone", True: "you"})

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
        good = f"{'give you' if self.mine else 'turn up'} {'the' if u == 1 else 'a'} card you need"

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
                wanted = f"You're waiting for the {called_card(outs[0])}."
            elif u <= NAMED:
                wanted = f"{capital(the_cards(outs, 'or'))} would give you {row}."
            else:
                wanted = f"{capital(some(u))} hidden cards would give you {row}."
            is_ = "it's" if u == 1 else "at least one of them is"
            if self.mine:
                turn = (
                    f"{some(k)} of the next {cards(n)}, and the others keep what they turn" if k < n else cards(k)
                )
                these = the_cards(outs, "or") if u <= NAMED else f"one of the {u} cards that give you {row}"
                return f"You turn {turn}. How likely is it that you turn {these}?"
            if n == 1:
                comes = "it comes next" if u == 1 else "the next card is one of them"
                return f"{wanted} How likely is it that {comes}?"
            if n == stock:
                return f"{wanted} How likely is it that {is_} turned before the stock runs out?"
            return f"{wanted} How likely is it that {is_} among the next {cards(n)}?"

        def derivation() -> Derivation:
            steps = tuple(range(1, stock + 1))
            exact = tuple(odds.out_appears(u, total, step) for step in steps)
            title = f"The chance of {'your card' if u == 1 else 'a card that helps'}"
            curve = Curve(title, steps, exact, across="cards turned", here=k)
            ever, chosen = n == stock > 1 and not self.mine, bool(self.out) and u == 1
            lines = [cards_line(view)]
            if not chosen:
                lines.append(outs_line(view, outs, in_a_row(run.length + 1), asked=u > NAMED or k == 1))
            if ever and u == 1:
                lines += _never_turned(view)
            if self.mine:
                there = f"among the {cards(k)} that you turn" if k > 1 else "the card that you turn"
            elif ever:
                there = f"among the {cards(stock)} of the stock"
            else:
                there = f"among the next {cards(n)}" if n > 1 else "the next card"
            lines += by_places(total, outs, k, there, ("stock",))
            idea = ONE_CARD if k == 1 or u == 1 else AT_LEAST_ONE
            return Derivation(tuple(lines), curve=curve, idea=idea)

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            held = sum(map(view.hidden, view.rivals)) + table.burnt
            row = rng.sample(unseen, held + n)[held:]  # the hidden hands first, then the stock
            seen = tuple(row[at] for at in places)
            helps = [card for card in seen if card in outs]
            return bool(helps), laid_out(seen, helps)

        def mistakes() -> tuple[Mistake, ...]:
            found = [
                Mistake("part", "Divided by the stock", odds.out_appears(min(u, stock), stock, k),
                        "A card that helps may be in somebody's hand. Divide by all the cards you can't see."),
                Mistake("added", "Added up", capped(Fraction(u * k, total)),
                        "In that sum, deals that bring two of the cards count twice."),
                Mistake("one", "Only the next card", Fraction(u, total),
                        "That's the chance for the next card alone."),
            ]  # fmt: skip
            if u > 1:
                single = odds.out_appears(1, total, k)
                found.append(Mistake("one", "Only one card that helps", single,
                                     "That's the chance of one of these cards alone."))  # fmt: skip
            if self.mine:
                all_, words = (
                    odds.out_appears(u, total, n),
                    "The others keep what they turn. Count only your cards.",
                )
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
            cases="deals like this",
            event=good,
            asks=ASKS,
            parts=lambda: (Part(good, p(), 1), Part("don't", 1 - p(), 0)),
            pictures=lambda: (
                DrawByDraw("Card by card", "", total, u, k, "a card you need", "groups"),
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


def _never_turned(view: View) -> tuple[Line, ...]:
    """How many hidden cards are never turned, and how many are."""
    table, total = view.table, len(view.unseen)
    held, burnt = sum(map(view.hidden, view.rivals)), table.burnt
    never, who = held + burnt, letters(view.rivals)
    aside = " and 1 put aside" if burnt else ""
    return (
        counted(
            "Never turned",
            f"{held} in hands{aside}" + (f" = {never}" if burnt else ""),
            never,
            "How many of those will never be turned?",
            "A card in another hand never comes out of the stock"
            + (", and neither does the card that was put aside." if burnt else "."),
            f"{who} {'holds' if len(view.rivals) == 1 else 'hold'} {some(held)} hidden cards"
            + (f", and one is put aside. That makes {never}." if burnt else f". That makes {never}."),
            hidden_keys(view),
        ),
        counted(
            "In the stock",
            f"{total} − {never}",
            total - never,
            "So how many will be turned?",
            "Take the cards that are never turned away from the cards you can't see.",
            f"{never} of the {total} hidden cards are never turned. The other {total - never} are in the stock.",
            ("stock",),
        ),
    )
