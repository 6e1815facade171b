"""Many matches of Say Uncle at once: all players but `expert`, under every option. Needs NumPy."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from uncle_widgets.engine.game import Game
from uncle_widgets.games.batch import Ends, LockstepRollouts
from uncle_widgets.games.bits import Ints
from uncle_widgets.games.say_uncle.cards import DEALT
from uncle_widgets.games.say_uncle.lockstep import Lockstep
from uncle_widgets.games.say_uncle.state import State


class SayUncleBatch(LockstepRollouts):
    played = ("random", "greedy", "drafter")
    slow = "the player '{}' weighs what rivals may hold"

    def ends(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int,
        records: list[list[str]] | None = None,
    ) -> Ends:  # fmt: skip
        return Lockstep(game.options, strategies, seed, first, n, records).play()

    def ready(self, state: State) -> bool:
        """A round can be taken up where all hands have been dealt and somebody drafts, or begins a turn."""
        table = state.table
        return table.phase == "turn" or (table.phase == "draft" and table.dealt == DEALT * table.seats)

    def winners_from(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], states: Sequence[State], copies: int,
        seed: int, first: int,
    ) -> Generator[None, None, Ints]:  # fmt: skip
        """Who wins the round."""
        games = Lockstep(game.options, strategies, seed, first, len(states) * copies)
        won: Ints = 1 << games.play_on(states).reshape(len(states), copies)
        yield
        return won


batch = SayUncleBatch()
