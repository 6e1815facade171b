"""Turning a card of the stock, and offering it round the table."""

from __future__ import annotations

from uncle_widgets.engine.cards import added, put, taken
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.say_uncle import events as e
from uncle_widgets.games.say_uncle import showdown
from uncle_widgets.games.say_uncle.cards import Card
from uncle_widgets.games.say_uncle.options import Options
from uncle_widgets.games.say_uncle.state import NO_CARD, Offer, State, Table


def may_call(options: Options, table: Table) -> bool:
    """Whether enough cards have been turned in this round (G3, G22)."""
    return len(table.offers) >= options.calls_after


def turn(options: Options, state: State) -> Step[State]:
    """The turner chooses to go on; the card itself is chance."""
    return Step(state.but(table=state.table.but(phase="flip")), (e.Turning(state.table.turner),))


def flip(options: Options, state: State, card: Card) -> Step[State]:
    """A card of the stock lies face up (SAY-13)."""
    table = state.table.but(phase="offer", turned=card, passed=0)
    events = (e.CardTurned(table.turner, card, table.stock),)
    return Step(state.but(table=table, bag=taken(state.bag, card)), events)


def take(options: Options, state: State, discard: Card) -> Step[State]:
    """First a card is put away, then the turned one taken; the taker's left turns next (SAY-14, SAY-16, G5)."""
    table, seat, card = state.table, state.table.seat, state.table.turned
    hand = added(taken(state.hands[seat], discard), card)
    after = state.but(
        hands=put(state.hands, seat, hand), discards=put(state.discards, seat, (*state.discards[seat], discard))
    )
    return _settled(options, after, Offer(table.turner, card, seat), seat, (e.Took(seat, card, discard),))


def pass_on(options: Options, state: State) -> Step[State]:
    """The next seat is asked; after the last, the turner puts the card away (SAY-15, SAY-17)."""
    table, seat = state.table, state.table.seat
    events: tuple[Event, ...] = (e.Passed(seat, table.turned),)
    if table.passed + 1 < table.seats:
        return Step(state.but(table=table.but(passed=table.passed + 1)), events)
    events = (*events, e.AllPassed(table.turner, table.turned))
    return _settled(options, state, Offer(table.turner, table.turned, -1), table.turner, events)


def _settled(options: Options, state: State, offer: Offer, by: Seat, events: tuple[Event, ...]) -> Step[State]:
    """The seat left of `by` turns next; without a stock the round is over (SAY-22, G4)."""
    table = state.table.but(
        phase="turn",
        offers=(*state.table.offers, offer),
        turned=NO_CARD,
        passed=0,
        turner=(by + 1) % state.table.seats,
    )
    state = state.but(table=table)
    if table.stock:
        return Step(state, events)
    if options.last_call and may_call(options, table):
        return Step(state.but(table=table.but(phase="last")), events)
    over = showdown.stock_out(options, state)
    return Step(over.state, (*events, *over.events))
