"""UNO beside RLCard and OpenSpiel: whole hands for four from the deal to the last card, at random.

RLCard knows no calls, no picks and no matches, so the last seat deals, UNO calls itself, and a match is mostly
one hand; hands are counted. OpenSpiel has no UNO; crazy eights is its next of kin.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from benchmarks.shared.measure import Found, beside
from benchmarks.shared.peers import OPENSPIEL, RLCARD, Peer
from uncle_widgets.engine.match import choose
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.lockstep.play import Games

SEED, SEATS = 2026, 4
FEW, MANY = 10_000, 100_000
GAME = KIT.new(SEATS, dealer="seat", uno_call="auto", target=50)
HAND = KIT.new(SEATS, dealer="seat", uno_call="auto")


def lockstep(n: int) -> float:
    """Hands a second, in one call of `n` games."""
    games = Games(GAME.options, [False] * SEATS, SEED, 0, n)
    start = process_time()
    games.played()
    return games.hands / (process_time() - start)


def viewed(hands: int = 100) -> float:
    """Hands a second of the step engine: whoever is to move is handed a view and chooses at random."""
    players, rng = [KIT.players["random"]] * SEATS, Random(SEED)
    start = process_time()
    for _ in range(hands):
        state = HAND.start()
        while not state.table.sheet:
            state = HAND.play(state, choose(HAND, state, HAND.turn(state), players, rng)).state
    return hands / (process_time() - start)


def against(ours: Callable[[], float], peer: Peer, what: str, hands: int, pairs: int = 5) -> Found:
    with peer.running() as running:
        return beside(ours, lambda: running.rate(what, hands), "hands", pairs)


RUNS: dict[str, Callable[[], Found]] = {
    "bare": partial(against, partial(lockstep, MANY), RLCARD, "bare", 1_000),
    "few": partial(against, partial(lockstep, FEW), RLCARD, "bare", 1_000),
    "environment": partial(against, partial(lockstep, MANY), RLCARD, "environment", 300),
    "crazy_eights": partial(against, partial(lockstep, MANY), OPENSPIEL, "reshuffled", 5_000),
    "one_stock": partial(against, partial(lockstep, MANY), OPENSPIEL, "once", 5_000),
    "views": partial(against, viewed, RLCARD, "environment", 100, 9),
}
