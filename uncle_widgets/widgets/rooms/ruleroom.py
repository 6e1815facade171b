"""The room of the rules: what may be set, who plays, a record or link to open, and every clause to read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.options import Option, Written
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.table import listed
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.base import Room
from uncle_widgets.widgets.page.links import Link, cell, settings
from uncle_widgets.widgets.table.strip import Strip


class RuleRoom(Room):
    """`on_set(players, options)` is called with texts to be checked, `on_open(text)` with a record or link."""

    def __init__(
        self,
        kit: Kit[Any],
        game: Game[Any, Any, Any],
        players: str | Sequence[str],
        *,
        on_set: Callable[[str, Mapping[str, Any]], None],
        on_open: Callable[[str], None],
    ) -> None:
        self.kit, self._set, self._open = kit, on_set, on_open
        who = ",".join(listed(players))
        self.strip = Strip(kit, heading="Rules and players", rows=[list(pair) for pair in kit.rules])
        self.strip.words = (
            "What the rulebook leaves open, with our rulings as they stand. A change begins every room anew."
        )
        self.strip.fields = [
            {
                "name": "players",
                "label": "Bots",
                "value": who,
                "choices": [[name, name.replace(",", ", ")] for name in dict.fromkeys([who, *kit.players])],
                "help": "",
            },
            *(field_of(option, getattr(game.options, option.name)) for option in kit.options.values()),
            {
                "name": "record",
                "label": "A record or link to open",
                "value": "",
                "help": f"{kit.id} seats=...",
            },
        ]
        self.strip.buttons = [
            {"kind": "set", "label": "Play by these", "strong": True},
            {"kind": "first", "label": "As at first"},
        ]
        self.strip.on_press(self._pressed)
        super().__init__([self.strip])
        link = Link("rules", kit.id, {**settings(game), "players": who})
        self.tells(link=str(link), cell=cell("dashboard", kit.id, game, tab="rules"))

    def _pressed(self, message: messages.ToStrip) -> None:
        if isinstance(message, messages.First):
            self._set(self.kit.bots, self.kit.short)
            return
        values = message.values
        if record := values.get("record", "").strip():
            self._open(record)
        else:
            options = {name: values[name] for name in self.kit.options if name in values}
            self._set(values.get("players", self.kit.bots), options)


def field_of(option: Option, value: Any) -> dict[str, Any]:
    """The field of the strip in which an option is set."""
    field: dict[str, Any] = {
        "name": option.name,
        "label": f"{option.help} ({option.ruling})",
        "value": option.text(value),
        "help": option.spoken,
    }
    if type(option.default) is not int and not isinstance(option.range, Written):
        field["choices"] = [[option.text(value), option.words[value]] for value in option.range]
    return field
