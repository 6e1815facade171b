"""OpenSpiel's crazy eights for four, played by its own random bots, all in C++: `reshuffled N` or `once N`.

At most one card is drawn in a turn, and eights are not the only cards that act, as in UNO. `reshuffled`: the
discards become the stock again, as in UNO, where `once` ends when nobody can go on. Answered by seconds.
"""

import json
import sys
from itertools import count
from time import process_time

import pyspiel

SEATS = 4
BOTS = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(SEATS)]
SEEDS = count(1)


def game(reshuffle: bool) -> pyspiel.Game:
    options = {"players": SEATS, "max_draw_cards": 1, "use_special_cards": True, "reshuffle": reshuffle}
    return pyspiel.load_game("crazy_eights", options)


GAMES = {"reshuffled": game(True), "once": game(False)}
for line in sys.stdin:
    what, n = line.split()
    start = process_time()
    for _ in range(int(n)):
        pyspiel.evaluate_bots(GAMES[what].new_initial_state(), BOTS, next(SEEDS))
    print(json.dumps(process_time() - start), flush=True)
