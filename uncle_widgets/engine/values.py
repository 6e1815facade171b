"""Frozen values that are made quickly: what a game's inner loops make by the million."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

F = TypeVar("F", bound=Callable[..., str])
T = TypeVar("T")

_new, _set = object.__new__, object.__setattr__  # looked up once: `but` is called by the million


@dataclass_transform(frozen_default=True)
def frozen(kind: type[T]) -> type[T]:
    """`dataclass(frozen=True)`, made in half the time: `__init__` fills `__dict__`, past the lock on each field.

    For small values that are made by the million; no field may have a default_factory.
    """
    made: Any = dataclass(frozen=True)(kind)
    names = [field.name for field in fields(made)]
    lines = [f"def __init__(self, {', '.join(names)}):", " values = self.__dict__"]
    found: dict[str, Any] = {}
    exec("\n".join([*lines, *(f" values[{name!r}] = {name}" for name in names)]), found)
    found["__init__"].__defaults__ = made.__init__.__defaults__
    made.__init__ = found["__init__"]
    return kind


class Quick:
    """A frozen dataclass that can be made in a fraction of the time that `__init__` takes."""

    @classmethod
    def quick(cls, **values: Any) -> Self:
        """The same as the class called with these fields; those left out have their plain defaults."""
        new = _new(cls)
        _set(new, "__dict__", values)
        return new


class Value(Quick):
    """A Quick value of which changed copies are made."""

    def but(self, **changes: Any) -> Self:
        """dataclasses.replace, several times as fast."""
        new = _new(type(self))
        _set(new, "__dict__", {**self.__dict__, **changes})
        return new


class Told:
    """A value that prints in words that a module above it has: see `tells`. Its dataclass has `repr=False`."""

    words: ClassVar[Callable[[Any], str] | None] = None

    def __repr__(self) -> str:
        words = type(self).words
        return object.__repr__(self) if words is None else words(self)


def tells(kind: type[Told]) -> Callable[[F], F]:
    """Decorates the function that says in words what a value of `kind` shows, and so how it prints."""

    def decorate(words: F) -> F:
        kind.words = words
        return words

    return decorate
