"""Moments: where a game is decided, and its odds are worth a guess."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from uncle_widgets.probability.show import of_hundred

STOPS = 7
"""At so many of its moments a game stops and asks; the others are only marked."""


@dataclass(frozen=True)
class Moment:
    """A frame of a match at which much hangs on a chance, as one watcher sees it.

    `frame` and `answer` are places in `kit.frames(match)`: before the event, and when the game has answered.
    `weight` is what is at stake, in the unit of the kit; no outcome enters it.
    """

    frame: int
    answer: int
    question: str
    settings: Mapping[str, Any]
    kind: str
    line: str
    """What is asked, in a line: '26. B needs a 4 for 3 chips.'"""
    stake: str
    """'3 chips'."""
    weight: float
    came: bool
    """What the answer was. Only for the reveal: it enters no choice."""
    seen: bool = True
    """Whether the game shows it; else the hidden hand must be lifted."""
    lit: tuple[str, ...] = field(default=())
    """Items of the table that it is about."""
    who: str = "it"
    """Who does it, or does not: 'B'."""
    outcome: str = ""
    """What came of it, in a clause for the reveal: 'it was no bluff'. Empty: that `who` did, or did not."""


def stake(prize: float, chance: Any) -> float:
    """What hangs on a chance: the prize times 4p(1 - p), all of it at one half; 0 where it shows as 0 or 100."""
    if not 0 < of_hundred(chance) < 100:
        return 0.0
    return float(prize * 4 * chance * (1 - chance))


def spread(found: Iterable[Moment], least: float, apart: int) -> tuple[Moment, ...]:
    """The weightiest first, while at least `least` and `apart` frames from every one taken; then in order."""
    taken: list[Moment] = []
    for moment in sorted(found, key=lambda moment: (-moment.weight, moment.frame)):
        if moment.weight >= least and all(abs(moment.frame - other.frame) >= apart for other in taken):
            taken.append(moment)
    return tuple(sorted(taken, key=lambda moment: moment.frame))


def stops(moments: Sequence[Moment], most: int = STOPS) -> tuple[Moment, ...]:
    """Those at which the game stops and asks: the weightiest, in order."""
    first = sorted(moments, key=lambda moment: (-moment.weight, moment.frame))[:most]
    return tuple(sorted(first, key=lambda moment: moment.frame))
