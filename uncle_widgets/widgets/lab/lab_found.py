"""What many games came to, as the page is told of it, and as files to take along."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from uncle_widgets.engine.game import LETTERS, Game
from uncle_widgets.engine.match import Match
from uncle_widgets.games.table import kit_of
from uncle_widgets.games.words import count
from uncle_widgets.many.chunks import Strategy, Task, name_of
from uncle_widgets.many.counted import Mean
from uncle_widgets.many.gathered import Counts, Gathered, Notable, difference
from uncle_widgets.many.gathering import RUNS, tasks_of
from uncle_widgets.many.simulate import IN_LOCKSTEP, plan
from uncle_widgets.probability.columns import Rows
from uncle_widgets.widgets.lab.lab_shapes import LabApart, LabBars, LabFound, LabList, LabMean, LabResult

BINS = 24
"""Columns of a histogram, at most."""
TITLES = ("First setting", "Second setting")
MINUS = "\N{MINUS SIGN}"
COLUMNS = ("setting", "figure", "seat", "player", "value", "games")


@dataclass(frozen=True)
class Setting:
    """A game and who plays it, one strategy a seat."""

    game: Game[Any, Any, Any]
    strategies: tuple[Strategy, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(map(name_of, self.strategies))


@dataclass
class Sample:
    """A setting and its games so far, one run a seed."""

    setting: Setting
    tasks: tuple[Task, ...]
    found: Gathered = field(init=False)

    def __post_init__(self) -> None:
        self.found = Gathered(self.setting.game.seats, [task.n for task in self.tasks])

    @classmethod
    def of(cls, setting: Setting, n: int, seed: int) -> Sample:
        """Nothing yet of `n` games as equal parts of the seeds from `seed` on."""
        return cls(setting, tasks_of(setting.game, setting.strategies, n, seed))

    @cached_property
    def engine(self) -> str:
        return plan(self.tasks[0])[1]

    @property
    def rests(self) -> str:
        """What the figures rest on."""
        first, n = self.tasks[0].seed, self.found.n
        names = dict.fromkeys(self.setting.names)
        said = f"{n:,} games with random seeds {first} to {first + RUNS - 1}. Players: {', '.join(names)}"
        slow = "" if self.engine == IN_LOCKSTEP else f" Played {self.engine}."
        rests = "The results are simulated. In 95 out of 100 runs the interval contains the true value."
        return f"{said}.{slow} {rests}"


def told(samples: Sequence[Sample], seat: int) -> LabFound:
    """All that the page draws; histogram of points and convergence are of one seat. Each sample has games."""
    seats = [min(seat, sample.found.seats - 1) for sample in samples]
    return {
        "results": [_result(sample, title) for sample, title in zip(samples, TITLES, strict=False)],
        "lengths": _bars([sample.found.lengths for sample in samples]),
        "scores": _bars([sample.found.scores[at] for sample, at in zip(samples, seats, strict=True)]),
        "lines": [
            [[(k, round(100 * shares[at], 3)) for k, shares in run.points] for run in sample.found.runs]
            for sample, at in zip(samples, seats, strict=True)
        ],
        "apart": _apart(*(sample.found for sample in samples)) if len(samples) == 2 else [],
        "lists": _lists(samples),
    }


def _result(sample: Sample, title: str) -> LabResult:
    found = sample.found
    return {
        "title": title,
        "n": found.n,
        "fair": 100 / found.seats,
        "seats": [
            {
                "seat": LETTERS[seat],
                "player": name,
                "wins": f"{float(found.wins(seat)):,.10g}",
                "share": mean_of_hundred(found.share(seat)),
                "points": amount(found.scores[seat].mean().value),
            }
            for seat, name in enumerate(sample.setting.names)
        ],
        "rests": sample.rests,
    }


def mean_of_hundred(mean: Mean) -> LabMean:
    """A share as a number of 100."""
    value, low, high = (100 * each for each in (mean.value, mean.low, mean.high))
    return {"value": value, "low": low, "high": high, "text": f"{value:.1f}", "span": f"{low:.1f} to {high:.1f}"}


def _mean(mean: Mean) -> LabMean:
    low, high = (mean.low, mean.high) if mean.error < float("inf") else (mean.value, mean.value)
    return {"value": mean.value, "low": low, "high": high, "text": amount(mean.value), "span": ""}


def amount(value: float) -> str:
    """A mean, to a tenth; a true minus."""
    return f"{value:,.1f}".replace("-", MINUS)


def signed(value: float) -> str:
    return f"{value:+,.1f}".replace("-", MINUS)


def _bars(each: Sequence[Counts]) -> LabBars:
    low, high = min(counts.low for counts in each), max(counts.high for counts in each)
    wide = -(-(high - low + 1) // BINS)
    bins = -(-(high - low + 1) // wide)
    return {
        "low": low,
        "wide": wide,
        "counts": [counts.binned(low, wide, bins) for counts in each],
        "means": [_mean(counts.mean()) for counts in each],
    }


def _apart(first: Gathered, second: Gathered) -> list[LabApart]:
    """The second setting beside the first: seats that both have, and the choices in a game."""
    rows = [
        (f"Wins by {LETTERS[seat]} (out of 100)", difference(first.share(seat), second.share(seat)), 100)
        for seat in range(min(first.seats, second.seats))
    ]
    rows.append(("Choices in a game", difference(first.lengths.mean(), second.lengths.mean()), 1))
    return [
        {
            "words": words,
            "sure": not mean.low <= 0 <= mean.high,
            "text": signed(k * mean.value),
            "span": f"{signed(k * mean.low)} to {signed(k * mean.high)}",
        }
        for words, mean, k in rows
    ]


def _lists(samples: Sequence[Sample]) -> list[LabList]:
    lists: list[LabList] = []
    for at, sample in enumerate(samples):
        own = f", {TITLES[at].lower()}" if len(samples) > 1 else ""
        for title, games, unit in (
            ("Longest", sample.found.longest, "choice"),
            ("Shortest", sample.found.shortest, "choice"),
            ("Most points for one player", sample.found.biggest, "point"),
        ):
            rows = [
                {
                    "side": at, "run": game.run, "number": game.number, "name": name_of_game(sample, game),
                    "words": count(game.value, unit),
                }
                for game in games
            ]  # fmt: skip
            lists.append({"title": title + own, "games": rows})  # type: ignore[typeddict-item]
    return lists


def name_of_game(sample: Sample, game: Notable) -> str:
    return f"Game {game.number:,} (seed {sample.tasks[game.run].seed})"


# -- to take along --


def counted(samples: Sequence[Sample]) -> Rows:
    """Exact counts: `setting` (1, 2), `figure` ('wins', 'length' in choices, 'points'), `seat` and `player` (''
    for a whole game), `value` (None of wins), and the `games` that had it; a win that k share counts 1/k."""
    found: list[tuple[Any, ...]] = []
    for at, sample in enumerate(samples, 1):
        for seat, name in enumerate(sample.setting.names):
            found.append((at, "wins", LETTERS[seat], name, None, sample.found.wins(seat)))
        found += [(at, "length", "", "", *pair) for pair in _pairs(sample.found.lengths)]
        for seat, (name, counts) in enumerate(zip(sample.setting.names, sample.found.scores, strict=True)):
            found += [(at, "points", LETTERS[seat], name, *pair) for pair in _pairs(counts)]
    return Rows(dict(zip(COLUMNS, row, strict=True)) for row in found)


def _pairs(counts: Counts) -> Iterator[tuple[int, int]]:
    return ((value, games) for value, games in enumerate(map(int, counts.counts), counts.low) if games)


def as_json(samples: Sequence[Sample]) -> str:
    """What it came to, and what it rests on, for programs."""
    found = told(samples, 0)
    settings = [
        {
            "game": Match.new(sample.setting.game).heading,
            "players": sample.setting.names,
            "engine": sample.engine,
            "seeds": [
                {"seed": task.seed, "games": run.done, "asked": task.n}
                for task, run in zip(sample.tasks, sample.found.runs, strict=True)
            ],
            "seats": result["seats"],
            "length": _mean(sample.found.lengths.mean()),
        }
        for sample, result in zip(samples, found["results"], strict=True)
    ]
    title = kit_of(samples[0].setting.game).title
    return json.dumps({"title": title, "settings": settings, "apart": found["apart"], "games": found["lists"]})
