"""Positions to practise on: real decisions of real games, found by a search that ends.

A position is kept if its question arises there for the seat that chooses (for any seat, where the question is
asked before a chance), its answer can be derived from
what the page shows (`Question.derivable`), and a chance lies between 3 and 97 of 100. No position comes
twice. A question may build its positions instead of finding them (`Question.builds`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from random import Random
from typing import Any

from uncle_widgets.engine.game import Chance, Choice, Game
from uncle_widgets.engine.match import Match, playing
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise
from uncle_widgets.probability.question import Posed, Question

GAMES_TRIED = 40
"""Games played in search of the next position, before the search ends."""
PLAYED = 3_000
"""Moves of each that are played, at most: a long match has moments enough in its first hands."""
MOMENTS = 60
"""Moments looked at in each of them."""
EACH = 2
"""Positions taken from one game at most."""
CERTAIN = Fraction(3, 100)
"""A chance nearer than this to 0 or 1 is not worth a prediction."""


@dataclass(frozen=True)
class Searched:
    """The search goes on: so many games have been looked through since the last position."""

    games: int


def practice(
    kit: Kit[Any], game: Game[Any, Any, Any], question: Question[Any], seed: int, fixed: Collection[str] = ()
) -> Iterator[Exercise | Searched]:
    """Exercises, all different, and between them word that the search goes on; it ends where no more are found.

    The same game, question and seed give the same ones. Settings named in `fixed` stay as they are.
    """
    rng = Random(f"{seed} practice {question.id}")
    seen: set[Any] = set()
    tried = 0
    while tried < GAMES_TRIED:
        tried += 1
        found = 0
        for exercise in _moments(kit, game, question, rng, fixed):
            if isinstance(exercise, int):
                yield Searched(tried - 1)
                continue
            if (exercise.view, exercise.question) in seen:
                continue
            seen.add((exercise.view, exercise.question))
            yield exercise
            tried, found = 0, found + 1
            if found == EACH:
                break
        yield Searched(tried)


def _moments(
    kit: Kit[Any], game: Game[Any, Any, Any], question: Question[Any], rng: Random, fixed: Collection[str]
) -> Iterator[Exercise | int]:
    """Those of one game, at random moments, with settings drawn too; a number after each piece without one."""
    built = question.builds(game, rng)
    if built is not None:
        made, question = built
        if worth_asking(question.posed(made)):
            yield Exercise(game, made, question, "practice")
        return
    turns, players = count(), [kit.players[question.bots]] * game.seats
    match = yield from playing(Match.new(game), players, rng, until=lambda turn: next(turns) >= PLAYED)
    steps = range(len(match.steps))
    for step in rng.sample(steps, min(MOMENTS, len(steps))):
        yield step
        seat = _eyes(question, game.turn(match.steps[step].state), game.seats, rng)
        if seat is None:
            continue
        view = match.view(step, seat)
        posed = _set(question, view, rng, fixed)
        if posed is None or not posed.derivable or not worth_asking(posed):
            continue
        yield Exercise(game, view, posed.question, f"step {step}, seen by {seat}", match=match, step=step)


def _eyes(question: Question[Any], turn: Any, seats: int, rng: Random) -> int | None:
    """Who looks on: who has a choice, or anybody at a chance; None where the question is not asked."""
    if isinstance(turn, Choice):
        return turn.seat if len(turn.moves) > 1 else None
    return rng.randrange(seats) if isinstance(turn, Chance) and question.at_chance else None


def _set(question: Question[Any], view: Any, rng: Random, fixed: Collection[str]) -> Posed[Any] | None:
    """The question with settings drawn, but those `fixed` or of a model; None where it does not arise."""
    posed = question.pose(view)
    if posed is None:
        return None
    drawn = {
        knob.name: rng.choice(knob.choices)[0]
        for knob in posed.knobs
        if not knob.supposes and knob.choices and knob.name not in fixed
    }
    return question.at(**drawn).pose(view)


def worth_asking(posed: Posed[Any]) -> bool:
    """Whether the answer is not all but certain; an amount always is worth a prediction."""
    return posed.measure != "chance" or CERTAIN <= posed.number <= 1 - CERTAIN
