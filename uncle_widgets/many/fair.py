"""A game among strangers' players: one that raises, breaks a rule or takes too long loses it, and all go on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import monotonic
from traceback import FrameSummary, StackSummary, walk_tb
from typing import Any, TypeAlias

from uncle_widgets.engine.game import Chance, Game, Over
from uncle_widgets.engine.match import Match
from uncle_widgets.engine.players import Player
from uncle_widgets.engine.values import frozen
from uncle_widgets.many.patience import AWAY, TooSlow, own_seconds, within
from uncle_widgets.refusal import Refusal

SAID = 200
"""Characters of an error that are shown, at most."""
FRAMES = 20
"""Calls of a traceback that are kept, at most: the innermost."""
RAISED = "Raised "
ADDRESS = re.compile(" at 0x[0-9A-Fa-f]+")
WAITED = f"Did not answer for more than {AWAY:g} s."

Frame: TypeAlias = tuple[str, int, str]
"""A file, a line in it, and the function there."""


@frozen
class Answer:
    """The index of the chosen move; or None, what was wrong, and where it was raised."""

    index: int | None
    fault: str = ""
    frames: tuple[Frame, ...] = ()


Ask: TypeAlias = Callable[[int, Sequence[Any], Callable[[], Answer]], Answer]
"""Get the answer of a seat that has these moves, by calling the function or otherwise."""


@dataclass(frozen=True)
class Played:
    """How a game went: each seat's share of the win, who lost it by a fault and why, and its moves."""

    shares: tuple[float, ...]
    moves: tuple[Any, ...]
    fault: str = ""
    loser: int | None = None
    frames: tuple[Frame, ...] = ()
    """Where the loser's player raised an error, the outermost call first."""

    def traceback(self) -> str:
        """How Python would show the error that the loser's player raised; empty for any other fault."""
        if not self.frames:
            return ""
        # Lines are looked up here: what was written in a notebook is known only where it was written.
        calls = StackSummary.from_list([FrameSummary(*frame, lookup_line=False) for frame in self.frames])
        said = self.fault.removeprefix(RAISED)
        return "".join(["Traceback (most recent call last):\n", *calls.format(), said, "\n"])


def play(
    game: Game[Any, Any, Any],
    players: Sequence[Player],
    deal: str,
    most: int,
    patience: float,
    ask: Ask | None = None,
) -> Played:
    """Play one game. What chance does follows from `deal` and what was played; each seat has chances of its own.

    `patience`: processor seconds for one move, as `ask` holds players to it. A game of more than `most` moves
    counts for nobody.
    """
    ask = ask or partial(ask_here, patience)
    chance = Random(f"{deal} chance")
    own = [Random(f"{deal} seat {seat}") for seat in range(game.seats)]
    state, moves = game.start(), list[Any]()
    while not isinstance(turn := game.turn(state), Over):
        if len(moves) == most:
            return Played((0.0,) * game.seats, tuple(moves), f"Not over after {most:,} moves.")
        if isinstance(turn, Chance):
            move = turn.odds.sample(chance)
        else:
            seat = turn.seat
            call = partial(answer, players[seat], game.view(state, seat), turn.moves, own[seat])
            found = ask(seat, turn.moves, call)
            if found.index is None:
                rest = 1 / (game.seats - 1)
                shares = tuple(0.0 if at == seat else rest for at in range(game.seats))
                return Played(shares, tuple(moves), found.fault, seat, found.frames)
            move = turn.moves[found.index]
        state = game.play(state, move).state
        moves.append(move)
    won = turn.winners
    return Played(tuple(1 / len(won) if seat in won else 0.0 for seat in range(game.seats)), tuple(moves))


def answer(player: Player, view: Any, moves: Sequence[Any], rng: Random) -> Answer:
    """Call the player and find its answer among the legal moves. Its errors are a fault, but for an interrupt.

    An answer is compared as a move of its own type only: `==` of any other object may say anything.
    """
    try:
        move = player(view, moves, rng)
        for index, legal in enumerate(moves):
            if move is legal or (type(move) is type(legal) and move == legal):
                return Answer(index)
        return Answer(None, f"Answered {words(move)[:60]!r}, which is not a legal move.")
    except (TooSlow, KeyboardInterrupt):
        raise
    except BaseException as error:  # it is theirs, whatever it is
        return raised(error)


def raised(error: BaseException) -> Answer:
    """The fault of a player that raised this error."""
    try:
        said = words(error)[:SAID]
    except (TooSlow, KeyboardInterrupt):
        raise
    except BaseException:
        said = ""  # an error that cannot be put into words
    kind = type(error).__name__
    # The first call is ours. A frame is of theirs, and so is what is kept of it: names and a number.
    codes = [(frame.f_code, line) for frame, line in walk_tb(error.__traceback__)][1:][-FRAMES:]
    calls = tuple((code.co_filename, line, code.co_name) for code, line in codes)
    return Answer(None, f"{RAISED}{kind}: {said}"[:SAID] if said else f"{RAISED}{kind}", calls)


def words(value: object) -> str:
    """The value as text, without addresses in memory: the same fault reads the same every time."""
    return ADDRESS.sub("", str(value)[: 2 * SAID])


def in_time(found: Answer, computed: float, away: float, patience: float) -> Answer:
    """The answer, or the fault if it took more than `patience` seconds of a processor, or AWAY of the clock."""
    if computed > patience:
        return Answer(None, too_slow(patience))
    if away > AWAY and not found.fault:
        return Answer(None, WAITED)
    return found


def too_slow(patience: float) -> str:
    """The fault of a player that computes for longer than that."""
    return f"Took more than {patience:g} s for a move."


def ask_here(patience: float, seat: int, moves: Sequence[Any], call: Callable[[], Answer]) -> Answer:
    """An answer from a player in this process. A long call into C cannot be ended here."""
    computed, began = own_seconds(), monotonic()
    try:
        found = within(patience, call)
    except TooSlow:
        found = Answer(None, WAITED)
    return in_time(found, own_seconds() - computed, monotonic() - began, patience)


def as_far_as(game: Game[Any, Any, Any], deal: str, most: int, chosen: Iterable[int], fault: str) -> Played:
    """The game in which these moves were chosen, and then the seat whose turn it was lost by `fault`."""
    indices = iter(chosen)

    def ask(seat: int, moves: Sequence[Any], call: Callable[[], Answer]) -> Answer:
        index = next(indices, None)
        return Answer(None, fault) if index is None else Answer(index)

    nobody: Any = None
    return play(game, [nobody] * game.seats, deal, most, 0, ask)


def match_of(game: Game[Any, Any, Any], played: Played) -> Match[Any, Any, Any]:
    """The game with all its steps, as far as it went."""
    return Match.new(game).extend(played.moves)


def checked(players: Any) -> dict[str, Any]:
    """Names and strategies of a tournament: 2 to 12 of them."""
    if not isinstance(players, dict) or not 2 <= len(players) <= 12:
        raise Refusal("Expected 2 to 12 players as a dict: {'mine': my_player, 'greedy': 'greedy'}.")
    for name, found in players.items():
        if not isinstance(name, str) or not name.strip() or len(name) > 40:
            raise Refusal(f"Expected names of 1 to 40 characters, not {str(name)[:40]!r}.")
        if not (callable(found) or isinstance(found, str)):
            raise Refusal(f"Expected a player's name or a function of (view, moves, rng) for {name!r}.")
    return dict(players)
