"""N-L2: whether a card that is drawn fits, given all that has been seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import COLOUR, WILD, WILD4
from uncle_widgets.games.uno.questions import trials
from uncle_widgets.games.uno.questions.common import (
    EXAMPLE,
    EXAMPLE_HAND,
    fitting_line,
    given_by,
    laid_out,
    live,
    on,
    seen_keys,
    unseen_line,
    without,
)
from uncle_widgets.games.uno.scene import face
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import named, shown_top
from uncle_widgets.games.words import capped, hundred, spoken, wrong
from uncle_widgets.probability.pictures import DrawByDraw, Picture
from uncle_widgets.probability.question import Question
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

    def choice(self, view: View) -> int:
        return self.draws if self.draws <= view.draw_count else 1

    def knobs(self, view: View) -> tuple[Knob, ...]:
        counts = tuple((n, str(n)) for n in range(1, min(self.MOST, view.draw_count) + 1))
        return (Knob("draws", "Draws", counts, value=self.choice(view)),)

    def good(self, view: View) -> int:
        return odds.useful(live(view), view.copies)

    def ask(self, view: View) -> str | None:
        if not on(view) or not view.draw_count:
            return None
        top, draws = shown_top(view), self.choice(view)
        if isinstance(view.me, int) and view.hand:
            must = view.phase == "turn" and view.seat == view.me and not view.playable
            start = f"Nothing in your hand fits on {top}: you must draw."
            start = start if must else f"Suppose you must draw on {top}."
        else:
            start = f"Suppose {LETTERS[max(view.seat, 0)]} must draw on {top}."
        if draws == 1:
            return f"{start} Will the card fit?"
        return f"{start} Will one of {draws} cards fit, drawn in {draws} turns while the same card shows?"

    def given(self, view: View) -> str:
        text = given_by(view)
        if any(COLOUR[card] == view.colour for card in view.hand) and view.copies[WILD4]:
            text += " A Wild Draw Four counts as fitting, though from your hand it would be a bluff."
        return text

    def answer(self, view: View) -> Fraction:
        return odds.within_draws(self.good(view), view.copies, self.choice(view))

    def says(self, view: View) -> str:
        return "such draws bring a card that fits"

    def derive(self, view: View) -> Derivation:
        total, good, top, draws = len(view.unseen), self.good(view), live(view), self.choice(view)
        rest, p = total - good, self.answer(view)
        fit = seen_keys(view, lambda card: odds.fits(card, top))
        lines = [unseen_line(view), fitting_line(top, view.copies, lit=fit)]
        if draws == 1:
            lines.append(Line("Share", f"{good}/{total}", percent(p), ("draw",)))
        else:
            steps = " × ".join(f"{max(0, rest - k)}/{total - k}" for k in range(draws))
            lines += [
                Line("None fits", steps, percent(1 - p), ("draw",)),
                Line("At least one fits", "1 − that", percent(p)),
            ]
        if not good:
            return Derivation(tuple(lines))
        mean = odds.draws_until(good, view.copies).E()
        lines.append(Line("Draws until one fits, on average", f"({total} + 1)/({good} + 1)", f"{float(mean):.2f}"))
        xs = tuple(range(1, min(12, total) + 1))
        within = tuple(odds.within_draws(good, view.copies, n) for n in xs)
        title = "The chance that a card fits within so many draws"
        return Derivation(
            tuple(lines), curve=Curve(title, xs, within, Fraction(1), "certain", "draws", here=draws)
        )

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        fits, came = trials.drawn(view, rng, self.choice(view))
        return fits, {"draw": face(came[-1]), **(laid_out(came) if self.choice(view) > 1 else {})}

    def parts(self, view: View) -> tuple[Part, ...]:
        good, total = self.good(view), len(view.unseen)
        first, within = Fraction(good, total), self.answer(view)
        if self.choice(view) > 1:
            return (
                Part("with the first card", first, 1),
                Part("with a later one", within - first, 2),
                Part("with none", 1 - within, 0),
            )
        wild = Fraction(view.copies[WILD] + view.copies[WILD4], total)
        return (
            Part("with a card of that colour or sign", first - wild, 1),
            Part("with a wild card", wild, 2),
            Part("with one that does not fit", 1 - first, 0),
        )

    def pictures(self, view: View) -> tuple[Picture, ...]:
        draws, good = self.choice(view), self.good(view)
        if draws == 1 or self.answer(view) in (0, 1):
            return ()
        return (DrawByDraw("Draw by draw", "", len(view.unseen), good, draws, "one that fits"),)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        good, total, draws = self.good(view), len(view.unseen), self.choice(view)
        words = "Four colours, but the same sign and the wilds fit as well."
        found = [Mistake("alike", "1/4", Fraction(1, 4), words)]
        if draws > 1:
            words = "When two of the cards fit, it counts that twice."
            found.append(
                Mistake("added", f"{draws} × {good}/{total}", capped(Fraction(draws * good, total)), words)
            )
            found.append(Mistake("one", f"{good}/{total}", Fraction(good, total), "That is a single draw."))
        else:
            deck = without(odds.FULL, view.top)
            whole = Fraction(odds.useful(live(view), deck), sum(deck.values()))
            words = "That is for a deck of which only the top card is known. You have seen more."
            found.append(Mistake("seen", "The whole deck", whole, words))
        return wrong(self.answer(view), *found)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        left = self.good(view) - view.copies[WILD] - view.copies[WILD4]
        return {"N": len(view.unseen), "fit": self.good(view), "fit_without": left, "n": self.choice(view)}

    def slots(self, view: View) -> Mapping[str, str]:
        good, total = self.good(view), len(view.unseen)
        example = without(odds.FULL, EXAMPLE)
        for card in EXAMPLE_HAND:
            example = without(example, card)
        useful, size = odds.useful(EXAMPLE, example), sum(example.values())
        return {
            "example": named(EXAMPLE),
            "held": spoken(f"a {named(card)}" for card in EXAMPLE_HAND),
            "example_unseen": str(size),
            "example_good": str(useful),
            "example_once": percent(Fraction(useful, size)),
            "example_twice": percent(odds.within_draws(useful, example, 2)),
            "example_until": f"{float(odds.draws_until(useful, example).E()):.2f}",
            "top": shown_top(view),
            "unseen": str(total),
            "good": str(good),
            "once": percent(Fraction(good, total)),
            "exact": hundred(self.answer(view)),
        }
