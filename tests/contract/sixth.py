"""As a pytest plugin: dice and a pot stands among the games before any test, under a title with signs in it."""

from dataclasses import replace

from tests.contract.dice_pot import KIT
from uncle_widgets.games import GAMES

SIXTH = replace(KIT, title="Dice & Grandma's pot", learn=())


def pytest_configure() -> None:
    GAMES[KIT.id] = SIXTH
