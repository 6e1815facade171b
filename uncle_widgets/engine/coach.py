"""What each legal move is worth: exact where the game's odds allow, else by looking ahead.

Looking ahead imagines the hidden cards from the seat's own View, plays every legal move in
that same imagined world, and plays on with a named strategy to the end. The worth of a move
is the seat's mean share of the win, with its standard error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from time import monotonic
from typing import Any, Generic, TypeVar

from uncle_widgets.engine.game import Choice, Game, Over, Seat
from uncle_widgets.engine.match import choose, finish
from uncle_widgets.engine.players import Player
from uncle_widgets.probability.trials import Tally

V = TypeVar("V")

LEAST = 20
"""Imagined games before a look ahead says anything."""
MOST = 2_000
WINS = "wins of 100"
MATTERS = {"chips": 0.05, WINS: 1.0}
"""A cost below this is not worth asking about."""


@dataclass(frozen=True)
class Worth:
    """A move's value in `unit` of the appraisal; `error` is 0 where it is exact."""

    move: Any
    value: float
    error: float = 0.0
    exact: Fraction | None = None


@dataclass(frozen=True)
class Appraisal:
    """Every legal move with its worth, best first, and what that rests on.

    `done` runs from 0 to 1. `trials` is 0 where the worths are exact.
    """

    worths: tuple[Worth, ...]
    unit: str
    model: str
    trials: int = 0
    done: float = 1.0

    def of(self, move: Any) -> Worth:
        return next(worth for worth in self.worths if worth.move == move)

    def cost(self, move: Any) -> float:
        """How much less `move` is worth than the best; 0 for the best."""
        return self.worths[0].value - self.of(move).value

    def clear(self, move: Any) -> bool:
        """Whether `move` is worth a second look: surely worse, and by enough to matter (MATTERS)."""
        best, worth = self.worths[0], self.of(move)
        doubt = 2 * (best.error**2 + worth.error**2) ** 0.5
        return bool(best.value - worth.value > max(MATTERS.get(self.unit, 0.0), doubt))


@dataclass(frozen=True)
class Advice(Generic[V]):
    """What a game tells the coach: exact worths where its odds have them, and words.

    `exact(view)` maps moves to whole worths in `unit`, or is None where there are none.
    `horizon(view, state)` tells who has won what a look ahead plays to (a hand of many), or None
    while it goes on; without it a look ahead plays to the end of the game, and `unit` of its
    worths is always 'wins of 100'. `hint(view, move)` asks to look again, without giving the
    answer; `why(view, move)` says what the move leads to.
    """

    unit: str
    model: str
    exact: Callable[[V], Mapping[Any, Fraction] | None]
    hint: Callable[[V, Any], str]
    why: Callable[[V, Any], str]
    horizon: Callable[[V, Any], Sequence[Seat] | None] | None = None
    played_to: str = "the end"
    """What a look ahead plays to, in words."""


def appraise(
    game: Game[Any, Any, V],
    view: V,
    moves: Sequence[Any],
    advice: Advice[V] | None,
    strategy: tuple[str, Player],
    budget: float = 2.0,
    seed: int = 0,
) -> Iterator[Appraisal]:
    """Appraisals of the moves, each better than the one before; stop listening at any time.

    `budget` is in seconds; `strategy` is (name, player), with whom all seats play on.
    """
    exact = advice.exact(view) if advice else None
    if exact is not None and advice is not None:
        worths = [Worth(move, float(exact[move]), 0.0, exact[move]) for move in moves]
        yield Appraisal(_ranked(worths), advice.unit, advice.model)
        return
    name, player = strategy
    horizon, end = (advice.horizon, advice.played_to) if advice else (None, "the end")
    model = f"Looking ahead: hidden cards imagined from what you see, then all seats play {name} to {end}."
    rng = Random(f"{seed} coach")
    players = [player] * game.seats
    tallies = {move: Tally() for move in moves}
    start = monotonic()
    for n in range(1, MOST + 1):
        world = game.imagine(view, rng)
        turn = game.turn(world)
        seat: Seat = turn.seat if isinstance(turn, Choice) else 0
        for move in moves:
            after = game.play(world, move).state
            if horizon is None:
                won = share(finish(game, after, players, rng).winners, seat)
            else:
                won = share(_winners(game, after, players, rng, view, horizon), seat)
            tallies[move] = tallies[move].add(won)
        spent = monotonic() - start
        done = min(1.0, max(spent / budget, n / MOST)) if n > 1 else 0.0  # one game has no standard error
        if n >= LEAST or done >= 1:
            worths = [Worth(move, 100 * t.mean, 100 * t.error) for move, t in tallies.items()]
            yield Appraisal(_ranked(worths), WINS, model, n, done)
        else:
            yield Appraisal((), WINS, model, n, done)
        if done >= 1:
            return


def _winners(
    game: Game[Any, Any, V],
    state: Any,
    players: Sequence[Player],
    rng: Random,
    view: V,
    horizon: Callable[[V, Any], Sequence[Seat] | None],
) -> Sequence[Seat]:
    """Play on until the horizon says who has won."""
    while (won := horizon(view, state)) is None:
        turn = game.turn(state)
        if isinstance(turn, Over):
            return turn.winners
        state = game.play(state, choose(game, state, turn, players, rng)).state
    return won


def share(winners: Sequence[Seat], seat: Seat) -> float:
    """A seat's share of the win: 1 alone, 1/2 of two; 0 where it did not win or nobody did."""
    return 1 / len(winners) if seat in winners else 0.0


def _ranked(worths: Sequence[Worth]) -> tuple[Worth, ...]:
    return tuple(sorted(worths, key=lambda worth: -worth.value))
