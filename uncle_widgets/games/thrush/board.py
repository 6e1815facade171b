"""The board as data: spaces, paths, and where a marker may go; ours stands in `board.json`.

A space is a node that a marker can stand on; START and THRUSH HQ are off the paths. Steps along a path
count from space to space; from START and to a side door it is one step from the path's end.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

Place = str
"""The id of a node."""

FAR = 12
"""The most that a marker moves: a double six."""


class Node(NamedTuple):
    """A point of the board. `kind`: space, intersection, chief_pointer, chief, start, uncle_hq, thrush_hq or
    side_entrance; `points_to` is the Chief space that a chief_pointer looks at."""

    id: Place
    kind: str
    x: float
    y: float
    points_to: Place = ""


class Path(NamedTuple):
    """Spaces in a row. An open path has ends: START or a side door; a closed one is a ring."""

    id: str
    name: str
    closed: bool
    nodes: tuple[Place, ...]
    end_a: Place = ""
    end_b: Place = ""


class Way(NamedTuple):
    """A walk: the path, its direction (1 forward, -1 backward), and the spaces entered, the last one its end."""

    path: str
    direction: int
    cells: tuple[Place, ...]

    @property
    def end(self) -> Place:
        return self.cells[-1]


@dataclass(frozen=True, eq=False)
class Board:
    """A board that the verifier has passed (see `board_check`): make one with `load`.

    Two boards are equal where their data are; `digest` is short for those.
    """

    title: str
    width: float
    height: float
    start: Place
    uncle_hq: Place
    thrush_hq: Place
    doors: tuple[Place, ...]
    paths: tuple[Path, ...]
    nodes: tuple[Node, ...]
    digest: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __repr__(self) -> str:
        return f"<Board {self.title!r} {self.digest}>"

    @cached_property
    def node(self) -> Mapping[Place, Node]:
        return {node.id: node for node in self.nodes}

    @cached_property
    def path(self) -> Mapping[str, Path]:
        return {path.id: path for path in self.paths}

    @cached_property
    def spaces(self) -> tuple[Place, ...]:
        """What a marker can stand on after a move, in the board's order."""
        walked = {place for path in self.paths for place in path.nodes}
        return tuple(node.id for node in self.nodes if node.id in walked)

    @cached_property
    def crossings(self) -> tuple[Place, ...]:
        """The intersections, in the board's order: each begins with an agent (TH-5)."""
        return tuple(node.id for node in self.nodes if node.kind == "intersection")

    @cached_property
    def chiefs(self) -> tuple[Place, ...]:
        """The Chief spaces, in the board's order."""
        return tuple(node.id for node in self.nodes if node.kind == "chief")

    @cached_property
    def pointers(self) -> Mapping[Place, Place]:
        """Pointing space to Chief space."""
        return {node.id: node.points_to for node in self.nodes if node.points_to}

    def looks_at(self, chief: Place) -> tuple[Place, ...]:
        """The pointing spaces of a Chief space."""
        return tuple(place for place, target in self.pointers.items() if target == chief)

    @cached_property
    def paths_of(self) -> Mapping[Place, tuple[Path, ...]]:
        """The paths that a marker on a space may leave by: two at an intersection (TH-16)."""
        found: dict[Place, list[Path]] = {place: [] for place in self.spaces}
        for path in self.paths:
            for place in path.nodes:
                found[place].append(path)
        return {place: tuple(paths) for place, paths in found.items()}

    def walks(self, place: Place) -> tuple[tuple[Path, int, tuple[Place, ...], Place], ...]:
        """From `place` every path and direction: (path, direction, up to FAR spaces ahead, the end behind them).

        The end is a side door that is at most FAR steps away, else ''.
        """
        return self._walks[place]

    @cached_property
    def _walks(self) -> Mapping[Place, tuple[tuple[Path, int, tuple[Place, ...], Place], ...]]:
        found: dict[Place, tuple[tuple[Path, int, tuple[Place, ...], Place], ...]] = {}
        for place in self.spaces:
            found[place] = tuple(self._ahead(path, place, way) for path in self.paths_of[place] for way in (1, -1))
        found[self.start] = tuple(
            (path, way, *self._row(list(path.nodes[::way]), path.end_b if way == 1 else path.end_a))
            for path in self.paths
            for way, end in ((1, path.end_a), (-1, path.end_b))
            if end == self.start
        )
        return found

    def _ahead(self, path: Path, place: Place, way: int) -> tuple[Path, int, tuple[Place, ...], Place]:
        at, row = path.nodes.index(place), path.nodes
        if path.closed:
            n = len(row)
            ring = [row[(at + way * k) % n] for k in range(1, min(FAR, n - 1) + 1)]
            return path, way, tuple(ring), ""
        ahead = list(row[at + 1 :]) if way == 1 else list(row[:at][::-1])
        return (path, way, *self._row(ahead, path.end_b if way == 1 else path.end_a))

    def _row(self, ahead: list[Place], end: Place) -> tuple[tuple[Place, ...], Place]:
        near = end if end in self.doors and len(ahead) < FAR else ""
        return tuple(ahead[:FAR]), near

    def ways(self, place: Place, count: int) -> tuple[Way, ...]:
        """Every walk of exactly `count` steps from `place` (TH-11, TH-12), not into a building."""
        return self._ways[place, count]

    @cached_property
    def _ways(self) -> Mapping[tuple[Place, int], tuple[Way, ...]]:
        return {
            (place, count): tuple(
                Way(path.id, way, ahead[:count])
                for path, way, ahead, _ in self._walks[place]
                if len(ahead) >= count
            )
            for place in (*self.spaces, self.start)
            for count in range(1, FAR + 1)
        }

    def homes(self, place: Place, count: int, exact: bool) -> tuple[Way, ...]:
        """Every walk of `count` steps that enters U.N.C.L.E. HQ by a side door (TH-27, G27).

        Its cells end on the door. Steps that are left over are lost, unless the door must be met `exact`ly.
        """
        return tuple(
            Way(path.id, way, (*ahead, door))
            for path, way, ahead, door in self._walks[place]
            if door and (count == len(ahead) + 1 if exact else count > len(ahead))
        )

    @lru_cache(maxsize=4096)  # noqa: B019 (boards are few, and live as long as the program)
    def distances(self, place: Place, targets: frozenset[Place]) -> tuple[int, ...]:
        """The counts up to FAR with which a marker on `place` can stop on one of `targets`."""
        return tuple(
            count for count in range(1, FAR + 1) if any(way.end in targets for way in self._ways[place, count])
        )

    def away(self, place: Place) -> int:
        """Steps from `place` to the nearest side door on one path, up to FAR; 0 where there is none so near."""
        return min((len(ahead) + 1 for _, _, ahead, door in self._walks[place] if door), default=0)


def digest_of(data: Any) -> str:
    """Eight signs that change with the data."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def board_of(data: Mapping[str, Any]) -> Board:
    """The Board of data that the verifier has passed."""
    return Board(
        title=data["title"],
        width=float(data["width"]),
        height=float(data["height"]),
        start=data["start"],
        uncle_hq=data["uncle_hq"],
        thrush_hq=data["thrush_hq"],
        doors=tuple(data["side_entrances"]),
        paths=tuple(
            Path(p["id"], p["name"], p["closed"], tuple(p["nodes"]), p.get("end_a", ""), p.get("end_b", ""))
            for p in data["paths"]
        ),
        nodes=tuple(Node(n["id"], n["kind"], n["x"], n["y"], n.get("points_to", "")) for n in data["nodes"]),
        digest=digest_of(data),
    )


OURS = board_of(json.loads(files(__package__).joinpath("board.json").read_text("utf-8")))
"""The board that the games open with. It is our own: the published one is not known to us."""
