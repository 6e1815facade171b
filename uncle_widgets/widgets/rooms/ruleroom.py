"""The room of the rules: how to play in pictures, every clause, and what may be set; and how to play alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import traitlets as t

from uncle_widgets.engine.game import Game
from uncle_widgets.engine.options import Option, Written
from uncle_widgets.games import GAMES
from uncle_widgets.games.howto import HowTo, how_to_play
from uncle_widgets.games.kit import Kit, known
from uncle_widgets.games.plain import plain
from uncle_widgets.games.table import listed
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.base import Piece, Room
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.page.links import Link, cell, settings

NAMED = 3
"""Options that the line of what is left open names where none has been changed."""


class RuleBook(Piece, Hears[messages.ToStrip], view="rulebook"):
    """How to play, and under it the rules, where there are `heads`."""

    howto = t.Dict(help="A `games.howto.HowTo` as plain values; {} where the game has none").tag(sync=True)
    heads: t.List[Any] = t.List(help="(head, clauses) pairs; a clause is its name and its text").tag(sync=True)
    rulings: t.List[Any] = t.List(help="(name, text) pairs").tag(sync=True)
    force = t.Unicode(help="The options in force, in a line").tag(sync=True)
    fields: t.List[Any] = t.List(help="What may be set: see `shapes.Entry`").tag(sync=True)
    record = t.Unicode(help="How a record of this game begins").tag(sync=True)
    note = t.Unicode(help="Why something was refused, in one sentence; '' if nothing was").tag(sync=True)


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
        bots = [[name, name.replace(",", ", ")] for name in dict.fromkeys([who, *kit.players])]
        split = [[*pair] for pair in kit.rules if not pair[0].startswith("G")]
        self.book = RuleBook(
            kit,
            howto=plain_how_to(kit, game),
            heads=[
                [head, [list(pair) for pair in clauses if list(pair) in split]]
                for head, clauses in kit.rulebook
                if any(list(pair) in split for pair in clauses)
            ],
            rulings=[list(pair) for pair in kit.rules if list(pair) not in split],
            force=in_force(kit, game.options),
            fields=[
                *(field_of(option, getattr(game.options, option.name)) for option in kit.options.values()),
                {"name": "players", "label": "The other players are", "value": who, "choices": bots},
            ],
            record=f"{kit.id} seats=...",
        )
        self.book.on_heard(self._pressed)
        super().__init__([self.book])
        link = Link("rules", kit.id, {**settings(game), "players": who})
        self.tells(link=str(link), cell=cell("dashboard", kit.id, game, tab="rules"))

    def _pressed(self, message: messages.ToStrip) -> None:
        self.book.note = ""
        if isinstance(message, messages.First):
            self._set(self.kit.bots, self.kit.short)
            return
        values = message.values
        if record := values.get("record", "").strip():
            self._open(record)
        else:
            options = {name: values[name] for name in self.kit.options if name in values}
            self._set(values.get("players", self.kit.bots), options)


class HowToRoom(Room):
    """How to play a game: its aim, and five pictures with a sentence each. `howto` has the same as data."""

    def __init__(self, kit: Kit[Any], howto: HowTo) -> None:
        self.kit, self.howto = kit, howto
        super().__init__([RuleBook(kit, howto=plain(howto))])

    def still(self) -> str:
        return self.howto._repr_html_()

    def __repr__(self) -> str:
        return repr(self.howto)


def how_to(game: str, seats: int | None = None) -> HowToRoom:
    """Show how to play a game: its aim, and five pictures with a sentence each.

    The attribute `howto` of the result has the same as data: `aim`, and `pictures` with `title` and `says`.

    Args:
        game: the id of a game.
        seats: how many play; None for the game's usual number.

    Raises:
        Refusal: if the game is unknown, can't be played by so many, or has no such pictures.
    """
    kit = known(GAMES, game)
    howto = how_to_play(kit, seats)
    if howto is None:
        raise Refusal(f"{kit.title} has no page on how to play (no howto.toml).")
    return HowToRoom(kit, howto)


def plain_how_to(kit: Kit[Any], game: Game[Any, Any, Any]) -> dict[str, Any]:
    """How to play this match as a page has it; {} where the game does not say."""
    howto = how_to_play(kit, game)
    return plain(howto) if howto else {}


def in_force(kit: Kit[Any], options: Any) -> str:
    """The options in force, in a line: those that were changed, and else the first few."""
    now = [(option, getattr(options, option.name)) for option in kit.options.values()]
    changed = [one for one in now if one[1] != one[0].default]
    named = changed or now[:NAMED]
    told = "; ".join(
        f"{option.help}: {option.words.get(value, option.text(value)) if option.words else option.text(value)}"
        for option, value in named
    )
    more = len(now) - len(named)
    return f"{told}; and {more} more." if more else f"{told}."


def field_of(option: Option, value: Any) -> dict[str, Any]:
    """The field in which an option is set."""
    field: dict[str, Any] = {"name": option.name, "label": option.help, "value": option.text(value)}
    if type(option.default) is not int and not isinstance(option.range, Written):
        return {**field, "choices": [[option.text(value), option.words[value]] for value in option.range]}
    return {**field, "help": option.spoken}
