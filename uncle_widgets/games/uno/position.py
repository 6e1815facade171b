"""A position of UNO set up by hand: checked, written as text, and what may be changed in it by a click.

Cards are written as in records (see `state`), with or without spaces: `g3 b5 y9 bx`, `w`, `w+4`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from uncle_widgets.engine.game import Refusal, Seat
from uncle_widgets.games.kit import Field, Positions
from uncle_widgets.games.scene import Pick
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, KINDS, SIGN, WILD, WILD4, Card, Cards
from uncle_widgets.games.uno.scene import face
from uncle_widgets.games.uno.state import View, has_passed
from uncle_widgets.games.uno.words import COLOUR_WORDS, said

FIELDS = (
    Field("top", "The top card", "r7", "a card such as r7, b+2, gx, y<>, w or w+4"),
    Field("colour", "The colour named for a wild card", "", "red, green, blue or yellow"),
    Field("hand", "Your hand", "g3 b5 y9 bx", "cards such as g3 b5 y9 bx"),
    Field("counts", "The others' cards", "7", "one number for all, or one for each player, clockwise: 7, 2, 5"),
    Field("seen", "Discards under the top card", "", "cards you've seen, the last one played at the end"),
    Field("way", "Play goes to the", "left", "left or right"),
    Field("laid", "The Draw Four was just played", "no", "yes (by the player before you) or no"),
    Field("passed", "The player before you passed", "no", "yes (drew a card and kept it) or no"),
)
"""The position of lesson N-L2: nothing in the hand fits on a red 7."""

WRITTEN = re.compile(r"w\+4|w|[rgby](?:\+2|<>|x|[0-9])")
WAYS = {"left": 1, "right": -1}
ADDED = "5"
"""The number in which a card is added to a hand; a click makes it another."""


def cards(text: str, name: str) -> Cards:
    """'g3 b5', 'g3b5' or 'g3, b5' as cards; a Refusal for anything else."""
    signs = re.sub(r"[ ,;]", "", text.lower())
    found = tuple(WRITTEN.findall(signs))
    if len(text) > 500 or "".join(found) != signs:
        words = f"Expected {name} as cards such as r7, b+2, gx, y<>, w or w+4, not {text[:20]!r}."
        raise Refusal(words, "UNO-DECK-1")
    return found


def numbers(text: str) -> tuple[int, ...]:
    """'7' or '7, 2, 5' as numbers; without commas '7 12' could not be told from '71 2' in a link."""
    parts = [part.strip() for part in text.split(",")]
    if len(text) > 100 or not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in parts):
        words = f"Expected the others' cards as numbers with commas, such as 7, 2, 5, not {text[:20]!r}."
        raise Refusal(words, "UNO-SET-2")
    return tuple(map(int, parts))


def build(game: Any, seat: int, values: Mapping[str, str]) -> View:
    """The View of the position in `values`: it is your turn."""
    given = {field.name: values.get(field.name, field.first).strip() for field in FIELDS}
    top = cards(given["top"], "the top card")
    if len(top) != 1:
        raise Refusal(f"Expected one card on top, not {len(top)}.", "UNO-SET-3")
    letters = {word: letter for letter, word in COLOUR_WORDS.items()} | {letter: letter for letter in COLOURS}
    named = given["colour"].lower()
    if named and named not in letters:
        raise Refusal(f"Expected red, green, blue or yellow to be named, not {named[:20]!r}.", "UNO-WILD-1")
    if given["way"].lower() not in WAYS:
        raise Refusal(f"Expected play to go left or right, not {given['way'][:20]!r}.", "UNO-REV-1")
    hand, others = cards(given["hand"], "your hand"), _others(game.start().table.order, seat)
    each = numbers(given["counts"])
    if len(each) not in (1, len(others)):
        raise Refusal(
            f"Expected one number for all the other players or {len(others)} numbers, not {len(each)}.",
            "UNO-SET-2",
        )
    held = dict(zip(others, each * len(others), strict=False)) | {seat: len(hand)}
    view: View = game.position(
        hand,
        top[0],
        colour=letters.get(named, ""),
        counts=[held.get(s, 0) for s in range(game.seats)],
        seen=cards(given["seen"], "the discards"),
        seat=seat,
        direction=WAYS[given["way"].lower()],
        laid=_yes(given["laid"], "whether the Draw Four was just played"),
        passed=_yes(given["passed"], "whether the player before you passed"),
    )
    return view


def _yes(text: str, name: str) -> bool:
    """'yes' or 'no'."""
    if text.lower() not in ("yes", "no"):
        raise Refusal(f"Expected yes or no for {name}, not {text[:20]!r}.")
    return text.lower() == "yes"


def describe(view: View) -> dict[str, str]:
    """The fields of a View on turn; the inverse of `build` before any reshuffle."""
    each = [view.table.counts[seat] for seat in _others(view.table.order, view.seat)]
    return {
        "top": view.table.top,
        "colour": "" if COLOUR[view.table.top] else COLOUR_WORDS[view.table.colour],
        "hand": " ".join(view.hand),
        "counts": ", ".join(map(str, each[:1] if len(set(each)) == 1 else each)),
        "seen": " ".join(view.table.discards[:-1]),
        "way": "left" if view.table.direction == 1 else "right",
        "laid": "yes" if view.phase == "answer" and view.table.top == WILD4 else "no",
        "passed": "yes" if has_passed(view, view.table.after(view.seat, -1)) else "no",
    }


def _others(order: Sequence[Seat], seat: Seat) -> tuple[Seat, ...]:
    """The others of a hand, clockwise from `seat`."""
    at = order.index(seat) if seat in order else len(order)
    return (*order[at + 1 :], *order[:at])


def near(card: Card) -> Cards:
    """Cards that one click makes of this one: its sign in other colours, its colour's other signs, the
    wilds. Two clicks make any card, and there are few to choose from."""
    if not COLOUR[card]:
        return (*(colour + ADDED for colour in COLOURS), WILD, WILD4)
    mates = [kind for kind in KINDS if SIGN[kind] == SIGN[card] or COLOUR[kind] == COLOUR[card]]
    return (*sorted(mates, key=lambda kind: COLOUR[kind] == COLOUR[card]), WILD, WILD4)


def edits(view: View) -> dict[str, tuple[Pick, ...]]:
    """What a click on an item may change: item key to picks; a pick's move reads 'hand 0 g4'."""
    free, found = view.copies, {}

    def made(move: str, kinds: Iterable[Card], group: str) -> tuple[Pick, ...]:
        there = (kind for kind in kinds if free[kind])
        return tuple(Pick(f"{move} {kind}", said(kind), COLOUR[kind], face(kind), group) for kind in there)

    def swaps(move: str, card: Card) -> tuple[Pick, ...]:
        return made(move, (kind for kind in near(card) if kind != card), "change it to")

    for k, card in enumerate(view.hand):
        out = (Pick(f"hand {k} out", "Take it out"),) if len(view.hand) > 1 else ()
        found[f"h{view.me}.{k}"] = (*swaps(f"hand {k}", card), *out)
    names = tuple(
        Pick(f"name top {word}", f"Name {word}", colour)
        for colour, word in COLOUR_WORDS.items()
        if not COLOUR[view.table.top] and colour != view.table.colour
    )
    found["top"] = (*names, *swaps("card top", view.table.top))
    others = _others(view.table.order, view.seat)
    for seat in others:
        n = view.table.counts[seat]
        ways = ((n + 1, "One card more"), (n - 1, "One card fewer"))
        found[f"h{seat}.{n - 1}"] = tuple(
            Pick("counts all " + ",".join(str(m if s == seat else view.table.counts[s]) for s in others), words)
            for m, words in ways
            if m
        )
    found["draw"] = made("hand add", near(WILD), "add to your hand")
    return found


def changed(values: Mapping[str, str], edit: str) -> dict[str, str]:
    """The fields after an edit of `edits`; a Refusal for one it does not know."""
    match edit[:100].split():
        case ["name", "top", word] if word in COLOUR_WORDS.values():
            return {**values, "colour": word}
        case ["counts", "all", each]:
            return {**values, "counts": ", ".join(map(str, numbers(each)))}
        case ["card", "top", card] if card in KINDS:
            named = values.get("colour", "") or "red"  # a click on the wild names another
            return {**values, "top": card, "colour": "" if COLOUR[card] else named}
        case ["hand", at, card] if card in KINDS or card == "out":
            hand = sorted(cards(values.get("hand", ""), "your hand"))
            if at == "add" and card != "out":
                hand.append(card)
            elif at.isascii() and at.isdecimal() and len(at) < 4 and int(at) < len(hand):
                hand[int(at) : int(at) + 1] = [] if card == "out" else [card]
            else:
                raise Refusal("Expected a card that is in your hand to change.")
            return {**values, "hand": " ".join(sorted(hand))}
    raise Refusal("Expected a change to your hand, the top card, its colour or the others' cards.")


POSITIONS = Positions(FIELDS, seat=0, build=build, describe=describe, edits=edits, changed=changed)
