"""The catch window: a call forgotten, and who notices; see `../window.py`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.games.bits import nth
from uncle_widgets.games.uno.lockstep.bits import Ints, which
from uncle_widgets.games.uno.lockstep.tables import Tables


def forgotten(tables: Tables, rows: Ints) -> NDArray[np.bool_]:
    """Chance decides at each of these tables whether the call that was meant is forgotten."""
    found: NDArray[np.bool_] = tables.lanes.below(100, rows) < tables.forget
    tables.say(rows, ("forgets" if it else "remembers" for it in found))
    return found


def opened(tables: Tables, rows: Ints, owing: Ints) -> None:
    """All are asked, in an order left to chance, until hand `owing` is called, or caught and draws two."""
    seating, options = tables.seating, tables.options
    orders = tables.order.take(rows)
    waiting = (1 << seating.size.take(orders)) - 1
    by = owing - tables.base.take(rows)
    partners = seating.team[orders, by]
    while rows.size:
        words = waiting.astype(np.uint64)
        position = nth(words, tables.lanes.below(np.bitwise_count(words), rows))
        waiting = waiting & ~(1 << position)
        seat = seating.order[orders, position]
        tables.say(rows, (f"ask:{it}" for it in seat))
        sees = np.ones(len(rows), dtype=bool)
        if options.notice < 100:
            sees = tables.lanes.below(100, rows) < options.notice
            tables.say(rows, ("sees" if it else "misses" for it in sees))
        tables.lengths[rows] += sees
        own = sees & (seat == by)
        quiet = sees & ~own & partners[np.arange(len(rows)), seat]
        caught = sees & ~own & ~quiet
        for what, who in (("uno", own), ("quiet", quiet), ("catch", caught)):
            tables.say(rows[who], what)
        those = which(caught)
        if those.size:
            tables.force(rows[those], owing[those], np.full(len(those), 2))
        on = ~own & ~caught & (waiting > 0)
        rows, owing, by, orders, waiting, partners = (
            part[on] for part in (rows, owing, by, orders, waiting, partners)
        )
