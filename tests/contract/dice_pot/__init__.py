"""Dice and a pot: a throw-away game, to show that a game is a folder and a line."""

from tests.contract.dice_pot.options import Options
from tests.contract.dice_pot.players import PLAYERS
from tests.contract.dice_pot.position import POSITIONS
from tests.contract.dice_pot.questions import QUESTIONS
from tests.contract.dice_pot.rules import DicePot
from tests.contract.dice_pot.scene import joins, scene
from uncle_widgets.games.kit import Kit, Palette, Terms

KIT = Kit(
    id="dice_pot",
    title="Dice and a pot",
    tagline="Dice game for 2 to 5. Stake a chip on what your cup hides.",
    seats=(2, 5, 3),
    seating="DICE-1",
    Options=Options,
    make=DicePot,
    players=PLAYERS,
    questions=QUESTIONS,
    scene=scene,
    joins=joins,
    package=__name__,
    palette=Palette(
        accent=("#136B54", "#7FD6BB"), accent_fill=("#178468", "#2FA886"), field="#17302A", field_2="#21423A",
        ring="#1B3832", field_line="#4E7268", field_edge="#82A89D", on_field="#F2F8F6", on_field_2="#B0C7C0",
        accent_on_field="#63D3B1", back="#2C5048", accent_card="#178468",
    ),
    terms=Terms(
        trial="roll the other dice",
        onward="Step on to the next choice.",
        edit="Press your die to change it.",
    ),
    positions=POSITIONS,
    learn=(("D-1", "Is yours the highest?", "independent events"),),
)  # fmt: skip
