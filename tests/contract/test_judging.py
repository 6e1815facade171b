"""A right answer is right: at every position of every lesson, beside every slip, and wherever a mistake is listed."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import pytest

from uncle_widgets.games import GAMES
from uncle_widgets.games.attempt import Attempt
from uncle_widgets.games.plans import Exercise, Plan, Reckoning, Slip, exercises, plan_of, plans
from uncle_widgets.probability.kinds import KINDS
from uncle_widgets.probability.marking import Judged, verdict
from uncle_widgets.probability.ranges import BILLION, table
from uncle_widgets.probability.reasons import Mistake

F = Fraction
WITH_LESSONS = [game for game, kit in GAMES.items() if plans(kit)]


@cache
def lessons(game: str) -> tuple[tuple[Plan, tuple[Exercise, ...]], ...]:
    kit = GAMES[game]
    return tuple((plan, exercises(kit, plan)) for plan in plans(kit))


@cache
def exact_of(game: str, lesson: int, at: int) -> Fraction:
    exercise = lessons(game)[lesson][1][at]
    return exercise.question.number(exercise.view)


def positions(game: str) -> Iterator[tuple[str, int, int, Fraction, Exercise]]:
    """Every position of a game's lessons: its place, lesson and position from 0, the exact answer."""
    for lesson, (plan, made) in enumerate(lessons(game)):
        for at, exercise in enumerate(made):
            yield f"{plan.name}, position {at + 1}", lesson, at, exact_of(game, lesson, at), exercise


def sides(game: str) -> Iterator[tuple[int, int, Slip]]:
    for _, lesson, at, _, exercise in positions(game):
        yield from ((lesson, at, slip) for slip in exercise.slips if slip.above or slip.below)


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_an_answer_two_to_five_off_is_near_at_every_position(game: str) -> None:
    tried, misses = 0, []
    for place, lesson, at, exact, exercise in positions(game):
        if exercise.question.measure != "chance":
            continue
        for off in (-5, -4, -3, -2, 2, 3, 4, 5):
            said = exact + F(off, 100)
            if 0 <= said <= 1:
                marked = Attempt(lessons(game)[lesson][1]).answer(at, said, "think")
                tried += 1
                if not marked.near or marked.mistake:
                    misses.append((place, off))
    assert tried > 100
    assert misses == []


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_an_amount_within_a_tenth_is_near_at_every_position(game: str) -> None:
    for place, lesson, at, exact, exercise in positions(game):
        if exercise.question.measure == "chance":
            continue
        for share in (F(-1, 10), F(-1, 20), F(0), F(1, 20), F(1, 10)):
            for said in (exact + share, exact + share * exact):
                marked = Attempt(lessons(game)[lesson][1]).answer(at, said, "think")
                assert (marked.near, marked.mistake) == (True, None), (place, said)


def test_the_exact_answer_to_the_second_of_a_pair_is_near_whatever_was_said_to_the_first() -> None:
    """U.N.C.L.E., lesson 4: positions 5 and 6 have the same answer, 27.2 of 100; 10 at the first was a bad guess."""
    kit = GAMES["uncle"]
    plan = plan_of(kit, 4)
    made = Attempt(exercises(kit, plan), plan)
    first = made.answer(4, F(10, 100), "guess")
    assert float(first.exact) == pytest.approx(0.272, abs=0.0005)
    assert not first.near
    second = made.answer(5, F(27, 100), "think")
    assert (second.near, second.mistake) == (True, None)
    assert made.misses == (4,)


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_beside_every_slip_that_compares_the_exact_answer_is_right_at_once_and_redone(game: str) -> None:
    for lesson, at, slip in sides(game):
        made = Attempt(lessons(game)[lesson][1])
        other = (slip.above or slip.below) - 1
        far = F(0) if slip.above else F(1)
        exact, before = exact_of(game, lesson, at), exact_of(game, lesson, other)
        assert not made.answer(other, far, "guess").near
        once = made.answer(at, exact, "know")
        assert (once.near, once.mistake) == (True, None), (lesson, at)
        again = Attempt(lessons(game)[lesson][1])
        again.answer(other, far, "guess")
        wrong = exact + F(3, 10) if slip.above else exact - F(25, 100)
        if 0 <= wrong <= 1:
            assert again.answer(at, wrong, "guess").mistake is not None
            redone = again.answer(at, exact, "know")
            assert (redone.near, redone.mistake) == (True, None), (lesson, at)
        assert abs(before - far) > F(1, 10)


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_slip_that_compares_is_told_only_of_a_far_number_six_apart_from_the_other(game: str) -> None:
    for lesson, at, slip in sides(game):
        exercises_of, other = lessons(game)[lesson][1], (slip.above or slip.below) - 1
        exact, before = exact_of(game, lesson, at), exact_of(game, lesson, other)
        way = 1 if slip.above else -1
        wrong = next(said for off in (11, -11) if 0 <= (said := exact + way * F(off, 100)) <= 1)

        def told(first: Fraction, second: Fraction, at: int = at, other: int = other) -> str:
            made = Attempt(exercises_of)  # noqa: B023
            made.answer(other, first, "guess")
            found = made.answer(at, second, "guess").mistake
            return found.name if found else ""

        assert told(wrong, exact) == "", "the second is right, whatever the first was"
        if way * (wrong - before) >= F(6, 100):
            assert told(before, wrong) == slip.name, "the first was right, and the other lies apart"
        apart = wrong - way * F(6, 100)
        if 0 <= apart <= 1 and abs(apart - before) > F(105, 1000):
            assert told(apart, wrong) == slip.name
            assert told(wrong - way * F(5, 100), wrong) != slip.name


def test_there_are_twelve_slips_that_compare_two_answers() -> None:
    assert sum(1 for game in WITH_LESSONS for _ in sides(game)) == 12


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_every_slip_and_mistake_of_every_position_has_a_kind_and_is_told_where_its_number_is_far(
    game: str,
) -> None:
    for place, lesson, at, exact, exercise in positions(game):
        made = Attempt(lessons(game)[lesson][1])
        judged = Judged(exact, exercise.question.measure)
        general = exercise.posed.mistakes
        assert {one.kind for one in (*exercise.slips, *general)} <= set(KINDS), place
        for mistake in (*made.invited(at, exact), *general):
            found = verdict(mistake.value, judged, made.invited(at, mistake.value), general)
            assert found.near == (judged.band(mistake.value) != "far"), place
            if found.near:
                assert found.mistake is None, f"{place}: {mistake.name}"
            else:
                assert found.mistake is not None, f"{place}: {mistake.name}"


def listed(made: Attempt, at: int) -> tuple[list[Mistake], list[Mistake]]:
    """The mistakes that have a number at a position and are far from the answer: the lesson's own, the question's."""
    exact, judged = made.exercises[at].exact, made.judging(at)
    both = (made.invited(at, exact), made.exercises[at].posed.mistakes)
    own, general = ([one for one in each if not one.side and judged.band(one.value) == "far"] for each in both)
    return own, general


def heard_alike(made: Attempt, at: int) -> Iterator[tuple[Fraction, tuple[str, str], set[tuple[str, str]]]]:
    """Each listed number; whose it may be called; and whose it is called by the page, by the ranges of a quiz and a
    class, and in the table of a page without Python."""
    own, general = listed(made, at)
    found = made.ranges(at)
    verdicts, mistakes = table(found)
    low, high = map(Fraction, made.exercises[at].posed.span)
    for one in (*own, *general):
        first = next(other for other in (*own, *general) if other.value == one.value)
        told = [made.judged(at, one.value).mistake]
        if low <= one.value <= high:
            told += [kept.verdict.mistake for kept in found if kept.holds(one.value)]
            place = round(float(one.value) * BILLION)
            which = next((which for last, _, which in verdicts if place <= last), verdicts[-1][2])
            told.append(mistakes[which] if which >= 0 else None)
        yield (
            one.value,
            (first.name, first.words),
            {(said.name, said.words) if said else ("", "") for said in told},
        )


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_each_listed_number_is_called_by_its_own_name_and_by_the_lessons_where_two_have_it(game: str) -> None:
    numbers, wrong = 0, []
    for lesson, (plan, made) in enumerate(lessons(game)):
        attempt = Attempt(lessons(game)[lesson][1], plan)
        for at in range(len(made)):
            for value, name, told in heard_alike(attempt, at):
                numbers += 1
                if told != {name}:
                    wrong.append((plan.number, at + 1, float(value), name[0], sorted(one[0] for one in told)))
    assert numbers > 50
    assert wrong == []


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_lesson_lists_no_mistake_of_its_own_that_no_number_is_told_of(game: str) -> None:
    """One whose number is close to the answer may be dead: whoever gives it is told that it is close."""
    dead = []
    for lesson, (plan, made) in enumerate(lessons(game)):
        attempt = Attempt(lessons(game)[lesson][1], plan)
        for at, exercise in enumerate(made):
            found = [one.verdict.mistake for one in attempt.ranges(at)]
            told = {(mistake.name, mistake.words) for mistake in found if mistake}
            alone = [slip for slip in exercise.slips if not slip.above and not slip.below]
            dead += [(plan.number, at + 1, slip.name) for slip in alone if (slip.name, slip.words) not in told]
    assert dead == []


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_slip_that_is_a_side_of_a_number_lies_on_one_side_of_the_answer(game: str) -> None:
    for place, lesson, at, exact, exercise in positions(game):
        for slip in exercise.slips:
            edge = Reckoning(exercise, lessons(game)[lesson][1]).read(slip.over or slip.under or "0")
            assert not slip.over or edge > exact, (place, at)
            assert not slip.under or edge < exact, (place, at)


def test_every_kind_is_used_somewhere() -> None:
    used = {
        one.kind
        for game in WITH_LESSONS
        for _, _, _, _, exercise in positions(game)
        for one in (*exercise.slips, *exercise.posed.mistakes)
    }
    assert used == set(KINDS)
