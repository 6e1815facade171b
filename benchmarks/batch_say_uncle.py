"""Say Uncle in lockstep: beside our own step engine; time and memory as the games grow in number.

python -m benchmarks.batch_say_uncle
"""

from __future__ import annotations

from benchmarks.shared.lockstep import Timed

SEATS = (2, 3, 4)


def main() -> None:
    for player in ("random", "greedy", "drafter"):
        for seats in SEATS:
            timed = Timed("say_uncle", player, seats)
            timed.beside("the step engine", timed.stepwise, must=25)
    Timed("say_uncle").growth()


if __name__ == "__main__":
    main()
