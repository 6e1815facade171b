"""What our own players do: whole rounds played by the rules, and figures measured with them.

The figures are data: `python -m tests.games.say_uncle.figures` makes them again.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from uncle_widgets.engine.game import Choice
from uncle_widgets.games.say_uncle.cards import Cards, best
from uncle_widgets.games.say_uncle.players import by_length, expert
from uncle_widgets.games.say_uncle.rules import SayUncle
from uncle_widgets.games.say_uncle.state import CALL, State
from uncle_widgets.probability.trials import Estimate

CALLS_AT = 4
SEED = 1964

CALLER_WINS: Mapping[int, Estimate] = {
    2: Estimate(0.9759, 0.0024, 3944, SEED),
    3: Estimate(0.8747, 0.0053, 3904, SEED),
    4: Estimate(0.7070, 0.0074, 3830, SEED),
}
"""How often the caller wins among greedy players who call at four in a row, by the number of players."""

AVERAGE: Mapping[tuple[int, int], Estimate] = {
    (2, 1): Estimate(0.0466, 0.0099, 451, SEED),
    (2, 2): Estimate(0.4225, 0.0058, 7164, SEED),
    (2, 3): Estimate(0.8270, 0.0064, 3527, SEED),
    (2, 4): Estimate(0.9501, 0.0080, 742, SEED),
    (3, 2): Estimate(0.1270, 0.0045, 5465, SEED),
    (3, 3): Estimate(0.5536, 0.0073, 4648, SEED),
    (3, 4): Estimate(0.8597, 0.0091, 1454, SEED),
    (3, 5): Estimate(0.9386, 0.0141, 293, SEED),
    (4, 2): Estimate(0.0285, 0.0026, 3967, SEED),
    (4, 3): Estimate(0.2924, 0.0064, 4993, SEED),
    (4, 4): Estimate(0.6746, 0.0101, 2173, SEED),
    (4, 5): Estimate(0.8865, 0.0121, 687, SEED),
    (4, 6): Estimate(0.9733, 0.0132, 150, SEED),
}
"""(players, length) -> how often a best run of that length is the best of all right after experts have drafted."""


def called_round(seats: int, rng: Random) -> tuple[bool | None, Cards, Cards]:
    """One round of greedy players: whether the caller wins (None: nobody calls), the hand shown, its best run."""
    game, player = SayUncle(seats), by_length(CALLS_AT)
    state = game.start()
    while not state.table.shown:
        turn = game.turn(state)
        if isinstance(turn, Choice):
            move = player(game.view(state, turn.seat), turn.moves, rng)
            if move == CALL:
                after = game.play(state, move).state
                result, hand = after.table.result, state.hands[turn.seat]
                return result is not None and result.winner == turn.seat, hand, best(hand).cards
        else:
            move = turn.odds.sample(rng)  # type: ignore[union-attr]
        state = game.play(state, move).state
    hand = max(state.hands, key=best)
    return None, hand, best(hand).cards


def drafted(seats: int, rng: Random) -> State:
    """A table at which experts have drafted, before the first turn."""
    game = SayUncle(seats)
    state = game.start()
    while state.table.phase != "turn":
        turn = game.turn(state)
        if isinstance(turn, Choice):
            move = expert(game.view(state, turn.seat), turn.moves, rng)
        else:
            move = turn.odds.sample(rng)  # type: ignore[union-attr]
        state = game.play(state, move).state
    return state
