"""Positions to practise on: real decisions of real games, found by a search that ends.

A position is kept if its question arises there for the seat that chooses (for any seat, where the question is
asked before a chance), its answer can be derived from
what the page shows (`Question.derivable`), and a chance lies between 3 and 97 of 100. No position comes
with the numbers of another, and the answers are spread: each lies apart from all before it as long as such are
found, else it is the one furthest from them. A question may build its positions instead of finding them
(`Question.builds`).
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
PATIENCE = 3
"""Games looked through for a position whose answer lies apart from the others, before the furthest is taken."""
APART = Fraction(1, 20)
"""So far apart the answers are to be, as a share of what an answer may be: 5 of 100."""
WRONG = Fraction(3, 20)
"""So far from the answer a mistake must land for its position to be one to practise on: 15 of 100."""
CERTAIN = Fraction(3, 100)
"""A chance nearer than this to 0 or 1 is not worth a prediction."""


@dataclass(frozen=True)
class Searched:
    """The search goes on: so many games have been looked through since the last position."""

    games: int


class Spread:
    """The answers that were asked for so far, and what was found and put aside because it lies near to one.

    With a `kind` of mistake such positions come first in which that leads far from the answer.
    """

    def __init__(self, kind: str = "") -> None:
        self.kind = kind
        self._numbers: set[str] = set()
        self._asked: list[Fraction] = []
        self._aside: list[tuple[bool, Fraction, Exercise]] = []

    def takes(self, found: Exercise) -> bool:
        """Whether it is to be asked now. What has the numbers of another is left out, the rest is put aside."""
        posed = found.posed
        numbers = repr((posed.number, sorted(posed.quantities.items(), key=repr)))
        if numbers in self._numbers:
            return False
        self._numbers.add(numbers)
        low, high = (Fraction(end) for end in posed.span)
        share = posed.number / (high - low)
        invites = not self.kind or self.kind in leads_far(posed)
        if invites and self._room(share) >= APART:
            self._asked.append(share)
            return True
        self._aside.append((invites, share, found))
        return False

    def furthest(self, others: bool = True) -> Exercise | None:
        """Of those put aside the one furthest from all that were asked; None for none. Those of the kind come
        first, and without `others` they alone."""
        fit = [one for one in self._aside if one[0] or others]
        if not fit:
            return None
        best = max(fit, key=lambda one: (one[0], self._room(one[1])))
        self._aside.remove(best)
        self._asked.append(best[1])
        return best[2]

    def _room(self, share: Fraction) -> Fraction:
        return min((abs(share - other) for other in self._asked), default=Fraction(1))


def leads_far(posed: Posed[Any]) -> set[str]:
    """The kinds of mistake that lead far from the answer."""
    low, high = (Fraction(end) for end in posed.span)
    far = WRONG * (high - low)
    return {one.kind for one in posed.mistakes if abs(one.value - posed.number) >= far}


def practice(
    kit: Kit[Any],
    game: Game[Any, Any, Any],
    question: Question[Any],
    seed: int,
    fixed: Collection[str] = (),
    kind: str = "",
) -> Iterator[Exercise | Searched]:
    """Exercises, all different, and between them word that the search goes on; it ends where no more are found.

    The same game, question, seed and `kind` give the same ones. Settings named in `fixed` stay as they are.
    """
    rng = Random(f"{seed} practice {question.id}")
    spread = Spread(kind)
    tried = 0
    while tried < GAMES_TRIED:
        tried += 1
        found = 0
        for exercise in _moments(kit, game, question, rng, fixed):
            if isinstance(exercise, int):
                yield Searched(tried - 1)
                continue
            if not spread.takes(exercise):
                continue
            yield exercise
            tried, found = 0, found + 1
            if found == EACH:
                break
        if tried >= PATIENCE and (aside := spread.furthest(others=not kind or tried >= GAMES_TRIED // 2)):
            yield aside
            tried = 0
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
