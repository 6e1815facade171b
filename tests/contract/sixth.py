"""A pytest plugin: dice and a pot stands among the games from the first import on, under a title with an apostrophe."""

from dataclasses import replace

from tests.contract.dice_pot import KIT
from uncle_widgets.games import GAMES

GAMES[KIT.id] = replace(KIT, title="Dice & Grandma's pot", learn=())
