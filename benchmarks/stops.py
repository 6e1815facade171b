"""What watched games ask, at the table that each page opens with: 100 seeds, as seat A sees them.

    python -m benchmarks.stops [GAME ...]

A row a game: stops, different questions and the share of the commonest; games with at most two, and at most three,
of one question; the chances' 10th and 90th of 100; what a class can derive; and asked against came, with how many
standard errors they are apart.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt
from statistics import mean, quantiles
from typing import Any

import uncle_widgets as uw
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.probability.question import Posed

SEEDS = range(1, 101)
Asked = list[tuple[Posed[Any], bool]]


def asked(kit: Kit[Any], seed: int) -> Asked:
    """What a game asks, each with whether it came; a mean as one that did not."""
    match = uw.play_out(kit.id, seed=seed, **kit.short)
    ends, found = kit.frames(match), []
    for moment in kit.moments(match, 0):
        posed = kit.questions[moment.question].at(**moment.settings).posed(match.view(ends[moment.frame], 0))
        found.append((posed, moment.came is True))
    return found


def row(games: list[Asked]) -> str:
    """The figures of these games, in a line."""
    stops = [stop for game in games for stop in game]
    counts = [Counter(posed.question.id for posed, _ in game) for game in games]
    often = Counter(posed.question.id for posed, _ in stops).most_common(1)[0]
    most = [max(count.values(), default=0) for count in counts]
    chances = [(float(posed.number), came) for posed, came in stops if posed.measure == "chance"]
    tenths = quantiles([p for p, _ in chances], n=10)
    p, came = mean(p for p, _ in chances), mean(came for _, came in chances)
    z = (came - p) * len(chances) / sqrt(sum(p * (1 - p) for p, _ in chances))
    return (
        f"{len(stops) / len(games):.1f} stops, {mean(map(len, counts)):.1f} questions, "
        f"{often[0]} {100 * often[1] / len(stops):.0f}%; twice at most {sum(n <= 2 for n in most)}, "
        f"thrice {sum(n <= 3 for n in most)}; {100 * tenths[0]:.0f} to {100 * tenths[-1]:.0f}; "
        f"derivable {100 * mean(posed.derivable for posed, _ in stops):.0f}%; "
        f"asked {100 * p:.1f}, came {100 * came:.1f} (z {z:+.1f})"
    )


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        print(f"{name:10}", row([asked(GAMES[name], seed) for seed in SEEDS]))


if __name__ == "__main__":
    main()
