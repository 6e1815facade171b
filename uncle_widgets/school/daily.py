"""The position of the day: one question a date, the same everywhere, and again a year later.

`daily.toml` has a line for each date, written in the fields of What if. `tests/school/choosing_days.py` chose them
from practice positions and positions of lessons.
"""

from __future__ import annotations

import tomllib
from calendar import monthrange
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plans import Exercise, view_at
from uncle_widgets.refusal import Refusal

LEAP = 2024
"""A year with a 29 February."""
MONTHS = range(1, 13)


def lines() -> Mapping[str, Mapping[str, Any]]:
    """The lines of `daily.toml`, by date ('11-29'), of the games that there are."""
    return {date: line for date, line in _written().items() if line["game"] in GAMES}


@cache
def _written() -> Mapping[str, Mapping[str, Any]]:
    return tomllib.loads(files(__package__).joinpath("daily.toml").read_text("utf-8"))


def dates(month: int) -> list[str]:
    """Every date of a month, as '11-29'; of February all 29."""
    if month not in MONTHS:
        raise Refusal(f"Expected a month from 1 to 12, not {month}.")
    return [f"{month:02}-{day:02}" for day in range(1, monthrange(LEAP, month)[1] + 1)]


def daily(date: str) -> tuple[Kit[Any], Exercise]:
    """The position of a date, such as '11-29', and its game.

    Raises:
        Refusal: if there is no such date, or no position for it.
    """
    line = lines().get(date)
    if line is None:
        raise Refusal(f"Expected a date of the year such as 11-29, not {date[:20]!r}.")
    kit = GAMES[line["game"]]
    game, view = view_at(kit, line.get("seats", 0), line["you"], line["at"])
    question = kit.questions[line["question"]].at(**line.get("settings", {}))
    question.posed(view)  # refuses where it does not arise
    return kit, Exercise(game, view, question, f"position of the day, {date}", "Position of the day")
