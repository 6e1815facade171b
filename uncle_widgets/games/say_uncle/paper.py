"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.say_uncle.cards import DECK, KINGS, RANKS, SUIT_WORDS, Card, suit
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import called_card, points
from uncle_widgets.games.words import count
from uncle_widgets.probability.question import Question

PACK = f"A pack of {len(DECK)} is shuffled; a run is of one suit, and an ace in it the lowest or the highest."


def paper(view: View, question: Question[Any]) -> tuple[str, ...]:
    """Your cards and all that was drafted or turned; the pack alone where nobody has seen a card."""
    if question.id == "S-L1" or not view.hand or not isinstance(view.me, int):
        return (PACK,)
    table = view.table
    told = [PACK, f"You are {LETTERS[view.me]} and hold {listed(view.hand)}."]
    unknown: dict[str, list[str]] = {}
    for seat in view.rivals:
        hidden, gained = count(table.dealt_to(seat), "hidden card"), table.gained(seat)
        if view.scores[seat]:
            hidden = f"{points(view.scores[seat])}, {hidden}"
        if gained and question.id == "S-L4":  # in the order in which they were picked
            told.append(f"{LETTERS[seat]}: {hidden}; took in this order: {', '.join(map(called_card, gained))}.")
        elif gained:
            told.append(f"{LETTERS[seat]}: {hidden}, and {listed(gained)}.")
        else:
            unknown.setdefault(hidden, []).append(LETTERS[seat])
    for hidden, seats in unknown.items():
        told.append(f"{', '.join(seats)}: {hidden}{' each' if len(seats) > 1 else ''}.")
    if table.tableau:
        told.append(f"To draft: {listed(table.tableau)}.")
    if away := [offer.card for offer in table.offers if offer.taker < 0]:
        told.append(f"Turned and put away: {listed(away)}.")
    if table.laid:
        told.append(f"{count(table.stock)} in the stock.")
    return tuple(told)


def listed(cards: Iterable[Card]) -> str:
    """Cards by suit: 'clubs 3 10, hearts J Q K'."""
    rows: dict[int, list[str]] = {}
    for card in sorted(cards):
        rows.setdefault(suit(card), []).append(RANKS[card % KINGS])
    return ", ".join(f"{SUIT_WORDS[of]} {' '.join(ranks)}" for of, ranks in rows.items())
