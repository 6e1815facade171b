"""U-L4: will a pile ever stand at a given total?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from itertools import accumulate, pairwise
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.cards import minus
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.belief import ANY
from uncle_widgets.games.uncle.cards import DECK, FULL, TENS, VALUES, Cards
from uncle_widgets.games.uncle.players import PLAYERS
from uncle_widgets.games.uncle.questions import trials
from uncle_widgets.games.uncle.questions.illustrated import SEED, footprints
from uncle_widgets.games.uncle.questions.reasons import apart, pile_keys
from uncle_widgets.games.uncle.questions.tables import looked_on, undealt
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import count, hundred, subtraction
from uncle_widgets.probability import sampling
from uncle_widgets.probability.dealing import Dealer, Piece
from uncle_widgets.probability.growing import Paths
from uncle_widgets.probability.pictures import Picture
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Curve, Derivation, Growing, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.refusal import integer_in

BACK, FRESH, THIS = "with", "fresh", "this"
SHOWN = 6
"""Numbers of cards that a derivation names one by one."""


@dataclass(frozen=True)
class EverLands(Question[View]):
    """The answer is for players who lay any card. `target` is 1 to 50, above the total where `start` is this pile.

    `start`: 'fresh', a new pile from a full deck, or 'this', the pile on the table as one sees it who holds no
    hand. `cards`: 'without' or 'with' replacement; `without`: a value taken out of the fresh deck, or 0.
    """

    id: ClassVar[str] = "U-L4"
    title: ClassVar[str] = "Will a pile ever land on a given total?"
    name: ClassVar[str] = "Will it land?"
    when: ClassVar[str] = "always"
    concept: ClassVar[str] = "the renewal theorem"
    misconception: ClassVar[str] = "one number in ten is a ten, so one pile in ten"
    target: int = 10
    start: str = FRESH
    cards: str = "without"
    without: int = 0
    style: str = "random"

    STYLES: ClassVar[tuple[tuple[str, str], ...]] = (
        ("random", "play any card"), ("greedy", "make an UNCLE when they can"),
        ("safe", "give the next one little"),
        ("lookahead", "look a round ahead"),
    )  # fmt: skip

    @property
    def model(self) -> Model:
        if self.cards == BACK:
            return Model(BACK, "We suppose that each card goes back before the next, so no value gets rarer.")
        return Model(ANY, "We suppose that everybody plays any card, as if a shuffled deck were turned over.")

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

    def arise(self, view: View) -> Lands | None:
        if integer_in(self.target, 1, FULL) is None or self.start not in (FRESH, THIS):
            return None
        ever = f"Will its total ever be exactly {self.target}?"
        if self.start == THIS:
            if self.target <= view.total or self.cards == BACK or self.without or not self.begun(view):
                return None
            deck, seen = self.deck(view), "the pile and the cards put aside" if view.aside else "the pile"
            given = f"You look on and hold no hand: you see {seen}. {count(len(deck))} are not face up."
            return Begun(self, view, view.total, deck, f"The pile stands at {view.total}. {ever}", given)
        deck, start = self.deck(view), "A new pile is begun from a full deck."
        if self.without:
            left = f"from the other {len(deck)} cards"
            start = f"All {self.without}s are taken out, and a new pile is begun {left}."
        given = f"Nothing has been seen: all {count(len(deck))} are shuffled. The pile begins at 0."
        return (Back if self.cards == BACK else Lands)(self, view, 0, deck, f"{start} {ever}", given)


@dataclass(eq=False)
class Lands(Posed[View]):
    """The question about a pile that stands at `first`: the cards of `deck` are laid in random order."""

    question: EverLands
    first: int
    deck: Cards
    words: str = ""
    given: str = ""

    def __post_init__(self) -> None:
        asked = self.question
        self.target, self.way = asked.target, asked.target - self.first
        self.style = "random" if asked.without or asked.cards == BACK else asked.style
        self.values = sorted({*self.deck})
        self.says = f"such piles land on {self.target}"

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        asked, totals = self.question, tuple((n, str(n)) for n in range(self.first + 1, FULL + 1))
        knobs = [Knob("target", "The total", totals, value=self.target)]
        if asked.begun(self.view):
            starts = ((FRESH, "a new pile"), (THIS, "this pile"))
            knobs.append(Knob("start", "From", starts, value=asked.start))
        if asked.start == FRESH:
            decks = (("without", "none goes back"), (BACK, "each goes back"))
            values = ((0, "1 to 6"), *((value, f"no {value}s") for value in VALUES))
            knobs.append(Knob("cards", "The cards", decks, value=asked.cards))
            knobs.append(Knob("without", "In the deck", values, value=asked.without))
        if asked.cards != BACK and not asked.without:
            knobs.append(Knob("style", "In the trials they", asked.STYLES, supposes=True, value=asked.style))
        return tuple(knobs)

    def answer(self) -> Fraction:
        return odds.pile_hits(self.way, self.deck)

    @cached_property
    def course(self) -> tuple[Fraction, ...]:
        """The chance of each total from the next one on."""
        return odds.pile_course(FULL - self.first, self.deck)

    @cached_property
    def apart(self) -> str:
        if self.style == "random":
            return ""
        how = dict(EverLands.STYLES)[self.style]
        return f"The exact share is for players who play any card. In these trials they {how}."

    @cached_property
    def derivation(self) -> Derivation:
        lines, limit = [*self.lines()], None
        if not self.first:
            mean = Fraction(sum(self.deck), len(self.deck))
            limit = 1 / mean
            far = f"1 ÷ {float(mean):g}, the mean card"
            lines.append(Line("Far up the pile", far, f"{limit} = {percent(limit)}"))
        title, totals = "The chance that a pile ever stands at a total", tuple(range(self.first + 1, FULL + 1))
        curve = Curve(title, totals, self.course, limit, str(limit or ""), "the total", here=self.target)
        return Derivation(tuple(lines), curve=curve)

    def lines(self) -> Iterator[Line]:
        """By the number of cards, the likeliest first named."""
        n, way = len(self.deck), self.way
        sums = ((k, odds.sums(k, way, self.deck)) for k in range(1, n + 1))
        ways = [(k, sets, Fraction(sets, comb(n, k))) for k, sets in sums if sets]
        shown = sorted(sorted(ways, key=lambda each: -each[2])[:SHOWN])
        for k, sets, p in shown:
            yield Line(f"{way} with {count(k)}", f"{sets:,} of {comb(n, k):,} sets", percent(p), ("draw",))
        if len(ways) > SHOWN:
            rest = self.number - sum((p for _, _, p in shown), Fraction())
            yield Line("Fewer or more cards", count(len(ways) - SHOWN, "other length"), percent(rest))
        yield Line("Share", "the sum: a pile passes a total once", percent(self.number))

    def pile(self, rng: Random) -> list[int]:
        """One pile's totals, played by the rules."""
        state = trials.new_game(self.view.seats, self.deck, rng)
        return trials.lands(Uncle(self.view.seats), state, self.target, PLAYERS[self.style], rng)

    def once(self, rng: Random) -> tuple[bool, dict[str, Any]]:
        """With the cards of the pile, each over the total that it makes."""
        totals = self.pile(rng)
        cards = [new - old for old, new in pairwise((self.first, *totals))]
        return totals[-1] == self.target, traced(
            Trace(Face(text=str(card), rings=card), str(new), new == self.target)
            for card, new in zip(cards, totals, strict=True)
        )

    @cached_property
    def deals(self) -> Dealer | None:
        """None for players who reckon before they lay."""
        if self.style not in ("random", "greedy"):
            return None

        def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
            from uncle_widgets.games.uncle.questions import dealing

            if self.question.cards == BACK:
                return dealing.back(self.values, self.target, seed, first, n)
            hit, seats = self.style == "greedy", self.view.seats
            return dealing.lands(self.deck, seats, hit, self.first, self.target, seed, first, n)

        return dealer

    def growing(self) -> Growing:
        exact = self.course[: self.way]
        return Paths(self.first, exact, lambda shown: tuple(int(trace.words) for trace in shown.values()))

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return Part(f"land on {self.target}", self.number, 1), Part("jump over it", 1 - self.number, 0)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        p, back = self.number, self.question.cards == BACK
        if p in (0, 1):
            return ()
        feet = footprints(self.deck, self.first, self.course[: self.way], back)
        return feet, sampling.runs(p, SEED), sampling.intervals(p, SEED)

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        part = Mistake("part", "1 in 6", Fraction(1, 6),
                       "That is the chance of one card. A pile has several ways to get there.")  # fmt: skip
        if self.first and self.way <= max(VALUES):
            share = Fraction(self.deck.count(self.way), len(self.deck))
            words = "One card is one way. Several smaller ones get there too."
            part = Mistake("part", f"Only a {self.way}", share, words)
        found = [
            Mistake("alike", "1 in 10", Fraction(1, 10),
                    "One number in ten is a ten, but a pile does not visit every number."),
            part,
            Mistake("half", "1 in 2", Fraction(1, 2),
                    "'It lands or it does not' names two outcomes, not two equal ones."),
        ]  # fmt: skip
        if not self.first and self.target > max(VALUES):
            words = f"It is not one of {self.target} numbers that comes up: a pile stands at many on its way."
            found.append(Mistake("alike", f"1 in {self.target}", Fraction(1, self.target), words))
        return apart(self.number, *found)

    @cached_property
    def slots(self) -> Mapping[str, str]:
        about = f"This pile stands at {self.first}." if self.first else "A new pile begins at 0."
        return {"about": about, "target": str(self.target), "exact": hundred(self.number), **_slots()}


@dataclass(eq=False)
class Back(Lands):
    """The same where each card goes back before the next."""

    def answer(self) -> Fraction:
        return odds.pile_hits_with_replacement(self.target, self.values)

    @cached_property
    def course(self) -> tuple[Fraction, ...]:
        return odds.pile_course(FULL, self.values, back=True)

    def lines(self) -> Iterator[Line]:
        """By the total before the last card."""
        values, share = self.values, percent(self.number)
        before = [self.target - value for value in values if value <= self.target]
        if not before:
            yield Line("The last card", f"none is as small as {self.target}", share)
            return
        low, high = min(before), max(before)
        row = str(low) if low == high else f"one of {low} to {high}"
        whole = float(self.number * len(values))
        stood = f"so just before, the pile stood at {row}"
        yield Line("The last card", stood, count(len(before), "way"), ("dial",))
        yield Line("Chances of those totals", "added up", f"{whole:.4f}")
        yield Line(f"Each card has chance 1/{len(values)}", f"{whole:.4f} ÷ {len(values)}", share)

    def pile(self, rng: Random) -> list[int]:
        """No rule puts a card back: equally likely values, no engine."""
        totals = [0]
        while totals[-1] < self.target:
            totals.append(totals[-1] + rng.choice(self.values))
        return totals[1:]


@dataclass(eq=False)
class Begun(Lands):
    """The same of the pile on the table, as one sees it who holds no hand."""

    def lines(self) -> Iterator[Line]:
        view = self.view
        known = (len(view.pile), "in the pile"), (len(view.aside or ()), "put aside")
        yield Line("Cards not face up", subtraction(len(DECK), known), str(len(self.deck)), pile_keys(view))
        yield Line("Still to go", f"{self.target} − {self.first}", str(self.way), ("dial",))
        yield from super().lines()

    def pile(self, rng: Random) -> list[int]:
        game, state = trials.game_of(self.view), trials.unlooked(self.view, rng)
        return trials.lands(game, state, self.target, PLAYERS[self.style], rng)


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
