"""Tables set up for the tests: games, hands in words, and play to a place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uncle_widgets.engine.game import Choice
from uncle_widgets.engine.match import Match
from uncle_widgets.games import GAMES
from uncle_widgets.games.say_uncle.cards import DECK, Cards, parse_cards
from uncle_widgets.games.say_uncle.position import build
from uncle_widgets.games.say_uncle.rules import SayUncle
from uncle_widgets.games.say_uncle.state import CALL, DRAFTS, DRAWS, PASS, STOP, TURN, State, Table, View

KIT = GAMES["say_uncle"]


def new(seats: int = 3, **options: Any) -> SayUncle:
    game = KIT.new(seats, **options)
    assert isinstance(game, SayUncle)
    return game


def dealt(game: SayUncle, cards: Sequence[int] = ()) -> Match[Any, Any, Any]:
    """A match whose deal (and tableau) is over: `cards` come first, then the others in order."""
    order = [*cards, *(card for card in DECK if card not in cards)]
    match = Match.new(game)
    while match.state.table.phase in ("deal", "lay"):
        match = match.play(DRAWS[order.pop(0)])
    return match


def drafted(game: SayUncle, cards: Sequence[int] = ()) -> Match[Any, Any, Any]:
    """A match whose draft is over: everybody takes the first card there is."""
    match = dealt(game, cards)
    while match.state.table.phase == "draft":
        match = match.play(DRAFTS[match.state.table.tableau[0]])
    while match.state.table.phase == "deal":
        match = match.play(DRAWS[match.state.bag[0]])
    return match


def passed(match: Match[Any, Any, Any], card: int | None = None) -> Match[Any, Any, Any]:
    """A card turned that nobody takes."""
    match = match.play(TURN).play(DRAWS[match.state.bag[0] if card is None else card])
    while match.state.table.phase == "offer":
        match = match.play(PASS)
    return match


def at(game: SayUncle, hands: Sequence[str], **table: Any) -> State:
    """The first turn after the draft with these hands of ten, each five dealt and five drafted."""
    parsed: list[Cards] = [parse_cards(hand) for hand in hands]
    seats = game.seats
    fields: dict[str, Any] = {"phase": "turn", "dealer": seats - 1, "turner": 0, "dealt": 5 * seats}
    found = Table(seats, (0,) * seats).but(**{**fields, **table})
    used = {card for hand in parsed for card in hand}
    return State(
        found,
        tuple(tuple(sorted(hand)) for hand in parsed),
        tuple(tuple(sorted(hand[:5])) for hand in parsed),
        ((),) * seats,
        tuple(card for card in DECK if card not in used),
    )


def view(five: str, *rows: str, seats: int = 0, seat: int = 0, **fields: str) -> View:
    """The View of a position: my dealt five, then what A, B, ... drafted."""
    return build(new(seats or len(rows)), seat, {"five": five, "picks": " / ".join(rows), **fields})


def events(match: Match[Any, Any, Any]) -> list[str]:
    return [type(event).__name__ for event in match.steps[-1].events]


__all__ = [
    "CALL",
    "KIT",
    "PASS",
    "STOP",
    "TURN",
    "Choice",
    "at",
    "dealt",
    "drafted",
    "events",
    "new",
    "passed",
    "view",
]
