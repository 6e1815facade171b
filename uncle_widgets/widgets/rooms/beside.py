"""Positions of a lesson on the table: one, or two side by side; whether those need a table each, what differs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from uncle_widgets.asking.shapes import Told
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.names import checked
from uncle_widgets.games.plain import plain
from uncle_widgets.games.plans import Exercise
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


@dataclass(frozen=True)
class Laid:
    """What lies on each table, whose names stand at it, what is lit there as other, and what is said over it."""

    scenes: tuple[Scene, ...]
    names: tuple[list[str], ...]
    differs: tuple[list[str], ...]
    over: tuple[Told, ...]


def laid(kit: Kit[Any], these: Sequence[Exercise]) -> Laid:
    """One position, or two side by side: on one table where they are drawn the same, else on one each."""
    scenes = [scene_of(kit, one) for one in these]
    names = [list(checked(None, one.game.seats)) for one in these]
    if len(scenes) < 2 or alike(*scenes):
        first = scenes[0]
        return Laid((first,), (names[0],), ([],), ({"place": first.place, "line": (first.now, "")},))
    first, second = scenes
    over = tuple(
        Told(badge=str(k), place=scene.now, line=(line, ""))
        for k, (scene, line) in enumerate(zip(scenes, these[1].pair, strict=True), 1)
    )
    return Laid((first, second), (*names,), (apart(first, second), apart(second, first)), over)


def scene_of(kit: Kit[Any], here: Exercise) -> Scene:
    """A position as it is drawn: one of a game that was played, with what has just happened."""
    match, step, names = here.match, here.step, checked(None, here.game.seats)
    placed = here.question.table(here.view)
    if match is not None and placed == here.view:
        return kit.draw(match, step, here.view.me, names, kit.before(match, step))
    return kit.scene(placed, (), names, ())
