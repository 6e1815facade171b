"""How predictions are judged, mistakes named and rows of answers scored."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uncle_widgets.probability.marking import Judged, is_near, mistaken, score
from uncle_widgets.probability.question import Mistake

F = Fraction
CHANCES = st.fractions(0, 1, max_denominator=1000)
LISTS = st.lists(CHANCES, min_size=2, max_size=10)
UNCLE = Judged(F(42, 100), "chance", (0.0, 1.0))
TWICE = Mistake("3 times", F(48, 100), "")
NEAR = Mistake("closeness", F(60, 100), "")


def test_within_ten_of_a_hundred_is_near_unless_a_mistake_is_nearer() -> None:
    assert is_near(F(45, 100), UNCLE)
    assert is_near(F(52, 100), UNCLE)
    assert not is_near(F(53, 100), UNCLE)
    assert is_near(F(44, 100), UNCLE, [TWICE])
    assert not is_near(F(46, 100), UNCLE, [TWICE])


@pytest.mark.parametrize(
    ("measure", "exact", "span", "off"),
    [
        ("turns", 20, (0, 99), 2),
        ("points", 60, (0, 500), 9),
        ("chips", 1, (-5, 10), 1.5),
        ("cards", 5, (1, 31), 3),
    ],
)
def test_an_amount_is_near_by_its_own_measure(
    measure: str, exact: int, span: tuple[float, float], off: float
) -> None:
    judged = Judged(F(exact), measure, span)
    assert is_near(F(exact) + F(off), judged)
    assert not is_near(F(exact) + F(off) + F(1, 100), judged)


def test_a_miss_takes_the_name_of_the_mistake_that_it_is_close_to() -> None:
    assert mistaken(F(58, 100), UNCLE, [], [TWICE, NEAR]) == NEAR
    assert mistaken(F(49, 100), UNCLE, [], [TWICE, NEAR]) == TWICE
    assert mistaken(F(90, 100), UNCLE, [], [TWICE, NEAR]) is None
    assert mistaken(F(43, 100), UNCLE, [], [TWICE]) is None  # nearer to the answer


def test_a_lessons_own_mistake_comes_before_a_general_one() -> None:
    own = Mistake("taken for due", F(63, 100), "")
    assert mistaken(F(60, 100), UNCLE, [own], [NEAR]) == own


def test_a_general_mistake_too_close_to_the_answer_is_dropped_and_a_lessons_own_is_kept() -> None:
    close = Mistake("close", F(44, 100), "")
    assert mistaken(F(44, 100), UNCLE, [], [close]) is None
    assert mistaken(F(44, 100), UNCLE, [close], []) == close


def test_an_amount_fits_a_mistake_within_six_per_cent_or_a_tenth() -> None:
    judged = Judged(F(60), "points", (0.0, 150.0))
    wrong = Mistake("values alike", F(48), "")
    assert mistaken(F("51.6"), judged, [], [wrong]) == wrong
    assert mistaken(F("51.7"), judged, [], [wrong]) is None
    small = Judged(F(1, 2), "chips", (-5.0, 10.0))
    assert mistaken(F("1.1"), small, [Mistake("mine", F(1), "")], []) is not None
    assert mistaken(F("1.11"), small, [Mistake("mine", F(1), "")], []) is None


@given(LISTS)
def test_exact_answers_score_one(exact: list[Fraction]) -> None:
    assert score(exact, exact) == 1


@given(LISTS, CHANCES)
def test_the_same_number_every_time_scores_nothing_or_is_exactly_right(
    exact: list[Fraction], said: Fraction
) -> None:
    assert score([said] * len(exact), exact) == (len({*exact, said}) == 1 if len({*exact}) == 1 else 0)


@given(LISTS, st.data())
def test_a_score_lies_between_nothing_and_one(exact: list[Fraction], data: st.DataObject) -> None:
    said = data.draw(st.lists(CHANCES, min_size=len(exact), max_size=len(exact)))
    assert 0 <= score(said, exact) <= 1


def test_a_score_needs_an_answer_for_each_question() -> None:
    with pytest.raises(ValueError, match="as many answers"):
        score([F(1)], [])
