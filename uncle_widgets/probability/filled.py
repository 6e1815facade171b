"""A question that one function poses: it fills in what is said of a position, by name.

    @dataclass(frozen=True)
    class IsItABluff(Question[View]):
        rate: int = setting(25, "Bluffs", {n: f"{n}%" for n in (5, 10, 25)}, between=(1, 100), other="{}%")

        def arise(self, view: View) -> Filled[View] | None:
            return Filled(self, view, answer=p, once=once, words=words, given=..., derivation=derivation)

What takes long, or is seldom read, is given as a function of no arguments (`def` or `lambda`): it is called when
it is first read, and what it returns is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cached_property
from random import Random
from types import FunctionType
from typing import Any, TypeAlias, TypedDict, TypeVar, Unpack

from uncle_widgets.probability.dealing import Dealer
from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.heat import Heat
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Growing, Knob, Mistake, Model, Part
from uncle_widgets.probability.trials import Estimate

T = TypeVar("T")
V = TypeVar("V")
Lazy: TypeAlias = T | Callable[[], T]
"""A value, or a function that works it out."""
Exact: TypeAlias = Fraction | int | Dist[Any] | Estimate
Trial: TypeAlias = tuple[Any, Mapping[str, Any]]
"""What came of a trial, and what it dealt: item key to card face."""


class More(TypedDict, total=False):
    """What a question may say besides; without it, what `Posed` has."""

    measure: Lazy[str]
    model: Lazy[Model | None]
    cases: Lazy[str]
    event: Lazy[str]
    asks: Lazy[Mapping[str, str]]
    knobs: Lazy[tuple[Knob, ...]]
    span: Lazy[tuple[float, float]]
    parts: Lazy[tuple[Part, ...]]
    mistakes: Lazy[tuple[Mistake, ...]]
    pictures: Lazy[tuple[Any, ...]]
    slots: Lazy[Mapping[str, str]]
    quantities: Lazy[Mapping[str, Fraction | int]]
    heat: Lazy[Heat | None]
    apart: Lazy[str]
    struck: Lazy[str]
    slow: Lazy[bool]
    derivable: Lazy[bool]
    deals: Callable[[], Dealer | None]


def no_picture() -> Growing | None:
    """No picture grows with the trials."""
    return None


class Filled(Posed[V]):
    """A question about one view, with its parts passed by name. See `Posed` for what each of them is."""

    def __init__(
        self,
        question: Question[V],
        view: V,
        *,
        answer: Lazy[Exact],
        once: Callable[[Random], Trial],
        words: Lazy[str],
        given: Lazy[str],
        derivation: Lazy[Derivation],
        growing: Callable[[], Growing | None] = no_picture,
        **more: Unpack[More],
    ) -> None:
        if unknown := more.keys() - More.__annotations__.keys():
            raise TypeError(f"Expected what `Posed` has, not {', '.join(sorted(unknown))}.")
        super().__init__(question, view)
        self._answer: Any = answer
        self._once, self._growing = once, growing
        self._said: dict[str, Any] = {
            "knobs": lambda: question.knobs, "words": words, "given": given, "derivation": derivation, **more,
        }  # fmt: skip

    def _value_of(self, name: str) -> Any:
        """The value filled in by that name, or what the function filled in returns."""
        value = self._said[name]
        return value() if isinstance(value, FunctionType) else value

    @cached_property
    def words(self) -> str:
        return str(self._value_of("words"))

    @cached_property
    def given(self) -> str:
        return str(self._value_of("given"))

    @cached_property
    def derivation(self) -> Derivation:
        found: Derivation = self._value_of("derivation")
        return found

    @cached_property
    def _mistakes(self) -> tuple[Mistake, ...]:
        found: tuple[Mistake, ...] = self._value_of("mistakes") if "mistakes" in self._said else ()
        return found

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        return tuple(one for one in self._mistakes if one.listed)

    @cached_property
    def unlisted(self) -> tuple[Mistake, ...]:
        return tuple(one for one in self._mistakes if not one.listed)

    def answer(self) -> Exact:
        found: Exact = self._answer() if isinstance(self._answer, FunctionType) else self._answer
        return found

    def once(self, rng: Random) -> Trial:
        return self._once(rng)

    def growing(self) -> Growing | None:
        return self._growing()


def _read(name: str, otherwise: cached_property[Any]) -> cached_property[Any]:
    """The part of that name: what it was filled in with, else as `Posed` has it."""

    def read(self: Filled[Any]) -> Any:
        return self._value_of(name) if name in self._said else otherwise.func(self)

    found = cached_property(read)
    found.__set_name__(Filled, name)
    return found


for _name, _part in vars(Posed).items():
    if isinstance(_part, cached_property) and _name not in vars(Filled):
        setattr(Filled, _name, _read(_name, _part))
