"""The board of a Scene: its nodes and ways, which never move, and what stands and moves on it."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.games.faces import Face, Pick, one_of

NODES = ("space", "crossing", "pointer", "place", "door", "house")
EDGES = ("road", "double", "dashed", "thin", "pointer")
TOKENS = ("mark", "agent", "card", "empty", "bars")


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
    """What stands on a node: a seat's mark, an agent, a card, an empty place, or bars before all."""

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
class Carry:
    """A token (its key) that a press takes up, and the nodes `onto` which another press puts it."""

    token: str
    onto: tuple[str, ...]


@dataclass(frozen=True)
class Tokens:
    """What stands and moves on the board called `board`; `centre` is the node to look at first.

    The nodes among the parts of `picks` are pressed on the board, in any order; other parts after them."""

    id: str
    label: str
    board: str
    tokens: tuple[Token, ...]
    ways: tuple[Way, ...] = ()
    centre: str = ""
    picks: tuple[Pick, ...] = ()
    carries: tuple[Carry, ...] = ()
    kind: str = "tokens"
