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

    title = t.Unicode(help="The game's title").tag(sync=True)
    plate = t.Unicode(help="The game's plate, SVG as text").tag(sync=True)
    tabs: t.List[Any] = t.List(help="(id, words) of each tab").tag(sync=True)
    lacks = t.Dict(help="Why a tab that is there opens nothing, as a sentence").tag(sync=True)
    tab = t.Unicode("watch", help="The id of the tab that is open").tag(sync=True)
    range: t.List[Any] = t.List(help="Fewest and most seats").tag(sync=True)
    seats = t.Int(help="How many play").tag(sync=True)
    seed = t.Unicode(str(SEED), help="What is dealt; empty where it follows from no seed").tag(sync=True)
    predict = t.Bool(True, help="Whether to ask for a guess before an answer").tag(sync=True)
    order = t.Enum(ORDERS, "", help="The order of questions: 'set', 'any', or '' for no choice").tag(sync=True)
    suits = t.Bool(False, help="Whether the inks of suits may be chosen").tag(sync=True)
    covers = t.Bool(False, help="Whether names lie covered that still count").tag(sync=True)
    link = t.Unicode(help="What a page's address carries to show the same again").tag(sync=True)
    cell = t.Unicode(help="The line of Python that shows the same").tag(sync=True)
    howto = t.Dict(help="How to play with so many seats, as a plain `HowTo`; {} for none").tag(sync=True)
    note = t.Unicode(help="Why something was refused, in one sentence; '' if nothing was").tag(sync=True)
    busy = t.Unicode(help="How far a long work has come, in words; the page offers to stop it").tag(sync=True)
    home = t.Unicode(help="The gallery's page, where there is one beside this").tag(sync=True)

    @t.validate("tab", "seats", "seed")
    def _known(self, proposal: Any) -> Any:
        """A tab, a number of seats and a seed that may be; no seed stands where the deal follows from none."""
        value, tabs = proposal["value"], [key for key, _ in self.tabs]
        match proposal["trait"].name:
            case "tab" if tabs and value not in tabs:
                raise t.TraitError(f"Expected a tab of {', '.join(tabs)}, not {value[:20]!r}.")
            case "seats" if self.range and not self.range[0] <= value <= self.range[1]:
                raise t.TraitError(f"Expected {self.range[0]} to {self.range[1]} players, not {value}.")
            case "seed" if value:
                try:
                    value = str(checked_seed(value))
                except Refusal as refusal:
                    raise t.TraitError(
                        str(refusal).replace("a seed", "a game number")
                    ) from None  # as the menu calls it
        return value

    @t.default("home")
    def _home(self) -> str:
        return os.environ.get(BEGUN_AT) or (HOME if Path(HOME).is_file() else "")
