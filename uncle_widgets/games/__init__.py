"""The games. Adding one: a folder, and a line here."""

from uncle_widgets.games import mr_t, say_uncle, thrush, uncle, uno
from uncle_widgets.games.kit import Games

GAMES = Games((
    uncle.KIT,
    uno.KIT,
    mr_t.KIT,
    say_uncle.KIT,
    thrush.KIT,
))  # fmt: skip
