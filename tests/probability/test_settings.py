"""Settings that a question declares, and what one function fills in."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

import pytest

from uncle_widgets.probability.filled import Filled
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Knob
from uncle_widgets.probability.settings import setting
from uncle_widgets.refusal import Refusal


@dataclass(frozen=True)
class Coin(Question[int]):
    id: ClassVar[str] = "X-1"
    title: ClassVar[str] = "Heads?"
    concept: ClassVar[str] = "chance"
    misconception: ClassVar[str] = "it is due"
    bias: int = setting(50, "Heads", {n: f"{n}%" for n in (25, 50)}, supposes=True, between=(0, 100), other="{}%")
    told: str = setting("yes", "Told", {"yes": "told", "no": "for you to find"}, refuses=True)
    coin: str = setting("old", "Coin", {"old": "an old coin", "new": "a new coin"})

    def arise(self, view: int) -> Filled[int] | None:
        return filled(self, view, []) if view else None


def filled(question: Coin, view: int, read: list[str]) -> Filled[int]:
    def words() -> str:
        read.append("words")
        return "Heads?"

    def once(rng: Random) -> tuple[bool, Mapping[str, Any]]:
        return rng.random() < question.bias / 100, {}

    return Filled(
        question, view, answer=Fraction(question.bias, 100), once=once, words=words, given="A coin.",
        derivation=lambda: Derivation(()),
    )  # fmt: skip


def test_a_setting_is_declared_once() -> None:
    assert (Coin().bias, Coin().told) == (50, "yes")
    assert Coin().knobs == (
        Knob("bias", "Heads", ((25, "25%"), (50, "50%")), True, 50),
        Knob("told", "Told", (("yes", "told"), ("no", "for you to find")), False, "yes"),
        Knob("coin", "Coin", (("old", "an old coin"), ("new", "a new coin")), False, "old"),
    )
    assert Coin().posed(1).knobs == Coin().knobs


def test_a_number_beyond_the_choices_stands_among_them_in_order() -> None:
    assert Coin(bias=30).knob("bias").choices == ((25, "25%"), (30, "30%"), (50, "50%"))
    own = Coin().knob("coin", choices={"gold": "a gold coin"}, value="gold")
    assert (own.choices, own.value) == ((("gold", "a gold coin"),), "gold")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"bias": 101}, "Expected bias to be a whole number from 0 to 100, not '101'."),
        ({"bias": 0.5}, "Expected bias to be a whole number from 0 to 100, not '0.5'."),
        ({"told": "perhaps"}, "Expected told to be yes or no, not 'perhaps'."),
        ({"told": ["yes"]}, """Expected told to be yes or no, not "['yes']"."""),
    ],
)
def test_what_a_setting_refuses_is_said_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        Coin(**given)
    assert refused.value.sentence == sentence


def test_a_setting_that_refuses_nothing_takes_what_a_position_may_not_offer() -> None:
    assert Coin(coin="silver").coin == "silver"


def test_a_function_is_called_when_it_is_first_read_and_once() -> None:
    read: list[str] = []
    posed = filled(Coin(), 1, read)
    assert posed.number == Fraction(1, 2)
    assert posed.given == "A coin."
    assert read == []
    assert (posed.words, posed.words) == ("Heads?", "Heads?")
    assert read == ["words"]


def test_what_is_not_filled_in_is_as_every_question_has_it() -> None:
    posed = Coin().posed(1)
    assert (posed.parts, posed.mistakes, posed.span, posed.measure) == ((), (), (0.0, 1.0), "chance")
    assert posed.growing() is None


def test_a_name_that_no_question_has_is_an_error() -> None:
    with pytest.raises(TypeError, match="not moddel"):
        Filled(Coin(), 1, answer=1, once=lambda rng: (True, {}), words="", given="", derivation=Derivation(()),
               moddel=None)  # type: ignore[call-arg]  # fmt: skip


def test_a_question_that_makes_no_sense_here_is_not_posed() -> None:
    assert Coin().pose(0) is None
