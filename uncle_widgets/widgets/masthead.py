"""The head of a game's page: its tabs, seats and seed, and the link to what is on show."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets as t

from uncle_widgets.static import bundle, styles
from uncle_widgets.widgets.rooms import SEED


class Masthead(anywidget.AnyWidget):
    """Title, tabs, seats, seed and the link to what is on show."""

    _esm = bundle("masthead.js")
    _css = styles("panels.css")

    game = t.Unicode().tag(sync=True)
    title = t.Unicode().tag(sync=True)
    tagline = t.Unicode().tag(sync=True)
    tabs: t.List[Any] = t.List().tag(sync=True)
    tab = t.Unicode("watch").tag(sync=True)
    range: t.List[Any] = t.List().tag(sync=True)
    seats = t.Int().tag(sync=True)
    seed = t.Unicode(str(SEED)).tag(sync=True)
    link = t.Unicode().tag(sync=True)
    """What a page's address carries to show the same again."""
    cell = t.Unicode().tag(sync=True)
    note = t.Unicode().tag(sync=True)
    located = t.Bool(False).tag(sync=True)
    """Whether the page's own address has been read."""
