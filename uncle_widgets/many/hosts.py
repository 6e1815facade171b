"""Where a tournament is played: in a process for the players, or, if none can be had, in this one."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.players import Player
from uncle_widgets.games.table import kit_of
from uncle_widgets.many.fair import Played, play
from uncle_widgets.many.player_process import PlayerProcess, Unavailable

TRACEBACKS = 3
"""Tracebacks that are shown of each player: an error that says another number each time is one error."""
APART = "Your players ran in a separate process. What they stored there is gone. The variables here are unchanged."
HERE = "Your players ran in this process, because {}. {} isn't stopped here."
UNBOUNDED = "A player that calls C for too long (a huge sum, a regular expression) or ends Python"
UNWATCHED = "A player that never answers"


class Host:
    """Plays the games of a tournament. Functions play in a process of their own where there can be one."""

    def __init__(self, game: Game[Any, Any, Any], strategies: Mapping[str, Any], patience: float) -> None:
        self._game, self._strategies, self._patience = game, strategies, patience
        self._players: dict[str, Player] = {}
        self._process: PlayerProcess | None = None
        self._shown: dict[str, int] = {}
        self.where = ""
        """Where functions played, and what that means; empty where there is none."""
        if all(isinstance(found, str) for found in strategies.values()):
            self._stay()
            return
        try:
            self._process, self.where = PlayerProcess(game, strategies, patience, show), APART
        except Unavailable as why:
            self._stay(why)

    def play(self, names: tuple[str, ...], deal: str) -> Played:
        """A game of the players of these names, one a seat."""
        if self._process:
            try:
                return self._process.play(names, deal)
            except Unavailable as why:
                self._stay(why)
        players = [self._players[name] for name in names]
        return play(self._game, players, deal, kit_of(self._game).longest, self._patience)

    def explain(self, name: str, played: Played) -> None:
        """Show where a player raised the error that lost it a game."""
        said = played.traceback()
        self._shown[name] = self._shown.get(name, 0) + 1
        if said and self._shown[name] <= TRACEBACKS:
            show(f"{name} lost a game because of an error.\n{said}", "err")

    def close(self) -> None:
        """End the process for players."""
        if self._process:
            self._process.end()

    def _stay(self, why: Unavailable | None = None) -> None:
        """From now on play in this process."""
        self._process, kit = None, kit_of(self._game)
        self._players = {
            name: kit.player(found) if isinstance(found, str) else found
            for name, found in self._strategies.items()
        }
        if why:
            self.where = HERE.format(why, UNWATCHED if sys.platform == "emscripten" else UNBOUNDED)


def show(text: str, stream: str) -> None:
    """Show a text in the cell, if there is a place for it."""
    if file := sys.stderr if stream == "err" else sys.stdout:
        file.write(text)
        file.flush()
