"""UNO."""

from uncle_widgets.games.kit import Kit
from uncle_widgets.games.uno.advice import ADVICE
from uncle_widgets.games.uno.players import PLAYERS
from uncle_widgets.games.uno.position import POSITIONS
from uncle_widgets.games.uno.questions import QUESTIONS
from uncle_widgets.games.uno.rules import OPTIONS, make
from uncle_widgets.games.uno.scene import joins, scene

KIT = Kit(
    id="uno",
    title="UNO",
    tagline="Card game for 2 to 10. Match the top card, call your last one, and be out first.",
    seats=(2, 10, 4),
    options=OPTIONS,
    make=make,
    players=PLAYERS,
    questions=QUESTIONS,
    scene=scene,
    joins=joins,
    package=__name__,
    short={"target": 50},
    advice=ADVICE,
    positions=POSITIONS,
    learn=(
        ("Will the next card fit?", "conditional probability"),
        ("Is that Draw Four a bluff?", "Bayes"),
        ("Should you bother to call?", "complement rule"),
    ),
)
