"""Lockstep beside our own step engine, random play: how many times as many games a second."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from benchmarks.claims import TITLES
from benchmarks.shared.lockstep import Timed
from benchmarks.shared.measure import Found, Missing, beside
from uncle_widgets.many.chunks import batch_of

GAMES = {"uncle": 100_000, "uno": 20_000, "say_uncle": 50_000, "mr_t": 50_000, "thrush": 10_000}
STEPS = {"thrush": 10}
"""Games of a measurement step by step, where 60 take too long: at random THRUSH goes on for a thousand moves."""


def against(game: str) -> Found:
    timed = Timed(game, games=GAMES[game], steps=STEPS.get(game, 60))
    _, why = batch_of(timed.task(1))
    if why:
        raise Missing(f"{why[0].upper()}{why[1:]}.")
    return beside(timed.lockstep, timed.stepwise, "games")


RUNS: dict[str, Callable[[], Found]] = {game: partial(against, game) for game in TITLES}
