"""Table: the stage on which every game is shown, step by step or to play on."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import anywidget
import traitlets as t

from uncle_widgets.games.scene import Scene, plain
from uncle_widgets.static import bundle, styles

SPEEDS = (0.5, 1, 3)
MODES = ("watch", "play")


def pack(scenes: Mapping[str, Sequence[Scene]]) -> tuple[list[Any], dict[str, list[Any]]]:
    """(pool, frames): every watcher's scenes as JSON values, each distinct zone held once.

    A frame is a plain scene whose `zones` are places in the pool; most zones stay the same from
    frame to frame, so a game packs to a fraction of its scenes.
    """
    pool: list[Any] = []
    places: dict[str, int] = {}

    def place(zone: Any) -> int:
        text = json.dumps(zone, sort_keys=True)
        if text not in places:
            places[text] = len(pool)
            pool.append(zone)
        return places[text]

    def frame(scene: Scene) -> dict[str, Any]:
        values: dict[str, Any] = plain(scene)
        return {**values, "zones": [place(zone) for zone in values["zones"]]}

    return pool, {key: [frame(scene) for scene in row] for key, row in scenes.items()}


class Table(anywidget.AnyWidget):
    """Draws any Scene, and steps through its frames without the kernel.

    `frames` holds, for each watcher, one frame a step (see `pack`). A move chosen in play mode
    arrives as the message {"kind": "move", "move": text, "stamp": the stamp it was chosen at}.
    The page may set `watcher`, `step`, `playing` and `speed`; what it may not is refused.
    """

    _esm = bundle("table.js")
    _css = styles("table.css")

    game = t.Unicode("").tag(sync=True)
    names = t.List(t.Unicode()).tag(sync=True)
    pool = t.List(t.Dict()).tag(sync=True)
    frames = t.Dict(value_trait=t.List(t.Dict()), key_trait=t.Unicode()).tag(sync=True)
    eyes = t.List(t.List(t.Unicode(), minlen=2, maxlen=2)).tag(sync=True)
    watcher = t.Unicode("").tag(sync=True)
    step = t.Int(0).tag(sync=True)
    playing = t.Bool(False).tag(sync=True)
    speed = t.Float(1.0).tag(sync=True)
    mode = t.Enum(MODES, "watch").tag(sync=True)
    clauses = t.Dict(value_trait=t.Unicode(), key_trait=t.Unicode()).tag(sync=True)
    lit = t.Dict(value_trait=t.Unicode(), key_trait=t.Unicode()).tag(sync=True)
    dealt = t.Dict(value_trait=t.Dict(), key_trait=t.Unicode()).tag(sync=True)
    note = t.Unicode("").tag(sync=True)
    busy = t.Bool(False).tag(sync=True)
    stamp = t.Int(0).tag(sync=True)

    @property
    def last(self) -> int:
        """The last step that the present watcher may see."""
        return max(len(self.frames.get(self.watcher, ())) - 1, 0)

    def show(self, pool: list[Any], frames: dict[str, list[Any]], step: int | None = None) -> None:
        """Other frames at once, at `step` (or as near as may be to where it stands)."""
        with self.hold_sync():
            self.pool, self.frames = pool, frames
            if self.watcher not in frames:
                self.watcher = next(iter(frames), "")
            self.step = min(self.step if step is None else step, self.last)

    @t.validate("watcher")
    def _watcher(self, proposal: Any) -> str:
        value: str = proposal["value"]
        if self.frames and value not in self.frames:
            raise t.TraitError(f"Expected watcher to be one of {', '.join(self.frames)}, not {value[:40]!r}.")
        return value

    @t.validate("step")
    def _step(self, proposal: Any) -> int:
        value: int = proposal["value"]
        return max(0, min(value, self.last))

    @t.validate("speed")
    def _speed(self, proposal: Any) -> float:
        value: float = proposal["value"]
        if value not in SPEEDS:
            raise t.TraitError(f"Expected speed to be 0.5, 1 or 3, not {value}.")
        return value

    @t.validate("stamp")
    def _stamp(self, proposal: Any) -> int:
        value: int = proposal["value"]
        if value < self.stamp:
            raise t.TraitError(f"Expected stamp to grow from {self.stamp}, not to be {value}.")
        return value
