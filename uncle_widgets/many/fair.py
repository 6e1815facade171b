"""A game among strangers' players: one that raises, breaks a rule or takes too long loses it, and all go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from uncle_widgets.engine.game import Chance, Game, Over
from uncle_widgets.engine.match import Match
from uncle_widgets.engine.players import Player
from uncle_widgets.many.patience import AWAY, TooSlow, own_seconds, within
from uncle_widgets.refusal import Refusal

SAID = 200
"""Characters of an error that are told, at most."""
WAITED = f"Was away for more than {AWAY:g} s in a move."


@dataclass(frozen=True)
class Played:
    """How a game went: each seat's share of the win, who lost it by a fault and why, and its moves."""

    shares: tuple[float, ...]
    moves: tuple[Any, ...]
    fault: str = ""
    loser: int | None = None


def play(game: Game[Any, Any, Any], players: Sequence[Player], deal: str, most: int, patience: float) -> Played:
    """One game. What chance does follows from `deal` and what was played; each seat has chances of its own.

    `patience`: processor seconds for one move. A game of more than `most` moves counts for nobody.
    """
    chance = Random(f"{deal} chance")
    own = [Random(f"{deal} seat {seat}") for seat in range(game.seats)]
    state, moves = game.start(), list[Any]()
    while not isinstance(turn := game.turn(state), Over):
        if len(moves) == most:
            return Played((0.0,) * game.seats, tuple(moves), f"Not over after {most:,} moves.")
        if isinstance(turn, Chance):
            move = turn.odds.sample(chance)
        else:
            seat = turn.seat
            move, fault = _asked(players[seat], game.view(state, seat), turn.moves, own[seat], patience)
            if fault:
                rest = 1 / (game.seats - 1)
                shares = tuple(0.0 if at == seat else rest for at in range(game.seats))
                return Played(shares, tuple(moves), fault, seat)
        state = game.play(state, move).state
        moves.append(move)
    won = turn.winners
    return Played(tuple(1 / len(won) if seat in won else 0.0 for seat in range(game.seats)), tuple(moves))


def _asked(player: Player, view: Any, moves: Sequence[Any], rng: Random, patience: float) -> tuple[Any, str]:
    """(the move, "") or (None, what was wrong with it)."""
    computed, began, move = own_seconds(), monotonic(), None
    try:
        move, fault = within(patience, lambda: player(view, moves, rng)), ""
    except TooSlow:
        fault = WAITED
    except Exception as error:  # it is theirs, whatever it is
        fault = f"Raised {type(error).__name__}: {error}"[:SAID]
    if own_seconds() - computed > patience:
        return None, f"Took more than {patience:g} s for a move."
    if fault or monotonic() - began > AWAY:
        return None, fault or WAITED
    if not any(move == legal for legal in moves):
        return None, f"Answered {str(move)[:60]!r}, which is no legal move."
    return move, ""


def match_of(game: Game[Any, Any, Any], played: Played) -> Match[Any, Any, Any]:
    """The game with all its steps, as far as it went."""
    return Match.new(game).extend(played.moves)


def checked(players: Any) -> dict[str, Any]:
    """Names and strategies of a tournament: 2 to 12 of them."""
    if not isinstance(players, dict) or not 2 <= len(players) <= 12:
        raise Refusal("Expected 2 to 12 players as a dict: {'mine': my_player, 'greedy': 'greedy'}.")
    for name, found in players.items():
        if not isinstance(name, str) or not name.strip() or len(name) > 40:
            raise Refusal(f"Expected names of 1 to 40 characters, not {str(name)[:40]!r}.")
        if not (callable(found) or isinstance(found, str)):
            raise Refusal(f"Expected a player's name or a function of (view, moves, rng) for {name!r}.")
    return dict(players)
