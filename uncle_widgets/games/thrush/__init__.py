"""The U.N.C.L.E. board game against THRUSH."""

from uncle_widgets.games.batch import lockstep
from uncle_widgets.games.kit import Kit, Palette, Terms
from uncle_widgets.games.thrush.advice import ADVICE
from uncle_widgets.games.thrush.moments import pace, places
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.paper import paper
from uncle_widgets.games.thrush.players import PLAYERS
from uncle_widgets.games.thrush.position import POSITIONS
from uncle_widgets.games.thrush.questions import QUESTIONS
from uncle_widgets.games.thrush.rules import Thrush
from uncle_widgets.games.thrush.scene import board, joins, raced, scene

KIT = Kit(
    id="thrush",
    title="T.H.R.U.S.H.",
    tagline="Board game for 2 to 4. Win agents, find your Chief and be the first one home with it.",
    seats=(2, 4, 3),
    seating="G1",
    Options=Options,
    make=Thrush,
    players=PLAYERS,
    questions=QUESTIONS,
    scene=scene,
    joins=joins,
    package=__name__,
    palette=Palette(
        accent=("#1B4F9C", "#8DB8FF"), accent_fill=("#2D68C4", "#4A86E0"), field="#14233F", field_2="#1E3155",
        ring="#182948", field_line="#50679A", field_edge="#879CCE", on_field="#F2F5FB", on_field_2="#AEBCD8",
        accent_on_field="#86B4FF", back="#2B447A", accent_card="#2D68C4",
    ),
    terms=Terms(
        trial="throw the dice and play it out",
        onward="Step ahead to the next throw.",
        edit="Press a marker or an agent, then its new place, or press your assignment. Type the rest.",
    ),
    advice=ADVICE,
    places=places,
    pace=pace,
    decided_by=("T-L6",),
    seed=100,
    paper=paper,
    race=raced,
    opens="Turn 3",
    board=board,
    positions=POSITIONS,
    batch=lockstep(__name__),
    learn=(
        ("T-L6", "How many turns until you’re home?", "Markov decision process"),
        ("T-L1", "Can I land?", "equally likely outcomes"),
        ("T-L5", "Where is mine?", "Bayes' rule"),
    ),
)  # fmt: skip
