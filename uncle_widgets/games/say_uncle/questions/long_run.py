"""S-L1: how long is the longest run among random cards?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DECK, HIGH_ACE, KINGS, best
from uncle_widgets.games.say_uncle.questions.common import apart, laid_out
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import NUMBERS, in_a_row
from uncle_widgets.games.words import capped, hundred
from uncle_widgets.probability.dealing import Dealer, Piece
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import CountedTwice, Picture
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Knob, Line, Mistake, Part
from uncle_widgets.probability.show import percent, trimmed

SIZES = range(5, KINGS + 1)
LONGEST = 5


@lru_cache(maxsize=64)
def windows(cards: int, length: int) -> Dist[int]:
    """How many times so many random cards hold `length` in a row; a run one longer holds it twice."""
    one: dict[tuple[int, int], int] = {}
    for mask in range(1 << KINGS):
        both, found = mask | (mask & 1) << KINGS, 0
        for low in range(HIGH_ACE - length + 1):
            want = (1 << length) - 1 << low
            found += both & want == want
        if mask.bit_count() <= cards:
            key = (mask.bit_count(), found)
            one[key] = one.get(key, 0) + 1
    total = {(0, 0): 1}
    for _ in range(4):
        wide: dict[tuple[int, int], int] = {}
        for (n, found), ways in total.items():
            for (more, other), times in one.items():
                if n + more <= cards:
                    key = (n + more, found + other)
                    wide[key] = wide.get(key, 0) + ways * times
        total = wide
    return Dist({found: ways for (n, found), ways in total.items() if n == cards})


@dataclass(frozen=True)
class LongRun(Question[View]):
    """Among `cards` random cards (5 to 13) `least` in a row, 2 to 5, or more; or with `just` no more than that."""

    id: ClassVar[str] = "S-L1"
    title: ClassVar[str] = "How long is a run?"
    name: ClassVar[str] = "How long a run?"
    when: ClassVar[str] = "always"
    concept: ClassVar[str] = "counting combinations"
    misconception: ClassVar[str] = "ten cards usually hold three in a row"
    cards: int = 10
    least: int = 3
    just: bool = False

    def knobs(self, view: View) -> tuple[Knob, ...]:
        return (
            Knob("cards", "Cards", tuple((n, str(n)) for n in SIZES)),
            Knob("least", "In a row", tuple((n, NUMBERS[n]) for n in range(2, LONGEST + 1))),
            Knob("just", "Counted", ((False, "that or longer"), (True, "just that"))),
        )

    def ask(self, view: View) -> str | None:
        if self.cards not in SIZES or self.least not in range(2, LONGEST + 1):
            return None
        if self.just:
            return f"{self.cards} cards of the whole pack: how likely is the longest run just {self.words}?"
        return f"{self.cards} cards of the whole pack: how likely are {in_a_row(self.least)}, or more?"

    @property
    def words(self) -> str:
        return f"{NUMBERS[self.least]} long"

    def given(self, view: View) -> str:
        return (
            "Nobody has looked at a card: all 52 are shuffled. A run is of one suit, and the ace is low or high."
        )

    def answer(self, view: View) -> Fraction:
        lengths = odds.longest_run(self.cards)
        if self.just:
            return lengths.get(self.least, Fraction(0))
        return lengths.P(lambda length: length >= self.least)

    def says(self, view: View) -> str:
        if self.just:
            return f"such sets of cards have a longest run of {NUMBERS[self.least]}"
        return f"such sets of cards hold {in_a_row(self.least)}"

    def derive(self, view: View) -> Derivation:
        n, every = self.cards, comb(len(DECK), self.cards)
        lengths = odds.longest_run(n)
        shorter = int(lengths.P(lambda length: length < self.least) * every)
        good = int(self.answer(view) * every)
        lines = [
            Line("Sets of cards", f"{n} of the 52", f"{every:,}"),
            Line(
                f"Without {in_a_row(self.least)}",
                "each suit's sets of 13 ranks without it, the four suits multiplied out",
                f"{shorter:,}",
            ),
        ]
        if self.just:
            longer = every - shorter - good
            lines.append(Line(f"With {in_a_row(self.least + 1)}, or more", "counted alike", f"{longer:,}"))
            lines.append(Line("The others", f"{every:,} − {shorter:,} − {longer:,}", f"{good:,}"))
        else:
            lines.append(Line(f"With {in_a_row(self.least)}", f"{every:,} − {shorter:,}", f"{good:,}"))
        lines.append(Line("Share", f"{good:,} of {every:,}", percent(self.answer(view))))
        return Derivation(tuple(lines), curve=self.curve())

    def curve(self) -> Curve:
        title = f"{NUMBERS[self.least].capitalize()} in a row among so many cards"
        exact = tuple(odds.longest_run(n).P(lambda length: length >= self.least) for n in SIZES)
        return Curve(title, tuple(SIZES), exact, across="cards", here=None if self.just else self.cards)

    def once(self, view: View, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        drawn = tuple(sorted(rng.sample(DECK, self.cards)))
        run = best(drawn)
        good = run.length == self.least if self.just else run.length >= self.least
        return good, laid_out(drawn, run.cards if run.length > 1 else ())

    def deals(self, view: View) -> Dealer:
        def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
            from uncle_widgets.games.say_uncle.questions import dealing

            return dealing.runs(self.cards, self.least, self.just, seed, first, n)

        return dealer

    def parts(self, view: View) -> tuple[Part, ...]:
        if self.just:
            lengths = odds.longest_run(self.cards)
            shorter = lengths.P(lambda length: length < self.least)
            exact = self.answer(view)
            return (
                Part(f"have a longest run of {NUMBERS[self.least]}", exact, 1),
                Part("have a shorter one", shorter, 0),
                Part("have a longer one", 1 - shorter - exact, 0),
            )
        found = windows(self.cards, self.least)
        once, none = found.get(1, Fraction(0)), found[0]
        return (
            Part(f"hold {in_a_row(self.least)} once", once, 1),
            Part("hold it more than once", 1 - once - none, 2),
            Part("hold none", none, 0),
        )

    def pictures(self, view: View) -> tuple[Picture, ...]:
        if self.just or self.answer(view) * 100 < 1:
            return ()
        row, each = in_a_row(self.least), Fraction(100 * self.rows, comb(len(DECK), self.cards))
        return (
            CountedTwice(
                "Adding up counts twice",
                f"{trimmed(each)} of 100 is the sum over all places for {row}. A set with a longer run, or "
                "with two, is in it more than once.",
                windows(self.cards, self.least), f"run of {NUMBERS[self.least]}", f"runs of {NUMBERS[self.least]}",
            ),
        )  # fmt: skip

    @property
    def rows(self) -> int:
        """Sets of cards with a place for the run, counted once for every such place."""
        places = 4 * (HIGH_ACE - self.least + 1)
        return places * comb(len(DECK) - self.least, self.cards - self.least)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        total = Fraction(self.rows, comb(len(DECK), self.cards))
        ten = odds.longest_run(10).P(lambda length: length >= self.least)
        found = [
            Mistake(
                "twice", "Counted twice", capped(total), "A longer run, or a second one, is in that sum again."
            ),
            Mistake(
                "scaled",
                "In proportion",
                capped(ten * self.cards / 10),
                "The ways grow much faster than the cards.",
            ),
        ]
        if self.just:
            found.append(
                Mistake(
                    "wider",
                    "Or longer",
                    1 - odds.longest_run(self.cards).P(lambda length: length < self.least),
                    "That counts the longer runs too.",
                )
            )
        return apart(self.answer(view), *found)

    def quantities(self, view: View) -> Mapping[str, Fraction | int]:
        return {"N": len(DECK), "n": self.cards, "k": self.least}

    def builds(self, game: Any, rng: Random) -> tuple[View, Question[View]] | None:
        asked = self.at(cards=rng.choice(SIZES), least=rng.choice((2, 3, 3, 4)), just=rng.random() < 0.3)
        return game.position(0), asked

    def slots(self, view: View) -> Mapping[str, str]:
        lengths = odds.longest_run(10)
        return {
            "cards": str(self.cards),
            "row": in_a_row(self.least),
            "exact": hundred(self.answer(view)),
            "three": percent(lengths.P(lambda length: length >= 3)),
            "two": percent(lengths[2]),
            "mean": trimmed(lengths.E()),
        }
