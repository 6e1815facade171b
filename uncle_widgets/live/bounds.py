"""What a message may be: its shape, a nickname, a number, and how many there may be of them."""

from __future__ import annotations

import math
import unicodedata
from collections import deque
from collections.abc import Iterable, Mapping
from functools import cache, partial
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints

from uncle_widgets.refusal import Refusal

NICK = 20
"""Letters of a nickname, at most."""
MARKS = 2
"""Marks upon a letter, at most: so many has Vietnamese."""
BLANK = "\u115f\u1160\u3164\uffa0"
"""Letters of Hangul that nobody sees."""
WHOLE = 2**53
"""From there on whole numbers are not the same in a browser."""
NEAR = 1e-6
"""So near to a step a number is on it: it was a fraction of a hundred once."""


_fields = cache(partial(get_type_hints, include_extras=True))


def _is(value: Any, hint: Any) -> bool:
    kind, inner = get_origin(hint) or hint, get_args(hint)
    if kind is NotRequired:
        return value is ... or _is(value, *inner)
    if kind is Literal:
        return isinstance(value, str) and value in inner
    if kind is tuple:
        return isinstance(value, list) and len(value) == len(inner) and all(map(_is, value, inner))
    if kind in (int, float):
        return type(value) in (int, kind) and abs(value) < WHOLE and math.isfinite(value)
    return isinstance(value, kind)


def checked(message: Any, shapes: Mapping[str, type]) -> Any:
    """The message, which is of one of these kinds, with every field that it must have; else a Refusal."""
    kind = message.get("kind") if isinstance(message, dict) else None
    if not isinstance(kind, str) or kind not in shapes:
        raise Refusal(f"Expected a message of the kind {', '.join(shapes)}.")
    for name, hint in _fields(shapes[kind]).items():
        if not _is(message.get(name, ...), hint):
            raise Refusal(f"Expected {kind} with a {name} of its own kind.")
    return message


def nickname(text: str, others: Iterable[str]) -> str:
    """The nickname as it is kept; a second of the same name gets a 2. '' stays ''."""
    name = unicodedata.normalize("NFC", " ".join(text.replace("’", "'").split()))
    marks = MARKS
    for letter in name:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0 if kind[0] == "L" else MARKS
        seen = kind[0] in "LM" and marks <= MARKS and letter not in BLANK
        if not (seen or kind == "Nd" or letter in " .'-"):
            raise Refusal("A nickname can have letters, digits, spaces and . ' - only.")
    if name and not (len(name) <= NICK and any(map(str.isalnum, name))):
        raise Refusal(f"A nickname can have up to {NICK} letters.")
    known, taken, number = {other.casefold() for other in others}, name, 1
    while name and taken.casefold() in known:
        number += 1
        taken = f"{name[: NICK - 1 - len(str(number))].rstrip()} {number}"
    return taken


def fits(value: float, low: float, high: float, step: float, scale: int) -> None:
    """A Refusal if the slider cannot say this number; it shows `scale` times as much."""
    said = f"{value * scale:.10g}"
    if not low <= value <= high:
        raise Refusal(f"Expected a number from {low * scale:.10g} to {high * scale:.10g}, not {said}.")
    steps = (value - low) / step
    if abs(steps - round(steps)) > NEAR and value != high:
        raise Refusal(f"Expected a number in steps of {step * scale:.10g}, not {said}.")


class Flood:
    """How many messages a line may send: five a second, twenty at once. A hundred dropped in 10 s are a flood."""

    RATE, BURST, MOST, WITHIN = 5, 20, 100, 10.0

    def __init__(self, now: float) -> None:
        self.left, self.then, self.row = float(self.BURST), now, 0
        self.times: deque[float] = deque(maxlen=self.MOST)

    def dropped(self, now: float) -> int:
        """How many are dropped in a row with the one that comes now, in seconds; 0 where it may pass."""
        self.left = min(self.BURST, self.left + (now - self.then) * self.RATE)
        self.then = now
        if self.left < 1:
            self.times.append(now)
            self.row += 1
        else:
            self.left -= 1
            self.row = 0
        return self.row

    def over(self) -> bool:
        """Whether this is a flood."""
        return len(self.times) == self.MOST and self.then - self.times[0] <= self.WITHIN
