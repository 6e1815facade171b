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
    plate = t.Unicode(help="The game's picture, as SVG text").tag(sync=True)
    tabs: t.List[Any] = t.List(help="(id, label) of each tab").tag(sync=True)
    lacks = t.Dict(help="Why a tab can't be opened, by id, as a sentence").tag(sync=True)
    tab = t.Unicode("watch", help="The id of the open tab").tag(sync=True)
    range: t.List[Any] = t.List(help="The smallest and largest number of players").tag(sync=True)
    seats = t.Int(help="The number of players").tag(sync=True)
    seed = t.Unicode(str(SEED), help="The game's number (its seed); empty if it has none").tag(sync=True)
    predict = t.Bool(True, help="Whether to ask for a guess before an answer").tag(sync=True)
    order = t.Enum(ORDERS, "", help="The order of questions: 'set', 'any', or '' if there is no choice").tag(
        sync=True
    )
    suits = t.Bool(False, help="Whether the colours of suits can be chosen").tag(sync=True)
    covers = t.Bool(False, help="Whether the game has hidden names that still count").tag(sync=True)
    link = t.Unicode(help="The part of the page's address that opens the same view again").tag(sync=True)
    cell = t.Unicode(help="The Python code that shows this page").tag(sync=True)
    howto = t.Dict(help="How to play with this number of players, as a plain `HowTo`; {} for none").tag(sync=True)
    note = t.Unicode(help="Why something was refused, in one sentence; '' if nothing was").tag(sync=True)
    busy = t.Unicode(help="The progress of a long task, in words; the page offers to stop it").tag(sync=True)
    home = t.Unicode(help="The address of the gallery, if it is next to this page").tag(sync=True)

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
