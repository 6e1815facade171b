"""U-L4: will a pile ever stand at a given total?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import comb
from random import Random
from typing import Any, ClassVar

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
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Growing, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent

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

    def knobs(self, view: View) -> tuple[Knob, ...]:
        low = view.total if self.start == THIS else 0
        knobs = [
            Knob("target", "The total", tuple((n, str(n)) for n in range(low + 1, FULL + 1)), value=self.target)
        ]
        if self.begun(view):
            starts = ((FRESH, "a new pile"), (THIS, "this pile"))
            knobs.append(Knob("start", "From", starts, value=self.start))
        if self.start == FRESH:
            decks = (("without", "none goes back"), (BACK, "each goes back"))
            values = ((0, "1 to 6"), *((value, f"no {value}s") for value in VALUES))
            knobs.append(Knob("cards", "The cards", decks, value=self.cards))
            knobs.append(Knob("without", "In the deck", values, value=self.without))
        if self.cards != BACK and not self.without:
            knobs.append(Knob("style", "In the trials they", self.STYLES, supposes=True, value=self.style))
        return tuple(knobs)

    def begun(self, view: View) -> bool:
        """Whether this pile can be followed: till it is full, hidden cards are of one bag and the game goes on."""
        if view.phase != "play" or not view.total or view.covered or view.aside is None or view.reshuffles:
            return False
        if view.pot <= sum(ten // 10 for ten in TENS if view.total < ten < FULL):
            return False
        deck = self.hidden(view)
        longest = max(k for k in range(len(deck)) if sum(sorted(deck)[:k]) <= FULL - view.total)
        ends = view.turns + longest >= view.options.max_turns
        return not ends and longest <= view.draw_count + 1  # the first card is drawn after one was laid

    def hidden(self, view: View) -> Cards:
        """The cards that do not lie face up: what one who holds no hand cannot see."""
        seen = [*(laid.card for laid in view.pile), *(view.aside or ())]
        left = list(DECK)
        for card in seen:
            left.remove(card)
        return tuple(left)

    def deck(self, view: View) -> Cards:
        """The cards that are laid, in random order."""
        return self.hidden(view) if self.start == THIS else tuple(card for card in DECK if card != self.without)

    def way(self, view: View) -> int:
        """From where the pile stands to the target."""
        return self.target - (view.total if self.start == THIS else 0)

    def ask(self, view: View) -> str | None:
        if type(self.target) is not int or not 1 <= self.target <= FULL or self.start not in (FRESH, THIS):
            return None
        if self.start == THIS:
            if self.way(view) < 1 or self.cards == BACK or self.without or not self.begun(view):
                return None
            return f"The pile stands at {view.total}. Will its total ever be exactly {self.target}?"
        if self.without:
            start = (
                f"All {self.without}s are taken out, and a new pile is begun from the other {len(self.deck(view))}"
            )
            return f"{start} cards. Will its total ever be exactly {self.target}?"
        return f"A new pile is begun from a full deck. Will its total ever be exactly {self.target}?"

    def given(self, view: View) -> str:
        if self.start == THIS:
            n = len(self.deck(view))
            seen = "the pile and the cards put aside" if view.aside else "the pile"
            return f"You look on and hold no hand: you see {seen}. {count(n)} are not face up."
        return f"Nothing has been seen: all {count(len(self.deck(view)))} are shuffled. The pile begins at 0."

    def table(self, view: View) -> View:
        return looked_on(view) if self.start == THIS else undealt(view, draw_count=len(self.deck(view)))

    def lands(self, view: View, target: int) -> Fraction:
        """The chance for another target."""
        if self.cards == BACK:
            return odds.pile_hits_with_replacement(target, sorted({*self.deck(view)}))
        return odds.pile_hits(target - (view.total if self.start == THIS else 0), self.deck(view))

    def answer(self, view: View) -> Fraction:
        return self.lands(view, self.target)

    def says(self, view: View) -> str:
        return f"such piles land on {self.target}"

    def apart(self, view: View) -> str:
        if self.cards == BACK or self.without or self.style == "random":
            return ""
        how = dict(self.STYLES)[self.style]
        return f"The exact share is for players who play any card. In these trials they {how}."

    def derive(self, view: View) -> Derivation:
        deck = self.deck(view)
        first = view.total if self.start == THIS else 0
        lines = self.back_lines(view) if self.cards == BACK else self.set_lines(view)
        xs = tuple(range(first + 1, FULL + 1))
        exact = tuple(self.lands(view, x) for x in xs)
        title = "The chance that a pile ever stands at a total"
        if self.start == THIS:
            return Derivation(tuple(lines), curve=Curve(title, xs, exact, across="the total", here=self.target))
        mean = Fraction(sum(deck), len(deck))
        far = f"1 ÷ {float(mean):g}, the mean card"
        lines.append(Line("Far up the pile", far, f"{1 / mean} = {percent(1 / mean)}"))
        curve = Curve(title, xs, exact, 1 / mean, str(1 / mean), "the total", here=self.target)
        return Derivation(tuple(lines), curve=curve)

    def back_lines(self, view: View) -> list[Line]:
        """By the total before the last card."""
        values = sorted({*self.deck(view)})
        before = [self.target - value for value in values if value <= self.target]
        if not before:
            return [Line("The last card", f"none is as small as {self.target}", percent(self.answer(view)))]
        chances = [self.lands(view, total) for total in before]
        whole = sum(chances, Fraction())
        return [
            Line("The last card", f"so just before, the pile stood at {_row(before)}", _ways(len(before))),
            Line("Chances of those totals", "added up", f"{float(whole):.4f}"),
            Line(f"Each card has chance 1/{len(values)}", f"{float(whole):.4f} ÷ {len(values)}",
                 percent(self.answer(view))),
        ]  # fmt: skip

    def set_lines(self, view: View) -> list[Line]:
        """By the number of cards, the likeliest first named."""
        deck, way = self.deck(view), self.way(view)
        lines = []
        if self.start == THIS:
            known = ((len(view.pile), "in the pile"), (len(view.aside or ()), "put aside"))
            lines = [
                Line("Cards not face up", subtraction(len(DECK), known), str(len(deck)), pile_keys(view)),
                Line("Still to go", f"{self.target} − {view.total}", str(way), ("dial",)),
            ]
        sums = ((k, odds.sums(k, way, deck)) for k in range(1, len(deck) + 1))
        ways = [(k, n, Fraction(n, comb(len(deck), k))) for k, n in sums if n]
        shown = sorted(sorted(ways, key=lambda each: -each[2])[:SHOWN])
        for k, n, p in shown:
            lines.append(Line(f"{way} with {count(k)}", f"{n:,} of {comb(len(deck), k):,} sets", percent(p)))
        rest = sum((p for _, _, p in ways), Fraction()) - sum((p for _, _, p in shown), Fraction())
        if rest:
            lines.append(Line("Fewer or more cards", count(len(ways) - SHOWN, "other length"), percent(rest)))
        lines.append(Line("Share", "the sum: a pile passes a total once", percent(self.answer(view))))
        return lines

    def once(self, view: View, rng: Random) -> tuple[bool, dict[str, Any]]:
        deck, style = self.deck(view), PLAYERS["random" if self.without else self.style]
        if self.cards == BACK:  # no rule puts a card back: equally likely values, no engine
            values, total = sorted({*deck}), 0
            totals = []
            while total < self.target:
                total += rng.choice(values)
                totals.append(total)
            return total == self.target, self.footprints(0, totals)
        if self.start == THIS:
            game, state = trials.game_of(view), trials.unlooked(view, rng)
            lands, totals = trials.lands(game, state, self.target, style, rng)
            return lands, self.footprints(view.total, totals)
        game, state = Uncle(view.seats), trials.new_game(view.seats, deck, rng)
        lands, totals = trials.lands(game, state, self.target, style, rng)
        return lands, self.footprints(0, totals)

    def deals(self, view: View) -> Dealer | None:
        """None for players who reckon before they lay."""
        deck, style, target = self.deck(view), "random" if self.without else self.style, self.target
        start = view.total if self.start == THIS else 0
        if style not in ("random", "greedy"):
            return None

        def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
            from uncle_widgets.games.uncle.questions import dealing

            if self.cards == BACK:
                return dealing.back(sorted({*deck}), target, seed, first, n)
            return dealing.lands(deck, view.seats, style == "greedy", start, target, seed, first, n)

        return dealer

    def growing(self, view: View) -> Growing | None:
        start = view.total if self.start == THIS else 0
        exact = tuple(self.lands(view, total) for total in range(start + 1, self.target + 1))
        return Paths(start, exact, lambda shown: tuple(int(trace.words) for trace in shown.values()))

    def footprints(self, total: int, totals: Sequence[int]) -> dict[str, Any]:
        """The cards of a pile that stood at `total`, each over the total that it makes."""
        cards = [new - old for old, new in pairwise((total, *totals))]
        return traced(
            Trace(Face(text=str(card), rings=card), str(new), new == self.target)
            for card, new in zip(cards, totals, strict=True)
        )

    def parts(self, view: View) -> tuple[Part, ...]:
        p = self.answer(view)
        return (Part(f"land on {self.target}", p, 1), Part("jump over it", 1 - p, 0))

    def pictures(self, view: View) -> tuple[Picture, ...]:
        p, start = self.answer(view), view.total if self.start == THIS else 0
        if p in (0, 1):
            return ()
        feet = footprints(self.deck(view), start, self.target, self.cards == BACK)
        return feet, sampling.runs(p, SEED), sampling.intervals(p, SEED)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        deck, way = self.deck(view), self.way(view)
        found = [
            Mistake(
                "alike",
                "1 in 10",
                Fraction(1, 10),
                "One number in ten is a ten, but a pile does not visit every number.",
            ),
            Mistake(
                "part",
                "1 in 6",
                Fraction(1, 6),
                "That is the chance of one card. A pile has several ways to get there.",
            ),
            Mistake(
                "half",
                "1 in 2",
                Fraction(1, 2),
                "'It lands or it does not' names two outcomes, not two equal ones.",
            ),
        ]
        if self.start == THIS and way <= max(VALUES):
            share = Fraction(deck.count(way), len(deck))
            found[1] = Mistake(
                "part", f"only a {way}", share, "One card is one way. Several smaller ones get there too."
            )
        if self.start == FRESH and self.target > max(VALUES):
            words = f"It is not one of {self.target} numbers that comes up: a pile stands at many on its way."
            found.append(Mistake("alike", f"1 in {self.target}", Fraction(1, self.target), words))
        return apart(self.answer(view), *found)

    def slots(self, view: View) -> Mapping[str, str]:
        about = f"This pile stands at {view.total}." if self.start == THIS else "A new pile begins at 0."
        return {
            "about": about,
            "target": str(self.target),
            "exact": hundred(self.answer(view)),
            "limit": percent(Fraction(2, 7)),
            "ten": percent(odds.pile_hits(10)),
            "fifty": percent(odds.pile_hits(50)),
            "chips": f"{float(odds.pile_chips()):.2f}",
            "length": f"{float(odds.pile_length().E()):.1f}",
        }


def _row(totals: list[int]) -> str:
    low, high = min(totals), max(totals)
    return str(low) if low == high else f"one of {low} to {high}"


def _ways(n: int) -> str:
    return count(n, "way")
