"""Boxes that lay out the widgets, and what every room needs: a match, its scenes, its eyes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import ipywidgets as w

from uncle_widgets.engine.game import EVERYTHING, Game, Refusal, Watcher
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.engine.players import Player
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit, known, opened
from uncle_widgets.games.scene import Scene

SEED = 1964


def room(children: Sequence[w.Widget], *classes: str) -> w.Box:
    """A box that the style sheets lay out."""
    box = w.Box(list(children))
    for name in classes:
        box.add_class(name)
    return box


def placed(widget: Any, place: str) -> Any:
    """`widget`, to stand at 'table', 'side' or 'low' in the columns."""
    widget.add_class(f"uw-at-{place}")
    return widget


def kit_of(game: Any) -> Kit[Any]:
    """The kit of a game id or of a Game."""
    return known(GAMES, game if isinstance(game, str) else getattr(game, "id", game))


def game_of(game: Any, seats: int | None, options: dict[str, Any]) -> Game[Any, Any, Any]:
    """The Game of an id and options; or the Game itself, which has its options."""
    if isinstance(game, str) or not hasattr(game, "seats"):
        return known(GAMES, game).game(seats, options)
    if seats is not None or options:
        raise Refusal("Expected no seats or options beside a Game, which has its own.")
    made: Game[Any, Any, Any] = game
    return made


def seated(kit: Kit[Any], players: str | Sequence[str], seats: int) -> list[Player]:
    """One player a seat, from a name for all or a name each."""
    names = [players] * seats if isinstance(players, str) else listed(players)
    if len(names) != seats:
        raise Refusal(f"Expected one player or {seats}, one a seat, not {len(names)}.")
    return [kit.player(name) for name in names]


def listed(players: Any) -> list[str]:
    """Players' names as a list; whether there are such players is for the kit to say."""
    return list(players) if isinstance(players, (list, tuple)) else [players]


def asked_of(kit: Kit[Any], question: Any) -> str:
    """A question's id, or a Refusal that lists the kit's."""
    if not isinstance(question, str) or question not in kit.questions:
        raise Refusal(f"{kit.title} has no question {str(question)[:40]!r}; it has {', '.join(kit.questions)}.")
    return question


def checked_seed(seed: Any) -> int:
    """A seed: a whole number from 0 to 999,999,999, text will do."""
    text = str(seed).strip()
    if isinstance(seed, bool) or not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise Refusal(f"Expected a seed from 0 to 999999999, not {text[:20]!r}.")
    return int(text)


def play_out(
    game: str | Game[Any, Any, Any],
    seats: int | None = None,
    players: str | Sequence[str] = "greedy",
    seed: int = 0,
    **options: Any,
) -> Match[Any, Any, Any]:
    """Bots play a whole game: a player's name for all, or one a seat. The same seed, the same game."""
    made = game_of(game, seats, options)
    kit = kit_of(made)
    return play_on(Match.new(made), seated(kit, players, made.seats), Random(checked_seed(seed)))


def match_of(
    source: Any, seats: int | None, players: str | Sequence[str], seed: int, options: dict[str, Any]
) -> Match[Any, Any, Any]:
    """What is to be watched: a Match, a record, or a game that bots play out."""
    if isinstance(source, Match):
        return source
    if isinstance(source, str) and source not in GAMES and (":" in source or source.lstrip().startswith("{")):
        return opened(GAMES, source)
    return play_out(source, seats, players, seed, **options)


def key_of(watcher: Watcher) -> str:
    """A watcher as the table's key: '0', 'everything' or 'none'."""
    return "none" if watcher is None else str(watcher)


def watcher_of(key: str) -> Watcher:
    """The inverse of `key_of`."""
    if key == "none":
        return None
    return EVERYTHING if key == EVERYTHING else int(key)


def scenes(
    kit: Kit[Any], match: Match[Any, Any, Any], watchers: Sequence[Watcher], names: Sequence[str]
) -> dict[str, list[Scene]]:
    """For each watcher the scene of every frame."""
    ends = kit.frames(match)
    since = [-1, *ends]
    return {
        key_of(watcher): [kit.draw(match, end, watcher, names, since[k]) for k, end in enumerate(ends)]
        for watcher in watchers
    }
