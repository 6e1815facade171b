"""Five family games, step by step, beside the explanations of their probabilities."""

from uncle_widgets.games import GAMES

__all__ = ["GAMES"]
