"""What tests of lockstep play share: a board of our own, and all that a greedy player may do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from uncle_widgets.games.thrush.board_check import load
from uncle_widgets.games.thrush.players import PLAYERS


def town(spaces: int = 46, crossings: int = 8, chiefs: int = 12) -> Any:
    """A board of our own: a road from START to a side door, and a ring that crosses it; Chiefs everywhere."""
    road = [f"R{k:02}" for k in range(max(26, 3 * crossings))]
    ring = [f"O{k:02}" for k in range(spaces - len(road))]
    for k in range(crossings):
        ring[k * len(ring) // crossings] = road[3 * k + 2]
    corners = {*road} & {*ring}
    plain = [place for place in (*road, *ring) if place not in corners]
    points = {plain[k * len(plain) // chiefs]: f"C{k + 1:02}" for k in range(chiefs)}
    nodes = [
        {
            "id": place,
            "kind": "intersection" if place in corners else "chief_pointer" if place in points else "space",
        }
        | ({"points_to": points[place]} if place in points else {})
        for place in dict.fromkeys([*road, *ring])
    ]
    nodes += [{"id": chief, "kind": "chief"} for chief in points.values()]
    nodes += [
        {"id": name, "kind": kind}
        for name, kind in (("S", "start"), ("U", "uncle_hq"), ("T", "thrush_hq"), ("D", "side_entrance"))
    ]
    return load({
        "title": "Town", "width": 100, "height": 100, "start": "S", "uncle_hq": "U", "thrush_hq": "T",
        "side_entrances": ["D"], "nodes": [{"x": 1, "y": 1} | node for node in nodes],
        "paths": [
            {"id": "road", "name": "Road", "closed": False, "nodes": road, "end_a": "S", "end_b": "D"},
            {"id": "ring", "name": "Ring", "closed": True, "nodes": ring},
        ],
    })  # fmt: skip


TOWN = town()


class Chooser(Random):
    """Chance that chooses the first of any, and keeps what there was to choose from."""

    def choice(self, seq: Any) -> Any:
        self.among = list(seq)
        return seq[0]


def greedy(view: Any, moves: Sequence[Any]) -> list[Any]:
    """Everything that the greedy player may do here, each as likely."""
    rng = Chooser()
    rng.among = []
    move = PLAYERS["greedy"](view, moves, rng)
    return rng.among or [move]
