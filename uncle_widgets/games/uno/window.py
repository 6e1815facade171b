"""The catch window: UNO called with the card, late, or not at all; and who notices."""

from __future__ import annotations

from uncle_widgets.engine.game import Event, Seat, Step
from uncle_widgets.games.uno import events as e
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.state import FORGETS, SEES, Act, Ask, State, Table, Task


def opened(options: Options, owing: Seat | None, draws: tuple[Task, ...], turn: Task) -> tuple[Task, ...]:
    """The catch window, if a call is owing, closes at the next player's first card (PEN-3, G22)."""
    if owing is None:
        return (*draws, turn)
    ask = Task("ask", owing)
    return (*draws, ask, turn) if options.forced_draw_keeps_window else (ask, *draws, turn)


def memory(options: Options, state: State, move: Act) -> Step[State]:
    """Chance decides whether a call that was meant is made (option forget)."""
    table = state.table
    table = table.but(agenda=table.agenda[1:])
    if move == FORGETS:
        return Step(state.but(table=table), (e.CallMissed(table.layer),))
    return Step(state.but(table=closed(table)), (e.UnoCalled(table.layer, False),))


def ask(options: Options, state: State, move: Ask) -> Step[State]:
    table = state.table
    asked = (*table.asked, move.seat)
    rest = table.agenda if len(asked) < len(table.order) else table.agenda[1:]
    phase = Task("window" if options.notice == 100 else "notice", move.seat)
    return Step(state.but(table=table.but(asked=asked, agenda=(phase, *rest))), (e.Asked(move.seat),))


def notice(options: Options, state: State, move: Act) -> Step[State]:
    """Chance decides whether the seat asked notices the missing call (option notice)."""
    table = state.table
    seen = e.Noticed(table.seat, move == SEES)
    if move == SEES:
        agenda = (Task("window", table.seat), *table.agenda[1:])
        return Step(state.but(table=table.but(agenda=agenda)), (seen,))
    return _next_asked(options, state, [seen])


def window(options: Options, state: State, move: Act) -> Step[State]:
    """Call late, catch, or say nothing."""
    table = state.table
    seat, owing = table.seat, table.owing
    assert owing is not None
    match move.word:
        case "uno":
            return Step(state.but(table=closed(table)), (e.UnoCalled(seat, True),))
        case "catch":
            table = closed(table)
            table = table.but(agenda=(Task("draw", owing, 2, "UNO-GO-2"), *table.agenda))
            return Step(state.but(table=table), (e.Caught(owing, seat),))
    return _next_asked(options, state, [e.LetPass(seat)])


def _next_asked(options: Options, state: State, events: list[Event]) -> Step[State]:
    table = state.table.but(agenda=state.table.agenda[1:])
    if table.phase != "ask" and table.owing is not None:
        events.append(e.WindowClosed(table.owing))
        table = closed(table)
    return Step(state.but(table=table), tuple(events))


def closed(table: Table) -> Table:
    agenda = tuple(task for task in table.agenda if task.phase not in ("ask", "window"))
    return table.but(agenda=agenda, owing=None, asked=())
