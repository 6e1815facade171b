"""One question, or all, about one position: taken from a match, or set up by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import ipywidgets as w

from uncle_widgets.engine.game import Game, Refusal
from uncle_widgets.engine.options import told
from uncle_widgets.games.scene import Fan, Item, Scene, SeatZone, Stack
from uncle_widgets.widgets.chart import Trials
from uncle_widgets.widgets.explainer import Explainer
from uncle_widgets.widgets.names import checked
from uncle_widgets.widgets.rooms import asked_of, game_of, kit_of, placed, room
from uncle_widgets.widgets.stepper import join
from uncle_widgets.widgets.strip import Strip
from uncle_widgets.widgets.table import Table, pack


class Explain(w.Box):
    """A position on the table beside its questions. `explainer.log` holds the predictions."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        view: Any,
        *,
        question: str = "",
        names: Sequence[str] | None = None,
        predict: bool = True,
        only: bool = True,
        place: str = "a position",
        drawn: Scene | None = None,
    ) -> None:
        self.drawn = drawn
        self.game, self.kit, self.view = game, kit_of(game), view
        self.names = checked(names, game.seats)
        key = "0"
        self.table = Table(
            game=self.kit.id, names=self.names, pool=[], frames={key: []}, eyes=[[key, "You"]], watcher=key,
            clauses=dict(self.kit.rules), mode="play",
        )  # fmt: skip
        self.explainer = Explainer(self.kit, predicting=predict, only=question if only else "")
        if question and not only:
            self.explainer.question = asked_of(self.kit, question)
        self.trials = Trials(game=self.kit.id)
        inner = room(
            [placed(self.table, "table"), placed(self.explainer, "side"), placed(self.low(), "low")], "uw-cols"
        )
        super().__init__([inner])
        self.add_class("uw-room")
        join(self.table, self.explainer, self.trials)
        self.place = place
        self.show()

    def low(self) -> Any:
        """What stands under the table."""
        return self.trials

    def scene(self) -> Scene:
        return self.drawn or self.kit.scene(self.view, (), self.names, ())

    def show(self) -> None:
        """Draw the position and ask about it."""
        pool, frames = pack({"0": [self.scene()]})
        with self.table.hold_sync():
            self.table.pool, self.table.frames = pool, frames
            self.table.stamp += 1
        self.explainer.show(self.view, self.place)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.game!r})"


class WhatIf(Explain):
    """A position that may be changed, by a click on a card or as text; the odds follow.

    `cell` is the line that shows the same position in a notebook.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        values: Mapping[str, str] | None = None,
        *,
        seat: int | None = None,
        question: str = "",
        names: Sequence[str] | None = None,
        predict: bool = True,
    ) -> None:
        kit = kit_of(game)
        if kit.positions is None:
            raise Refusal(f"{kit.title} has no positions that may be set up by hand.")
        self.positions = kit.positions
        if seat is not None and (type(seat) is not int or seat not in range(game.seats)):
            raise Refusal(f"Expected a seat from 0 to {game.seats - 1}, not {str(seat)[:20]!r}.")
        first = {field.name: field.first for field in self.positions.fields}
        unknown = [name for name in (values or {}) if name not in first]
        if unknown:
            raise Refusal(f"A position has no {unknown[0][:20]!r}; it has {', '.join(first)}.")
        self.values = {**first, **(values or {})}
        self.seat = self.positions.eyes(game, self.values) if seat is None else seat
        self.strip = Strip(game=kit.id, heading="What if?")
        view = self.positions.build(game, self.seat, self.values)
        self.values |= self.positions.describe(view)
        super().__init__(
            game, view, question=question, names=names, predict=predict, only=False, place=self._place()
        )
        self.strip.on_press(self._pressed)
        self.table.on_msg(self._clicked)

    def low(self) -> Any:
        return room([self.strip, self.trials], "uw-stack")

    def _place(self) -> str:
        return " ".join(f"{name}={value.replace(' ', '')}" for name, value in self.values.items())

    @property
    def cell(self) -> str:
        options = {"seats": self.game.seats, **told(self.game.options)}
        given = ", ".join(f"{name}={value!r}" for name, value in (options | self.values).items())
        return f"uw.what_if({self.kit.id!r}, seat={self.seat}, {given})"

    @property
    def link(self) -> str:
        options = {"seats": self.game.seats, **told(self.game.options)}
        fixed = " ".join(f"{name}={value}" for name, value in options.items())
        cards = " ".join(f"{name}={value.replace(' ', '')}" for name, value in self.values.items() if value)
        return f"position {self.kit.id} {fixed} seat={self.seat} {cards}:"

    def scene(self) -> Scene:
        """The position, with what a click may change."""
        drawn = super().scene()
        picks = self.positions.edits(self.view)

        def open_(item: Item) -> Item:
            return replace(item, picks=picks.get(item.key, ()))

        zones: list[Any] = []
        for zone in drawn.zones:
            if isinstance(zone, (SeatZone, Fan)):
                zone = replace(zone, cards=tuple(open_(item) for item in zone.cards))
            elif isinstance(zone, Stack) and zone.top is not None:
                zone = replace(zone, top=open_(zone.top))
            zones.append(zone)
        told = ("What if?", "Press a card to change it, or the draw pile to add one.")
        return replace(drawn, zones=tuple(zones), said=told, place="What if?")

    def show(self) -> None:
        self.strip.words = (
            "Change the cards by pressing them on the table, or write them here. What cannot be is refused."
        )
        self.strip.fields = [
            {"name": f.name, "label": f.label, "value": self.values[f.name], "help": f.help}
            for f in self.positions.fields
        ]
        self.strip.buttons = [
            {"kind": "set", "label": "Show this position", "strong": True},
            {"kind": "first", "label": "Start again"},
        ]
        self.strip.cell = self.cell
        super().show()

    def set(self, **values: str) -> None:
        """Another position; a Refusal where it cannot be, and the old one stays."""
        self._set(self.seat, values)

    def _set(self, seat: int, values: Mapping[str, str]) -> None:
        """The same, with other eyes."""
        wanted = {**self.values, **{k: v for k, v in values.items() if k in self.values}}
        view = self.positions.build(self.game, seat, wanted)
        self.values, self.view, self.seat = {**wanted, **self.positions.describe(view)}, view, seat
        self.place = self._place()
        self.show()

    def _pressed(self, kind: str, values: Mapping[str, str]) -> None:
        if kind == "set":
            self.set(**values)
        elif kind == "first":
            first = {field.name: field.first for field in self.positions.fields}
            self._set(self.positions.eyes(self.game, first), first)

    def _clicked(self, _: Any, message: Any, __: Any) -> None:
        if not isinstance(message, dict) or message.get("kind") != "move":
            return
        try:
            self.strip.note = ""
            values = self.positions.changed(self.values, str(message.get("move")))
            self._set(self.positions.moved(self.game, self.seat, self.values, values), values)
        except Refusal as refusal:
            self.strip.note = self.table.note = str(refusal)
            self.table.stamp += 1


def what_if(game: Any, seat: int | None = None, seats: int | None = None, **values: Any) -> WhatIf:
    """Set up a position by hand: `what_if('uncle', hand='1 3 6', pile='6 3 3 1 6 5 2')`.

    Names of the position's fields and of the game's options may be given; also `question`,
    `names` and `predict`. A Refusal says why a position cannot be.
    """
    own = {name: values.pop(name) for name in ("question", "names", "predict") if name in values}
    kit = kit_of(game)
    names = {field.name for field in kit.positions.fields} if kit.positions else set()
    fields = {name: str(values.pop(name)) for name in list(values) if name in names}
    return WhatIf(game_of(game, seats, values), fields, seat=seat, **own)


def explain(
    game: Any,
    question: str,
    at: Any = None,
    *,
    names: Sequence[str] | None = None,
    predict: bool = True,
    **options: Any,
) -> Explain:
    """One question about one position.

    `at` is a View (with the Game it is of as `game`, or an id and its options), or (match,
    step, seat); without it, the position that the game's lessons begin with.
    """
    drawn = None
    if isinstance(at, tuple) and len(at) == 3 and hasattr(at[0], "view"):
        match, step, watcher = at
        kit = kit_of(match.game)
        made, view, place = match.game, match.view(step, watcher), f"step {step}, seen by {watcher}"
        drawn = kit.draw(match, step, watcher, checked(names, made.seats), kit.before(match, step))
    else:
        if hasattr(at, "seats") and "seats" not in options and isinstance(game, str):
            options["seats"] = at.seats
        made = game_of(game, options.pop("seats", None), options)
        kit, view, place = kit_of(made), at, "a position"
        if view is None:
            if kit.positions is None:
                raise Refusal("Expected a position: at=a View, or at=(match, step, seat).")
            first = {field.name: field.first for field in kit.positions.fields}
            view = kit.positions.build(made, kit.positions.eyes(made, first), first)
    asked_of(kit, question)
    if not hasattr(view, "seats"):
        raise Refusal(f"Expected a position: at=a View, or at=(match, step, seat), not {str(at)[:40]!r}.")
    if kit.questions[question].ask(view) is None:
        raise Refusal(f"Question {question} does not arise in this position.")
    return Explain(made, view, question=question, names=names, predict=predict, place=place, drawn=drawn)
