"""The head of a game's page: its rooms, what is set once, and the link to what is on show."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import traitlets as t

from uncle_widgets.filing import BEGUN_AT
from uncle_widgets.games.table import SEED, checked_seed
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.page.messages import ToMasthead

HOME = "index.ipynb"
ORDERS = ("", "set", "any")


class Masthead(Piece, Hears[ToMasthead], view="masthead", hears="tab seats seed predict order"):
    """Tabs, and a menu with seats, seed, predicting, theme, inks, covered names and the link to what is shown.

    A page of ours shows `link` in its address, and sends `Open` when the address
    asks for something else: on loading, and on the way back and forward.
    """

    title = t.Unicode().tag(sync=True)
    plate = t.Unicode().tag(sync=True)
    """The game's plate, SVG as text."""
    tabs: t.List[Any] = t.List().tag(sync=True)
    lacks = t.Dict().tag(sync=True)
    """Why a tab that is there opens nothing, as a sentence."""
    tab = t.Unicode("watch").tag(sync=True)
    range: t.List[Any] = t.List().tag(sync=True)
    seats = t.Int().tag(sync=True)
    seed = t.Unicode(str(SEED)).tag(sync=True)
    """What is dealt; empty where it follows from no seed."""
    predict = t.Bool(True).tag(sync=True)
    order = t.Enum(ORDERS, "").tag(sync=True)
    """Whether questions come in a set order or in any; empty where there is no choice."""
    suits = t.Bool(False).tag(sync=True)
    """Whether the game's cards have suits, whose inks the reader may choose: two or four."""
    covers = t.Bool(False).tag(sync=True)
    """Whether names lie covered that still count: the reader may choose how they show."""
    link = t.Unicode().tag(sync=True)
    """What a page's address carries to show the same again."""
    cell = t.Unicode().tag(sync=True)
    howto = t.Dict().tag(sync=True)
    """How to play with so many seats, as plain values (`games.howto.HowTo`); {} where the game does not say."""
    note = t.Unicode().tag(sync=True)
    busy = t.Unicode().tag(sync=True)
    """How far a long work has come, in words; the page offers to stop it."""
    home = t.Unicode().tag(sync=True)
    """The gallery's page, where there is one beside this."""

    @t.validate("tab", "seats", "seed")
    def _known(self, proposal: Any) -> Any:
        """A tab, a number of seats and a seed that may be; no seed stands where the deal follows from none."""
        value, tabs = proposal["value"], [key for key, _ in self.tabs]
        match proposal["trait"].name:
            case "tab" if tabs and value not in tabs:
                raise t.TraitError(f"Expected a tab of {', '.join(tabs)}, not {value[:20]!r}.")
            case "seats" if self.range and not self.range[0] <= value <= self.range[1]:
                raise t.TraitError(f"Expected {self.range[0]} to {self.range[1]} seats, not {value}.")
            case "seed" if value:
                try:
                    checked_seed(value)
                except Refusal as refusal:
                    raise t.TraitError(str(refusal)) from None
        return value

    @t.default("home")
    def _home(self) -> str:
        return os.environ.get(BEGUN_AT) or (HOME if Path(HOME).is_file() else "")
