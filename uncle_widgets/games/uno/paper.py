"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, SIGN, Card, Cards
from uncle_widgets.games.uno.questions.worth import HandWorth
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import COLOUR_WORDS, SIGN_WORDS, shown_top
from uncle_widgets.games.words import count, spoken
from uncle_widgets.probability.question import Question

DECK_WORDS = (
    "The deck: in each of four colours one 0 and two each of 1 to 9, Draw Two, Reverse and Skip; "
    "four Wild, four Wild Draw Four."
)


def listed(cards: tuple[Card, ...]) -> str:
    """Cards by colour: 'red 1 4 7, blue Skip, Wild Wild'."""
    rows = []
    for colour, group in groupby(
        sorted(cards, key=lambda card: (COLOUR[card] or "z", card)), key=COLOUR.__getitem__
    ):
        signs = " ".join(SIGN_WORDS.get(SIGN[card], SIGN[card]) for card in group)
        rows.append(f"{COLOUR_WORDS[colour]} {signs}" if colour else signs)
    return ", ".join(rows)


def counted(cards: Cards, top: Card) -> str:
    """Cards as counts by colour, and of the top's sign in them: 'red 4, green 5 (1 of them 7), Wild 2'."""
    rows = []
    for colour in (*COLOURS, ""):
        these = [card for card in cards if COLOUR[card] == colour]
        if colour and these:
            alike = sum(SIGN[card] == SIGN[top] for card in these)
            sign = SIGN_WORDS.get(SIGN[top], SIGN[top])
            rows.append(f"{COLOUR_WORDS[colour]} {len(these)}" + (f" ({alike} of them {sign})" if alike else ""))
        rows += [f"{SIGN_WORDS[sign]} {n}" for sign, n in sorted(Counter(these).items()) if not colour]
    return ", ".join(rows)


def paper(view: View, question: Question[Any]) -> tuple[str, ...]:
    """The deck, the top card, your hand, how many cards the others hold, and the discards under the top."""
    if question.id == "N-L6":
        return ()
    told = [DECK_WORDS]
    if question.id == "N-L5":
        told.append("Points: numbers as they are, Draw Two, Reverse and Skip 20, a Wild of either kind 50.")
        if getattr(question, "hand", "") in HandWorth.DECKS:
            return tuple(told)
    told += [f"On top lies {shown_top(view)}."]
    if isinstance(view.me, int) and view.hand:
        told.append(f"You are {LETTERS[view.me]} and hold {listed(view.hand)}.")
    hidden: dict[int, list[str]] = {}
    for seat, size in enumerate(view.table.counts):
        if seat != view.me and view.hands[seat] is None:
            hidden.setdefault(size, []).append(LETTERS[seat])
    for size, seats in hidden.items():
        more = len(seats) > 1
        told.append(f"{spoken(seats)} {'hold' if more else 'holds'} {count(size)}{' each' * more}.")
    if under := view.table.discards[:-1]:
        # Only what they are worth asks for every sign.
        what = listed(under) if question.id == "N-L5" else counted(under, view.table.top)
        told.append(f"Under the top lie {count(len(under), 'discard')}: {what}.")
    return tuple(told)
