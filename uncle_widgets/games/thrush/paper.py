"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.thrush.words import chief, few
from uncle_widgets.games.words import capital, spoken
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
        f"Each of the {few(view.seats, 'player')} is looking for one Chief, and no two want the same one. "
        f"There is a hidden Chief on each of the spaces {chiefs[0]} to {chiefs[-1]}."
    )


def _seen(view: View) -> Iterator[str]:
    """What the watcher's log tells, in its order: looks at Chiefs, what was taken or left, and thefts."""
    looked = [
        f"{chief(entry.card)} on {entry.place}"
        for entry in view.log
        if entry.what == "look" and entry.seat == view.me and entry.card is not None
    ]
    if looked:
        yield f"You've seen {spoken(looked)}."
    for entry in view.log:
        who = "you" if entry.seat == view.me else LETTERS[entry.seat]
        match entry.what:
            case "take":
                yield capital(f"{who} {'' if who == 'you' else 'looked at and '}took the Chief on {entry.place}.")
            case "leave" if who != "you":
                yield f"{who} looked at the Chief on {entry.place} and left it there."
            case "steal" if entry.card is not None:
                whose = "you" if entry.other == view.me else LETTERS[entry.other]
                yield capital(f"{who} stole {chief(entry.card)} from {whose}.")
