"""Reading other boards: JSON checked piece by piece, refused with a sentence that names what is wrong, and where.

The format is that of `board.json` in this folder.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path as File
from typing import Any

from uncle_widgets.games.thrush.board import FAR, Board, Place, board_of
from uncle_widgets.games.thrush.cards import CHIEFS
from uncle_widgets.games.words import capital
from uncle_widgets.refusal import Refusal

KINDS = ("space", "intersection", "chief_pointer", "chief", "start", "uncle_hq", "thrush_hq", "side_entrance")
WALKED = ("space", "intersection", "chief_pointer")
LARGEST = 400_000
"""Characters of a file that is read."""
COUNTS = (1, 2, 3, 4, 5, 6, 8, 10, 12)
"""What a throw may have one move."""
LEAST_CHIEFS, LEAST_CROSSINGS = 4, 6


def load(source: str | File | Mapping[str, Any]) -> Board:
    """The Board of a JSON file, of JSON text or of its data; a Refusal for one that cannot be played on."""
    if isinstance(source, Mapping):
        data: Any = dict(source)
    else:
        inline = isinstance(source, str) and source.lstrip().startswith("{")
        try:
            text = str(source) if inline else File(source).read_text("utf-8")
        except OSError:
            raise _wrong("The board file can't be read") from None
        if len(text) > LARGEST:
            raise _wrong(f"A board can have at most {LARGEST:,} characters, not {len(text):,}")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise _wrong("The board isn't valid JSON") from None
    return verified(data)


def verified(data: Any) -> Board:
    """The Board of this data, checked: shape, names, degrees, ends, Chiefs, reach, and a move for every throw."""
    _shape(data)
    nodes = {node["id"]: node for node in data["nodes"]}
    if len(nodes) < len(data["nodes"]):
        ids = [node["id"] for node in data["nodes"]]
        twice = next(place for place in ids if ids.count(place) > 1)
        raise _wrong(f"Each node must be there only once, but {twice!r} is there twice")
    _buildings(data, nodes)
    _paths(data, nodes)
    _degrees(data, nodes)
    _chiefs(nodes)
    board = board_of(data)
    _moves(board)
    _reach(board)
    return board


def _wrong(words: str) -> Refusal:
    return Refusal(f"{words}.", "G2")


def _shape(data: Any) -> None:
    """Every field there, and of its kind."""
    if not isinstance(data, dict):
        raise _wrong("The board must be a JSON object")
    kinds: dict[str, Any] = {
        "title": str, "width": (int, float), "height": (int, float), "start": str, "uncle_hq": str,
        "thrush_hq": str, "side_entrances": list, "paths": list, "nodes": list,
    }  # fmt: skip
    for name, kind in kinds.items():
        if name not in data:
            raise _wrong(f"The board has no {name!r}")
        if not isinstance(data[name], kind) or isinstance(data[name], bool):
            raise _wrong(f"{name!r} of the board must be {_kind(kind)}")
    for at, node in enumerate(data["nodes"], 1):
        _fields(node, f"node {at}", {"id": str, "kind": str, "x": (int, float), "y": (int, float)})
        if node["kind"] not in KINDS:
            raise _wrong(f"The kind of node {node['id'][:20]!r} must be one of {', '.join(KINDS)}")
        if not (0 <= node["x"] <= data["width"] and 0 <= node["y"] <= data["height"]):
            raise _wrong(f"Node {node['id'][:20]!r} must be inside the board's width and height")
    for at, path in enumerate(data["paths"], 1):
        _fields(path, f"path {at}", {"id": str, "name": str, "nodes": list})
        if not isinstance(path.get("closed"), bool):
            raise _wrong(f"Path {path['id'][:20]!r} must say if it's closed, true or false")
        if not path["id"].isascii() or not path["id"].isalpha() or not path["id"].islower():
            raise _wrong(f"The id of path {path['id'][:20]!r} must be in lower-case letters")
    ids = [path["id"] for path in data["paths"]]
    if len({*ids}) < len(ids):
        raise _wrong("All paths must have different ids")


def _fields(value: Any, where: str, kinds: Mapping[str, Any]) -> None:
    for name, kind in kinds.items():
        if not isinstance(value, dict) or not isinstance(value.get(name), kind) or isinstance(value[name], bool):
            raise _wrong(f"{capital(where)} must have {name!r}, {_kind(kind)}")


def _kind(kind: Any) -> str:
    return {str: "text", list: "a list"}.get(kind, "a number")


def _buildings(data: Mapping[str, Any], nodes: Mapping[Place, Mapping[str, Any]]) -> None:
    """Start, both headquarters and the side doors are there."""
    for name in ("start", "uncle_hq", "thrush_hq"):
        if nodes.get(data[name], {}).get("kind") != name:
            raise _wrong(f"{name!r} must name a node of kind {name}, not {data[name][:20]!r}")
    doors = data["side_entrances"]
    if not doors:
        raise _wrong("The board must have at least one side entrance")
    for door in doors:
        if not isinstance(door, str) or nodes.get(door, {}).get("kind") != "side_entrance":
            raise _wrong(f"'side_entrances' must name nodes of kind side_entrance, not {str(door)[:20]!r}")


def _paths(data: Mapping[str, Any], nodes: Mapping[Place, Mapping[str, Any]]) -> None:
    """Paths run over spaces that there are, and open ones end at START or a side door."""
    ends = {data["start"], *data["side_entrances"]}
    met: set[Place] = set()
    for path in data["paths"]:
        where = f"Path {path['id']!r}"
        for place in path["nodes"]:
            if not isinstance(place, str) or place not in nodes:
                raise _wrong(f"{where} must go over nodes of the board, and {str(place)[:20]!r} isn't one")
            if nodes[place]["kind"] not in WALKED:
                raise _wrong(f"{where} must go over spaces, and {place!r} is of kind {nodes[place]['kind']}")
        if len({*path["nodes"]}) < len(path["nodes"]):
            raise _wrong(f"{where} can visit each space only once")
        if path["closed"] and len(path["nodes"]) <= FAR:
            raise _wrong(f"{where} is a ring, so it needs more than {FAR} spaces")
        for name in ("end_a", "end_b"):
            end = path.get(name, "")
            if path["closed"] and end:
                raise _wrong(f"{where} is a ring, so it can't have ends")
            if not path["closed"] and end not in ends:
                raise _wrong(f"{where} must have START or a side entrance as {name}, not {str(end)[:20]!r}")
            met.add(end)
    for end in sorted(ends - met):
        raise _wrong(f"A path must end at {end!r}")


def _degrees(data: Mapping[str, Any], nodes: Mapping[Place, Mapping[str, Any]]) -> None:
    """An intersection is where two paths cross; every other space lies on one."""
    for place, node in nodes.items():
        if node["kind"] not in WALKED:
            continue
        on = [path["id"] for path in data["paths"] if place in path["nodes"]]
        if not on:
            raise _wrong(f"{place!r} must be on a path")
        if node["kind"] == "intersection" and len(on) != 2:
            raise _wrong(f"Intersection {place!r} must be on two paths, not {len(on)}")
        if node["kind"] != "intersection" and len(on) != 1:
            raise _wrong(f"{place!r} isn't an intersection, so it must be on one path, not {len(on)}")
    crossings = sum(node["kind"] == "intersection" for node in nodes.values())
    if crossings < LEAST_CROSSINGS:
        raise _wrong(f"The board must have at least {LEAST_CROSSINGS} intersections, not {crossings}")


def _chiefs(nodes: Mapping[Place, Mapping[str, Any]]) -> None:
    """Chief spaces are there, and each is pointed at."""
    chiefs = [place for place, node in nodes.items() if node["kind"] == "chief"]
    if not LEAST_CHIEFS <= len(chiefs) <= len(CHIEFS):
        raise _wrong(f"The board must have {LEAST_CHIEFS} to {len(CHIEFS)} Chief spaces, not {len(chiefs)}")
    pointed = set()
    for place, node in nodes.items():
        target = node.get("points_to", "")
        if node["kind"] == "chief_pointer" and target not in chiefs:
            raise _wrong(f"{place!r} must point to a Chief space, not to {str(target)[:20]!r}")
        if node["kind"] != "chief_pointer" and target:
            raise _wrong(f"{place!r} can't point to a Chief space, because it's of kind {node['kind']}")
        pointed.add(target)
    for chief in chiefs:
        if chief not in pointed:
            raise _wrong(f"No space points to Chief space {chief!r}")


def _moves(board: Board) -> None:
    """From every space, and START, every throw has a move."""
    for place in (board.start, *board.spaces):
        for count in COUNTS:
            if not board.ways(place, count):
                raise _wrong(f"There must be a move of {count} from {place!r}")


def _reach(board: Board) -> None:
    """Every space is reached from START, and a side door from every space."""
    reached, ahead = {board.start}, [board.start]
    back: dict[Place, set[Place]] = {}
    while ahead:
        here = ahead.pop()
        for count in COUNTS:
            for way in board.ways(here, count):
                back.setdefault(way.end, set()).add(here)
                if way.end not in reached:
                    reached.add(way.end)
                    ahead.append(way.end)
    for place in board.spaces:
        if place not in reached:
            raise _wrong(f"{place!r} can't be reached from START")
    home = {place for place in board.spaces if board.away(place)}
    ahead = [*home]
    while ahead:
        for before in back.get(ahead.pop(), ()):
            if before not in home:
                home.add(before)
                ahead.append(before)
    for place in board.spaces:
        if place not in home:
            raise _wrong(f"There must be a way from {place!r} to a side entrance")
