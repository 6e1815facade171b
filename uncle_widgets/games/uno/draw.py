"""Cards off the draw pile: in one's turn, by force, and what happens when it runs out."""

from __future__ import annotations

from uncle_widgets.engine.cards import added, put, taken
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno.cards import FIT, Card, Cards
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.state import DRAWN, TAKING, TOOK, TURN, Act, Seen, State, Task


def want(options: Options, state: State, move: Act) -> Step[State]:
    """Draw in one's turn, by need or by choice."""
    events: list[Event] = []
    state = restock(state, events)
    table = state.table
    seat, turns = table.seat, table.turns + 1
    if state.stock:
        return Step(state.but(table=table.but(turns=turns, agenda=TAKING[seat])), tuple(events))
    events.append(e.NothingToDraw(seat))
    idle = table.idle + 1
    agenda = TURN[table.after(seat)] if idle < len(table.order) else (Task("score"),)
    return Step(state.but(table=table.but(turns=turns, idle=idle, agenda=agenda)), tuple(events))


def take(options: Options, state: State, card: Card) -> Step[State]:
    """The card drawn in a turn; the step that shows what is done with it always follows."""
    seat = state.table.seat
    events: list[Event] = [e.TurnDraw(seat, card)]
    state = restock(gain(state, seat, card, DRAWN[seat], card), events)
    table = state.table
    if options.draw_until and state.stock and card not in FIT[table.top, table.colour]:
        state = state.but(table=table.but(agenda=TAKING[seat]))
    return Step(state, tuple(events))


def keep(options: Options, state: State, move: Act) -> Step[State]:
    table = state.table
    seat = table.seat
    state = state.but(table=table.but(agenda=TURN[table.after(seat)]), drawn="")
    return Step(state, (e.Kept(seat),))


def forced(options: Options, state: State, card: Card) -> Step[State]:
    agenda = state.table.agenda
    phase, seat, n, why = agenda[0]
    events: list[Event] = [e.Forced(seat, card, why, n - 1)]
    agenda = (Task(phase, seat, n - 1, why), *agenda[1:]) if n > 1 else agenda[1:]
    return Step(restock(gain(state, seat, card, agenda), events), tuple(events))


def gain(state: State, seat: Seat, card: Card, agenda: tuple[Task, ...], drawn: Card = "") -> State:
    """`seat` takes `card` off the draw pile, in a turn as the one `drawn`; `agenda` says what follows."""
    table = state.table
    table = table.but(
        agenda=agenda,
        counts=put(table.counts, seat, table.counts[seat] + 1),
        draw_count=table.draw_count - 1,
        log=(*table.log, TOOK[seat]),
    )
    hands = put(state.hands, seat, added(state.hands[seat], card))
    takes = put(state.takes, seat, (*state.takes[seat], card))
    return state.but(table=table, hands=hands, stock=taken(state.stock, card), drawn=drawn, takes=takes)


def restock(state: State, events: list[Event]) -> State:
    """Where the draw pile is empty, all discards but the top one become it (GO-5, G9)."""
    table = state.table
    if state.stock or len(table.discards) < 2:
        return state
    stock: Cards = tuple(sorted(table.discards[:-1]))
    events.append(e.Reshuffled(None, len(stock)))
    log = (*table.log, Seen("reshuffle", -1))
    table = table.but(discards=table.discards[-1:], draw_count=len(stock), log=log)
    return state.but(table=table, stock=stock, takes=((),) * len(state.takes))
