"""S-L1: how long is the longest run among random cards?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DECK, HIGH_ACE, KINGS, best
from uncle_widgets.games.say_uncle.questions.common import apart, laid_out, pack_keys
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import in_a_row
from uncle_widgets.games.words import capped, hundred, sets_of, spelled
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.pictures import CountedTwice, Picture
from uncle_widgets.probability.question import Posed, Question
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

    def builds(self, game: Any, rng: Random) -> tuple[View, Question[View]] | None:
        asked = self.at(cards=rng.choice(SIZES), least=rng.choice((2, 3, 3, 4)), just=rng.random() < 0.3)
        return game.position(0), asked

    def arise(self, view: View) -> Longest | None:
        if self.cards not in SIZES or self.least not in range(2, LONGEST + 1):
            return None
        return (Just if self.just else Longest)(self, view)


@dataclass(eq=False)
class Longest(Posed[View]):
    """`least` in a row among `n` cards, or more: of `every` set of cards so many are `good`."""

    question: LongRun
    given = "Nobody has looked at a card: all 52 are shuffled. A run is of one suit, and the ace is low or high."

    def __post_init__(self) -> None:
        self.n, self.least = self.question.cards, self.question.least
        self.row, self.every = in_a_row(self.least), comb(len(DECK), self.n)
        self.shorter = odds.no_longer(self.least - 1, self.n)
        self.good = self.every - self.shorter

    @cached_property
    def knobs(self) -> tuple[Knob, ...]:
        return (
            Knob("cards", "Cards", tuple((n, str(n)) for n in SIZES)),
            Knob("least", "In a row", tuple((n, spelled(n)) for n in range(2, LONGEST + 1))),
            Knob("just", "Counted", ((False, "that or longer"), (True, "just that"))),
        )

    @cached_property
    def words(self) -> str:
        return f"{self.n} cards of the whole pack: how likely are {self.row}, or more?"

    def answer(self) -> Fraction:
        return Fraction(self.good, self.every)

    @cached_property
    def says(self) -> str:
        return f"such sets of cards hold {self.row}"

    @cached_property
    def derivation(self) -> Derivation:
        suits = "each suit's sets of 13 ranks without it, the four suits multiplied out"
        lines = (
            Line("Sets of cards", sets_of(self.n, len(DECK)), f"{self.every:,}", pack_keys(self.view)),
            Line(f"Without {self.row}", suits, f"{self.shorter:,}"),
            *self.steps(),
            Line("Share", f"{self.good:,} of {self.every:,}", percent(self.number)),
        )
        here = None if self.question.just else self.n
        title = f"{spelled(self.least).capitalize()} in a row among so many cards"
        exact = tuple(odds.has_run(self.least, n) for n in SIZES)
        return Derivation(lines, curve=Curve(title, tuple(SIZES), exact, across="cards", here=here))

    def steps(self) -> tuple[Line, ...]:
        return (Line(f"With {self.row}", f"{self.every:,} − {self.shorter:,}", f"{self.good:,}"),)

    def once(self, rng: Random) -> tuple[bool, Mapping[str, Any]]:
        drawn = tuple(sorted(rng.sample(DECK, self.n)))
        run = best(drawn)
        return self.counts(run.length), laid_out(drawn, run.cards if run.length > 1 else ())

    def counts(self, length: int) -> bool:
        return length >= self.least

    def deals(self, seed: int, first: int, trials: int) -> Iterator[Piece]:
        from uncle_widgets.games.say_uncle.questions import dealing

        return dealing.runs(self.n, self.least, self.question.just, seed, first, trials)

    @cached_property
    def windows(self) -> Dist[int]:
        return windows(self.n, self.least)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        once, none = self.windows.get(1, Fraction(0)), self.windows[0]
        return (
            Part(f"hold {self.row} once", once, 1),
            Part("hold it more than once", 1 - once - none, 2),
            Part("hold none", none, 0),
        )

    @cached_property
    def sum(self) -> Fraction:
        """Sets with a place for the run, counted once for every such place, over all sets."""
        places = 4 * (HIGH_ACE - self.least + 1)
        return Fraction(places * comb(len(DECK) - self.least, self.n - self.least), self.every)

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        if self.number * 100 < 1:
            return ()
        run = f"run of {spelled(self.least)}"
        return (
            CountedTwice(
                "Adding up counts twice",
                f"{trimmed(100 * self.sum)} of 100 is the sum over all places for {self.row}. A set with a longer "
                "run, or with two, is in it more than once.",
                self.windows, run, run.replace("run", "runs"),
            ),
        )  # fmt: skip

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        scaled = odds.has_run(self.least, 10) * self.n / 10
        again = "A longer run, or a second one, is in that sum again."
        found = [
            Mistake("twice", "Counted twice", capped(self.sum), again),
            Mistake("scaled", "In proportion", capped(scaled), "The ways grow much faster than the cards."),
        ]
        if self.question.just:
            wider = odds.has_run(self.least, self.n)
            found.append(Mistake("wider", "Or longer", wider, "That counts the longer runs too."))
        return apart(self.number, *found)

    @cached_property
    def quantities(self) -> Mapping[str, int]:
        return {"N": len(DECK), "n": self.n, "k": self.least}

    @cached_property
    def slots(self) -> Mapping[str, str]:
        ten = odds.longest_run(10)
        two, three, mean = percent(ten[2]), percent(odds.has_run(3, 10)), trimmed(ten.E())
        own = {"cards": str(self.n), "row": self.row, "exact": hundred(self.number)}
        return {**own, "three": three, "two": two, "mean": mean}


class Just(Longest):
    """The longest run is just so long."""

    pictures = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        self.longer = self.every - odds.no_longer(self.least, self.n)
        self.good -= self.longer
        longest = spelled(self.least)
        self.words = f"{self.n} cards of the whole pack: how likely is the longest run just {longest} long?"
        self.says = f"such sets of cards have a longest run of {longest}"

    def steps(self) -> tuple[Line, ...]:
        others = f"{self.every:,} − {self.shorter:,} − {self.longer:,}"
        return (
            Line(f"With {in_a_row(self.least + 1)}, or more", "counted alike", f"{self.longer:,}"),
            Line("The others", others, f"{self.good:,}"),
        )

    def counts(self, length: int) -> bool:
        return length == self.least

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return (
            Part(f"have a longest run of {spelled(self.least)}", self.number, 1),
            Part("have a shorter one", Fraction(self.shorter, self.every), 0),
            Part("have a longer one", Fraction(self.longer, self.every), 0),
        )
