"""A position of dice and a pot as text."""

from __future__ import annotations

from collections.abc import Mapping

from tests.contract.dice_pot.rules import DicePot
from tests.contract.dice_pot.state import State, View
from uncle_widgets.engine.cards import put
from uncle_widgets.games.kit import Field, Positions
from uncle_widgets.games.scene import Pick
from uncle_widgets.refusal import Refusal


def build(game: DicePot, seat: int, values: Mapping[str, str]) -> View:
    """All have staked before the seat, which has to choose."""
    text = values.get("die", "").strip()
    if text not in tuple("123456"):
        raise Refusal(f"Expected a die from 1 to 6, not {text[:20]!r}.", "DICE-2")
    state = game.start()
    chips = tuple(n - (other < seat) for other, n in enumerate(state.chips))
    dice = put((1,) * game.seats, seat, int(text))
    return game.view(State(chips, dice, (True,) * seat, seat, phase="choose"), seat)


def edits(view: View) -> dict[str, tuple[Pick, ...]]:
    return {f"h{view.me}.0": tuple(Pick(f"die {pips}", str(pips)) for pips in range(1, 7))}


def changed(values: Mapping[str, str], edit: str) -> dict[str, str]:
    word, _, pips = edit.partition(" ")
    if word != "die":
        raise Refusal("Expected an edit of the die.")
    return {**values, "die": pips}


POSITIONS = Positions(
    fields=(Field("die", "Your die", "5", "what it shows"),),
    seat=1,
    build=build,
    describe=lambda view: {"die": str(view.die)},
    edits=edits,
    changed=changed,
)
