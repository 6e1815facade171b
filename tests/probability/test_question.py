"""What every question has from its base: one way to be refused, a number, a model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar

import pytest

from uncle_widgets.probability.dist import Dist
from uncle_widgets.probability.question import Posed, Question
from uncle_widgets.probability.reasons import Derivation, Line
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
    """Is a ball red? It arises where there is a ball; elsewhere all that is said would fail in its own way."""

    id: ClassVar[str] = "T-1"
    title: ClassVar[str] = "Is it red?"
    concept: ClassVar[str] = "a share"
    misconception: ClassVar[str] = "one half"

    def arise(self, view: Urn) -> Ball | None:
        ASKED.append(view)
        return Ball(self, view, view.balls) if view.balls else None


@dataclass(eq=False)
class Ball(Posed[Urn]):
    """One of so many balls."""

    balls: int

    @cached_property
    def words(self) -> str:
        return f"{self.balls} balls. Is one red?"

    @cached_property
    def given(self) -> str:
        return f"You see {self.view.red} red."

    def answer(self) -> Any:
        return Fraction(self.view.red, self.balls)

    @cached_property
    def derivation(self) -> Derivation:
        return Derivation((Line("Share", f"{self.view.red}/{self.balls}", str(self.number)),))

    def once(self, rng: Random) -> tuple[bool, dict[str, Any]]:
        return rng.randrange(self.balls) < self.view.red, {}


def answering(answer: Callable[[Urn], Any]) -> Red:
    """The question with another answer."""

    class Other(Ball):
        def answer(self) -> Any:
            return answer(self.view)

    class Kind(Red):
        def arise(self, view: Urn) -> Ball | None:
            return Other(self, view, view.balls) if view.balls else None

    return Kind()


COUNTED = answering(lambda urn: Dist({0: urn.blue, 1: urn.red}))
"""How many of one ball drawn are red."""
GUESSED = answering(lambda urn: Estimate(0.2485, 0.004, 10_000, seed=7))
"""The same, from trials that were run before."""


CALLS: dict[str, Callable[[Question[Any], Any], Any]] = {
    "exact": lambda question, view: question.exact(view),
    "number": lambda question, view: question.number(view),
    "posed": lambda question, view: question.posed(view),
}


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("question", [Red(), COUNTED, GUESSED])
def test_where_a_question_does_not_arise_it_is_refused_in_the_same_words(
    call: str, question: Question[Any]
) -> None:
    CALLS[call](question, Urn(1, 2))
    with pytest.raises(Refusal, match=r"^Question T-1 doesn't come up in this position\.$"):
        CALLS[call](question, Urn(0, 0))


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("view", [None, "no view", {"red": 1}, (1, 2)])
def test_a_view_of_another_game_is_refused(call: str, view: Any) -> None:
    with pytest.raises(Refusal, match=r"^Question T-1 needs a view of its own game\.$"):
        CALLS[call](Red(), view)


def test_a_fault_in_a_question_is_no_refusal() -> None:
    def broken(urn: Urn) -> Any:
        raise KeyError("a slip of ours")

    with pytest.raises(KeyError):
        answering(broken).exact(Urn(1, 2))


def test_thousands_of_trials_pose_once() -> None:
    ASKED.clear()
    view, rng = Urn(1, 2), Random(2)
    posed = Red().posed(view)
    outcomes = [posed.once(rng)[0] for _ in range(2000)]
    assert len(ASKED) == 1
    assert abs(sum(outcomes) / 2000 - 1 / 3) < 0.05


def test_what_is_said_is_worked_out_when_it_is_looked_at_and_once() -> None:
    worked: list[str] = []

    class Noted(Ball):
        def answer(self) -> Any:
            worked.append("answer")
            return super().answer()

        @cached_property
        def given(self) -> str:
            worked.append("given")
            return "Nothing."

    posed = Noted(Red(), Urn(1, 2), 3)
    assert worked == []
    assert posed.number == posed.exact == Fraction(1, 3)
    assert posed.derivation.lines[0].value == "1/3"
    assert worked == ["answer"]
    assert posed.given == posed.given == "Nothing."
    assert worked == ["answer", "given"]


def test_what_is_not_written_of_a_position_is_nothing_and_says_so() -> None:
    posed = Red().posed(Urn(1, 2))
    assert (posed.cases, posed.event, posed.out_of_100, posed.asks) == ("", "", "out of 100 times", {})
    assert (posed.apart, posed.struck, posed.knobs, posed.parts) == ("", "", (), ())
    assert (posed.mistakes, posed.pictures, posed.slots, posed.quantities) == ((), (), {}, {})
    assert (posed.heat, posed.deals, posed.dealer, posed.growing()) == (None, None, None, None)
    assert (posed.span, posed.measure, posed.slow, posed.derivable) == ((0.0, 1.0), "chance", False, True)


def test_two_are_the_same_where_the_question_and_the_position_are() -> None:
    posed = Red().posed(Urn(1, 2))
    assert posed == Red().posed(Urn(1, 2))
    assert posed != Red().posed(Urn(2, 1))
    assert posed != COUNTED.posed(Urn(1, 2))
    assert posed != Red()


@pytest.mark.parametrize(("urn", "certain"), [(Urn(0, 2), True), (Urn(1, 0), True), (Urn(1, 2), False)])
def test_never_and_always_are_certain(urn: Urn, certain: bool) -> None:
    assert Red().posed(urn).certain == certain


def test_the_number_of_an_answer() -> None:
    view = Urn(1, 3)
    assert Red().number(view) == COUNTED.number(view) == Fraction(1, 4)
    assert GUESSED.number(view) == Fraction(497, 2000)


def test_trials_agree_with_an_estimate_within_four_standard_errors_of_both() -> None:
    stored = GUESSED.exact(Urn(1, 3))
    assert isinstance(stored, Estimate)
    assert stored.agrees(Tally(10_000, 2530.0, 2530.0))
    assert not stored.agrees(Tally(10_000, 2800.0, 2800.0))


INEXACT: dict[str, Callable[[Urn], Any]] = {
    "what the page would show as a fraction": lambda urn: urn.red / urn.balls,
    "a truth": lambda urn: bool(urn.red),
    "outcomes with decimals": lambda urn: Dist({0.5: urn.blue, 1: urn.red}),
}


@pytest.mark.parametrize("answer", INEXACT)
def test_an_answer_that_is_not_exact_is_refused_at_the_source(answer: str) -> None:
    question = answering(INEXACT[answer])
    for ask in (question.exact, question.number, lambda urn: question.posed(urn).exact):
        with pytest.raises(TypeError, match=r"^Expected question T-1 to answer with a Fraction"):
            ask(Urn(1, 3))


def test_a_whole_number_is_exact_and_becomes_a_fraction() -> None:
    whole = answering(lambda urn: min(urn.red, 1))
    for exact in (whole.exact(Urn(1, 3)), whole.number(Urn(1, 3))):
        assert type(exact) is Fraction
        assert exact == 1
