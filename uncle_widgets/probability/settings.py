"""Settings of a question, declared once each: the field's default, its knob, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, TypeVar, cast

from uncle_widgets.probability.reasons import Knob
from uncle_widgets.refusal import Refusal, whole

T = TypeVar("T")


@dataclass(frozen=True)
class Setting:
    """How a setting is called and chosen; `other` words a value beyond the choices, as '{}%'."""

    label: str
    choices: Mapping[Any, str]
    supposes: bool
    between: tuple[int, int] | None
    refuses: bool
    other: str


def setting(
    default: T,
    label: str,
    choices: Mapping[Any, str],
    *,
    supposes: bool = False,
    between: tuple[int, int] | None = None,
    refuses: bool = False,
    other: str = "{}",
) -> T:
    """Declare a setting of a question as a field: its default, its choices and what is refused.

    Args:
        default: the value if nothing is set.
        label: what the page calls the setting.
        choices: value to label, in the order shown.
        supposes: whether it chooses an assumption about the other players.
        between: the smallest and the largest whole number, if values beyond the choices are allowed.
        refuses: whether a value beyond the choices is refused. Otherwise it counts as the default when it is read.
        other: how a whole number beyond the choices is written.
    """
    made = Setting(label, choices, supposes, between, refuses, other)
    found: T = field(default=default, metadata={"setting": made})
    return found


def settings_of(question: Any) -> Mapping[str, Setting]:
    """The settings that a question declares by `setting`, by their fields' names."""
    return _declared(cast(Any, type(question)))


@cache
def _declared(kind: Any) -> Mapping[str, Setting]:
    return {one.name: one.metadata["setting"] for one in fields(kind) if "setting" in one.metadata}


def check_settings(question: Any) -> None:
    """Raises a Refusal for a value that a declared setting refuses."""
    for name, how in settings_of(question).items():
        value = getattr(question, name)
        if how.between:
            whole(name, value, *how.between)
        elif how.refuses and value not in [*how.choices]:  # it may be of a kind that no mapping looks up
            known = " or ".join(map(str, how.choices))
            raise Refusal(f"Expected {name} to be {known}, not {str(value)[:20]!r}.")


def knob(question: Any, name: str, **instead: Any) -> Knob:
    """The knob of a declared setting; `instead` has its choices (value to label) or its value where a position has
    its own."""
    how = settings_of(question)[name]
    value = instead.get("value", getattr(question, name))
    choices = dict(instead.get("choices", how.choices))
    if how.between and value not in choices:
        choices = dict(sorted({**choices, value: how.other.format(value)}.items()))
    return Knob(name, how.label, tuple(choices.items()), how.supposes, value)
