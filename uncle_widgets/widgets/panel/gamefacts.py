"""The facts of a game that is watched: its frames for each pair of eyes, and the moments that decide it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Any

from uncle_widgets.asking import shapes
from uncle_widgets.asking.game import place
from uncle_widgets.asking.guesses import Guess
from uncle_widgets.asking.state import Settings
from uncle_widgets.engine.match import Match
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.table import watcher_of
from uncle_widgets.probability.question import Posed
from uncle_widgets.probability.show import predicted
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.panel import faults
from uncle_widgets.widgets.panel.facts import Places
from uncle_widgets.widgets.panel.stops import Came, bright, came_of, mark, over_the_table

BUTTON = "See what happens"


class GamePlaces(Places):
    """See `asking.facts.GameFacts`. A place is a frame and a pair of eyes: '12 0'."""

    def __init__(
        self,
        kit: Kit[Any],
        match: Match[Any, Any, Any],
        ends: Sequence[int],
        eyes: Sequence[str],
        names: Sequence[str],
    ) -> None:
        super().__init__(kit)
        self.match, self.ends, self.eyes, self.names = match, ends, eyes, names
        self.frames = len(ends)
        self.over = match.over
        self.ways: Callable[[str, int], Sequence[shapes.Door]] = lambda question, seat: ()
        """The room's part: where the end of the game leads, see `doors`."""
        self._moments: dict[int, Sequence[Waiting]] = {}
        self._seen = lru_cache(8)(self._view)

    def knows(self, place: str) -> bool:
        frame, _, eyes = place.partition(" ")
        number = frame.isascii() and frame.isdecimal() and len(frame) < 7
        return number and int(frame) < self.frames and eyes in self.eyes

    def view(self, place: str) -> Any:
        if not self.knows(place):
            raise Refusal(f"Expected a step of this game and a seat at it, not {place[:20]!r}.")
        return self._seen(place)

    def _view(self, place: str) -> Any:
        frame, _, eyes = place.partition(" ")
        return self.match.view(self.ends[int(frame)], watcher_of(eyes))

    def name(self, place: str) -> str:
        frame, _, eyes = place.partition(" ")
        return f"step {frame}, seen by {eyes}"

    def prefer(self, place: str) -> str:
        frame, _, eyes = place.partition(" ")
        those = self.moments(int(eyes)) if eyes.isdecimal() else ()
        return next((moment.question for moment in those if moment.frame == int(frame)), "")

    def doors(self, question: str, seat: int) -> Sequence[shapes.Door]:
        return self.ways(question, seat)

    def moments(self, seat: int) -> Sequence[Waiting]:
        if seat not in self._moments:
            found = faults.moments(self.kit, self.match, seat)
            self._moments[seat] = [Waiting(self, one, seat) for one in found]
        return self._moments[seat]


class Waiting:
    """A moment of a game for a seat: see `asking.facts.Moment`."""

    def __init__(self, facts: GamePlaces, moment: Moment, seat: int) -> None:
        self.facts, self.moment, self.seat = facts, moment, seat
        self.frame, self.answer, self.question = moment.frame, moment.answer, moment.question
        self.settings: Settings = dict(moment.settings)
        self.mark = mark(moment)

    @property
    def stop(self) -> shapes.Moment:
        return {"line": self.moment.line, "button": BUTTON, "stake": self.moment.stake}

    @cached_property
    def _place(self) -> str:
        facts = self.facts
        return facts.kit.draw(facts.match, facts.ends[self.frame], self.seat, facts.names).place

    @cached_property
    def asks(self) -> shapes.Told:
        return over_the_table(self.moment, self._place, "asked")

    @cached_property
    def back(self) -> shapes.Told:
        return over_the_table(self.moment, self._place, "back")

    @cached_property
    def bright(self) -> Sequence[str]:
        return bright(self.moment.lit)

    @property
    def posed(self) -> Posed[Any] | None:
        """What it asks, set so; None where that raises."""
        card = self.facts.card(place(self.frame, str(self.seat)), self.question, self.settings)
        return card.posed if card else None

    @cached_property
    def _came(self) -> Came:
        posed = self.posed
        return came_of(self.moment, posed.number, posed.measure) if posed else came_of(self.moment, 0)

    @property
    def fate(self) -> str:
        return self._came.fate

    @property
    def came(self) -> shapes.Moment:
        found = self._came
        return {"came": found.came, "words": found.words, "headline": found.headline, "seen": True}

    def guess(self, number: str, at: int) -> Guess | None:
        posed = self.posed
        if posed is None:
            return None
        said = predicted(number, posed.measure, posed.span) if number else None
        return Guess(
            said, posed.number, self._came.came, self._came.words, at, self.frame, self.question,
            posed.question.name, posed.measure, posed.span,
        )  # fmt: skip
