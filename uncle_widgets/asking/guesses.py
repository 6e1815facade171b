"""The guesses at the moments of one game: beside the exact chances, and beside what then came."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from uncle_widgets.games.words import count

ENOUGH = 5
"""Moments with an outcome before their number is not called few."""


@dataclass(frozen=True)
class Guess:
    """One moment: what was said (None where it was skipped), the exact chance, and what then came.

    `came` is None where the game does not show it. `words` tell it: 'a 2, 4 chips'. `at` is the
    moment's place among the game's moments, from 0.
    """

    said: float | None
    exact: float
    came: bool | None
    words: str
    at: int = 0


def closing(guesses: Sequence[Guess]) -> str:
    """How the guesses did, in one sentence or two; nothing where none was made."""
    made = [guess for guess in guesses if guess.said is not None]
    if not made:
        return ""
    off = 100 * sum(abs(float(guess.said or 0) - guess.exact) for guess in made) / len(made)
    first = (
        f"{count(len(made), 'guess', 'guesses')}, {'on average ' if len(made) > 1 else ''}{off:.0f} of 100 off."
    )
    seen = [guess for guess in made if guess.came is not None]
    if not seen:
        return first
    came = sum(bool(guess.came) for guess in seen)
    chances = sum(guess.exact for guess in seen)
    few = " That is too few to say more." if len(seen) < ENOUGH else ""
    return f"{first} It came {came} of {count(len(seen), 'time')}; the exact chances add up to {chances:.1f}.{few}"
