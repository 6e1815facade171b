"""Full random hands of UNO for four: this engine with its views, beside RLCard's environment.

Both play every hand from the deal to the last card, one decision at a time; the player to move
is handed what he may see (here a View, there RLCard's state) and picks a legal play at random.
The two are timed in turn, several rounds of each, by processor time, so that a busy machine
slows both alike; the ratio is of the best rounds.

RLCard is no dependency of the package. To compare, make an environment for it:

    python -m venv .venv-rlcard && .venv-rlcard/bin/pip install rlcard==1.2.0 -e .
    .venv-rlcard/bin/python benchmarks/uno_vs_rlcard.py
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from uncle_widgets.engine.match import choose
from uncle_widgets.games.uno import KIT

HANDS, ROUNDS, SEATS = 200, 7, 4


def ours() -> Callable[[int], int]:
    """A function that plays so many hands and returns the number of steps.

    UNO is called by itself and the last seat deals, as RLCard knows neither calls nor picks."""
    game = KIT.new(SEATS, dealer="seat", uno_call="auto")
    players = [KIT.players["random"]] * SEATS
    rng = Random(1)

    def play(hands: int) -> int:
        steps = 0
        for _ in range(hands):
            state = game.start()
            while not state.table.sheet:
                state = game.play(state, choose(game, state, game.turn(state), players, rng)).state  # type: ignore[arg-type]
                steps += 1
        return steps

    return play


def theirs() -> Callable[[int], int]:
    """The same of RLCard, with its random agents; steps are the players' decisions."""
    import rlcard  # type: ignore[import-not-found]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found]

    env = rlcard.make("uno", config={"game_num_players": SEATS, "seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(SEATS)])

    def play(hands: int) -> int:
        return sum(len(seat) // 2 for _ in range(hands) for seat in env.run(is_training=False)[0])

    return play


def main() -> None:
    engines = {"uncle_widgets": ours()}
    try:
        engines["RLCard 1.2.0"] = theirs()
    except ImportError:
        print("RLCard is missing, so only this engine is timed; the docstring says how to install it.")
    best = dict.fromkeys(engines, 0.0)
    steps = dict.fromkeys(engines, 0)
    for _ in range(ROUNDS):
        for name, play in engines.items():
            start = process_time()
            steps[name] += play(HANDS)
            best[name] = max(best[name], HANDS / (process_time() - start))
    for name, rate in best.items():
        print(f"{name:>14}: {rate:7.0f} hands a second, {steps[name] / HANDS / ROUNDS:5.1f} steps a hand")
    if len(best) == 2:
        mine, other = best.values()
        print(f"{'ratio':>14}: {mine / other:7.2f}")


if __name__ == "__main__":
    main()
