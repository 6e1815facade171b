"""The games. Adding one: a folder, and a line here."""

from typing import Any

from uncle_widgets.games import uncle, uno
from uncle_widgets.games.kit import Kit

GAMES: dict[str, Kit[Any]] = {kit.id: kit for kit in (uncle.KIT, uno.KIT)}
