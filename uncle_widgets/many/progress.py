"""How far a long work is, and that it may end."""

from collections.abc import Callable
from typing import Any, TypeAlias

Progress: TypeAlias = Callable[[int, int], Any]
"""(games played, games asked for); False ends a simulation, and what is done is kept."""
