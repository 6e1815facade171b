"""N-L2: whether a card that is drawn fits, given all that has been seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import OF_COLOUR, WILD, WILD4
from uncle_widgets.games.uno.questions import common, trials
from uncle_widgets.games.uno.questions.common import EXAMPLE, EXAMPLE_HAND
from uncle_widgets.games.uno.scene import face
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import named, shown_top
from uncle_widgets.games.words import capped, count, hundred, none_of, spoken, wrong
from uncle_widgets.probability.counting import at_least_one, first_good
from uncle_widgets.probability.pictures import DrawByDraw, Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.refusal import whole


@dataclass(frozen=True)
class WillItFit(Question[View]):
    """N-L2: will a card that is drawn fit, within `draws` turns' draws while the same card shows?"""

    id: ClassVar[str] = "N-L2"
    title: ClassVar[str] = "I must draw: will the card fit?"
    name: ClassVar[str] = "Will it fit?"
    when: ClassVar[str] = "while there are cards to draw"
    concept: ClassVar[str] = "conditional probability"
    misconception: ClassVar[str] = "there are four colours, so one card in four fits"
    draws: int = 1

    def __post_init__(self) -> None:
        whole("draws", self.draws, 1, self.MOST)

    MOST: ClassVar[int] = 4

    @property
    def model(self) -> Model:
        words = "We suppose that any unseen card may come: nothing is read from what the others played."
        return Model("value-blind", words)

    def arise(self, view: View) -> Fits | None:
        if not common.on(view) or not view.table.draw_count:
            return None
        return Fits(self, view, self.draws if self.draws <= view.table.draw_count else 1)


@dataclass(eq=False)
class Fits(Posed[View]):
    """The question about so many draws: of `n` unseen cards, `good` fit, and `wild` of these are wild."""

    question: WillItFit
    draws: int
    says = "such draws bring a card that fits"

    def __post_init__(self) -> None:
        view = self.view
        self.top, self.live, self.copies = shown_top(view), common.live(view), view.copies
        self.n, self.good = len(view.unseen), odds.useful(self.live, self.copies)
        self.wild, self.first = self.copies[WILD] + self.copies[WILD4], Fraction(self.good, self.n)
        self.quantities = {"N": self.n, "fit": self.good, "fit_without": self.good - self.wild, "n": self.draws}

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        counts = tuple((n, str(n)) for n in range(1, min(WillItFit.MOST, self.view.table.draw_count) + 1))
        return (Knob("draws", "Draws", counts, value=self.draws),)

    @cached_property
    def words(self) -> str:
        view = self.view
        start = f"Suppose {LETTERS[max(view.seat, 0)]} must draw on {self.top}."
        if isinstance(view.me, int) and view.hand:
            must = view.phase == "turn" and view.seat == view.me and not view.playable
            nothing = f"Nothing in your hand fits on {self.top}: you must draw."
            start = nothing if must else f"Suppose you must draw on {self.top}."
        if self.draws == 1:
            return f"{start} Will the card fit?"
        return (
            f"{start} Will one of {self.draws} cards fit, drawn in {self.draws} turns while the same card shows?"
        )

    @cached_property
    def given(self) -> str:
        text = common.given_by(self.view)
        if not OF_COLOUR[self.view.table.colour].isdisjoint(self.view.hand) and self.copies[WILD4]:
            text += " A Wild Draw Four counts as fitting, though from your hand it would be a bluff."
        return text

    def answer(self) -> Fraction:
        return at_least_one(self.good, self.n, self.draws)

    @cached_property
    def derivation(self) -> Derivation:
        n, good, draws, p = self.n, self.good, self.draws, percent(self.number)
        lines = [common.unseen_line(self.view), common.fitting_line(self.live, self.copies)]
        if draws == 1:
            lines.append(Line("Share", f"{good}/{n}", p, ("draw",)))
        else:
            lines.append(Line("None fits", none_of(good, n, draws), percent(1 - self.number), ("draw",)))
            lines.append(Line("At least one fits", "1 − that", p))
        if not good:
            return Derivation(tuple(lines))
        mean = f"{float(first_good(good, n).E()):.2f}"
        lines.append(Line("Draws until one fits, on average", f"({n} + 1)/({good} + 1)", mean))
        xs = tuple(range(1, min(12, n) + 1))
        within = tuple(at_least_one(good, n, x) for x in xs)
        title = "The chance that a card fits within so many draws"
        curve = Curve(title, xs, within, Fraction(1), "certain", "draws", here=draws)
        return Derivation(tuple(lines), curve=curve)

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        fits, came = trials.drawn(self.view, rng, self.draws)
        return fits, {"draw": face(came[-1]), **(common.laid_out(came) if self.draws > 1 else {})}

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        if self.draws > 1:
            return (
                Part("with the first card", self.first, 1),
                Part("with a later one", self.number - self.first, 2),
                Part("with none", 1 - self.number, 0),
            )
        wild = Fraction(self.wild, self.n)
        return (
            Part("with a card of that colour or sign", self.first - wild, 1),
            Part("with a wild card", wild, 2),
            Part("with one that does not fit", 1 - self.first, 0),
        )

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if self.draws == 1 or self.number in (0, 1):
            return ()
        return (DrawByDraw("Draw by draw", "", self.n, self.good, self.draws, "one that fits", "draws"),)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        one, draws = f"{self.good}/{self.n}", self.draws
        words = "Four colours, but the same sign and the wilds fit as well."
        found = [Mistake("alike", "1/4", Fraction(1, 4), words)]
        if draws > 1:
            words = "When two of the cards fit, it counts that twice."
            found.append(Mistake("added", f"{draws} × {one}", capped(draws * self.first), words))
            found.append(Mistake("one", one, self.first, "That is a single draw."))
        else:
            deck = common.without(odds.FULL, self.view.table.top)
            share = Fraction(odds.useful(self.live, deck), sum(deck.values()))
            words = "That is for a deck of which only the top card is known. You have seen more."
            found.append(Mistake("seen", "The whole deck", share, words))
        return wrong(self.number, *found)

    @cached_property
    def slots(self) -> Mapping[str, str]:
        unseen, good = count(self.n, "card is", "cards are"), str(self.good or "none")
        here = {"top": self.top, "unseen": unseen, "good": good, "once": percent(self.first)}
        return {**_example(), **here, "exact": hundred(self.number)}


@cache
def _example() -> Mapping[str, str]:
    """Words for the lesson that hang on no position."""
    cards: Mapping[str, int] = odds.FULL
    for card in (EXAMPLE, *EXAMPLE_HAND):
        cards = common.without(cards, card)
    good, n = odds.useful(EXAMPLE, cards), sum(cards.values())
    return {
        "example": named(EXAMPLE),
        "held": spoken(f"a {named(card)}" for card in EXAMPLE_HAND),
        "example_unseen": str(n),
        "example_good": str(good),
        "example_once": percent(Fraction(good, n)),
        "example_twice": percent(odds.within_draws(good, cards, 2)),
        "example_until": f"{float(odds.draws_until(good, cards).E()):.2f}",
    }
