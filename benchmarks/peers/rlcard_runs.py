"""RLCard's UNO for four, in RLCard's environment: `bare N` or `environment N` is answered by seconds."""

import json
import sys
from random import choice, seed
from time import process_time

import rlcard
from rlcard.agents import RandomAgent
from rlcard.games.uno import Game

SEATS = 4
ENV = rlcard.make("uno", config={"game_num_players": SEATS, "seed": 1})
ENV.set_agents([RandomAgent(num_actions=ENV.num_actions) for _ in range(SEATS)])
GAME = Game(num_players=SEATS)


def bare(n: int) -> None:
    """Hands of its engine, without agents and views."""
    for _ in range(n):
        GAME.init_game()
        while not GAME.is_over():
            GAME.step(choice(GAME.get_legal_actions()))


def environment(n: int) -> None:
    """Hands of its environment with its random agents."""
    for _ in range(n):
        ENV.run(is_training=False)


seed(1)
for line in sys.stdin:
    what, n = line.split()
    start = process_time()
    {"bare": bare, "environment": environment}[what](int(n))
    print(json.dumps(process_time() - start), flush=True)
