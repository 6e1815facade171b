"""What each legal move is worth: exact where the game's odds allow, else by looking ahead.

Looking ahead imagines the hidden cards from the seat's own View, plays every legal move in
that same imagined deal, and plays on with a named strategy to the end (see `rollouts.py`). The worth of
a move is the seat's mean share of the win, with its standard error from deal to deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from time import monotonic
from typing import Any, Generic, TypeVar

from uncle_widgets.engine.game import Game, Seat
from uncle_widgets.engine.players import Player
from uncle_widgets.engine.rollouts import COPIES, PlaysOn, Rollouts
from uncle_widgets.probability.show import decimal
from uncle_widgets.probability.trials import Z95, Tally

V = TypeVar("V")

LEAST = 20
"""Imagined deals before a look ahead says anything."""
MOST = 2_000
PIECE = 0.03
"""Seconds between two appraisals."""
SECOND = 0.9
"""Seconds that a look ahead in lockstep takes at most; what it is at then is finished."""
FEWEST, ENOUGH = 200, 1.0
"""It ends earlier with so many deals, where every standard error is at most so many wins of 100."""


@dataclass(frozen=True)
class Scale:
    """What worths are counted in: the unit, what it measures in words, and when a difference is large.

    A cost below `matters` is next to nothing; the coach speaks up from one of `levels` on, the middle one
    at first. No worth lies outside of `span`.
    """

    unit: str
    words: str
    matters: float
    levels: tuple[float, float, float] = (0.2, 0.5, 1.0)
    span: tuple[float, float] = (float("-inf"), float("inf"))
    digits: int = 2

    def number(self, value: float) -> str:
        """'0.50', with a true minus sign."""
        return decimal(value, self.digits)

    def text(self, value: float) -> str:
        """'0.50 chips'."""
        return f"{self.number(value)} {self.unit}"


SHARES = Scale(
    "wins in 100 games",
    "wins out of 100 games",
    matters=1.0,
    levels=(5.0, 10.0, 20.0),
    span=(0.0, 100.0),
    digits=1,
)
"""The scale of every look ahead: shares of the win."""


@dataclass(frozen=True)
class Worth:
    """A move's value on the appraisal's scale; `error` is 0 where it is exact."""

    move: Any
    value: float
    error: float = 0.0
    exact: Fraction | None = None


@dataclass(frozen=True)
class Appraisal:
    """Every legal move with its worth, best first, and what that rests on.

    `done` runs from 0 to 1. `trials` counts the games for each move, and `deals` the imagined deals that they
    are of, as many games of each; the errors are reckoned between the deals. Both are 0 where the worths are
    exact, and where there is but one move.
    """

    worths: tuple[Worth, ...]
    scale: Scale
    model: str
    trials: int = 0
    done: float = 1.0
    deals: int = 0

    @property
    def unit(self) -> str:
        return self.scale.unit

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose from; the one worth then says nothing."""
        return len(self.worths) == 1

    def of(self, move: Any) -> Worth:
        return next(worth for worth in self.worths if worth.move == move)

    def cost(self, move: Any) -> float:
        """How much less `move` is worth than the best; 0 for the best."""
        return self.worths[0].value - self.of(move).value

    def clear(self, move: Any, least: float | None = None) -> bool:
        """Whether `move` is surely worse, and by enough to matter, or by `least` of the scale's unit."""
        least = self.scale.matters if least is None else least
        return self.cost(move) >= least and self.surely_worse(move)

    def surely_worse(self, move: Any) -> bool:
        """Whether the best move is better than this one beyond their errors."""
        doubt = 2 * (self.worths[0].error ** 2 + self.of(move).error ** 2) ** 0.5
        return bool(self.cost(move) > max(doubt, 1e-9))

    @property
    def leaders(self) -> tuple[Any, ...]:
        """The moves among which this cannot tell the best: one alone where it is clear."""
        return tuple(worth.move for worth in self.worths if not self.surely_worse(worth.move))

    def interval(self, move: Any) -> tuple[float, float]:
        """The worth's 95% interval, within what is possible; both ends the value where it is exact."""
        worth, (least, most) = self.of(move), self.scale.span
        half = Z95 * worth.error
        return max(least, worth.value - half), min(most, worth.value + half)


@dataclass(frozen=True)
class Asked:
    """What a move leaves, in words, and the question that this opens; `ask` is empty where it opens none.

    `chance` answers it, exactly, from what the player sees; `told` says the answer: "B holds a 3".
    """

    line: str
    ask: str = ""
    chance: Fraction | None = None
    told: str = ""
    play: str = ""
    """The button that plays it, where 'Play the ...' would not do: 'Take the 9 of clubs'."""
    row: str = ""
    """Its name in a list of all moves, where that says more than the table: '6, along the Mall'."""
    dice: tuple[int, ...] = ()
    """The faces of the dice that it takes."""


@dataclass(frozen=True)
class Advice(Generic[V]):
    """What a game tells the coach: exact worths where its odds have them, and words.

    `hint(view, move, names)` asks to look again, without giving the answer; `why(view, move, names)` says
    what the move leads to; `names` are the players', one a seat. `exact(view)` maps moves to exact worths on
    `scale` under `model`, or is None where this view has none; a game without exact worths leaves all three
    out. `horizon(view, state)` tells who has won what a look ahead plays to (a hand of many), or None while
    it goes on; without it a look ahead plays to the end of the game. `plays_on()` imports and gives what plays
    on in lockstep; without it, or without NumPy, a look ahead goes step by step. `asked(view, move, names)` is
    what stands beside a lifted card, and `count(view, move, names)` what there is to count for it, without
    the chance that comes of it.
    """

    hint: Callable[[V, Any, Sequence[str]], str]
    why: Callable[[V, Any, Sequence[str]], str]
    exact: Callable[[V], Mapping[Any, Fraction] | None] | None = None
    scale: Scale = SHARES
    model: str = ""
    horizon: Callable[[V, Any], Sequence[Seat] | None] | None = None
    played_to: str = "the end"
    """What a look ahead plays to, in words."""
    plays_on: Callable[[], PlaysOn] | None = None
    asked: Callable[[V, Any, Sequence[str]], Asked | None] | None = None
    count: Callable[[V, Any, Sequence[str]], str] | None = None


def appraise(
    game: Game[Any, Any, V],
    view: V,
    moves: Sequence[Any],
    advice: Advice[V] | None,
    strategy: tuple[str, Player],
    budget: float = 2.0,
    seed: int = 0,
) -> Iterator[Appraisal]:
    """Appraisals of the moves, each better than the one before, the next after PIECE seconds or a little more;
    stop listening at any time.

    `budget` is in seconds; `strategy` is (name, player), with whom all seats play on. In lockstep it takes
    at most `SECOND`, or until no standard error is above `ENOUGH`.
    """
    if len(moves) == 1:
        yield Appraisal((Worth(moves[0], 0.0),), SHARES, "There is no other move.")
        return
    exact = advice.exact(view) if advice and advice.exact else None
    if exact is not None and advice is not None:
        worths = [Worth(move, float(exact[move]), 0.0, exact[move]) for move in moves]
        yield Appraisal(_ranked(worths), advice.scale, advice.model)
        return
    name, _ = strategy
    horizon, end = (advice.horizon, advice.played_to) if advice else (None, "the end")
    model = f"Looking ahead: the hidden cards are imagined, then everyone plays {name} to {end}."
    start = said = monotonic()
    batch = _lockstep(game, advice, name)
    rollouts = Rollouts(game, view, moves, strategy, horizon, Random(f"{seed} coach"))
    copies, budget = (COPIES, min(budget, SECOND)) if batch else (1, budget)
    tallies = {move: Tally() for move in moves}
    n = 0
    for deals in rollouts.in_lockstep(batch) if batch else rollouts.step_by_step():
        for shares in deals:
            tallies = {move: tallies[move].add(won) for move, won in zip(moves, shares, strict=True)}
        n += len(deals)
        worths = [Worth(move, 100 * t.mean, 100 * t.error) for move, t in tallies.items()]
        now = monotonic()
        done = min(1.0, max((now - start) / budget, n / MOST)) if n > 1 else 0.0  # one has no standard error
        if batch and n >= FEWEST and max(worth.error for worth in worths) <= ENOUGH:
            done = 1.0
        if done < 1 and now < said + PIECE:
            continue
        said = now
        yield Appraisal(_ranked(worths) if n >= LEAST or done >= 1 else (), SHARES, model, n * copies, done, n)
        if done >= 1:
            return


def _lockstep(game: Game[Any, Any, V], advice: Advice[V] | None, name: str) -> PlaysOn | None:
    """What plays on in lockstep where all seats are `name`; None where nothing can, or NumPy is missing."""
    if advice is None or advice.plays_on is None:
        return None
    try:
        batch = advice.plays_on()
    except ImportError:
        return None
    return None if batch.why_not(game, [name] * game.seats) else batch


def _ranked(worths: Sequence[Worth]) -> tuple[Worth, ...]:
    return tuple(sorted(worths, key=lambda worth: -worth.value))
