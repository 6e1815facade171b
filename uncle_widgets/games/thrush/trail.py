"""The last move, as it stays to be seen on the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from uncle_widgets.engine.game import Event
from uncle_widgets.games.scene import Way
from uncle_widgets.games.thrush.events import Moved
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import place_name
from uncle_widgets.games.words import count, does


def trail(events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Way]:
    """The way of the move among `events`, or of this turn as long as it goes on, its count at its end."""
    table, board = view.table, view.board
    moved = next((event for event in reversed(events) if isinstance(event, Moved)), None)
    if moved is not None:
        seat, path = moved.seat, (moved.begin, *moved.cells)
    elif table.trail and table.phase not in STILL and table.trail[-1] == table.at[table.seat]:
        seat, path = table.seat, table.trail
    else:
        return
    steps = str(moved.count if moved else table.count)
    begin, end = (place_name(board, place) for place in (path[0], path[-1]))
    yield Way(path, steps, f"{does(view, seat, names, 'move')} {count(int(steps), 'step')} from {begin} to {end}")


STILL = ("setup", "roll", "move", "over")
"""Phases in which nobody has moved in this turn."""
