"""Names of players, as given by people: shown as text, never as anything else."""

from __future__ import annotations

from typing import Any

from uncle_widgets.refusal import Refusal

LETTERS = "ABCDEFGHIJ"
LONGEST = 40


def checked(names: Any, seats: int) -> list[str]:
    """One name a seat; letters where none are given. A Refusal where the count or a name is wrong."""
    if names is None:
        return list(LETTERS[:seats])
    found: list[str] = list(names) if isinstance(names, (list, tuple)) else [names]
    if len(found) != seats:
        raise Refusal(f"Expected {seats} names, one for each seat, not {len(found)}.")
    for name in found:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST:
            raise Refusal(f"Expected names of 1 to {LONGEST} characters, not {str(name)[:20]!r}.")
    return found
