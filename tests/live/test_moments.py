"""What phones are sent of a lesson's positions: small, and with nothing of the answer before it is shown."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.js import node
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.widgets.rooms.lessons import lesson
from uncle_widgets.widgets.saved.answers import Answers
from uncle_widgets.widgets.saved.lessons import of_lesson
from uncle_widgets.widgets.saved.tries import CLASS
from uncle_widgets.widgets.table.table import Pack

SENDER = Path(node.HERE) / "moments.mjs"
MOST = 128 * 1024
ANSWERS = {"answer", "steps", "dots", "misconception", "judged", "tries", "lesson", "exact", "headline"}


def saved(game: str, number: int) -> dict[str, Any]:
    """A lesson as a class gets it."""
    kit, pack = GAMES[game], Pack()
    plan = next(plan for plan in plans(kit) if plan.number == number)
    answers = Answers(kit)
    for one in exercises(kit, plan):
        answers.try_out(one.posed, CLASS)
    room = lesson(game, number)
    boards = room.table.boards
    room.close()
    table = {"pool": pack.pool, "palette": kit.palette.css, "boards": boards}
    return {**of_lesson(kit, plan, (), pack, answers), "table": table}


def keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        yield from (key for one in value.values() for key in keys(one))
    elif isinstance(value, list):
        yield from (key for one in value for key in keys(one))


OTHERS = [("uno", 2), ("mr_t", 1), ("thrush", 4), ("say_uncle", 3)]
LESSONS = [("uncle", 1), *(pytest.param(lesson, marks=pytest.mark.full) for lesson in OTHERS)]


@pytest.fixture(scope="module", params=LESSONS)
def sent(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    path = tmp_path_factory.mktemp("lesson") / "lesson.json"
    path.write_text(json.dumps(saved(*request.param)), "utf-8")
    run = subprocess.run([node.needed(), str(SENDER), str(path)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    told: list[dict[str, Any]] = json.loads(run.stdout)
    return told


def test_a_moment_has_nothing_of_its_answer(sent: list[dict[str, Any]]) -> None:
    for one in sent:
        assert not ANSWERS & set(keys(one["moment"]))
        text = json.dumps(one["moment"], ensure_ascii=False)
        assert one["answer"]["shown"]["headline"] not in text
        assert len(exact := str(one["answer"]["exact"])) < 6 or exact not in text


def test_messages_fit_a_class_of_three_hundred(sent: list[dict[str, Any]]) -> None:
    for one in sent:
        assert len(json.dumps(one["moment"])) < MOST / 3
        assert len(json.dumps(one["answer"])) < MOST
        assert len(one["answer"]["marks"]) == 300


def test_a_mark_says_how_far_off_one_was_and_asks_after_the_mistake(sent: list[dict[str, Any]]) -> None:
    for one in sent:
        exact = one["answer"]["exact"]
        for mark in one["answer"]["marks"].values():
            said = mark["value"]
            assert ("too high" in mark["verdict"]) <= (said > exact)
            assert ("too low" in mark["verdict"]) <= (said < exact)
            assert mark["mistake"] is None or mark["mistake"]["asked"].endswith("?")


def test_each_student_deals_another_ten(sent: list[dict[str, Any]]) -> None:
    for one in sent:
        for mine in one["deals"]:
            assert len(mine) in (0, 10)
        with_cards = [all(deal["dealt"] or deal["traces"] for deal in mine) for mine in one["deals"]]
        assert with_cards in ([True] * 50 + [False] * 11, [True] * 61), "of none at all is all true"
        lines = {json.dumps([deal["value"] for deal in mine]) for mine in one["deals"] if mine}
        assert len(lines) > 1 or not lines
