"""How predictions are judged, mistakes named and rows of answers scored."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uncle_widgets.games.plans import Slip
from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.probability.marking import Judged, score, verdict
from uncle_widgets.probability.reasons import Mistake
from uncle_widgets.probability.show import of_hundred
from uncle_widgets.refusal import Refusal

F = Fraction
CHANCES = st.fractions(0, 1, max_denominator=1000)
LISTS = st.lists(CHANCES, min_size=2, max_size=10)
UNCLE = Judged(F(42, 100), "chance")
TWICE = Mistake("added", "3 times", F(48, 100), "")
NEAR = Mistake("nearness", "closeness", F(60, 100), "")


def named(said: Fraction, own: list[Mistake], general: list[Mistake], judged: Judged = UNCLE) -> str:
    mistake = verdict(said, judged, own, general).mistake
    return mistake.name if mistake else ""


@pytest.mark.parametrize(
    ("said", "exact", "band"),
    [
        ("0.42", "0.42", "exact"),
        ("0.43", "0.42", "exact"),
        ("0.43", "0.4150001", "exact"),
        ("0.43", "0.415", "near"),
        ("0.44", "0.42", "near"),
        ("0.52", "0.42", "near"),
        ("0.31", "0.4149999", "near"),
        ("0.52", "0.415", "far"),
        ("0.31", "0.415", "far"),
        ("0.53", "0.42", "far"),
    ],
)
def test_a_chance_is_exact_within_one_and_near_within_ten_as_what_is_off_is_printed(
    said: str, exact: str, band: str
) -> None:
    assert Judged(F(exact), "chance").band(F(said)) == band
    assert Judged(F(exact), "chance").band(F(float(said))) == band


@given(CHANCES, CHANCES)
def test_near_is_what_prints_as_ten_of_a_hundred_at_most(said: Fraction, exact: Fraction) -> None:
    judged = Judged(exact, "chance")
    printed = of_hundred(judged.off(said))
    assert (judged.band(said) != "far", judged.band(said) == "exact") == (printed <= 10, printed <= 1)


@pytest.mark.parametrize("measure", ["turns", "points", "chips", "cards", "challenges"])
def test_an_amount_is_near_within_a_tenth_of_it_or_of_a_unit_whatever_it_counts(measure: str) -> None:
    for exact, reach in ((60, F(6)), (5, F(1, 2)), (1, F(1, 10)), (0, F(1, 10)), (F(-1, 2), F(1, 10))):
        judged = Judged(F(exact), measure)
        for way in (1, -1):
            assert judged.band(F(exact) + way * reach) == "near"
            assert judged.band(F(exact) + way * (reach + F(1, 100))) == "far"
        assert judged.band(F(exact)) == "exact"


def test_an_amount_is_exact_where_it_is_printed_the_same() -> None:
    assert Judged(F(2, 3), "chips").band(F("0.67")) == "exact"
    assert Judged(F(2, 3), "chips").band(F("0.66")) == "near"


@given(CHANCES, CHANCES, st.lists(CHANCES, max_size=6), st.lists(CHANCES, max_size=6))
def test_no_mistake_makes_an_answer_far_and_only_a_far_one_has_a_mistake(
    said: Fraction, exact: Fraction, own: list[Fraction], general: list[Fraction]
) -> None:
    judged = Judged(exact, "chance")
    listed = [[Mistake("one", str(value), value, "") for value in values] for values in (own, general)]
    found = verdict(said, judged, *listed)
    assert found.band == verdict(said, judged, [], []).band == judged.band(said)
    fitting = [m for m in (*listed[0], *listed[1]) if abs(said - m.value) <= min(F(6, 100), judged.off(said) / 2)]
    if found.near or not fitting:
        assert found.mistake is None
    else:
        assert found.mistake in fitting
        gaps = [abs(said - m.value) for m in fitting]
        assert found.mistake == fitting[gaps.index(min(gaps))], "the nearest; of equally near ones an own one"


def test_a_miss_takes_the_name_of_the_mistake_that_it_is_close_to() -> None:
    assert named(F(58, 100), [], [TWICE, NEAR]) == "closeness"
    assert named(F(49, 100), [], [TWICE, NEAR]) == ""  # that is near
    assert named(F(54, 100), [], [TWICE, NEAR]) == "3 times"  # half as far as the answer, and as near as the other
    assert named(F(90, 100), [], [TWICE, NEAR]) == ""
    assert named(F(53, 100), [], [TWICE]) == "3 times"
    assert named(F(55, 100), [], [TWICE]) == ""  # more than half as far from it as from the answer


def test_the_nearest_mistake_is_named_and_a_lessons_own_where_two_are_equally_near() -> None:
    own = Mistake("due", "taken for due", F(63, 100), "")
    assert named(F(60, 100), [own], [NEAR]) == "closeness"
    assert named(F(61, 100), [own], [NEAR]) == "closeness"
    assert named(F("61.5") / 100, [own], [NEAR]) == "taken for due"
    assert named(F(63, 100), [own], [NEAR]) == "taken for due"


def test_a_side_of_an_edge_is_told_where_no_listed_number_is_as_good_as_said() -> None:
    side = Mistake("sure", "over 55", F(60, 100), "", side=True)
    assert named(F(60, 100), [side], [NEAR]) == "closeness"
    assert named(F("61.4") / 100, [side], [NEAR]) == "closeness"
    assert named(F("61.5") / 100, [side], [NEAR]) == "over 55"
    assert named(F(95, 100), [side], [NEAR]) == "over 55"


def test_an_amount_fits_a_mistake_within_six_per_cent_or_a_tenth() -> None:
    judged = Judged(F(60), "points")
    wrong = Mistake("alike", "values alike", F(48), "")
    assert named(F("51.6"), [], [wrong], judged) == "values alike"
    assert named(F("51.7"), [], [wrong], judged) == ""
    small = Judged(F(1, 2), "chips")
    mine = Mistake("seat", "mine", F(1), "")
    assert named(F("1.1"), [mine], [], small) == "mine"
    assert named(F("1.11"), [mine], [], small) == ""


@pytest.mark.parametrize("kind", ["", "Added", "three times", "nothing"])
def test_a_kind_that_there_is_not_is_refused_where_a_mistake_or_a_slip_is_built(kind: str) -> None:
    for build in (lambda: Mistake(kind, "a", F(1), "b"), lambda: Slip(kind, "a", "b", value="1")):
        with pytest.raises(
            Refusal, match=r"Expected one of the kinds of mistake \(added, one, turned, due, spent"
        ) as no:
            build()
        assert repr(kind) in no.value.sentence


def test_kinds_are_a_few_lower_case_words_and_the_stable_ones_stay() -> None:
    stable = "added one turned due spent half nearness seen news base part twice order dice step middle sure seat"
    assert list(KINDS)[:5] == stable.split()[:5]
    assert set(stable.split()) <= set(KINDS)
    assert len(stable.split()) == 18
    assert len(KINDS) <= 30
    assert all(kind.isalpha() and kind.islower() for kind in KINDS)
    assert all(one.does and one.asked.endswith("?") and one.done.startswith("you ") for one in KINDS.values())


@given(LISTS)
def test_exact_answers_score_one(exact: list[Fraction]) -> None:
    assert score(exact, exact) == 1


@given(LISTS, CHANCES)
def test_the_same_number_every_time_scores_nothing_or_is_exactly_right(
    exact: list[Fraction], said: Fraction
) -> None:
    assert score([said] * len(exact), exact) == (len({*exact, said}) == 1 if len({*exact}) == 1 else 0)


@pytest.mark.full
@given(LISTS, st.data())
def test_a_score_lies_between_nothing_and_one(exact: list[Fraction], data: st.DataObject) -> None:
    said = data.draw(st.lists(CHANCES, min_size=len(exact), max_size=len(exact)))
    assert 0 <= score(said, exact) <= 1


def test_a_score_needs_an_answer_for_each_question() -> None:
    with pytest.raises(ValueError, match="Each question needs one answer"):
        score([F(1)], [])
