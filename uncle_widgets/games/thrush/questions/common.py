"""What the questions of THRUSH share: whom they ask about, and traces of trials."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import TypeAlias

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.scene import Face, Trace, traced
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import Pair
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.words import does
from uncle_widgets.probability.show import decimal, trimmed

BEFORE_THE_MOVE = ("roll", "move")
"""Phases in which a marker stands where it was thrown from."""
MODEL_ALONE = "Players don't rob each other."
Thrown: TypeAlias = tuple[Sequence[int] | str, str, bool]
"""A row of a trial: the dice, or a number on a card; the words under it; whether it counts."""


def free(view: View) -> bool:
    """Whether the seat on turn is about to throw and move, or has just thrown."""
    table = view.table
    return table.phase in BEFORE_THE_MOVE and not table.jail[table.seat]


def unthrown(view: View) -> View:
    """The table before this turn's throw: the one that a question about a throw is asked at."""
    return replace(view, table=view.table.but(phase="roll", dice=None)) if view.phase == "move" else view


def as_if_unthrown(view: View) -> str:
    """A sentence where the dice of this turn lie on the table already; else ''."""
    return "Answer as if the dice had not been thrown yet." if view.phase == "move" else ""


def being(view: View, seat: Seat) -> str:
    """'You're', 'B is'."""
    return "You're" if seat == view.me else f"{LETTERS[seat]} is"


def moving(view: View, seat: Seat) -> str:
    """How a throw moves the marker of a seat: a sentence."""
    moves = f"{does(view, seat, LETTERS, 'throw')} two dice and {'move' if seat == view.me else 'moves'}"
    return f"{moves} by one of them, or by the total of a double."


def jailed(view: View) -> Seat | None:
    """Whose prison is asked about: the seat on turn if it is in prison, else the first that is; None for none."""
    table = view.table
    if table.phase in ("setup", "over"):
        return None
    return next((seat for seat in (table.seat, *range(view.seats)) if table.jail[seat]), None)


def unlooked(view: View, seat: Seat) -> frozenset[Place]:
    """The Chief spaces with a card that a seat has neither looked at nor laid there; all see who does."""
    looked = set[Place]()
    for entry in view.log:
        if entry.what in ("look", "swap", "pay") and entry.seat == seat:
            looked.add(entry.place)
        elif entry.what in ("take", "swap", "pay"):
            looked.discard(entry.place)
    lies = zip(view.board.chiefs, view.table.chiefs, strict=True)
    return frozenset(chief for chief, on in lies if on and chief not in looked)


def pair(rng: Random) -> Pair:
    """Two dice as they fall."""
    a, b = die(rng), die(rng)
    return (a, b) if a <= b else (b, a)


def die(rng: Random) -> int:
    return 1 + rng.randrange(6)  # as rng.randint(1, 6), in half the time


MOST_TRACES = 12
"""A trial that is longer is shown by its beginning."""


def traces(rows: Iterable[Thrown]) -> dict[str, Trace]:
    """What a trial shows of its rows."""
    found: list[Trace] = []
    for what, words, counts in rows:
        if isinstance(what, str):
            found.append(Trace(Face(text=what), words, counts))
        else:
            found += [Trace(None, "" if k else words, counts, die=pips) for k, pips in enumerate(what)]
    return traced(found[:MOST_TRACES])


def turns(x: Fraction | float) -> str:
    """'4.72 turns', 'turn' for exactly 1."""
    return f"{trimmed(Fraction(x))} {'turn' if x == 1 else 'turns'}"


def ratio(p: Fraction) -> str:
    """'19/36'; decimals where the fraction is long."""
    text = str(p)
    return text if len(text) <= 14 else decimal(p, 4)


def tokens_on(view: View, places: Iterable[Place]) -> tuple[str, ...]:
    """The items of the table on these spaces: agents, markers, and the Chiefs that lie or are pointed to there."""
    wanted, table, board = {*places}, view.table, view.options.board
    wanted |= {board.pointers[place] for place in wanted & board.pointers.keys()}
    found = [f"agent.{place}" for place in board.crossings if place in wanted and place in table.agents]
    found += [f"chief.{place}" for place in board.chiefs if place in wanted]
    found += [f"mark.{seat}" for seat, place in enumerate(table.at) if place in wanted]
    return tuple(found)
