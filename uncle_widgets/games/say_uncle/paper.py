"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.say_uncle.cards import DECK
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import cards, in_turn, points, some, the_cards
from uncle_widgets.games.words import spoken
from uncle_widgets.probability.question import Question

PACK = (
    f"A full pack of {len(DECK)} cards is shuffled. Cards in a row have the same suit. "
    "An ace goes below the 2 or above the king."
)


def paper(view: View, question: Question[Any]) -> tuple[str, ...]:
    """Your cards and all that was drafted or turned; the pack alone where nobody has seen a card."""
    if question.id == "S-L1" or not view.hand or not isinstance(view.me, int):
        return (PACK,)
    table = view.table
    told = [PACK, f"You are {LETTERS[view.me]}. You hold {the_cards(view.hand)}."]
    if question.id == "S-L5":
        told.append(f"You have {points(view.scores[view.me]) if view.scores[view.me] else 'no points'}.")
    unknown: list[str] = []
    for seat in view.rivals:
        who, hidden, gained = LETTERS[seat], f"{some(table.dealt_to(seat))} hidden cards", table.gained(seat)
        if view.scores[seat]:
            told.append(f"{who} has {points(view.scores[seat])}.")
        if gained and question.id == "S-L4":  # in the order in which they were picked
            told.append(f"{who} has picked {in_turn(gained)}. {who} also holds {hidden}.")
        elif gained:
            told.append(f"{who} holds {hidden}, and has picked {the_cards(gained)}.")
        else:
            unknown.append(who)
    if unknown:
        hold = "holds" if len(unknown) == 1 else "each hold"
        told.append(f"{spoken(unknown)} {hold} {some(table.dealt_to(view.rivals[0]))} hidden cards.")
    if table.tableau:
        told.append(f"On the table {'is' if len(table.tableau) == 1 else 'are'} {the_cards(table.tableau)}.")
    if away := [offer.card for offer in table.offers if offer.taker < 0]:
        told.append(f"These cards were turned and put aside: {the_cards(away)}.")
    if table.laid:
        told.append(f"There {'is' if table.stock == 1 else 'are'} {cards(table.stock)} in the stock.")
    return tuple(told)
