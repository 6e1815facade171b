"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from typing import Any

from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.probability.question import Question


def paper(view: View, question: Question[Any]) -> str:
    """Your cards and all that was drafted or turned; the pack alone where nobody has seen a card."""
    if question.id == "S-L1" or not view.hand:
        return "All 52 cards are shuffled."
    return repr(view)
