"""The explainer's trials: 10,000 of a question dealt in batch, beside the same one at a time.

Each pair is run in turn, by processor time, with all that the page makes of the trials: the curve, its intervals,
the picture. A ratio is the median of the pairs, with the lowest and the highest. What takes longer than it must is
said to be NOT MET, and the exit code is 1.

    python -m benchmarks.trials
"""

from __future__ import annotations

import sys
from statistics import median
from time import process_time
from typing import Any

from uncle_widgets.engine.game import Choice
from uncle_widgets.games import GAMES
from uncle_widgets.games.table import play_out
from uncle_widgets.probability.question import Posed
from uncle_widgets.widgets.panel.trials import MOST, Trials

PAIRS, SEED = 5, 2026
HUNDREDS = 5
"""Hundreds of trials one at a time of a pair; their time is reckoned up to 10,000."""
MUST = {"U-L2": 0.3, "U-L4": 0.3, "N-L1": 0.3, "S-L1": 0.3, "T-L2": 0.3, "M-L6": 5.0, "S-L6": 5.0}
"""Seconds that 10,000 trials may take, at their default settings or those of SETTINGS."""
SETTINGS: dict[str, dict[str, Any]] = {"S-L6": {"about": "caller"}}


def asked(key: str) -> Posed[Any]:
    """The question at the first position of a game of greedy players in which it arises."""
    kit = next(kit for kit in GAMES.values() if key in kit.questions)
    question = kit.questions[key].at(**SETTINGS.get(key, {}))
    match = play_out(kit.id, seed=SEED)
    for step in match.steps:
        turn = match.game.turn(step.state)
        view = match.game.view(step.state, turn.seat if isinstance(turn, Choice) else 0)
        if posed := question.pose(view):
            return posed
    raise LookupError(f"Expected {key} to arise in the game of seed {SEED}.")


def seconds(posed: Posed[Any], *counts: int) -> float:
    """Processor time of so many trials, one call after the other."""
    trials = Trials(lambda: None, SEED)
    trials.bind(posed)
    trials.told()  # the picture is there before the first trial
    start = process_time()
    for count in counts:
        trials.run(count)
    return process_time() - start


def timed(key: str) -> bool:
    """Print the row of one question; whether it met what it must."""
    posed = asked(key)
    hundreds = [100] * HUNDREDS
    scale = MOST / sum(hundreds)
    if not posed.dealer:
        single = [seconds(posed, *hundreds) * scale for _ in range(PAIRS)]
        met = median(single) <= MUST[key] and not posed.slow
        print(f"{key}  no batch             one at a time {median(single):7.3f} s{told(key, met)}", flush=True)
        return met
    seconds(posed, MOST)  # NumPy is imported, tables are made
    pairs = [(seconds(posed, MOST), seconds(posed, *hundreds) * scale) for _ in range(PAIRS)]
    ratios = sorted(one / batch for batch, one in pairs)
    batch, one = (median(times) for times in zip(*pairs, strict=True))
    met = batch <= MUST[key]
    print(
        f"{key}  in batch {batch:7.3f} s  one at a time {one:7.3f} s  {median(ratios):6.1f} times"
        f" ({ratios[0]:.1f} to {ratios[-1]:.1f}){told(key, met)}",
        flush=True,
    )
    return met


def told(key: str, met: bool) -> str:
    return f"  must {MUST[key]} s" + ("" if met else "  NOT MET")


def main() -> int:
    met = [timed(key) for key in MUST]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
