"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from collections import Counter
from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, SIGN, Card, Cards
from uncle_widgets.games.uno.questions.worth import HandWorth
from uncle_widgets.games.uno.state import View
from uncle_widgets.games.uno.words import COLOUR_WORDS, SIGN_WORDS, named, on_top
from uncle_widgets.games.words import a, capital, count, spelled, spoken
from uncle_widgets.probability.question import Question

DECK_WORDS = (
    "The deck has four colours, each with one 0 and two each of 1 to 9, Draw Two, Reverse and Skip. "
    "There are also four Wilds and four Wild Draw Fours."
)


FITTING = ("N-L1", "N-L2", "N-L4")
"""The questions whose answers rest on what fits."""


def listed(cards: tuple[Card, ...]) -> str:
    """A hand, by colour: 'a red 1 and 4, two blue Skips and a Wild'."""
    kinds = Counter(sorted(cards, key=lambda card: (COLOUR[card] or "z", card)))
    told = []
    for colour in dict.fromkeys(COLOUR[card] for card in kinds):
        these = [card for card in kinds if COLOUR[card] == colour]
        once = [SIGN_WORDS.get(SIGN[card], SIGN[card]) for card in these if colour and kinds[card] == 1]
        told += [f"a {COLOUR_WORDS[colour]} {spoken(once)}"] if once else []
        told += [_many(card, kinds[card]) for card in these if not colour or kinds[card] > 1]
    return spoken(told)


def rows(cards: tuple[Card, ...]) -> str:
    """Many cards, a sentence for each colour: 'Red: 1, 4, 4, Skip. Wild: 2 cards.'"""
    told = []
    for colour in (*COLOURS, ""):
        these = sorted(card for card in cards if COLOUR[card] == colour)
        if colour and these:
            signs = ", ".join(SIGN_WORDS.get(SIGN[card], SIGN[card]) for card in these)
            told.append(f"{capital(COLOUR_WORDS[colour])}: {signs}.")
        told += [f"{SIGN_WORDS[sign]}: {count(n)}." for sign, n in sorted(Counter(these).items()) if not colour]
    return " ".join(told)


def _many(card: Card, n: int) -> str:
    """'a red 7', 'two blue Skips'."""
    return a(named(card)) if n == 1 else f"{spelled(n)} {named(card)}s"


def counted(cards: Cards, top: Card) -> str:
    """Cards as counts by colour, and of the top's sign in them: '5 green cards (one of them a 7) and 2 Wilds'."""
    found = []
    for colour in (*COLOURS, ""):
        these = [card for card in cards if COLOUR[card] == colour]
        if colour and these:
            alike = sum(SIGN[card] == SIGN[top] for card in these)
            sign = SIGN_WORDS.get(SIGN[top], SIGN[top])
            found.append(count(len(these), f"{COLOUR_WORDS[colour]} card") + _alike(alike, len(these), sign))
        found += [count(n, SIGN_WORDS[sign]) for sign, n in sorted(Counter(these).items()) if not colour]
    return spoken(found)


def _alike(n: int, of: int, sign: str) -> str:
    """' (one of them a 7)', ' (two of them 7s)', ' (a 7)' where there is no other."""
    if not n:
        return ""
    if of == 1:
        return f" ({a(sign)})"
    return f" ({spelled(n)} of them {a(sign) if n == 1 else f'{sign}s'})"


def fits(view: View) -> str:
    """What fits on the top card: 'A card fits on the red 7 if it is red, a 7 or wild.'"""
    top = view.table.top
    colour = COLOUR_WORDS[COLOUR[top] or view.table.colour]
    sign = f", {a(SIGN_WORDS.get(SIGN[top], SIGN[top]))}" if COLOUR[top] else ""
    return f"A card fits on the {named(top)} if it is {colour}{sign} or wild."


def paper(view: View, question: Question[Any]) -> tuple[str, ...]:
    """The deck, the top card, your hand, how many cards the others hold, and the discards under the top."""
    if question.id == "N-L6":
        return ()
    told = [DECK_WORDS]
    if question.id == "N-L5":
        told.append(
            "Points: a number card is worth its number. Draw Two, Reverse and Skip are worth 20 each, and both "
            "kinds of wild card are worth 50."
        )
        if getattr(question, "hand", "") in HandWorth.DECKS:
            return tuple(told)
    told += [f"{on_top(view)}."]
    if question.id in FITTING:
        told.append(fits(view))
    if isinstance(view.me, int) and view.hand:
        told.append(f"You are player {LETTERS[view.me]}. You hold {listed(view.hand)}.")
    hidden: dict[int, list[str]] = {}
    for seat, size in enumerate(view.table.counts):
        if seat != view.me and view.hands[seat] is None:
            hidden.setdefault(size, []).append(LETTERS[seat])
    for size, seats in hidden.items():
        more = len(seats) > 1
        held = count(size) if size > 1 else "one card"
        told.append(f"{spoken(seats)} {'hold' if more else 'holds'} {held}{' each' * more}.")
    told_prior = getattr(question, "prior_is", "") == "told"  # then nothing below the top card is needed
    if (under := view.table.discards[:-1]) and not told_prior:
        # Only what they are worth asks for every sign.
        below = f"Below the top card {'are' if len(under) > 1 else 'is'} {count(len(under))}"
        if question.id == "N-L5":
            told.append(f"{below}. {rows(under)}")
        else:
            told.append(f"{below}: {counted(under, view.table.top)}.")
    return tuple(told)
