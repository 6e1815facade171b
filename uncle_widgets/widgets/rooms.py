"""Boxes that lay out the widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ipywidgets as w

from uncle_widgets.games.table import SEED as SEED
from uncle_widgets.games.table import asked_of as asked_of
from uncle_widgets.games.table import checked_seed as checked_seed
from uncle_widgets.games.table import game_of as game_of
from uncle_widgets.games.table import key_of as key_of
from uncle_widgets.games.table import kit_of as kit_of
from uncle_widgets.games.table import listed as listed
from uncle_widgets.games.table import match_of as match_of
from uncle_widgets.games.table import play_out as play_out
from uncle_widgets.games.table import scenes as scenes
from uncle_widgets.games.table import seated as seated
from uncle_widgets.games.table import watcher_of as watcher_of


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
