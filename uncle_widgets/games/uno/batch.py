"""Many games of UNO at once: all players but `expert`, under every option. Needs NumPy."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from uncle_widgets.engine.game import Game
from uncle_widgets.games.batch import Ends, LockstepRollouts
from uncle_widgets.games.uno.lockstep.bits import Ints
from uncle_widgets.games.uno.lockstep.onward import Onward
from uncle_widgets.games.uno.lockstep.play import WIDTH, Games
from uncle_widgets.games.uno.lockstep.tables import BLUFFER, GREEDY, RANDOM
from uncle_widgets.games.uno.state import State

HABITS = {"random": RANDOM, "greedy": GREEDY, "heuristic": GREEDY, "bluffer": BLUFFER}
"""The strategies that can be played in lockstep."""


class UnoBatch(LockstepRollouts):
    width = WIDTH
    played = tuple(HABITS)
    slow = "{} chooses move by move"

    def ends(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int,
        records: list[list[str]] | None = None,
    ) -> Ends:  # fmt: skip
        return Games(game.options, [HABITS[name] for name in strategies], seed, first, n, records).played()

    def play(self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int) -> Ends:
        """All at once: where a game ends, the next one takes its place."""
        return self.ends(game, strategies, seed, first, n)

    def ready(self, state: State) -> bool:
        """A hand can be taken up where a turn begins."""
        return state.table.phase == "turn"

    def winners_from(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], states: Sequence[State], copies: int,
        seed: int, first: int,
    ) -> Generator[None, None, Ints]:  # fmt: skip
        """Who wins the hand."""
        habits = [HABITS[name] for name in strategies]
        return (yield from Onward(game.options, habits, states, copies, seed, first).winners())


batch = UnoBatch()
