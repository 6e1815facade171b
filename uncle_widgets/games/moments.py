"""Moments: where a game stops and asks, chosen on the way forward.

A game says at which of its places something may be asked, and `walk` goes through them in order and decides at
each at once. Nothing later is looked at, neither what came nor how long the game lasts: so each stop is a stopping
time, and over many games what comes agrees with what was asked, as far as the models are true.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby
from typing import Any

from uncle_widgets.probability.question import Posed

STOPS = 7
"""At so many places of a game it stops and asks, at most."""
STOPS_A_GAME = 7.5
"""A pace is a usual game's frames divided by this: about so many frames lie between two stops."""
APART = 3
"""Frames between an answer and the next question."""
LEAST, MOST = Fraction(1, 10), Fraction(9, 10)
"""A chance outside is not asked about: it is felt as never or always."""
EASY = Fraction(1, 5), Fraction(4, 5)
"""The first chance of a game lies between these."""
TWICE = 2
"""A question is asked so often in a game; once more only after `AGAIN` paces without a stop."""
AGAIN = 2.5
LATE = 1.5
"""Paces without a stop after which all is asked: the same form again, and what a class cannot derive."""
BAR = 6.0
"""What a place must be worth right after an answer; it sinks to 0 in `LATE` paces."""


@dataclass(frozen=True)
class Moment:
    """A frame of a match at which something may be asked, as one watcher sees it.

    `frame` and `answer` are places in `kit.frames(match)`: before the event, and when the game has answered.
    """

    frame: int
    answer: int
    question: str
    settings: Mapping[str, Any]
    kind: str
    """The form of the question: 'match', 'top'."""
    line: str
    """What is asked, in a line: '26. B needs a 4 for 3 chips.'"""
    stake: str
    """'3 chips'."""
    worth: float
    """What hangs on it, from 0 to 1 within its game; no outcome enters it."""
    came: bool | Fraction
    """What the answer was, a number where a mean is asked for. Only for the reveal: it enters no choice."""
    simple: bool = False
    """Whether one card, one throw or one hand is counted: a game begins with such a one."""
    decides: bool = False
    """Whether it may decide the game: asked the first time it arises."""
    seen: bool = True
    """Whether the game shows it; else the hidden hand must be lifted."""
    lit: tuple[str, ...] = field(default=())
    """Items of the table that it is about."""
    who: str = "it"
    """Who does it, or does not: 'B'."""
    outcome: str = ""
    """What came of it, in a clause to follow 'This time': 'it was no bluff'. Empty: that `who` did, or didn't."""


def walk(
    found: Iterable[Moment],
    pose: Callable[[Moment], Posed[Any] | None],
    pace: float,
    last: Collection[str] = (),
) -> tuple[Moment, ...]:
    """The moments at which a game stops, chosen from `found`, which is in order of frames.

    `pose` asks the question of one; it is called only where that could be taken. `pace` is in frames. `last` are
    the questions by which the decision is asked: of the two times of each, one is kept for it.
    """
    way = Walk(pose, pace, last)
    for frame, places in groupby(found, key=lambda moment: moment.frame):
        if len(way.taken) == STOPS:
            break
        way.come_to(frame, places)
    return tuple(way.taken)


class Walk:
    """What has been asked so far on the way through a game."""

    def __init__(self, pose: Callable[[Moment], Posed[Any] | None], pace: float, last: Collection[str]) -> None:
        self.pose, self.pace, self.last = pose, pace, last
        self.taken: list[Moment] = []
        self.chances: list[Fraction] = []
        self.decided = False

    def come_to(self, frame: int, places: Iterable[Moment]) -> None:
        """Ask one of the places at a frame, or none."""
        before = self.taken[-1] if self.taken else None
        if before and frame < before.answer + APART:
            return
        since = (frame - (before.answer if before else 0)) / self.pace
        best: tuple[float, Moment, Posed[Any]] | None = None
        for moment in places:
            if not self._may(moment, since):
                continue
            posed = self.pose(moment)
            if posed is None or not self._fits(moment, posed, frame, since):
                continue
            worth = self._worth(moment, posed)
            low = before and not self._first_decision(moment) and worth < BAR * (1 - since / LATE)
            if not low and (best is None or worth > best[0]):
                best = worth, moment, posed
        if best:
            _, moment, posed = best
            self.taken.append(moment)
            self.decided = self.decided or moment.decides
            if posed.measure == "chance":
                self.chances.append(posed.number)

    def _first_decision(self, moment: Moment) -> bool:
        return moment.decides and not self.decided

    def _may(self, moment: Moment, since: float) -> bool:
        """Whether it may be asked after what was asked: `since` in paces since the last answer."""
        times = sum(one.question == moment.question for one in self.taken)
        if times > TWICE or (times == TWICE and since <= AGAIN):
            return False
        if self.decided or moment.decides:
            kept = False
        else:
            kept = len(self.taken) == STOPS - 1 or (moment.question in self.last and times == TWICE - 1)
        before = self.taken[-1] if self.taken else moment
        same = bool(self.taken) and (before.question, before.kind) == (moment.question, moment.kind)
        return not kept and (self._first_decision(moment) or not same or since >= LATE)

    def _fits(self, moment: Moment, posed: Posed[Any], frame: int, since: float) -> bool:
        """Whether it is neither all but certain, nor too hard for where the game stands."""
        chance = posed.measure == "chance"
        if chance and not LEAST <= posed.number <= MOST:
            return False
        if self._first_decision(moment):
            return True
        if not self.taken:
            easy = chance and EASY[0] <= posed.number <= EASY[1] and posed.derivable
            return easy and (moment.simple or frame > self.pace / 3)
        return posed.derivable or (chance and since >= LATE)

    def _worth(self, moment: Moment, posed: Posed[Any]) -> float:
        """What it is worth to ask: something new, much at stake, a chance near one half, unlike those before."""
        if self._first_decision(moment):
            return float("inf")
        asked = {one.question for one in self.taken}
        forms = {(one.question, one.kind) for one in self.taken}
        worth = 2 * moment.worth
        if moment.question not in asked:
            worth += 3
        elif (moment.question, moment.kind) not in forms:
            worth += 1.5
        if posed.measure != "chance":
            return worth + 1
        p = posed.number
        apart = min((abs(p - other) for other in self.chances), default=Fraction(1, 5))
        return worth + float(4 * p * (1 - p) + min(Fraction(3, 2), Fraction(15, 2) * apart))
