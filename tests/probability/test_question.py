"""What every question has from its base: one way to be refused, a number, a model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

import pytest

from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.question import Question
from uncle_widgets.probability.reasons import Derivation, Line, Mistake, Part
from uncle_widgets.probability.trials import Estimate, Tally
from uncle_widgets.refusal import Refusal


@dataclass(frozen=True)
class Urn:
    """So many red balls and so many blue ones."""

    red: int
    blue: int

    @property
    def balls(self) -> int:
        return self.red + self.blue


ASKED: list[Urn] = []


@dataclass(frozen=True)
class Red(Question[Urn]):
    """Is a ball red? It arises where there is a ball; elsewhere each method would fail in its own way."""

    id: ClassVar[str] = "T-1"
    title: ClassVar[str] = "Is it red?"
    concept: ClassVar[str] = "a share"
    misconception: ClassVar[str] = "one half"

    def ask(self, view: Urn) -> str | None:
        ASKED.append(view)
        return f"{view.balls} balls. Is one red?" if view.balls else None

    def given(self, view: Urn) -> str:
        return f"You see {view.red} red."

    def answer(self, view: Urn) -> Fraction | Dist[Any] | Estimate:
        return Fraction(view.red, view.balls)

    def derive(self, view: Urn) -> Derivation:
        return Derivation((Line("Share", f"{view.red}/{view.balls}", str(self.answer(view))),))

    def once(self, view: Urn, rng: Random) -> tuple[bool, dict[str, Any]]:
        return rng.randrange(view.balls) < view.red, {}

    def parts(self, view: Urn) -> tuple[Part, ...]:
        return (Part("red", Fraction(view.red, view.balls), 1), Part("blue", Fraction(view.blue, view.balls), 0))

    def mistakes(self, view: Urn) -> tuple[Mistake, ...]:
        return (Mistake("ratio", "red to blue", Fraction(view.red, view.blue), "."),)

    def says(self, view: Urn) -> str:
        return f"of {view.balls // min(1, view.balls)} balls"

    def slots(self, view: Urn) -> dict[str, str]:
        return {"share": str(view.red / view.balls)}


class Counted(Red):
    """How many of one ball drawn are red."""

    def answer(self, view: Urn) -> Dist[int]:
        return Dist({0: view.blue, 1: view.red})


class Guessed(Red):
    """The same, from trials that were run before."""

    def answer(self, view: Urn) -> Estimate:
        return Estimate(0.2485, 0.004, 10_000, seed=7)


CALLS: dict[str, Callable[[Question[Any], Any], Any]] = {
    "exact": lambda question, view: question.exact(view),
    "number": lambda question, view: question.number(view),
    "posed": lambda question, view: question.posed(view),
    "trial": lambda question, view: question.trial(view, Random(1)),
}


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("question", [Red(), Counted(), Guessed()])
def test_where_a_question_does_not_arise_it_is_refused_in_the_same_words(
    call: str, question: Question[Any]
) -> None:
    CALLS[call](question, Urn(1, 2))
    with pytest.raises(Refusal, match=r"^Expected a position in which question T-1 arises\.$"):
        CALLS[call](question, Urn(0, 0))


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("view", [None, "no view", {"red": 1}, (1, 2)])
def test_a_view_of_another_game_is_refused(call: str, view: Any) -> None:
    with pytest.raises(Refusal, match=r"^Expected a view of the game that question T-1 asks about\.$"):
        CALLS[call](Red(), view)


def test_a_fault_in_a_question_is_no_refusal() -> None:
    class Broken(Red):
        def ask(self, view: Urn) -> str | None:
            raise KeyError("a slip of ours")

    with pytest.raises(KeyError):
        Broken().exact(Urn(1, 2))


def test_thousands_of_trials_ask_once() -> None:
    ASKED.clear()
    view, rng, question = Urn(1, 2), Random(2), Red()
    posed = question.posed(view)
    outcomes = [posed.once(rng)[0] for _ in range(2000)]
    assert len(ASKED) == 1
    assert abs(sum(outcomes) / 2000 - 1 / 3) < 0.05
    with pytest.raises(Refusal):
        question.trial(Urn(0, 0), rng)


def test_the_number_of_an_answer() -> None:
    view = Urn(1, 3)
    assert Red().number(view) == Counted().number(view) == Fraction(1, 4)
    assert Guessed().number(view) == Fraction(497, 2000)


def test_trials_agree_with_an_estimate_within_four_standard_errors_of_both() -> None:
    stored = Guessed().exact(Urn(1, 3))
    assert isinstance(stored, Estimate)
    assert stored.agrees(Tally(10_000, 2530.0, 2530.0))
    assert not stored.agrees(Tally(10_000, 2800.0, 2800.0))


class Floats(Red):
    """Answers with decimals: what the page would show as a fraction."""

    def answer(self, view: Urn) -> Any:
        return view.red / view.balls


class Truth(Red):
    def answer(self, view: Urn) -> Any:
        return bool(view.red)


class FloatOutcomes(Red):
    def answer(self, view: Urn) -> Any:
        return Dist({0.5: view.blue, 1: view.red})


class Whole(Red):
    """A whole number is exact."""

    def answer(self, view: Urn) -> Any:
        return min(view.red, 1)


@pytest.mark.parametrize("kind", [Floats, Truth, FloatOutcomes])
def test_an_answer_that_is_not_exact_is_refused_at_the_source(kind: type[Red]) -> None:
    for ask in (kind().exact, kind().number):
        with pytest.raises(TypeError, match=r"^Expected question T-1 to answer with a Fraction"):
            ask(Urn(1, 3))


def test_a_whole_number_is_exact_and_becomes_a_fraction() -> None:
    for exact in (Whole().exact(Urn(1, 3)), Whole().number(Urn(1, 3))):
        assert type(exact) is Fraction
        assert exact == 1
