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
from uncle_widgets.games.mr_t.questions.survival_steps import Counted, derivation
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.mr_t.words import small
from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.words import called, capital, count, does, hundred, spelled
from uncle_widgets.probability.dealing import Piece
from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Mistake, Model, Part
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.trials import Estimate

USUAL = Options()
LONG, MEDIAN, MEAN = LENGTHS.values()
WORDS = {
    "forty": (f"the first player with {LEADS['forty']} cards wins", "",
              f"are won by the first player with {LEADS['forty']} cards"),
    "forty_five": (f"the first player with {LEADS['forty_five']} cards wins", "",
                   f"are won by the first player with {LEADS['forty_five']} cards"),
    "long": (f"more than {LONG} flips", f"How likely is it that it takes more than {LONG} flips?",
             f"take more than {LONG} flips"),
    "median": (f"more than {MEDIAN} flips", f"How likely is it that it takes more than {MEDIAN} flips?",
               f"take more than {MEDIAN} flips"),
    "mean": ("longer than average",
             f"That takes {MEAN} flips on average. How likely is it that a game takes longer?",
             "are longer than average"),
    "comeback": (f"the winner once had {LOW} cards or fewer",
                 f"How likely is it that the winner had {LOW} cards or fewer at some time?",
                 f"have a winner who once had {LOW} cards or fewer"),
    "left": ("cards are left on the board", "How likely is it that cards are left on the board at the end?",
             "end with cards on the board"),
    "half": (f"the first player with {HALF} cards or more wins", "",
             f"are won by the first player with {HALF} cards or more"),
}  # fmt: skip
"""What may be asked of a game: in a few words, as the question, and what the games that count do."""
ASKS = {
    "half": "Did you guess 50 because it can go either way?",
    "sure": "Did you treat it as settled?",
    "part": "Did you think that each card is turned only once?",
    "middle": "Did you think that half of the games are longer than the average?",
    "other": "Did you think of a game in which one card changes hands at a time?",
}
SURE = {
    "comeback": {"sure": "Did you think that a player with so few cards has already lost?"},
    "left": {"sure": "Did you think that all the cards are won in the end?"},
}
"""What the page asks about each kind of mistake, of any game and of these."""
OFFERED = {n: [event for event, tables in EVENTS.items() if n in tables] for n in COUNTED}
"""Seats to the events that are asked about at a table of so many."""
WALKS = {"forty": Fraction(2, 3), "forty_five": Fraction(3, 4), "half": Fraction(1, 2)}
"""What a fair walk, card by card, would give."""


def lead(event: str) -> str:
    """'exactly 40 of the 60 cards', '30 or more of the 60 cards': what the player has who is asked about."""
    many = f"{HALF} or more" if event == "half" else f"exactly {LEADS[event]}"
    return f"{many} of the {sum(n for _, n in USUAL.deck)} cards"


def first_with(view: View, seat: Seat, event: str, known: bool = True) -> str:
    """'A is the first with 30 or more of the 60 cards.' A view does not know that: then it is supposed."""
    is_first = f"{does(view, seat, LETTERS, 'are')} the first player with {lead(event)}."
    return is_first if known else f"Suppose {small(is_first)}"


@dataclass(frozen=True)
class Survives(Question[View]):
    """M-L6: `event` is one of those that `survival` counts, at a table where it does."""

    id: ClassVar[str] = "M-L6"
    title: ClassVar[str] = "Who survives?"
    name: ClassVar[str] = "Who survives?"
    when: ClassVar[str] = "between the rounds of a game with the usual rules"
    concept: ClassVar[str] = "a random walk"
    misconception: ClassVar[str] = "half of the games are longer than average"
    at_chance: ClassVar[bool] = True
    bots: ClassVar[str] = "greedy"
    event: str = setting("forty", "Question", {event: label for event, (label, _, _) in WORDS.items()})

    def __post_init__(self) -> None:
        checked(event=(self.event, EVENTS))

    @property
    def model(self) -> Model:
        return Model(
            "shows",
            "We assume that in a showdown everyone shows a match if they have one, and turns the top card if not.",
        )

    def arise(self, view: View) -> Filled[View] | None:
        """It is about a game of so many seats, from the deal, whatever has happened in this one."""
        if not view.between_rounds or view.options != USUAL:
            return None
        seats = view.seats
        events = OFFERED[seats]
        event = self.event if self.event in events else events[0]
        label, ask, does_it = WORDS[event]
        yes, games = COUNTED[seats][event]
        walk = WALKS.get(event)
        first = None if walk is None else leader(event, [view.owned(seat) for seat in range(seats)])

        def answer() -> Estimate:
            p = yes / games
            return Estimate(round(p, 6), sqrt(p * (1 - p) / games), games, SEED)

        def number() -> Fraction:
            return Fraction(str(answer().value))

        who = "this player" if first is None else called(view, first)

        def words() -> str:
            start = f"{capital(spelled(seats))} players play a whole game."
            if walk is None:
                return f"{start} {ask}"
            if first is None:
                start += f" One of them is the first player to have {lead(event)}."
                return f"{start} How likely is it that {who} wins the game?"
            wins = "win" if first == view.me else "wins"
            return f"{first_with(view, first, event, known=False)} How likely is it that {who} {wins} the game?"

        def given() -> str:
            if first is None:
                return "Every game starts with a new deal, and cards are counted after each round."
            return f"We count all games in which somebody was the first player to have {lead(event)}."

        def reasons() -> Derivation:
            dealt = tuple(key for seat in range(seats) for key in cards_of(view, seat))
            lit = dealt if first is None else cards_of(view, first)
            return derivation(Counted(event, yes, games, who, capital(label), lit, dealt))

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
                kind, tells = "middle", "Half are longer than the median. A few very long games raise the average."
            else:
                kind, tells = "half", "Two possibilities don't have to be equally likely."
            found = [Mistake(kind, "Half and half", half, tells)]
            if walk is not None and walk != half:
                ruined = "A player who runs out of cards during a round loses the whole board."
                found.append(Mistake("other", "One card at a time", walk, ruined))
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
            cases="games" if first is None else "games like this",
            event=does_it if first is None else f"are wins for {who}",
            asks={**ASKS, **SURE.get(event, {})},
            derivation=reasons,
            parts=lambda: (Part(label, number(), 1), Part("all the others", 1 - number(), 0)),
            mistakes=mistakes,
            slots=lambda: {
                "exact": hundred(number(), True),
                "says": f"games {does_it}" if first is None else f"games like this are wins for {who}",
            },
        )
