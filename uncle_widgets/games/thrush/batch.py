"""Many games of THRUSH at once: the players `random` and `greedy`, under every option. Needs NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from uncle_widgets.engine.game import Game
from uncle_widgets.games.batch import Ends
from uncle_widgets.games.thrush.lockstep.landing import challenged, find, meet
from uncle_widgets.games.thrush.lockstep.maps import MOST_CROSSINGS, PAIRS
from uncle_widgets.games.thrush.lockstep.prison import moving
from uncle_widgets.games.thrush.lockstep.tables import Tables
from uncle_widgets.games.thrush.lockstep.walks import walk

WIDTH = 32_768
"""Games at once: so many stay in the processor's caches."""
PLAYED = ("random", "greedy")


def why_not(game: Game[Any, Any, Any], strategies: Sequence[str]) -> str:
    """Who or what must be played step by step, or ''."""
    if len(game.options.board.crossings) > MOST_CROSSINGS:
        return f"a board of more than {MOST_CROSSINGS} intersections"
    why = "the player {!r} looks a turn ahead"
    return next((why.format(name) for name in strategies if name not in PLAYED), "")


def play(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int) -> Ends:
    """Games `first` to `first + n - 1` of the seed, one strategy a seat."""
    parts = []
    for at in range(0, n, WIDTH):
        parts.append(_played(Tables(game.options, strategies, seed, first + at, min(WIDTH, n - at))))
    return Ends(*map(np.concatenate, zip(*parts, strict=True)))


def moves(game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, number: int) -> list[str]:
    """Every move of one of these games, chance's too, as its record writes them."""
    return records(game, strategies, seed, number, 1)[0]


def records(
    game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int
) -> list[list[str]]:
    """The moves of each of these games."""
    said: list[list[str]] = [[] for _ in range(n)]
    _played(Tables(game.options, strategies, seed, first, n, said))
    return said


def _played(tables: Tables) -> Ends:
    """All games to their end."""
    while tables.rows.size and tables.turns < tables.options.max_turns:
        seat = tables.turns % tables.seats
        throws = tables.lanes.below(len(PAIRS))
        rows = moving(tables, seat, throws)
        rows = challenged(tables, seat, walk(tables, seat, rows, throws[rows]))
        meet(tables, seat, rows)
        find(tables, seat, rows)
        tables.turns += 1
        tables.sweep()
    tables.break_off()
    return tables.ends
