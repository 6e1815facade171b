"""A position that may be changed, card by card or as text; the odds follow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from uncle_widgets.asking.panel import did
from uncle_widgets.engine.game import Game
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.scene import Fan, Item, Scene, SeatZone, Stack, Tokens
from uncle_widgets.games.table import game_of, kit_of
from uncle_widgets.refusal import Refusal, integer_in
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.links import Link, cell, is_link, parse, settings
from uncle_widgets.widgets.page.observers import ours_first
from uncle_widgets.widgets.panel.facts import Places
from uncle_widgets.widgets.rooms.explain import Explain
from uncle_widgets.widgets.rooms.recall import again, kept, kept_name, of_panel, read
from uncle_widgets.widgets.table.strip import Strip


class PositionPlaces(Places):
    """The facts of positions that are set up: a place is the link of one. The question on show stays, while
    cards are changed."""

    stays = True

    def __init__(self, kit: Kit[Any], game: Game[Any, Any, Any], positions: Any) -> None:
        super().__init__(kit)
        self.game, self.positions = game, positions

    def knows(self, place: str) -> bool:
        if not super().knows(place):
            try:
                self._find(place)
            except Refusal:
                return False
        return True

    def _find(self, place: str) -> None:
        """A position of this game that was set up before; a Refusal where it cannot be."""
        values = dict(parse(place).check("position").values)
        names = [field.name for field in self.positions.fields]
        view = self.positions.build(self.game, _seat(values), {name: values.get(name, "") for name in names})
        self.put(place, view)
        self.call(place, _place(self.positions.describe(view)))


class WhatIf(Explain):
    """A position that you can change with a click or as text. The chances follow."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        values: Mapping[str, Any] | None = None,
        *,
        seat: int | None = None,
        **shown: Any,
    ) -> None:
        """`values` are the position's fields, as `texts` takes them; `shown` goes to the Stage."""
        kit = kit_of(game)
        if kit.positions is None:
            raise Refusal(f"{kit.title} has no positions that you can set up by hand.")
        self.positions = kit.positions
        eyes = None if seat is None else integer_in(seat, 0, game.seats - 1)
        if seat is not None and eyes is None:
            raise Refusal(f"Expected a seat from 0 to {game.seats - 1}, not {str(seat)[:20]!r}.")
        first = {field.name: field.first for field in kit.positions.fields}
        self.values = {**first, **texts(values or {}, tuple(first))}
        self.seat = self.positions.eyes(game, self.values) if eyes is None else eyes
        view = self.positions.build(game, self.seat, self.values)
        self.values |= self.positions.describe(view)
        self.strip = Strip(kit, heading="Type a position", folded="Type a position")
        facts = PositionPlaces(kit, game, self.positions)
        super().__init__(
            game, view, place=_place(self.values), mode="edit", low=[self.strip], facts=facts, **shown
        )
        self.explainer.restored = self._restored
        self.explainer.kept = kept_name(Link("position", kit.id, settings(game)))
        self.strip.on_press(self._pressed)
        self.table.on_heard(self._clicked)

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
            elif isinstance(zone, Tokens):
                zone = replace(zone, carries=self.positions.carries(self.view))
            zones.append(zone)
        return replace(drawn, zones=tuple(zones), said=("What if?", self.kit.terms.edit), place="What if?")

    def show(self) -> None:
        self.strip.fields = [
            {"name": f.name, "label": f.label, "value": self.values[f.name], "help": f.help}
            for f in self.positions.fields
        ]
        self.strip.buttons = [
            {"kind": "set", "label": "Show this position", "strong": True},
            {"kind": "first", "label": "Start over"},
        ]
        super().show()

    def ask(self) -> None:
        link = self._link()
        self.explainer.facts.call(str(link), self.place)
        self.explainer.show(self.view, str(link))

    def _told(self) -> None:
        super()._told()
        self._address()
        self.explainer.keeping = kept(of_panel(self.explainer.asked))

    def _restored(self, told: Any) -> None:
        """Do again what a tab has kept of this very game; nothing where something was said since."""
        runner, facts = self.explainer.runner, self.explainer.facts
        if not runner.state.said:
            runner.state = again(runner.state, read(told), partial(did, facts))
            runner.draw()

    def _link(self, **asked: str) -> Link:
        return Link(
            "position", self.kit.id, {**settings(self.game), "seat": str(self.seat), **self.values, **asked}
        )

    def _address(self) -> None:
        """The link and the cell of the position, with the question that is asked of it."""
        asked = {"question": self.explainer.question} if self.explainer.question else {}
        self.strip.cell = cell("what_if", self.kit.id, self.game, seat=self.seat, **self.values, **asked)
        self.tells(link=str(self._link(**asked)), cell=self.strip.cell)

    def set(self, **values: Any) -> None:
        """Set up another position; a field is text or a list. If it isn't possible, raise Refusal and change
        nothing.
        """
        self._set(self.seat, texts(values, tuple(self.values)))

    def _set(self, seat: int, values: Mapping[str, str]) -> None:
        """The same, with other eyes."""
        with ours_first():
            self._set_now(seat, values)

    def _set_now(self, seat: int, values: Mapping[str, str]) -> None:
        wanted = {**self.values, **{k: v for k, v in values.items() if k in self.values}}
        view = self.positions.build(self.game, seat, wanted)
        if view != self.view:
            self.explainer.facts.since = self.explainer.asked.place
        self.values, self.view, self.seat = {**wanted, **self.positions.describe(view)}, view, seat
        self.place = _place(self.values)
        self.show()

    def _pressed(self, message: messages.ToStrip) -> None:
        if isinstance(message, messages.Set):
            self._set(self.seat, message.values)
        else:
            first = {field.name: field.first for field in self.positions.fields}
            self._set(self.positions.eyes(self.game, first), first)

    def _clicked(self, message: messages.ToTable) -> None:
        if isinstance(message, messages.Move):
            values = self.positions.changed(self.values, message.move)
            self._set(self.positions.moved(self.game, self.seat, self.values, values), values)


def what_if(game: Any, seat: int | None = None, seats: int | None = None, **values: Any) -> WhatIf:
    """Set up your own position: `what_if('uncle', hand='1 3 6', pile='6 3 3 1 6 5 2')`.

    Args:
        game: the id of a game, or the link of a position.
        seat: whose view the position shows.
        seats: how many play.
        values: fields of the position, options of the game, and `question`, `names`, `predict` and `trial_seed`.
            Cards are text or a list: `hand=[1, 3, 6]`.

    Raises:
        Refusal: if the position is not possible. It says why.
    """
    shown = {name: values.pop(name) for name in ("question", "names", "predict", "trial_seed") if name in values}
    if is_link(game):
        if seat is not None or seats is not None or values:
            raise Refusal("A link has its own seats, options and cards, so leave them out.")
        return opened(parse(game), **shown)
    kit = kit_of(game)
    names = tuple(field.name for field in kit.positions.fields) if kit.positions else ()
    unknown = [name for name in values if name not in names and name not in kit.options]
    if unknown and names:
        rest = (
            f"and the options {', '.join(kit.options)}"
            if isinstance(game, str)
            else "and no options beside a Game"
        )
        raise Refusal(f"A position has no {unknown[0][:20]!r}. It has {', '.join(names)}, {rest}.")
    fields = {name: values.pop(name) for name in list(values) if name in names}
    return WhatIf(game_of(game, seats, values), fields, seat=seat, **shown)


def texts(values: Mapping[str, Any], names: Sequence[str]) -> dict[str, str]:
    """Fields of a position as texts: each is text, a number, or a list of such. A Refusal for an unknown name."""
    found = {}
    for name, value in values.items():
        if name not in names:
            raise Refusal(f"A position has no {name[:20]!r}. It has {', '.join(names)}.")
        several = isinstance(value, Iterable) and not isinstance(value, (str, Mapping))
        found[name] = " ".join(map(str, value)) if several else str(value)
    return found


def opened(link: Link, **shown: Any) -> WhatIf:
    """The position that a link tells of. (Of 0.1: a field without a value was left out, and is as at first.)"""
    values = dict(link.check("position").values)
    kit = kit_of(link.game)
    seat = _seat(values)
    shown["question"] = values.pop("question", "") or shown.get("question", "")
    names = [field.name for field in kit.positions.fields] if kit.positions else []
    fields = {name: values.pop(name) for name in names if name in values}
    made = game_of(link.game, values.pop("seats", None), values)
    return WhatIf(made, fields, seat=seat, **shown)


def _seat(values: dict[str, str]) -> int:
    """Take the seat out of a link's values."""
    seat = values.pop("seat", "0")
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
        raise Refusal(f"Expected a link with a seat, not {seat[:20]!r}.")
    return int(seat)


def _place(values: Mapping[str, str]) -> str:
    """A position in the log."""
    return " ".join(f"{name}={value.replace(' ', '')}" for name, value in values.items())
