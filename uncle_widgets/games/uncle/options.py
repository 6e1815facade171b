"""What may be set in the U.N.C.L.E. card game."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.options import option


@dataclass(frozen=True)
class Options:
    """The rulings that a table may choose; `rules.md` says why each default."""

    pot_chips: int = option(50, (1, 200), "G1", "Chips in the pot at the start", told=True)
    reshuffle: str = option(
        "eager",
        {"eager": "when the last card is drawn", "lazy": "when the next card is needed"},
        "G6",
        "When the cards put aside are reshuffled",
    )
    tie_break: str = option(
        "full_deck",
        {
            "full_deck": "draw a card from all 42",
            "draw_pile": "draw a card from the draw pile",
            "shared": "not at all: they win together",
        },
        "G7",
        "How a tie is broken",
    )
    memory: str = option(
        "full",
        {"full": "all of them", "current_pile": "those in the pile on the table", "top": "only the top one"},
        "G11",
        "Which played cards players remember",
    )
    call_total: str = option("auto", {"auto": "the table does", "quiz": "you do"}, "G9", "Who says the new total")
    max_turns: int = option(5000, (1, 100_000), "G13", "Turns after which the game is stopped")
