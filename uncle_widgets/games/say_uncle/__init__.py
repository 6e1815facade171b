"""Say Uncle."""

from uncle_widgets.games.batch import lockstep
from uncle_widgets.games.kit import Kit, Palette, Terms
from uncle_widgets.games.say_uncle.advice import ADVICE
from uncle_widgets.games.say_uncle.moments import pace, places
from uncle_widgets.games.say_uncle.options import Options
from uncle_widgets.games.say_uncle.paper import paper
from uncle_widgets.games.say_uncle.players import PLAYERS
from uncle_widgets.games.say_uncle.position import POSITIONS
from uncle_widgets.games.say_uncle.questions import QUESTIONS
from uncle_widgets.games.say_uncle.rules import SayUncle
from uncle_widgets.games.say_uncle.scene import joins, press, raced, scene

KIT = Kit(
    id="say_uncle",
    title="Say Uncle",
    tagline="Drafting game for 2 to 4. Build the longest run in one suit, and call before a rival does.",
    seats=(2, 4, 3),
    seating="SAY-1",
    Options=Options,
    make=SayUncle,
    players=PLAYERS,
    questions=QUESTIONS,
    scene=scene,
    joins=joins,
    package=__name__,
    palette=Palette(
        accent=("#0B6648", "#62CDA1"),
        accent_fill=("#148A63", "#2FA87C"),
        field="#12352A",
        field_2="#1B4738",
        ring="#163D31",
        field_line="#4D7D6C",
        field_edge="#7DB19D",
        on_field="#F1F8F5",
        on_field_2="#A9CCBE",
        accent_on_field="#66D6A8",
        back="#2B5A49",
        accent_card="#148A63",
    ),
    terms=Terms(
        trial="deal the hidden cards again",
        onward="Go on to the next turn.",
        edit="Press an open card to change it.",
    ),
    short={"target": 3},
    suits=True,
    advice=ADVICE,
    places=places,
    pace=pace,
    decided_by=("S-L3",),
    bots="drafter",
    seed=134,
    paper=paper,
    race=raced,
    press=press,
    positions=POSITIONS,
    batch=lockstep(__name__),
    learn=(
        ("S-L5", "Call now, or wait for a longer run?", "expected value"),
        ("S-L2", "Will your card come?", "hypergeometric"),
        ("S-L3", "If you call now, do you win?", "counting what beats you"),
        ("S-L4", "What does a pick tell you?", "Bayes"),
    ),
)
