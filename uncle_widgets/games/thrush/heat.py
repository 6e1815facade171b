"""The board as a heat map: the turns that are left from every space."""

from __future__ import annotations

from functools import lru_cache

from uncle_widgets.games.thrush.trips import Trip
from uncle_widgets.probability.heat import Heat, Spot


@lru_cache(maxsize=64)
def heated(trip: Trip, aim: str) -> Heat:
    """The mean turns of a trip from each space, 0 where it ends; listed by path. `aim` is its goal in words."""
    board = trip.board
    spots = (
        Spot(
            place,
            0.0 if place in trip.ends else trip.mean[place],
            ", ".join(path.name for path in board.paths_of[place]),
        )
        for place in dict.fromkeys(place for path in board.paths for place in path.nodes)
    )
    return Heat(f"Average turns to {aim}", "turns", tuple(spots), hides="agents")
