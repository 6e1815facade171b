"""Race: what each seat owned after every frame of a finished game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from uncle_widgets.engine.match import Match, frames


@dataclass(frozen=True)
class Race:
    """How the players stood, frame by frame (as `Kit.frames` counts them).

    `values` holds for each seat one number a frame; `parts` are (frame, name) where a part of the game begins.
    """

    title: str
    unit: str
    values: tuple[tuple[int, ...], ...]
    parts: tuple[tuple[int, str], ...]


def race(
    match: Match[Any, Any, Any],
    joins: Callable[[Match[Any, Any, Any], int], bool],
    title: str,
    unit: str,
    owned: Callable[[Any], tuple[int, ...]],
    part: Callable[[Any], str],
) -> Race:
    """The race of a match from what each state says: what the seats own, and in which part of the game it is."""
    states = [match.steps[end].state for end in frames(match, joins)]
    values = tuple(zip(*(owned(state) for state in states), strict=True))
    parts, last = [], ""
    for frame, state in enumerate(states):
        name = part(state)
        if name != last:
            parts.append((frame, name))
        last = name
    return Race(title, unit, values, tuple(parts))
