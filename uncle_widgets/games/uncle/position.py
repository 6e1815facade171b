"""A position of the U.N.C.L.E. card game as text, and what may be changed in it by a click."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from uncle_widgets.engine.game import LETTERS, Refusal, Seat
from uncle_widgets.games.kit import Field, Positions
from uncle_widgets.games.scene import Pick
from uncle_widgets.games.uncle.cards import FULL, VALUES, Cards, totals
from uncle_widgets.games.uncle.rules import Uncle
from uncle_widgets.games.uncle.scene import face
from uncle_widgets.games.uncle.state import Laid, View

FIELDS = (
    Field("hand", "Your hand", "1 3 6", "three cards"),
    Field("pile", "The pile, in the order played", "6 3 3 1 6 5 2", "cards on the table"),
    Field("seen", "Cards put aside, in the order played", "", "whole piles, each of 50 or more"),
    Field("turn", "Whose turn it is", "", "a letter such as C, or nothing if it's you"),
)
"""The position the lessons use: total 26, you hold 1, 3 and 6, and the next player comes after you."""


def cards(text: str, name: str) -> Cards:
    """'1 3 6', '136' or '1,3,6' as cards; a Refusal for anything else."""
    signs = [sign for sign in text if sign not in " ,;"]
    if len(text) > 200 or any(sign not in "123456" for sign in signs):
        raise Refusal(f"Write {name} as cards from 1 to 6, such as 1 3 6, not {text[:20]!r}.", "UNCLE-2")
    return tuple(int(sign) for sign in signs)


def build(game: Any, seat: Seat, values: Mapping[str, str]) -> View:
    """The View of the position in `values`. A began the game, so who is on turn follows from the cards."""
    assert isinstance(game, Uncle)
    pile, seen = cards(values.get("pile", ""), "the pile"), cards(values.get("seen", ""), "the cards put aside")
    turn = _seat(values.get("turn", ""), game.seats, seat)
    if seen and (left := totals(seen)[-1]) < FULL:
        raise Refusal(
            f"Piles that are put aside total {FULL} or more, but the last one has only {left}.", "UNCLE-14"
        )
    count = len(seen) + len(pile)
    first = turn - count
    laid = tuple(Laid((first + len(seen) + k) % game.seats, card) for k, card in enumerate(pile))
    view = game.position(cards(values.get("hand", ""), "your hand"), laid, seen, seat, turn)
    if first % game.seats:
        played = "1 card has" if count == 1 else f"{count} cards have"
        on, not_ = LETTERS[count % game.seats], LETTERS[turn]
        raise Refusal(f"It is {on}'s turn, not {not_}'s, because A starts and {played} been played.", "UNCLE-6")
    return view


def on_turn(game: Any, values: Mapping[str, str]) -> Seat:
    """Who is on turn after these cards, since A begins; seat 0 where they are no cards."""
    try:
        count = sum(len(cards(values.get(name, ""), name)) for name in ("pile", "seen"))
    except Refusal:
        return 0
    return count % int(game.seats)


def _seat(text: str, seats: int, you: Seat) -> Seat:
    letter = text.strip().upper()
    if not letter:
        return you
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise Refusal(
            f"Whose turn it is must be a letter from A to {LETTERS[seats - 1]}, not {text[:20]!r}.", "UNCLE-7"
        )
    return LETTERS.index(letter)


def describe(view: View) -> dict[str, str]:
    """The fields of a View; the inverse of `build` before any reshuffle."""
    whole = len(view.plays) == view.turns and not view.reshuffles
    aside = [card for _, card in view.plays[: view.first]] if whole else view.aside or ()
    return {
        "hand": " ".join(map(str, view.hand)),
        "pile": " ".join(str(card) for _, card in view.pile),
        "seen": " ".join(map(str, aside)),
        "turn": "" if view.seat == view.me else LETTERS[view.seat],
    }


def edits(view: View) -> dict[str, tuple[Pick, ...]]:
    """What a click on an item may change: item key to picks; a pick's move reads 'hand 0 4'."""

    def swaps(place: str, now: int | None, group: str = "change it to") -> tuple[Pick, ...]:
        values = (value for value in VALUES if value != now)
        return tuple(Pick(f"{place} {value}", str(value), face=face(value), group=group) for value in values)

    found = {f"h{view.me}.{k}": swaps(f"hand {k}", value) for k, value in enumerate(view.hand)}
    for k, (_, value) in enumerate(view.pile):
        out = Pick(f"pile {k} 0", "Take it out")
        found[f"p{view.first + k}"] = (*swaps(f"pile {k}", value), out)
    found["draw"] = swaps("pile end", None, "add to the pile")
    return found


def changed(values: Mapping[str, str], edit: str) -> dict[str, str]:
    """The fields after an edit of `edits`; a Refusal for one it does not know.

    A card more or less puts another seat on turn (`on_turn`), and that seat is then you.
    """
    words = edit.split()
    if len(words) != 3 or words[0] not in ("hand", "pile") or words[2] not in tuple("0123456"):
        raise Refusal("Expected an edit of the hand or the pile.")
    name, place, card = words[0], words[1], int(words[2])
    row = list(cards(values.get(name, ""), name))
    old = len(row)
    if place == "end":
        row.append(card)
    elif not place.isdecimal() or int(place) >= len(row):
        raise Refusal("Expected an edit of a card that is there.")
    elif not card:
        del row[int(place)]
    else:
        row[int(place)] = card
    after = {**values, name: " ".join(map(str, row))}
    return after if len(row) == old else {**after, "turn": ""}


POSITIONS = Positions(
    fields=FIELDS, seat=1, build=build, describe=describe, edits=edits, changed=changed, on_turn=on_turn
)
