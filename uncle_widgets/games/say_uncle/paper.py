"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.say_uncle.cards import DECK, SUIT_WORDS, Card, rank, suit
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import cards, in_turn, points, ranked, some
from uncle_widgets.games.words import spoken
from uncle_widgets.probability.question import Question

PACK = f"A pack of {len(DECK)} cards is shuffled. Cards in a row have the same suit, and an ace is low or high."


def paper(view: View, question: Question[Any]) -> tuple[str, ...]:
    """Your cards and all that was drafted or turned; the pack alone where nobody has seen a card."""
    if question.id == "S-L1" or not view.hand or not isinstance(view.me, int):
        return (PACK,)
    table = view.table
    told = [PACK, f"You ({LETTERS[view.me]}) hold: {listed(view.hand)}."]
    if question.id == "S-L5":
        told.append(f"You have {points(view.scores[view.me]) if view.scores[view.me] else 'no points'}.")
    hold = "has" if len(view.rivals) == 1 else "each have"
    hidden = some(table.dealt_to(view.rivals[0]))
    told.append(f"{spoken(LETTERS[seat] for seat in view.rivals)} {hold} {hidden} hidden cards.")
    for seat in view.rivals:
        who, gained = LETTERS[seat], table.gained(seat)
        if view.scores[seat]:
            told.append(f"{who} has {points(view.scores[seat])}.")
        if gained and question.id == "S-L4":  # in the order in which they were picked
            told.append(f"{who} picked {in_turn(gained)}.")
        elif gained:
            told.append(f"{who} picked: {listed(gained)}.")
    if table.tableau:
        told.append(f"On the table: {listed(table.tableau)}.")
    away = [offer.card for offer in table.offers if offer.taker < 0]
    if len(away) > len(view.unseen):
        told.append(f"Only these cards are still hidden: {listed(view.unseen)}. All the others have been turned.")
    elif away:
        told.append(f"Put aside: {listed(away)}.")
    if table.laid:
        told.append(f"The stock has {cards(table.stock)}.")
    return tuple(told)


def listed(cards: Iterable[Card]) -> str:
    """Cards by suit: '3 and 10 of clubs; jack, queen and king of hearts'."""
    rows = groupby(sorted(cards), suit)
    return "; ".join(f"{spoken(ranked(rank(card)) for card in row)} of {SUIT_WORDS[of]}" for of, row in rows)
