"""A scene, or any part of one, as plain JSON values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any


def plain(value: Any, but: Sequence[str] = ()) -> Any:
    """A scene (or part of one) as plain JSON values, without the fields `but` and defaults that say nothing."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is tuple or kind is list:
        return [plain(item) for item in value]
    if is_dataclass(kind):
        return {
            name: plain(item)
            for name, default in _fields(kind)
            if name not in but and ((item := getattr(value, name)) != default or name == "kind")
        }
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, Iterable) and not isinstance(value, str) else value


_PLAIN = frozenset((str, int, float, bool, type(None)))


@cache
def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    """Name and default of each field, looked up once a class: scenes are made by the thousand."""
    return tuple((field.name, field.default) for field in fields(kind))
