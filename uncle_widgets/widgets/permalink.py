"""A game in play as a line of text: the seed and the player's own moves, and nothing hidden.

Chance and bots follow from the seed, so `play uncle seat=0 players=greedy seed=7 seats=3: p3 p1`
is the whole game so far without showing a card that its player may not see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from uncle_widgets.engine.game import Refusal
from uncle_widgets.engine.match import read

LONGEST = 20_000


@dataclass(frozen=True)
class Link:
    """What a link says; options are still text."""

    game: str
    seat: int
    players: tuple[str, ...]
    seed: int
    options: dict[str, str]
    moves: tuple[str, ...]

    def __str__(self) -> str:
        who = ",".join(self.players if len(set(self.players)) > 1 else self.players[:1])
        rest = " ".join(f"{name}={value}" for name, value in self.options.items())
        heading = f"play {self.game} seat={self.seat} players={who} seed={self.seed} {rest}"
        return f"{heading}: {' '.join(self.moves)}".strip()


def is_link(text: Any) -> bool:
    return isinstance(text, str) and text.lstrip().startswith("play ")


def parse(text: str) -> Link:
    """A link read back; a Refusal says what was expected."""
    if len(text) > LONGEST:
        raise Refusal(f"Expected a link of at most {LONGEST:,} characters.")
    game, options, moves = read(text.lstrip().removeprefix("play "))
    seat, seed = options.pop("seat", "0"), options.pop("seed", "")
    players = tuple(options.pop("players", "greedy").split(","))
    if not seat.isdecimal() or not seed.isdecimal() or len(seed) > 9 or len(seat) > 2:
        raise Refusal("Expected a link with seat= and seed= as whole numbers.")
    return Link(game, int(seat), players, int(seed), options, tuple(moves))
