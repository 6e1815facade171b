"""THRUSH in lockstep: beside our own step engine; time and memory as the games grow in number.

python -m benchmarks.batch_thrush
"""

from __future__ import annotations

from benchmarks.shared.lockstep import Timed

SEATS = (2, 3, 4)
GAMES = {"random": 10_000, "greedy": 32_768}
STEPS = {"random": 30, "greedy": 100}


def main() -> None:
    for player in ("random", "greedy"):
        for seats in SEATS:
            timed = Timed("thrush", player, seats, GAMES[player], STEPS[player])
            timed.beside("the step engine", timed.stepwise, must=25)
    Timed("thrush", "greedy", 2).growth()


if __name__ == "__main__":
    main()
