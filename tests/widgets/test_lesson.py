"""Lesson mode: the same for a whole class, scored once, feedback at once."""

from collections.abc import Iterator
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import Wire, hear, page_sets, wired


@pytest.fixture(autouse=True)
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    with wired(monkeypatch) as one:
        yield one


def press(lesson: Any, kind: str) -> None:
    hear(lesson.strip, {"kind": kind, "values": {}})


def said(lesson: Any, off: float = 0.0) -> float:
    """A prediction that lies `off` of the span beside the answer."""
    shown = lesson.explainer
    low, high = (0.0, 1.0) if shown.current.measure == "chance" else shown.current.span(shown.view)
    number = float(shown.current.number(shown.view))
    off *= high - low
    value = number + off if number + off <= high else number - off
    return value * 100 if shown.current.measure == "chance" else value


def board(lesson: Any) -> str:
    """The position in text."""
    return str(lesson.table.pool[lesson.table.frames["0"][0]["board"]])


def through(lesson: Any, off: float = 0.0) -> list[tuple[Any, ...]]:
    seen = []
    while True:
        shown = lesson.explainer
        seen.append((shown.panel["id"], shown.panel["ask"], board(lesson)))
        shown.predict(said(lesson, off))
        if lesson.at == lesson.length - 1:
            return seen
        press(lesson, "next")


def test_one_seed_is_the_same_lesson_for_the_whole_class() -> None:
    one, two = (uw.lesson("uncle", level=3, seed=42) for _ in range(2))
    assert one.exercises == two.exercises
    assert through(one) == through(two)
    timeless = [[{**row, "time": ""} for row in lesson.log] for lesson in (one, two)]
    assert timeless[0] == timeless[1]
    assert uw.lesson("uncle", level=3, seed=43).exercises != one.exercises


@pytest.mark.parametrize("level", [1, 2, 3])
def test_ten_positions_told_exactly_give_all_points(level: int) -> None:
    lesson = uw.lesson("uncle", level=level)
    seen = through(lesson)
    assert len(seen) == len(set(seen)) == lesson.done == 10
    assert lesson.score == 30
    assert lesson.strip.words == "All 10 positions are done: 30 of 30 points."
    assert lesson.strip.progress == [10, 10]
    assert len(lesson.log) == 10
    wanted = {1: 2, 2: 4, 3: 6}[level]
    assert len({question for question, *_ in seen}) == min(wanted, len(uw.GAMES["uncle"].questions))


@pytest.mark.parametrize(("off", "points"), [(0.02, 3), (0.05, 2), (0.12, 1), (0.3, 0)])
def test_points_fall_with_the_distance(off: float, points: int) -> None:
    lesson = uw.lesson("uncle", level="U-L1", length=2)
    lesson.explainer.predict(said(lesson, off))
    assert lesson.score == points
    assert lesson.strip.words.startswith(f"{points} of 3 points for this one. ")


def test_feedback_names_the_mistake_at_once() -> None:
    lesson = uw.lesson("uncle", level="U-L1", length=10)
    for _ in range(10):
        shown = lesson.explainer
        exact = float(shown.current.number(shown.view))
        far = [m for m in shown.current.mistakes(shown.view) if abs(float(m.value) - exact) > 0.05]
        if far:
            shown.predict(float(far[0].value) * 100)
            assert far[0].words in lesson.strip.words
            return
        shown.predict(50)
        press(lesson, "next")
    raise AssertionError("no position with a mistake to make")


def test_there_is_no_next_before_a_prediction_and_a_second_one_scores_nothing() -> None:
    lesson = uw.lesson("uncle", length=3)
    press(lesson, "next")
    assert lesson.at == 0
    assert lesson.strip.note == "Give your prediction first."
    lesson.explainer.predict(said(lesson, 0.4))
    score = lesson.score
    lesson.explainer.predict(said(lesson))
    assert lesson.score == score
    assert lesson.done == 1
    press(lesson, "next")
    press(lesson, "back")
    assert lesson.at == 0
    assert lesson.explainer.revealed
    assert lesson.strip.words.startswith(f"{score} of 3 points")


@pytest.mark.parametrize("prediction", [{"value": 0.5}, {"brier": 0, "prediction": 1}])
def test_a_page_that_says_it_has_predicted_scores_nothing(prediction: dict[str, Any]) -> None:
    lesson = uw.lesson("uncle", length=3)
    page_sets(lesson.explainer, prediction=prediction)
    assert (lesson.done, lesson.score) == (0, 0)
    lesson.explainer.predict(said(lesson))
    press(lesson, "next")
    page_sets(lesson.explainer, prediction=prediction)
    assert (lesson.done, lesson.score) == (1, 3)
    page_sets(lesson.strip, progress=[10, 10], words="done")
    assert lesson.done == 1


@pytest.mark.parametrize("message", [None, 1, [], {"kind": "jump"}, {"kind": "back"}, {"kind": ["next"]}])
def test_a_hostile_press_moves_nothing(message: Any) -> None:
    lesson = uw.lesson("uncle", length=3)
    hear(lesson.strip, message)
    assert lesson.at == 0
    assert lesson.done == 0


def test_another_lesson_begins_at_nothing() -> None:
    lesson = uw.lesson("uncle", length=2, seed=1)
    lesson.explainer.predict(said(lesson))
    hear(lesson.strip, {"kind": "set", "values": {"seed": "2"}})
    assert (lesson.at, lesson.done, lesson.score, lesson.seed) == (0, 0, 0, 2)
    assert not lesson.explainer.revealed
    assert lesson.exercises == uw.lesson("uncle", length=2, seed=2).exercises


@pytest.mark.parametrize(
    "asked",
    [{"game": "chess"}, {"game": 5}, {"level": 0}, {"level": 4}, {"level": "hard"}, {"level": None}, {"level": []},
     {"level": 1.5}, {"seed": "x"}, {"seed": None}, {"length": 0}, {"length": 31}, {"length": "10"}, {"length": True},
     {"seats": 1}, {"seats": "x"}, {"nothing": 1}],
)  # fmt: skip
def test_lesson_refuses_in_a_sentence(asked: dict[str, Any]) -> None:
    given = dict(asked)
    with pytest.raises(uw.Refusal) as refused:
        uw.lesson(given.pop("game", "uncle"), **given)
    assert len(str(refused.value)) < 250


@pytest.mark.parametrize("seats", [5, 6])
def test_a_question_that_never_arises_is_left_out(seats: int) -> None:
    """With five seats no waiting time is exact: the lesson of all questions goes without that one."""
    lesson = uw.lesson("uncle", level=3, seats=seats, seed=1)
    asked = {exercise.question.id for exercise in lesson.exercises}
    assert len(lesson.exercises) == 10
    assert asked < set(uw.GAMES["uncle"].questions)
    page = uw.dashboard("uncle")
    page.show_link(f"lesson uncle seats={seats} seed=1 level=3:")
    assert page.room.exercises == lesson.exercises
    never = next(iter(set(uw.GAMES["uncle"].questions) - asked))
    with pytest.raises(uw.Refusal, match=f"Expected a position .* in which {never} arises; none was found"):
        uw.lesson("uncle", level=never, seats=seats)
    before = page.room.seed, page.room.level, page.room.exercises
    hear(page.room.strip, {"kind": "set", "values": {"level": never}})
    assert page.room.strip.note.startswith("Expected a position")
    assert (page.room.seed, page.room.level, page.room.exercises) == before


def test_a_lesson_begun_again_asks_again() -> None:
    lesson = uw.lesson("uncle", length=2, seed=1)
    lesson.explainer.predict(said(lesson))
    hear(lesson.strip, {"kind": "set", "values": {"seed": "1"}})
    assert not lesson.explainer.revealed
    assert (lesson.done, lesson.score) == (0, 0)
    lesson.explainer.predict(said(lesson))
    assert (lesson.done, lesson.score) == (1, 3)
