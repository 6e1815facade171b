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
from uncle_widgets.games.uno.cards import COLOUR, OF_COLOUR, WILD, WILD4
from uncle_widgets.games.uno.questions import common, steps, trials
from uncle_widgets.games.uno.questions.common import EXAMPLE, EXAMPLE_HAND
from uncle_widgets.games.uno.scene import face
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import COLOUR_WORDS, held, named, shown_top
from uncle_widgets.games.words import AT_LEAST_ONE, capped, hundred, spelled, wrong
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Line, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

ONE_DRAW = "Count only cards that you can't see: the ones that fit, and all of them. Then divide."
"""The idea for a single draw."""
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
    misconception: ClassVar[str] = "there are four colours, so one card in four must fit"
    draws: int = setting(1, "Draws", {n: str(n) for n in range(1, MOST + 1)}, between=(1, MOST))

    @property
    def model(self) -> Model:
        words = "We suppose that any card you can't see may come next, whatever the others have played."
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

        mine = isinstance(view.me, int) and bool(view.hand)
        must = mine and view.phase == "turn" and view.seat == view.me and not view.playable
        who = "you" if mine else LETTERS[max(view.seat, 0)]
        colour = COLOUR_WORDS[view.table.colour]

        def words() -> str:
            nothing = f"Nothing in your hand fits on {top}"
            if draws == 1 and must:
                if COLOUR[view.table.top]:
                    return f"{nothing}, so you draw a card. How likely is it that this card fits?"
                start = f"There's a {named(view.table.top)} on top, and {colour} was named."
                start += f" You have no {colour} card and no wild card, so you draw one."
                return f"{start} How likely is it that this card fits?"
            if draws == 1:
                return f"Suppose {who} {draw} a card. How likely is it that this card fits on {top}?"
            each = (
                "one card now and one on your next turn" if must and draws == 2 else f"one card on each of {turns}"
            )
            some = f"How likely is it that at least one of the {spelled(draws)} cards fits?"
            if must:
                return f"{nothing}. You draw {each}, and {stays} stays on top. {some}"
            return f"Suppose {who} {draw} one card on each of {turns}, and {stays} stays on top. {some}"

        draw = "draw" if mine else "draws"
        turns, stays = f"{spelled(draws)} turns", f"the {named(view.table.top)}"

        def given() -> str:
            text = common.given_by(view, told=draws > 1)
            if not OF_COLOUR[view.table.colour].isdisjoint(view.hand) and copies[WILD4]:
                text += " A Wild Draw Four counts as a card that fits, though you'd be bluffing."
            return text

        def derivation() -> Derivation:
            xs = tuple(range(1, min(12, n) + 1))
            within = tuple(at_least_one(good, n, x) for x in xs)
            title = "The chance that one of the drawn cards fits"
            curve = Curve(title, xs, within, Fraction(1), "certain", "draws", here=draws) if good else None
            if draws == 1:
                return Derivation(one_draw(), curve=curve, idea=ONE_DRAW)
            row = steps.Row(
                draws, n, good, f"100 tries with {spelled(draws)} draws", "try",
                "At least one card fits", "does at least one card fit", ("draw",),
            )  # fmt: skip
            lines = common.unseen_line(view), steps.fit_line(live, copies, f"the {n} cards you can't see")
            return Derivation((*lines, *steps.one_by_one(row)), curve=curve, idea=AT_LEAST_ONE)

        def one_draw() -> tuple[Line, ...]:
            """The cards that can't be seen, those of the colour, the others that fit, and their share."""
            of, rest = steps.of_colour(copies, live[0]), good - steps.of_colour(copies, live[0])
            word, bare = COLOUR_WORDS[live[0]], live in COLOUR_WORDS
            none = "" if rest else " (no wild card is left)" if bare else " (no other card fits)"
            lines = [
                steps.cards_line(view),
                steps.colour_line(copies, live[0], f"How many of those are {word}?", none),
            ]
            if rest and bare:
                lines.append(steps.colour_line(copies, "", "How many of those are wild cards?"))
            elif rest:
                lines.append(steps.others_line(copies, live))
            asks = f"So how likely is it that the card {who} {draw} fits?"
            return (*lines, steps.share_line("The card fits", asks, [of, rest], n, ("draw",)))

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            fits, came = trials.drawn(view, rng, draws)
            return fits, {"draw": face(came[-1]), **(common.laid_out(came) if draws > 1 else {})}

        def parts() -> tuple[Part, ...]:
            if draws > 1:
                return (
                    Part("the first card fits", first, 1),
                    Part("only a later card fits", answer() - first, 2),
                    Part("no card fits", 1 - answer(), 0),
                )
            wilds = Fraction(wild, n)
            return (
                Part("a card of that colour, number or symbol", first - wilds, 1),
                Part("a wild card", wilds, 2),
                Part("a card that doesn't fit", 1 - first, 0),
            )

        def mistakes() -> tuple[Mistake, ...]:
            words = (
                "There are four colours, but cards with the same number or symbol fit too, and so do wild cards."
            )
            alike = Mistake("alike", "One in four", Fraction(1, 4), words)
            if draws > 1:
                words = "Adding counts it twice when two of the cards fit."
                added = Mistake("added", f"{draws} × {good}/{n}", capped(draws * first), words)
                one = Mistake("one", f"{good}/{n}", first, "That's the chance for a single draw.")
                return wrong(answer(), alike, added, one)
            deck = common.without(odds.FULL, view.table.top)
            share = Fraction(odds.useful(live, deck), sum(deck.values()))
            words = "That counts the whole deck, apart from the top card. Leave out all the cards you've seen."
            return wrong(first, alike, Mistake("seen", "The whole deck", share, words))

        asks = {
            "alike": "Did you say one in four because there are four colours?",
            "seen": "Did you count the whole deck, with the cards you've already seen?",
            "part": "Did you leave out the wild cards?",
            "run": f"Did you go higher because so many {colour} cards have come up?",
            "same": "Did you use your number from the table before again?",
            "added": "Did you add up the chances of the draws?",
            "one": "Did you use the chance for a single draw?",
        }

        return Filled(
            self,
            view,
            answer=answer,
            once=once,
            words=words,
            given=given,
            derivation=derivation,
            cases=f"cards that {who} might draw" if draws == 1 else f"tries with {spelled(draws)} draws",
            event="fit" if draws == 1 else "bring a card that fits",
            asks=asks,
            knobs=lambda: (
                self.knob("draws", value=draws, choices={k: str(k) for k in range(1, min(MOST, in_pile) + 1)}),
            ),
            parts=parts,
            mistakes=mistakes,
            pictures=lambda: common.card_by_card("Draw by draw", good, n, draws, "a card that fits", "draws"),
            quantities={"N": n, "fit": good, "fit_without": good - wild, "n": draws},
            slots=lambda: {
                **_example(),
                "top": top,
                "unseen": common.hidden_cards(n),
                "good": f"{good or 'None'} of them {'fits' if good == 1 else 'fit'}",
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
        "held": held(EXAMPLE_HAND),
        "example_unseen": str(n),
        "example_good": str(good),
        "example_once": percent(Fraction(good, n)),
        "example_twice": percent(odds.within_draws(good, cards, 2)),
        "example_until": f"{float(odds.draws_until(good, cards).E()):.2f}",
    }
