"""U-L4: will a pile ever stand at a given total?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.cards import minus
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY
from uncle_widgets.games.uncle.cards import DECK, FULL, TENS, VALUES, Cards
from uncle_widgets.games.uncle.players import PLAYERS
from uncle_widgets.games.uncle.questions import landing, trials
from uncle_widgets.games.uncle.questions.illustrated import SEED, footprints
from uncle_widgets.games.uncle.questions.landing import KEPT, Pile
from uncle_widgets.games.uncle.questions.reasons import apart, hidden
from uncle_widgets.games.uncle.questions.tables import looked_on, undealt
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import hundred
from uncle_widgets.probability import sampling
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.growing import Paths
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Growing, Knob, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent
from uncle_widgets.refusal import integer_in

BACK, FRESH, THIS = "with", "fresh", "this"
STYLES = {
    "random": "play any card", "greedy": "make a ten when they can", "safe": "give the next player little",
    "lookahead": "look one round ahead",
}  # fmt: skip


@dataclass(frozen=True)
class EverLands(Question[View]):
    """The answer is for players who lay any card. `target` is 1 to 50, above the total where `start` is this pile.

    `start`: 'fresh', a new pile from a full deck, or 'this', the pile on the table as one sees it who holds no
    hand. `cards`: 'without' or 'with' replacement; `without`: a value taken out of the fresh deck, or 0.
    """

    id: ClassVar[str] = "U-L4"
    title: ClassVar[str] = "Will a pile ever land on a certain total?"
    name: ClassVar[str] = "Will it land?"
    when: ClassVar[str] = "always"
    concept: ClassVar[str] = "the renewal theorem"
    misconception: ClassVar[str] = "one number in ten is a ten, so one pile in ten lands on it"
    target: int = setting(10, "The total", {})
    start: str = setting(FRESH, "From", {FRESH: "a new pile", THIS: "this pile"})
    cards: str = setting("without", "Played cards", {"without": "stay out", BACK: "go back into the deck"})
    without: int = setting(0, "In the deck", {0: "1 to 6", **{value: f"no {value}s" for value in VALUES}})
    style: str = setting("random", "In the trials they", STYLES, supposes=True)

    @property
    def model(self) -> Model:
        if self.cards == BACK:
            return Model(BACK, "We suppose that each card goes back into the deck before the next one.")
        return Model(ANY, "We suppose that everyone plays any card, as if you turned over a shuffled deck.")

    def begun(self, view: View) -> bool:
        """Whether this pile can be followed: till it is full, hidden cards are of one bag and the game goes on."""
        if view.phase != "play" or not view.total or view.covered or view.aside is None or view.reshuffles:
            return False
        if view.pot <= sum(ten // 10 for ten in TENS if view.total < ten < FULL):
            return False
        longest = sum(total <= FULL - view.total for total in accumulate(_face_down(view)[:-1]))
        ends = view.turns + longest >= view.options.max_turns
        return not ends and longest <= view.draw_count + 1  # the first card is drawn after one was laid

    def deck(self, view: View) -> Cards:
        """The cards that are laid, in random order."""
        return _face_down(view) if self.start == THIS else tuple(card for card in DECK if card != self.without)

    def table(self, view: View) -> View:
        return looked_on(view) if self.start == THIS else undealt(view, draw_count=len(self.deck(view)))

    def arise(self, view: View) -> Filled[View] | None:
        if integer_in(self.target, 1, FULL) is None or self.start not in (FRESH, THIS):
            return None
        this, back, target = self.start == THIS, self.cards == BACK, self.target
        if this and (target <= view.total or back or self.without or not self.begun(view)):
            return None
        pile = _pile(view.total if this else 0, self.deck(view), target, back)
        style = "random" if self.without or back else self.style

        def knobs() -> Iterator[Knob]:
            yield self.knob("target", choices={n: str(n) for n in range(pile.first + 1, FULL + 1)})
            if self.begun(view):
                yield self.knob("start")
            if not this:
                yield self.knob("cards")
                yield self.knob("without")
            if not back and not self.without:
                yield self.knob("style")

        def words() -> str:
            ever = f"How likely is it that the pile is at exactly {target} at some point?"
            if this:
                return f"The pile is at {pile.first}, and everyone plays any card they like. {ever}"
            out = f"All the {self.without}s are taken out of the deck. " if self.without else ""
            any_card = ", and everyone plays any card they like" if not self.without and not back else ""
            goes = " Each card goes back into the deck before the next one." if back else ""
            return f"{out}A new pile starts at 0{any_card}.{goes} {ever}"

        def given() -> str:
            if not this:
                return f"You can't see any cards: all {len(pile.deck)} are shuffled."
            seen = "the pile and the cards put aside" if view.aside else "the pile"
            return f"You are only watching: you can see {seen}, but no hands. {hidden(len(pile.deck))}"

        def derivation() -> Derivation:
            limit = None if pile.first else 1 / pile.mean
            title, totals = "The chance of stopping at each total", tuple(range(pile.first + 1, FULL + 1))
            curve = Curve(title, totals, pile.course, limit, str(limit or ""), "the total", here=target)
            return replace(landing.steps(view, pile), curve=curve)

        def played(rng: Random) -> list[int]:
            """One pile's totals. No rule puts a card back: then equally likely values, and no engine."""
            if back:
                totals = [0]
                while totals[-1] < target:
                    totals.append(totals[-1] + rng.choice(pile.values))
                return totals[1:]
            if this:
                game, state = trials.game_of(view), trials.unlooked(view, rng)
            else:
                game, state = Uncle(view.seats), trials.new_game(view.seats, pile.deck, rng)
            return trials.lands(game, state, target, PLAYERS[style], rng)

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            """With the cards of the pile, each over the total that it makes."""
            totals = played(rng)
            cards = [new - old for old, new in pairwise((pile.first, *totals))]
            return totals[-1] == target, traced(
                Trace(Face(text=str(card), rings=card), str(new), new == target)
                for card, new in zip(cards, totals, strict=True)
            )

        def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
            from uncle_widgets.games.uncle.questions import dealing

            if back:
                return dealing.back(pile.values, target, seed, first, n)
            return dealing.lands(pile.deck, view.seats, style == "greedy", pile.first, target, seed, first, n)

        def growing() -> Growing:
            exact = pile.course[: pile.way]
            return Paths(pile.first, exact, lambda shown: tuple(int(trace.words) for trace in shown.values()))

        def pictures() -> tuple[Picture, ...]:
            return () if pile.p in (0, 1) else _pictures(pile)

        return Filled(
            self,
            view,
            answer=lambda: pile.p,
            once=once,
            growing=growing,
            words=words,
            given=given,
            derivation=derivation,
            cases="piles that go on from here" if this else "piles",
            event=f"land on {target}",
            asks=lambda: {
                "alike": "Did you treat all the numbers as equally likely?",
                "part": "Did you count only the piles that get there with a single card?",
                "half": "Did you guess 50 because it lands there or it doesn't?",
                "scaled": f"Did you go lower because {target} is so much farther away?",
                "nearness": f"Did you go by how far away {target} is?",
                "due": "Did you go higher because this pile has missed its tens?",
                "spent": "Did you go lower because this pile has missed its tens?",
                "same": "Did you keep your answer from another deck?",
            },
            knobs=lambda: tuple(knobs()),
            parts=lambda: (Part(f"land on {target}", pile.p, 1), Part(f"miss {target}", 1 - pile.p, 0)),
            mistakes=lambda: apart(pile.p, *_mistakes(pile)),
            pictures=pictures,
            slots=lambda: {
                "about": f"This pile is at {pile.first}." if pile.first else "A new pile starts at 0.",
                "target": str(target), "exact": hundred(pile.p), **_slots(),
            },
            apart=lambda: (
                "" if style == "random" else "The answer is for players who choose their cards at random. "
                f"In these trials, the players {STYLES[style]}."
            ),
            # none for players who reckon before they lay
            deals=lambda: dealer if style in ("random", "greedy") else None,
        )  # fmt: skip


_pile = lru_cache(KEPT)(Pile)
"""All who look at a table ask about one pile: what is worked out for one of them serves the others."""


@lru_cache(KEPT)
def _pictures(pile: Pile) -> tuple[Picture, ...]:
    feet = footprints(pile.deck, pile.first, pile.course[: pile.way], pile.back)
    return feet, sampling.runs(pile.p, SEED), sampling.intervals(pile.p, SEED)


def _mistakes(pile: Pile) -> Iterator[Mistake]:
    yield Mistake("alike", "1 in 10", Fraction(1, 10),
                  "One number in ten is a ten. But a pile stops at many numbers on its way up.")  # fmt: skip
    if pile.first and pile.way <= max(VALUES):
        share = Fraction(pile.deck.count(pile.way), len(pile.deck))
        words = "That counts only one card. Several smaller cards get there, too."
        yield Mistake("part", f"Only a {pile.way}", share, words)
    else:
        words = "That's the chance for one card. A pile can get there in several ways."
        yield Mistake("part", "1 in 6", Fraction(1, 6), words)
    words = "It lands there or it doesn't, but the two aren't equally likely."
    yield Mistake("half", "1 in 2", Fraction(1, 2), words)
    if not pile.first and pile.target > max(VALUES):
        words = f"A pile doesn't pick one of {pile.target} numbers. It stops at many of them on its way up."
        yield Mistake("alike", f"1 in {pile.target}", Fraction(1, pile.target), words)


def _face_down(view: View) -> Cards:
    """What one who holds no hand cannot see."""
    return minus(DECK, (*(laid.card for laid in view.pile), *(view.aside or ())))


@cache
def _slots() -> Mapping[str, str]:
    """Words for the lesson that hang on no position."""
    return {
        "limit": percent(Fraction(2, 7)),
        "ten": percent(odds.pile_hits(10)),
        "fifty": percent(odds.pile_hits(50)),
        "chips": f"{float(odds.pile_chips()):.2f}",
        "length": f"{float(odds.pile_length().E()):.1f}",
    }
