"""What the coach reckons: exact worths, looking ahead, and what may be said of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from uncle_widgets.engine.coach import SHARES, Advice, Appraisal, Scale, Worth, appraise
from uncle_widgets.engine.game import Chance, Choice, Over, Seat, Step
from uncle_widgets.engine.players import random_player
from uncle_widgets.probability.dist import Dist


@dataclass(frozen=True)
class Nothing:
    """No options."""


class Coin:
    """One choice: to win, to lose, or to throw a coin for it."""

    id, seats, options = "coin", 2, Nothing()

    def start(self) -> str:
        return "choose"

    def turn(self, state: str) -> Choice[str] | Chance[str] | Over:
        if state == "choose":
            return Choice(0, ("lose", "throw", "win"))
        if state == "throw":
            return Chance(Dist.of(("win", "lose")))
        winner: Seat = int(state == "lose")
        return Over((1 - winner, winner), (winner,), "the coin")

    def play(self, state: str, move: str) -> Step[str]:
        return Step(move)

    def view(self, state: str, watcher: Any) -> str:
        return state

    def imagine(self, view: str, rng: Random) -> str:
        return view

    def parse(self, text: str) -> str:
        return text


def last(moves: tuple[str, ...], advice: Advice[Any] | None = None) -> Appraisal:
    *_, found = appraise(Coin(), "choose", moves, advice, ("random", random_player), budget=0.4)
    return found


def silent(view: Any, move: Any, names: object) -> str:
    return ""


def test_looking_ahead_tells_the_moves_apart() -> None:
    found = last(("lose", "throw", "win"))
    assert [worth.move for worth in found.worths] == ["win", "throw", "lose"]
    assert (found.of("win").value, found.of("lose").value) == (100, 0)
    assert abs(found.of("throw").value - 50) < 5 * found.of("throw").error
    assert found.leaders == ("win",)
    assert found.clear("throw")
    assert not found.clear("win")


def test_one_legal_move_is_not_thought_about() -> None:
    class Untouched(Coin):
        def imagine(self, view: str, rng: Random) -> str:
            raise AssertionError("there is nothing to think about")

    (found,) = appraise(Untouched(), "choose", ("win",), None, ("random", random_player))
    assert found.forced
    assert found.done == 1
    assert found.trials == 0
    assert not found.clear("win")


def test_exact_worths_are_on_the_scale_of_the_game() -> None:
    def exact(view: Any) -> Mapping[Any, Fraction]:
        return {"lose": Fraction(-1), "throw": Fraction(0), "win": Fraction(1, 25)}

    coins = Scale("coins", "net coins", matters=0.05)
    found = last(("lose", "throw", "win"), Advice(silent, silent, exact, coins, "Exactly."))
    assert (found.unit, found.model, found.trials) == ("coins", "Exactly.", 0)
    assert found.leaders == ("win",)
    assert not found.clear("throw"), "it costs less than matters"
    assert found.clear("lose")
    assert found.scale.text(-1.5) == "−1.50 coins"


def test_a_game_without_exact_worths_looks_ahead_in_shares() -> None:
    assert last(("throw", "win"), Advice(silent, silent)).scale == SHARES


@pytest.mark.parametrize(("value", "error"), [(99.5, 2.0), (0.4, 1.0), (50.0, 30.0), (100.0, 0.0)])
def test_no_interval_leaves_what_is_possible(value: float, error: float) -> None:
    found = Appraisal((Worth("a", value, error), Worth("b", 0.0)), SHARES, "")
    low, high = found.interval("a")
    assert 0 <= low <= value <= high <= 100
    free = Appraisal((Worth("a", value, error),), Scale("coins", "", 0.0), "")
    assert free.interval("a") == pytest.approx((value - 1.96 * error, value + 1.96 * error), abs=0.01)


def test_the_best_move_is_named_only_where_it_is_clear() -> None:
    near = Appraisal((Worth("a", 51.0, 1.0), Worth("b", 50.0, 1.0), Worth("c", 30.0, 1.0)), SHARES, "")
    assert near.leaders == ("a", "b")
    alike = Appraisal((Worth("a", 1.0), Worth("b", 1.0)), Scale("coins", "", 0.0), "")
    assert alike.leaders == ("a", "b")
