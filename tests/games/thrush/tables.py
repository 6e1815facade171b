"""Tables to begin a test from: a state set up by hand, and moves played on it as they are written."""

from __future__ import annotations

from typing import Any

from uncle_widgets.engine.cards import put
from uncle_widgets.engine.game import Event
from uncle_widgets.games.thrush import KIT
from uncle_widgets.games.thrush.cards import WORDS
from uncle_widgets.games.thrush.rules import Thrush
from uncle_widgets.games.thrush.state import State

KEY, MOON, STAR, BELL, CROWN, EYE, HAT, LAMP = range(8)


def game(seats: int = 2, **options: Any) -> Thrush:
    made = KIT.new(seats, **options)
    assert isinstance(made, Thrush)
    return made


def table(
    made: Thrush,
    at: str,
    tokens: tuple[int, ...] = (),
    gone: str = "",
    hands: tuple[tuple[int, ...], ...] = (),
    jail: tuple[int, ...] = (),
    empty: str = "",
    known: str = "",
    phase: Any = "roll",
    **more: Any,
) -> State:
    """A State: markers on the places of `at`, seat 0 on turn, seat s with assignment s. `gone` are intersections
    without an agent, `empty` Chief spaces without a card, `known` such as 'C3=moon' determined ones."""
    board, start = made.options.board, made.start()
    cards: tuple[int | None, ...] = tuple(-1 if chief in empty.split() else None for chief in board.chiefs)
    for pair in known.split():
        place, _, word = pair.partition("=")
        cards = put(cards, board.chiefs.index(place), WORDS.index(word))
    hands = hands or ((),) * made.seats
    spots = tuple({"HQ": board.thrush_hq, "START": board.start}.get(place, place) for place in at.split())
    public = start.table.but(
        at=spots,
        agents=frozenset(board.crossings) - {*gone.split()},
        chiefs=tuple(card != -1 for card in cards),
        tokens=tokens or (0,) * made.seats,
        held=tuple(map(len, hands)),
        jail=jail or (0,) * made.seats,
        phase=phase,
        dealt=made.seats,
        tied=(),
        **more,
    )
    return start.but(table=public, assignments=tuple(range(made.seats)), hands=hands, cards=cards)


def play(made: Thrush, state: State, moves: str) -> State:
    """The state after these moves."""
    for text in moves.split():
        state = made.play(state, made.parse(text)).state
    return state


def events(made: Thrush, state: State, moves: str) -> list[Event]:
    """All that happens in these moves."""
    found: list[Event] = []
    for text in moves.split():
        step = made.play(state, made.parse(text))
        state, found = step.state, [*found, *step.events]
    return found


def legal(made: Thrush, state: State) -> set[str]:
    """What may be chosen, or what chance may bring, as written."""
    turn: Any = made.turn(state)
    return {str(move) for move in (turn.moves if hasattr(turn, "moves") else turn.odds)}
