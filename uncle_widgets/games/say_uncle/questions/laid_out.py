"""S-L7: before the cards to draft are laid out, will one of them make my run longer?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DEALT, DECK, Cards, best, longest, mask_of
from uncle_widgets.games.say_uncle.questions.common import apart, hidden_keys, laid_out, own_keys
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import cards_of, in_a_row, the_cards
from uncle_widgets.games.words import capital, capped, count, hundred, minus_seen, none_of
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import DrawByDraw
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Part
from uncle_widgets.probability.show import percent

NAMED = 3
"""Cards at most that are named, and multiplied one by one."""
DRAWN = 8
"""Cards at most that are drawn one by one in a picture."""


class Laying(Filled[View]):
    """The question at one position, with what a stop in a match tells of it besides."""

    outs: Cards
    """The cards that make the run of five longer."""
    joined: Cards
    """Those of the five in the longer runs."""
    u: int
    row: str


@dataclass(frozen=True)
class WillTheyHelp(Question[View]):
    """Whether one of the cards that are still to be laid out, by itself, makes the run longer that I was dealt."""

    id: ClassVar[str] = "S-L7"
    title: ClassVar[str] = "Will the cards laid out help?"
    name: ClassVar[str] = "Will they help?"
    when: ClassVar[str] = "when five cards each are dealt, before the others are laid out"
    concept: ClassVar[str] = "the complement rule"
    misconception: ClassVar[str] = "each card that helps adds its share"
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
        hidden, it = total - n, "it" if u == 1 else "one"

        def p() -> Fraction:
            return at_least_one(u, total, n)

        def words() -> str:
            more = "more " if view.table.laid else ""
            now = f"{n} {more}cards are" if n > 1 else "One more card is"
            these = capital(the_cards(outs, "or")) if u <= NAMED else f"{u} unseen cards"
            return f"{now} laid out to draft from. {these} would make {row}. Is {it} among them?"

        def derivation() -> Derivation:
            seen = len(DECK) - total
            which = cards_of(outs) if u <= DRAWN else f"beside your {count(len(five))}"
            return Derivation((
                Line(minus_seen("cards", seen), f"{len(DECK)} − {seen}", str(total), own_keys(view, five)),
                Line("Cards that help", which, str(u), own_keys(view, joined)),
                Line("Not laid out", f"{total} − {n}", str(hidden), (*hidden_keys(view), "stock")),
                Line("None of them laid out", none_of(n, total, u), percent(1 - p())),
                Line("It is laid out" if u == 1 else "One at least", "1 − that", percent(p())),
            ))  # fmt: skip

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            came, mine = tuple(rng.sample(unseen, n)), mask_of(five)
            helps = [card for card in came if longest(mine | 1 << card) > longest(mine)]
            return bool(helps), laid_out(came, helps)

        def deals(seed: int, first: int, trials: int) -> Iterator[Piece]:
            from uncle_widgets.games import packs

            return packs.holds([card in outs for card in unseen], n, seed, first, trials)

        def mistakes() -> tuple[Mistake, ...]:
            found = (
                Mistake("added", "Added up", capped(Fraction(u * n, total)),
                        "Deals that lay out two of them are counted twice in that sum."),
                Mistake("one", "One card", Fraction(u, total), f"That is one card laid out, not {n}."),
                Mistake("seen", "The whole pack", at_least_one(u, len(DECK), n),
                        "Your own cards are not laid out."),
                Mistake("one", "One that helps", Fraction(n, total), "That is the chance of one named card."),
            )  # fmt: skip
            return apart(p(), *(found if u > 1 else found[:-1]))

        posed = Laying(
            self,
            view,
            answer=p,
            once=once,
            deals=lambda: deals,
            words=words,
            given=lambda: (
                f"You see your five. Any {n} of the {total} unseen cards may be laid out: {hidden} stay "
                "hidden, in the other hands and in the stock."
            ),
            derivation=derivation,
            says=f"such deals lay out {'it' if u == 1 else 'one of them'}",
            parts=lambda: (Part(f"lay {it} out", p(), 1), Part("lay out none", 1 - p(), 0)),
            pictures=lambda: (
                DrawByDraw("Card by card", "The cards that help, one after the other: where does each lie?",
                           total, n, u, "a card laid out", "sets of places"),
            ) if 1 < u <= min(DRAWN, hidden) else (),
            mistakes=mistakes,
            derivable=lambda: u <= DRAWN or comb(total, u) < 10**9,
            quantities={"N": total, "u": u, "n": n},
            slots=lambda: {
                "laid": str(n),
                "unseen": str(total),
                "hidden": str(hidden),
                "outs": the_cards(outs, "or") if u <= NAMED else f"one of {u} cards",
                "row": row,
                "none": none_of(n, total, u),
                "share": f"{n} × {u} in {total}",
                "exact": hundred(p()),
            },
        )  # fmt: skip
        posed.outs, posed.joined, posed.u, posed.row = outs, joined, u, row
        return posed
