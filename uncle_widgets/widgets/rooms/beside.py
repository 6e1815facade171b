"""Two positions side by side: whether they need a table each, and what differs on those."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uncle_widgets.games.plain import plain
from uncle_widgets.games.scene import Scene

HIDDEN = ("recall", "picks")
"""What a scene holds and does not draw."""


def alike(scene: Scene, other: Scene) -> bool:
    """Whether two positions are drawn the same, so that one table is enough."""
    return scene.zones == other.zones


def apart(scene: Scene, other: Scene) -> list[str]:
    """The keys of what lies open on a scene and not so, or not there, on the other: cards, tokens, and kinds
    of card of which there are other numbers."""
    there = dict(_open(plain(other)))
    return [key for key, shown in _open(plain(scene)) if there.get(key) != shown]


def _open(part: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Every card and token that shows what it is, by its key, and where it lies."""
    if isinstance(part, dict):
        if "key" in part and ("face" in part or "at" in part):
            yield part["key"], (part.get("face"), part.get("at", place))
        if part.get("kind") == "kinds":
            for name, *counts in zip(part["kinds"], part["unseen"], part["gone"], part["held"], strict=True):
                yield f"{part['id']}.{name}", counts
        for name, value in part.items():
            if name not in HIDDEN:
                yield from _open(value, part.get("id", place))
    elif isinstance(part, list):
        for value in part:
            yield from _open(value, place)
