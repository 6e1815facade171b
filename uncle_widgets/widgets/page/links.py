"""Links: what a room shows, as one line of text that opens it again.

    watch/2 uncle seats=3 pot_chips=50 players=greedy seed=1964 step=7 eyes=1:
    play/2 uncle seat=0 players=greedy seed=7 seats=3 pot_chips=50: p3 p1

The room and the version of the link, the game, names with values (written as in an address where they have
spaces), a colon, moves. Chance and bots follow from the seed, so that a game in play is told without a card
that its player may not see; and from the seat, so that another seat of the same seed shows nothing of it. Who
plays the same seat of the same seed again knows what came.

Links without a version are of uncle_widgets 0.1, and open as they did there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.options import told_plain, told_text
from uncle_widgets.refusal import Refusal

ROOMS = ("watch", "play", "lesson", "position", "lab", "rules")
VERSION = 2
LONGEST = 200_000
PLAIN = ",!*+-./~_"
"""What stands in a value as it is, beside letters and digits."""

_HEAD = re.compile(rf"\s*({'|'.join(ROOMS)})(?:/(\d{{1,4}}))?\s")


@dataclass(frozen=True)
class Link:
    """What a link says. `values` are text: the options of the game, and what its room takes by keyword."""

    room: str
    game: str
    values: Mapping[str, str]
    moves: tuple[str, ...] = ()
    version: int = VERSION

    def __str__(self) -> str:
        old = self.version == 1
        room = self.room if old else f"{self.room}/{self.version}"
        pairs = [f"{name}={value if old else quote(value, PLAIN)}" for name, value in self.values.items()]
        return f"{' '.join([room, self.game, *pairs])}: {' '.join(self.moves)}".rstrip(" ")

    def check(self, room: str) -> Link:
        """The same, or a Refusal where it opens another room."""
        if self.room != room:
            raise Refusal(f"Expected a link that starts with '{room}', not '{self.room}'.")
        return self


def is_link(text: Any) -> bool:
    """Whether this is meant as a link, and not as a game's id or a record."""
    return isinstance(text, str) and _HEAD.match(text[:40] + " ") is not None


def parse(text: str) -> Link:
    """A link read back: `str(parse(str(link))) == str(link)`; a Refusal says what was expected."""
    if len(text) > LONGEST:
        raise Refusal(f"Expected a link of at most {LONGEST:,} characters.")
    found = _HEAD.match(text)
    if not found:
        raise Refusal(f"Expected a link that starts with {', '.join(ROOMS[:-1])} or {ROOMS[-1]}, and a game.")
    version = int(found[2] or 1)
    if not 1 <= version <= VERSION:
        raise Refusal(f"Expected a link of version 1 to {VERSION}, not {version}: another uncle_widgets made it.")
    heading, colon, moves = text[found.end() :].partition(":")
    words = heading.split()
    if not words or not colon:
        raise Refusal("Expected a link such as 'watch/2 game seats=3:', with a colon after the values.")
    values: dict[str, str] = {}
    for word in words[1:]:
        name, sign, value = word.partition("=")
        if not name or not sign or name in values or (version == 1 and not value):
            raise Refusal(f"Expected values written name=value, each name once, not {word[:40]!r}.")
        values[name] = value if version == 1 else unquote(value)
    return Link(found[1], words[0], values, tuple(moves.split()), version)


def settings(game: Game[Any, Any, Any]) -> dict[str, str]:
    """Seats and options of a game, for a link: those always told, and those that differ from their default."""
    return {"seats": str(game.seats), **told_text(game.options)}


def whole(values: dict[str, str], name: str, default: int) -> int:
    """Take a whole number out of a link's values."""
    text = values.pop(name, str(default))
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise Refusal(f"Expected a link with {name}= a whole number, not {text[:20]!r}.")
    return int(text)


def cell(function: str, first: Any, game: Game[Any, Any, Any] | None = None, **given: Any) -> str:
    """The line of Python that calls `uw.function(first, ...)` with a game's seats and options and `given`."""
    if game is not None:
        given = {"seats": game.seats, **told_plain(game.options), **given}
    arguments = [repr(first), *(f"{name}={value!r}" for name, value in given.items())]
    return f"uw.{function}({', '.join(arguments)})"
