"""A position in few words, for paper and quizzes: what must be seen to answer, and no more."""

from __future__ import annotations

from collections import Counter
from typing import Any

from uncle_widgets.engine.options import options_of
from uncle_widgets.games.mr_t.options import Options
from uncle_widgets.games.mr_t.state import View
from uncle_widgets.games.words import count
from uncle_widgets.probability.question import Question


def paper(view: View, question: Question[Any]) -> str:
    """The board, showdowns, hands that are seen, piles, and what has been shown; the deck where it is another."""
    deck = view.options.deck
    told = [f"The deck: {options_of(Options)['deck'].text(deck)}."] if deck != Options().deck else []
    told += [f"{count(view.seats, 'player')}." if question.id == "M-L6" else repr(view)]
    if question.id in ("M-L2", "M-L3") and (gone := _won(view)):
        told.append(f"Shown and won so far: {gone}.")
    return " ".join(told)


def _won(view: View) -> str:
    """Cards that were shown and lie in won batches, by name; and those under the tops of the board."""
    seen = Counter(card for batches in view.won for batch in batches for card in batch)
    under = Counter(card for stack in view.stacks for card in stack[:-1])
    both = seen + under
    return ", ".join(f"{n} {name}" for name, n in sorted(both.items()))
