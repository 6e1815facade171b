"""Many games of Mr. T at once: the players `random` and `greedy`, under every option. Needs NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uncle_widgets.engine.game import Game
from uncle_widgets.games.batch import Ends, LockstepBatch
from uncle_widgets.games.mr_t.lockstep import Lockstep


class MrTBatch(LockstepBatch):
    width = 16_384
    played = ("random", "greedy")
    slow = "the player '{}' weighs what piles may hold"

    def ends(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], seed: int, first: int, n: int,
        records: list[list[str]] | None = None,
    ) -> Ends:  # fmt: skip
        games = Lockstep(game.options, strategies, seed, first, n, records)
        games.play()
        return Ends(games.winners, games.scores, games.lengths, games.flips)


batch = MrTBatch()
