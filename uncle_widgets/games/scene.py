"""Scene: the display list that every game speaks and the table draws.

A game's `scene.py` turns a View, and the events just seen, into a Scene. It holds only
what the View holds; the table adds positions and motion, never facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True)
class Face:
    """A card's front. `text` is drawn as numerals, `rings` as that many quarter rings,
    `colour` is r, g, b, y or 'wild' for a card of one colour, `glyph` a symbol of ours."""

    text: str = ""
    rings: int = 0
    colour: str = ""
    glyph: str = ""
    letter: str = ""


@dataclass(frozen=True)
class Pick:
    """One way to play an item: its move, and what it is called."""

    move: str
    label: str
    colour: str = ""


@dataclass(frozen=True)
class Item:
    """A card (or token) on the table. No `face`: it lies face down.

    `key` names it from scene to scene; `origin` is the key of what it was in the scene
    before, where that is another; so the table knows what glides where. `move` is what a
    click plays, `picks` where there is more than one way, `off` why it cannot be played.
    """

    key: str
    label: str
    face: Face | None = None
    origin: str = ""
    move: str = ""
    picks: tuple[Pick, ...] = ()
    off: str = ""
    above: str = ""
    under: int | None = None
    """The seat whose mark stands under the card."""


@dataclass(frozen=True)
class Counter:
    """A number that a seat owns; `art` is 'chips' or nothing."""

    value: int
    label: str
    art: str = ""


@dataclass(frozen=True)
class SeatZone:
    """A player: mark, name, what he is about to do, his cards and counters."""

    id: str
    seat: int
    name: str
    note: str
    cards: tuple[Item, ...]
    counters: tuple[Counter, ...] = ()
    me: bool = False
    active: bool = False
    team: str = ""
    alert: str = ""
    kind: str = "seat"


@dataclass(frozen=True)
class Mark:
    """A tick outside the ring: where a card in hand would land; `on` where it makes the goal."""

    at: int
    text: str
    on: bool = False


@dataclass(frozen=True)
class Ring:
    """The one ring of a game that does work. `art`: 'dial' has `of` segments, `filled` of them
    full, `goal` the one that completes it; 'chevrons' point in `direction`, in `colour`."""

    id: str
    label: str
    art: str = "dial"
    value: str = ""
    note: str = ""
    filled: int = 0
    of: int = 10
    goal: int = -1
    marks: tuple[Mark, ...] = ()
    direction: int = 1
    colour: str = ""
    kind: str = "ring"


@dataclass(frozen=True)
class Fan:
    """Cards in the order played, overlapping."""

    id: str
    label: str
    cards: tuple[Item, ...]
    kind: str = "fan"


@dataclass(frozen=True)
class Stack:
    """A pile seen from above: its top (face down without a face), how many, and what they are for."""

    id: str
    count: int
    label: str
    spoken: str
    top: Item | None = None
    move: str = ""
    off: str = ""
    kind: str = "stack"


@dataclass(frozen=True)
class Tray:
    """The common supply, drawn as chips seen from the side."""

    id: str
    count: int
    full: int
    label: str
    kind: str = "tray"


@dataclass(frozen=True)
class Action:
    """A button under the table: a verb with its object. `off` says why it cannot be pressed."""

    move: str
    label: str
    off: str = ""
    strong: bool = False


@dataclass(frozen=True)
class Sheet:
    """A small table of scores."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Zone = SeatZone | Ring | Fan | Stack | Tray


@dataclass(frozen=True)
class Scene:
    """All that one moment of a game shows.

    `place` and `now` head the table ("First pile, card 7." "It is your turn."); `said` tells
    what happened: a strong sentence, then the rest; `clauses` are cited, the first first;
    `board` is the position in text; `mark` is above 0 where the scrubber marks the moment.
    """

    zones: tuple[Zone, ...]
    place: str
    now: str
    said: tuple[str, str]
    clauses: tuple[str, ...]
    board: str
    mark: int = 0
    turn: int | None = None
    alert: str = ""
    """A call to act now, above the hand."""
    actions: tuple[Action, ...] = ()
    sheet: Sheet | None = None


@dataclass(frozen=True)
class Clause:
    """A rule in our words, or a ruling on what the rulebook leaves open."""

    id: str
    text: str


def plain(value: Any) -> Any:
    """A scene (or part of one) as plain JSON values; defaults that say nothing are left out."""
    if isinstance(value, (str, int, float, type(None))):
        return value
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, Iterable):
        return [plain(item) for item in value]
    return {
        f.name: plain(item)
        for f in fields(value)
        if (item := getattr(value, f.name)) != f.default or f.name == "kind"
    }
