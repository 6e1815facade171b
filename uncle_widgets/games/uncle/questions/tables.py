"""What lies on the table while a question is asked that does not use all of the position."""

from __future__ import annotations

from typing import Any

from uncle_widgets.games.uncle.questions.trials import game_of
from uncle_widgets.games.uncle.state import View


def undealt(view: View, **changes: Any) -> View:
    """The game before its deal: all cards in one pile, no hands."""
    game = game_of(view)
    return game.view(game.start(), None).but(chips=view.chips, pot=view.pot, **changes)


def looked_on(view: View) -> View:
    """The position as one sees it who holds no hand."""
    return _covered(view).but(me=None)


def unlooked(view: View) -> View:
    """The position before one looks at one's own hand."""
    return _covered(view)


def _covered(view: View) -> View:
    hands = tuple(None if seat == view.me else hand for seat, hand in enumerate(view.hands))
    return view.but(hands=hands, unseen=tuple(sorted(view.unseen + view.hand)), drawn=())
