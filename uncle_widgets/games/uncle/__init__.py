"""The Man from U.N.C.L.E. card game."""

from uncle_widgets.games.batch import lockstep
from uncle_widgets.games.kit import Kit, Palette, Terms
from uncle_widgets.games.uncle.advice import ADVICE, call_total
from uncle_widgets.games.uncle.moments import pace, places
from uncle_widgets.games.uncle.options import Options
from uncle_widgets.games.uncle.paper import paper
from uncle_widgets.games.uncle.players import PLAYERS
from uncle_widgets.games.uncle.position import POSITIONS
from uncle_widgets.games.uncle.questions import QUESTIONS
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.scene import joins, raced, scene

KIT = Kit(
    id="uncle",
    title="The Man from U.N.C.L.E.",
    tagline="A card game for 2 to 6 players. Bring the pile to exactly 10, 20, 30, 40 or 50.",
    seats=(2, 6, 3),
    seating="UNCLE-1",
    Options=Options,
    make=Uncle,
    players=PLAYERS,
    questions=QUESTIONS,
    scene=scene,
    joins=joins,
    package=__name__,
    palette=Palette(
        accent=("#B92C14", "#FF8468"),
        accent_fill=("#DE4526", "#F25A39"),
        field="#152930",
        field_2="#1F3741",
        ring="#1A3039",
        field_line="#4B6671",
        field_edge="#7F9AA5",
        on_field="#F3F7F6",
        on_field_2="#AFC1C6",
        accent_on_field="#FF6E4E",
        back="#2B4650",
        accent_card="#DE4526",
    ),
    terms=Terms(
        trial="deal the hidden cards",
        onward="Go on to the next card.",
        edit="Press a card to change it, or the draw pile to add one.",
        call="Call the new total.",
    ),
    short={"pot_chips": 25},
    advice=ADVICE,
    places=places,
    pace=pace,
    decided_by=("U-L1",),
    seed=16,
    paper=paper,
    race=raced,
    quiz=call_total,
    positions=POSITIONS,
    batch=lockstep(__name__),
    longest=6_000,  # each state holds every play before it
    learn=(
        ("U-L1", "Who has the card that makes ten?", "hypergeometric distribution"),
        ("U-L3", "What does a refusal tell you?", "Bayes"),
        ("U-L5", "Which card is worth most?", "expected value"),
    ),
)
