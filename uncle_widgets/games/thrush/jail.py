"""How THRUSH HQ looks from outside: bars before whoever is in, the throws left, and what each way out costs."""

from __future__ import annotations

from collections.abc import Sequence

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.scene import Note, Notes, Token
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.words import capital, owner


def bars(view: View) -> list[Token]:
    """Bars before the markers in THRUSH HQ, while there are any."""
    if not any(view.table.jail):
        return []
    return [Token("bars", "the prison bars", view.board.thrush_hq, "bars")]


def inside(view: View) -> Seat | None:
    """Whose stay is shown: the watcher's own, else that of who is on turn; None where neither is in prison."""
    seats = (view.me, view.seat) if isinstance(view.me, int) else (view.seat,)
    return next((seat for seat in seats if view.table.jail[seat]), None) if view.phase != "over" else None


def stay(view: View, names: Sequence[str]) -> Notes | None:
    """The throws in prison, those done and those to come, and the ways out."""
    seat = inside(view)
    if seat is None:
        return None
    options, table = view.options, view.table
    done = options.jail_turns - table.jail[seat]
    acts = seat == view.seat and view.phase in ("jail", "roll")

    def throw(k: int) -> Note:
        if k < done:
            return Note(f"Throw {k + 1}", "no double", "done")
        now = k == done and acts
        return Note(f"Throw {k + 1}", "now" if now else "to come", "now" if now else "open")

    rows = [throw(k) for k in range(options.jail_turns)]
    return Notes("stay", f"{capital(owner(view, seat, names))} throws in prison", (*rows, *ways_out(view, seat)))


def ways_out(view: View, seat: Seat) -> list[Note]:
    """What frees, and what it costs."""
    options, table = view.options, view.table
    moves_on = ", then move" if options.jail_double_moves else ", for free"
    ways = [Note("Throw a double", f"to Start at once{moves_on}")]
    if table.tokens[seat]:
        ways.append(Note("Put an agent back", "to Start at once"))
    if table.held[seat]:
        ways.append(Note("Put a Chief Card back", "to Start at once"))
    return [*ways, Note(f"After throw {options.jail_turns}", "to Start anyway")]
