"""How strong the players of a game are against each other, with standard errors.

`python -m benchmarks.strengths [games] [game]`: a Markdown table. A share of the wins counts
1/k for a win shared by k; seats rotate, so that nobody gains from where they sit.
"""

from __future__ import annotations

import sys
from random import Random

from uncle_widgets.engine.match import Match, finish
from uncle_widgets.engine.rollouts import share
from uncle_widgets.games import GAMES
from uncle_widgets.probability.trials import Estimate, Tally

PAIRINGS = {
    "uncle": [
        ("greedy", "random", 2),
        ("safe", "greedy", 2),
        ("safe", "greedy", 4),
        ("lookahead", "greedy", 2),
        ("lookahead", "safe", 2),
        ("lookahead", "greedy", 3),
        ("lookahead", "greedy", 4),
        ("lookahead", "safe", 4),
    ],
    "uno": [("heuristic", "random", 4), ("expert", "heuristic", 2), ("expert", "heuristic", 4)],
    "mr_t": [("greedy", "random", 4), ("expert", "greedy", 4)],
    "say_uncle": [("greedy", "random", 3), ("expert", "greedy", 3)],
    "thrush": [("greedy", "random", 3), ("expert", "greedy", 3)],
}


def wins(game: str, hero: str, others: str, seats: int, games: int, seed: int = 1964) -> Estimate:
    """The hero's mean share of the win against `seats - 1` others."""
    kit = GAMES[game]
    made, tally = kit.new(seats), Tally()
    for n in range(games):
        at = n % seats
        players = [kit.player(hero if seat == at else others) for seat in range(seats)]
        over = finish(made, Match.new(made).state, players, Random(f"{seed} {n}"))
        tally = tally.add(share(over.winners, at))
    return tally.estimate(seed)


def main(games: int = 400, game: str = "uncle") -> None:
    print(f"{game}: share of the wins over {games:,} games, seats rotating\n")
    print("| player | against | share | standard error | fair share |\n|---|---|---|---|---|")
    for hero, others, seats in PAIRINGS[game]:
        found = wins(game, hero, others, seats, games)
        print(
            f"| {hero} | {seats - 1} {others} | {found.value:.4f} | {found.error:.4f} | {1 / seats:.4f} |",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400, *sys.argv[2:3])
