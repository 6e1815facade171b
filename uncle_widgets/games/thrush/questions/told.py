"""What a watcher's log tells of the Chiefs, as far as no card has been robbed, exchanged or paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from uncle_widgets.engine.game import Seat
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.cards import Card
from uncle_widgets.games.thrush.state import View

Told: TypeAlias = Sequence[tuple[Seat, str, bool]]
"""What rivals did with Chiefs that they looked at: who, where, and whether they took it."""


def faces(view: View) -> Mapping[Place, Card]:
    """The Chiefs that you have seen where they lie, if no card has been moved but by being taken."""
    return {entry.place: entry.card for entry in view.log if entry.what == "look" and entry.card is not None}


def only_looks(view: View) -> bool:
    """Whether you have left all that you have looked at, and nobody has robbed, exchanged or paid."""
    moved = (entry for entry in view.log if entry.what not in ("look", "leave"))
    return all(entry.what == "take" and entry.seat != view.me for entry in moved)


def looked_once(view: View, told: Told) -> tuple[Seat, Place, bool] | None:
    """The only thing that a rival has done after a look; None where there is more, or nothing."""
    return told[0] if len(told) == 1 and only_looks(view) and view.mine not in faces(view).values() else None


def left_all(view: View, told: Told) -> dict[Seat, frozenset[Place]]:
    """Where each rival has left a Chief, if all they have done is to leave them; else nothing."""
    if any(took for _, _, took in told) or not only_looks(view):
        return {}
    rivals = sorted({seat for seat, _, _ in told})
    return {one: frozenset(at for seat, at, _ in told if seat == one) for one in rivals}


def left_and_took(view: View, told: Told) -> tuple[Seat, frozenset[Place], Place] | None:
    """The only rival who has looked at Chiefs, where they left one, and where they took one at last; else None."""
    *left, last = told or [(0, "", False)]
    alone = len({seat for seat, _, _ in told}) == 1 and only_looks(view)
    if not left or not alone or not last[2] or any(took for _, _, took in left):
        return None
    gone = frozenset(at for _, at, _ in left)
    return None if last[1] in gone else (last[0], gone, last[1])
