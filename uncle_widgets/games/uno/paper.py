"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uno.cards import COLOUR, SIGN, Card
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import COLOUR_WORDS, SIGN_WORDS, shown_top
from uncle_widgets.games.words import capital, count
from uncle_widgets.probability.question import Question


def listed(cards: tuple[Card, ...]) -> str:
    """Cards by colour: 'red 1 4 7, blue Skip, Wild Wild'."""
    rows = []
    for colour, group in groupby(
        sorted(cards, key=lambda card: (COLOUR[card] or "z", card)), key=COLOUR.__getitem__
    ):
        signs = " ".join(SIGN_WORDS.get(SIGN[card], SIGN[card]) for card in group)
        rows.append(f"{COLOUR_WORDS[colour]} {signs}" if colour else signs)
    return ", ".join(rows)


def paper(view: View, question: Question[Any]) -> str:
    """The top card, your hand, how many cards the others hold, and the discards under the top."""
    if question.id == "N-L6":
        return "You lay your last card but one and do not say UNO."
    told = [f"On top lies {shown_top(view)}."]
    if isinstance(view.me, int) and view.hand:
        told.append(f"You are {LETTERS[view.me]} and hold {listed(view.hand)}.")
    others = [
        f"{LETTERS[seat]} {count(size, 'card')}"
        for seat, size in enumerate(view.counts)
        if seat != view.me and view.hands[seat] is None
    ]
    if others:
        told.append(f"Hidden hands: {', '.join(others)}.")
    if under := view.discards[:-1]:
        told.append(f"{capital(count(len(under), 'discard'))} under the top: {listed(under)}.")
    return " ".join(told)
