"""What may be set in a game: one frozen dataclass, each field with its default, range, ruling and help.

@dataclass(frozen=True)
class Options:
    pot_chips: int = option(50, (1, 200), "G1", "Chips in the pot at the start", told=True)
    memory: str = option("full", {"full": "every card", "top": "the top card alone"}, "G11", "What is remembered")
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from uncle_widgets.probability.typed_numbers import NumberRule, read_number
from uncle_widgets.refusal import Refusal, integer

O = TypeVar("O")  # noqa: E741 (a game's own Options)

YES_NO: Mapping[Any, str] = MappingProxyType({False: "no", True: "yes"})
"""The range of a rule that is on or off."""


class Written(NamedTuple):
    """The range of an option that is data: how its one-line text is read and written, and what it is in words.

    `read` takes text, or the value itself, and refuses what cannot be; `write` is its inverse and has no spaces.
    `examples` are values beside the default, one of each kind, with which the game can be played.
    """

    read: Callable[[Any], Any]
    write: Callable[[Any], str]
    words: str
    examples: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Option:
    """A rule that may be set: its default, its range (a pair of whole numbers, the values allowed, or how
    it is written) and the clause or ruling it comes from. `told` options stand in every record; `words`
    say what each allowed value means, for people: a record has the value."""

    name: str
    default: Any
    range: tuple[Any, ...]
    ruling: str
    help: str
    told: bool = False
    words: Mapping[Any, str] = field(default_factory=dict)

    def check(self, value: Any) -> Any:
        """`value` (text from a record will do), or a Refusal that names the range."""
        if isinstance(self.range, Written):
            return self.range.read(value)
        kind = type(self.default)
        if kind is int:
            number = integer(value)
            value = value if number is None else number
        if isinstance(value, str):
            if kind is int:
                typed = read_number(value, NumberRule(low=self.range[0], high=self.range[1], whole=True)).value
                value = value if typed is None else int(typed)
            elif kind is bool and value in ("true", "false"):
                value = value == "true"
        whole = kind is int and type(value) is int and self.range[0] <= value <= self.range[1]
        if whole or (kind is not int and type(value) is kind and value in self.range):
            return value
        raise Refusal(f"Expected {self.name} to be {self.spoken}, not {str(value)[:40]!r}.", self.ruling)

    def text(self, value: Any) -> str:
        """The value as a record has it: `check(text(value)) == value`."""
        return self.range.write(value) if isinstance(self.range, Written) else written(value)

    def plain(self, value: Any) -> Any:
        """The value as JSON and a line of Python have it: itself, or its text where it is data."""
        return self.text(value) if isinstance(self.range, Written) else value

    @property
    def spoken(self) -> str:
        """The range in words."""
        if isinstance(self.range, Written):
            return self.range.words
        if type(self.default) is int:
            return f"a whole number from {self.range[0]} to {self.range[1]}"
        return _either(written(value) for value in self.range)

    @property
    def explained(self) -> str:
        """The range in words, each of its values with what it means."""
        if not self.words or type(self.default) is bool:
            return self.spoken
        return _either(f"{written(value)} ({self.words[value]})" for value in self.range)


def option(
    default: Any, range: tuple[Any, ...] | Mapping[Any, str], ruling: str, help: str, *, told: bool = False
) -> Any:
    """A field of a game's Options; see Option. A range of values is given with what each means, as a mapping."""
    span, words = (tuple(range), range) if isinstance(range, Mapping) else (range, {})
    return field(default=default, metadata={"option": (span, ruling, help, told, words)})


def _either(words: Iterable[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} or {last}"


def options_of(kind: Any) -> dict[str, Option]:
    """Name to Option, in the order of the fields of an Options class (or of one of its values)."""
    return {f.name: Option(f.name, f.default, *f.metadata["option"]) for f in fields(kind)}


def set_options(kind: type[O], given: Mapping[str, Any], title: str) -> O:
    """The Options with these values, each checked; a Refusal for an unknown name or a value out of range."""
    known = options_of(kind)
    for name in given:
        if name not in known:
            raise Refusal(f"{title} has no option {str(name)[:40]!r}. It has {', '.join(known)}.")
    return kind(**{name: known[name].check(value) for name, value in given.items()})


def told(options: Any, always: bool = True) -> dict[str, Any]:
    """The values that a record's heading names: all that differ from their default, and `always` the told ones."""
    found = ((o, getattr(options, o.name)) for o in options_of(options).values())
    return {o.name: value for o, value in found if (o.told and always) or value != o.default}


def told_plain(options: Any) -> dict[str, Any]:
    """The same, each value as JSON has it."""
    known = options_of(options)
    return {name: known[name].plain(value) for name, value in told(options).items()}


def told_text(options: Any) -> dict[str, str]:
    """The same, each value as a record has it."""
    known = options_of(options)
    return {name: known[name].text(value) for name, value in told(options).items()}


def written(value: object) -> str:
    """A number, a word or a truth value as a record has it."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)
