"""UNO."""

from uncle_widgets.games.batch import lockstep
from uncle_widgets.games.kit import Kit, Palette, Terms
from uncle_widgets.games.uno.advice import ADVICE
from uncle_widgets.games.uno.moments import pace, places
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.paper import paper
from uncle_widgets.games.uno.players import PLAYERS
from uncle_widgets.games.uno.position import POSITIONS
from uncle_widgets.games.uno.questions import QUESTIONS
from uncle_widgets.games.uno.rules import Uno
from uncle_widgets.games.uno.scene import joins, raced, scene

KIT = Kit(
    id="uno",
    title="UNO",
    tagline="Card game for 2 to 10. Match the top card, call UNO, and be the first to go out.",
    seats=(2, 10, 4),
    seating="UNO-1",
    Options=Options,
    make=Uno,
    players=PLAYERS,
    questions=QUESTIONS,
    scene=scene,
    joins=joins,
    package=__name__,
    palette=Palette(
        accent=("#66399B", "#C6A2F5"),
        accent_fill=("#7B49B5", "#A378DE"),
        field="#272135",
        field_2="#352D48",
        ring="#2D263D",
        field_line="#6B6085",
        field_edge="#9A8FB8",
        on_field="#F6F3FA",
        on_field_2="#C0B6D2",
        accent_on_field="#C9A5F7",
        back="#4A3F66",
        accent_card="#7B49B5",
        lit="#CFAEFA",
    ),
    terms=Terms(
        trial="deal the hidden cards",
        onward="Go on to the next card.",
        edit="Press a card to change it, or the draw pile to add one.",
    ),
    short={"target": 50, "forget": 30, "notice": 30},
    advice=ADVICE,
    places=places,
    pace=pace,
    decided_by=("N-L1",),
    bots="bluffer",
    seed=3,
    paper=paper,
    race=raced,
    opens="turn 1",
    positions=POSITIONS,
    batch=lockstep(__name__),
    learn=(
        ("N-L3", "Is that Draw Four a bluff?", "Bayes’ rule"),
        ("N-L2", "Will the next card fit?", "conditional probability"),
        ("N-L6", "Should you bother to say UNO?", "complement rule"),
    ),
)
