"""What a stop at a moment of a game says: over the table, on the scrubber, and when the game has answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from uncle_widgets.asking.shapes import Mark, Told
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.words import capital, count
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
    """What came of a moment whose chance was `number`: "34 times out of 100. This time B didn't."

    Of a mean: '5.21 chips on average. This time it was 6.00 chips.'
    """
    if not isinstance(moment.came, bool):
        once = moment.outcome or f"it was {amount(moment.came, measure)}"
        return Came(None, "came", f"{capital(once)}.", f"{amount(number, measure)} on average. This time {once}.")
    often = f"{count(of_hundred(number), 'time')} out of 100."
    if not moment.seen:
        found = capital(moment.outcome) or f"That hand {'could' if moment.came else 'could not'} do it"
        words = f"{found}, but the game doesn't show it."
        return Came(None, "unseen", words, f"{often} {words}")
    words = "It happened." if moment.came else "It didn't happen."
    found = moment.outcome or f"{moment.who} {'did' if moment.came else 'did not'}"
    return Came(moment.came, "came" if moment.came else "not", words, f"{often} This time {found}.")


def mark(moment: Moment) -> Mark:
    """Its mark on the scrubber while it is open."""
    return {"frame": moment.frame, "answer": moment.answer, "line": moment.line, "state": "open"}


def over_the_table(moment: Moment, place: str, tone: str) -> Told:
    """What stands over the table (see `shapes.Told`) at a moment that is 'asked' about or looked 'back' at."""
    head, stop, rest = moment.line.partition(". ")
    line = (moment.line, "") if tone == "asked" else (head + stop.strip(), rest)
    words = "Paused: " if tone == "asked" else "Looking back: "
    return {"place": words + place, "line": line, "tone": tone}


def bright(lit: Sequence[str]) -> list[str]:
    """What stays bright: these items, the seat of a hand among them, and the hand of a seat."""
    seats = {f"seat{key[1:].partition('.')[0]}" for key in lit if key[:1] == "h" and key[1:2].isdecimal()}
    hands = {f"h{key.removeprefix('seat')}" for key in lit if key.startswith("seat")}
    return sorted({*lit, *seats, *hands})
