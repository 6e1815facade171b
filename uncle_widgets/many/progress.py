"""How far a long work is, how long it will still take, and that it may end."""

from collections import deque
from collections.abc import Callable
from math import inf
from typing import Any, TypeAlias

Progress: TypeAlias = Callable[[int, int], Any]
"""(games played, games asked for); False ends a simulation, and what is done is kept."""
WINDOW = 6.0
"""Seconds from which the pace is taken: a work that goes faster and faster is not judged by its first steps."""


class Pace:
    """How fast a work is, as one may see who looks at it now and then."""

    def __init__(self) -> None:
        self._looks: deque[tuple[float, int]] = deque()

    def left(self, now: float, done: int, of: int) -> float:
        """Seconds still to go where `done` of `of` are done; infinite where nothing is known yet."""
        self._looks.append((now, done))
        while len(self._looks) > 2 and self._looks[1][0] <= now - WINDOW:
            self._looks.popleft()
        since, before = self._looks[0]
        return (of - done) * (now - since) / (done - before) if done > before else inf
