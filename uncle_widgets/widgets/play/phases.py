"""Where a game in play stands, and what it hears there."""

from __future__ import annotations

from enum import Enum

from uncle_widgets.widgets.page import messages
from uncle_widgets.widgets.page.wire import Message


class Phase(Enum):
    """Where a game in play stands, and what is under way in it."""

    BOTS = "bots and chance move"
    CHOOSING = "the player may choose a move"
    HINTING = "the coach thinks of a hint; the player may go on choosing"
    THINKING = "the coach looks at a move that was pressed"
    LOOKING = "the coach has asked to look again at it"
    PRESSING = "chance waits for the player's press"
    CALLING = "the player is to call something out before it is played"
    OVER = "the game is over"
    REVIEWING = "the coach goes through it"
    STOPPED = "something went wrong while the others moved; a deal or an undo goes on"


CHOICE = frozenset({Phase.CHOOSING, Phase.HINTING, Phase.THINKING, Phase.LOOKING, Phase.CALLING})
"""It is the player's turn."""
ANY = frozenset(Phase)
HEARD: dict[type[Message], frozenset[Phase]] = {
    messages.Move: frozenset({Phase.CHOOSING, Phase.HINTING, Phase.LOOKING, Phase.PRESSING}),
    messages.Hint: frozenset({Phase.CHOOSING, Phase.BOTS, Phase.OVER}),
    messages.ChooseAgain: frozenset({Phase.LOOKING}),
    messages.PlayIt: frozenset({Phase.LOOKING}),
    messages.Answer: frozenset({Phase.CALLING}),
    messages.Stop: frozenset({Phase.HINTING, Phase.THINKING, Phase.REVIEWING}),
    messages.Review: frozenset({Phase.OVER}),
    messages.Retry: frozenset({Phase.OVER, Phase.REVIEWING}),
    messages.Watch: frozenset({Phase.OVER, Phase.REVIEWING}),
    messages.Undo: ANY,
    messages.Deal: ANY,
    messages.Same: ANY,
    messages.Resume: ANY,
    messages.Coach: ANY,
}
"""In which phases the page is heard, request by request; in others it shows a picture that is gone."""
