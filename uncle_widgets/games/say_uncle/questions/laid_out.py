"""S-L7: before the cards to draft are laid out, will one of them make my run longer?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.draw_dealer import draw_dealer
from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, DECK, Cards, best, longest, mask_of
from uncle_widgets.games.say_uncle.questions.common import apart, laid_out
from uncle_widgets.games.say_uncle.questions.steps import by_places, cards_line, outs_line
from uncle_widgets.games.say_uncle.questions.will_it_come import ONE_CARD
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import cards, in_a_row, some, the_cards
from uncle_widgets.games.words import AT_LEAST_ONE, capital, capped, hundred, none_of
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import DrawByDraw
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Mistake, Part

NAMED = 3
"""Cards at most that are named, and multiplied one by one."""
DRAWN = 8
"""Cards at most that are drawn one by one in a picture."""


ASKS = {
    "added": "Did you add up the chances of the cards that help?",
    "one": "Did you use the chance for a single card?",
    "seen": "Did you count cards you can already see?",
}
"""What is asked of whom makes a mistake, by its kind."""


class Laying(Filled[View]):
    """The question at one position, with what a stop in a match tells of it besides."""

    outs: Cards
    """The cards that make the run of five longer."""
    joined: Cards
    """Those of the five in the longer runs."""
    u: int
    row: str
    now: str
    """'10 cards go'."""


@dataclass(frozen=True)
class WillTheyHelp(Question[View]):
    """Whether one of the cards that are still to be laid out, by itself, makes the run longer that I was dealt."""

    id: ClassVar[str] = "S-L7"
    title: ClassVar[str] = "Will a card on the table help you?"
    name: ClassVar[str] = "Will a card help?"
    when: ClassVar[str] = "when everyone has five cards, before the cards to pick from are on the table"
    concept: ClassVar[str] = "the complement rule"
    misconception: ClassVar[str] = "adding up the chances of the cards that help"
    at_chance: ClassVar[bool] = True

    def arise(self, view: View) -> Laying | None:
        outs = odds.outs(view) if view.phase == "lay" and view.five else ()
        if not outs:
            return None
        five, unseen = view.five, view.unseen
        longer = [best((*five, out)) for out in outs]
        row, in_runs = in_a_row(longer[0].length), {card for run in longer for card in run.cards}
        joined = tuple(card for card in five if card in in_runs)
        u, total, n = len(outs), len(unseen), DEALT * view.seats - len(view.table.laid)
        hidden = total - n
        more = "more " if view.table.laid else ""
        now = f"{capital(some(n))} {more}cards go" if n > 1 else "One more card goes"
        good = f"put {'the' if u == 1 else 'a'} card you need on the table"

        def p() -> Fraction:
            return at_least_one(u, total, n)

        def words() -> str:
            these = capital(the_cards(outs, "or") if u <= NAMED else f"{some(u)} of the cards you can't see")
            one = "it's one of them" if u == 1 else f"at least one of these {some(u)} is among them"
            asked = one if n > 1 else f"it's {'this one' if u == 1 else 'one of these'}"
            return f"{now} on the table. {these} would give you {row}. How likely is it that {asked}?"

        def derivation() -> Derivation:
            lines = [cards_line(view), outs_line(view, outs, row, asked=u > NAMED or n == 1)]
            there = f"among the {cards(n)} that go on the table" if n > 1 else "the card that goes on the table"
            lines += by_places(total, outs, n, there, ("stock",))
            return Derivation(tuple(lines), idea=ONE_CARD if u == 1 or n == 1 else AT_LEAST_ONE)

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            came, mine = tuple(rng.sample(unseen, n)), mask_of(five)
            helps = [card for card in came if longest(mine | 1 << card) > longest(mine)]
            return bool(helps), laid_out(came, helps)

        def mistakes() -> tuple[Mistake, ...]:
            found = (
                Mistake("added", "Added up", capped(Fraction(u * n, total)),
                        "In that sum, deals that bring two of the cards count twice."),
                Mistake("one", "Only the next card", Fraction(u, total),
                        f"That's the chance for one card on the table, not for {some(n)}."),
                Mistake("seen", "Divided by the pack", at_least_one(u, len(DECK), n),
                        "Your own cards can't be put on the table. Divide by the cards you can't see."),
                Mistake("one", "Only one card that helps", Fraction(n, total),
                        "That's the chance of one of these cards alone."),
            )  # fmt: skip
            return apart(p(), *(found if u > 1 else found[:-1]))

        posed = Laying(
            self,
            view,
            answer=p,
            once=once,
            deals=lambda: draw_dealer(lambda: [card in outs for card in unseen], n),
            words=words,
            given=lambda: (
                f"You can see your five cards. Any {some(n)} of the other {total} may go on the table. "
                "The rest stay hidden, in the other hands and in the stock."
            ),
            derivation=derivation,
            cases="deals like this",
            event=good,
            asks=ASKS,
            parts=lambda: (
                Part(good, p(), 1), Part("don't", 1 - p(), 0),
            ),
            pictures=lambda: (
                DrawByDraw("Card by card", "Take the cards that help one after the other. Where is each of them?",
                           total, n, u, "a card on the table", "groups"),
            ) if 1 < u <= min(DRAWN, hidden) else (),
            mistakes=mistakes,
            derivable=lambda: u <= DRAWN or comb(total, u) < 10**9,
            quantities={"N": total, "u": u, "n": n},
            slots=lambda: {
                "laid": capital(some(n)),
                "unseen": str(total),
                "hidden": str(hidden),
                "outs": the_cards(outs, "or") if u <= NAMED else f"one of {some(u)} cards",
                "row": row,
                "none": none_of(n, total, u),
                "share": f"{n} × {u}/{total}",
                "exact": hundred(p()),
            },
        )  # fmt: skip
        posed.outs, posed.joined, posed.u, posed.row, posed.now = outs, joined, u, row, now
        return posed
