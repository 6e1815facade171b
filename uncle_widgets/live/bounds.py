"""What a message may be: its shape, a nickname, a number, and how many there may be of them."""

from __future__ import annotations

import math
import unicodedata
from collections import deque
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints

from uncle_widgets.live.live_shapes import Moment
from uncle_widgets.refusal import Refusal

NICK = 20
"""Letters of a nickname, at most."""
MARKS = 2
"""Marks upon a letter, at most, such as Vietnamese has."""
BLANK = "\u115f\u1160\u3164\uffa0"
"""Letters of Hangul that nobody sees."""
WORDS = {int: "a whole number", float: "a number", str: "text", bool: "true or false", list: "a list"}
WHOLE = 2**53
"""Whole numbers beyond it are not the same in a browser."""


@cache
def _fields(shape: type) -> dict[str, tuple[Any, bool]]:
    """By field what it must be, and whether it may be missing."""
    hints = get_type_hints(shape, include_extras=True)
    return {
        name: (get_args(hint)[0], True) if get_origin(hint) is NotRequired else (hint, False)
        for name, hint in hints.items()
    }


def _is(value: Any, hint: Any) -> bool:
    origin = get_origin(hint) or hint
    if origin is Literal:
        return isinstance(value, str) and value in get_args(hint)
    if origin is tuple:
        inner = get_args(hint)
        return isinstance(value, list) and len(value) == len(inner) and all(map(_is, value, inner))
    if origin is float:
        return type(value) in (int, float) and abs(value) < WHOLE and math.isfinite(value)
    if origin is int:
        return type(value) is int and abs(value) < WHOLE
    return isinstance(value, origin)


def checked(message: Any, shapes: Mapping[str, type]) -> Any:
    """The message, which is of one of these kinds, with every field that it must have; else a Refusal."""
    kind = message.get("kind") if isinstance(message, dict) else None
    if not isinstance(kind, str) or kind not in shapes:
        raise Refusal(f"Expected one of {', '.join(shapes)}.")
    for name, (hint, optional) in _fields(shapes[kind]).items():
        if name not in message and optional:
            continue
        if name not in message or not _is(message[name], hint):
            given = get_args(hint)
            words = WORDS.get(get_origin(hint) or hint) or (
                "an object" if get_origin(hint) is dict else f"one of {', '.join(map(str, given))}"
            )
            words = "two numbers" if get_origin(hint) is tuple else words
            raise Refusal(f"Expected {kind} with {name}: {words}.")
    return message


def nickname(text: str, others: Iterable[str]) -> str:
    """The nickname as it is kept; a second of the same name gets a 2. '' stays ''."""
    name = unicodedata.normalize("NFC", " ".join(text.replace("’", "'").split()))
    marks = MARKS
    for letter in name:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0 if kind[0] == "L" else MARKS
        seen = kind == "Nd" or letter in " .'-" or (kind[0] in "LM" and marks <= MARKS and letter not in BLANK)
        if not seen:
            raise Refusal("Expected a name of letters, digits, spaces and . ' - alone.")
    if len(name) > NICK:
        raise Refusal(f"Expected a name of up to {NICK} letters, not {len(name)}.")
    if name and not any(map(str.isalnum, name)):
        raise Refusal("Expected a name with a letter in it.")
    known = {other.casefold() for other in others if other}
    taken, number = name, 1
    while taken.casefold() in known:
        number += 1
        taken = f"{name[: NICK - 1 - len(str(number))].rstrip()} {number}"
    return taken


def fits(moment: Moment, value: float) -> None:
    """A Refusal if this is no number that the slider of this position can say."""
    low, high = moment["span"]
    scale = 100 if moment["measure"] == "chance" else 1
    said = f"{value * scale:.10g}"
    if not low <= value <= high:
        raise Refusal(f"Expected a number from {low * scale:.10g} to {high * scale:.10g}, not {said}.")
    steps = (value - low) / moment["step"]
    if abs(steps - round(steps)) > 1e-6 and value != high:
        raise Refusal(f"Expected a number in steps of {moment['step'] * scale:.10g}, not {said}.")


class Flood:
    """How many messages a line may send: five a second, twenty at once; what is more is dropped."""

    RATE, BURST = 5.0, 20
    MOST, WITHIN = 100, 10.0
    """So many dropped in so many seconds are a flood."""

    def __init__(self, now: float) -> None:
        self.left = float(self.BURST)
        self.then = now
        self.dropped: deque[float] = deque(maxlen=self.MOST)
        self.told = False

    def passes(self, now: float) -> bool:
        """Whether one more may pass now, in seconds."""
        self.left = min(self.BURST, self.left + (now - self.then) * self.RATE)
        self.then = now
        if self.left < 1:
            self.dropped.append(now)
            return False
        self.left -= 1
        self.told = False
        return True

    def tells(self) -> bool:
        """Whether the sender is to be told that it was dropped: once."""
        told, self.told = self.told, True
        return not told

    def over(self, now: float) -> bool:
        """Whether this is a flood."""
        return len(self.dropped) == self.MOST and now - self.dropped[0] <= self.WITHIN
