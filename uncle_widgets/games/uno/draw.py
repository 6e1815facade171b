"""Cards off the draw pile: in one's turn, by force, and what happens when it runs out."""

from __future__ import annotations

from uncle_widgets.engine.cards import added, put, taken
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno.cards import FIT, Card, Cards
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.state import Act, Seen, State, Task


def want(options: Options, state: State, move: Act) -> Step[State]:
    """Draw in one's turn, by need or by choice."""
    table = state.table
    seat = table.seat
    events: list[Event] = []
    state = restock(state, events)
    table = state.table.but(turns=table.turns + 1)
    if state.stock:
        return Step(state.but(table=table.but(agenda=(Task("take", seat),))), tuple(events))
    events.append(e.NothingToDraw(seat))
    table = table.but(idle=table.idle + 1, agenda=(Task("turn", table.after(seat)),))
    if table.idle >= len(table.order):
        table = table.but(agenda=(Task("score"),))
    return Step(state.but(table=table), tuple(events))


def take(options: Options, state: State, card: Card) -> Step[State]:
    """The card drawn in a turn; the step that shows what is done with it always follows."""
    seat, colour = state.table.seat, state.table.colour
    events: list[Event] = [e.TurnDraw(seat, card)]
    state = restock(gain(state, seat, card), events)
    on = options.draw_until and card not in FIT[state.table.top, colour] and state.stock
    agenda = (Task("take" if on else "drawn", seat),)
    return Step(state.but(table=state.table.but(agenda=agenda, idle=0), drawn=card), tuple(events))


def keep(options: Options, state: State, move: Act) -> Step[State]:
    table = state.table
    seat = table.seat
    state = state.but(table=table.but(agenda=(Task("turn", table.after(seat)),)), drawn="")
    return Step(state, (e.Kept(seat),))


def forced(options: Options, state: State, card: Card) -> Step[State]:
    task, *rest = state.table.agenda
    events: list[Event] = [e.Forced(task.seat, card, task.why, task.n - 1)]
    state = restock(gain(state, task.seat, card), events)
    agenda = (task._replace(n=task.n - 1), *rest) if task.n > 1 else tuple(rest)
    return Step(state.but(table=state.table.but(agenda=agenda)), tuple(events))


def gain(state: State, seat: Seat, card: Card) -> State:
    """`seat` takes `card` off the draw pile."""
    table = state.table
    table = table.but(
        counts=put(table.counts, seat, table.counts[seat] + 1),
        draw_count=table.draw_count - 1,
        log=(*table.log, Seen("take", seat)),
    )
    hands = put(state.hands, seat, added(state.hands[seat], card))
    takes = put(state.takes, seat, (*state.takes[seat], card))
    return state.but(table=table, hands=hands, stock=taken(state.stock, card), takes=takes)


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
