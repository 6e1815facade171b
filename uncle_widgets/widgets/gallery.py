"""The gallery: every game on one page, and a question to begin with."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets as t

from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.static import bundle, styles


class Gallery(anywidget.AnyWidget):
    """Every game on one page, and a question to begin with."""

    _esm = bundle("gallery.js")
    _css = styles("panels.css", "gallery.css")

    games: t.List[Any] = t.List().tag(sync=True)
    teaser = t.Dict().tag(sync=True)

    def __init__(self) -> None:
        super().__init__(games=[_card(kit) for kit in GAMES.values()], teaser=_teaser())

    def __repr__(self) -> str:
        return f"Gallery({', '.join(GAMES)})"


def _card(kit: Kit[Any]) -> dict[str, Any]:
    return {
        "id": kit.id,
        "title": kit.title,
        "tagline": kit.tagline,
        "players": f"{kit.seats[0]} to {kit.seats[1]} players",
        "learn": [list(pair) for pair in kit.learn],
        "page": f"{kit.id}.ipynb",
    }


def _teaser() -> dict[str, Any]:
    """The question that the gallery asks, with the numbers of the first game's lessons."""
    kit = next(iter(GAMES.values()))
    if kit.positions is None:
        return {}
    first = {field.name: field.first for field in kit.positions.fields}
    made = kit.new()
    view = kit.positions.build(made, kit.positions.eyes(made, first), first)
    question = kit.questions["U-L2"].at(card=3)
    number = question.number(view)
    return {
        "ask": question.ask(view),
        "given": question.given(view),
        "hundred": int(number * 100 + 1 / 2),
        "exact": str(number),
        "value": float(number),
        "page": f"{kit.id}.ipynb",
    }
