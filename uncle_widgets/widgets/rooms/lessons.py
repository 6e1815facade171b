"""A lesson as a cell or a link asks for it."""

from __future__ import annotations

from typing import Any

from uncle_widgets.games.table import SEED, checked_seed, game_of
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page.links import Link, is_link, parse, whole
from uncle_widgets.widgets.rooms.lesson import LENGTH, Lesson


def lesson(
    game: Any,
    lesson: str | int = 1,
    seed: int = SEED,
    length: int = LENGTH,
    seats: int | None = None,
    *,
    order: str = "set",
    predict: bool = True,
    student: str = "",
    trial_seed: int | None = None,
    **options: Any,
) -> Lesson:
    """Start a lesson: chosen positions, the same for everyone, and then practice.

    Args:
        game: the id of a game, or the link of a lesson, which opens that lesson.
        lesson: the number of the lesson, its name, or the id of its question.
        seed: the seed of the practice positions.
        length: how many practice positions there are, 1 to 30.
        seats: how many play in practice positions.
        order: 'set' for the given order, 'any' to open every position at once.
        predict: whether to ask for a guess; without it you see all answers.
        student: a name or number for the file of answers.
        trial_seed: the seed of the trials.
        options: options of the game in practice.
    """
    shown: dict[str, Any] = {"predict": predict, "student": student, "trial_seed": trial_seed}
    if is_link(game):
        if (lesson, seed, length, seats, order) != (1, SEED, LENGTH, None, "set") or options:
            raise Refusal("A link has its own lesson, seed, length, order, seats and options, so leave them out.")
        return opened(parse(game), **shown)
    if "level" in options:
        raise Refusal(f"Use lesson={str(options['level'])[:20]!r} instead of level=.")
    return Lesson(game_of(game, seats, options), lesson, length, checked_seed(seed), order=order, **shown)


def opened(link: Link, **shown: Any) -> Lesson:
    """The lesson of a link. (In links of 0.1 it is called a level.)"""
    values = dict(link.check("lesson").values)
    named = values.pop("level", "1")
    lesson, order = values.pop("lesson", named), values.pop("order", "set")
    seed = checked_seed(values.pop("seed", SEED))
    length = whole(values, "length", LENGTH)
    game = game_of(link.game, values.pop("seats", None), values)
    return Lesson(game, lesson, length, seed, order=order, **shown)
