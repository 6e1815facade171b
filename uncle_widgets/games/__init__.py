"""The games. Adding one: a folder with its `KIT`, and its name here."""

from uncle_widgets.games.kit import Games

GAMES = Games("uncle", "uno", "mr_t", "say_uncle", "thrush")
