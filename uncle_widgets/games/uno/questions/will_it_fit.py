"""N-L2: whether a card that is drawn fits, given all that has been seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
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
from uncle_widgets.games.words import capped, count, hundred, spoken, wrong
from uncle_widgets.probability.counting import at_least_one, first_good
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Line, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

MOST = 4
"""Draws that are asked about, at most."""


@dataclass(frozen=True)
class WillItFit(Question[View]):
    """N-L2: will a card that is drawn fit, within `draws` turns' draws while the same card shows?"""

    id: ClassVar[str] = "N-L2"
    title: ClassVar[str] = "I must draw: will the card fit?"
    name: ClassVar[str] = "Will it fit?"
    when: ClassVar[str] = "while there are cards to draw"
    concept: ClassVar[str] = "conditional probability"
    misconception: ClassVar[str] = "there are four colours, so one card in four fits"
    draws: int = setting(1, "Draws", {n: str(n) for n in range(1, MOST + 1)}, between=(1, MOST))

    @property
    def model(self) -> Model:
        words = "We suppose that any unseen card may come: nothing is read from what the others played."
        return Model("value-blind", words)

    def arise(self, view: View) -> Filled[View] | None:
        in_pile = view.table.draw_count
        if not common.on(view) or not in_pile:
            return None
        draws = self.draws if self.draws <= in_pile else 1
        top, live, copies = shown_top(view), common.live(view), view.copies
        n, good, wild = len(view.unseen), common.fit(live, copies), copies[WILD] + copies[WILD4]
        first = Fraction(good, n)

        def answer() -> Fraction:
            return at_least_one(good, n, draws)

        def words() -> str:
            start = f"Suppose {LETTERS[max(view.seat, 0)]} must draw on {top}."
            if isinstance(view.me, int) and view.hand:
                must = view.phase == "turn" and view.seat == view.me and not view.playable
                nothing = f"Nothing in your hand fits on {top}: you must draw."
                start = nothing if must else f"Suppose you must draw on {top}."
            if draws == 1:
                return f"{start} Will the card fit?"
            return f"{start} Will one of {draws} cards fit, drawn in {draws} turns while the same card shows?"

        def given() -> str:
            text = common.given_by(view)
            if not OF_COLOUR[view.table.colour].isdisjoint(view.hand) and copies[WILD4]:
                text += " A Wild Draw Four counts as fitting, though from your hand it would be a bluff."
            return text

        def derivation() -> Derivation:
            lines = (
                common.unseen_line(view),
                common.fitting_line(live, copies),
                *common.draw_lines(good, n, draws, "None fits", "At least one fits"),
            )
            if not good:
                return Derivation(lines)
            mean = f"{float(first_good(good, n).E()):.2f}"
            last = Line("Draws until one fits, on average", f"({n} + 1)/({good} + 1)", mean)
            xs = tuple(range(1, min(12, n) + 1))
            within = tuple(at_least_one(good, n, x) for x in xs)
            title = "The chance that a card fits within so many draws"
            curve = Curve(title, xs, within, Fraction(1), "certain", "draws", here=draws)
            return Derivation((*lines, last), curve=curve)

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            fits, came = trials.drawn(view, rng, draws)
            return fits, {"draw": face(came[-1]), **(common.laid_out(came) if draws > 1 else {})}

        def parts() -> tuple[Part, ...]:
            if draws > 1:
                return (
                    Part("with the first card", first, 1),
                    Part("with a later one", answer() - first, 2),
                    Part("with none", 1 - answer(), 0),
                )
            wilds = Fraction(wild, n)
            return (
                Part("with a card of that colour or sign", first - wilds, 1),
                Part("with a wild card", wilds, 2),
                Part("with one that does not fit", 1 - first, 0),
            )

        def mistakes() -> tuple[Mistake, ...]:
            words = "Four colours, but the same sign and the wilds fit as well."
            alike = Mistake("alike", "1/4", Fraction(1, 4), words)
            if draws > 1:
                words = "When two of the cards fit, it counts that twice."
                added = Mistake("added", f"{draws} × {good}/{n}", capped(draws * first), words)
                one = Mistake("one", f"{good}/{n}", first, "That is a single draw.")
                return wrong(answer(), alike, added, one)
            deck = common.without(odds.FULL, view.table.top)
            share = Fraction(odds.useful(live, deck), sum(deck.values()))
            words = "That is for a deck of which only the top card is known. You have seen more."
            return wrong(first, alike, Mistake("seen", "The whole deck", share, words))

        return Filled(
            self,
            view,
            answer=answer,
            once=once,
            words=words,
            given=given,
            derivation=derivation,
            says="such draws bring a card that fits",
            knobs=lambda: (
                self.knob("draws", value=draws, choices={k: str(k) for k in range(1, min(MOST, in_pile) + 1)}),
            ),
            parts=parts,
            mistakes=mistakes,
            pictures=lambda: common.card_by_card("Draw by draw", good, n, draws, "one that fits", "draws"),
            quantities={"N": n, "fit": good, "fit_without": good - wild, "n": draws},
            slots=lambda: {
                **_example(),
                "top": top,
                "unseen": count(n, "card is", "cards are"),
                "good": str(good or "none"),
                "once": percent(first),
                "exact": hundred(answer()),
            },
        )


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
