"""The Man from U.N.C.L.E. card game."""

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.uncle.advice import ADVICE, call_total
from uncle_widgets.games.uncle.players import PLAYERS
from uncle_widgets.games.uncle.position import POSITIONS
from uncle_widgets.games.uncle.questions import QUESTIONS
from uncle_widgets.games.uncle.rules import OPTIONS, make
from uncle_widgets.games.uncle.scene import joins, scene

KIT = Kit(
    id="uncle",
    title="The Man from U.N.C.L.E.",
    tagline="Card game for 2 to 6. Make a total of ten, twenty, thirty, forty or fifty.",
    seats=(2, 6, 3),
    options=OPTIONS,
    make=make,
    players=PLAYERS,
    questions=QUESTIONS,
    scene=scene,
    joins=joins,
    package=__name__,
    advice=ADVICE,
    quiz=call_total,
    positions=POSITIONS,
    learn=(
        ("Who can hit the ten?", "hypergeometric"),
        ("What does a refusal say?", "Bayes"),
        ("Which card is worth most?", "expected value"),
    ),
)
