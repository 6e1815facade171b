"""What may be set in dice and a pot."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.options import option


@dataclass(frozen=True)
class Options:
    chips: int = option(6, (1, 50), "G1", "Chips that each begins with")
    rounds: int = option(3, (1, 20), "G2", "Rounds of the game")
