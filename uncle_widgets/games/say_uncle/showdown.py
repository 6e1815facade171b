"""The end of a round: the call, the hands laid open, and the points."""

from __future__ import annotations

from uncle_widgets.engine.cards import put
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.say_uncle import events as e
from uncle_widgets.games.say_uncle.cards import best
from uncle_widgets.games.say_uncle.options import Options
from uncle_widgets.games.say_uncle.state import Result, State
from uncle_widgets.games.words import count

WON, STOOD = 2, 1
"""Points for the best hand after a call, and when the stock was used up."""


def call(options: Options, state: State) -> Step[State]:
    """The turner says uncle (SAY-18); the best hand wins, whose-ever it is (SAY-19 to SAY-21)."""
    caller = state.table.turner
    return _shown(options, state, caller, (e.Called(caller),))


def stock_out(options: Options, state: State) -> Step[State]:
    """Nobody has called: the best hand gets a point (SAY-22)."""
    return _shown(options, state, None, (e.StockOut(None),))


def stop(options: Options, state: State) -> Step[State]:
    """Asked once more after the last card, the turner does not call either (G21)."""
    over = stock_out(options, state)
    return Step(over.state, (e.Stopped(state.table.turner), *over.events))


def _shown(options: Options, state: State, caller: Seat | None, events: tuple[Event, ...]) -> Step[State]:
    table = state.table
    runs = tuple(map(best, state.hands))
    winner = runs.index(max(runs))
    points = STOOD if caller is None else WON
    scores = put(table.scores, winner, table.scores[winner] + points)
    events = (*events, e.Revealed(winner, runs, state.hands), e.Scored(winner, points, caller))
    if caller is not None and caller != winner:
        waived = not scores[caller]
        events = (*events, e.Penalised(caller, waived))
        scores = put(scores, caller, max(0, scores[caller] - 1))
    result = Result(winner, -1 if caller is None else caller)
    table = table.but(phase="show", scores=scores, result=result, round=table.round + 1)
    if scores[winner] >= options.target:
        why = f"the first to have {count(options.target, 'point')}"
        table = table.but(phase="over", winners=(winner,), why=why)
        events = (*events, e.MatchOver(winner, scores[winner]))
    nothing = ((),) * table.seats
    return Step(State(table, state.hands, nothing, nothing, ()), events)


def next_dealer(options: Options, state: State) -> Seat:
    """The seat at the dealer's left, or the winner of the round (G7, G23)."""
    table = state.table
    if options.dealer_rotation == "winner" and table.result:
        return table.result.winner
    return table.first
