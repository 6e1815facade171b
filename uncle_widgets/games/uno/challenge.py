"""The answer to a Wild Draw Four (or to a stack): accept it, or challenge and see the hand."""

from __future__ import annotations

from uncle_widgets.engine.cards import added, put
from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno import window
from uncle_widgets.games.uno.cards import WILD4, bluff
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.state import CHALLENGE, Act, Seen, Shown, State, Table, Task


def answer(options: Options, state: State, move: Act) -> Step[State]:
    """Who is struck by a Wild Draw Four (or a stack) accepts or challenges."""
    table = state.table
    _, seat, n, sign = table.agenda[0]
    events: list[Event] = []
    if move != CHALLENGE:
        events.append(e.Accepted(seat, n, table.top))
        agenda = struck(options, table, seat, n, sign, table.owing, events)
        return Step(state.but(table=table.but(agenda=agenda), held=()), tuple(events))
    by, colour = table.layer, table.before[1]
    guilty = bluff(state.held, colour)
    events.append(e.Challenged(seat, by, guilty, colour, state.held))
    table = table.but(log=(*table.log, Seen("some" if guilty else "none", by, colour)))
    state = state.but(shown=(*state.shown, Shown(seat, by, state.held, len(table.log))), held=())
    if not guilty:
        events.append(e.Skipped(seat, "UNO-2P-3" if table.two_handed else "UNO-PEN-7"))
        draws, turn = Task("draw", seat, n + 2, "UNO-PEN-7"), Task("turn", table.after(seat))
    else:
        draws, turn = Task("draw", by, n, "UNO-PEN-6"), Task("turn", seat)
        if options.guilty == "b":
            turn = Task("turn", table.after(seat))
            events.append(e.Skipped(seat, "G17"))
        elif options.guilty == "c":
            state, table = _back(state, table, by, events)
    agenda = window.opened(options, table.owing, (draws,), turn)
    return Step(state.but(table=table.but(agenda=agenda)), tuple(events))


def _back(state: State, table: Table, by: Seat, events: list[Event]) -> tuple[State, Table]:
    """The Wild Draw Four returns to the hand, the colour before it to the pile (G17, reading c)."""
    if len(table.discards) < 2:  # the card beneath was shuffled away (G50)
        events.append(e.ColourBack(by, table.before[1]))
        return state, table.but(colour=table.before[1])
    events.append(e.TakenBack(by, WILD4, "G17"))
    table = table.but(
        counts=put(table.counts, by, table.counts[by] + 1),
        discards=table.discards[:-1],
        top=table.before[0],
        colour=table.before[1],
        owing=None,
        log=(*table.log, Seen("undo", by, WILD4)),
    )
    return state.but(hands=put(state.hands, by, added(state.hands[by], WILD4))), table


def struck(
    options: Options, table: Table, seat: Seat, n: int, sign: str, owing: Seat | None, events: list[Event]
) -> tuple[Task, ...]:
    """`seat` draws `n` cards and misses the turn."""
    rule = "UNO-D2-1" if sign == "+2" else "UNO-WD4-1"
    events.append(e.Skipped(seat, "UNO-2P-3" if table.two_handed else rule))
    return window.opened(options, owing, (Task("draw", seat, n, rule),), Task("turn", table.after(seat)))
