"""Frozen values that are made quickly: what a game's inner loops make by the million."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeVar

F = TypeVar("F", bound=Callable[..., str])


class Quick:
    """A frozen dataclass that can be made in a fraction of the time that `__init__` takes."""

    @classmethod
    def quick(cls, **values: Any) -> Self:
        """The same as the class called with these fields; those left out have their plain defaults."""
        new = object.__new__(cls)
        object.__setattr__(new, "__dict__", values)
        return new


class Value(Quick):
    """A Quick value of which changed copies are made."""

    def but(self, **changes: Any) -> Self:
        """dataclasses.replace, several times as fast."""
        new = object.__new__(type(self))
        object.__setattr__(new, "__dict__", self.__dict__ | changes)
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
