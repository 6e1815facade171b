"""What may be set in Say Uncle."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.options import YES_NO, option


@dataclass(frozen=True)
class Options:
    """The rulings that a table may choose; `rules.md` says why each default."""

    target: int = option(5, (1, 20), "G14", "Points that win the match", told=True)
    blind_draft: bool = option(False, YES_NO, "G1", "Nobody looks at their five cards before the draft is over")
    calls_after: int = option(0, (0, 32), "G3", "Cards that must have been turned before a call")
    last_call: bool = option(False, YES_NO, "G4", "Whether the next turner may still call when the stock is out")
    dealer_rotation: str = option(
        "left", {"left": "the next on the left", "winner": "who won the round"}, "G7", "Who deals the next round"
    )
    first_dealer: str = option(
        "last", {"last": "the last seat", "random": "a seat drawn by lot"}, "G8", "Who deals first"
    )
    snake_draft: bool = option(False, YES_NO, "G16", "Whether the draft goes to and fro, not round and round")
