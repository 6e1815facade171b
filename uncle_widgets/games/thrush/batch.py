"""Many games of THRUSH at once: the players `random` and `greedy`, under every option. Needs NumPy."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import numpy as np

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.match import finished
from uncle_widgets.games.batch import Ends, LockstepBatch
from uncle_widgets.games.bits import Ints
from uncle_widgets.games.thrush.lockstep.landing import challenged, find, meet
from uncle_widgets.games.thrush.lockstep.maps import MOST_CROSSINGS, PAIRS
from uncle_widgets.games.thrush.lockstep.positions import taken_up
from uncle_widgets.games.thrush.lockstep.prison import moving
from uncle_widgets.games.thrush.lockstep.tables import Tables
from uncle_widgets.games.thrush.lockstep.walks import walk
from uncle_widgets.games.thrush.state import State


class ThrushBatch(LockstepBatch):
    """A `PlaysOn` too: it plays on from positions, for the coach."""

    played = ("random", "greedy")
    slow = "the player '{}' looks a turn ahead"

    def why_not(self, game: Game[Any, Any, Any], strategies: Sequence[str]) -> str:
        if len(game.options.board.crossings) > MOST_CROSSINGS:
            return f"a board of more than {MOST_CROSSINGS} intersections"
        return super().why_not(game, strategies)

    def ends(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int,
        records: list[list[str]] | None = None,
    ) -> Ends:  # fmt: skip
        return finished(played_out(Tables(game.options, strategies, seed, first, n, records).dealt()))

    def ready(self, state: State) -> bool:
        """Where a turn begins: with a throw, or in prison with the choice to pay."""
        table = state.table
        pays = table.jail[table.seat] and (table.tokens[table.seat] or table.held[table.seat])
        return table.phase == "jail" or (table.phase == "roll" and not pays)

    def play_on(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], states: Sequence[State], copies: int, seed: int
    ) -> Generator[None, None, Ints]:
        """Who wins, as bits: (states, copies), each state played on so many times. Yields after each turn."""
        found: Ints = np.zeros((len(states), copies), np.int64)
        turns = np.array([state.table.turns for state in states])
        width, first = max(1, self.width // copies), 0
        for turn in np.unique(turns):
            alike = np.flatnonzero(turns == turn)
            for at in range(0, len(alike), width):
                some = alike[at : at + width]
                tables = taken_up(game.options, strategies, [states[k] for k in some], copies, seed, first)
                ends = yield from played_out(tables)
                found[some] = ends.winners.reshape(len(some), copies)
                first += len(some) * copies
        return found


def played_out(tables: Tables) -> Generator[None, None, Ends]:
    """All games to their end; yields after each turn."""
    while tables.rows.size and tables.turns < tables.options.max_turns:
        seat = tables.turns % tables.seats
        throws = tables.lanes.below(len(PAIRS))
        rows = moving(tables, seat, throws)
        rows = challenged(tables, seat, walk(tables, seat, rows, throws[rows]))
        meet(tables, seat, rows)
        find(tables, seat, rows)
        tables.turns += 1
        tables.sweep()
        yield
    tables.break_off()
    return tables.ends


batch = ThrushBatch()
