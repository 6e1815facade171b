"""The dice as they lie on the table: those just thrown, and which of them has been used."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from uncle_widgets.engine.game import Event
from uncle_widgets.games.scene import Dice
from uncle_widgets.games.thrush import events as e
from uncle_widgets.games.thrush import words as w
from uncle_widgets.games.thrush.state import View
from uncle_widgets.games.words import a

PAIRS = (e.Tossed, e.Rolled, e.JailTurn, e.Released)
CHALLENGES = (e.Won, e.LimitHit, e.Jailed)
NOT_WALKED = (e.Tossed, e.JailTurn, e.Released, e.Paid, e.Stays)
"""After these the dice on the table were not thrown to walk with."""


def thrown(view: View, events: Sequence[Event]) -> Iterable[Dice]:
    """The pair on the table, and the die of a challenge; `events` are what has just happened."""
    table, turn = view.table, view.table.turns + 1
    pair = table.dice
    if pair is not None:
        rule = ", so the total must be moved" if pair[0] == pair[1] and view.phase == "move" else ""
        yield Dice(
            "dice", w.throw(pair) + rule, pair, used(view, events),
            thrown=turn if any(isinstance(event, PAIRS) for event in events) else 0,
        )  # fmt: skip
    challenged = any(isinstance(event, CHALLENGES) for event in events)
    if table.die and (challenged or view.phase not in ("move", "roll", "setup")):
        label = f"the challenge die shows {a(table.die)}"
        yield Dice("die", label, (table.die,), thrown=turn if challenged else 0)


def used(view: View, events: Sequence[Event]) -> tuple[int, ...]:
    """Which of the pair was walked with: one die, both of a double; none before the walk or where none was."""
    table = view.table
    pair = table.dice
    if pair is None or view.phase in ("move", "setup") or any(isinstance(event, NOT_WALKED) for event in events):
        return ()
    if pair[0] == pair[1]:
        return (0, 1) if table.count == sum(pair) else ()
    return (pair.index(table.count),) if table.count in pair else ()
