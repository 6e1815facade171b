"""The Mr. T card game."""

from uncle_widgets.games.batch import lockstep
from uncle_widgets.games.kit import Kit, Palette, Terms
from uncle_widgets.games.mr_t.advice import ADVICE
from uncle_widgets.games.mr_t.moments import pace, places
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.paper import paper
from uncle_widgets.games.mr_t.players import PLAYERS
from uncle_widgets.games.mr_t.position import POSITIONS
from uncle_widgets.games.mr_t.questions import QUESTIONS
from uncle_widgets.games.mr_t.rules import MrT
from uncle_widgets.games.mr_t.scene import joins, press, raced, scene

KIT = Kit(
    id="mr_t",
    title="Mr. T card game",
    tagline="Card game for 2 to 4. Get into a showdown, then be the only one to match a target card.",
    seats=(2, 4, 4),
    seating="MRT-2",
    Options=Options,
    make=MrT,
    players=PLAYERS,
    questions=QUESTIONS,
    scene=scene,
    joins=joins,
    package=__name__,
    palette=Palette(
        accent=("#7F5600", "#F0B64A"),
        accent_fill=("#A97100", "#C88A12"),
        field="#2E2414",
        field_2="#3F331F",
        ring="#382D1A",
        field_line="#6E5F44",
        field_edge="#A3927A",
        on_field="#F8F5EE",
        on_field_2="#CBBFA9",
        accent_on_field="#F2B33D",
        back="#55452A",
        accent_card="#A97100",
    ),
    terms=Terms(
        trial="deal the hidden cards",
        onward="Go on to the next flip or showdown.",
        edit="Press a card in your hand or one just shown to change it.",
    ),
    advice=ADVICE,
    places=places,
    pace=pace,
    decided_by=("M-L6",),
    seed=66,
    paper=paper,
    race=raced,
    rounds=("flips", lambda state: state.flips),
    opens="showdown",
    press=press,
    covers=True,
    positions=POSITIONS,
    batch=lockstep(__name__),
    learn=(
        ("M-L1", "Will two players show the same name?", "counting without replacement"),
        ("M-L3", "Can they match it?", "hypergeometric"),
        ("M-L4", "Who wins a long showdown?", "conditioning"),
    ),
)
