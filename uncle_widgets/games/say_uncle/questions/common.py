"""What the questions of Say Uncle share: what is seen, what a trial deals, common mistakes told apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle.cards import Card, Cards, Run
from uncle_widgets.games.say_uncle.scene import face, hand_places, open_key
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.say_uncle.words import cards, run_words, some
from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.words import hand_keys, spoken, turned_up
from uncle_widgets.probability.reasons import Mistake, Model

UNIFORM = Model("uniform", "Every hidden card is equally likely to be anywhere, whatever the players picked.")
NOT_NONE = "1 minus the chance of none"
CLOSE = Fraction(2, 100)
"""A common mistake nearer to the answer than this cannot be told from it."""


def letters(seats: Iterable[Seat]) -> str:
    """'B', 'B and C'."""
    return spoken(LETTERS[seat] for seat in seats)


def have(run: Run) -> str:
    """The best run in a sentence."""
    return f"Your best run is {run_words(run)}."


def seen_after_draft(view: View) -> str:
    """What is seen after the draft, and where the unseen cards lie."""
    burnt, hidden = view.table.burnt, sum(map(view.hidden, view.rivals))
    held = f"{letters(view.rivals)} {'holds' if len(view.rivals) == 1 else 'hold'} {some(hidden)} of them"
    away = ", one was put aside" if burnt else ""
    unseen = f"You can't see {cards(len(view.unseen))}: {held}{away}, and the rest are in the stock."
    return f"You can see your hand and every card that was picked. {unseen}"


def own_keys(view: View, cards: Cards) -> tuple[str, ...]:
    """The items of these cards of the watcher, as far as they are still in hand."""
    places = hand_places(view)
    return tuple(places[card] for card in cards if card in places)


def hidden_keys(view: View, seats: Iterable[Seat] | None = None) -> tuple[str, ...]:
    """The face-down cards of rivals, all unless named."""
    each = view.rivals if seats is None else seats
    return tuple(key for seat in each for key in hand_keys(seat, view.hidden(seat)))


def pack_keys(view: View) -> tuple[str, ...]:
    """The pack on the table: its pile; where there is none the cards laid out, or those that are shown."""
    table = view.table
    if table.shown:
        return tuple(key for seat, hand in enumerate(view.hands) for key in hand_keys(seat, hand or ()))
    drafted = table.phase == "draft"
    return tuple(map(open_key, table.tableau)) if drafted and table.tableau else ("stock",)


def gained_keys(view: View, seat: Seat, cards: Iterable[Card] | None = None) -> tuple[str, ...]:
    """The open cards that went into a rival's hand, all or those named."""
    wanted = None if cards is None else {*cards}
    return tuple(open_key(card) for card in view.table.gained(seat) if wanted is None or card in wanted)


def turned(view: View, dealt: Sequence[Cards], seats: Iterable[Seat]) -> dict[str, Any]:
    """The hidden cards that rivals were dealt in a trial."""
    shown: dict[str, Any] = {}
    for seat in seats:
        if view.hands[seat] is None:
            shown |= turned_up(seat, dealt[seat], face)
    return shown


def laid_out(cards: Cards, counts: Iterable[Card] = ()) -> Mapping[str, Trace]:
    """Cards of a trial that have no place on the table; those that count are lit."""
    lit = {*counts}
    return traced([Trace(face(card), counts=card in lit) for card in cards])


def apart(exact: Fraction | float, *mistakes: Mistake) -> tuple[Mistake, ...]:
    """The mistakes. Listed are those that give another number than the answer, each number once."""
    numbers, found = set[Fraction](), list[Mistake]()
    for one in mistakes:
        listed = abs(float(one.value) - float(exact)) >= CLOSE and one.value not in numbers
        found.append(replace(one, listed=listed))
        if listed:
            numbers.add(one.value)
    return tuple(found)
