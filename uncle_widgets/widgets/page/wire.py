"""Messages as they travel: each kind a dataclass, read by its fields, since anyone may send anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, dataclass_transform, get_args, get_origin, get_type_hints, is_typeddict

from uncle_widgets.refusal import Refusal

LARGE = 1e300
"""Beyond this is no number that a page means; nor is NaN."""
WORDS = {str: "text", int: "a whole number", float: "a number", bool: "true or false", NoneType: "nothing"}


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Message:
    """What is sent: whoever derives from it is a frozen dataclass. Its `kind` is its name in small letters, or as
    told: `class Enter(Message, kind="open")`."""

    kind: ClassVar[str]

    def __init_subclass__(cls, *, kind: str = "") -> None:
        cls.kind = kind or cls.__name__.lower()
        dataclass(frozen=True, kw_only=True)(cls)

    def plain(self) -> dict[str, Any]:
        return {"kind": self.kind, **vars(self)}


def read(kinds: Mapping[str, type[Message]], told: Mapping[str, Any]) -> Message | None:
    """The message that `told` is; None for a kind that is not heard. A Refusal names a field that is wrong."""
    kind = told.get("kind")
    cls = kinds.get(kind) if isinstance(kind, str) else None
    if cls is None:
        return None
    given = {}
    for name, hint, needed in declared(cls):
        if name in told or needed:
            given[name] = value = told.get(name)
            if not fits(hint, value):
                raise Refusal(f"Expected {kind} with {name} as {_words(hint)}, not {str(value)[:20]!r}.")
    return cls(**given)


def declared(cls: Any) -> Iterator[tuple[str, Any, bool]]:
    """Each field's name and type, and whether it must be there."""
    hints = get_type_hints(cls)
    for field in fields(cls):
        yield field.name, hints[field.name], field.default is MISSING


def fits(hint: Any, value: Any) -> bool:
    """Whether what came as JSON is of a type. True is no number, and a whole number may stand for any."""
    args = get_args(hint)
    match get_origin(hint):
        case origin if origin is UnionType:
            return any(fits(one, value) for one in args)
        case origin if origin is Literal:
            return type(value) is str and value in args
        case origin if origin is list:
            return type(value) is list and all(fits(args[0], one) for one in value)
        case origin if origin is dict:
            return type(value) is dict and all(fits(args[1], one) for one in value.values())
    if is_typeddict(hint):
        parts = get_type_hints(hint)
        return type(value) is dict and all(name in value and fits(parts[name], value[name]) for name in parts)
    if hint is float:
        return type(value) in (int, float) and -LARGE < value < LARGE
    return hint is Any or type(value) is hint


def _words(hint: Any) -> str:
    """A type as a reader knows it."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is UnionType:
        return " or ".join(map(_words, args))
    if origin is Literal:
        return " or ".join(args)
    return WORDS.get(hint) or ("a list" if origin is list else "names with values")


def kinds_of(union: Any) -> Iterator[tuple[str, type[Message]]]:
    """The messages of a union, or the one that it is, by their kinds."""
    for cls in get_args(union) or (union,):
        yield cls.kind, cls
