"""What the questions of UNO say alike: names, what a watcher sees, and lines that count cards.

Seats are called by letters, A for seat 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from math import comb
from typing import Any

from uncle_widgets.engine.game import EVERYTHING, Seat, spoken
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.scene import face
from uncle_widgets.games.uno.state import COLOUR, SIGN, Card, Cards, View
from uncle_widgets.games.uno.words import COLOUR_WORDS, SIGN_WORDS
from uncle_widgets.probability.question import Line, Mistake, Part
from uncle_widgets.probability.show import about, percent
from uncle_widgets.refusal import Refusal

LETTERS = "ABCDEFGHIJ"
OFF = ("pick", "dealer", "deal", "first", "colour", "score", "over")


def called(view: View, seat: Seat) -> str:
    return "you" if seat == view.me else LETTERS[seat]


def owner(view: View, seat: Seat) -> str:
    return "your" if seat == view.me else f"{LETTERS[seat]}'s"


def named(card: Card) -> str:
    """'red 7', 'blue Skip', 'Wild', or 'red' for a colour alone."""
    if card in COLOUR_WORDS:
        return COLOUR_WORDS[card]
    sign = SIGN_WORDS.get(SIGN[card], SIGN[card])
    return f"{COLOUR_WORDS[COLOUR[card]]} {sign}" if COLOUR[card] else sign


def on(view: View) -> bool:
    """Whether a hand is being played: a card lies face up and its colour is known."""
    return view.phase not in OFF and bool(view.colour)


def live(view: View) -> str:
    """What is to be matched: the top card, or the colour named for a wild."""
    return view.top if COLOUR[view.top] else view.colour


def shown_top(view: View) -> str:
    """'the red 7', or 'the Wild (red was named)'."""
    return f"the {named(view.top)}" + ("" if COLOUR[view.top] else f" ({COLOUR_WORDS[view.colour]} was named)")


def hidden(view: View) -> tuple[Seat, ...]:
    """The seats whose cards the watcher does not see, the one on turn first, in the direction of play."""
    order = view.table.order
    start = view.seat if view.seat in order else order[0] if order else 0
    turns = [view.table.after(start, k) for k in range(len(order))]
    return tuple(seat for seat in turns if view.hands[seat] is None and view.counts[seat])


def many(n: int, one: str = "card") -> str:
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def sight(view: View) -> str:
    """What the watcher knows, and what he is supposed not to use."""
    if view.me == EVERYTHING:
        return f"You see every hand. The order of the {many(view.draw_count)} to draw is unknown."
    seen = ["your hand"] if view.hand else []
    seen.append("the top card" if view.covered else "the discards")
    text = f"You see {spoken(seen)}. {many(len(view.unseen))} are unseen."
    extra = {entry.what for entry in view.table.log}
    if "reshuffle" in extra:
        text += " Cards that were shuffled back count as unseen, wherever they may lie."
    if extra & {"none", "some", "wrong", "undo", "return"}:
        text += " What a challenge showed, or a card that went back, is not used."
    return text


def hand_keys(view: View, seat: Seat, wanted: Callable[[Card], bool] | None = None) -> tuple[str, ...]:
    """Items of a hand: all, or where it lies open those `wanted`."""
    hand = view.hands[seat]
    if hand is None:
        return tuple(f"h{seat}.{k}" for k in range(view.counts[seat])) if wanted is None else ()
    return tuple(f"h{seat}.{k}" for k, card in enumerate(hand) if wanted is None or wanted(card))


def seen_keys(view: View, wanted: Callable[[Card], bool] | None = None) -> tuple[str, ...]:
    """Items whose cards the watcher knows: all, or those `wanted`."""
    keys = [key for seat, hand in enumerate(view.hands) if hand for key in hand_keys(view, seat, wanted)]
    if view.top and (wanted is None or wanted(view.top)):
        keys.append("top")
    return tuple(keys)


def turned(view: View, seat: Seat, hand: Iterable[Card]) -> dict[str, Any]:
    """A hidden hand turned up on the table."""
    if view.hands[seat] is not None:
        return {}
    return {f"h{seat}.{k}": face(card) for k, card in enumerate(hand)}


def without(cards: Mapping[Card, int], card: Card) -> dict[Card, int]:
    """The copies with one `card` fewer."""
    return {**cards, card: cards[card] - 1}


def listed(cards: Mapping[Card, int]) -> Cards:
    """The cards themselves."""
    return tuple(card for card, n in cards.items() for _ in range(n))


def unseen_line(view: View, gone: str = "") -> Line:
    """How many cards are unseen; `gone` names one more that is known."""
    known = [(len(view.discards), "on the discards")]
    known += [
        (len(hand), f"in {owner(view, seat)} hand") for seat, hand in enumerate(view.hands) if hand is not None
    ]
    parts = ["108", *(f"{n} {words}" for n, words in known if n), *([gone] if gone else [])]
    return Line("Cards you cannot see", " − ".join(parts), str(len(view.unseen) - bool(gone)), seen_keys(view))


def fitting_line(top: str, cards: Mapping[Card, int], wilds: bool = True, lit: tuple[str, ...] = ()) -> Line:
    """How many of the cards fit on `top`, kind by kind."""
    colour = sum(n for card, n in cards.items() if COLOUR[card] == top[0])
    same = sum(n for card, n in cards.items() if COLOUR[card] not in ("", top[0]) and SIGN[card] == top[1:])
    wild = cards["w"] + cards["w+4"] if wilds else 0
    sign = SIGN_WORDS.get(top[1:], top[1:])
    parts = [(colour, COLOUR_WORDS[top[0]]), (same, f"of other colours with {sign}"), (wild, "wild")]
    formula = " + ".join(f"{n} {words}" for n, words in parts if n) or "none"
    what = f"a {named(top)}" if top in SIGN else named(top)
    return Line(f"Of these, cards that fit on {what}", formula, str(colour + same + wild), lit)


def complement(
    holder: str, cards: int, total: int, good: int, what: str, lit: tuple[str, ...] = ()
) -> tuple[Line, ...]:
    """A hand of `cards` from `total`, `good` of them good: by the hands that hold none."""
    every, none = comb(total, cards), comb(total - good, cards)
    chance = 1 - Fraction(none, every)
    return (
        Line(f"Hands {holder} can hold", f"{cards} of the {total}", f"{every:,}", lit),
        Line(f"Hands without {what}", f"{cards} of the other {total - good}", f"{none:,}"),
        Line("Hands with at least one", f"{every:,} − {none:,}", f"{every - none:,}"),
        Line("Share", f"{every - none:,} / {every:,}", percent(chance)),
    )


def wrong(exact: Fraction, *mistakes: Mistake) -> tuple[Mistake, ...]:
    """Those that give another number than the exact one."""
    return tuple(m for m in mistakes if m.value != exact)


def hundred(p: Fraction) -> str:
    """'about 41 of 100'."""
    return f"{about(p)} of 100"


def ranged(name: str, value: object, low: int, high: int) -> None:
    """Refuse a setting that is no whole number from `low` to `high`."""
    if type(value) is not int or not low <= value <= high:
        raise Refusal(f"Expected {name} to be a whole number from {low} to {high}, not {str(value)[:20]!r}.")


def capped(p: Fraction | int) -> Fraction:
    return min(Fraction(1), Fraction(p))


def play_parts(top: str, cards: Mapping[Card, int], hand: int, wilds: bool = True) -> tuple[Part, ...]:
    """The hundred dots for a hand: one of its cards fits, or more, or none."""
    useful = odds.useful_cards(top, cards, hand, wilds)
    none, one = useful.P(lambda k: k == 0), useful.P(lambda k: k == 1)
    return (
        Part("one card fits", one, 1),
        Part("two or more fit", 1 - none - one, 2),
        Part("none fits", none, 0),
    )
