"""A lesson as a cell or a link asks for it."""

from __future__ import annotations

from typing import Any

from uncle_widgets.games.table import SEED, checked_seed, game_of
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.lesson import LENGTH, Lesson
from uncle_widgets.widgets.links import Link, is_link, parse, whole


def lesson(
    game: Any,
    level: str | int = 1,
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
    """A lesson: picked positions in a set order, the same for everyone, and then practice.

    `level` is a lesson's number or the id of its question. `seed`, `length` (1 to 30), `seats` and options
    are those of practice. `order` 'any' opens every position at once; without `predict` answers stand open.
    `student` is a name or number for the file of answers. Of a link, it is that very lesson.
    """
    shown: dict[str, Any] = {"predict": predict, "student": student, "trial_seed": trial_seed}
    if is_link(game):
        if (level, seed, length, seats, order) != (1, SEED, LENGTH, None, "set") or options:
            raise Refusal(
                "Expected no level, seed, length, order, seats or options beside a link, which has its own."
            )
        return opened(parse(game), **shown)
    return Lesson(game_of(game, seats, options), level, length, checked_seed(seed), order=order, **shown)


def opened(link: Link, **shown: Any) -> Lesson:
    """The lesson of a link."""
    values = dict(link.check("lesson").values)
    level, order = values.pop("level", "1"), values.pop("order", "set")
    seed = checked_seed(values.pop("seed", SEED))
    length = whole(values, "length", LENGTH)
    game = game_of(link.game, values.pop("seats", None), values)
    return Lesson(game, level, length, seed, order=order, **shown)
