"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import chief
from uncle_widgets.games.words import capital, count, spoken
from uncle_widgets.probability.question import Question


def paper(view: View, question: Question[Any]) -> tuple[str, ...]:
    """How dice decide; for a Chief sought what was seen of them. All else the question itself says."""
    if question.id == "T-L5":
        return _hidden(view), *_seen(view)
    given = (question.posed(view).given,)
    return (_hidden(view), *given) if question.id == "T-L7" else given


def _hidden(view: View) -> str:
    """What lies where at first, and who looks for one of them."""
    chiefs = view.board.chiefs
    return (
        f"{count(view.seats, 'player')} each look for a Chief of their own; one Chief lies covered on each of "
        f"{chiefs[0]} to {chiefs[-1]}."
    )


def _seen(view: View) -> Iterator[str]:
    """What the watcher's log tells, in its order: looks at Chiefs, what was taken or left, and thefts."""
    looked = [
        f"{chief(entry.card)} on {entry.place}"
        for entry in view.log
        if entry.what == "look" and entry.seat == view.me and entry.card is not None
    ]
    if looked:
        yield f"You have looked at {spoken(looked)}."
    for entry in view.log:
        who = "you" if entry.seat == view.me else LETTERS[entry.seat]
        match entry.what:
            case "take":
                yield capital(f"{who} took the Chief on {entry.place}{'' if who == 'you' else ' after a look'}.")
            case "leave" if who != "you":
                yield f"{who} looked at {entry.place} and left its Chief there."
            case "steal" if entry.card is not None:
                whose = "you" if entry.other == view.me else LETTERS[entry.other]
                yield capital(f"{who} stole {chief(entry.card)} from {whose}.")
