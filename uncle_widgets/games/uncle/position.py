"""A position of the U.N.C.L.E. card game as text, and what may be changed in it by a click."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from uncle_widgets.engine.game import Refusal
from uncle_widgets.games.kit import Field, Positions
from uncle_widgets.games.scene import Pick
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.state import VALUES, Cards, Laid, View

FIELDS = (
    Field("hand", "Your hand", "1 3 6", "three cards"),
    Field("pile", "The pile, first card first", "6 3 3 1 6 5 2", "cards on the table"),
    Field("seen", "Cards put aside", "", "cards you have seen go"),
)
"""The position the lessons use: total 26, you hold 1, 3 and 6, and the next player comes after you."""


def cards(text: str, name: str) -> Cards:
    """'1 3 6', '136' or '1,3,6' as cards; a Refusal for anything else."""
    signs = [sign for sign in text if sign not in " ,;"]
    if len(text) > 200 or any(sign not in "123456" for sign in signs):
        raise Refusal(f"Expected {name} as cards from 1 to 6, such as 1 3 6, not {text[:20]!r}.", "UNCLE-2")
    return tuple(int(sign) for sign in signs)


def build(game: Any, seat: int, values: Mapping[str, str]) -> View:
    """The View of the position in `values`; the pile's seats follow from who is on turn."""
    assert isinstance(game, Uncle)
    pile = cards(values.get("pile", ""), "the pile")
    laid = tuple(Laid((seat - len(pile) + k) % game.seats, card) for k, card in enumerate(pile))
    return game.position(
        cards(values.get("hand", ""), "your hand"), laid, cards(values.get("seen", ""), "cards put aside"), seat
    )


def describe(view: View) -> dict[str, str]:
    """The fields of a View on turn; the inverse of `build` before any reshuffle."""
    return {
        "hand": " ".join(map(str, view.hand)),
        "pile": " ".join(str(card) for _, card in view.pile),
        "seen": " ".join(map(str, view.aside or ())),
    }


def edits(view: View) -> dict[str, tuple[Pick, ...]]:
    """What a click on an item may change: item key to picks; a pick's move reads 'hand 0 4'."""
    me = view.me
    found = {
        f"h{me}.{k}": tuple(Pick(f"hand {k} {value}", str(value)) for value in VALUES)
        for k in range(len(view.hand))
    }
    first = view.played - len(view.pile)
    for k in range(len(view.pile)):
        swap = tuple(Pick(f"pile {k} {value}", str(value)) for value in VALUES)
        found[f"p{first + k}"] = (*swap, Pick(f"pile {k} 0", "Take it out"))
    found["draw"] = tuple(Pick(f"pile end {value}", f"Add a {value} to the pile") for value in VALUES)
    return found


def changed(values: Mapping[str, str], edit: str) -> dict[str, str]:
    """The fields after an edit of `edits`; a Refusal for one it does not know."""
    words = edit.split()
    if len(words) != 3 or words[0] not in ("hand", "pile") or words[2] not in tuple("0123456"):
        raise Refusal("Expected an edit of the hand or the pile.")
    row = list(cards(values.get(words[0], ""), words[0]))
    if words[1] == "end":
        row.append(int(words[2]))
    elif not words[1].isdecimal() or int(words[1]) >= len(row):
        raise Refusal("Expected an edit of a card that is there.")
    elif words[2] == "0":
        del row[int(words[1])]
    else:
        row[int(words[1])] = int(words[2])
    return {**values, words[0]: " ".join(map(str, row))}


POSITIONS = Positions(fields=FIELDS, seat=1, build=build, describe=describe, edits=edits, changed=changed)
