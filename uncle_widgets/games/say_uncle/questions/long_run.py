"""S-L1: how long is the longest run among random cards?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.say_uncle import odds
from uncle_widgets.games.say_uncle.cards import DECK, HIGH_ACE, KINGS, best
from uncle_widgets.games.say_uncle.questions.common import apart, laid_out, pack_keys
from uncle_widgets.games.say_uncle.questions.run_steps import (
    BOXES,
    GROUPS,
    in_groups,
    one_by_one,
    three_boxes,
    windows,
)
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import cards, in_a_row
from uncle_widgets.games.words import AT_LEAST_ONE, capital, capped, hundred, sets_of, spelled
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.pictures import CountedTwice
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Curve, Derivation, Line, Mistake, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent, trimmed

SIZES = range(5, KINGS + 1)
LONGEST = 5


def _asks(sets: str) -> Mapping[str, str]:
    """What is asked of whom makes a mistake; `sets`: 'pairs', 'groups of three'."""
    added = f"Did you add the chances of all the {sets}?"
    return {
        "added": added,
        "twice": added,
        "scaled": "Did you scale the answer with the number of cards?",
        "part": "Did you count only cards that are dealt one after the other?",
        "base": "Did you think that 10 cards usually contain three in a row?",
        "wider": "Did you also count the longer runs?",
        "other": "Did you answer for a shorter run?",
        "same": "Did you use the answer for 10 cards again?",
    }


@dataclass(frozen=True)
class LongRun(Question[View]):
    """Among `cards` random cards (5 to 13) `least` in a row, 2 to 5, or more; or with `just` no more than that."""

    id: ClassVar[str] = "S-L1"
    title: ClassVar[str] = "How long is a run?"
    name: ClassVar[str] = "How long is a run?"
    when: ClassVar[str] = "always"
    concept: ClassVar[str] = "counting combinations"
    misconception: ClassVar[str] = "10 cards usually contain three in a row"
    cards: int = setting(10, "Cards", {n: str(n) for n in SIZES})
    least: int = setting(3, "In a row", {n: spelled(n) for n in range(2, LONGEST + 1)})
    just: bool = setting(False, "What counts", {False: "this many or more", True: "exactly this many"})

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

        dealt = f"{capital(cards(n))} are dealt from a full, shuffled pack."
        if just:
            asked = f"How likely is it that the longest run is exactly {cards(least)} long?"
            event = f"have a longest run of exactly {cards(least)}"
        else:
            asked, event = f"How likely is it that they contain {row}?", f"contain {row}"
        sets = "pairs" if least == 2 else f"groups of {spelled(least)}"

        def derivation() -> Derivation:
            suits = "list the possible sets in each suit, then combine the four suits"
            counting = [
                Line(f"Ways to choose {cards(n)}", sets_of(n, len(DECK)), f"{every:,}", pack_keys(view)),
                Line(f"Deals without {row}", suits, f"{shorter:,}"),
            ]
            if just:
                more, others = f"Deals with {in_a_row(least + 1)} or more", f"{every:,} − {shorter:,} − {longer:,}"
                counting.append(Line(more, "counted in the same way", f"{longer:,}"))
                counting.append(Line(f"Deals with exactly {row}", others, f"{good:,}"))
            else:
                counting.append(Line(f"Deals with {row} or more", f"{every:,} − {shorter:,}", f"{good:,}"))
            counting.append(Line("The answer as a percentage", f"{good:,} of {every:,}", percent(p)))
            title = f"The chance of {row}"
            exact = tuple(odds.has_run(least, size) for size in SIZES)
            curve = Curve(title, tuple(SIZES), exact, across="cards", here=None if just else n)
            if just:
                lines, idea = three_boxes(n, least, shorter, longer, every, pack_keys(view)), BOXES
            elif least == 2:
                lines, idea = one_by_one(n, p, pack_keys(view)), AT_LEAST_ONE
            else:
                lines, idea = in_groups(n, least, p, windows(n, least)[1], added(), pack_keys(view)), GROUPS
            return Derivation(lines, curve=curve, other=tuple(counting), idea=idea)

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
                    Part(event, p, 1),
                    Part("have only shorter runs", Fraction(shorter, every), 0),
                    Part("have a longer run", Fraction(longer, every), 0),
                )
            once, none = windows(n, least).get(1, Fraction(0)), windows(n, least)[0]
            return (
                Part(f"contain one run of {spelled(least)}", once, 1),
                Part(f"contain more than one run of {spelled(least)}", 1 - once - none, 2),
                Part(f"contain no run of {spelled(least)}", none, 0),
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
                f"Adding the chances of all the {sets} gives {trimmed(100 * added())} out of 100. In that "
                "sum, deals with a longer run or with two runs count more than once."
            )
            runs = run.replace("run", "runs")
            return (CountedTwice("Adding counts some deals twice", caption, windows(n, least), f"a {run}", runs),)

        def mistakes() -> tuple[Mistake, ...]:
            wider = odds.has_run(least, n)
            found = (
                Mistake("added", "Counted twice", capped(added()),
                        "That sum counts a deal once for every run in it. It's still only one deal."),
                Mistake("scaled", "In proportion", capped(odds.has_run(least, 10) * n / 10),
                        f"Twice as many cards make more than twice as many {sets}."),
                Mistake("wider", "Longer runs too", wider, "That counts the longer runs too."),
            )  # fmt: skip
            return apart(p, *(found if just else found[:-1]))

        return Filled(
            self,
            view,
            answer=p,
            once=once,
            deals=lambda: deals,
            words=f"{dealt} {asked}",
            given="Nobody has looked at any of the 52 cards. Cards in a row have the same suit, and an ace goes "
            "below the 2 or above the king.",
            derivation=derivation,
            cases=f"deals of {cards(n)}",
            event=event,
            asks=lambda: _asks(sets),
            parts=parts,
            pictures=pictures,
            mistakes=mistakes,
            quantities={"N": len(DECK), "n": n, "k": least},
            slots=lambda: {
                "cards": capital(cards(n)),
                "row": row,
                "exact": hundred(p),
                "three": percent(odds.has_run(3, 10)),
                "two": percent(odds.longest_run(10)[2]),
                "mean": trimmed(odds.longest_run(10).E()),
            },
        )
