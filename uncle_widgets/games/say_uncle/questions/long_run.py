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
from uncle_widgets.games.say_uncle.questions.common import apart, laid_out, pack_keys
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import in_a_row
from uncle_widgets.games.words import capped, hundred, sets_of, spelled
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import CountedTwice
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Line, Mistake, Part
from uncle_widgets.probability.settings import setting
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
    cards: int = setting(10, "Cards", {n: str(n) for n in SIZES})
    least: int = setting(3, "In a row", {n: spelled(n) for n in range(2, LONGEST + 1)})
    just: bool = setting(False, "Counted", {False: "that or longer", True: "just that"})

    def builds(self, game: Any, rng: Random) -> tuple[View, Question[View]] | None:
        asked = self.at(cards=rng.choice(SIZES), least=rng.choice((2, 3, 3, 4)), just=rng.random() < 0.3)
        return game.position(0), asked

    def arise(self, view: View) -> Filled[View] | None:
        n, least, just = self.cards, self.least, self.just
        if n not in SIZES or least not in range(2, LONGEST + 1):
            return None
        row, every = in_a_row(least), comb(len(DECK), n)
        shorter = odds.no_longer(least - 1, n)
        longer = every - odds.no_longer(least, n) if just else 0  # with `just` these do not count
        good = every - shorter - longer
        p = Fraction(good, every)

        if just:
            asked = f"how likely is the longest run just {spelled(least)} long?"
            says = f"such sets of cards have a longest run of {spelled(least)}"
        else:
            asked, says = f"how likely are {row}, or more?", f"such sets of cards hold {row}"

        def derivation() -> Derivation:
            suits = "each suit's sets of 13 ranks without it, the four suits multiplied out"
            steps = [
                Line("Sets of cards", sets_of(n, len(DECK)), f"{every:,}", pack_keys(view)),
                Line(f"Without {row}", suits, f"{shorter:,}"),
            ]
            if just:
                more, others = f"With {in_a_row(least + 1)}, or more", f"{every:,} − {shorter:,} − {longer:,}"
                steps.append(Line(more, "counted alike", f"{longer:,}"))
                steps.append(Line("The others", others, f"{good:,}"))
            else:
                steps.append(Line(f"With {row}", f"{every:,} − {shorter:,}", f"{good:,}"))
            steps.append(Line("Share", f"{good:,} of {every:,}", percent(p)))
            title = f"{spelled(least).capitalize()} in a row among so many cards"
            exact = tuple(odds.has_run(least, size) for size in SIZES)
            curve = Curve(title, tuple(SIZES), exact, across="cards", here=None if just else n)
            return Derivation(tuple(steps), curve=curve)

        def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
            drawn = tuple(sorted(rng.sample(DECK, n)))
            run = best(drawn)
            counts = run.length == least if just else run.length >= least
            return counts, laid_out(drawn, run.cards if run.length > 1 else ())

        def deals(seed: int, first: int, trials: int) -> Iterator[Piece]:
            from uncle_widgets.games.say_uncle.questions import dealing

            return dealing.runs(n, least, just, seed, first, trials)

        def parts() -> tuple[Part, ...]:
            if just:
                return (
                    Part(f"have a longest run of {spelled(least)}", p, 1),
                    Part("have a shorter one", Fraction(shorter, every), 0),
                    Part("have a longer one", Fraction(longer, every), 0),
                )
            once, none = windows(n, least).get(1, Fraction(0)), windows(n, least)[0]
            return (
                Part(f"hold {row} once", once, 1),
                Part("hold it more than once", 1 - once - none, 2),
                Part("hold none", none, 0),
            )

        def added() -> Fraction:
            """Sets with a place for the run, counted once for every such place, over all sets."""
            places = 4 * (HIGH_ACE - least + 1)
            return Fraction(places * comb(len(DECK) - least, n - least), every)

        def pictures() -> tuple[CountedTwice, ...]:
            if just or p * 100 < 1:
                return ()
            run = f"run of {spelled(least)}"
            caption = (
                f"{trimmed(100 * added())} of 100 is the sum over all places for {row}. A set with a longer "
                "run, or with two, is in it more than once."
            )
            runs = run.replace("run", "runs")
            return (CountedTwice("Adding up counts twice", caption, windows(n, least), run, runs),)

        def mistakes() -> tuple[Mistake, ...]:
            wider = odds.has_run(least, n)
            found = (
                Mistake("twice", "Counted twice", capped(added()),
                        "A longer run, or a second one, is in that sum again."),
                Mistake("scaled", "In proportion", capped(odds.has_run(least, 10) * n / 10),
                        "The ways grow much faster than the cards."),
                Mistake("wider", "Or longer", wider, "That counts the longer runs too."),
            )  # fmt: skip
            return apart(p, *(found if just else found[:-1]))

        return Filled(
            self,
            view,
            answer=p,
            once=once,
            deals=lambda: deals,
            words=f"{n} cards of the whole pack: {asked}",
            given="Nobody has looked at a card: all 52 are shuffled. "
            "A run is of one suit, and the ace is low or high.",
            derivation=derivation,
            says=says,
            parts=parts,
            pictures=pictures,
            mistakes=mistakes,
            quantities={"N": len(DECK), "n": n, "k": least},
            slots=lambda: {
                "cards": str(n),
                "row": row,
                "exact": hundred(p),
                "three": percent(odds.has_run(3, 10)),
                "two": percent(odds.longest_run(10)[2]),
                "mean": trimmed(odds.longest_run(10).E()),
            },
        )
