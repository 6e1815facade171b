"""S-L7: before the cards to draft are laid out, will one of them make my run longer?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
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
from uncle_widgets.probability.pictures import DrawByDraw, Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Part
from uncle_widgets.probability.show import percent

NAMED = 3
"""Cards at most that are named, and multiplied one by one."""
DRAWN = 8
"""Cards at most that are drawn one by one in a picture."""


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

    def arise(self, view: View) -> Laid | None:
        outs = odds.outs(view) if view.phase == "lay" and view.five else ()
        return Laid(self, view, outs) if outs else None


@dataclass(eq=False)
class Laid(Posed[View]):
    """Whether one of the `outs`, which make the run of five longer, is among those still to be laid out."""

    question: WillTheyHelp
    outs: Cards

    def __post_init__(self) -> None:
        view = self.view
        self.unseen = view.unseen
        longer = [best((*view.five, out)) for out in self.outs]
        self.row = in_a_row(longer[0].length)
        self.joined = tuple(card for card in view.five if any(card in run.cards for run in longer))
        self.u, self.total = len(self.outs), len(self.unseen)
        self.n = DEALT * view.seats - len(view.table.laid)
        self.hidden = self.total - self.n
        self.says = f"such deals lay out {'it' if self.u == 1 else 'one of them'}"

    def answer(self) -> Fraction:
        return at_least_one(self.u, self.total, self.n)

    @cached_property
    def words(self) -> str:
        u, more = self.u, "more " if self.view.table.laid else ""
        these = capital(the_cards(self.outs, "or")) if u <= NAMED else f"{u} unseen cards"
        now = f"{self.n} {more}cards are" if self.n > 1 else "One more card is"
        return f"{now} laid out to draft from. {these} would make {self.row}. Is {self.one} among them?"

    @property
    def one(self) -> str:
        return "it" if self.u == 1 else "one"

    @cached_property
    def given(self) -> str:
        return (
            f"You see your five. Any {self.n} of the {self.total} unseen cards may be laid out: "
            f"{self.hidden} stay hidden, in the other hands and in the stock."
        )

    @cached_property
    def derivation(self) -> Derivation:
        u, view = self.u, self.view
        seen = len(DECK) - self.total
        which = cards_of(self.outs) if u <= DRAWN else f"beside your {count(len(view.five))}"
        return Derivation((
            Line(minus_seen("cards", seen), f"{len(DECK)} − {seen}", str(self.total), own_keys(view, view.five)),
            Line("Cards that help", which, str(u), own_keys(view, self.joined)),
            Line("Not laid out", f"{self.total} − {self.n}", str(self.hidden), (*hidden_keys(view), "stock")),
            Line("None of them laid out", none_of(self.n, self.total, u), percent(1 - self.number)),
            Line("It is laid out" if u == 1 else "One at least", "1 − that", percent(self.number)),
        ))  # fmt: skip

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        came, five = tuple(rng.sample(self.unseen, self.n)), mask_of(self.view.five)
        helps = [card for card in came if longest(five | 1 << card) > longest(five)]
        return bool(helps), laid_out(came, helps)

    def deals(self, seed: int, first: int, trials: int) -> Iterator[Piece]:
        from uncle_widgets.games import packs

        return packs.holds([card in self.outs for card in self.unseen], self.n, seed, first, trials)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        one = "it" if self.u == 1 else "one"
        return Part(f"lay {one} out", self.number, 1), Part("lay out none", 1 - self.number, 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if not 1 < self.u <= min(DRAWN, self.hidden):
            return ()
        caption = "The cards that help, one after the other: where does each lie?"
        return (
            DrawByDraw("Card by card", caption, self.total, self.n, self.u, "a card laid out", "sets of places"),
        )

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        u, n, total = self.u, self.n, self.total
        found = [
            Mistake("added", "Added up", capped(Fraction(u * n, total)),
                    "Deals that lay out two of them are counted twice in that sum."),
            Mistake("one", "One card", Fraction(u, total), f"That is one card laid out, not {n}."),
            Mistake("seen", "The whole pack", at_least_one(u, len(DECK), n), "Your own cards are not laid out."),
        ]  # fmt: skip
        if u > 1:
            words = "That is the chance of one named card."
            found.append(Mistake("one", "One that helps", Fraction(n, total), words))
        return apart(self.number, *found)

    @cached_property
    def derivable(self) -> bool:
        return self.u <= DRAWN or comb(self.total, self.u) < 10**9

    @cached_property
    def quantities(self) -> Mapping[str, int]:
        return {"N": self.total, "u": self.u, "n": self.n}

    @cached_property
    def slots(self) -> Mapping[str, str]:
        outs = the_cards(self.outs, "or") if self.u <= NAMED else f"one of {self.u} cards"
        return {
            "laid": str(self.n),
            "unseen": str(self.total),
            "hidden": str(self.hidden),
            "outs": outs,
            "row": self.row,
            "none": none_of(self.n, self.total, self.u),
            "share": f"{self.n} × {self.u} in {self.total}",
            "exact": hundred(self.number),
        }
