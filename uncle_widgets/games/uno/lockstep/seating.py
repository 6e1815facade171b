"""Who sits where, and who is next: every order of seats that a match may have, as look-up tables.

A *place* is one number for the order of seats, the direction of play and the seat whose turn it is:
(order * 2 + direction) * seats + seat, with direction 0 to the left and 1 to the right.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.uno import modes
from uncle_widgets.games.uno.lockstep.bits import PLAIN, REVERSE, Ints
from uncle_widgets.games.uno.options import Options

EFFECTS = 5


class Seating(NamedTuple):
    """The tables. Orders are numbered: one; the pairings of partners; a table of a round of a tournament; or,
    in elimination, the set of seats still in as bits."""

    size: Ints
    """order -> seats in it."""
    order: Ints
    """(order, position) -> seat."""
    within: NDArray[np.bool_]
    """(order, seat) -> whether it plays."""
    left: Ints
    """(order, seat) -> the next on the left; of one who does not play, as the rules let the deal go on."""
    seat: Ints
    """place -> seat."""
    onward: Ints
    """place * EFFECTS + what a card does -> the place of the next turn."""
    team: NDArray[np.bool_]
    """(order, seat) -> (seats) the partners; of games without partners the seat alone."""

    def after(self, places: Ints, does: Any = PLAIN) -> Ints:
        """Where the turn goes from these places."""
        found: Ints = self.onward.take(places * EFFECTS + does)
        return found


def orders(options: Options, seats: int) -> list[tuple[int, ...]]:
    """Every order, by its number; one that cannot be is empty."""
    if options.mode == "partners":
        return list(modes.PAIRINGS)
    if options.mode == "tournament":
        return [table for round_ in range(7) for table in modes.tables(round_)]
    everybody = tuple(range(seats))
    if options.mode == "elimination":
        return [tuple(seat for seat in everybody if among >> seat & 1) for among in range(1 << seats)]
    return [everybody]


@lru_cache(maxsize=8)
def seating(mode: str, seats: int) -> Seating:
    """The tables of a form of match."""
    found = orders(Options(mode=mode), seats)
    count = len(found)
    places = count * 2 * seats
    most = max(map(len, found))
    order = np.zeros((count, most), dtype=np.int64)
    within = np.zeros((count, seats), dtype=bool)
    left = np.zeros((count, seats), dtype=np.int64)
    onward = np.zeros((places, EFFECTS), dtype=np.int64)
    team = np.zeros((count, seats, seats), dtype=bool)
    for number, row in enumerate(found):
        k = len(row)
        if k < 2:
            continue
        order[number, :k] = row
        within[number, list(row)] = True
        for seat in range(seats):
            away = [(other - seat) % seats for other in row]
            left[number, seat] = row[(row.index(seat) + 1) % k if seat in row else away.index(min(away))]
        for at, seat in enumerate(row):
            team[number, seat, seat] = True
            if mode in ("partners", "tournament"):
                team[number, seat, row[(at + 2) % k]] = True
            for way in range(2):
                here = (number * 2 + way) * seats
                step = -1 if way else 1
                to = {PLAIN: (at + step) % k, REVERSE: (at - step) % k}
                onward[here + seat] = [here + row[to.get(does, (at + 2 * step) % k)] for does in range(EFFECTS)]
                if k > 2:
                    onward[here + seat, REVERSE] += seats * (-1 if way else 1)
                else:
                    onward[here + seat, REVERSE] = here + seat
    return Seating(
        size=np.array([len(row) for row in found]),
        order=order,
        within=within,
        left=left,
        seat=np.tile(np.arange(seats), count * 2),
        onward=onward.ravel(),
        team=team,
    )
