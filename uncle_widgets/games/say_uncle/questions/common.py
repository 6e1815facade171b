"""What the questions of Say Uncle share: what is seen, what a trial deals, common mistakes told apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.say_uncle.cards import Card, Cards, best
from uncle_widgets.games.say_uncle.scene import face, hand_places, open_key
from uncle_widgets.games.say_uncle.state import State, View
from uncle_widgets.games.scene import Trace, traced
from uncle_widgets.games.words import count, hand_keys, spoken, turned_up
from uncle_widgets.probability.reasons import Mistake, Model

UNIFORM = Model("uniform", "We suppose that the hidden cards are any of the unseen ones: no pick says anything.")
CLOSE = Fraction(2, 100)
"""A common mistake nearer to the answer than this cannot be told from it."""


def letters(seats: Iterable[Seat]) -> str:
    """'B', 'B and C'."""
    return spoken(LETTERS[seat] for seat in seats)


def sight(view: View) -> str:
    """What a seat sees after the draft, and where the unseen cards lie."""
    table, n = view.table, len(view.unseen)
    hidden = sum(view.hidden(seat) for seat in view.rivals)
    held = f"{hidden} of them {'was' if hidden == 1 else 'were'} dealt to {letters(view.rivals)}"
    burnt = f", {count(table.burnt)} is burnt" if table.burnt else ""
    return f"You see your hand and all that was drafted. {count(n)} are unseen: {held}{burnt}, the rest is stock."


def run_keys(view: View) -> tuple[str, ...]:
    """The items of the watcher's best run."""
    places = hand_places(view)
    return tuple(places[card] for card in best(view.hand).cards if card in places)


def five_keys(view: View) -> tuple[str, ...]:
    """The items of the watcher's five dealt cards, as far as they are still in hand."""
    places = hand_places(view)
    return tuple(places[card] for card in view.five if card in places)


def hidden_keys(view: View, seats: Iterable[Seat] | None = None) -> tuple[str, ...]:
    """The face-down cards of rivals, all unless named."""
    found: list[str] = []
    for seat in view.rivals if seats is None else seats:
        found.extend(hand_keys(seat, view.hidden(seat)))
    return tuple(found)


def gained_keys(view: View, seat: Seat, cards: Iterable[Card] | None = None) -> tuple[str, ...]:
    """The open cards that went into a rival's hand, all or those named."""
    wanted = None if cards is None else {*cards}
    return tuple(open_key(card) for card in view.table.gained(seat) if wanted is None or card in wanted)


def turned(view: View, state: State, seats: Iterable[Seat] | None = None) -> dict[str, Any]:
    """The dealt cards of rivals as a trial dealt them."""
    shown: dict[str, Any] = {}
    for seat in view.rivals if seats is None else seats:
        if view.hands[seat] is None:
            shown |= turned_up(seat, state.dealt[seat], face)
    return shown


def laid_out(cards: Cards, counts: Iterable[Card] = ()) -> Mapping[str, Trace]:
    """Cards of a trial that have no place on the table; those that count are lit."""
    lit = {*counts}
    return traced(Trace(face(card), counts=card in lit) for card in cards)


def apart(exact: Fraction | float, *mistakes: Mistake) -> tuple[Mistake, ...]:
    """The mistakes that give another number than the answer, each number once."""
    found: dict[Fraction, Mistake] = {}
    for mistake in mistakes:
        if abs(float(mistake.value) - float(exact)) >= CLOSE:
            found.setdefault(mistake.value, mistake)
    return tuple(found.values())
