"""UNO in lockstep: beside our own step engine, and beside RLCard, its bare engine and its environment.

Each pair is timed in turn, by processor time, so that a busy machine slows both alike; a ratio is the median of
the pairs, with the lowest and the highest. All play whole hands for four from the deal to the last card. RLCard
knows no calls, no picks and no matches, so the last seat deals, UNO calls itself, and a match is mostly one hand.

RLCard is no dependency of the package. To compare, make an environment for it:

    python -m venv .venv-rlcard && .venv-rlcard/bin/pip install rlcard==1.2.0 -e .
    .venv-rlcard/bin/python -m benchmarks.batch_uno
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from random import choice, seed
from statistics import median
from time import process_time

from uncle_widgets.engine.match import finished
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.batch import GREEDY
from uncle_widgets.games.uno.lockstep.play import Games
from uncle_widgets.many.chunks import Task, play, stepping

PAIRS, SEED, SEATS = 5, 2026, 4
FEW, MANY = 10_000, 100_000
"""Games of one call."""
GAME = KIT.new(SEATS, dealer="seat", uno_call="auto", target=50)
STEPWISE, BARE, ENVIRONMENT = "the step engine", "RLCard's bare engine", "RLCard's environment"
MUST = {
    (STEPWISE, MANY): "must 25, goal 60",
    (BARE, MANY): "must 25, goal 40",
    (BARE, FEW): "must 18, goal 30",
    (ENVIRONMENT, MANY): "must 100, goal 160",
}


def lockstep(player: str, n: int) -> float:
    """Hands a second."""
    games = Games(GAME.options, [GREEDY[player]] * SEATS, SEED, 0, n)
    start = process_time()
    games.played()
    return games.hands / (process_time() - start)


def stepwise(player: str) -> float:
    """Hands a second of the step engine: its games have as many hands as those in lockstep."""
    n = 150
    games = Games(GAME.options, [GREEDY[player]] * SEATS, SEED, 0, n)
    games.played()
    own = KIT.players[player]
    start = process_time()
    finished(stepping(Task(GAME, (own,) * SEATS, SEED, 0, n)))
    return games.hands / (process_time() - start)


def bare() -> float:
    """Hands a second of RLCard's engine, without agents and views."""
    from rlcard.games.uno import Game  # type: ignore[import-not-found]

    game = Game(num_players=SEATS)
    start = process_time()
    for _ in range(400):
        game.init_game()
        while not game.is_over():
            game.step(choice(game.get_legal_actions()))
    return 400 / (process_time() - start)


def environment() -> float:
    """Hands a second of RLCard's environment with its random agents."""
    import rlcard  # type: ignore[import-not-found]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found]

    env = rlcard.make("uno", config={"game_num_players": SEATS, "seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(SEATS)])
    start = process_time()
    for _ in range(150):
        env.run(is_training=False)
    return 150 / (process_time() - start)


def compare(player: str, n: int, name: str, other: Callable[[], float]) -> None:
    """Print the ratio to `other`."""
    pairs = [(lockstep(player, n), other()) for _ in range(PAIRS)]
    ours, theirs = (median(rates) for rates in zip(*pairs, strict=True))
    ratios = sorted(one / two for one, two in pairs)
    print(
        f"{player:>7}, {n:>7,} games beside {name:20} {median(ratios):7.1f} times"
        f" ({ratios[0]:.1f} to {ratios[-1]:.1f}): {ours:,.0f} and {theirs:,.0f} hands a second"
        f"  {MUST.get((name, n), '') if player == 'random' else ''}"
    )


def growth() -> None:
    """Time and memory at 10^4, 10^5 and 10^6 games."""
    for n in (10_000, 100_000, 1_000_000):
        task = Task(GAME, ("random",) * SEATS, SEED, 0, n)
        start = process_time()
        play(task)
        seconds = process_time() - start
        tracemalloc.start()
        play(task)
        peak = tracemalloc.get_traced_memory()[1] / 2**20
        tracemalloc.stop()
        print(f"{n:>9,} games: {seconds:6.2f} s, {seconds / n * 1e6:5.2f} us a game, peak {peak:5.1f} MiB")


def main() -> None:
    seed(SEED)
    lockstep("random", 1_000)
    for player in ("random", "greedy"):
        compare(player, MANY, STEPWISE, lambda player=player: stepwise(player))  # type: ignore[misc]
    try:
        bare()
    except ImportError:
        print("RLCard is missing, so nothing is timed beside it; the docstring says how to install it.")
    else:
        compare("random", MANY, BARE, bare)
        compare("random", FEW, BARE, bare)
        compare("random", MANY, ENVIRONMENT, environment)
    growth()


if __name__ == "__main__":
    main()
