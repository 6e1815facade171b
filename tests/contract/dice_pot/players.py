"""Strategies for dice and a pot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.contract.dice_pot.state import STAKE, Move, View
from uncle_widgets.engine.players import Player, random_player


def bold(least: int) -> Player:
    """Stakes from so many pips on."""

    def player(view: View, moves: Sequence[Move], rng: Random) -> Move:
        return STAKE if STAKE in moves and view.die >= least else moves[-1]

    return player


PLAYERS: dict[str, Player] = {"random": random_player, "greedy": bold(3), "expert": bold(5)}
