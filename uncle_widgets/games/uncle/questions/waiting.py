"""U-L6 is asked in parts: what they share. The parts are in `comes.py`, `wait.py` and `tie.py`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from uncle_widgets.games.uncle import odds
from uncle_widgets.games.uncle.cards import VALUES
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import spelled
from uncle_widgets.probability.counting import first_good
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Knob
from uncle_widgets.probability.settings import setting
from uncle_widgets.probability.show import percent

SLOTS = {
    "some": spelled(4),
    "all": "29",
    "gaps": spelled(4 + 1),
    "mean": str(first_good(4, 29).E()),
    "tie_two": percent(odds.redraw(2)),
    "tie_six": percent(odds.redraw(6)),
}
"""Words for the lesson that hang on no position."""


@dataclass(frozen=True)
class Settings(Question[View]):
    """`part`: 'next' my next turn, if I play `card` (0: the lowest), 'wait' until the card needed turns up, 'tie'
    drawn again, of `players`, the first of whom have `drawn` cards such as '55'."""

    part: str = setting("next", "Ask about", {})
    card: int = 0
    players: int = setting(2, "Players who tie", {})
    drawn: str = setting("", "Drawn so far", {"": "nothing yet", **{str(card): f"a {card}" for card in VALUES}})

    @abstractmethod
    def offers(self, view: View) -> Mapping[str, str]:
        """The parts that this position has, and what they are called."""

    def part_knob(self, view: View) -> Knob:
        return self.knob("part", choices=self.offers(view))
