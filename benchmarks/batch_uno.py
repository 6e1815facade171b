"""UNO in lockstep, whole matches: beside our own step engine.

python -m benchmarks.batch_uno
"""

from __future__ import annotations

from benchmarks.shared.lockstep import Timed

SEATS = (2, 4)


def main() -> None:
    for player in ("random", "greedy", "bluffer"):
        for seats in SEATS:
            timed = Timed("uno", player, seats, games=20_000, steps=20)
            timed.beside("the step engine", timed.stepwise, must=25, goal=60)


if __name__ == "__main__":
    main()
