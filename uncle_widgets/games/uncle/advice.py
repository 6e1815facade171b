"""What the coach says of the U.N.C.L.E. card game."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from uncle_widgets.engine.coach import Advice, Scale
from uncle_widgets.games.uncle.odds import best_card, hits_next
from uncle_widgets.games.uncle.state import FULL, Play, View, needed, pays
from uncle_widgets.probability.show import about

LETTERS = "ABCDEF"


def exact(view: View) -> Mapping[Play, Fraction] | None:
    """One round's net chips for two and three players (best_card); None for more."""
    if view.seats > 3:
        return None
    return {Play(card): worth for card, worth in best_card(view).items() if isinstance(worth, Fraction)}


def hint(view: View, move: Play) -> str:
    """A question about what the move leaves."""
    want = needed(view.total)
    if want in view.hand and move.card != want:
        return f"The total is {view.total}. Does one of your cards make a ten?"
    total = view.total + move.card
    after = LETTERS[view.next]
    if total >= FULL:
        return f"{total} ends the pile. What does {after} start with, and who comes next?"
    if needed(total) <= 6:
        return f"That leaves {total}. Which card does {after} need, and how many of those have you not seen?"
    return f"{after} cannot hit from {total}. But who can hit after {after}, and for how many chips?"


def why(view: View, move: Play) -> str:
    """What the move makes, and what it leaves the next player."""
    total = view.total + move.card
    after = LETTERS[view.next]
    chips = pays(total, view.pot)
    made = f"It makes {total}" + (f" and takes {chips} {'chip' if chips == 1 else 'chips'}." if chips else ".")
    if total >= FULL:
        return f"{made} The pile is put aside, and {after} begins a new one."
    want = needed(total)
    if want > 6:
        return f"{made} {after} needs {want} and cannot hit, but brings the total nearer for the next."
    chance = hits_next(view, move)
    prize = pays(total + want, view.pot - chips)
    return f"{made} {after} needs a {want} for {prize}: {about(chance)} of 100."


def call_total(game: Any, view: View, move: Play) -> tuple[str, str] | None:
    """The sum that the player must call (UNCLE-9), where the option call_total asks for it."""
    if game.options.call_total != "quiz":
        return None
    return f"{view.total} + {move.card} =", str(view.total + move.card)


ADVICE = Advice(
    scale=Scale("chips", "net chips over one round", matters=0.05),
    model=(
        "Net chips over one round, exactly: yours now and on your next turn, less the mean of the others' "
        "in between. They hit if they can and otherwise play any card."
    ),
    exact=exact,
    hint=hint,
    why=why,
)
