"""M-L6: who survives a whole game. No exact answer is known; the numbers are estimates, kept as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any, ClassVar

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.mr_t.course import course
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.questions.common import cards_of, checked
from uncle_widgets.games.mr_t.questions.survival import (
    COUNTED,
    EVENTS,
    HALF,
    LEADS,
    LENGTHS,
    LOW,
    SEED,
    came,
    leader,
)
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.words import capital, count, hundred
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.trials import Estimate

USUAL = Options()
LONG, MEDIAN, MEAN = LENGTHS.values()
WORDS = {
    "forty": (f"who first has {LEADS['forty']} wins",
              f"Somebody has exactly {LEADS['forty']} of the 60 cards, for the first time. Do they win?"),
    "forty_five": (f"who first has {LEADS['forty_five']} wins",
                   f"Somebody has exactly {LEADS['forty_five']} of 60 cards, for the first time. Do they win?"),
    "long": (f"more than {LONG} flips", f"Does the game take more than {LONG} flips?"),
    "median": (f"more than {MEDIAN} flips", f"Does the game take more than {MEDIAN} flips?"),
    "mean": ("longer than the mean", f"Games take {MEAN} flips on average. Does this one take more?"),
    "comeback": (f"the winner once had {LOW} or fewer", f"Did the winner once have {LOW} cards or fewer?"),
    "left": ("cards are left on the board", "Are cards left on the board when the game ends?"),
    "half": (f"who first has {HALF} or more wins",
             f"Somebody has {HALF} or more of the 60 cards, for the first time. Do they win?"),
}  # fmt: skip
"""What may be asked of a game: in a few words, and as the question."""
OFFERED = {n: [event for event, tables in EVENTS.items() if n in tables] for n in COUNTED}
"""Seats to the events that are asked about at a table of so many."""
WALKS = {"forty": Fraction(2, 3), "forty_five": Fraction(3, 4), "half": Fraction(1, 2)}
"""What a fair walk, card by card, would give."""


def first_with(view: View, seat: Seat, event: str, known: bool = True) -> str:
    """'A has 31 of the 60 cards, the first to have 30 or more. Does A win the game?' A view does not know that it
    is the first: then that is supposed."""
    many = f"{HALF} or more" if event == "half" else str(LEADS[event])
    who, has, does = ("you", "have", "do") if seat == view.me else (LETTERS[seat], "has", "does")
    cards = f"{capital(who)} {has} {view.owned(seat)} of the {sum(n for _, n in view.options.deck)} cards"
    if known:
        return f"{cards}, the first to have {many}. {capital(does)} {who} win the game?"
    return f"{cards}. If nobody had {many} before, {does} {who} win the game?"


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
    event: str = setting("forty", "What", {event: label for event, (label, _) in WORDS.items()})

    def __post_init__(self) -> None:
        checked(event=(self.event, EVENTS))

    @property
    def model(self) -> Model:
        return Model(
            "shows", "We suppose that all show a match if they hold one, and turn the top of the pile if not."
        )

    def arise(self, view: View) -> Filled[View] | None:
        """It is about a game of so many seats, from the deal, whatever has happened in this one."""
        if not view.between_rounds or view.options != USUAL:
            return None
        seats = view.seats
        events = OFFERED[seats]
        event = self.event if self.event in events else events[0]
        label, ask = WORDS[event]
        yes, games = COUNTED[seats][event]
        walk = WALKS.get(event)
        first = None if walk is None else leader(event, [view.owned(seat) for seat in range(seats)])

        def answer() -> Estimate:
            p = yes / games
            return Estimate(round(p, 6), sqrt(p * (1 - p) / games), games, SEED)

        def number() -> Fraction:
            return Fraction(str(answer().value))

        def words() -> str:
            if first is not None:
                return first_with(view, first, event, known=False)
            table = f"A whole game of {seats} players, from the deal on"
            return f"{table}: all show what they can, and cards are counted after each round. {ask}"

        def given() -> str:
            nothing = "Nothing of this game is used" if first is None else "Nothing else of this game is used"
            return f"{nothing}: the cards are shuffled and dealt anew."

        def derivation() -> Derivation:
            dealt = tuple(key for seat in range(seats) for key in cards_of(view, seat))
            lit = dealt if first is None else cards_of(view, first)
            lines = [
                Line("Games played out by the rules", f"seed {SEED}", f"{games:,}", dealt),
                Line(capital(label), f"{yes:,} of {games:,}", percent(Fraction(yes, games)), lit),
            ]
            if walk is not None:
                lines.append(Line("A fair walk, card by card, would give", f"{walk}", percent(walk)))
            return Derivation(tuple(lines))

        def once(rng: Random) -> tuple[bool | None, Mapping[str, Any]]:
            played = course(seats, rng)
            ends = " : ".join(map(str, played.rounds[-1]))
            shown = Trace(words=count(played.flips, "flip")), Trace(words=ends, counts=True)
            return came(event, played), traced(shown)

        def dealer(seed: int, first: int, n: int) -> Iterator[Piece]:
            from uncle_widgets.games.mr_t.questions import dealing

            return dealing.survivals(event, seats, seed, first, n)

        def mistakes() -> tuple[Mistake, ...]:
            half = Fraction(1, 2)
            if event in ("mean", "median"):
                kind, tells = "middle", "Half are above the median. A few long games pull the mean up."
            else:
                kind, tells = "half", "That would say that the lead, or the length, tells nothing."
            found = [Mistake(kind, "Half and half", half, tells)]
            if walk is not None and walk != half:
                ruined = "Who runs dry within a round loses the board: the poorer is ruined sooner."
                found.append(Mistake("other", "A fair walk", walk, ruined))
            return tuple(one for one in found if abs(one.value - number()) > Fraction(1, 100))

        return Filled(
            self,
            view,
            answer=answer,
            once=once,
            deals=lambda: dealer,
            slow=True,
            knobs=lambda: (self.knob("event", choices={one: WORDS[one][0] for one in events}, value=event),),
            words=words,
            given=given,
            says="such games",
            derivation=derivation,
            parts=lambda: (Part("such games", number(), 1), Part("others", 1 - number(), 0)),
            mistakes=mistakes,
            slots=lambda: {"exact": hundred(number(), True), "says": label},
        )
