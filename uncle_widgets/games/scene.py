"""Scene: the display list that every game speaks and the table draws.

A game's `scene.py` turns a View, and the events just seen, into a Scene. It holds only
what the View holds; the table adds positions and motion, never facts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

COLOURS = ("", "r", "g", "b", "y", "wild")
SUITS = ("", "s", "h", "d", "c")
"""Spades, hearts, diamonds, clubs: each a shape and a letter."""
GLYPHS = (
    *("", "skip", "reverse", "draw2", "draw4"),
    *("bell", "bolt", "bus", "chevrons", "circles", "crown", "eye", "hat", "hexagon", "key", "lamp", "moon"),
    *("rings", "star", "stairs", "tee"),
)
"""The symbols that the table can draw, named by what they show."""
TABLES = ("long", "round", "corners")
RINGS = ("dial", "chevrons", "none")
COUNTS = ("", "chips", "agents")
NODES = ("space", "crossing", "pointer", "place", "door", "house")
EDGES = ("road", "double", "dashed", "thin", "pointer")
TOKENS = ("mark", "agent", "card", "empty")
HAPPENINGS = ("goal", "bust", "aside", "draw", "catch", "win")
MOST_CELLS = 20


def one_of(what: str, value: str, allowed: tuple[str, ...]) -> None:
    """ValueError where `value` is none that the table can draw: better here than a gap on the page."""
    if value not in allowed:
        known = ", ".join(repr(name) for name in allowed)
        raise ValueError(f"Expected {what} to be one of {known}, not {str(value)[:40]!r}.")


@dataclass(frozen=True)
class Face:
    """A card's front. `text` is drawn as numerals (J, Q, K and A are among them) or set as a name,
    `rings` as that many quarter rings, `colour` is one of COLOURS for a card of one colour,
    `glyph` one of GLYPHS, `suit` one of SUITS."""

    text: str = ""
    rings: int = 0
    colour: str = ""
    glyph: str = ""
    letter: str = ""
    suit: str = ""

    def __post_init__(self) -> None:
        one_of("a face's colour", self.colour, COLOURS)
        one_of("a face's glyph", self.glyph, GLYPHS)
        one_of("a face's suit", self.suit, SUITS)


@dataclass(frozen=True)
class Pick:
    """One way to play an item: its move, and what it is called.

    With a `face` it is drawn as that card, and `group` says what is done with such cards: 'change it to'.
    Ways that are chosen step by step name their `parts`, which are pressed in any order.
    """

    move: str
    label: str
    colour: str = ""
    face: Face | None = None
    group: str = ""
    parts: tuple[str, ...] = ()


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
    kin: bool = False
    """It belongs with the cards beside it that are kin too: outlined."""
    ghost: bool = False
    """It does not lie there, and is drawn faint where it would go."""


@dataclass(frozen=True)
class Mark:
    """A tick outside the ring: where a card in hand would land; `on` where it makes the goal."""

    at: int
    text: str
    on: bool = False


@dataclass(frozen=True)
class Preview:
    """What a ring would be after `move`, shown while its card is lifted."""

    move: str
    value: str = ""
    note: str = ""
    filled: int = 0
    direction: int = 1
    colour: str = ""


@dataclass(frozen=True)
class Ring:
    """The one ring of a game that does work. `art`: 'dial' has `of` segments, `filled` of them
    full, `goal` the one that completes it; 'chevrons' point in `direction`, in `colour`; 'none'
    is `value` and `note` alone, in the middle of the table."""

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
    closed: bool = False
    """The goal has just been made: the whole ring is lit."""
    previews: tuple[Preview, ...] = ()
    """For the player who is to move, one a move that changes the ring."""
    kind: str = "ring"

    def __post_init__(self) -> None:
        one_of("a ring's art", self.art, RINGS)
        one_of("a ring's colour", self.colour, COLOURS)


@dataclass(frozen=True)
class Fan:
    """Cards in the order played, overlapping."""

    id: str
    label: str
    cards: tuple[Item, ...]
    kind: str = "fan"


@dataclass(frozen=True)
class Asked:
    """One of those who are asked in turn: what they have said or will do; `now` where it is their turn."""

    seat: int
    words: str
    now: bool = False


@dataclass(frozen=True)
class Stack:
    """A pile seen from above: its top (face down without a face), how many, and what they are for.

    Without a `top` it is an empty place; `recall` are the covered cards that the watcher remembers,
    the uppermost first, shown while the stack is pressed; `round` are those who are asked about its top.
    """

    id: str
    count: int
    label: str
    spoken: str
    top: Item | None = None
    move: str = ""
    off: str = ""
    recall: tuple[Item, ...] = ()
    round: tuple[Asked, ...] = ()
    kind: str = "stack"


@dataclass(frozen=True)
class Count:
    """A number that a seat owns; `art` is one of COUNTS, `full` how many places the art has."""

    value: int
    label: str
    art: str = ""
    full: int = 0

    def __post_init__(self) -> None:
        one_of("a count's art", self.art, COUNTS)


@dataclass(frozen=True)
class SeatZone:
    """A player: mark, name, what they are about to do, their cards and counts.

    `before` lies in front of them, open to all: a draw pile, a card showing, a commitment, a meld.
    """

    id: str
    seat: int
    name: str
    note: str
    cards: tuple[Item, ...]
    counters: tuple[Count, ...] = ()
    before: tuple[Stack | Fan, ...] = ()
    me: bool = False
    active: bool = False
    team: str = ""
    alert: str = ""
    kind: str = "seat"


@dataclass(frozen=True)
class Gap:
    """An empty cell of a grid; `seat` took what lay there."""

    seat: int | None = None
    kind: str = "gap"


@dataclass(frozen=True)
class Grid:
    """An open tableau of up to MOST_CELLS cells, in `columns` (0: as the table has room)."""

    id: str
    label: str
    cells: tuple[Item | Gap, ...]
    columns: int = 0
    kind: str = "grid"

    def __post_init__(self) -> None:
        if len(self.cells) > MOST_CELLS:
            raise ValueError(f"Expected at most {MOST_CELLS} cells in a grid, not {len(self.cells)}.")


@dataclass(frozen=True)
class Dice:
    """Dice as they lie: 1 to 6 each, 0 where one is not thrown yet; `lit` are those that are chosen."""

    id: str
    label: str
    values: tuple[int, ...]
    lit: tuple[int, ...] = ()
    move: str = ""
    off: str = ""
    kind: str = "dice"

    def __post_init__(self) -> None:
        if any(not 0 <= value <= 6 for value in self.values):
            raise ValueError(f"Expected dice of 1 to 6 (0: not thrown), not {self.values}.")


@dataclass(frozen=True)
class Node:
    """A place on a board, in the board's units; `label` is spoken, `name` written beside it.

    `kind`: a space is a disc, a crossing a diamond, a pointer a space that looks at a place, a
    place holds a card, a door is an end of the board's paths, a house is a building with its name.
    """

    id: str
    x: float
    y: float
    label: str
    name: str = ""
    kind: str = "space"

    def __post_init__(self) -> None:
        one_of("a node's kind", self.kind, NODES)


@dataclass(frozen=True)
class Edge:
    """A way from node `a` to node `b`."""

    a: str
    b: str
    kind: str = "road"

    def __post_init__(self) -> None:
        one_of("an edge's kind", self.kind, EDGES)


@dataclass(frozen=True)
class Area:
    """A named part of a board, its name in the middle of (x, y)."""

    name: str
    x: float
    y: float


@dataclass(frozen=True)
class Board:
    """What never moves: sent once, and named by `id` in the scenes that play on it.

    `art` is SVG in the board's units, drawn under everything: shapes and paths, no text.
    """

    id: str
    label: str
    width: float
    height: float
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    areas: tuple[Area, ...] = ()
    art: str = ""

    def __post_init__(self) -> None:
        known = {node.id for node in self.nodes}
        if len(known) < len(self.nodes):
            raise ValueError("Expected nodes with different ids.")
        for edge in self.edges:
            if not {edge.a, edge.b} <= known:
                raise ValueError(f"Expected an edge between nodes of the board, not {edge.a} to {edge.b}.")


@dataclass(frozen=True)
class Token:
    """What stands on a node: a seat's mark, an agent, a card, or the empty place of a card."""

    key: str
    label: str
    at: str
    art: str = "mark"
    seat: int | None = None
    face: Face | None = None
    active: bool = False

    def __post_init__(self) -> None:
        one_of("a token's art", self.art, TOKENS)


@dataclass(frozen=True)
class Way:
    """Where a move leads on the board: the nodes that it passes, the last one its end.

    `tag` stands there (the number of the die); `move` plays it, and is empty where it is only shown.
    """

    path: tuple[str, ...]
    tag: str
    label: str
    move: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Tokens:
    """What stands and moves on the board called `board`; `centre` is the node to look at first."""

    id: str
    label: str
    board: str
    tokens: tuple[Token, ...]
    ways: tuple[Way, ...] = ()
    centre: str = ""
    kind: str = "tokens"


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
    """A small table that opens over the board: of scores, or of words that the watcher has noted (`notes`)."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: bool = False


@dataclass(frozen=True)
class Happening:
    """What has just happened and is shown happening: `kind` is one of HAPPENINGS.

    A goal: `count` chips or points go from zone `source` to zone `target`. A bust: the pile at `source` brings
    nothing; `target` laid the last card. An aside: the pile at `source`, `face` its last card, goes to the stack
    `target`. A draw: `count` cards from `source` that `target` must take. A catch:
    `source` catches `target`, who takes `count` cards. A win: `target` has won, for `count` points where a win
    brings some; no `target` where several have won, or nobody. Zones are named by their ids.
    """

    kind: str
    source: str = ""
    target: str = ""
    count: int = 0
    then: Happening | None = None
    """What follows from it at once: the last chips are paid, and somebody has won."""
    face: Face | None = None

    def __post_init__(self) -> None:
        one_of("what happens", self.kind, HAPPENINGS)


Zone = SeatZone | Ring | Fan | Stack | Tray | Grid | Dice | Tokens
ZONES = (SeatZone, Ring, Fan, Stack, Tray, Grid, Dice, Tokens)


@dataclass(frozen=True)
class Covered:
    """A name that all saw, lies covered and still counts ('A and C must match', 'MOON'); no other words say it."""

    words: str
    name: str


@dataclass(frozen=True)
class Scene:
    """All that one moment of a game shows, on a table that is one of TABLES.

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
    covered: tuple[Covered, ...] = ()
    actions: tuple[Action, ...] = ()
    sheet: Sheet | None = None
    table: str = "long"
    event: Happening | None = None

    def __post_init__(self) -> None:
        one_of("a scene's table", self.table, TABLES)
        for zone in self.zones:
            if not isinstance(zone, ZONES):
                raise ValueError(f"Expected a zone that the table can draw, not {type(zone).__name__}.")


@dataclass(frozen=True)
class Trace:
    """A part of a trial that has no place on this table: a card, or an eye, open where it `counts`.

    `words` stand under it: a running total, a letter.
    """

    face: Face | None = None
    words: str = ""
    counts: bool = False
    eye: bool = False


TRACE = "trace."


def traced(parts: Iterable[Trace]) -> dict[str, Trace]:
    """Traces in their order, under keys that no item of a table has."""
    return {f"{TRACE}{at}": part for at, part in enumerate(parts)}
