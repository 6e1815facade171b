"""Two exact answers by icepool: `pile N` or `run N`, answered by [seconds, fractions as text].

The five totals keep their evaluator with its cache. The longest run gets a new one each time, which else would
remember the whole answer.
"""

import json
import sys
from fractions import Fraction
from time import process_time

import icepool

TOTALS = (10, 20, 30, 40, 50)
MOST = 23
"""Cards of the lowest pile that totals 50: seven ones, seven twos, seven threes, two fours."""
UNCLE = icepool.Deck(dict.fromkeys(range(1, 7), 7))
SUIT = 14
"""Places of a suit: an empty one before its cards, then the ace to the king; no card passes into the next suit."""
SAY_UNCLE = icepool.Deck({SUIT * suit + rank: 1 for suit in range(4) for rank in range(1, 14)})


class Sum(icepool.MultisetEvaluator):
    def next_state(self, state, order, outcome, count):
        return (state or 0) + outcome * count


TOTAL = Sum()


class Longest(icepool.MultisetEvaluator):
    """The longest run of a suit; the ace lies at both ends and no run passes it. State: (best, run, ace held)."""

    def next_state(self, state, order, outcome, count):
        if order < 0:
            raise icepool.UnsupportedOrder()
        best, run, ace = state or (0, 0, 0)
        rank = outcome % SUIT
        if rank == 1:
            run, ace = 0, count
        run = run + 1 if count else 0
        best = max(best, run)
        if rank < 13:
            return best, run, ace
        return (max(best, min(13, run + ace)) if run else best), 0, 0

    def final_outcome(self, state, order, outcomes, *sizes):
        return state[0]


def pile():
    """The chance that a pile ever totals each of five numbers."""
    chances = [Fraction()] * len(TOTALS)
    for cards in range(1, MOST + 1):
        sums = TOTAL(UNCLE.deal(cards))
        chances = [chance + sums.probability(t) for chance, t in zip(chances, TOTALS, strict=True)]
    return chances


def run():
    """The chances of the longest run of ten cards, by its length from 1."""
    lengths = Longest()(SAY_UNCLE.deal(10))
    return [lengths.probability(n) for n in range(1, 11)]


for line in sys.stdin:
    what, n = line.split()
    start = process_time()
    for _ in range(int(n)):
        answer = {"pile": pile, "run": run}[what]()
    print(json.dumps([process_time() - start, list(map(str, answer))]), flush=True)
