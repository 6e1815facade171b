"""The coach's look ahead in lockstep: how soon its errors are below two wins of 100, and beside step by step.

Times are processor time. At some positions of real games, with three moves or more, both ways look ahead in turn;
what counts is not games, of which many are of one deal, but how sure they are: a ratio of the time that each needs
for the same standard error (seconds times the mean square error). Medians of the positions, lowest and highest.

    python -m benchmarks.coach
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any, NamedTuple

from benchmarks.claims import COACHED
from benchmarks.shared.measure import Found
from uncle_widgets.engine.game import Choice, Over
from uncle_widgets.engine.match import choose
from uncle_widgets.engine.rollouts import Deal, Rollouts
from uncle_widgets.games import GAMES
from uncle_widgets.probability.trials import Tally

POSITIONS, SEED = 5, 2026
ERROR, SECONDS = 2.0, 1.0
"""The standard error of every move, in wins of 100, is below the first within the second."""
STEPWISE = 0.6
"""Seconds of a look ahead step by step."""


class Look(NamedTuple):
    """One look ahead: seconds, the largest standard error, the mean of the squared errors, and the deals."""

    seconds: float
    worst: float
    square: float
    deals: int


def look(pieces: Iterator[list[Deal]], seconds: float, error: float) -> Look:
    """Look ahead until no error is above `error`, and for no more than `seconds`."""
    tallies: list[Tally] = []
    start = process_time()
    for deals in pieces:
        for deal in deals:
            tallies = tallies or [Tally()] * len(deal)
            tallies = [tally.add(won) for tally, won in zip(tallies, deal, strict=True)]
        errors = [100 * tally.error for tally in tallies] or [float("inf")]
        spent = process_time() - start
        if (deals and max(errors) < error) or spent > seconds:
            return Look(spent, max(errors), fmean(found**2 for found in errors), tallies[0].trials)
    raise AssertionError("pieces never end")


def positions(game: Any, player: Any) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """(view, moves) of games between greedy players, without end."""
    rng = Random(SEED)
    while True:
        state = game.start()
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Choice) and len(turn.moves) > 2 and rng.random() < 0.1:
                yield game.view(state, turn.seat), turn.moves
            state = game.play(state, choose(game, state, turn, [player] * game.seats, rng)).state


def looked(name: str, seats: int) -> tuple[list[Look], list[float]]:
    """The looks in lockstep at this table, and how much sooner each was as sure as step by step."""
    kit = GAMES[name]
    game, player, advice = kit.new(seats), kit.players["greedy"], kit.advice
    assert advice is not None
    assert advice.plays_on is not None
    batch = advice.plays_on()
    looks: list[Look] = []
    ratios: list[float] = []
    for view, moves in positions(game, player):
        ahead = Rollouts(game, view, moves, ("greedy", player), advice.horizon, Random(SEED))
        fast = look(ahead.in_lockstep(batch), 3 * SECONDS, ERROR)
        slow = look(ahead.step_by_step(), STEPWISE, 0.0)
        if fast.square and slow.square:  # where it is not decided who wins
            looks.append(fast)
            ratios.append(slow.seconds * slow.square / (fast.seconds * fast.square))
        if len(looks) > POSITIONS:
            break
    return looks[1:], sorted(ratios[1:])  # the first has imported and filled what is kept


def sure(name: str, seats: int) -> Found:
    """Seconds until the errors are below ERROR."""
    looks, ratios = looked(name, seats)
    return Found(tuple(found.seconds for found in looks), f"{median(ratios):.0f} times as soon as step by step")


RUNS: dict[str, Callable[[], Found]] = {f"{name}_{seats}": partial(sure, name, seats) for name, seats in COACHED}


def measured(name: str, seats: int) -> bool:
    """Print a row for this table; whether the coach is sure enough within its second, wherever it looked."""
    looks, ratios = looked(name, seats)
    seconds = sorted(found.seconds for found in looks)
    met = all(found.worst < ERROR and found.seconds <= SECONDS for found in looks)
    print(
        f"{name} for {seats}: a standard error below {ERROR:g} of 100 in {median(seconds):.2f} s"
        f" ({seconds[0]:.2f} to {seconds[-1]:.2f}; must {SECONDS:g}), {median(f.deals for f in looks):,} deals;"
        f" {median(ratios):.0f} times as soon as step by step ({ratios[0]:.0f} to {ratios[-1]:.0f})"
        f"{'' if met else '  NOT MET'}",
        flush=True,
    )
    return met


def main() -> None:
    met = [measured(name, seats) for name, seats in COACHED]
    sys.exit(0 if all(met) else 1)


if __name__ == "__main__":
    main()
