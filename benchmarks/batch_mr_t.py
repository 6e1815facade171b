"""The Mr. T card game in lockstep: beside our own step engine; time and memory as the games grow in number.

python -m benchmarks.batch_mr_t
"""

from __future__ import annotations

from benchmarks.shared.lockstep import Timed

SEATS = (2, 3, 4)
STEPS = 30


def main() -> None:
    for player in ("random", "greedy"):
        for seats in SEATS:
            timed = Timed("mr_t", player, seats, games=32_768, steps=STEPS)
            timed.beside("the step engine", timed.stepwise, must=25)
    Timed("mr_t").growth()


if __name__ == "__main__":
    main()
