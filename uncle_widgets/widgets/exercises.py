"""The positions of a lesson: found in random games, the same for everyone with the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from uncle_widgets.engine.game import Choice, Game
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.kit import Kit
from uncle_widgets.probability.question import Question
from uncle_widgets.refusal import Refusal

GAMES = 12
"""Games in which a question may fail to arise before it is left out."""
MOMENTS = 40
"""Steps of a game that are looked at for one exercise."""


@dataclass(frozen=True)
class Exercise:
    """One position of a lesson and its question."""

    match: Match[Any, Any, Any]
    step: int
    seat: int
    question: Question[Any]


def asked_at(kit: Kit[Any], level: str | int) -> list[str]:
    """The ids of the questions of a level; a Refusal for one that there is not."""
    ids = list(kit.questions)
    levels = {"1": ids[:2], "2": ids[:4], "3": ids, **{key: [key] for key in ids}}
    if isinstance(level, bool) or str(level) not in levels:
        raise Refusal(f"Expected level 1, 2, 3 or one of {', '.join(ids)}, not {str(level)[:20]!r}.")
    return levels[str(level)]


def search(
    kit: Kit[Any], game: Game[Any, Any, Any], questions: Sequence[str], seed: int
) -> Iterator[Exercise | None]:
    """Exercises without end, the questions in turn; None after each game without one.

    A question that does not arise in the first GAMES games in which it is looked for is left out; a
    Refusal where none is left.
    """
    rng = Random(f"{seed} lesson")
    asked, turn, fruitless = list(questions), 0, 0
    known: set[str] = set()
    while asked:
        match = play_on(Match.new(game), [kit.players["random"]] * game.seats, rng)
        found = 0
        for _ in range(2):  # a few moments of each game
            wanted = asked[turn % len(asked)]
            exercise = _moment(match, kit.questions[wanted], rng)
            if exercise is not None:
                turn, fruitless, found = turn + 1, 0, found + 1
                known.add(wanted)
                yield exercise
        if found:
            continue
        fruitless += 1
        if fruitless == GAMES:
            at, fruitless = turn % len(asked), 0
            if asked[at] in known:
                turn += 1  # it will come; the next one meanwhile
            else:
                del asked[at]
                turn = at
        yield None
    raise Refusal(f"Expected a position of {kit.title} in which {' or '.join(questions)} arises; none was found.")


def _moment(match: Match[Any, Any, Any], question: Question[Any], rng: Random) -> Exercise | None:
    """A random step of the match at which the seat on turn may be asked, with a setting drawn too."""
    for _ in range(MOMENTS):
        step = rng.randrange(len(match.steps))
        turn = match.game.turn(match.steps[step].state)
        if not isinstance(turn, Choice):
            continue
        view = match.view(step, turn.seat)
        if question.ask(view) is None:
            continue
        settings = {
            knob.name: rng.choice(knob.choices)[0]
            for knob in question.knobs(view)
            if not knob.supposes and knob.choices
        }
        asked = question.at(**settings)
        if asked.ask(view) is None:
            continue
        number = asked.number(view)
        if asked.measure == "chance" and not 0 < number < 1 and rng.random() < 0.8:
            continue  # few positions whose answer is never or always
        return Exercise(match, step, turn.seat, asked)
    return None
