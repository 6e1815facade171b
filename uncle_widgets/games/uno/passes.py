"""What a pass tells: who draws a card and keeps it held none of the colour, and no wild. Read off the log.

The model: whoever can lay a card does, and one card drawn alone is drawn in a turn (forced cards come in twos at
least). The log names no colours; that of a wild follows from the coloured card that was laid on it.
"""

from __future__ import annotations

from itertools import groupby, pairwise
from math import prod

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.uno.cards import COLOUR, FIT, Card
from uncle_widgets.games.uno.state import LAID, View


def lacking(view: View) -> dict[Seat, dict[str, int]]:
    """seat -> colour ('' for wilds) -> how many cards the seat has got since it showed that it held none."""
    log = view.table.log
    colours = _colours(view)
    found: dict[Seat, dict[str, int]] = {seat: {} for seat in view.table.order}
    at = 0
    for (what, seat), run in groupby(log, key=lambda seen: seen[:2]):
        cards = [seen.card for seen in run]
        at += len(cards)
        lacks = found.get(seat, {})
        if what == "take":
            for colour in lacks:
                lacks[colour] += len(cards)
            kept = at == len(log) or log[at][:2] != ("drawn", seat)
            if len(cards) == 1 and kept and colours[at - 1]:
                lacks[colours[at - 1]] = lacks[""] = 0
        elif what in ("play", "drawn"):
            for card in cards:
                if lacks.get(COLOUR[card]):
                    lacks[COLOUR[card]] -= 1
    return found


def _colours(view: View) -> list[str]:
    """The current colour after each entry of the log; '' where the log does not tell."""
    laid = [seen for seen in view.table.log if seen.what in LAID]
    after = [*(COLOUR[seen.card] for seen in laid[1:]), view.table.colour]
    colours = (COLOUR[seen.card] or on for seen, on in zip(laid, after, strict=True))
    found, colour = [], ""
    for seen in view.table.log:
        colour = next(colours) if seen.what in LAID else colour
        found.append(colour if seen.what != "undo" else "")
    return found


def answers(view: View, lacks: dict[str, int], seat: Seat, top: Card, colour: str) -> float:
    """The chance that `seat` holds a card to lay on this: its cards are unseen ones, but for what it lacks.

    `lacks` is its row of `lacking`. Each card is looked at alone, which is near enough for a player.
    """
    size = view.table.counts[seat]
    ends = sorted({0, size, *(new for new in lacks.values() if new < size)})
    return 1 - prod(
        (1 - _share(view, top, colour, frozenset(c for c, new in lacks.items() if new <= begin))) ** (end - begin)
        for begin, end in pairwise(ends)
    )


def _share(view: View, top: Card, colour: str, without: frozenset[str]) -> float:
    """The part of the unseen cards, those of the colours `without` left out, that fit."""
    fit = FIT[top, colour]
    fits = total = 0
    for card, n in view.copies.items():
        if n and COLOUR[card] not in without:
            total += n
            fits += n * (card in fit)
    return fits / max(1, total)
