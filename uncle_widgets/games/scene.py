"""Scene: the display list that every game speaks and the table draws.

A game's `scene.py` turns a View, and the events just seen, into a Scene. It holds only
what the View holds; the table adds positions and motion, never facts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from uncle_widgets.engine.values import frozen
from uncle_widgets.games.boards import Area as Area
from uncle_widgets.games.boards import Board as Board
from uncle_widgets.games.boards import Carry as Carry
from uncle_widgets.games.boards import Edge as Edge
from uncle_widgets.games.boards import Node as Node
from uncle_widgets.games.boards import Token as Token
from uncle_widgets.games.boards import Tokens as Tokens
from uncle_widgets.games.boards import Way as Way
from uncle_widgets.games.faces import COLOURS as COLOURS
from uncle_widgets.games.faces import GLYPHS as GLYPHS
from uncle_widgets.games.faces import SUITS as SUITS
from uncle_widgets.games.faces import Face as Face
from uncle_widgets.games.faces import Pick as Pick
from uncle_widgets.games.faces import one_of as one_of

TABLES = ("long", "round", "corners")
RINGS = ("dial", "chevrons", "none")
COUNTS = ("", "chips", "agents")
BOXES = ("", "done", "now", "open")
HAPPENINGS = ("goal", "bust", "aside", "draw", "catch", "win")
MOST_CELLS = 20


@frozen
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
    thrown: int = 0
    """Where they have just been thrown, the turn (from 1): they roll first."""
    kind: str = "dice"

    def __post_init__(self) -> None:
        if any(not 0 <= value <= 6 for value in self.values):
            raise ValueError(f"Expected dice of 1 to 6 (0: not thrown), not {self.values}.")


@dataclass(frozen=True)
class Note:
    """A row of words, and under them quieter ones; `box`, one of BOXES, stands before a row that gets done."""

    words: str
    note: str = ""
    box: str = ""

    def __post_init__(self) -> None:
        one_of("a note's box", self.box, BOXES)


@dataclass(frozen=True)
class Notes:
    """Rows of words beside the board: what is done, what comes now, and what is to come."""

    id: str
    label: str
    rows: tuple[Note, ...]
    kind: str = "notes"


@dataclass(frozen=True)
class Kinds:
    """All cards of one colour, to count by: its kinds, a face's text or glyph each, lit as '<id>.<kind>'; how many
    of each are unseen, discarded, and held in `hands` that are seen, a digit each. A single position lays them
    out, a row each; else a press on the item `of` shows them."""

    id: str
    label: str
    colour: str
    kinds: tuple[str, ...]
    unseen: str
    gone: str
    held: str
    of: str
    hands: str = "yours"
    kind: str = "kinds"

    def __post_init__(self) -> None:
        one_of("kinds' colour", self.colour, COLOURS)


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


Zone = SeatZone | Ring | Fan | Stack | Kinds | Tray | Grid | Dice | Tokens | Notes
ZONES = (SeatZone, Ring, Fan, Stack, Kinds, Tray, Grid, Dice, Tokens, Notes)


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


@frozen
class Trace:
    """A part of a trial that has no place on this table: a card, a `die`, or an eye, open where it `counts`.

    `words` stand under it: a running total, a letter.
    """

    face: Face | None = None
    words: str = ""
    counts: bool = False
    eye: bool = False
    die: int = 0


TRACE = "trace."


def traced(parts: Iterable[Trace]) -> dict[str, Trace]:
    """Traces in their order, under keys that no item of a table has."""
    return {f"{TRACE}{at}": part for at, part in enumerate(parts)}
