"""A game being played: every move, its events and its state; records and back."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from uncle_widgets.engine.game import (
    LETTERS,
    Chance,
    Choice,
    Event,
    Game,
    M,
    Over,
    Refusal,
    S,
    Step,
    V,
    Watcher,
)
from uncle_widgets.engine.options import told_plain, told_text, written
from uncle_widgets.engine.players import Player

T = TypeVar("T")

LIMIT = 1_000_000
"""A record longer than this many characters is refused unread."""
EVERY = 64
"""Moves between two words of how far a long work is."""


@dataclass(frozen=True, repr=False)
class Match(Generic[S, M, V]):
    """A game: its moves so far and the steps they led to. `steps[0]` is the start, before any move."""

    game: Game[S, M, V]
    moves: tuple[M, ...]
    steps: tuple[Step[S], ...]

    shown: ClassVar[Callable[[Match[Any, Any, Any]], str] | None] = None
    """Draw the last position as HTML for a cell (see `games/table.py`)."""

    @classmethod
    def new(cls, game: Game[S, M, V]) -> Match[S, M, V]:
        """Start a match, before its first move."""
        return cls(game, (), (Step(game.start()),))

    @property
    def state(self) -> S:
        """The state of the game after the last move."""
        return self.steps[-1].state

    @property
    def turn(self) -> Choice[M] | Chance[M] | Over:
        """Who or what moves next."""
        return self.game.turn(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.turn, Over)

    def play(self, move: M) -> Match[S, M, V]:
        """Return the match after one more move. If the move is refused, this match doesn't change."""
        return Match(self.game, (*self.moves, move), (*self.steps, self.game.play(self.state, move)))

    def extend(self, moves: Iterable[M]) -> Match[S, M, V]:
        """Return the match after many more moves, in time proportional to their number."""
        made, steps = list(self.moves), list(self.steps)
        for move in moves:
            steps.append(self.game.play(steps[-1].state, move))
            made.append(move)
        return Match(self.game, tuple(made), tuple(steps))

    def back(self, to: int) -> Match[S, M, V]:
        """Return the match as it was after `to` moves, 0 to len(moves)."""
        if not 0 <= to <= len(self.moves):
            raise Refusal(f"Expected a step from 0 to {len(self.moves)}, not {to}.")
        return Match(self.game, self.moves[:to], self.steps[: to + 1])

    def view(self, step: int, watcher: Watcher) -> V:
        """Return what `watcher` may see after `step` moves. A negative step counts from the end."""
        if not -len(self.steps) <= step < len(self.steps):
            raise Refusal(f"Expected a step from 0 to {len(self.moves)}, not {step}.")
        return self.game.view(self.steps[step].state, watcher)

    def events(self, step: int, watcher: Watcher) -> tuple[Event, ...]:
        """Return what happened in `step`, as far as `watcher` may know it."""
        return tuple(event.seen_by(watcher) for event in self.steps[step].events)

    @property
    def heading(self) -> str:
        """The game and its options, as a record starts: 'uno seats=4 target=100'."""
        options = {"seats": self.game.seats, **told_text(self.game.options)}
        return " ".join([self.game.id, *(f"{name}={value}" for name, value in options.items())])

    def record(self) -> str:
        """Return the match as one line of text: game, options, moves."""
        return f"{self.heading}: {' '.join(map(str, self.moves))}".rstrip()

    def json(self) -> str:
        """Return the match as JSON, for programs."""
        options = {"seats": self.game.seats, **told_plain(self.game.options)}
        return json.dumps({"game": self.game.id, "options": options, "moves": [str(m) for m in self.moves]})

    def __repr__(self) -> str:
        """'<Match uno seats=4: 2002 moves, B wins>'."""
        n = len(self.moves)
        return f"<Match {self.heading}: {n} {'move' if n == 1 else 'moves'}, {_standing(self.turn)}>"

    def _repr_html_(self) -> str:
        """The same with the last position, as one sees it who holds no hand: a picture and its words."""
        draw = type(self).shown
        return f"<p><b>{escape(repr(self)[1:-1])}</b></p>{draw(self) if draw else ''}"


def _standing(turn: Choice[Any] | Chance[Any] | Over) -> str:
    """Whose turn it is, or who wins."""
    if isinstance(turn, Choice):
        return f"{LETTERS[turn.seat]} to play"
    if isinstance(turn, Chance):
        return "chance to move"
    if not turn.winners:
        return "no winner"
    return f"{' and '.join(LETTERS[seat] for seat in turn.winners)} {'wins' if len(turn.winners) == 1 else 'win'}"


def read(record: str) -> tuple[str, dict[str, str], list[str]]:
    """Game id, options and moves of a record, all still text; a Refusal if it is no record."""
    shape = "Expected a record such as 'game seats=2 option=value: move move ...'"
    if not isinstance(record, str):
        raise Refusal(f"{shape}, not a {type(record).__name__}.")
    if len(record) > LIMIT:
        raise Refusal(f"Expected a record of at most {LIMIT:,} characters, not {len(record):,}.")
    if record.lstrip().startswith("{"):
        return _read_json(record)
    heading, colon, moves = record.partition(":")
    words = heading.split()
    if not colon or not words:
        raise Refusal(f"{shape}, with a colon after the options.")
    pairs = [word.partition("=") for word in words[1:]]
    for name, sign, value in pairs:
        if not (name and sign and value):
            raise Refusal(f"Expected options written name=value, not {(name + sign + value)[:40]!r}.")
    return words[0], _once((name, value) for name, _, value in pairs), moves.split()


def _read_json(record: str) -> tuple[str, dict[str, str], list[str]]:
    shape = "Expected JSON with 'game', 'options' and 'moves'"
    try:
        data = json.loads(record, object_pairs_hook=_once)
        game, options, moves = data["game"], data["options"], data["moves"]
    except Refusal:
        raise
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Refusal(f"{shape}.") from None
    texts = isinstance(moves, list) and all(isinstance(move, str) for move in moves)
    if not (isinstance(game, str) and isinstance(options, dict) and texts):
        raise Refusal(f"{shape}: a name, names with values, and a list of texts.")
    return game, {name: written(value) for name, value in options.items()}, moves


def _once(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise Refusal(f"{name[:40]!r} is in the record twice.")
        found[name] = value
    return found


def replay(game: Game[S, M, V], moves: Sequence[str]) -> Match[S, M, V]:
    """Play the moves written in `moves`; refused at the first that breaks a rule, with its number."""
    made: list[M] = []
    steps = [Step(game.start())]
    for number, text in enumerate(moves, 1):
        try:
            move = game.parse(text)
            steps.append(game.play(steps[-1].state, move))
        except Refusal as refusal:
            raise Refusal(f"Move {number}, {text[:40]!r}: {refusal.sentence}", refusal.clause) from None
        made.append(move)
    return Match(game, tuple(made), tuple(steps))


def too_long(most: int) -> Refusal:
    """What is said of a match of more than `most` moves, every state of which would be kept."""
    said = f"This match is not over after {most:,} moves. Choose options that end it sooner."
    return Refusal(said)


def frames(match: Match[S, M, V], joins: Callable[[Match[S, M, V], int], bool]) -> list[int]:
    """The steps at which a frame ends, at least one: `joins` says which are shown with the step before."""
    last = len(match.steps) - 1
    return [*(step for step in range(last) if not joins(match, step + 1)), last]


def finished(work: Generator[Any, None, T]) -> T:
    """Do all of a work that comes in pieces, and give what it comes to."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result


def play_on(
    match: Match[S, M, V],
    players: Sequence[Player],
    rng: Random,
    until: Callable[[Choice[M] | Chance[M] | Over], bool] = lambda turn: False,
) -> Match[S, M, V]:
    """Play on to the end, or to the first turn of which `until` is true; chance draws from `rng`."""
    return finished(playing(match, players, rng, until))


def playing(
    match: Match[S, M, V],
    players: Sequence[Player],
    rng: Random,
    until: Callable[[Choice[M] | Chance[M] | Over], bool] = lambda turn: False,
    most: int | None = None,
) -> Generator[int, None, Match[S, M, V]]:
    """The same in pieces: yields how many moves there are, now and then.

    A Refusal where there are to be more than `most`.
    """
    game, moves, steps = match.game, list(match.moves), list(match.steps)
    while True:
        state = steps[-1].state
        turn = game.turn(state)
        if isinstance(turn, Over) or until(turn):
            return Match(game, tuple(moves), tuple(steps))
        if most is not None and len(moves) >= most:
            raise too_long(most)
        move = choose(game, state, turn, players, rng)
        steps.append(game.play(state, move))
        moves.append(move)
        if len(moves) % EVERY == 0:
            yield len(moves)


def choose(
    game: Game[S, M, V], state: S, turn: Choice[M] | Chance[M], players: Sequence[Player], rng: Random
) -> M:
    """The next move: drawn by chance, or chosen by the player whose turn it is, from his own view."""
    if isinstance(turn, Chance):
        return turn.odds.sample(rng)
    move: M = players[turn.seat](game.view(state, turn.seat), turn.moves, rng)
    return move


def finish(game: Game[S, M, V], state: S, players: Sequence[Player], rng: Random) -> Over:
    """Play on from a state to the end and keep nothing but the result."""
    while True:
        turn = game.turn(state)
        if isinstance(turn, Over):
            return turn
        state = game.play(state, choose(game, state, turn, players, rng)).state
