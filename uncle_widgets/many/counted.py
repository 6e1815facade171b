"""Counted: what many games came to, with intervals; each of them can be played again by its number."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uncle_widgets.engine.game import LETTERS, Game
from uncle_widgets.engine.match import Match
from uncle_widgets.games.listing import bars, columns, table
from uncle_widgets.games.table import kit_of
from uncle_widgets.many.chunks import Task, match_of
from uncle_widgets.many.results import Ints, Results
from uncle_widgets.probability.columns import Columns, Rows
from uncle_widgets.probability.trials import Z95, wilson
from uncle_widgets.refusal import Refusal, integer_in


@dataclass(frozen=True)
class Mean:
    """An average over games, with its standard error and its 95% interval."""

    value: float
    error: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.4f} ({self.low:.4f} to {self.high:.4f})"


def mean_of(values: NDArray[Any]) -> Mean:
    """The mean of numbers with its normal interval; the error of one game alone is infinite."""
    n = len(values)
    mean = float(values.mean())
    error = float(values.std(ddof=1)) / n**0.5 if n > 1 else float("inf")
    return Mean(mean, error, mean - Z95 * error, mean + Z95 * error)


@dataclass(frozen=True, repr=False)
class Counted(Columns):
    """`n` games of one game, one strategy a seat, from one seed. `engine` says what played them, `asked` how many
    there should be: fewer were played where it was stopped. Its rows are its games: see `to_dict`."""

    task: Task
    results: Results
    engine: str

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self.task.game

    @property
    def seed(self) -> int:
        return self.task.seed

    @property
    def asked(self) -> int:
        return self.task.n

    @property
    def n(self) -> int:
        return self.results.n

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat's strategy."""
        return self.task.names

    @property
    def wins(self) -> tuple[Fraction, ...]:
        """How many games each seat won. A win shared by k seats counts 1/k for each. Whole numbers if no win is
        shared.
        """
        return self.results.wins()

    @property
    def lengths(self) -> NDArray[np.int64]:
        """The number of moves that the players chose in each game, without moves of chance; shape (n,)."""
        return self.results.lengths.astype(np.int64)

    @property
    def rounds(self) -> NDArray[np.int64]:
        """The length of each game in its own measure, such as flips in Mr. T; shape (n,).

        Raises:
            Refusal: if the game has no such measure (see `Kit.rounds`).
        """
        if self.results.rounds is None:
            raise Refusal(f"The length of {kit_of(self.game).title} can only be counted in players' choices.")
        return self.results.rounds.astype(np.int64)

    @property
    def units(self) -> Mapping[str, str]:
        """What `lengths` counts and, if there are any, `rounds`: {'lengths': 'choices', 'rounds': 'flips'}."""
        own = kit_of(self.game).rounds
        return {"lengths": "choices"} | ({"rounds": own[0]} if own else {})

    def mean(self, of: str = "lengths") -> Mean:
        """Return the average of 'lengths' or 'rounds', with its interval."""
        if of not in ("lengths", "rounds"):
            raise Refusal(f"Expected 'lengths' or 'rounds', not {str(of)[:20]!r}.")
        return mean_of(getattr(self, of))

    def share(self, seat: int) -> Mean:
        """Return a seat's share of the wins, with the Wilson interval (or the normal one if wins were shared)."""
        self._seat(seat)
        won, n = self.wins[seat], self.n
        p = float(won / n)
        error = (p * (1 - p) / n) ** 0.5
        if self.results.sole():
            return Mean(p, error, *wilson(int(won), n))
        spread = float(self.results.shares(seat).std(ddof=1)) / n**0.5 if n > 1 else float("inf")
        return Mean(p, spread, max(0.0, p - Z95 * spread), min(1.0, p + Z95 * spread))

    def score(self, seat: int) -> Mean:
        """Return a seat's points at the end."""
        self._seat(seat)
        return mean_of(self.results.scores[:, seat])

    @property
    def strategies(self) -> Mapping[str, tuple[Mean, Mean]]:
        """For each strategy, over all its seats: (share of the wins for one seat, points for one seat).

        The seats of one game depend on each other, so each game counts as one observation.
        """
        found = {}
        for name in dict.fromkeys(self.names):
            seats = [seat for seat, own in enumerate(self.names) if own == name]
            won = np.mean([self.results.shares(seat) for seat in seats], axis=0)
            found[name] = mean_of(won), mean_of(self.results.scores[:, seats].mean(axis=1))
        return found

    def longest(self, k: int = 5) -> tuple[int, ...]:
        """Return the numbers of the k longest games, the longest first."""
        return self._top(self.results.lengths, k)

    def shortest(self, k: int = 5) -> tuple[int, ...]:
        """Return the numbers of the k shortest games, the shortest first."""
        return self._top(-self.results.lengths.astype(np.int64), k)

    def biggest(self, k: int = 5) -> tuple[int, ...]:
        """Return the numbers of the k games in which one seat scored the most points, the most first."""
        return self._top(self.results.scores.max(axis=1), k)

    def _top(self, values: Ints, k: int) -> tuple[int, ...]:
        order = np.lexsort((np.arange(self.n), -values.astype(np.int64)))  # among equals the first
        return tuple(map(int, order[:k]))

    def match(self, i: int) -> Match[Any, Any, Any]:
        """Play game i (0 to n - 1) again by the rules, with all its steps."""
        if (number := integer_in(i, 0, self.n - 1)) is None:
            raise Refusal(f"Expected a game from 0 to {self.n - 1}, not {str(i)[:20]}.")
        return match_of(self.task, number)

    def record(self, i: int) -> str:
        """Return game i as a record. `replay` plays it move by move to the same end."""
        return self.match(i).record()

    def _seat(self, seat: int) -> None:
        if integer_in(seat, 0, self.game.seats - 1) is None:
            raise Refusal(f"Expected a seat from 0 to {self.game.seats - 1}, not {str(seat)[:20]}.")

    # -- to take along --

    def to_dict(self) -> dict[str, NDArray[Any]]:
        """Return the columns, each of shape (n,): `game` (its number); for each seat `won_A` (share of the win, 0
        to 1) and `points_A`; `choices` (as in `lengths`); and `rounds` under their own name ('flips').
        """
        seats = range(self.game.seats)
        won = {f"won_{LETTERS[seat]}": self.results.shares(seat) for seat in seats}
        points = {f"points_{LETTERS[seat]}": self.results.scores[:, seat].astype(np.int64) for seat in seats}
        long = {unit: getattr(self, name) for name, unit in self.units.items()}
        return {"game": np.arange(self.n), **won, **points, **long}

    def __len__(self) -> int:
        return self.n

    def rows(self) -> Rows:
        """The games, each as a dict of numbers."""
        return Rows(self)

    def seats(self) -> Rows:
        """One row for each seat: `seat`, `strategy`, `wins`, `share` of the wins with its 95% interval `low` to
        `high`, and `points` (the average).
        """
        found = []
        for seat, name in enumerate(self.names):
            share, points = self.share(seat), self.score(seat).value
            values = (LETTERS[seat], name, float(self.wins[seat]), share.value, share.low, share.high, points)
            found.append(dict(zip(SEAT, values, strict=True)))
        return Rows(found)

    def json(self) -> str:
        """Return the results and the settings as JSON, for programs."""
        found = {
            "game": Match.new(self.game).heading, "n": self.n, "asked": self.asked, "seed": self.seed,
            "engine": self.engine, "seats": self.seats(),
            **{unit: _finite(self.mean(name)) for name, unit in self.units.items()},
        }  # fmt: skip
        return json.dumps(found)

    def _shown(self) -> list[list[object]]:
        rows = map(dict.values, self.seats())
        return [[seat, name, f"{wins:.10g}", *map("{:.4f}".format, rest)] for seat, name, wins, *rest in rows]

    @property
    def _long(self) -> list[str]:
        return [f"{unit} per game: {self.mean(name)}" for name, unit in self.units.items()]

    def __repr__(self) -> str:
        title = f"{kit_of(self.game).title}: {self.n:,} games, seed {self.seed}, {self.engine}"
        return "\n".join([title, columns([SEAT, *self._shown()]), *self._long])

    def _repr_html_(self) -> str:
        note = f"<p>{self.n:,} games, seed {self.seed}, {self.engine}; {'; '.join(self._long)}.</p>"
        return table(SEAT, self._shown()) + note + "".join(self._bars(name) for name in self.units)

    def _bars(self, name: str) -> str:
        """How many games were how long: a bar for each length, or for as many as make BARS of them."""
        long, unit = getattr(self, name), self.units[name]
        low, high = int(long.min()), int(long.max())
        each = (high - low) // BARS + 1
        counts = np.bincount((long - low) // each).tolist()
        return bars(
            counts,
            f"Games by number of {unit}, from {low} to {high}, {each} to a bar. Most: {max(counts):,} games.",
        )


def _finite(mean: Mean) -> dict[str, float | None]:
    """A mean as JSON may have it: nothing where one game alone has no error."""
    return {name: value if isfinite(value) else None for name, value in vars(mean).items()}


BARS = 20
"""At most so many bars are drawn of lengths."""
SEAT: Sequence[str] = ("seat", "strategy", "wins", "share", "low", "high", "points")
