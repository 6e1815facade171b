"""Table: the stage on which every game is shown, step by step or to play on."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import traitlets as t

from uncle_widgets.games.plain import plain
from uncle_widgets.games.scene import Scene
from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.hearing import Eyes, Hears
from uncle_widgets.widgets.page.messages import Frames, FramesWanted, ToTable
from uncle_widgets.widgets.page.mirror import Mirror
from uncle_widgets.widgets.table.shapes import Page

SPEEDS = (0.5, 1, 3)
MODES = ("watch", "play", "edit")
ASKING = ("ask", "mark", "off")
COVERS = ("", "hidden", "press", "shown")
HEARD = "watcher step playing speed asking stop lifted said"
"""What the page sets of itself."""
PAGE = 60
"""How many frames travel together, where there are more."""
POOLED = ("sheet", "board")
"""Parts of a scene that stay the same over many frames, beside its zones."""


class Pack:
    """Scenes as JSON values, each distinct zone, sheet and board held once, in `pool`.

    A frame is a plain scene whose `zones`, `sheet` and `board` are places in the pool; most stay the
    same from frame to frame, so a game packs to a fraction of its scenes.
    """

    def __init__(self) -> None:
        self.pool: list[Any] = []
        self._places: dict[str, int] = {}
        self._known: dict[Any, int] = {}  # an equal part again is not made plain again: most are

    def frame(self, scene: Scene) -> dict[str, Any]:
        values: dict[str, Any] = plain(scene, but=("zones", *POOLED))
        values["zones"] = [self._place(zone) for zone in scene.zones]
        return values | {name: self._place(part) for name in POOLED if (part := getattr(scene, name))}

    @property
    def texts(self) -> list[str]:
        """The values of `pool` as JSON."""
        return [*self._places]

    def _place(self, part: Any) -> int:
        if (at := self._known.get(part)) is None:
            value = plain(part)
            at = self._known[part] = self._places.setdefault(json.dumps(value, sort_keys=True), len(self.pool))
            if at == len(self.pool):
                self.pool.append(value)
        return at


def pack(scenes: Mapping[str, Sequence[Scene]]) -> tuple[list[Any], dict[str, list[Any]]]:
    """(pool, frames): every watcher's scenes, packed together."""
    packed = Pack()
    frames = {key: [packed.frame(scene) for scene in row] for key, row in scenes.items()}
    return packed.pool, frames


def grown(stamp: int, value: int) -> int:
    """`value`, which must not be less than the `stamp` before it."""
    if value < stamp:
        raise t.TraitError(f"Expected stamp to grow from {stamp}, not to be {value}.")
    return value


def liftable(lifts: Mapping[str, Any], move: str) -> str:
    """`move`, which must be one of `lifts`, or '' for none."""
    if move and move not in lifts:
        raise t.TraitError(f"Expected a move that may be lifted, or none, not {move[:40]!r}.")
    return move


class Table(Mirror, Piece, Hears[ToTable], view="table", hears=f"{HEARD} lit dealt lifts"):
    """The table of a game. It steps through its frames without the kernel.

    A short game is in `frames`: for each viewer, one frame a step (see `pack`). A long game has `count` frames for
    each of the `eyes`, in pages of PAGE. `pages` holds the first ones. The page asks for others with
    `FramesWanted`, and `on_page` answers. A move that you choose arrives as `Move`. The page may set the traits in
    `HEARD`. `lit`, `dealt` and `lifts` follow the panel.
    """

    names = t.List(t.Unicode(), help="The name of each player").tag(sync=True)
    pool = t.List(t.Any(), help="Zones, sheets and boards, each once (see `pack`)").tag(sync=True)
    frames = t.Dict(
        value_trait=t.List(t.Dict()), key_trait=t.Unicode(), help="The frames, by watcher (see `pack`)"
    ).tag(sync=True)
    count = t.Int(0, min=0, help="How many frames each viewer has, or 0 if all are sent at once").tag(sync=True)
    size = t.Int(PAGE, min=1, help="The number of frames in a page").tag(sync=True)
    pages = t.Dict(value_trait=t.Dict(), key_trait=t.Unicode(), help="Pages of frames, by 'watcher.k'").tag(
        sync=True
    )
    eyes = t.List(t.List(t.Unicode(), minlen=2, maxlen=2), help="All viewers, as (watcher, name)").tag(sync=True)
    watcher = Eyes("", help="Whose view you see: a player as text, or 'everything'").tag(sync=True)
    step = t.Int(0, help="The current frame, from 0").tag(sync=True)
    covers = t.Enum(COVERS, "", help="How covered names are shown; '' for the reader's choice").tag(sync=True)
    playing = t.Bool(False, help="Whether the game steps on by itself").tag(sync=True)
    speed = t.Float(1.0, help="The speed: 0.5, 1 or 3").tag(sync=True)
    mode = t.Enum(MODES, "watch", help="Whether you watch, play, or change cards").tag(sync=True)
    clauses = t.Dict(value_trait=t.Unicode(), key_trait=t.Unicode(), help="The rules, by clause").tag(sync=True)
    lit = t.Dict(value_trait=t.Unicode(), key_trait=t.Unicode(), help="Highlighted items, with their colour").tag(
        sync=True
    )
    differs = t.List(t.Unicode(), help="Items that differ from the table next to this one").tag(sync=True)
    aside = t.Bool(False, help="Whether the question is about the table next to this one").tag(sync=True)
    dealt = t.Dict(value_trait=t.Dict(), key_trait=t.Unicode(), help="The cards of a trial, by item").tag(
        sync=True
    )
    boards = t.Dict(value_trait=t.Dict(), key_trait=t.Unicode(), help="Parts that never move, by id").tag(
        sync=True
    )
    heat = t.Dict(help="The colours of the spaces on a board (see `shapes.HeatMap`)").tag(sync=True)
    caption = t.Dict(help="The text above the table (see `shapes.Told`); {} for the text of the scene").tag(
        sync=True
    )
    moments = t.List(t.Dict(), help="The turning points for this viewer (see `shapes.Mark`)").tag(sync=True)
    asking = t.Enum(
        ASKING, "ask", help="Whether a turning point pauses the game, is only marked, or is ignored"
    ).tag(sync=True)
    stop = t.Int(-1, help="Which of `moments` the page asks about; -1 for none").tag(sync=True)
    bright = t.List(t.Unicode(), help="Items that stay bright; if empty, all do").tag(sync=True)
    lifts = t.Dict(
        value_trait=t.Dict(), key_trait=t.Unicode(), help="Moves whose card you pick up first (see `shapes.Lift`)"
    ).tag(sync=True)
    lifted = t.Unicode("", help="The move whose card is picked up; '' for none").tag(sync=True)
    said = t.Dict(value_trait=t.Float(), key_trait=t.Unicode(), help="Guesses out of 100, by move").tag(sync=True)
    buttons: t.List[Any] = t.List(t.Dict(), help="The buttons of the bar (see `shapes.Button`)").tag(sync=True)
    race = t.Dict(help="The chart at the end of a game (see `shapes.RaceShown`)").tag(sync=True)
    note = t.Unicode("", help="Why something was refused, in one sentence; '' if nothing was").tag(sync=True)
    busy = t.Bool(False, help="Whether somebody else is moving").tag(sync=True)
    stamp = t.Int(0, help="Grows with each new position in Play, so that old clicks are ignored").tag(sync=True)

    scene: Scene | None = None
    """What was presented last."""

    @property
    def last(self) -> int:
        """The last step that the present watcher may see."""
        return max((self.count or len(self.frames.get(self.watcher, ()))) - 1, 0)

    def show(self, pool: list[Any], frames: dict[str, list[Any]], step: int | None = None) -> None:
        """Show other frames, at `step` or as close to it as possible."""
        with self.hold_sync():
            self.pool, self.frames = pool, frames
            if self.watcher not in frames:
                self.watcher = next(iter(frames), "")
            self.step = min(self.step if step is None else step, self.last)

    def present(self, key: str, scene: Scene, lifts: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        """Show one scene, for the viewer `key`, to play on (`lifts`), ask about or change."""
        self.scene = scene
        pool, frames = pack({key: [scene]})
        with self.hold_sync():
            self.pool, self.frames, self.note = pool, frames, ""
            self.lifts, self.lifted, self.said = dict(lifts or {}), "", {}
            self.stamp += 1

    def refuse(self, sentence: str) -> None:
        """Say why what was pressed is not done; the next press is heard again."""
        with self.hold_sync():
            self.note = sentence
            self.stamp += 1

    def on_page(self, draw: Callable[[str, int], Page]) -> None:
        """Answer the page's requests by `draw(watcher, k)`, called for watchers and pages that there are."""

        def heard(message: ToTable) -> None:
            if isinstance(message, FramesWanted):
                watcher, k = message.watcher, message.page
                if watcher in [key for key, _ in self.eyes] and 0 <= k <= self.last // self.size:
                    self.reply(Frames(watcher=watcher, page=k, **draw(watcher, k)))

        self.on_heard(heard)

    @t.validate("watcher", "step", "playing")
    def _place(self, proposal: Any) -> Any:
        name, value = proposal["trait"].name, proposal["value"]
        return self.wished(proposal) if name in self.deeds or name == "playing" else self.check(name, value)

    def check(self, name: str, value: Any) -> Any:
        """`value`, which must be a watcher or a step (`name`) that there is."""
        if name == "step":
            if not 0 <= value <= self.last:
                raise t.TraitError(f"Expected a step from 0 to {self.last}, not {value}.")
            return value
        known = [key for key, _ in self.eyes] if self.count else list(self.frames)
        if known and value not in known:
            raise t.TraitError(f"Expected watcher to be one of {', '.join(known)}, not {value[:40]!r}.")
        return value

    @t.validate("lifted")
    def _lifted(self, proposal: Any) -> str:
        return liftable(self.lifts, proposal["value"])

    @t.validate("stop")
    def _stop(self, proposal: Any) -> int:
        value: int = proposal["value"]
        if "stop" in self.deeds:
            return int(self.wished(proposal))
        if not -1 <= value < len(self.moments):
            raise t.TraitError(f"Expected a moment from 0 to {len(self.moments) - 1}, or -1, not {value}.")
        return value

    @t.validate("speed")
    def _speed(self, proposal: Any) -> float:
        value: float = proposal["value"]
        if value not in SPEEDS:
            raise t.TraitError(f"Expected speed to be 0.5, 1 or 3, not {value}.")
        return value

    @t.validate("stamp")
    def _stamp(self, proposal: Any) -> int:
        return grown(self.stamp, proposal["value"])
