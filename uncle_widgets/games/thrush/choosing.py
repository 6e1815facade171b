"""What is chosen place by place on the board: where three agents go, and where a card is paid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uncle_widgets.games.scene import Pick
from uncle_widgets.games.thrush.state import Move, Pay, Put, View
from uncle_widgets.games.thrush.words import chief
from uncle_widgets.games.words import capital


def picks(view: View, moves: Sequence[Move]) -> Iterable[Pick]:
    """The moves that are chosen by pressing places; a card, where there are several, after its place.

    (An agent that is paid with has one place, and is a way of its own.)
    """
    for move in moves:
        if isinstance(move, Put):
            yield Pick(str(move), "", parts=move.places)
        elif isinstance(move, Pay) and move.card is not None:
            cards = (capital(chief(move.card)),) if len(view.hand) > 1 else ()
            yield Pick(str(move), "", parts=(move.place, *cards))
