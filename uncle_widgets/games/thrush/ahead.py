"""What lies where a walk ends, and who is near it: words for a row that is chosen from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.thrush.board import Place, Way
from uncle_widgets.games.thrush.cards import MOST_AGENTS, Pair
from uncle_widgets.games.thrush.state import Go, View
from uncle_widgets.games.thrush.words import agents, cards, chief, sure
from uncle_widgets.games.words import spoken

NEAR = 6
"""Steps that one die can go."""
TOLD = 2
"""So many that are near are told of, the nearest first."""


class Near(NamedTuple):
    """Somebody near a space: steps away, whether further along the walk or back, the seat (None for an agent)."""

    steps: int
    back: bool
    seat: Seat | None


def die(view: View, move: Go) -> tuple[int, ...]:
    """The faces of the dice that a walk takes: one, or both of a double.

    `move.count` is one of them, or the total of a double (TH-9).
    """
    pair: Pair | None = view.table.dice
    return (move.count,) if pair is None or move.count in pair else pair


def lies(view: View, place: Place, names: Sequence[str]) -> str:
    """Who or what is on a space, as the watcher knows it: 'Open.', 'An agent: you must challenge.'"""
    table, board, me = view.table, view.board, view.seat
    found = []
    if place in table.agents:
        full = table.tokens[me] == MOST_AGENTS
        found.append(
            "There's an agent here. You must challenge it" + (", even with three agents." if full else ".")
        )
    if spot := board.pointers.get(place):
        at = board.chiefs.index(spot)
        known = sure(view).get(at)
        what = "which is empty" if not table.chiefs[at] else "a hidden Chief" if known is None else chief(known)
        found.append(f"It points to {spot}, {what}.")
    for seat in range(view.seats):
        if seat != me and table.at[seat] == place:
            found.append(f"{names[seat]} is here, {_has(view, seat)}.")
    return " ".join(found) or "There's nothing here."


def _has(view: View, seat: Seat) -> str:
    """'with one agent and 1 Chief Card', 'with nothing to take'."""
    table = view.table
    has = [words(n) for n, words in ((table.tokens[seat], agents), (table.held[seat], cards)) if n]
    return f"with {' and '.join(has)}" if has else "with nothing to take"


def near(view: View, way: Way, names: Sequence[str]) -> str:
    """The next agents and players on the path of a walk, by steps from its end; '' where none is near."""
    table, board = view.table, view.board
    found = []
    for path, direction, cells, _ in board.walks(way.end):
        if path.id != way.path:
            continue
        for steps, cell in enumerate(cells[:NEAR], 1):
            back = direction != way.direction
            if cell in table.agents:
                found.append(Near(steps, back, None))
            found += [
                Near(steps, back, seat)
                for seat in range(view.seats)
                if seat != view.seat and table.at[seat] == cell
            ]
    return _told(view, names, sorted(found, key=lambda one: (one.steps, one.back, one.seat is not None))[:TOLD])


def _told(view: View, names: Sequence[str], found: Iterable[Near]) -> str:
    """'There are agents 1 and 4 steps ahead.', 'B is 2 steps back, with one agent.'"""
    agents_, told = list[Near](), list[str]()
    for one in found:
        if one.seat is None:
            agents_.append(one)
        else:
            told.append(f"{names[one.seat]} is {_far([one])}, {_has(view, one.seat)}.")
    if agents_:
        ways = [list(group) for _, group in groupby(sorted(agents_, key=_way), key=_way)]
        there = "There's an agent" if len(agents_) == 1 else "There are agents"
        told.insert(0, f"{there} {spoken(map(_far, ways))}.")
    return " ".join(told)


def _way(one: Near) -> bool:
    return one.back


def _far(row: Sequence[Near]) -> str:
    """'1 and 4 steps ahead', '1 step back'."""
    steps = [one.steps for one in row]
    return f"{spoken(steps)} step{'s' if steps != [1] else ''} {'back' if row[0].back else 'ahead'}"
