"""`uw.picture`: a position as a picture, from whatever shows one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uncle_widgets.engine.game import Game, Watcher, check_watcher
from uncle_widgets.engine.match import Match
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.names import checked
from uncle_widgets.games.picture import Picture, drawn
from uncle_widgets.games.scene import Scene
from uncle_widgets.games.table import pictured
from uncle_widgets.refusal import Refusal, integer_in


def picture_of(kit: Kit[Any], game: Game[Any, Any, Any], scene: Scene) -> Picture:
    """A scene of a game, on its board if it has one."""
    return drawn(scene, kit.board(game) if kit.board else None)


def picture(
    source: Any, step: int | None = None, watcher: Watcher = None, *, names: Sequence[str] | None = None
) -> Picture:
    """Draw a position as a picture, without a kernel. A notebook shows it, and `words` describes it.

    To use it on a worksheet or a slide, save it with `save("x.svg")` or `save("x.png")`.

    Args:
        source: a widget, which is drawn as it is now; a View; or a Match.
        step: the step of a Match; None for the last one.
        watcher: who sees the Match: a player, 'everything', or None for what everyone sees.
        names: the names of the players.
    """
    if isinstance(source, Match):
        last = len(source.steps) - 1
        at = last if step is None else integer_in(step, 0, last)
        if at is None:
            raise Refusal(f"Expected a step from 0 to {last}, not {str(step)[:20]!r}.")
        return pictured(source, at, check_watcher(watcher, source.game.seats), names)
    if step is not None or watcher is not None:
        raise Refusal("Expected a step and a watcher only for a Match.")
    for kit in GAMES.values():
        if isinstance(getattr(source, "options", None), kit.Options) and hasattr(source, "me"):
            game = kit.make(source.seats, source.options)
            return picture_of(kit, game, kit.scene(source, (), checked(names, source.seats), ()))
    made = source.picture() if hasattr(source, "picture") else None
    if not isinstance(made, Picture):
        raise Refusal(f"Expected a widget that shows a position, a Match or a View, not {type(source).__name__}.")
    return made
