"""U.N.C.L.E. in lockstep: beside our own step engine; time and memory as the games grow in number.

python -m benchmarks.batch_uncle
"""

from __future__ import annotations

from benchmarks.shared.lockstep import Timed

SEATS = (2, 4, 6)


def main() -> None:
    for player in ("random", "greedy"):
        for seats in SEATS:
            timed = Timed("uncle", player, seats)
            timed.beside("the step engine", timed.stepwise, must=25, goal=60)
    Timed("uncle").growth()


if __name__ == "__main__":
    main()
