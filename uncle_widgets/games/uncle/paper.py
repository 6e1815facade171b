"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uncle.cards import COPIES, VALUES
from uncle_widgets.games.uncle.state import View
from uncle_widgets.games.words import spelled
from uncle_widgets.probability.question import Question

DECK = f"The deck has {spelled(COPIES)} cards of each number from {VALUES[0]} to {VALUES[-1]}."


def paper(view: View, question: Question[Any]) -> tuple[str, ...]:
    """The deck, the pile, the cards put aside, and your hand where the question lets you have one."""
    asked = question.id
    if asked == "U-L6" and getattr(question, "part", "") == "tie":
        return (DECK,)
    if asked == "U-L1" and getattr(question, "hand", "") == "fresh":
        return (DECK,)
    pile = " ".join(str(value) for _, value in view.pile)
    told = [DECK, f"There are {spelled(view.seats)} players."]
    if pile or asked != "U-L4":  # which begins a new one itself
        told.append(f"The cards in the pile are {pile}." if pile else "The pile is new.")
    if view.aside:
        told.append(f"The cards put aside are {' '.join(map(str, view.aside))}.")
    unseen = asked == "U-L4" or (asked == "U-L1" and getattr(question, "hand", "") == "unlooked")
    if isinstance(view.me, int) and view.hand and not unseen:
        told.append(f"You are player {LETTERS[view.me]}, and your cards are {' '.join(map(str, view.hand))}.")
    return tuple(told)
