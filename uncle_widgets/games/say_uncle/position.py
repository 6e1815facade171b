"""A position of Say Uncle as text, and what may be changed in it by a click."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from uncle_widgets.engine.game import LETTERS, Refusal, Seat
from uncle_widgets.games.kit import Field, Positions
from uncle_widgets.games.say_uncle.cards import BY_NAME, NAMES, Cards, arranged, parse_cards, written
from uncle_widgets.games.say_uncle.rules import SayUncle
from uncle_widgets.games.say_uncle.setup import Turned
from uncle_widgets.games.say_uncle.state import View
from uncle_widgets.games.scene import Pick

PICKS = "J-Kh 3c 2s / 8-9d 10c 4h Ac / 5-6c Qs 9s 7h / 2-3h 9c Jc Kd"
"""What four players drafted; two and three leave out the last of them."""
FIELDS = (
    Field("five", "Your five dealt cards", "10h 2d 6s 8c 4s", "such as 7s 10h Ad or 7-9s; empty before the deal"),
    Field("picks", "What each player picked, in order, A first", PICKS, "a slash between players"),
    Field("laid", "The cards on the table at first", "", "empty if all of them are picked"),
    Field("turned", "Cards turned so far", "", "6s: all passed; 6s>B: B took it; 6s>A-2h: you took it for 2h"),
    Field("points", "Points of A, B, ...", "", "such as 1 0 2; empty if nobody has any"),
    Field("deals", "Who deals", "", "a letter; empty for the last player"),
)
"""After the draft, nothing turned yet."""


def build(game: Any, seat: Seat, values: Mapping[str, str]) -> View:
    """The View of the position in `values`; a Refusal says what cannot be."""
    assert isinstance(game, SayUncle)
    five = parse_cards(values.get("five", ""), "your dealt cards")
    rows = values.get("picks", "").strip()
    picks = [parse_cards(row, "picks") for row in rows.split("/")] if rows else []
    if rows == PICKS:
        picks = picks[: game.seats if five else 0]
    return game.position(
        seat,
        five,
        picks,
        parse_cards(values.get("laid", ""), "the cards on the table"),
        [_turned(word) for word in values.get("turned", "").split()],
        _points(values.get("points", "")),
        _dealer(values.get("deals", ""), game.seats),
    )


def _turned(word: str) -> Turned:
    """'6s', '6s>B' or '6s>A-2h'."""
    name, taken, by = word.partition(">")
    letter, put, away = by.partition("-")
    known = name in BY_NAME and (not put or away in BY_NAME)
    if not known or (taken and (len(letter) != 1 or letter not in LETTERS)):
        raise Refusal(f"Write turned cards like 6s, 6s>B or 6s>A-2h, not {word[:20]!r}.", "SAY-14")
    if not taken:
        return Turned(BY_NAME[name])
    return Turned(BY_NAME[name], LETTERS.index(letter), BY_NAME[away] if put else -1)


def _points(text: str) -> tuple[int, ...]:
    words = text.split()
    if any(not (word.isascii() and word.isdecimal() and len(word) < 4) for word in words):
        raise Refusal(f"Write points like 1 0 2, not {text[:20]!r}.", "SAY-23")
    return tuple(map(int, words))


def _dealer(text: str, seats: int) -> Seat | None:
    letter = text.strip().upper()
    if not letter:
        return None
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise Refusal(f"The dealer is one of A to {LETTERS[seats - 1]}, not {text[:20]!r}.", "SAY-7")
    return LETTERS.index(letter)


def describe(view: View) -> dict[str, str]:
    """The fields of a View; the inverse of `build` where no card lies on offer and the hands are hidden."""
    table = view.table
    gone = list(view.discards[view.me] or ()) if isinstance(view.me, int) else []
    turned = []
    for offer in table.offers:
        word = NAMES[offer.card]
        if offer.taker >= 0:
            word += f">{LETTERS[offer.taker]}"
            word += f"-{NAMES[gone.pop(0)]}" if offer.taker == view.me and gone else ""
        turned.append(word)
    rows = [[pick.card for pick in table.picks if pick.seat == seat] for seat in range(view.seats)]
    return {
        "five": written(view.five),
        "picks": " / ".join(map(written, rows)) if table.laid else "",
        "laid": written(table.laid) if table.tableau else "",
        "turned": " ".join(turned),
        "points": " ".join(map(str, table.scores)) if any(table.scores) else "",
        "deals": "" if table.dealer == view.seats - 1 else LETTERS[table.dealer],
    }


def edits(view: View) -> dict[str, tuple[Pick, ...]]:
    """What a click on an item may change: item key to picks; a pick's move reads '7s 10h'."""
    if view.table.shown or not view.unseen:
        return {}
    open_cards = {f"h{view.me}.{k}": card for k, card in enumerate(arranged(view.hand))}
    open_cards |= {f"s{card}": card for card in view.table.laid}
    return {key: _swaps(card, view.unseen) for key, card in open_cards.items()}


def _swaps(card: int, unseen: Cards) -> tuple[Pick, ...]:
    return tuple(Pick(f"{NAMES[card]} {NAMES[other]}", NAMES[other]) for other in unseen)


def changed(values: Mapping[str, str], edit: str) -> dict[str, str]:
    """The fields after an edit of `edits`: wherever the first card stands, the second does now."""
    old, _, new = edit.partition(" ")
    if old not in BY_NAME or new not in BY_NAME:
        raise Refusal("You can only change one card into another.")
    after = dict(values)
    for name in ("five", "laid"):
        after[name] = written(_changed(parse_cards(values.get(name, "")), old, new))
    rows = values.get("picks", "").split("/")
    after["picks"] = " / ".join(written(_changed(parse_cards(row), old, new)) for row in rows).strip()
    words = values.get("turned", "").split()
    after["turned"] = " ".join(_renamed(word, old, new) for word in words)
    if after == dict(values):
        raise Refusal("You can only change a card that is there.")
    return after


def _changed(cards: Cards, old: str, new: str) -> Cards:
    return tuple(BY_NAME[new] if card == BY_NAME[old] else card for card in cards)


def _renamed(word: str, old: str, new: str) -> str:
    card, sign, by = word.partition(">")
    who, dash, away = by.partition("-")
    return f"{new if card == old else card}{sign}{who}{dash}{new if away == old else away}"


POSITIONS = Positions(fields=FIELDS, seat=0, build=build, describe=describe, edits=edits, changed=changed)
