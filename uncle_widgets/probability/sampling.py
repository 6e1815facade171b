"""How far trials stray: many runs of the same chance, from one seed."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from uncle_widgets.probability.pictures import Intervals, Runs
from uncle_widgets.probability.show import percent
from uncle_widgets.probability.trials import wilson

LENGTHS = (10, 100, 1000)
RUNS, ROWS, TRIALS = 100, 20, 100


def runs(chance: Fraction, seed: int, lengths: tuple[int, ...] = LENGTHS) -> Runs:
    """A hundred runs at each length; each trial comes true with `chance` by itself."""
    rng, p = Random(seed), float(chance)
    hits = {n: tuple(_hits(p, n, rng) for _ in range(RUNS)) for n in lengths}
    made = Runs("How far do trials stray?", "", chance, hits)
    few, many = lengths[0], lengths[-1]
    out = RUNS - made.near(few)
    caption = (
        f"A hundred times the trials, a tenth of the spread. Of {RUNS} runs of {few} trials {out} "
        f"{'is' if out == 1 else 'are'} off by more than ten of 100; of {RUNS} runs of {many:,} only "
        f"{RUNS - made.near(many)}. Simulated, seed {seed}."
    )
    return Runs(made.title, caption, chance, hits)


def intervals(chance: Fraction, seed: int) -> Intervals:
    """Twenty runs of a hundred trials with their Wilson intervals."""
    rng, p = Random(seed), float(chance)
    rows = []
    for _ in range(ROWS):
        k = _hits(p, TRIALS, rng)
        rows.append((k, *wilson(k, TRIALS)))
    caption = (
        f"Each row is {TRIALS} trials and their 95% interval. About 1 in 20 such bands misses {percent(chance)}: "
        f"the exact line stays, the bands wander. Simulated, seed {seed}."
    )
    return Intervals("How far to trust a band", caption, chance, TRIALS, tuple(rows))


def _hits(p: float, n: int, rng: Random) -> int:
    return sum(rng.random() < p for _ in range(n))
