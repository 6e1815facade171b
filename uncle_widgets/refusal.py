"""How the whole package says no."""

from collections.abc import Callable
from functools import wraps
from operator import index
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Refusal(ValueError):
    """Raised if something is not allowed: one sentence, and the clause or ruling that it breaks."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        if sentence.endswith("..") and not sentence.endswith("..."):
            sentence = sentence[:-1]  # it ends with a name that has a full stop of its own, as U.N.C.L.E. has
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.sentence = sentence
        self.clause = clause


def whole(name: str, value: object, least: int, most: int) -> int:
    """`value`, which must be a whole number from `least` to `most`; else a Refusal that names the range."""
    found = integer(value)
    if found is None or not least <= found <= most:
        raise Refusal(f"Expected {name} to be a whole number from {least} to {most}, not {str(value)[:20]!r}.")
    return found


def integer(value: object) -> int | None:
    """`value` as an int, if it is a whole number of any kind, such as NumPy's; None for anything else.

    A truth value is no number here.
    """
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def integer_in(value: object, least: int, most: int) -> int | None:
    """The same, if it is from `least` to `most`; else None."""
    found = integer(value)
    return found if found is not None and least <= found <= most else None


def with_plain_integers(function: Callable[P, R]) -> Callable[P, R]:
    """`function`, given an int for each argument that is a whole number of another kind.

    NumPy's would overflow in exact arithmetic: a `uint8` ends at 255.
    """

    def plain(value: object) -> object:
        return value if (found := integer(value)) is None else found

    @wraps(function)
    def given(*args: P.args, **kwargs: P.kwargs) -> R:
        named = {name: plain(value) for name, value in kwargs.items()}
        return function(*map(plain, args), **named)  # type: ignore[arg-type]

    return given
