"""The set-up, and whose turn it is."""

from __future__ import annotations

from uncle_widgets.engine.cards import put
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.thrush import events as e
from uncle_widgets.games.thrush.cards import Card, Pair
from uncle_widgets.games.thrush.options import Options
from uncle_widgets.games.thrush.state import State, Table
from uncle_widgets.games.words import count


def opening(options: Options, seats: int) -> State:
    """Before the first Assignment Card: everything on the board, markers on START (TH-3, TH-5, TH-6)."""
    board = options.board
    table = Table(
        at=(board.start,) * seats,
        agents=frozenset(board.crossings),
        chiefs=(True,) * len(board.chiefs),
        tokens=(0,) * seats,
        held=(0,) * seats,
        jail=(0,) * seats,
        tosses=(None,) * seats,
        tied=tuple(range(seats)),
    )
    return State(table, (None,) * seats, ((),) * seats, (None,) * len(board.chiefs))


def assigned(options: Options, state: State, card: Card) -> Step[State]:
    """The next seat has its Assignment Card (TH-4)."""
    table, seat = state.table, state.table.seat
    dealt = table.dealt + 1
    last = dealt == len(table.at)
    events: tuple[Event, ...] = (e.Assigned(seat, card),)
    if last:
        events += (e.SetUp(None, len(table.chiefs), len(table.agents)),)
    return Step(
        state.but(
            table=table.but(dealt=dealt, seat=0 if last else seat + 1),
            assignments=put(state.assignments, seat, card),
        ),
        events,
    )


def tossed(options: Options, state: State, pair: Pair) -> Step[State]:
    """A toss for the first turn; level leaders toss again (TH-7, G4)."""
    table, seat = state.table, state.table.seat
    tosses, rest = put(table.tosses, seat, pair), table.tied[1:]
    table = table.but(tosses=tosses, tied=rest, dice=pair)
    events: tuple[Event, ...] = (e.Tossed(seat, pair),)
    if rest:
        return Step(state.but(table=table.but(seat=rest[0])), events)
    best = max(sum(toss) for toss in tosses if toss)
    level = tuple(s for s, toss in enumerate(tosses) if toss and sum(toss) == best)
    if len(level) > 1:
        table = table.but(tosses=(None,) * len(tosses), tied=level, seat=level[0])
        return Step(state.but(table=table), (*events, e.TossAgain(None, level)))
    begun = begin(options, state.but(table=table), level[0])
    return Step(begun, (*events, e.Begins(level[0])))


def begin(options: Options, state: State, seat: Seat) -> State:
    """The turn of `seat` begins: in prison with something to pay, they choose; else they throw."""
    table = state.table
    pays = table.jail[seat] and (table.tokens[seat] or table.held[seat])
    return state.but(table=table.but(seat=seat, phase="jail" if pays else "roll", victim=-1))


def done(options: Options, state: State, *events: Event) -> Step[State]:
    """The turn is over: the next one begins, unless the game is broken off (G31)."""
    table = state.table
    turns = table.turns + 1
    state = state.but(table=table.but(turns=turns))
    if turns >= options.max_turns:
        over = state.but(table=state.table.but(phase="over", why=f"stopped after {count(turns, 'turn')}"))
        return Step(over, (*events, e.BrokenOff(None, turns)))
    return Step(begin(options, state, (table.seat + 1) % len(table.at)), events)
