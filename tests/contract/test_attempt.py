"""An attempt at a lesson: near or not, misses by name, the pair that is judged by a difference, score, and reload."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from uncle_widgets.games import GAMES
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.plans import exercises, plan_of, plans
from uncle_widgets.refusal import Refusal

F = Fraction
SURE = ("guess", "think", "know")


def attempt(game: str, level: int) -> Attempt:
    kit = GAMES[game]
    plan = plan_of(kit, level)
    return Attempt(exercises(kit, plan), plan)


def test_the_exact_answers_are_all_near_and_score_one() -> None:
    made = attempt("uno", 1)
    for at, exercise in enumerate(made.exercises):
        assert made.answer(at, exercise.question.number(exercise.view), "know").near
    assert (made.done, made.near, made.misses, made.score) == (8, 8, (), 1)


def test_a_miss_takes_the_lessons_own_name_first() -> None:
    made = attempt("uno", 1)
    marked = made.answer(3, F(37, 100), "think")
    assert marked.mistake is not None
    assert marked.mistake.name == "The chance of none"
    assert not marked.near


def test_the_second_of_a_pair_is_judged_by_the_difference_of_the_two_answers() -> None:
    made = attempt("uno", 2)
    made.answer(3, F(28, 100), "think")  # exactly 48
    marked = made.answer(4, F(42, 100), "think")  # exactly 21: neither is near, and this is above the one before
    assert marked.mistake is not None
    assert (marked.mistake.kind, marked.mistake.name) == ("run", "Red keeps coming")
    assert not marked.near
    again = made.answer(3, F(47, 100), "think")  # redone, and near now
    assert again.near
    assert made.answer(4, F(42, 100), "think").mistake != marked.mistake
    other = attempt("uno", 2)
    other.answer(3, F(28, 100), "think")
    assert other.answer(4, F(31, 100), "think").near  # above the one before, and right


def test_a_side_is_not_judged_before_the_other_of_the_pair_is_answered() -> None:
    mistake = attempt("uno", 2).answer(4, F(42, 100), "think").mistake
    assert mistake is None or mistake.name != "Red keeps coming"


def test_the_first_answer_counts_and_a_second_stands_beside_it() -> None:
    made = attempt("uno", 1)
    made.answer(0, F(90, 100), "know")
    made.answer(0, F(33, 100), "know")
    assert made.misses == (0,)
    assert made.second[0] is not None
    assert made.second[0].near
    with pytest.raises(Refusal, match="one answer"):
        made.answer(0, F(1, 2), "know")
    with pytest.raises(Refusal, match="from 1 to 8"):
        made.answer(8, F(1, 2), "know")


def test_confidence_is_told_for_every_level_that_was_given() -> None:
    """A level with a single answer too: as many dots as answers."""
    made = attempt("uno", 1)
    for at, sure in enumerate(("know", "know", "guess")):
        exact = made.exercises[at].question.number(made.exercises[at].view)
        made.answer(at, exact + F(10 + 10 * at, 1000), sure)
    rows = made.confidence()
    assert set(rows) == {"know", "guess"}
    assert [len(off) for off, _ in rows.values()] == [2, 1]
    assert rows["know"][1] == pytest.approx(1.5)


def test_what_a_page_keeps_brings_the_attempt_back() -> None:
    made = attempt("uno", 1)
    made.answer(0, F(90, 100), "know", "2026-01-01T10:00")
    made.answer(1, F(56, 100), "guess")
    made.answer(0, F(33, 100), "think")
    again = attempt("uno", 1)
    again.restore(made.state(), SURE)
    assert (again.first, again.second) == (made.first, made.second)


@pytest.mark.parametrize(
    "state",
    [
        [[0, "1e999999999", "know", ""]],
        [[0, "1/0", "know", ""]],
        [[99, "1/2", "know", ""]],
        [[0, "1/2", "certain", ""]],
        [[True, "1/2", "know", ""]],
        [[0, "1/2"]],
        7,
        [[0, "1/2", "know", "x" * 99]],
        [[0, "1/2", "know", ""]] * 3,
    ],
)
def test_what_no_page_of_ours_has_kept_is_refused_and_changes_nothing(state: Any) -> None:
    made = attempt("uno", 1)
    made.answer(1, F(56, 100), "guess")
    before = list(made.first)
    with pytest.raises(Refusal, match="Those answers belong to another lesson"):
        made.restore(state, SURE)
    assert made.first == before


@pytest.mark.parametrize("game", [game for game, kit in GAMES.items() if plans(kit)])
def test_every_slip_of_every_lesson_is_a_number_beside_the_answer_or_a_side(game: str) -> None:
    kit = GAMES[game]
    for plan in plans(kit):
        made = Attempt(exercises(kit, plan), plan)
        for at, exercise in enumerate(made.exercises):
            number = exercise.question.number(exercise.view)
            own = made.invited(at, number)
            assert len(own) == sum(bool(slip.value) for slip in exercise.slips), (plan.name, at + 1)
            assert all(mistake.value != number for mistake in own), (plan.name, at + 1)
            for slip in exercise.slips:
                assert sum(map(bool, (slip.value, slip.above, slip.below, slip.over, slip.under))) == 1
                assert max(slip.above, slip.below) <= at
            assert exercise.question.measure != "chance" or 0 < number < 1
