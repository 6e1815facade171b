"""The lesson room: picked positions one after the other, how it went, redo, practice, reload and links."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

import uncle_widgets as uw
from tests.contract import dice_pot
from tests.widgets.wire import Wire, hear, page_sets
from uncle_widgets.games.plans import plans
from uncle_widgets.school.receipts import of_attempt, read_receipt
from uncle_widgets.widgets.rooms.report import report

LESSONS = [(game, plan.number) for game, kit in uw.GAMES.items() for plan in plans(kit)]


pytestmark = pytest.mark.usefixtures("wire")


def exact(lesson: Any, at: int | None = None) -> float:
    """What would be exactly right here, or at another position, as it is typed."""
    here = lesson.exercises[lesson.at if at is None else at]
    number = float(here.question.number(here.view))
    return number * 100 if here.question.measure == "chance" else number


def say(lesson: Any, value: float, sure: str = "think") -> None:
    """Give a number on the page, and go on; to two positions side by side the same one."""
    give(lesson, value, sure)
    hear(lesson.explainer, {"kind": "main"})
    if lesson.explainer.page == "example":  # it comes after two misses
        hear(lesson.explainer, {"kind": "main"})


def give(lesson: Any, value: float, sure: str = "think", second: float | None = None) -> None:
    other = {"second": str(value if second is None else second)} if lesson.explainer.pair else {}
    hear(lesson.explainer, {"kind": "predict", "value": str(value), "sure": sure, **other})


def through(lesson: Any) -> list[str]:
    """Every position answered exactly; what was asked."""
    asked = []
    while lesson.at is not None:
        asked.append(lesson.explainer.panel["ask"])
        say_exactly(lesson)
    return asked


def say_exactly(lesson: Any) -> None:
    """The answer to the position on show, or to both of a pair."""
    sides = [side["at"] for side in lesson.explainer.pair] or [lesson.at]
    give(lesson, exact(lesson, sides[0]), second=exact(lesson, sides[-1]))
    hear(lesson.explainer, {"kind": "main"})


@pytest.mark.parametrize(("game", "level"), LESSONS)
def test_every_lesson_from_its_first_position_to_how_it_went(game: str, level: int) -> None:
    lesson = uw.lesson(game, level)
    plan = plans(uw.GAMES[game])[level - 1]
    for at, here in enumerate(lesson.exercises):
        if here.pair:
            continue  # it was answered with the one before it
        assert lesson.at == at
        also = {"also": at + 2} if lesson.explainer.pair else {}
        assert lesson.explainer.goal == {
            "title": plan.name, "line": "", "at": at + 1, "of": len(plan.picks), **also
        }  # fmt: skip
        assert not lesson.explainer.revealed
        assert lesson.explainer.current.number(here.view) == here.question.number(here.view)
        say_exactly(lesson)
    assert lesson.at is None
    assert (lesson.done, lesson.attempt.near) == (len(plan.picks), len(plan.picks))
    assert lesson.score > 0.999
    assert lesson.end.report["title"] == plan.name
    assert lesson.end.report["open"] == []


def test_after_the_answer_stands_what_the_position_shows_and_the_lessons_own_mistake() -> None:
    lesson = uw.lesson("uncle")
    for said in (9, 17, 25):
        say(lesson, said)
    give(lesson, 20, "know", second=85)
    panel = lesson.explainer.pair[1]
    assert panel["said"]["mistake"]["name"] == "A ten is due"
    assert (lesson.log[-1]["mistake"], lesson.log[-1]["kind"]) == ("A ten is due", "due")
    notices = [here.notice for here in lesson.exercises[3:5]]
    assert lesson.explainer.panel["notice"] == " ".join(notices), "what there is to notice in both"
    assert lesson.explainer.panel["misconception"] == ""
    assert [spot["state"] for spot in lesson.trail.spots[:6]] == ["near"] * 3 + ["far", "far", "open"]


def test_nothing_of_an_answer_leaves_before_the_number(wire: Wire) -> None:
    lesson = uw.lesson("uncle")
    assert "notice" not in lesson.explainer.panel
    assert lesson.explainer.main == {"label": "Show the answer", "kind": "predict"}
    hear(lesson.explainer, {"kind": "run", "trials": 10})
    assert lesson.trials.count == 0


def test_forward_only_when_answered_and_back_at_any_time() -> None:
    lesson = uw.lesson("uncle")
    hear(lesson.explainer, {"kind": "main"})
    hear(lesson.trail, {"kind": "go", "at": 3})
    assert lesson.at == 0
    assert lesson.trail.note == "Make your guess first."
    assert [spot["shut"] for spot in lesson.trail.spots] == [False] + [True] * 9
    say(lesson, 40)
    assert lesson.at == 1
    hear(lesson.trail, {"kind": "go", "at": 0})
    assert lesson.at == 0
    assert lesson.explainer.revealed
    free = uw.lesson("uncle", order="any")
    hear(free.trail, {"kind": "go", "at": 6})
    assert free.at == 6


def test_without_predicting_answers_stand_open() -> None:
    lesson = uw.lesson("uncle", predict=False)
    assert lesson.explainer.revealed
    hear(lesson.explainer, {"kind": "main"})
    assert (lesson.at, lesson.done) == (1, 0)


def test_a_dashboard_sets_order_and_predicting_of_a_lesson_and_keeps_the_lesson_when_seats_change() -> None:
    page = uw.dashboard("uncle", tab="lessons")
    page_sets(page.head, order="any")
    hear(page.room.trail, {"kind": "go", "at": 5})
    assert page.room.at == 5
    page_sets(page.head, predict=False)
    assert page.room.explainer.revealed
    hear(page.room.trail, {"kind": "lesson", "lesson": "3"})
    page_sets(page.head, seats=4)
    assert (page.room.lesson, page.room.order, page.room.game.seats) == ("3", "any", 4)
    page.tab = "watch"
    assert page.head.order == ""


def test_only_the_first_number_counts_and_what_a_page_says_of_itself_does_not() -> None:
    lesson = uw.lesson("uncle")
    page_sets(lesson.explainer, prediction={"prediction": 0.43, "position": "lesson 1, position 1"})
    page_sets(lesson.trail, answers=[[0, "43/100", "know", ""]], spots=[])
    assert lesson.done == 0
    lesson.explainer.predict(90)
    lesson.explainer.predict(43)
    assert (lesson.done, lesson.attempt.near) == (1, 0)


def test_another_setting_is_another_question_and_does_not_count() -> None:
    lesson = uw.lesson("uncle", lesson=2)
    asked = lesson.explainer.current
    page_sets(lesson.explainer, settings={"card": 5})
    assert lesson.explainer.current != asked
    lesson.explainer.predict(34)
    assert lesson.done == 0


def test_a_lesson_is_called_a_lesson_and_links_of_old_that_called_it_a_level_open_it() -> None:
    assert uw.lesson("lesson/2 uncle level=4:").link == uw.lesson("uncle", lesson=4).link
    with pytest.raises(uw.Refusal, match=r"^Use lesson='4' instead of level=\.$"):
        uw.lesson("uncle", level=4)


def test_the_end_says_how_far_off_each_level_of_sureness_was() -> None:
    lesson = uw.lesson("uncle", 8)
    said = [
        (61, "know"), (50, "know"), (50, "guess"), (50, "guess"), (20, "think"), (80, "think"), (30, "think")
    ]  # fmt: skip
    for value, sure in said:
        say(lesson, value, sure)
    # exactly 30, 15; 21.0, 27.4; 17.2, 82.5, 24.9: off by 31 and 35, 29.0 and 22.6, 2.8, 2.5 and 5.1
    assert lesson.end.report["sureWords"] == (
        "When you were certain you were 33 off on average, when fairly sure 3, when just guessing 26."
    )
    lesson = uw.lesson("uncle", 8)
    for value, sure in [*said[:1], *((value, "think") for value, _ in said[1:])]:
        say(lesson, value, sure)
    # one answer is too few to say anything of "Certain"; the others: 35, 29.0, 22.6, 2.8, 2.5 and 5.1, on average 16.2
    assert lesson.end.report["sureWords"] == "When you were fairly sure you were 16 off on average."
    assert [len(row["off"]) for row in lesson.end.report["sure"]] == [1, 6]  # each answer is a dot


def test_misses_are_named_redone_and_keep_their_first_number() -> None:
    lesson = uw.lesson("uncle")
    while lesson.at is not None:
        say(lesson, 95 if lesson.at == 2 else exact(lesson), "know")
    (miss,) = [dot for dot in lesson.end.report["dots"] if not dot["near"]]
    assert (miss["at"], miss["name"], miss["off"]) == (2, "Too high", "+70")
    assert lesson.end.report["sureWords"].startswith("When you were certain")
    score = lesson.score
    hear(lesson.end, {"kind": "redo"})
    assert (lesson.at, lesson.explainer.revealed) == (2, False)
    goal = lesson.explainer.goal
    assert (goal["at"], goal["of"], goal["line"]) == (3, len(lesson.exercises), "To look at again: 1 of 1.")
    say(lesson, 25)
    assert lesson.at is None
    (miss,) = [dot for dot in lesson.end.report["dots"] if not dot["near"]]
    assert miss["againNear"]
    assert (lesson.score, lesson.end.report["open"]) == (score, [])
    hear(lesson.end, {"kind": "redo"})
    assert lesson.trail.note == "There's nothing left to redo."


def test_begin_after_an_answer_begins_again() -> None:
    lesson = uw.lesson("uncle")
    say(lesson, 80)
    hear(lesson.trail, {"kind": "begin"})
    assert (lesson.at, lesson.done, lesson.score) == (0, 0, 0)
    assert not lesson.explainer.revealed
    say(lesson, 80)
    assert lesson.done == 1


def test_the_game_lists_its_lessons_and_opens_the_one_that_is_chosen() -> None:
    lesson = uw.lesson("uncle")
    assert [row["name"] for row in lesson.trail.lessons] == [plan.name for plan in plans(uw.GAMES["uncle"])]
    hear(lesson.trail, {"kind": "lesson", "lesson": "4"})
    assert (lesson.trail.lesson, lesson.explainer.goal["at"]) == ("Lesson 4", 1)
    hear(lesson.trail, {"kind": "lesson", "lesson": "9"})
    assert lesson.trail.note.startswith("Expected a lesson from 1 to 8")
    hear(lesson.end, {"kind": "next"})
    assert lesson.trail.lesson == "Lesson 5"
    assert uw.lesson("uncle", "U-L6").explainer.goal["title"] == "Will your next turn be an UNCLE?"


def test_picked_positions_bring_their_own_seats_and_practice_has_those_that_are_given() -> None:
    lesson = uw.lesson("uncle", lesson=5, seats=4, length=3, seed=5)
    assert lesson.exercises[0].game.seats == 2
    assert len(lesson.table.names) == 2
    hear(lesson.trail, {"kind": "practise"})
    assert lesson.practising
    assert len(lesson.exercises) == 3
    assert {here.game.seats for here in lesson.exercises} == {4}
    through(lesson)
    assert lesson.at is None
    assert lesson.end.report["title"] == "Practice: Which card is worth most?"
    again = uw.lesson("uncle", lesson=5, seats=4, length=3, seed=5)
    again.practise()
    assert [here.view for here in again.exercises] == [here.view for here in lesson.exercises]


def test_practice_keeps_the_part_that_the_lesson_is_about() -> None:
    lesson = uw.lesson("uncle", lesson=8, length=3)
    lesson.practise()
    assert {here.question.part for here in lesson.exercises} == {"tie"}


def test_practice_ends_where_no_more_positions_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    import uncle_widgets.widgets.rooms.lesson as room

    found = room.practice

    def few(*given: Any, **more: Any) -> Iterator[Any]:
        return islice((one for one in found(*given, **more) if isinstance(one, room.Exercise)), 3)

    monkeypatch.setattr(room, "practice", few)
    lesson = uw.lesson("uncle", lesson=1)
    lesson.practise()
    assert len(lesson.exercises) == 3
    assert lesson.trail.busy == f"No more positions were found. You have {len(lesson.exercises)} positions."


def test_a_game_without_plans_practises_its_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(uw.GAMES, "dice_pot", dice_pot.KIT)
    lesson = uw.lesson("dice_pot", lesson="D-1", length=2)
    assert lesson.practising
    assert lesson.at == 0
    with pytest.raises(uw.Refusal, match="Expected a lesson from 1 to"):
        uw.lesson("dice_pot", lesson="D-9")


def test_what_a_page_has_kept_brings_the_lesson_back() -> None:
    lesson = uw.lesson("uncle", student="Kim")
    for said in (43, 90, 25):
        say(lesson, said, "know")
    again = uw.lesson("uncle")
    assert again.trail.kept == lesson.trail.kept
    kept = {"answers": lesson.trail.answers, "at": lesson.trail.at, "student": lesson.trail.student}
    hear(again.trail, {"kind": "restore", **kept})
    assert (again.done, again.score, again.at) == (lesson.done, lesson.score, 3)
    assert [row["time"] for row in again.log] == [row["time"] for row in lesson.log]
    assert again.log[0]["name"] == "Kim"
    hear(again.trail, {"kind": "go", "at": 1})
    assert again.explainer.panel["said"]["value"] == 0.9
    for at in range(3, 10):
        hear(again.trail, {"kind": "go", "at": at})
        say(again, 1)
    third = uw.lesson("uncle")
    hear(third.trail, {"kind": "restore", "answers": again.trail.answers})
    assert third.at is None


@pytest.mark.parametrize(
    "message",
    [None, 1, [], {"kind": "jump"}, {"kind": ["go"]}, {"kind": "go"}, {"kind": "go", "at": -1}, {"kind": "go", "at": 99},
     {"kind": "go", "at": True}, {"kind": "go", "at": "1"}, {"kind": "lesson", "lesson": 3}, {"kind": "redo"},
     {"kind": "name", "name": 7}, {"kind": "restore", "answers": 7}, {"kind": "restore", "answers": [[0, "x", "know", ""]]},
     {"kind": "restore", "answers": [[99, "1/2", "know", ""]]}],
    ids=str,
)  # fmt: skip
def test_a_hostile_message_changes_nothing(message: Any) -> None:
    lesson = uw.lesson("uncle")
    hear(lesson.trail, message)
    assert (lesson.at, lesson.done, lesson.trail.student, lesson.log) == (0, 0, "", [])


def test_the_link_and_the_cell_give_that_very_lesson() -> None:
    lesson = uw.lesson("uncle", lesson=3, seed=7, length=4, seats=2, order="any")
    for other in (uw.lesson(lesson.link), eval(lesson.cell, {"uw": uw})):
        assert (other.link, other.cell) == (lesson.link, lesson.cell)
        assert [here.view for here in other.exercises] == [here.view for here in lesson.exercises]
        assert (other.order, other.length, other.game.seats) == ("any", 4, 2)
    with pytest.raises(uw.Refusal, match="A link has its own"):
        uw.lesson(lesson.link, lesson=2)


def test_the_file_of_answers_has_the_students_name_and_times() -> None:
    lesson = uw.lesson("uncle")
    hear(lesson.trail, {"kind": "name", "name": "  Kim \n 7 " + "x" * 90})
    assert lesson.trail.student.startswith("Kim 7 x")
    assert len(lesson.trail.student) == 40
    say(lesson, 43)
    head, row = lesson.explainer.sitting.csv().splitlines()
    assert head.startswith("name,")
    assert "time" in head
    assert row.startswith("Kim 7")


def test_amounts_are_reported_in_their_unit() -> None:
    lesson = uw.lesson("uncle", lesson=5)
    say(lesson, 3)
    found = report(lesson.attempt, {}, "x", "", True)
    (dot,) = found["dots"]
    assert found["unit"] == "chips"
    assert dot["off"] == "\N{MINUS SIGN}0.97 chips"
    assert found["band"] == 0
    assert found["low"] <= 0 < dot["exact"] < found["high"]


def test_an_answer_in_a_unit_of_its_own_is_told_at_the_end_and_not_drawn() -> None:
    lesson = uw.lesson("thrush", lesson=3)
    while (at := lesson.at) is not None and lesson.done <= at:
        measure = lesson.explainer.panel["measure"]
        number = "1" if measure == "chance" else "1.5"
        lesson.explainer.predict(number, second=number if lesson.explainer.pair else "")
        hear(lesson.explainer, {"kind": "main"})
        if lesson.explainer.page == "example":
            hear(lesson.explainer, {"kind": "main"})
    found = report(lesson.attempt, {}, "x", "", True)
    assert [dot["at"] for dot in found["dots"]] == [*range(len(lesson.exercises))]
    assert [dot["apart"] for dot in found["dots"]] == [one.posed.measure != "chance" for one in lesson.exercises]
    assert any(dot["apart"] for dot in found["dots"])
    assert (found["low"], found["high"], found["unit"]) == (0, 100, "out of 100")
    misses = [dot for dot in found["dots"] if not dot["near"]]
    assert [dot["at"] for dot in misses] == found["open"]


def test_the_end_counts_the_mistakes_that_were_said_to_be_ones_own() -> None:
    lesson = uw.lesson("uncle")
    answers = {1: ("6", True), 2: ("9", True), 3: ("26", False), 4: ("90", None), 7: ("90", True)}
    while (at := lesson.at) is not None:
        (number, own), (second, _) = (answers.get(k, ("50", None)) for k in (at, at + 1))
        if at not in answers:
            number = str(exact(lesson))
        lesson.explainer.predict(number, second=second if lesson.explainer.pair else "")
        if own is not None:
            hear(lesson.explainer, {"kind": "own", "yes": own})
        hear(lesson.explainer, {"kind": "main"})
    told = lesson.end.report
    assert told["found"] == "Twice you used the chance for just one. Once you went by how close it was."
    names = [dot["name"] for dot in told["dots"] if not dot["near"]]
    assert names == ["2/35", "3/34", "Too low", "Too high", "Going by closeness"]


def test_nothing_said_is_no_score() -> None:
    lesson = uw.lesson("uncle", predict=False)
    lesson.finish()
    assert lesson.end.report["found"] == "You didn't guess."
    assert lesson.end.report["dots"] == []


def test_the_score_is_against_the_best_single_number() -> None:
    lesson = uw.lesson("uno", lesson=2)
    numbers = sorted(here.question.number(here.view) for here in lesson.exercises)
    middle = (numbers[3] + numbers[4]) / 2
    while lesson.at is not None:
        say(lesson, float(middle * 100))
    assert lesson.score == pytest.approx(0, abs=1e-9)
    assert isinstance(lesson.attempt.score, Fraction)


@pytest.mark.parametrize(
    "asked",
    [{"game": "chess"}, {"game": 5}, {"lesson": 0}, {"lesson": 9}, {"lesson": "hard"}, {"lesson": None}, {"lesson": []},
     {"lesson": 1.5}, {"lesson": True}, {"seed": "x"}, {"seed": None}, {"length": 0}, {"length": 31}, {"length": "10"},
     {"length": True}, {"seats": 1}, {"seats": "x"}, {"nothing": 1}, {"order": "up"}],
)  # fmt: skip
def test_lesson_refuses_in_a_sentence(asked: dict[str, Any]) -> None:
    given = dict(asked)
    with pytest.raises(uw.Refusal) as refused:
        uw.lesson(given.pop("game", "uncle"), **given)
    assert len(str(refused.value)) < 250


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (
            {"at": "https://class.example.org/voila/render/uno.ipynb", "letter": True},
            "uw=lesson%2F2+uno+lesson%3D2",
        ),
        ({"at": "http://127.0.0.1:8866/voila/render/uno.ipynb"}, "start uncle-widgets"),
        ({"at": "http://localhost/x"}, "start uncle-widgets"),
        ({}, "start uncle-widgets"),
    ],
)
def test_a_page_gets_its_lesson_to_print_without_the_key(asked: dict[str, Any], told: str) -> None:
    lesson, sent = uw.lesson("uno", 2), []
    lesson.trail.send = lambda content, **_: sent.append(content)
    hear(lesson.trail, {"kind": "print", **asked})
    (message,) = sent
    assert message["kind"] == "print"
    html = message["html"].replace("<wbr>", "")
    assert "I must draw: will it fit?" in html
    assert 'class="key"' not in html
    assert ("size: letter" in html) is (asked.get("letter") is True)
    assert told in html


def test_what_is_no_address_is_told_and_practice_has_nothing_to_print() -> None:
    lesson, sent = uw.lesson("uno", 2), []
    lesson.trail.send = lambda content, **_: sent.append(content)
    for odd in ("javascript:alert(1)", "http://[", "https://x y"):
        hear(lesson.trail, {"kind": "print", "at": odd})
        assert lesson.trail.note.startswith("Expected a link that starts with http"), odd
    lesson.practise()
    hear(lesson.trail, {"kind": "print"})
    assert sent == []


def test_a_lesson_has_its_receipt_at_hand_from_the_first_answer_on_and_practice_has_none() -> None:
    room = uw.lesson("uncle", 1)
    assert room.trail.receipt == ""
    room.explainer.predict("43", "know")
    room.name("Ada 7")
    assert room.trail.receipt == of_attempt(room.attempt, "Ada 7")
    assert read_receipt(room.trail.receipt) is not None
    room.practise()
    assert room.trail.receipt == ""


def test_the_next_position_is_asked_as_the_lesson_sets_it_whatever_was_tried_at_the_last() -> None:
    lesson = uw.lesson("uncle", lesson=2)
    lesson.explainer.predict(34)
    page_sets(lesson.explainer, settings={"card": 6})
    hear(lesson.trail, {"kind": "go", "at": 1})
    assert lesson.at == 1
    assert lesson.explainer.current == lesson.exercises[1].question
    hear(lesson.trail, {"kind": "go", "at": 0})
    assert lesson.explainer.current == lesson.exercises[0].question
    assert lesson.explainer.revealed


def test_a_second_attempt_is_judged_by_what_is_said_in_it() -> None:
    """Position 6 is compared with 5, beside which it stands."""
    lesson = uw.lesson("uncle", lesson=4)

    def named(fifth: float) -> str:
        while lesson.at is not None and lesson.at < 4:
            say_exactly(lesson)
        lesson.explainer.predict(fifth, second=60)
        mistake = lesson.explainer.pair[1]["said"]["mistake"]
        return mistake["name"] if mistake else ""

    assert named(fifth=10) == "A ten is due"
    lesson.begin()
    assert named(fifth=60) != "A ten is due"


def test_a_lessons_own_mistake_belongs_to_its_question_as_it_is_set() -> None:
    lesson = uw.lesson("uno", lesson=2, order="any")
    ((name, number),) = {
        (found.verdict.mistake.name, found.high)
        for found in lesson.attempt.ranges(1)
        if found.verdict.mistake and found.verdict.mistake.name == lesson.exercises[1].slips[0].name
    }
    named = []
    for settings in ({}, {"draws": 4}):
        lesson.go(1)
        page_sets(lesson.explainer, settings=settings)
        lesson.explainer.predict(float(number * 100))
        named.append((lesson.explainer.panel["said"]["mistake"] or {}).get("name", ""))
    assert named[0] == name
    assert named[1] != name
