"""Lockstep beside the same game in C, compiled here: what share of that limit it reaches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from subprocess import run

from benchmarks.shared.lockstep import SEED, Timed
from benchmarks.shared.measure import HOME, Found, Missing, Rate, beside, compiled
from benchmarks.uno_peers import lockstep as hands

GAMES, SEATS = 100_000, 4


def against(game: str, ours: Rate) -> Found:
    if not HOME.joinpath(f"{game}.c").is_file():
        raise Missing("There is no such program yet.")
    with compiled(game) as program:

        def theirs() -> float:
            done = run([program, str(GAMES), str(SEATS), str(SEED)], check=True, capture_output=True, text=True)
            return GAMES / float(done.stdout.split()[0])

        return beside(ours, theirs, "games")


RUNS: dict[str, Callable[[], Found]] = {
    "uncle": partial(against, "uncle", Timed("uncle", games=GAMES).lockstep),
    "uno": partial(against, "uno", partial(hands, GAMES)),
}
