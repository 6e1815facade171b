"""Where a game in play stands, and what it hears there."""

from __future__ import annotations

from enum import Enum


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
BAR = ("undo", "deal", "same", "watch", "retry")
"""What the bar of the table may ask for."""
ANY = frozenset(Phase)
HEARD: dict[str, frozenset[Phase]] = {
    "move": frozenset({Phase.CHOOSING, Phase.HINTING, Phase.LOOKING, Phase.PRESSING}),
    "hint": frozenset({Phase.CHOOSING, Phase.BOTS, Phase.OVER}),
    "again": frozenset({Phase.LOOKING}),
    "play": frozenset({Phase.LOOKING}),
    "answer": frozenset({Phase.CALLING}),
    "stop": frozenset({Phase.HINTING, Phase.THINKING, Phase.REVIEWING}),
    "review": frozenset({Phase.OVER}),
    "retry": frozenset({Phase.OVER, Phase.REVIEWING}),
    "watch": frozenset({Phase.OVER, Phase.REVIEWING}),
    "undo": ANY,
    "deal": ANY,
    "same": ANY,
    "resume": ANY,
    "coach": ANY,
}
"""In which phases the page is heard, request by request; in others it shows a picture that is gone."""
