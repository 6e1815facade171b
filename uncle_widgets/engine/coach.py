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
from uncle_widgets.probability.trials import Z95, Tally

V = TypeVar("V")

LEAST = 20
"""Imagined games before a look ahead says anything."""
MOST = 2_000


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
        return f"{value:.{self.digits}f}".replace("-", "\N{MINUS SIGN}")

    def text(self, value: float) -> str:
        """'0.50 chips'."""
        return f"{self.number(value)} {self.unit}"


SHARES = Scale(
    "points of win chance", "wins of 100", matters=1.0, levels=(5.0, 10.0, 20.0), span=(0.0, 100.0), digits=1
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

    `done` runs from 0 to 1. `trials` is 0 where the worths are exact, and where there is but one move.
    """

    worths: tuple[Worth, ...]
    scale: Scale
    model: str
    trials: int = 0
    done: float = 1.0

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


@dataclass(frozen=True)
class Advice(Generic[V]):
    """What a game tells the coach: exact worths where its odds have them, and words.

    `hint(view, move, names)` asks to look again, without giving the answer; `why(view, move, names)` says
    what the move leads to; `names` are the players', one a seat. `exact(view)` maps moves to exact worths on
    `scale` under `model`, or is None where this view has none; a game without exact worths leaves all three
    out. `horizon(view, state)` tells who has won what a look ahead plays to (a hand of many), or None while
    it goes on; without it a look ahead plays to the end of the game. `asked(view, move, names)` is what
    stands beside a lifted card, and `count(view, move, names)` what there is to count for it, without the
    chance that comes of it.
    """

    hint: Callable[[V, Any, Sequence[str]], str]
    why: Callable[[V, Any, Sequence[str]], str]
    exact: Callable[[V], Mapping[Any, Fraction] | None] | None = None
    scale: Scale = SHARES
    model: str = ""
    horizon: Callable[[V, Any], Sequence[Seat] | None] | None = None
    played_to: str = "the end"
    """What a look ahead plays to, in words."""
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
    """Appraisals of the moves, each better than the one before; stop listening at any time.

    `budget` is in seconds; `strategy` is (name, player), with whom all seats play on.
    """
    if len(moves) == 1:
        yield Appraisal((Worth(moves[0], 0.0),), SHARES, "There is no other move.")
        return
    exact = advice.exact(view) if advice and advice.exact else None
    if exact is not None and advice is not None:
        worths = [Worth(move, float(exact[move]), 0.0, exact[move]) for move in moves]
        yield Appraisal(_ranked(worths), advice.scale, advice.model)
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
            yield Appraisal(_ranked(worths), SHARES, model, n, done)
        else:
            yield Appraisal((), SHARES, model, n, done)
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
