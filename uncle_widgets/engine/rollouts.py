"""Rollouts: deals imagined from a view, each legal move played in each of them, and each played on to an end.

Deal by deal the rules play on, once after each move. Where a game can take up positions in lockstep, the rules
play no further than to such a position, and many copies of it are played on from there, all at once.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from uncle_widgets.engine.game import Choice, Game, Over, Seat
from uncle_widgets.engine.match import choose
from uncle_widgets.engine.players import Player

V = TypeVar("V")

COPIES = 8
"""Games played on in lockstep from one position."""
GAMES = 6_000
"""Games at once: more are no quicker."""
PAUSE = 16
"""Deals imagined between two words of how far it is."""

Deal: TypeAlias = Sequence[float]
"""The seat's mean share of the win in one imagined deal, for each legal move."""


class PlaysOn(Protocol):
    """Many games played on in lockstep from positions: what the `batch.py` of a game may offer. Needs NumPy."""

    def why_not(self, game: Game[Any, Any, Any], strategies: Sequence[str]) -> str:
        """Why these strategies must be played step by step, or ''."""
        ...

    def ready(self, state: Any) -> bool:
        """Whether `play_on` takes up this state. From any that is not over, play comes to one or to the end."""
        ...

    def play_on(
        self, game: Game[Any, Any, Any], strategies: Sequence[str], states: Sequence[Any], copies: int, seed: int
    ) -> Generator[None, None, Any]:
        """Who wins: an array (states, copies) of whole numbers, bit s set where seat s won, or shared.

        Each state is ready, and is played on so many times, each time with chances of its own, to the end that
        `Advice.horizon` has. They come of one position by one move each. Yields every few hundredths of a second.
        """
        ...


@dataclass(frozen=True)
class Rollouts(Generic[V]):
    """What becomes of `moves`, of which the seat that `view` is of has to choose one.

    All seats play on with `strategy`, (name, player), until `horizon` says who has won, or to the end.
    """

    game: Game[Any, Any, V]
    view: V
    moves: Sequence[Any]
    strategy: tuple[str, Player]
    horizon: Callable[[V, Any], Sequence[Seat] | None] | None
    rng: Random

    def step_by_step(self) -> Iterator[list[Deal]]:
        """Deal by deal, without end."""
        while True:
            world, seat = self._imagined()
            yield [[share(self._until(world, move, _never)[0] or (), seat) for move in self.moves]]

    def in_lockstep(self, batch: PlaysOn) -> Iterator[list[Deal]]:
        """Many deals at a time, and none now and then while they are imagined and played; without end.

        A deal that has ended before it could be taken up counts by that one end.
        """
        name, _ = self.strategy
        size = max(1, GAMES // (COPIES * len(self.moves)))
        while True:
            deals: list[list[float]] = []
            places: list[tuple[int, int, Seat]] = []
            states: list[Any] = []
            for number in range(size):
                world, seat = self._imagined()
                deals.append([])
                for at, move in enumerate(self.moves):
                    winners, state = self._until(world, move, batch.ready)
                    deals[number].append(share(winners or (), seat))
                    if winners is None:
                        places.append((number, at, seat))
                        states.append(state)
                if number % PAUSE == PAUSE - 1:
                    yield []
            if states:
                seed = self.rng.getrandbits(32)
                work = batch.play_on(self.game, [name] * self.game.seats, states, COPIES, seed)
                ends = yield from _meanwhile(work)
                for (number, at, seat), won in zip(places, ends.tolist(), strict=True):
                    deals[number][at] = sum(_share_of(bits, seat) for bits in won) / COPIES
            yield list(deals)

    def _imagined(self) -> tuple[Any, Seat]:
        """A deal that the view leaves open, and who chooses in it."""
        world = self.game.imagine(self.view, self.rng)
        turn = self.game.turn(world)
        return world, turn.seat if isinstance(turn, Choice) else 0

    def _until(self, world: Any, move: Any, ready: Callable[[Any], bool]) -> tuple[Sequence[Seat] | None, Any]:
        """Make the move and play on to the end: (who won, the state); or to a ready state: (None, that state)."""
        game, (_, player) = self.game, self.strategy
        players = [player] * game.seats
        state = game.play(world, move).state
        while True:
            if self.horizon and (won := self.horizon(self.view, state)) is not None:
                return won, state
            turn = game.turn(state)
            if isinstance(turn, Over):
                return turn.winners, state
            if ready(state):
                return None, state
            state = game.play(state, choose(game, state, turn, players, self.rng)).state


def _meanwhile(work: Generator[None, None, Any]) -> Generator[list[Deal], None, Any]:
    """What a work comes to; no deals while it goes on."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value
        yield []


def _never(state: Any) -> bool:
    return False


def share(winners: Sequence[Seat], seat: Seat) -> float:
    """A seat's share of the win: 1 alone, 1/2 of two; 0 where it did not win or nobody did."""
    return 1 / len(winners) if seat in winners else 0.0


def _share_of(winners: int, seat: Seat) -> float:
    """The same of winners as bits."""
    return 1 / winners.bit_count() if winners >> seat & 1 else 0.0
