"""What may be set in Say Uncle."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.options import YES_NO, option


@dataclass(frozen=True)
class Options:
    """The rulings that a table may choose; `rules.md` says why each default."""

    target: int = option(5, (1, 20), "G14", "Points that win the match", told=True)
    blind_draft: bool = option(False, YES_NO, "G1", "Nobody looks at their five cards before the draft is over")
    calls_after: int = option(0, (0, 32), "G3", "Cards that must be turned before a call")
    last_call: bool = option(False, YES_NO, "G4", "The next player may still call when the stock has run out")
    dealer_rotation: str = option(
        "left",
        {"left": "the next player on the left", "winner": "the winner of the round"},
        "G7",
        "Who deals the next round",
    )
    first_dealer: str = option(
        "last", {"last": "the last player", "random": "a player drawn by lot"}, "G8", "Who deals first"
    )
    snake_draft: bool = option(False, YES_NO, "G16", "Players pick to and fro, instead of round and round")
