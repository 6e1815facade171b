"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uncle.cards import COPIES, VALUES
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import count
from uncle_widgets.probability.question import Question

DECK = f"The deck: {COPIES} cards of each value, {VALUES[0]} to {VALUES[-1]}."


def paper(view: View, question: Question[Any]) -> tuple[str, ...]:
    """The deck, the pile, the cards put aside, and your hand where the question lets you have one."""
    asked = question.id
    if asked == "U-L6" and getattr(question, "part", "") == "tie":
        return (DECK,)
    if asked == "U-L1" and getattr(question, "hand", "") == "fresh":
        return DECK, "All of it is shuffled, and three cards are dealt."
    pile = " ".join(str(value) for _, value in view.pile)
    told = [DECK, f"{count(view.seats, 'player')}."]
    if pile or asked != "U-L4":  # which begins a new one itself
        told.append(f"Pile {pile}, total {view.total}." if pile else "A new pile, total 0.")
    if view.aside:
        told.append(f"Put aside {' '.join(map(str, view.aside))}.")
    unseen = asked == "U-L4" or (asked == "U-L1" and getattr(question, "hand", "") == "unlooked")
    if isinstance(view.me, int) and view.hand and not unseen:
        told.append(f"You are {LETTERS[view.me]} and hold {' '.join(map(str, view.hand))}.")
    return tuple(told)
