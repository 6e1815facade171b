"""Marking the exercises of the classroom notebooks."""

import io
import pickle
import re
from contextlib import redirect_stderr
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import uncle_widgets as uw
from tests.school.answers import of, solved
from uncle_widgets.games.plans import exercises, plan_of
from uncle_widgets.school.judge import judge
from uncle_widgets.school.mark import Mark
from uncle_widgets.school.tasks import KINDS, Task, task_of, tasks

TASKS = [task for kit in uw.GAMES.values() for task in tasks(kit)]
ids = pytest.mark.parametrize("task", TASKS, ids=lambda task: task.id)


def test_all_eight_kinds_are_in_use() -> None:
    assert {task.kind for task in TASKS} == set(KINDS)


def test_ids_count_up_in_each_notebook() -> None:
    for kit in uw.GAMES.values():
        for which in ("predict", "count"):
            numbers = [task.number for task in tasks(kit, f"{kit.id}-{which}")]
            assert numbers == list(range(1, len(numbers) + 1)), kit.id
            assert len(numbers) >= 8, kit.id


@ids
def test_the_answer_is_right_and_a_sentence_is_kept(task: Task) -> None:
    mark = judge(task, solved(task))
    assert mark == (0 if task.kind == "words" else 1)
    assert mark.words.startswith(("Right.", "Saved."))


@ids
def test_unanswered_is_0_and_says_so(task: Task) -> None:
    blank = [..., (..., ...), [1, ...], {"a": ...}]
    if task.kind == "function":
        blank.append(lambda *args: ...)
        blank.append(lambda *args: None)
    for dots in blank:
        assert (judge(task, dots), judge(task, dots).words) == (0, "Not answered yet.")


@ids
def test_each_slip_bears_its_name_and_is_worth_what_it_says(task: Task) -> None:
    for slip in task.slips:
        mark = judge(task, of(task, slip))
        assert (mark.name, mark) == (slip.name, float(slip.worth))
        assert slip.words in mark.words


@ids
def test_no_two_slips_of_different_names_share_a_value_and_none_reaches_the_answer(task: Task) -> None:
    for at, slip in enumerate(task.slips):
        for other in task.slips[:at]:
            same = slip.values == other.values if task.kind == "function" else slip.value == other.value
            assert not same or slip.name == other.name
        if task.kind in ("number", "exact"):
            assert isinstance(slip.value, Fraction)
            apart = slip.apart if slip.apart is not None else (1 if task.unit == "of 100" else 0)
            assert abs(slip.value - task.exact) > task.near, slip.name
            assert task.kind == "number" or abs(slip.value - task.exact) > apart, slip.name


@ids
def test_the_feedback_of_a_wrong_answer_never_tells_the_right_one(task: Task) -> None:
    if not isinstance(task.answer, Fraction) or task.kind == "choice":
        return
    told = str(task.answer)
    for slip in task.slips:
        words = judge(task, of(task, slip)).words.replace(",", "").split()
        assert len(told) < 3 or told not in [word.strip(".:;") for word in words], slip.name


@ids
def test_each_answer_is_the_number_of_the_position_that_it_comes_from(task: Task) -> None:
    """As a chance, of 100, of 1,000 or of the 36 throws; or one of the quantities that the position is counted by."""
    found = re.fullmatch(r"lesson (\d+), position (\d+)", task.source)
    if not found or not isinstance(task.answer, Fraction):
        return
    kit = uw.GAMES[task.id.split("-")[0]]
    here = exercises(kit, plan_of(kit, found[1]))[int(found[2]) - 1]
    exact = here.posed.number
    allowed = [
        (exact, 0),
        (100 * exact, max(task.near, Fraction(1, 2))),
        (1000 * exact, Fraction(1, 2)),
        (36 * exact, 0),
    ]
    allowed += [(Fraction(value), 0) for value in here.posed.quantities.values()]
    if task.id not in BESIDE:
        assert any(abs(task.answer - value) <= off for value, off in allowed)


BESIDE = {
    "mr_t-predict-5": 59 - 5,  # five more of A's name among the 59
    "say_uncle-predict-5": 37 - 8,  # of the others, when eight of 37 are turned without it
    "thrush-predict-4": 30 - 18,  # of 30 unlike throws 18 show a 2 or a 5
    "thrush-count-2": 6,  # doubles
}
"""Counts that stand beside a position and are none of its numbers, as they are reckoned."""


def test_counts_beside_a_position_are_reckoned() -> None:
    for id, value in BESIDE.items():
        assert task_of(id).exact == value


class Hostile:
    """Whatever one asks of it, it raises."""

    def __repr__(self) -> str:
        raise RuntimeError("no")

    __str__ = __repr__
    __eq__ = __hash__ = __repr__  # type: ignore[assignment]


def stops() -> None:
    raise SystemExit


ODD: tuple[Any, ...] = (
    Hostile(), [Hostile()], (Hostile(), Hostile()), {1: Hostile()}, stops, lambda: 1, lambda *args: Hostile(), print, int,
    "1e999999999", "9" * 5000, "1/0", "0.42", "42 of 100", "42%", "\u0663", "\u00bd", np.int64(8), np.float64(0.42),
    np.array([1, 2]), float("nan"), float("inf"), (float("inf"), 1), NotImplemented, range(10**9), b"8", 3 + 4j,
)  # fmt: skip
plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.fractions()


def held(task: Task, answer: Any) -> None:
    heard = io.StringIO()
    with redirect_stderr(heard):
        mark = judge(task, answer)
    assert 0 <= mark <= 1
    assert mark.words
    assert heard.getvalue() == ""


@ids
def test_nothing_that_a_student_gives_raises_or_writes_to_stderr(task: Task) -> None:
    for answer in ODD:
        held(task, answer)


@given(st.sampled_from(TASKS), plain | st.lists(plain) | st.tuples(plain, plain) | st.dictionaries(plain, plain))
def test_no_plain_value_raises_or_writes_to_stderr(task: Task, answer: Any) -> None:
    held(task, answer)


def test_numpys_numbers_and_written_numbers_are_numbers() -> None:
    for eight in (8, 8.0, "8", "8.0", "16/2", np.int64(8), np.float64(8), Fraction(8)):
        assert judge(task_of("uncle-predict-3"), eight) == 1, eight
    for near in ("25", "25 of 100", "25%", "24,9"):
        assert judge(task_of("uncle-predict-9"), near) == 1, near


@pytest.mark.parametrize("typed", [0.286, "0,286", ".286", Fraction(286, 1000)])
@pytest.mark.parametrize("id", ["uncle-predict-6", "uncle-predict-1"])
def test_a_chance_where_of_100_is_asked_is_asked_about(id: str, typed: Any) -> None:
    mark = judge(task_of(id), typed)
    assert mark == 0
    assert mark.words == "Did you mean 28.6 out of 100? Type 28.6, or 0.286% for 0.286 out of 100."


def test_a_number_is_read_as_the_notebooks_print_it_and_as_people_write_it() -> None:
    hands = task_of("uncle-count-3")
    assert hands.exact == 1140
    for typed in ("1,140", "1140", "1 140", "1'140", " 1,140 "):
        assert judge(hands, typed) == 1, typed
    assert judge(hands, "1.14") == 0
    chips = task_of("uncle-count-7")
    assert f"{float(chips.exact):.3f}" == "2.142"
    assert judge(chips, "2,142") == judge(chips, "2.142") == 1
    third = task_of("uno-count-7")
    assert judge(third, "1 / 3") == judge(third, "\u2153") == 1
    assert judge(task_of("uno-predict-5"), "19/50") == 1
    for typed in ("1/3", "33%", "33,3", "\u2153", "2\u00bd"):
        assert judge(task_of("uncle-predict-1"), typed) == 1, typed
    for typed in ("150", "1/0", "33 chips", "-1", "4/3"):
        assert judge(task_of("uncle-predict-1"), typed).words.startswith("Use a number from 0 to 100"), typed


def test_an_exact_answer_that_is_rounded_or_of_100_is_worth_a_half() -> None:
    task = task_of("uncle-count-4")
    assert (judge(task, 0.6103), judge(task, 0.6103).name) == (0.5, "rounded")
    assert (judge(task, 61), judge(task, 61).name) == (0.5, "out of 100")


def test_a_decimal_for_a_fraction_above_1_is_worth_a_half() -> None:
    task = task_of("thrush-count-10")
    assert task.exact == Fraction(11, 6)
    assert (judge(task, 1.8333), judge(task, 1.8333).name) == (0.5, "rounded")
    assert judge(task, 1.84) == 0


SHARES = [task for task in TASKS if task.kind == "share"]
shares = pytest.mark.parametrize("task", SHARES, ids=lambda task: task.id)


def listed(task: Task) -> list[tuple[str, Fraction]]:
    return [(slip.name, slip.value) for slip in task.slips if isinstance(slip.value, Fraction)]


def spread(share: Fraction, trials: int) -> float:
    """The standard error of a share of so many trials: the root of the sum of squared distances from it."""
    ones = share * (1 - share) ** 2
    nones = (1 - share) * share**2
    return float((ones + nones) / trials) ** 0.5


@shares
def test_the_least_trials_put_each_listed_mistake_eight_standard_errors_from_the_answer(task: Task) -> None:
    assert len(listed(task)) == len(task.slips) > 0
    for name, value in listed(task):
        error = max(spread(task.exact, task.least), spread(value, task.least))
        assert abs(float(value - task.exact)) >= 8 * error, (name, float(abs(value - task.exact)) / error)
    asked = [int(number.replace(",", "")) for number in re.findall(r"\d+,\d{3}", task.ask)]
    assert asked
    assert min(asked) >= task.least


@shares
def test_sixty_who_deal_as_many_as_are_asked_for_are_right_or_hear_of_their_own_mistake(task: Task) -> None:
    rng = np.random.default_rng(48)
    for name, value in [("", task.exact), *listed(task)]:
        for _ in range(60):
            mark = judge(task, (int(rng.binomial(task.least, float(value))), task.least))
            assert (mark, mark.name) == ((0, name) if name else (1, "")), (name, mark.words)


def test_a_number_of_1000_deals_is_told_from_its_listed_mistakes() -> None:
    """Exercises that are read off a thousand trials in a box: `near` is four standard errors, `apart` as much."""
    found = [
        task for task in TASKS if task.kind == "number" and "Try it, " in task.ask and "\u00d7 1,000" in task.ask
    ]
    assert len(found) == 5
    rng = np.random.default_rng(48)
    for task in found:
        share = task.exact / 1000
        assert abs(float(task.near) - 4 * 1000 * spread(share, 1000)) < 1
        for slip in task.slips:
            assert isinstance(slip.value, Fraction)
            per = 100 if slip.value < 100 else 1000
            for _ in range(60):
                gave = int(rng.binomial(1000, float(slip.value / per))) * per // 1000
                assert (judge(task, gave), judge(task, gave).name) == (0, slip.name), (task.id, gave)


def test_a_share_may_be_four_standard_errors_off() -> None:
    task = task_of("thrush-count-6")
    share = float(task.exact)
    error = (share * (1 - share) / 10_000) ** 0.5
    assert judge(task, (round((share + 3.9 * error) * 10_000), 10_000)) == 1
    assert judge(task, (round((share + 4.1 * error) * 10_000), 10_000)) == 0


def test_too_few_trials_are_half_right_and_told_to_be_too_few_but_a_mistake_is_told_first() -> None:
    task = task_of("uncle-count-6")
    few = "1,000 trials are too few to tell the answer from a common mistake. Use 230,000 or more."
    for hits in (610, 620):
        mark = judge(task, (hits, 1000))
        assert (mark, mark.name, mark.words) == (0.5, "few trials", few)
    assert (judge(task, (259, 1000)), judge(task, (259, 1000)).name) == (0, "one card")
    assert judge(task, (8, 1000)) == 0
    assert judge(task, (8, 1000)).words.startswith("Not yet. ")


def test_a_table_is_worth_the_entries_that_are_right_less_those_too_many() -> None:
    task = task_of("uncle-count-2")
    right = {1: 4, 2: 3, 3: 4, 4: 4, 5: 5, 6: 7}
    assert judge(task, {str(name): entry for name, entry in right.items()}) == 1
    assert judge(task, [name for name, entry in right.items() for _ in range(entry)]) == 1
    assert judge(task, right | {1: 3}) == float(Fraction(5, 6))
    assert judge(task, right | {7: 1}) == float(Fraction(5, 6))
    assert "Look at 1 again" in judge(task, right | {1: 3}).words


def test_a_function_that_stops_is_told_in_a_sentence() -> None:
    mark = judge(task_of("uncle-count-5"), lambda wanted, unseen: 1 / 0)
    assert (mark, mark.name) == (0, "raises")
    assert "stopped with ZeroDivisionError" in mark.words


def test_a_mark_is_a_number_with_words() -> None:
    mark = Mark(Fraction(1, 2), "Half.", "rounded")
    assert (repr(mark), mark._repr_markdown_(), mark.name) == ("0.5", "Half.", "rounded")
    again = pickle.loads(pickle.dumps(mark))
    assert (again, again.words, again.name) == (mark, "Half.", "rounded")
    with pytest.raises(ValueError, match="from 0 to 1"):
        Mark(2, "Too much.")


def test_an_exercise_that_there_is_not_is_refused() -> None:
    for wrong in ("uncle-count-99", "chess-count-1", "", None, 4, "uncle"):
        with pytest.raises(uw.Refusal):
            task_of(wrong)
