"""What a stop at a moment of a game says: over the table, on the scrubber, and when the game has answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from uncle_widgets.asking.shapes import Mark, Told
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.words import capital
from uncle_widgets.probability.show import amount, of_hundred


@dataclass(frozen=True)
class Came:
    """What the game did: `came` None where it does not show it or a mean was asked for, in `words`, and over the
    answer.

    `fate` marks it on the scrubber: came, not or unseen.
    """

    came: bool | None
    fate: str
    words: str
    headline: str


def came_of(moment: Moment, number: Fraction | int, measure: str = "chance") -> Came:
    """What came of a moment whose chance was `number`: '34 of 100, and this time B did not.'

    Of a mean: '5.21 chips on average, and this time 6 chips.'
    """
    if not isinstance(moment.came, bool):
        once = moment.outcome or amount(moment.came, measure)
        headline = f"{amount(number, measure)} on average, and this time {once}."
        return Came(None, "came", f"{capital(once)}.", headline)
    chance = of_hundred(number)
    if not moment.seen:
        found = capital(moment.outcome) or f"The hand {'could' if moment.came else 'could not'}"
        words = f"{found}; not seen in the game."
        return Came(None, "unseen", words, f"{chance} of 100. {words}")
    words = "It came." if moment.came else "It did not come."
    found = moment.outcome or f"{moment.who} {'did' if moment.came else 'did not'}"
    return Came(moment.came, "came" if moment.came else "not", words, f"{chance} of 100, and this time {found}.")


def mark(moment: Moment) -> Mark:
    """Its mark on the scrubber while it is open."""
    return {"frame": moment.frame, "answer": moment.answer, "line": moment.line, "state": "open"}


def over_the_table(moment: Moment, place: str, tone: str) -> Told:
    """What stands over the table (see `shapes.Told`) at a moment that is 'asked' about or looked 'back' at."""
    head, stop, rest = moment.line.partition(". ")
    line = (moment.line, "") if tone == "asked" else (head + stop.strip(), rest)
    words = "Stopped: " if tone == "asked" else "Looking back: "
    return {"place": words + place, "line": line, "tone": tone}


def bright(lit: Sequence[str]) -> list[str]:
    """What stays bright: these items, the seat of a hand among them, and the hand of a seat."""
    seats = {f"seat{key[1:].partition('.')[0]}" for key in lit if key[:1] == "h" and key[1:2].isdecimal()}
    hands = {f"h{key.removeprefix('seat')}" for key in lit if key.startswith("seat")}
    return sorted({*lit, *seats, *hands})
