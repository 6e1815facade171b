"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from typing import Any

from uncle_widgets.games.thrush.state import View
from uncle_widgets.probability.question import Question


def paper(view: View, question: Question[Any]) -> str:
    """Who holds a Chief and which places are empty; elsewhere the question itself says what is near."""
    if question.id != "T-L5":
        return ""
    return repr(view)
