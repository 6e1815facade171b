"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games.mr_t.cards import Deck
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.mr_t.words import held, many, one_of, some
from uncle_widgets.games.words import spoken
from uncle_widgets.probability.question import Question


def paper(view: View, question: Question[Any]) -> tuple[str, ...]:
    """The deck, the board, showdowns, hands that are seen, piles, and what has been shown."""
    deck = _deck(view.options.deck)
    if question.id == "M-L6":
        return deck, f"There are {many(view.seats, 'player')}."
    board = [
        one_of([stack[-1]]) + (f" on {many(len(stack) - 1, 'other card')}" if len(stack) > 1 else "")
        for stack in view.stacks
        if stack
    ]
    lies = (
        f"On the board {'is' if len(board) == 1 else 'are'} {spoken(board)}." if board else "The board is empty."
    )
    told = [deck, lies]
    told += [f"{spoken(LETTERS[seat] for seat in fight.members)} are in a showdown." for fight in view.fights]
    told += _seats(view)
    if question.id in ("M-L2", "M-L3") and (gone := _won(view)):
        told.append(gone)
    return tuple(told)


def _deck(deck: Deck) -> str:
    """'The deck has nine cards each of JEFF and BUS, and six MR. Ts.'"""
    copies: dict[int, list[str]] = {}
    for name, n in deck:
        copies.setdefault(n, []).append(name)
    rows = [
        some(n, names[0]) if len(names) == 1 else f"{many(n)} each of {spoken(names)}"
        for n, names in copies.items()
    ]
    return f"The deck has {', and '.join(rows)}."


def _seats(view: View) -> Iterator[str]:
    """What each holds, those alike together; and the hands that are seen."""
    alike: dict[str, list[str]] = {}
    for seat in range(view.seats):
        if not view.gone[seat]:
            hand = f"{many(view.sizes[seat], 'hand card')} and "
            if view.hands[seat] and seat != view.me:
                hand = ""
            alike.setdefault(f"{hand}{many(view.piled(seat))} in the pile", []).append(LETTERS[seat])
    for has, seats in alike.items():
        yield f"{spoken(seats)} {'each have' if len(seats) > 1 else 'has'} {has}."
    for seat, cards in enumerate(view.hands):
        if cards:
            who = f"You are {LETTERS[seat]} and have" if seat == view.me else f"{LETTERS[seat]} has"
            yield f"{who} {held(cards)} in hand."
        elif seat == view.me:
            yield f"You are {LETTERS[seat]}."


def _won(view: View) -> str:
    """'Earlier two BUSes and one KIM were shown.': cards in won batches, and under the tops of the board."""
    seen = Counter(card for batches in view.won for batch in batches for card in batch)
    under = Counter(card for stack in view.stacks for card in stack[:-1])
    both = seen + under
    if not both:
        return ""
    names = spoken(some(n, name) for name, n in sorted(both.items()))
    return f"Earlier {names} {'was' if both.total() == 1 else 'were'} shown."
