"""M-L6: who survives a whole game. No exact answer is known; the numbers are estimates, kept as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any, ClassVar

from uncle_widgets.games.mr_t.course import course
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.questions.common import checked
from uncle_widgets.games.mr_t.questions.survival import (
    COUNTED,
    EVENTS,
    HALF,
    LEADS,
    LONG,
    LOW,
    MEAN,
    MEDIAN,
    SEED,
    came,
)
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.words import count, hundred
from uncle_widgets.probability.dealing import Dealer, Piece
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob, Line, Mistake, Model, Part
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.trials import Estimate

WORDS = {
    "forty": f"who first has {LEADS['forty']} wins",
    "forty_five": f"who first has {LEADS['forty_five']} wins",
    "long": f"more than {LONG} flips",
    "median": f"more than {MEDIAN} flips",
    "mean": "longer than the mean",
    "comeback": f"the winner once had {LOW} or fewer",
    "left": "cards are left on the board",
    "half": f"who first has {HALF} or more wins",
}
ASKS = {
    "forty": f"Somebody has exactly {LEADS['forty']} of the 60 cards, for the first time. Do they win?",
    "forty_five": f"Somebody has exactly {LEADS['forty_five']} of 60 cards, for the first time. Do they win?",
    "long": f"Does the game take more than {LONG} flips?",
    "median": f"Does the game take more than {MEDIAN} flips?",
    "mean": f"Games take {MEAN} flips on average. Does this one take more?",
    "comeback": f"Did the winner once have {LOW} cards or fewer?",
    "left": "Are cards left on the board when the game ends?",
    "half": f"Somebody has {HALF} or more of the 60 cards, for the first time. Do they win?",
}
WALKS = {"forty": Fraction(2, 3), "forty_five": Fraction(3, 4), "half": Fraction(1, 2)}
"""What a fair walk, card by card, would give."""


@dataclass(frozen=True)
class Survives(Question[View]):
    """M-L6: `event` is one of those that `survival` counts, at a table where it does."""

    id: ClassVar[str] = "M-L6"
    title: ClassVar[str] = "Who survives?"
    name: ClassVar[str] = "Who survives?"
    when: ClassVar[str] = "between the rounds of a game by the usual rules"
    concept: ClassVar[str] = "a random walk"
    misconception: ClassVar[str] = "half of the games are longer than the mean"
    at_chance: ClassVar[bool] = True
    bots: ClassVar[str] = "greedy"
    event: str = "forty"

    def __post_init__(self) -> None:
        checked("event", self.event, EVENTS)

    @property
    def model(self) -> Model:
        return Model(
            "shows", "We suppose that all show a match if they hold one, and turn the top of the pile if not."
        )

    def events(self, view: View) -> tuple[str, ...]:
        return tuple(event for event, tables in EVENTS.items() if view.seats in tables)

    def what(self, view: View) -> str:
        found = self.events(view)
        return self.event if self.event in found else found[0]

    def knobs(self, view: View) -> tuple[Knob, ...]:
        return (Knob("event", "What", tuple((e, WORDS[e]) for e in self.events(view)), value=self.what(view)),)

    def ask(self, view: View) -> str | None:
        if view.phase not in ("flip", "targets") or view.board or any(view.turned) or view.options != Options():
            return None
        start = (
            f"A whole game of {view.seats} from the deal, all showing what they can, counted after each round. "
        )
        return start + ASKS[self.what(view)]

    def given(self, view: View) -> str:
        return "Nothing of this game is used: the cards are shuffled and dealt anew."

    def counted(self, view: View) -> tuple[int, int]:
        return COUNTED[view.seats][self.what(view)]

    def answer(self, view: View) -> Estimate:
        yes, n = self.counted(view)
        p = yes / n
        return Estimate(round(p, 6), sqrt(p * (1 - p) / n), n, SEED)

    def says(self, view: View) -> str:
        return "such games"

    def derive(self, view: View) -> Derivation:
        yes, n = self.counted(view)
        share = Fraction(yes, n)
        lines = [
            Line("Games played out by the rules", f"seed {SEED}", f"{n:,}"),
            Line(WORDS[self.what(view)].capitalize(), f"{yes:,} of {n:,}", percent(share)),
        ]
        walk = WALKS.get(self.what(view))
        if walk is not None:
            lines.append(Line("A fair walk, card by card, would give", f"{walk}", percent(walk)))
        return Derivation(tuple(lines))

    def once(self, view: View, rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
        played = course(view.seats, rng)
        ends = spoken_counts(played.rounds[-1])
        shown = (Trace(words=count(played.flips, "flip")), Trace(words=ends, counts=True))
        return came(self.what(view), played), traced(shown)

    def deals(self, view: View) -> Dealer:
        event, seats = self.what(view), view.seats

        def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
            from uncle_widgets.games.mr_t.questions import dealing

            return dealing.survivals(event, seats, seed, first, n)

        return dealer

    def slow(self, view: View) -> bool:
        return True

    def parts(self, view: View) -> tuple[Part, ...]:
        p = self.number(view)
        return Part("such games", p, 1), Part("others", 1 - p, 0)

    def mistakes(self, view: View) -> tuple[Mistake, ...]:
        event, number = self.what(view), self.number(view)
        walk = WALKS.get(event)
        found = [
            Mistake(
                "half",
                "Half and half",
                Fraction(1, 2),
                "That would say that the lead, or the length, tells nothing.",
            )
        ]
        if event in ("mean", "median"):
            found = [
                Mistake(
                    "middle",
                    "Half and half",
                    Fraction(1, 2),
                    "Half are above the median. A few long games pull the mean up.",
                )
            ]
        if walk is not None and walk != Fraction(1, 2):
            found.append(
                Mistake(
                    "other",
                    "A fair walk",
                    walk,
                    "Who runs dry within a round loses the board: the poorer is ruined sooner.",
                )
            )
        return tuple(m for m in found if abs(m.value - number) > Fraction(1, 100))

    def slots(self, view: View) -> Mapping[str, str]:
        return {"exact": hundred(self.number(view)), "says": WORDS[self.what(view)]}


def spoken_counts(counts: tuple[int, ...]) -> str:
    """'52 : 8'."""
    return " : ".join(map(str, counts))
