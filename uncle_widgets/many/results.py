"""Results: how many games ended, as arrays that are merged exactly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeAlias

from uncle_widgets.games.batch import Ends
from uncle_widgets.probability.dealing import NO_LAB
from uncle_widgets.refusal import Refusal

try:  # the first module of many games that needs it
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise Refusal(NO_LAB) from None

Ints: TypeAlias = NDArray[np.integer[Any]]

MOST_SEATS = 16
"""Seats whose winners fit into one number of 16 bits."""


@dataclass(frozen=True, eq=False)
class Results:
    """How `n` games ended, one row each, in the order of their numbers.

    `winners`: bit s is set where seat s won, or shared; 0 where nobody did. `scores`: (n, seats), in the
    game's own points. `lengths`: how many moves the players chose; `rounds`: the same by the kit's own measure, or
    None.
    """

    winners: Ints
    scores: Ints
    lengths: Ints
    rounds: Ints | None = None

    @property
    def n(self) -> int:
        return len(self.winners)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Results):
            return NotImplemented
        mine, theirs = ((r.winners, r.scores, r.lengths, r.rounds) for r in (self, other))
        return all(np.array_equal(a, b) for a, b in zip(mine, theirs, strict=True))  # type: ignore[arg-type]

    def __hash__(self) -> int:
        return hash((self.n, self.winners.tobytes()))

    @classmethod
    def of(
        cls, rows: Sequence[tuple[Sequence[int], Sequence[int], int]], seats: int, rounds: Sequence[int] = ()
    ) -> Results:
        """From (winners, scores, length) of each game, and its `rounds` where it has a measure of its own."""
        masks = [sum(1 << seat for seat in winners) for winners, _, _ in rows]
        scores = np.array([scores for _, scores, _ in rows], dtype=np.int64).reshape(len(rows), seats)
        lengths = np.array([length for _, _, length in rows], dtype=np.int64)
        own = small(np.array(rounds, dtype=np.int64)) if rounds else None
        return cls(np.array(masks, dtype=np.uint16), small(scores), small(lengths), own)

    @classmethod
    def packed(cls, ends: Ends) -> Results:
        """The arrays of a batch, in as few bytes as they need."""
        rounds = None if ends.rounds is None else small(ends.rounds)
        return cls(ends.winners.astype(np.uint16), small(ends.scores), small(ends.lengths), rounds)

    @classmethod
    def joined(cls, parts: Iterable[Results]) -> Results:
        """One after the other."""
        found = list(parts)
        winners, scores, lengths = zip(*((r.winners, r.scores, r.lengths) for r in found), strict=True)
        rounds = [r.rounds for r in found if r.rounds is not None]
        own = np.concatenate(rounds) if rounds else None
        return cls(np.concatenate(winners), np.concatenate(scores), np.concatenate(lengths), own)

    def wins(self) -> tuple[Fraction, ...]:
        """Games won by each seat; a win that k share counts 1/k for each."""
        seats = self.scores.shape[1]
        counted = np.bincount(self.winners, minlength=1 << seats)
        found = [Fraction(0)] * seats
        for mask in map(int, np.flatnonzero(counted)):
            among = [seat for seat in range(seats) if mask >> seat & 1]
            for seat in among:
                found[seat] += Fraction(int(counted[mask]), len(among))
        return tuple(found)

    def shares(self, seat: int) -> NDArray[np.float64]:
        """What each game gave this seat of its win: 0 to 1."""
        among = np.bitwise_count(self.winners)
        return (self.winners >> seat & 1) / np.maximum(among, 1)

    def sole(self) -> bool:
        """Whether no win was shared."""
        return bool((np.bitwise_count(self.winners) <= 1).all())


def small(values: Ints) -> Ints:
    """The same whole numbers in the smallest signed type that holds them all."""
    if not values.size:
        return values.astype(np.int16)
    least, most = int(values.min()), int(values.max())
    fits = (
        kind
        for kind in (np.int16, np.int32, np.int64)
        if np.iinfo(kind).min <= least <= most <= np.iinfo(kind).max
    )
    return values.astype(next(fits))
